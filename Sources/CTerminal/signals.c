#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE

#include "CTerminal.h"
#include "private.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

// Signals. Those that ask for something wake the loop, which saves and restores in its own time; those that say the
// process is broken restore the terminal at once and go on to whoever handled them before (Swift's backtracer, or the
// default action).

static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
static const int asking_signals[] = {SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
enum { fatal_count = sizeof fatal_signals / sizeof *fatal_signals };
enum { asking_count = sizeof asking_signals / sizeof *asking_signals };

static struct sigaction previous_fatal[fatal_count];
static struct sigaction previous_asking[asking_count];
static volatile sig_atomic_t pending[asking_count];
static volatile sig_atomic_t installed;
static int wake_pipe[2] = {-1, -1};

static void on_fatal(int signal, siginfo_t *info, void *context) {
  (void)context;
  terminal_restore();
  terminal_log_replay();
  for (int index = 0; index < fatal_count; index++) {
    if (fatal_signals[index] == signal) sigaction(signal, &previous_fatal[index], NULL);
  }
  // A fault happens again when this returns, with the right context for the next handler; a sent signal does not.
  if (info == NULL || info->si_code <= 0 || signal == SIGABRT) raise(signal);
}

static void on_asking(int signal) {
  int saved = errno;
  for (int index = 0; index < asking_count; index++) {
    if (asking_signals[index] != signal) continue;
    bool asks_to_end = signal == SIGTERM || signal == SIGINT || signal == SIGQUIT || signal == SIGHUP;
    if (asks_to_end && pending[index]) {
      // The loop did not answer the first one: it hangs. Leave the way the signal means.
      terminal_restore();
      terminal_log_replay();
      struct sigaction action = {0};
      action.sa_handler = SIG_DFL;
      sigaction(signal, &action, NULL);
      raise(signal);
    }
    pending[index] = 1;
  }
  terminal_wake();
  errno = saved;
}

static void make_pipe(void) {
  if (wake_pipe[0] >= 0 || pipe(wake_pipe) != 0) return;
  for (int end = 0; end < 2; end++) {
    fcntl(wake_pipe[end], F_SETFL, O_NONBLOCK);
    fcntl(wake_pipe[end], F_SETFD, FD_CLOEXEC);
  }
}

int32_t terminal_wake_descriptor(void) {
  make_pipe();
  return wake_pipe[0];
}

void terminal_wake(void) {
  // A full pipe is as good as a written one.
  if (wake_pipe[1] >= 0) (void)!write(wake_pipe[1], "", 1);
}

int32_t terminal_take_signal(void) {
  char bytes[64];
  while (wake_pipe[0] >= 0 && read(wake_pipe[0], bytes, sizeof bytes) > 0) {
  }
  for (int index = 0; index < asking_count; index++) {
    if (pending[index]) {
      pending[index] = 0;
      return asking_signals[index];
    }
  }
  return 0;
}

void terminal_install_signals(void) {
  make_pipe();
  if (installed) return;
  installed = 1;
  // A stack overflow leaves no room for a handler; give this thread another stack unless it has one.
  static char stack_bytes[64 * 1024];
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t other = {.ss_sp = stack_bytes, .ss_size = sizeof stack_bytes, .ss_flags = 0};
    sigaltstack(&other, NULL);
  }
  for (int index = 0; index < fatal_count; index++) {
    struct sigaction action = {0};
    action.sa_sigaction = on_fatal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(fatal_signals[index], &action, &previous_fatal[index]);
  }
  for (int index = 0; index < asking_count; index++) {
    pending[index] = 0;
    struct sigaction action = {0};
    action.sa_handler = on_asking;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(asking_signals[index], NULL, &previous_asking[index]);
    // `nohup` and background jobs ask not to be told.
    bool ignored = !(previous_asking[index].sa_flags & SA_SIGINFO) && previous_asking[index].sa_handler == SIG_IGN;
    bool may_be_ignored = asking_signals[index] == SIGHUP || asking_signals[index] == SIGINT
                          || asking_signals[index] == SIGQUIT;
    if (!(ignored && may_be_ignored)) sigaction(asking_signals[index], &action, NULL);
  }
}

void terminal_remove_signals(void) {
  if (!installed) return;
  for (int index = 0; index < fatal_count; index++) sigaction(fatal_signals[index], &previous_fatal[index], NULL);
  for (int index = 0; index < asking_count; index++) sigaction(asking_signals[index], &previous_asking[index], NULL);
  installed = 0;
}

void terminal_stop(void) {
  struct sigaction stopping = {0};
  struct sigaction before;
  stopping.sa_handler = SIG_DFL;
  sigemptyset(&stopping.sa_mask);
  sigaction(SIGTSTP, &stopping, &before);
  kill(0, SIGTSTP);
  // Delivered before kill returns for this process, since the signal is not blocked.
  sigaction(SIGTSTP, &before, NULL);
  // Whoever stopped here knows that it goes on.
  for (int index = 0; index < asking_count; index++) {
    if (asking_signals[index] == SIGCONT) pending[index] = 0;
  }
}
