#!/usr/bin/env python3
"""bench.py PROGRAM [--full]: measures the program beside what people use instead, and writes RESULTS.md.

Every comparison runs in turn on the same machine, so the ratios mean something elsewhere; the times do not. Programs that
are not installed are left out, and the results say so.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

from measuring import Screen, in_turn, median, percentile, ratio, run

HERE = os.path.dirname(os.path.abspath(__file__))
PATTERNS = [
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "open url", "continue userActivity", "keyWindow", r"UIScreen\.main", r"UIWindow\(",
    "UIApplicationSceneManifest", "UISceneConfiguration",
]
AST_RULES = "\n---\n".join(
    f"id: rule{number}\nlanguage: swift\nrule:\n  {rule}"
    for number, rule in enumerate(
        [f"kind: function_declaration\n  has: {{field: name, regex: '^{name}$'}}" for name in PATTERNS[:4]]
        + [f"kind: function_declaration\n  regex: '{words}'" for words in PATTERNS[4:6]]
        + ["pattern: $A.keyWindow", "pattern: UIScreen.main", "pattern: UIWindow($$$)"]
    )
)


PARTS = ["audit", "scaling", "first_frame", "keys", "plan", "apply"]


class Bench:
    def __init__(self, program, full):
        self.program = os.path.abspath(program)
        self.full = full
        self.folder = os.path.join(os.environ.get("BENCH_FOLDER", tempfile.gettempdir()), "sceneshift-bench")
        self.state = tempfile.mkdtemp(prefix="sceneshift-bench-state")
        self.environment = {**os.environ, "XDG_STATE_HOME": self.state, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self.rounds = 7 if full else 3
        self.lines = []
        os.makedirs(self.folder, exist_ok=True)

    def tree(self, name, **sizes):
        """A generated project; the name tells its sizes, so that it is made once."""
        name = "-".join([name] + [f"{key}{value}" for key, value in sizes.items()])
        path = os.path.join(self.folder, name)
        arguments = [f"--{key}={value}" for key, value in sizes.items()]
        subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), path] + arguments, check=True)
        return path

    def has(self, tool):
        if shutil.which(tool):
            return True
        self.say(f"- `{tool}` is not installed here and was left out.")
        return False

    def say(self, line=""):
        print(line, flush=True)
        self.lines.append(line)

    def table(self, title, commands, results, base, note=None):
        """Rows of medians, and the ratio of the first row to each other, pair by pair."""
        self.say(f"\n### {title}\n")
        if note:
            self.say(note + "\n")
        self.say("| what | wall ms | CPU ms | peak MB | wall: ours ÷ this | CPU: ours ÷ this |")
        self.say("| --- | ---: | ---: | ---: | ---: | ---: |")
        ours = results[base]
        for name, runs in results.items():
            walls = ratio([one.wall for one in ours], [other.wall for other in runs])
            cpus = ratio([one.cpu for one in ours], [other.cpu for other in runs])
            same = name == base
            self.say(
                f"| {name} | {median([one.wall for one in runs]):.0f} | {median([one.cpu for one in runs]):.0f} | "
                f"{median([one.peak for one in runs]):.0f} | {'' if same else f'{walls:.2f}'} | "
                f"{'' if same else f'{cpus:.2f}'} |")
        self.say("\n```")
        for name in results:
            if name in commands:
                self.say(commands[name])
        self.say("```")

    # Audit

    def audit(self):
        vendored = 1.0 if self.full else 0.05
        tree = self.tree("app", files=1000, vendored=vendored)
        silent = self.tree("silent", files=1000, vendored=vendored, reads=0)
        with open(tree + ".files", encoding="utf-8") as file:
            needed = file.read().split()
        works = {"`sceneshift audit`": lambda: run([self.program, "audit", tree], self.environment)}
        commands = {"`sceneshift audit`": "sceneshift audit TREE"}
        works["`sceneshift audit`, and what a plan would change"] = lambda: run(
            [self.program, "audit", tree, "--format", "json"], self.environment)
        commands["`sceneshift audit`, and what a plan would change"] = "sceneshift audit TREE --format json"
        works["`sceneshift audit`, hardly anything to parse"] = lambda: run(
            [self.program, "audit", silent], self.environment)
        works["reading once what has to be read"] = lambda: run(["cat"] + needed, folder=tree)
        commands["reading once what has to be read"] = "cat $(cat TREE.files)"
        if self.has("rg"):
            once = ["rg", "-n", "|".join(PATTERNS)]
            works["`rg`, all patterns, what has to be read"] = lambda: run(once + needed, folder=tree)
            commands["`rg`, all patterns, what has to be read"] = "rg -n 'A|B|…' $(cat TREE.files)"

            def one_by_one(where):
                runs = [run(["rg", "-n", pattern] + where, folder=tree) for pattern in PATTERNS]
                total = runs[0]
                total.wall, total.cpu = sum(one.wall for one in runs), sum(one.cpu for one in runs)
                return total

            whole = ["--no-ignore", "-g", "*.{swift,m,mm,h,plist}", "."]
            works["`rg`, pattern after pattern, what has to be read"] = lambda: one_by_one(needed)
            works["`rg`, all patterns, whole tree"] = lambda: run(once + whole, folder=tree)
            works["`rg`, pattern after pattern, whole tree"] = lambda: one_by_one(whole)
            commands["`rg`, all patterns, whole tree"] = "rg -n --no-ignore -g '*.{swift,m,mm,h,plist}' 'A|B|…' TREE"
        if self.has("ast-grep"):
            swift = [path for path in needed if path.endswith(".swift")]
            works["`ast-grep`, nine rules, the Swift files"] = lambda: run(
                ["ast-grep", "scan", "--inline-rules", AST_RULES] + swift, folder=tree)
            commands["`ast-grep`, nine rules, the Swift files"] = "ast-grep scan --inline-rules RULES FILES"
        results = in_turn(works, self.rounds)
        vendored_files = int(150_000 * vendored)
        self.table(
            "Audit", commands, results, "`sceneshift audit`",
            f"1,000 source files of the app, 300 npm packages, {vendored_files:,} vendored files. "
            f"{len(needed)} files have to be read. Patterns: " + ", ".join(f"`{one}`" for one in PATTERNS) + ".")
        ours, silent = results["`sceneshift audit`"], results["`sceneshift audit`, hardly anything to parse"]
        rest = [one.cpu for one in silent]
        parsing = median([one.cpu for one in ours]) - median(rest)
        self.say(f"\nParsing the files that hold something takes {parsing:.0f} ms of the CPU time.")
        once = results.get("`rg`, all patterns, what has to be read") or results["reading once what has to be read"]
        passes = [one.cpu for one in once]
        self.fact("audit without parsing ÷ one pass of `rg`, CPU time", f"{ratio(rest, passes):.1f}", "1.3")
        self.weakest = (
            f"An audit takes {ratio([one.cpu for one in ours], passes):.0f} times the CPU time of one pass of `rg` over "
            f"the same files, {ratio(rest, passes):.0f} times without the files that have to be parsed. `rg` prints lines. "
            "An audit also reads the project file, the build settings and 300 package manifests, finds out which target "
            f"compiles what, and asks the rules. Most of the rest is the compiler's own parser: {parsing:.0f} ms for "
            f"{self.parsed(tree)}.")
        self.fact("audit peak memory", f"{median([one.peak for one in ours]):.0f} MB", "under 150 MB")

    def parsed(self, tree):
        """What an audit parses, in its own words."""
        text = subprocess.run(
            [self.program, "audit", tree], env=self.environment, stdout=subprocess.PIPE, check=False).stdout.decode()
        match = re.search(r"parsed (\d+) \(([^)]*)\)", text)
        return f"{match[1]} files of {match[2]}" if match else "the files that hold something"

    def scaling(self):
        shares = [0.0, 0.1, 1.0] if self.full else [0.0, 0.05, 0.2]
        self.say("\n### Growth\n")
        self.say("| app files | vendored files | wall ms | CPU ms | peak MB |")
        self.say("| ---: | ---: | ---: | ---: | ---: |")
        sizes = [(files, shares[1]) for files in (250, 1000, 4000)] + [(1000, share) for share in shares]
        works = {}
        for files, share in dict.fromkeys(sizes):
            tree = self.tree("app", files=files, vendored=share)
            works[files, share] = lambda tree=tree: run([self.program, "audit", tree], self.environment)
        results = in_turn(works, self.rounds)
        for (files, share), runs in results.items():
            self.say(
                f"| {files:,} | {int(150_000 * share):,} | {median([one.wall for one in runs]):.0f} | "
                f"{median([one.cpu for one in runs]):.0f} | {median([one.peak for one in runs]):.0f} |")
        least, most = results[1000, shares[0]], results[1000, shares[2]]
        grown = ratio([one.cpu for one in most], [one.cpu for one in least])
        self.fact(f"CPU time with {int(150_000 * shares[2]):,} vendored files ÷ with none", f"{grown:.2f}", "1")

    # Terminal

    def answers(self, tree):
        """Decides everything as recommended, or else by the first answer. Returns a decisions file."""
        report = subprocess.run(
            [self.program, "audit", tree, "--format", "json"], env=self.environment, stdout=subprocess.PIPE, check=False)
        decisions = []
        for finding in json.loads(report.stdout)["projects"][0]["findings"]:
            choices = finding["choices"]
            if choices:
                best = next((one for one in choices if one["recommended"]), choices[0])
                decisions.append({"finding": finding["id"], "choice": best["id"]})
        path = tree + ".decisions.json"
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"schema": 1, "decisions": decisions}, file)
        return path

    def first_frame(self):
        tree = self.tree("app", files=1000, vendored=1.0 if self.full else 0.05)
        text = os.path.join(self.folder, "lines.txt")
        with open(text, "w", encoding="utf-8") as file:
            file.writelines(f"first line {number}\n" for number in range(20_000))
        starts = {"`sceneshift TREE`": ([self.program, tree], b"sceneshift")}
        if self.has("less"):
            starts["`less FILE`"] = (["less", text], b"first line 9")
        if self.has("tig"):
            starts["`tig < FILE`"] = (["sh", "-c", f"exec tig < '{text}'"], b"first line 9")

        def start(arguments, words):
            screen = Screen(arguments, self.environment)
            time = screen.wait_for(words)
            screen.close()
            return time

        works = {name: lambda one=one: start(*one) for name, one in starts.items()}
        results = in_turn(works, 4 * self.rounds)
        self.say("\n### First frame\n")
        self.say("From the start of the process to its first line on the screen, before any audit.\n")
        self.say("| what | median ms | worst ms |")
        self.say("| --- | ---: | ---: |")
        for name, times in results.items():
            self.say(f"| {name} | {median(times):.1f} | {max(times):.1f} |")
        self.fact("first frame", f"{median(results['`sceneshift TREE`']):.0f} ms", "under 50 ms")

    # Down and up in turn: a short text ends, and a key at its end paints nothing.
    KEYS = {"line": [b"j"] * 10 + [b"k"] * 10, "page": [b"\x1b[6~", b"\x1b[5~"]}

    def keys(self):
        many = self.tree("findings", files=1000, vendored=0, windows=286)
        long = self.tree("diff", files=1000, vendored=0, windows=75)
        answers = self.answers(long)
        patch = os.path.join(self.folder, "long.patch")
        subprocess.run(
            [self.program, "plan", long, "--decisions", answers, "--patch", patch], env=self.environment,
            stdout=subprocess.DEVNULL, check=False)
        with open(patch, encoding="utf-8") as file:
            lines = sum(1 for _ in file)
        listing = os.path.join(self.folder, "findings.txt")
        with open(listing, "w", encoding="utf-8") as file:
            subprocess.run([self.program, "audit", many], env=self.environment, stdout=file, check=False)

        def findings():
            screen = Screen([self.program, many], self.environment)
            screen.wait_for(b"not adopted")
            return screen

        def preview():
            screen = Screen([self.program, "--session", answers, long], self.environment)
            screen.wait_for(b"not adopted")
            screen.settle()
            screen.after(b"p", b"After")
            screen.settle()
            os.write(screen.terminal, b"\r")
            return screen

        programs = {"`sceneshift`, 10,000 findings": findings, f"`sceneshift`, preview of {lines:,} lines": preview}
        for name, file in (("the report", listing), ("the diff", patch)):
            if shutil.which("less"):
                programs[f"`less`, {name}"] = lambda file=file: Screen(["less", file], self.environment)
            if shutil.which("tig"):
                programs[f"`tig`, {name}"] = lambda file=file: Screen(
                    ["sh", "-c", f"exec tig < '{file}'"], self.environment)
        self.say("\n### Key to painted screen\n")
        self.say("120 by 40. From the key to the last byte it paints, and the bytes it paints.\n")
        self.say("| what | key | median ms | p99 ms | median bytes |")
        self.say("| --- | --- | ---: | ---: | ---: |")
        worst = 0
        for name, start in programs.items():
            screen = start()
            screen.settle(quiet=1.0)
            idle = sum(len(screen.read(0.5)) for _ in range(4))
            for key, codes in self.KEYS.items():
                presses = [screen.key(codes[turn % len(codes)]) for turn in range(300 if self.full else 100)]
                painted = [one for one in presses if one]
                times, sizes = [one[0] for one in painted], [one[1] for one in painted]
                self.say(
                    f"| {name} | {key} | {median(times):.1f} | {percentile(times, 0.99):.1f} | {median(sizes):.0f} |")
                if "sceneshift" in name:
                    worst = max(worst, percentile(times, 0.99))
            if "sceneshift" in name:
                os.write(screen.terminal, b"G")
                screen.settle(quiet=0.5)
                end = screen.key(b"j", limit=0.5)
                self.fact(f"{name}: bytes painted in two idle seconds; by a key at the end of the list", f"{idle}; {end[1] if end else 0}", "0; 0")
            screen.close()
        self.fact("key to painted screen, worst p99", f"{worst:.1f} ms", "under 16 ms")

    # Planning and applying

    def plan(self):
        tree = self.tree("edits", files=1000, vendored=0, windows=6)
        answers = self.answers(tree)
        plan = [self.program, "plan", tree, "--decisions", answers]
        report = subprocess.run(plan + ["--format", "json"], env=self.environment, stdout=subprocess.PIPE, check=False)
        files = json.loads(report.stdout)["files"]
        edits = sum(len(file["edits"]) for file in files)
        results = in_turn({
            "audit": lambda: run([self.program, "verify", tree, "--format", "markdown"], self.environment),
            "plan": lambda: run(plan, self.environment),
        }, self.rounds)
        wall, cpu = ([median([getattr(b, one) - getattr(a, one) for a, b in zip(results["audit"], results["plan"])])
                      for one in ("wall", "cpu")])
        self.say(f"\n### Plan of {edits} edits in {len(files)} files\n")
        self.say(f"`sceneshift plan TREE --decisions FILE` takes {wall:.0f} ms more than the audit alone ({cpu:.0f} ms of CPU "
                 "time): planning, reading every result back, auditing the tree as it would be, printing the difference.")

        previews, scans, again = [], [], []
        for _ in range(self.rounds):
            screen = Screen([self.program, "--session", answers, tree], self.environment)
            scans.append(screen.wait_for(b"not adopted"))
            screen.settle(quiet=1.5)
            previews.append(screen.after(b"p", b"After"))
            screen.settle()
            os.write(screen.terminal, b"q")
            screen.settle()
            again.append(screen.after(b"S", b"Read again"))
            screen.close()
        self.say(f"\nIn the assistant: findings {median(scans):.0f} ms after the start, the preview {median(previews):.0f} ms "
                 f"after `p`, the findings {median(again):.0f} ms after `S` (scan again).")
        self.fact(f"plan of {edits} edits beyond the audit", f"{wall:.0f} ms", "under 200 ms")
        self.fact(f"preview of {edits} edits after `p`", f"{median(previews):.0f} ms", "under 200 ms")
        self.fact("scan again ÷ first scan", f"{median(again) / median(scans):.2f}", "below 1")

    def apply(self):
        """How much of the writing is waiting for the disk."""
        tree = self.tree("edits", files=1000, vendored=0, windows=6)
        answers = self.answers(tree)
        if not self.has("strace"):
            return
        self.say("\n### Apply and undo\n")
        self.say("From the first to the last call that changes something, as the kernel saw it, and the part of it spent in "
                 "`fsync`.\n")
        self.say("| what | calls of fsync | ms | of these in fsync ms | share |")
        self.say("| --- | ---: | ---: | ---: | ---: |")
        log = os.path.join(self.folder, "calls.log")
        trace = ["strace", "-f", "--seccomp-bpf", "-ttt", "-T", "-o", log, "-e", "trace=fsync,renameat,linkat,unlinkat"]
        for command in (["apply", tree, "--decisions", answers], ["undo", tree]):
            run(trace + [self.program] + command, self.environment)
            with open(log, encoding="utf-8") as file:
                lines = [re.match(r"\d+ +(\d+\.\d+) (\w+)\(.*<(\d+\.\d+)>$", line) for line in file]
            times = [(float(line[1]), line[2], float(line[3])) for line in lines if line]
            span = times[-1][0] + times[-1][2] - times[0][0]
            waits = [time for _, call, time in times if call == "fsync"]
            self.say(f"| `sceneshift {command[0]}` | {len(waits)} | {span * 1000:.0f} | {sum(waits) * 1000:.0f} | "
                     f"{sum(waits) / span:.2f} |")
            self.fact(f"{command[0]}: share of the writing spent in fsync", f"{sum(waits) / span:.2f}", "most of it")

    def fact(self, what, value, aim):
        self.facts.append((what, value, aim))

    facts = []
    weakest = ""

    def write(self):
        head = [
            "# Results", "",
            "Written by `make bench` (" + ("`FULL=1`" if self.full else "small scale; `FULL=1` for the whole") + "). "
            "Medians of runs in turn on one machine; only the ratios mean something elsewhere.", "",
            f"Machine: {os.cpu_count()} cores, {os.uname().sysname} {os.uname().machine}.", "",
            "| what | measured | aim |", "| --- | --- | --- |",
        ] + [f"| {what} | {value} | {aim} |" for what, value, aim in self.facts]
        head += ["", "## The weakest number", "", self.weakest, "", "## All numbers"]
        with open(os.path.join(HERE, "RESULTS.md"), "w", encoding="utf-8") as file:
            file.write("\n".join(head + self.lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--full", action="store_true", help="the whole sizes: 150,000 vendored files")
    parser.add_argument("--only", help="one part: " + ", ".join(PARTS))
    options = parser.parse_args()
    bench = Bench(options.program, options.full)
    for part in PARTS:
        if options.only in (None, part):
            getattr(bench, part)()
    if not options.only:
        bench.write()
    shutil.rmtree(bench.state)


main()
