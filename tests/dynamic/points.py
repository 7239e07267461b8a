#!/usr/bin/env python3
"""Random programs as witnesses of where addresses point.

    tests/dynamic/points.py [--seed S] [--count N] [--builds O0,O1] [--modes default,flow] ..

Programs (addresses.py) are compiled, changed by transform/log_memory.dl, linked with memory.c, and
run, as are the programs as they were: both must print the same and end alike. Then each object that
a load or store met must be where its address points, or it is said that the address is not followed
(points.dl), in each mode of the analysis. Prints a row of a table for each build and mode, and what
is missing. Exits with 1 if something is. A program that fails is left in DIR.
"""
import argparse
import collections
import os
import subprocess
import sys
import tempfile

import addresses
import witness

MODES = ["context", "flow", "fast", "crowd"]


def wrong(answers, facts):
    """Which accesses met what is not where their addresses point, in words."""
    located = os.path.join(facts, "instruction_location.facts")
    lines = {row[0]: row[2] for row in witness.rows(located)}
    return sorted({f"{how} in line {lines.get(inst, '?')} ({inst}): of {value}, byte {offset}"
                   for inst, how, value, offset in answers["missing"]})


def check(program, build, modes, folder, options):
    """What is wrong on one build of a program, in words, and the answers of each mode."""
    asked = witness.Witness(options.program, options.library, folder, closed=True, what="memory")
    source, module = asked.path("program." + program.suffix), asked.path("program.bc")
    with open(source, "w", encoding="utf-8") as file:
        file.write(program.text)
    compiler = "clang++-15" if program.suffix == "cpp" else "clang-15"
    language = ["-std=c++17"] if program.suffix == "cpp" else []
    witness.run([compiler, *language, "-w", "-D_GNU_SOURCE", f"-{build}", "-g", "-c", "-emit-llvm",
                 source, "-o", module])
    facts = asked.path("facts")
    asked.change(module, facts, asked.path("logged.bc"))
    done = []
    for name, parts in (("plain", [module]), ("logged", [asked.path("logged.bc"), asked.runtime])):
        witness.run([compiler, "-w", "-rdynamic", *parts, "-o", asked.path(name), "-lm",
                     "-lpthread"])
        environment = {**os.environ, "WITNESS": facts}
        done.append(subprocess.run([asked.path(name)], env=environment, capture_output=True,
                                   check=False, timeout=60))
    if [done[0].stdout, done[0].returncode] != [done[1].stdout, done[1].returncode]:
        codes = [program.returncode for program in done]
        return [f"not as the original: exit codes {codes[0]}, {codes[1]}"], {}
    found, answers = [], {}
    for mode in modes:
        file = "" if mode == "default" else f"pointsto/{mode}.dl"
        answers[mode] = asked.ask_memory(facts, "points.dl", file)
        found += [f"{mode}: {words}" for words in wrong(answers[mode], facts)]
    return found, answers


def one(number, build, options):
    """The failures and answers of one build of one program; a failure leaves the program."""
    program = addresses.Program(number)
    modes = options.modes.split(",") if options.modes else ["default", MODES[number % len(MODES)]]
    path = os.path.join(options.keep, f"points{number}-{build}.{program.suffix}")
    return witness.attempt(lambda folder: check(program, build, modes, folder, options), path,
                           program.text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--builds", default="O0,O1,O2")
    parser.add_argument("--modes", help="of the analysis; else `default` and one of the others each")
    parser.add_argument("--keep", default=tempfile.gettempdir(), help="where failures are left")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--program", default="llvm-facts")
    parser.add_argument("--library", help="rules instead of the program's own")
    options = parser.parse_args()
    totals = collections.defaultdict(lambda: collections.defaultdict(list))

    def take(build, answers):
        for mode, found in answers.items():
            for name, rows in found.items():
                totals[build, mode][name] += rows

    bad, jobs = witness.over_builds(options, one, take)
    print(witness.POINTS)
    for (build, mode), answers in totals.items():
        print(witness.points_line(f"{options.count} random -{build}, {mode}", answers))
    print(f"{bad} of {jobs} builds failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
