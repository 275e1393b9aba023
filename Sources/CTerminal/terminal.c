#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#define NCURSES_WIDECHAR 1

#include "CTerminal.h"
#include "private.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// <term.h> calls capabilities by words that are needed here.
#undef columns
#undef lines

struct termios terminal_original_modes;
volatile sig_atomic_t terminal_is_raw;
char terminal_restore_string[512];
int terminal_restore_length;

static SCREEN *screen;
static bool wants_mouse;
/// Whether leaving brings back what was on the screen before.
static bool has_other_screen;
static int color_count;

static const char modes_on[] = "\033[?2004h";
static const char modes_off[] = "\033[?2004l";
// Clicks and wheel, in the encoding that knows columns past 223.
static const char mouse_on[] = "\033[?1000h\033[?1006h";
static const char mouse_off[] = "\033[?1006l\033[?1000l";

static void send(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

/// Adds a capability without its padding marks.
static void append_capability(const char *name) {
  const char *text = tigetstr((char *)name);
  if (text == NULL || text == (const char *)-1) return;
  while (*text && terminal_restore_length < (int)sizeof terminal_restore_string - 1) {
    if (text[0] == '$' && text[1] == '<') {
      while (*text && *text != '>') text++;
      if (*text) text++;
      continue;
    }
    terminal_restore_string[terminal_restore_length++] = *text++;
  }
}

static void append_text(const char *text) {
  while (*text && terminal_restore_length < (int)sizeof terminal_restore_string - 1) {
    terminal_restore_string[terminal_restore_length++] = *text++;
  }
}

static void build_restore_string(void) {
  terminal_restore_length = 0;
  append_text(mouse_off);
  append_text(modes_off);
  append_capability("sgr0");
  append_capability("rmkx");
  append_capability("cnorm");
  append_capability("rmcup");
  append_text("\r");
}

void terminal_restore(void) {
  if (!terminal_is_raw) return;
  terminal_is_raw = 0;
  (void)!write(STDOUT_FILENO, terminal_restore_string, (size_t)terminal_restore_length);
  tcsetattr(STDIN_FILENO, TCSANOW, &terminal_original_modes);
  terminal_log_restore();
}

/// What the terminal's description says, before curses touches anything.
static int32_t check_type(void) {
  const char *type = getenv("TERM");
  if (type == NULL || *type == 0) return TERMINAL_UNKNOWN_TYPE;
  if (strcmp(type, "dumb") == 0) return TERMINAL_DUMB;
  int status = 0;
  if (setupterm((char *)type, STDOUT_FILENO, &status) != OK) {
    return status == 1 ? TERMINAL_NO_CURSOR_ADDRESSING : TERMINAL_UNKNOWN_TYPE;
  }
  const char *move = tigetstr((char *)"cup");
  const char *mouse = tigetstr((char *)"kmous");
  if (mouse == NULL || mouse == (const char *)-1) wants_mouse = false;
  const char *leave = tigetstr((char *)"rmcup");
  has_other_screen = leave != NULL && leave != (const char *)-1;
  build_restore_string();
  del_curterm(cur_term);
  return move == NULL || move == (const char *)-1 ? TERMINAL_NO_CURSOR_ADDRESSING : TERMINAL_OPENED;
}

/// Where the picture stays on the screen, the shell must not write into it.
static void leave_picture(void) {
  if (has_other_screen) return;
  erase();
  refresh();
}

static void enter_modes(void) {
  send(modes_on, sizeof modes_on - 1);
  if (wants_mouse) send(mouse_on, sizeof mouse_on - 1);
}

int32_t terminal_open(bool mouse, bool color) {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return TERMINAL_NOT_A_TTY;
  terminal_locale_is_utf8();
  wants_mouse = mouse;
  int32_t checked = check_type();
  if (checked != TERMINAL_OPENED) return checked;
  if (tcgetattr(STDIN_FILENO, &terminal_original_modes) != 0) return TERMINAL_NOT_A_TTY;
  // The size comes from the terminal (terminal_size), never from LINES and COLUMNS.
  use_env(FALSE);
  // Before curses, which takes only those signals that nobody handles, and which may fail with the terminal half set.
  terminal_is_raw = 1;
  terminal_install_signals();
  screen = newterm(NULL, stdout, stdin);
  if (screen == NULL) {
    terminal_restore();
    terminal_remove_signals();
    return TERMINAL_SETUP_FAILED;
  }
  terminal_log_divert();
  if (getenv("ESCDELAY") == NULL) set_escdelay(25);
  raw();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  keypad(stdscr, TRUE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  curs_set(0);
  color_count = 0;
  if (color && has_colors()) {
    start_color();
    if (use_default_colors() == OK) {
      color_count = COLORS;
      for (short index = 0; index < 16 && index < COLORS && index + 1 < COLOR_PAIRS; index++) {
        init_pair((short)(index + 1), index, -1);
      }
    }
  }
  int32_t rows, columns;
  terminal_size(&rows, &columns);
  refresh();
  enter_modes();
  return TERMINAL_OPENED;
}

void terminal_close(void) {
  if (screen == NULL) return;
  if (terminal_is_raw) {
    send(mouse_off, sizeof mouse_off - 1);
    send(modes_off, sizeof modes_off - 1);
    leave_picture();
    endwin();
    terminal_is_raw = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal_original_modes);
  }
  terminal_log_restore();
  terminal_remove_signals();
  delscreen(screen);
  screen = NULL;
}

int32_t terminal_colors(void) { return color_count; }

void terminal_size(int32_t *rows, int32_t *columns) {
  struct winsize size;
  *rows = 24;
  *columns = 80;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
    *rows = size.ws_row;
    *columns = size.ws_col;
  }
  if (screen != NULL && (LINES != *rows || COLS != *columns)) resizeterm(*rows, *columns);
}

