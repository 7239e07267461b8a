#!/usr/bin/env python3
"""A program as the witness of what its calls through pointers call.

    tests/dynamic/witness.py [OPTION..] MODULE.bc [-- ARGUMENT..]

MODULE.bc is all of a program but for libraries. It is changed by transform/log_calls.dl, linked with
witness.c, and run, as is the program as it was: both must print the same and end alike. Then what
was called is joined with what `call_edge` and its kin say of MODULE.bc (witness.dl). Prints a row of
a table, and each pair of call and function that is missing: no edge has it, and no relation says that
something is not known of the call. Exits with 1 if there is one, or if `cxx_exact` is wrong.
"""
import argparse
import concurrent.futures
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = ("| program | sites | pairs | executions | missing | wrong exact | beyond the edges | "
        "said per seen | by type alone | incomplete |\n|---|---|---|---|---|---|---|---|---|---|")


class Failure(Exception):
    """A command failed: which, and what it said."""


def run(command, **options):
    """Runs a command that must succeed; what it wrote."""
    try:
        done = subprocess.run(command, capture_output=True, check=False, **options)
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{' '.join(command)}: no end after {error.timeout} s") from error
    if done.returncode != 0:
        text = done.stderr.decode(errors="replace")
        raise Failure(f"{' '.join(command)}: {done.returncode}\n{text[-3000:]}")
    return done.stdout


def rows(path):
    """The rows of a file of tab-separated columns."""
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file]


