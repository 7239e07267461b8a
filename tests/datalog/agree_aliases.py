#!/usr/bin/env python3
"""Compares where pointers point with what LLVM says is one address.

    tests/datalog/agree_aliases.py [--facts LLVM_FACTS] [--library DIR] MODULE.bc|DIR|LIST..

Over each module, or each of a directory or of a list, `opt-15 -passes=aa-eval` names pairs of
pointers that are the same (MustAlias). In functions that are reached, of values that point somewhere
and are followed, may_alias must have them: those that it has not are printed, and it exits with 1.
Pairs that nothing can be said of are counted by why.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = r'([%@](?:"[^"]*"|[-\w.$]+))'
PAIR = re.compile(r"^  MustAlias:\t.*\* " + NAME + r", .*\* " + NAME + "$")


def pairs(module):
    """Pairs of one address, as names of a function and two values, and how many have no names."""
    command = ["opt-15", "-passes=aa-eval", "-print-all-alias-modref-info", "-disable-output", module]
    text = subprocess.run(command, stderr=subprocess.PIPE, check=True, timeout=60).stderr
    found, unnamed, function = [], 0, None
    for line in text.decode(errors="surrogateescape").splitlines():
        if line.startswith("Function: "):
            function = "@" + line[len("Function: "):].rsplit(": ", 1)[0]
        elif line.startswith("  MustAlias:") and "<->" not in line:
            names = PAIR.match(line)
            if names:
                found.append((function, names[1].replace('"', ""), names[2].replace('"', "")))
            else:
                unnamed += 1
    return found, unnamed


def check(module, options):
    """Counts of one module, by what was found, and what is wrong."""
    try:
        found, unnamed = pairs(module)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        return collections.Counter({f"not taken by opt-15: {module}": 1}), []
    counts = collections.Counter({"modules": 1, "pairs": len(set(found)),
                                  "constant expressions": unnamed})
    if not found:
        return counts, []
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "must_alias.facts"), "w", encoding="utf-8",
                  errors="surrogateescape") as file:
            file.writelines("\t".join(row) + "\n" for row in found)
        command = [options.facts, "query", "-q", "-j1", "-F", folder, "-D", folder,
                   *(["-I", options.library] if options.library else []), module,
                   os.path.join(HERE, "agree_aliases.dl")]
        try:
            done = subprocess.run(command, capture_output=True, check=False, timeout=300)
        except subprocess.TimeoutExpired:
            return collections.Counter({f"more than five minutes: {module}": 1}), []
        if done.returncode != 0:
            return collections.Counter({f"refused: {module}": 1}), []
        rows = {}
        for name in ("verdict", "wrong"):
            with open(os.path.join(folder, name + ".csv"), encoding="utf-8",
                      errors="surrogateescape") as file:
                rows[name] = [line.rstrip("\n").split("\t") for line in file]
    for what, number in rows["verdict"]:
        counts[what] += int(number)
    return counts, [f"{module}: {fn}: {a} and {b}" for fn, a, b in rows["wrong"]]


def modules(places):
    """The modules of files, directories and lists."""
    for place in places:
        if os.path.isdir(place):
            for folder, _, names in sorted(os.walk(place)):
                yield from (os.path.join(folder, name) for name in sorted(names)
                            if name.endswith(".bc"))
        elif place.endswith(".bc"):
            yield place
        else:
            with open(place, encoding="utf-8") as file:
                yield from file.read().split()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("places", nargs="+")
    parser.add_argument("--facts", default="llvm-facts")
    parser.add_argument("--library")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    totals, wrong = collections.Counter(), []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for counts, found in pool.map(lambda module: check(module, options),
                                      modules(options.places)):
            totals += counts
            wrong += found
    for what, number in sorted(totals.items()):
        print(f"{what}: {number}")
    for line in wrong:
        print("never alias, says the analysis:", line)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