void terminal_put(int32_t row, int32_t column, const uint32_t *scalars, int32_t count, uint32_t style) {
  if (screen == NULL || row < 0 || column < 0 || row >= LINES || column >= COLS) return;
  attr_t attributes = A_NORMAL;
  if (style & TERMINAL_BOLD) attributes |= A_BOLD;
  if (style & TERMINAL_DIM) attributes |= A_DIM;
  if (style & TERMINAL_UNDERLINE) attributes |= A_UNDERLINE;
  if (style & TERMINAL_REVERSE) attributes |= A_REVERSE;
  int color = (int)(style & 0xFF);
  // Bright colours fall back to their plain ones where there are only eight.
  if (color > 8 && color_count < 16) color -= 8;
  if (color > color_count) color = 0;
  attr_set(attributes, (short)color, NULL);
  wchar_t text[256];
  move(row, column);
  int32_t index = 0;
  while (index < count) {
    int length = 0;
    while (index < count && length < 255) text[length++] = (wchar_t)scalars[index++];
    addnwstr(text, length);
  }
}

void terminal_cursor(int32_t row, int32_t column) {
  if (screen == NULL) return;
  if (row < 0) {
    curs_set(0);
  } else {
    move(row, column);
    curs_set(1);
  }
}

void terminal_flush(void) {
  if (screen == NULL || !terminal_is_raw) return;
  wnoutrefresh(stdscr);
  doupdate();
}

void terminal_redraw(void) {
  if (screen != NULL) clearok(curscr, TRUE);
}

void terminal_suspend(void) {
  if (screen == NULL || !terminal_is_raw) return;
  send(mouse_off, sizeof mouse_off - 1);
  send(modes_off, sizeof modes_off - 1);
  leave_picture();
  endwin();
  terminal_is_raw = 0;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal_original_modes);
  terminal_log_restore();
}

void terminal_resume(void) {
  if (screen == NULL) return;
  terminal_log_divert();
  terminal_is_raw = 1;
  int32_t rows, columns;
  terminal_size(&rows, &columns);
  reset_prog_mode();
  raw();
  noecho();
  nonl();
  clearok(curscr, TRUE);
  refresh();
  enter_modes();
}

void terminal_send(const char *bytes, int32_t count) {
  if (count > 0) send(bytes, (size_t)count);
}

bool terminal_locale_is_utf8(void) {
  if (setlocale(LC_CTYPE, "") == NULL) {
    // A locale that this machine does not have, as ssh hands one on: what it says about characters is true all the same.
    const char *names[] = {getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG")};
    for (int index = 0; index < 3; index++) {
      if (names[index] == NULL || names[index][0] == 0) continue;
      if (strstr(names[index], "UTF-8") != NULL || strstr(names[index], "utf8") != NULL) {
        if (setlocale(LC_CTYPE, "C.UTF-8") == NULL) setlocale(LC_CTYPE, "en_US.UTF-8");
      }
      break;
    }
  }
  const char *name = nl_langinfo(CODESET);
  return name != NULL && (strcmp(name, "UTF-8") == 0 || strcmp(name, "utf8") == 0 || strcmp(name, "UTF8") == 0);
}

int32_t terminal_width(uint32_t scalar) { return (int32_t)wcwidth((wchar_t)scalar); }
