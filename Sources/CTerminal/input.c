#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#define NCURSES_WIDECHAR 1

#include "CTerminal.h"
#include "private.h"

#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

// Reading. curses knows the keys of the terminal's own description; every other escape sequence ends here: the few
// that mean something (mouse, paste, arrows of a terminal that is not what TERM says) become events, all others,
// replies to queries that somebody else sent included, are swallowed to their last byte.

/// Time in which the rest of a sequence must follow, milliseconds.
enum { sequence_delay = 50 };
enum { longest_sequence = 8192 };

static bool next(wint_t *character, int delay) {
  wtimeout(stdscr, delay);
  int result = wget_wch(stdscr, character);
  wtimeout(stdscr, 0);
  return result == OK;
}

static void set(struct terminal_event *event, int32_t kind, uint32_t code) {
  event->kind = kind;
  event->code = code;
}

/// OSC, DCS, APC, PM, SOS: up to BEL or ESC \.
static void swallow_string(void) {
  wint_t character;
  bool escaped = false;
  for (int count = 0; count < longest_sequence && next(&character, sequence_delay); count++) {
    if (character == 7 || (escaped && character == '\\')) return;
    escaped = character == 27;
  }
}

static void final_byte(struct terminal_event *event, wint_t final, const int *values, int count, bool is_mouse) {
  int first = count > 0 ? values[0] : 0;
  set(event, TERMINAL_SWALLOWED, 0);
  if (is_mouse) {
    if (count < 3) return;
    event->column = values[1] - 1;
    event->row = values[2] - 1;
    int button = first & ~(4 | 8 | 16);
    if (final != 'M') return;
    if (button == 0) set(event, TERMINAL_MOUSE, TERMINAL_MOUSE_PRESS);
    if (button == 64) set(event, TERMINAL_MOUSE, TERMINAL_MOUSE_WHEEL_UP);
    if (button == 65) set(event, TERMINAL_MOUSE, TERMINAL_MOUSE_WHEEL_DOWN);
    return;
  }
  switch (final) {
    case 'A': set(event, TERMINAL_KEY, TERMINAL_KEY_UP); break;
    case 'B': set(event, TERMINAL_KEY, TERMINAL_KEY_DOWN); break;
    case 'C': set(event, TERMINAL_KEY, TERMINAL_KEY_RIGHT); break;
    case 'D': set(event, TERMINAL_KEY, TERMINAL_KEY_LEFT); break;
    case 'H': set(event, TERMINAL_KEY, TERMINAL_KEY_HOME); break;
    case 'F': set(event, TERMINAL_KEY, TERMINAL_KEY_END); break;
    case 'Z': set(event, TERMINAL_KEY, TERMINAL_KEY_BACK_TAB); break;
    case '~':
      switch (first) {
        case 1: case 7: set(event, TERMINAL_KEY, TERMINAL_KEY_HOME); break;
        case 4: case 8: set(event, TERMINAL_KEY, TERMINAL_KEY_END); break;
        case 3: set(event, TERMINAL_KEY, TERMINAL_KEY_DELETE); break;
        case 5: set(event, TERMINAL_KEY, TERMINAL_KEY_PAGE_UP); break;
        case 6: set(event, TERMINAL_KEY, TERMINAL_KEY_PAGE_DOWN); break;
        case 11: set(event, TERMINAL_KEY, TERMINAL_KEY_F1); break;
        case 200: set(event, TERMINAL_PASTE_BEGIN, 0); break;
        case 201: set(event, TERMINAL_PASTE_END, 0); break;
        default: break;
      }
      break;
    default: break;
  }
}

/// CSI: parameters, then one final byte from @ to ~.
static void read_control_sequence(struct terminal_event *event) {
  int values[8] = {0};
  int count = 0;
  bool is_private = false, is_mouse = false;
  wint_t character;
  set(event, TERMINAL_SWALLOWED, 0);
  for (int length = 0; length < longest_sequence && next(&character, sequence_delay); length++) {
    if (character >= '0' && character <= '9') {
      if (count == 0) count = 1;
      if (count <= 8 && values[count - 1] < 100000) values[count - 1] = values[count - 1] * 10 + (int)(character - '0');
    } else if (character == ';' || character == ':') {
      if (count == 0) count = 1;
      if (count < 8) count++;
    } else if (length == 0 && character == '<') {
      is_mouse = true;
    } else if (length == 0 && (character == '?' || character == '>' || character == '=')) {
      is_private = true;
    } else if (length == 0 && character == '[') {
      // Function keys of the Linux console: one more byte.
      next(&character, sequence_delay);
      return;
    } else if (length == 0 && character == 'M' && !is_private) {
      // A click in the old encoding: three bytes of raw data.
      wint_t ignored;
      for (int byte = 0; byte < 3; byte++) next(&ignored, sequence_delay);
      return;
    } else if (character >= 0x40 && character <= 0x7E) {
      if (!is_private) final_byte(event, character, values, count, is_mouse);
      return;
    } else if (character < 0x20 || character > 0x7E) {
      return;
    }
  }
}