def attempt(check, path, text):
    """The failures and answers of `check`, which gets a folder, and the path: a program that fails,
    whose text this is, is left there."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            failures, answers = check(folder)
        except (Failure, subprocess.TimeoutExpired) as error:
            failures, answers = [str(error)], None
    if failures:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return failures, answers, path


def over_builds(options, one, take):
    """Asks `one` of each build of each random program, and gives `take` the build and the answers, if
    there are some; failures are printed. How many builds failed, and of how many."""
    print(f"seed {options.seed}, {options.count} programs")
    jobs = [(number, build) for number in range(options.seed, options.seed + options.count)
            for build in options.builds.split(",")]
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        done = pool.map(lambda job: one(*job, options), jobs)
        for (number, build), (failures, answers, path) in zip(jobs, done):
            if answers:
                take(build, answers)
            if failures:
                bad += 1
                print(f"program {number}, {build}: {path}")
                for failure in failures[:12]:
                    print(f"  {failure}")
    return bad, len(jobs)


POINTS = "| program | accesses | places | missing | not followed |\n|---|---|---|---|---|"
MEMORY = "| program | accesses | of known objects | places | wrong |\n|---|---|---|---|---|"


class Witness:
    """Runs programs and asks about them, in the folder `work`. `what` is logged, `calls` or
    `memory`."""

    def __init__(self, program, library, work, closed=False, what="calls"):
        self.program = program
        self.options = ["-q"] + (["-I", library] if library else [])
        self.closed = ["-M", "CLOSED=1"] if closed else []
        self.work = os.path.abspath(work)
        self.what = what
        name = "witness" if what == "calls" else what
        self.runtime = self.path(name + ".o")
        if not os.path.exists(self.runtime):
            source = os.path.join(HERE, name + ".c")
            run(["clang-15", "-O1", "-c", source, "-o", self.runtime])

    def path(self, name):
        """A file in the folder."""
        return os.path.join(self.work, name)

    def change(self, module, facts, out):
        """The facts of a module, and the module that logs its calls."""
        run([self.program, "extract", "-q", "-o", facts, module])
        log = os.path.join(HERE, f"../../datalog/transform/log_{self.what}.dl")
        overlay = facts + ".overlay"
        run([self.program, "query", *self.options, facts, log, "-D", overlay])
        run([self.program, "rebuild", "-q", facts, "--overlay", overlay, "-o", out])
        if self.what == "memory":
            run([self.program, "query", *self.options, facts, os.path.join(HERE, "sizes.dl"), "-D",
                 facts])

    def ask(self, facts):
        """What the relations of witness.dl say, after a run that has written into the facts."""
        answer = facts + ".answer"
        query = os.path.join(HERE, "witness.dl")
        run([self.program, "query", *self.options, *self.closed, facts, query, "-D", answer])
        names = ["open", "unsaid", "inexact", "unseen", "said", "by_type", "exact", "virtual"]
        answers = {name: rows(os.path.join(answer, name + ".csv")) for name in names}
        answers["seen"] = rows(os.path.join(facts, "seen_call.facts"))
        return answers

    def ask_memory(self, facts, query="memory.dl", mode=""):
        """What the relations of memory.dl, or of points.dl in a mode, say, likewise."""
        answer = facts + ".answer"
        asked = os.path.join(HERE, query)
        if mode:
            asked = self.path("mode.dl")
            with open(asked, "w", encoding="utf-8") as file:
                file.write(f'.include "{mode}"\n.include "{os.path.join(HERE, query)}"\n')
        run([self.program, "query", *self.options, facts, asked, "-D", answer])
        names = ["wrong", "accesses", "known", "met"]
        names += ["missing", "unfollowed"] if query == "points.dl" else []
        return {name: rows(os.path.join(answer, name + ".csv")) for name in names}


def memory_line(name, answers):
    """A row of the table of accesses."""
    accesses, known = (sum(int(row[1]) for row in answers[key]) for key in ("accesses", "known"))
    share = 100 * known / max(1, accesses)
    return (f"| {name} | {accesses} | {known} ({share:.1f} %) | {len(answers['met'])} "
            f"| {len(answers['wrong'])} |")


def points_line(name, answers):
    """A row of the table of where addresses point."""
    accesses = sum(int(row[1]) for row in answers["accesses"])
    share = 100 * len(answers["unfollowed"]) / max(1, accesses)
    return (f"| {name} | {accesses} | {len(answers['met'])} | {len(answers['missing'])} "
            f"| {len(answers['unfollowed'])} ({share:.1f} %) |")


def tally(answers):
    """Numbers of one program, by name."""
    seen = answers["seen"]
    sites = {row[0] for row in seen}
    known = {row[0] for row in seen if row[1] != "0"}
    return {
        "sites": len(sites),
        "pairs": len(seen),
        "executions": sum(int(row[2]) for row in seen),
        "missing": len({(row[0], row[2]) for row in answers["unsaid"] if not row[3]}),
        "inexact": len(answers["inexact"]),
        "beyond": len({(row[0], row[2]) for row in answers["unsaid"] if row[3]}),
        "said": sum(row[0] in known for row in answers["said"]),
        "known": sum(row[1] != "0" for row in seen),
        "by_type": len(answers["by_type"]),
        "open": len({row[0] for row in answers["open"]}),
    }


def line(name, numbers):
    """A row of the table."""
    per = numbers["said"] / max(1, numbers["known"])
    share = 100 * numbers["open"] / max(1, numbers["sites"])
    return (f"| {name} | {numbers['sites']} | {numbers['pairs']} | {numbers['executions']} "
            f"| {numbers['missing']} | {numbers['inexact']} | {numbers['beyond']} | {per:.2f} "
            f"| {numbers['by_type']} | {numbers['open']} ({share:.1f} %) |")


def wrong(answers):
    """What no answer may have, in words."""
    found = [f"call {call} in {caller}: {callee} is missing"
             for call, caller, callee, excuse in answers["unsaid"] if not excuse]
    found += [f"call {call}: not exact, an object of {of}" for call, of in answers["inexact"]]
    found += [f"call {call} of {callee} is not seen to be virtual"
              for call, callee in answers["unseen"]]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("module")
    parser.add_argument("arguments", nargs="*")
    parser.add_argument("--name", help="what the row is called")
    parser.add_argument("--memory", action="store_true", help="log accesses instead of calls")
    parser.add_argument("--points", action="store_true",
                        help="log accesses, and compare them with where addresses point")
    parser.add_argument("--mode", default="", help="with --points, the file of the library that"
                        " says how exact it is: pointsto/fast.dl")
    parser.add_argument("--closed", action="store_true", help="the module is all of the program")
    parser.add_argument("--link", default="", help="arguments of the linker, in one word")
    parser.add_argument("--input", default="/dev/null", help="standard input of the program")
    parser.add_argument("--program", default="llvm-facts")
    parser.add_argument("--library", help="rules instead of the program's own")
    parser.add_argument("--work", help="a folder that stays, instead of one that goes")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        work = os.path.abspath(options.work or temporary)
        os.makedirs(work, exist_ok=True)
        what = "memory" if options.memory or options.points else "calls"
        witness = Witness(options.program, options.library, work, options.closed, what)
        facts = witness.path("facts")
        witness.change(options.module, facts, witness.path("logged.bc"))
        linker = ["clang++-15", "-w", "-rdynamic"]
        libraries = options.link.split() + ["-lm", "-ldl", "-lpthread"]
        run([*linker, options.module, "-o", witness.path("plain"), *libraries])
        logged = [witness.path("logged.bc"), witness.runtime, "-o", witness.path("logged")]
        run([*linker, *logged, *libraries])
        done = []
        for name in ("plain", "logged"):
            folder = witness.path(name + ".run")
            os.makedirs(folder, exist_ok=True)
            with open(options.input, "rb") as file:
                environment = {**os.environ, "WITNESS": facts}
                done.append(subprocess.run([witness.path(name), *options.arguments], stdin=file,
                                           env=environment, cwd=folder, capture_output=True,
                                           check=False, timeout=600))
        same = done[0].stdout == done[1].stdout and done[0].returncode == done[1].returncode
        if what == "memory":
            query = "points.dl" if options.points else "memory.dl"
            answers = witness.ask_memory(facts, query, options.mode)
        else:
            answers = witness.ask(facts)
    if options.points:
        found = [f"{how} {inst}: was of {value}, byte {offset}, where the address does not point"
                 for inst, how, value, offset in answers["missing"]]
    elif options.memory:
        found = [f"{how} {inst}: was of {value}, byte {offset}"
                 for inst, how, value, offset in answers["wrong"]]
    else:
        found = wrong(answers)
    if not same:
        found.append(f"not as the original: exit codes {done[0].returncode}, {done[1].returncode}")
    name = options.name or os.path.basename(options.module)
    if options.points:
        print(points_line(name, answers))
    else:
        print(memory_line(name, answers) if options.memory else line(name, tally(answers)))
    for words in found:
        print(f"  {words}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as error:
        sys.exit(f"witness.py: {error}")
