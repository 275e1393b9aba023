#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

// The terminal, over ncurses. No type, macro or variable of curses shows here: Swift cannot import most of them, and
// they differ between Linux and macOS. One thread calls these functions, except where a function says otherwise.

/// Result of `terminal_open`.
enum {
  TERMINAL_OPENED = 0,
  /// Standard input or output is not a terminal.
  TERMINAL_NOT_A_TTY = 1,
  /// TERM is `dumb`.
  TERMINAL_DUMB = 2,
  /// TERM is empty or names no entry of the terminal database.
  TERMINAL_UNKNOWN_TYPE = 3,
  /// The terminal cannot move its cursor.
  TERMINAL_NO_CURSOR_ADDRESSING = 4,
  /// curses refused for another reason.
  TERMINAL_SETUP_FAILED = 5,
};

/// Kind of a `terminal_event`.
enum {
  /// Nothing to read, or a sequence that means nothing here and was swallowed.
  TERMINAL_NOTHING = 0,
  /// `code` is a Unicode scalar, control characters included.
  TERMINAL_CHARACTER = 1,
  /// `code` is one of TERMINAL_KEY_….
  TERMINAL_KEY = 2,
  /// `code` is one of TERMINAL_MOUSE_…, `row` and `column` from 0.
  TERMINAL_MOUSE = 3,
  TERMINAL_PASTE_BEGIN = 4,
  TERMINAL_PASTE_END = 5,
  /// The terminal is gone.
  TERMINAL_HANGUP = 6,
  /// A sequence was swallowed; there may be more to read.
  TERMINAL_SWALLOWED = 7,
};

enum {
  TERMINAL_KEY_UP = 1,
  TERMINAL_KEY_DOWN,
  TERMINAL_KEY_LEFT,
  TERMINAL_KEY_RIGHT,
  TERMINAL_KEY_HOME,
  TERMINAL_KEY_END,
  TERMINAL_KEY_PAGE_UP,
  TERMINAL_KEY_PAGE_DOWN,
  TERMINAL_KEY_BACKSPACE,
  TERMINAL_KEY_DELETE,
  TERMINAL_KEY_BACK_TAB,
  TERMINAL_KEY_ENTER,
  TERMINAL_KEY_ESCAPE,
  TERMINAL_KEY_F1,
};

enum {
  TERMINAL_MOUSE_PRESS = 1,
  TERMINAL_MOUSE_WHEEL_UP,
  TERMINAL_MOUSE_WHEEL_DOWN,
};

/// Bits of a style. The low byte is 0 for the default colour, else 1 + the number of a palette colour (0 to 15).
enum {
  TERMINAL_BOLD = 1 << 8,
  TERMINAL_DIM = 1 << 9,
  TERMINAL_UNDERLINE = 1 << 10,
  TERMINAL_REVERSE = 1 << 11,
};

struct terminal_event {
  int32_t kind;
  uint32_t code;
  int32_t row;
  int32_t column;
};

/// Takes the terminal: alternate screen, raw input, bracketed paste, default colours, own signal handlers; standard
/// error goes to a log until `terminal_close`. On failure nothing is left changed.
int32_t terminal_open(bool mouse, bool color);

/// Gives the terminal back as it was found.
void terminal_close(void);

/// Colours that can be drawn: 0, 8, 16 or more. 0 also where they were not wanted.
int32_t terminal_colors(void);

/// Asks the terminal itself, never LINES and COLUMNS, and makes curses follow.
void terminal_size(int32_t *rows, int32_t *columns);

/// Draws `count` scalars, the first in the cell at `row` and `column` (from 0).
void terminal_put(int32_t row, int32_t column, const uint32_t *scalars, int32_t count, uint32_t style);

/// Shows the cursor in a cell, or hides it where `row` is negative.
void terminal_cursor(int32_t row, int32_t column);

/// Sends what changed since the last call.
void terminal_flush(void);

/// The next flush draws every cell again.
void terminal_redraw(void);

/// Reads one event; never waits for a first byte.
void terminal_read(struct terminal_event *event);

/// Gives the terminal back for a child or a shell, until `terminal_resume`.
void terminal_suspend(void);
void terminal_resume(void);

/// Stops the process as Ctrl-Z does; returns when it was continued. Call between suspend and resume.
void terminal_stop(void);

/// Sends text to the terminal that is no drawing, such as a clipboard sequence.
void terminal_send(const char *bytes, int32_t count);

/// Whether the locale of the environment is UTF-8. Sets the process's character locale.
bool terminal_locale_is_utf8(void);

/// Cells a Unicode scalar takes on this system: 0, 1 or 2; -1 for what the locale cannot show.
int32_t terminal_width(uint32_t scalar);

/// Readable when `terminal_wake` was called or a signal came; drained by `terminal_take_signal`.
int32_t terminal_wake_descriptor(void);

/// Wakes whoever polls the descriptor. Any thread, and signal handlers.
void terminal_wake(void);

/// The next signal that came, or 0. Drains the wake descriptor.
int32_t terminal_take_signal(void);

/// Bytes of standard error kept in the log.
int64_t terminal_log_size(void);

/// Copies up to `capacity` bytes of the log from `offset`; also after `terminal_close`. Returns their number.
int64_t terminal_log_read(int64_t offset, char *buffer, int64_t capacity);

#endif
