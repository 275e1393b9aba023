#ifndef CTERMINAL_PRIVATE_H
#define CTERMINAL_PRIVATE_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <termios.h>

// What the files of this target share. The restore path touches only what a signal handler may.

/// The terminal as it was found, and what gives it back.
extern struct termios terminal_original_modes;
extern volatile sig_atomic_t terminal_is_raw;
/// One string that leaves every mode this program turns on; built once, before any of them is on.
extern char terminal_restore_string[512];
extern int terminal_restore_length;

/// Modes, escape string and standard error as they were. Signal-safe; does nothing when already restored.
void terminal_restore(void);

void terminal_install_signals(void);
void terminal_remove_signals(void);

/// Standard error to the log and back. Back is signal-safe.
void terminal_log_open(void);
void terminal_log_divert(void);
void terminal_log_restore(void);
/// Copies the log to standard error. Signal-safe.
void terminal_log_replay(void);

#endif