static void read_escape(struct terminal_event *event) {
  wint_t character;
  // curses has waited already: what belongs to a sequence is in its queue.
  if (!next(&character, 0)) {
    set(event, TERMINAL_KEY, TERMINAL_KEY_ESCAPE);
    return;
  }
  set(event, TERMINAL_SWALLOWED, 0);
  switch (character) {
    case '[': read_control_sequence(event); break;
    case ']': case 'P': case '_': case '^': case 'X': swallow_string(); break;
    case 'O':
      if (next(&character, sequence_delay)) {
        int none = 0;
        if (character == 'P') set(event, TERMINAL_KEY, TERMINAL_KEY_F1);
        else if (character == 'M') set(event, TERMINAL_KEY, TERMINAL_KEY_ENTER);
        else final_byte(event, character, &none, 0, false);
      }
      break;
    case 27: set(event, TERMINAL_KEY, TERMINAL_KEY_ESCAPE); break;
    // Alt with a key means nothing here.
    default: break;
  }
}

static void read_key(struct terminal_event *event, wint_t code) {
  set(event, TERMINAL_SWALLOWED, 0);
  switch (code) {
    case KEY_UP: set(event, TERMINAL_KEY, TERMINAL_KEY_UP); break;
    case KEY_DOWN: set(event, TERMINAL_KEY, TERMINAL_KEY_DOWN); break;
    case KEY_LEFT: set(event, TERMINAL_KEY, TERMINAL_KEY_LEFT); break;
    case KEY_RIGHT: set(event, TERMINAL_KEY, TERMINAL_KEY_RIGHT); break;
    case KEY_HOME: case KEY_FIND: set(event, TERMINAL_KEY, TERMINAL_KEY_HOME); break;
    case KEY_END: case KEY_SELECT: set(event, TERMINAL_KEY, TERMINAL_KEY_END); break;
    case KEY_PPAGE: set(event, TERMINAL_KEY, TERMINAL_KEY_PAGE_UP); break;
    case KEY_NPAGE: set(event, TERMINAL_KEY, TERMINAL_KEY_PAGE_DOWN); break;
    case KEY_BACKSPACE: set(event, TERMINAL_KEY, TERMINAL_KEY_BACKSPACE); break;
    case KEY_DC: set(event, TERMINAL_KEY, TERMINAL_KEY_DELETE); break;
    case KEY_BTAB: set(event, TERMINAL_KEY, TERMINAL_KEY_BACK_TAB); break;
    case KEY_ENTER: set(event, TERMINAL_KEY, TERMINAL_KEY_ENTER); break;
    default:
      if (code == (wint_t)KEY_F(1)) set(event, TERMINAL_KEY, TERMINAL_KEY_F1);
      break;
  }
}

void terminal_read(struct terminal_event *event) {
  *event = (struct terminal_event){0};
  if (!terminal_is_raw) return;
  wint_t character = 0;
  wtimeout(stdscr, 0);
  errno = 0;
  int result = wget_wch(stdscr, &character);
  if (result == ERR) {
    // Nothing there, or nobody any more: a closed terminal is always readable and never has a byte.
    struct pollfd descriptor = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&descriptor, 1, 0) > 0) {
      int waiting = 0;
      bool is_gone = (descriptor.revents & (POLLHUP | POLLERR | POLLNVAL))
                     || ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0 || waiting == 0;
      if (is_gone) set(event, TERMINAL_HANGUP, 0);
    }
    return;
  }
  if (result == KEY_CODE_YES) {
    read_key(event, character);
  } else if (character == 27) {
    read_escape(event);
  } else {
    set(event, TERMINAL_CHARACTER, (uint32_t)character);
  }
}
