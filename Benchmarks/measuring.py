"""Runs of processes, measured as the system accounts for them, and programs in a pseudo-terminal."""

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import subprocess
import termios
import time


class Run:
    """What one run of a process took."""

    def __init__(self, wall, cpu, peak, status):
        self.wall, self.cpu, self.peak, self.status = wall, cpu, peak, status


def run(arguments, environment=None, folder=None):
    """Runs to the end, its output thrown away. Times in milliseconds, peak memory in megabytes."""
    start = time.perf_counter()
    process = subprocess.Popen(
        arguments, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - start
    # The system counts in kilobytes on Linux, in bytes on macOS.
    peak = usage.ru_maxrss / (1 << (20 if os.uname().sysname == "Darwin" else 10))
    return Run(wall * 1000, (usage.ru_utime + usage.ru_stime) * 1000, peak, process.returncode)


def in_turn(works, rounds, warm_up=1):
    """Calls each of `works` (by name) in turn, A B C A B C …, so that a slower moment meets all of them."""
    results = {name: [] for name in works}
    for number in range(rounds + warm_up):
        for name, work in works.items():
            result = work()
            if number >= warm_up:
                results[name].append(result)
    return results


def median(values):
    return statistics.median(values)


def ratio(ones, others):
    """The median of the ratios pair by pair."""
    return statistics.median(one / other for one, other in zip(ones, others) if other)


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Screen:
    """A program in a pseudo-terminal of 120 by 40."""

    QUIET = 0.03

    def __init__(self, arguments, environment, rows=40, columns=120):
        self.start = time.perf_counter()
        self.output = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execvpe(arguments[0], arguments, environment)

    def read(self, wait):
        """What comes within `wait` seconds; empty where nothing does."""
        if not select.select([self.terminal], [], [], wait)[0]:
            return b""
        try:
            data = os.read(self.terminal, 1 << 16)
        except OSError:
            data = b""
        self.output += data
        return data

    def wait_for(self, text, limit=120):
        """Milliseconds from the start until `text` was painted."""
        end = time.perf_counter() + limit
        while time.perf_counter() < end:
            if text in self.output:
                return (time.perf_counter() - self.start) * 1000
            self.read(0.01)
        raise RuntimeError(f"{text!r} did not appear; last: {self.output[-400:]!r}")

    def settle(self, quiet=0.4, limit=60):
        """Reads until nothing has come for `quiet` seconds."""
        end = time.perf_counter() + limit
        while self.read(quiet) and time.perf_counter() < end:
            pass
        self.output = b""

    def key(self, keys, limit=2.0):
        """Presses keys. Milliseconds until the last byte of what they paint, and the number of bytes; None for nothing."""
        start = time.perf_counter()
        os.write(self.terminal, keys)
        count, last = 0, None
        wait = limit
        while True:
            data = self.read(wait)
            if not data:
                break
            count += len(data)
            last = time.perf_counter()
            wait = self.QUIET
        return None if last is None else ((last - start) * 1000, count)

    def after(self, keys, text, limit=120):
        """Presses keys. Milliseconds until `text` is painted."""
        self.output = b""
        start = time.perf_counter()
        os.write(self.terminal, keys)
        while text not in self.output:
            self.read(0.01)
            if time.perf_counter() - start > limit:
                raise RuntimeError(f"{text!r} did not appear after {keys!r}; last: {self.output[-400:]!r}")
        return (time.perf_counter() - start) * 1000

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.close(self.terminal)
        os.waitpid(self.process, 0)
