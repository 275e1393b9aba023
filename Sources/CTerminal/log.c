#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE

#include "CTerminal.h"
#include "private.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

// Standard error while the screen is up: whatever a library prints goes to an unlinked file and is told afterwards.

static int log_descriptor = -1;
static int real_error = -1;
static volatile sig_atomic_t diverted;

void terminal_log_open(void) {
  if (log_descriptor >= 0) return;
  const char *folder = getenv("TMPDIR");
  char path[1024];
  int length = snprintf(path, sizeof path, "%s/sceneshift-log.XXXXXX", folder && *folder ? folder : "/tmp");
  if (length < 0 || (size_t)length >= sizeof path) return;
  log_descriptor = mkstemp(path);
  if (log_descriptor < 0) return;
  unlink(path);
  fcntl(log_descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(log_descriptor, F_SETFL, O_APPEND);
}

void terminal_log_divert(void) {
  if (diverted) return;
  terminal_log_open();
  if (log_descriptor < 0) return;
  fflush(stderr);
  if (real_error < 0) {
    real_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (real_error < 0) return;
  }
  // An error stream that is a file of the user's own stays theirs.
  if (!isatty(real_error)) return;
  if (dup2(log_descriptor, STDERR_FILENO) >= 0) diverted = 1;
}

void terminal_log_restore(void) {
  if (!diverted) return;
  dup2(real_error, STDERR_FILENO);
  diverted = 0;
}

void terminal_log_replay(void) {
  if (log_descriptor < 0) return;
  char buffer[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(log_descriptor, buffer, sizeof buffer, offset)) > 0) {
    (void)!write(STDERR_FILENO, buffer, (size_t)count);
    offset += count;
  }
}

int64_t terminal_log_size(void) {
  struct stat status;
  if (log_descriptor < 0 || fstat(log_descriptor, &status) != 0) return 0;
  return status.st_size;
}

int64_t terminal_log_read(int64_t offset, char *buffer, int64_t capacity) {
  if (log_descriptor < 0 || capacity <= 0 || offset < 0) return 0;
  ssize_t count = pread(log_descriptor, buffer, (size_t)capacity, offset);
  return count > 0 ? count : 0;
}
