#!/usr/bin/env python3
"""Programs as witnesses of where data from outside goes.

    tests/dynamic/values.py [--seed S] [--count N] [--builds O0,O1] [--inputs N] [--keep DIR] ..
    tests/dynamic/values.py [OPTION..] --module MODULE.bc [--input FILE] [-- ARGUMENT..]

Random programs (programs.py) are compiled, or MODULE.bc is taken, which is all of a program but for
libraries. It is changed by transform/log_values.dl, linked with values.c, and run, as is the
program as it was: both must print the same and end alike. Then each flow that was seen, from a
call that brings data in to an argument that it must not reach, is looked up in `taint_flow`
(values.dl). Prints a row of a table, and each flow that is missing: taint_flow has it not, and
taint_unknown does not say that data of this source is lost where it has been seen. Exits with 1 if
there is one. A random program that fails is left in DIR.
"""
import argparse
import collections
import os
import shutil
import subprocess
import sys
import tempfile

import programs
import witness

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = ("| programs | executed sources | executed sinks | flows seen | missing | lost by its word "
        "| flows said of executed | seen of those |\n|---|---|---|---|---|---|---|---|")
NAMES = ["missing", "excused", "said", "told", "lost"]


class Values(witness.Witness):
    """Runs programs and asks about them, in a folder."""

    def __init__(self, options, work):
        os.makedirs(work, exist_ok=True)
        super().__init__(options.program, options.library, work, what="values")

    def make(self, module, link):
        """The facts of a module, with what values.c reads, and the program in both ways."""
        facts, logged = self.path("facts"), self.path("logged.bc")
        self.change(module, facts, logged)
        plan = os.path.join(HERE, "values_plan.dl")
        witness.run([self.program, "query", *self.options, facts, plan, "-D", facts])
        libraries = [*link.split(), "-lm", "-ldl", "-lpthread"]
        for name, part in (("plain", module), ("logged", logged)):
            witness.run(["clang++-15", "-w", "-rdynamic", part, self.runtime, "-o",
                         self.path(name), *libraries])
        return facts

    def runs(self, facts, given, arguments, limit):
        """Runs both programs on one input. What differs, in words."""
        done = []
        for name in ("plain", "logged"):
            folder = self.path(name + ".run")
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)
            with open(os.path.join(folder, "input"), "wb") as file:
                file.write(given.get("file", b""))
            environment = {**os.environ, **given.get("environment", {})}
            environment.pop("WITNESS", None)
            if name == "logged":
                environment["WITNESS"] = os.path.abspath(facts)
            try:
                done.append(subprocess.run([self.path(name), *arguments], input=given["stdin"],
                                           env=environment, cwd=folder, capture_output=True,
                                           check=False, timeout=limit))
            except subprocess.TimeoutExpired:
                return [f"no end after {limit} s: {name}"]
        if [done[0].stdout, done[0].returncode] != [done[1].stdout, done[1].returncode]:
            return [f"not as the original: exit codes {done[0].returncode}, {done[1].returncode}"]
        return []

    def ask_values(self, facts):
        """What the relations of values.dl say, after runs that have written into the facts."""
        for name in ("seen_flow", "seen_value", "seen_end"):
            path = os.path.join(facts, name + ".facts")
            with open(path, encoding="utf-8") as file:
                found = sorted(set(file))
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(found)
        answer = facts + ".answer"
        query = os.path.join(HERE, "values.dl")
        witness.run([self.program, "query", *self.options, facts, query, "-D", answer])
        answers = {name: witness.rows(os.path.join(answer, name + ".csv")) for name in NAMES}
        for name in ("seen_flow", "seen_end", "seen_dropped"):
            path = os.path.join(facts, name + ".facts")
            answers[name] = witness.rows(path) if os.path.exists(path) else []
        return answers


def tally(answers):
    """Numbers of one program, by name."""
    seen = {tuple(row[:3]) for row in answers["seen_flow"]}
    said = {tuple(row) for row in answers["said"]}
    ends = collections.Counter(row[1] for row in answers["seen_end"])
    return {"sources": ends["source"], "sinks": ends["sink"], "seen": len(seen),
            "missing": len({tuple(row[:3]) for row in answers["missing"]}),
            "excused": len({tuple(row[:3]) for row in answers["excused"]}),
            "said": len(said), "both": len(said & seen)}


def line(name, numbers):
    """A row of the table."""
    share = 100 * numbers["both"] / max(1, numbers["said"])
    return (f"| {name} | {numbers['sources']} | {numbers['sinks']} | {numbers['seen']} "
            f"| {numbers['missing']} | {numbers['excused']} | {numbers['said']} "
            f"| {numbers['both']} ({share:.1f} %) |")


def wrong(answers):
    """What no answer may have, in words; of each, where data was lost first."""
    found = [f"{begin} to {kind} of {end}: is missing"
             for _, _, kind, begin, end in answers["missing"]]
    if found:
        lines = collections.Counter((row[2], row[3]) for row in answers["lost"])
        found += [f"  not said to be data: {opcode} in line {at}" for opcode, at in lines]
    return found


def check(text, number, build, folder, options):
    """What is wrong with the answers on one build of a random program, and the answers."""
    asked = Values(options, folder)
    source, module = asked.path("program.c"), asked.path("program.bc")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    witness.run(["clang-15", "-w", "-D_GNU_SOURCE", f"-{build}", "-g", "-c", "-emit-llvm", source,
                 "-o", module])
    facts = asked.make(module, "")
    found = []
    for given in programs.inputs(number, options.inputs):
        environment = {"setting": given["setting"]}
        found += asked.runs(facts, {"stdin": given["stdin"].encode(), "environment": environment,
                                    "file": given["file"].encode()}, [given["argument"]], 60)
    if found:
        return found, None
    answers = asked.ask_values(facts)
    return wrong(answers), answers


def one(number, build, options):
    """The failures and answers of one build of one program; a failure leaves the program."""
    text = programs.Program(number).write()
    path = os.path.join(options.keep, f"values{number}-{build}.c")
    return witness.attempt(lambda folder: check(text, number, build, folder, options), path, text)


def random_programs(options):
    """Runs all of them; how many builds failed."""
    totals = {build: collections.Counter() for build in options.builds.split(",")}
    dropped = collections.Counter()

    def take(build, answers):
        totals[build].update(tally(answers))
        dropped.update(row[0] for row in answers["seen_dropped"])

    bad, jobs = witness.over_builds(options, one, take)
    print(HEAD)
    for build, numbers in totals.items():
        print(line(f"{options.count} random -{build}", numbers))
    for name, times in dropped.most_common():
        print(f"dropped by {name} in {times} builds")
    print(f"{bad} of {jobs} builds failed")
    return bad


def module(options):
    """Runs one program that is given; how much is wrong."""
    with tempfile.TemporaryDirectory() as temporary:
        asked = Values(options, options.work or temporary)
        facts = asked.make(options.module, options.link)
        with open(options.input, "rb") as file:
            text = file.read()
        found = asked.runs(facts, {"stdin": text, "file": text}, options.arguments, 1800)
        answers = asked.ask_values(facts)
    found += wrong(answers)
    print(line(options.name or os.path.basename(options.module), tally(answers)))
    for name, times in sorted({(row[0], row[1]) for row in answers["seen_dropped"]}):
        print(f"  dropped by {name}: {times} calls", file=sys.stderr)
    for words in found:
        print(f"  {words}", file=sys.stderr)
    return len(found)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("arguments", nargs="*", help="of the program in a module")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--inputs", type=int, default=3, help="runs of each random program")
    parser.add_argument("--builds", default="O0,O1")
    parser.add_argument("--keep", default=tempfile.gettempdir(), help="where failures are left")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--module", help="a program, instead of random ones")
    parser.add_argument("--name", help="what its row is called")
    parser.add_argument("--link", default="", help="arguments of the linker, in one word")
    parser.add_argument("--input", default="/dev/null",
                        help="its standard input, and the file `input` where it runs")
    parser.add_argument("--work", help="a folder that stays, instead of one that goes")
    parser.add_argument("--program", default="llvm-facts")
    parser.add_argument("--library", help="rules instead of the program's own")
    options = parser.parse_args()
    return 1 if (module(options) if options.module else random_programs(options)) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except witness.Failure as error:
        sys.exit(f"values.py: {error}")
