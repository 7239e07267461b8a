#!/usr/bin/env python3
"""Compares the virtual calls of datalog/cxx with what clang and LLVM know of them.

    tests/datalog/agree_cxx_calls.py LLVM_FACTS SOURCE.cpp... -- CLANG_OPTION...

Compiles each source with clang++-15, the options and -g, in the source's own folder: once plainly and
once with `-fwhole-program-vtables`. LLVM_FACTS (the program) derives agree_cxx_calls.dl. Compared:

- recall: each place with a type test of the second build is a virtual call of the first, which has none
  (tests of constants are counted: there an optimiser knew the vtable pointer and made the call direct);
- false sites: virtual calls of the first build at places without a type test;
- WholeProgramDevirt on the second build: each call it makes direct has that target and no other among
  ours, which look at the same module. It leaves out functions that never return, ours do not. Where it puts a
  constant instead, because all targets return it, it names one of them there: that one is among ours, and all of
  ours are among those that it lists apart. All that it lists are targets of ours;
- debug information of the first build: virtualIndex is the slot of the method, vtableHolder shares the
  vtable pointer.

A place is a line and column of a file; where an optimiser moved or merged code, it is as the optimiser
left it. Exits 1 if anything differs.
"""
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict

HERE = os.path.dirname(os.path.abspath(__file__))
WHOLE = ["-flto", "-fvisibility=hidden", "-fwhole-program-vtables"]


def rows(out, relation):
    with open(f"{out}/{relation}.csv", errors="surrogateescape") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


def build(facts, source, options, work, name):
    folder, file = os.path.split(os.path.abspath(source))
    module, out = os.path.join(work, f"{name}.bc"), os.path.join(work, name)
    os.makedirs(out)
    subprocess.run(["clang++-15", "-w", "-g", "-c", "-emit-llvm", *options, "-o", module, file],
                   cwd=folder, check=True)
    subprocess.run([facts, "query", "-q", module, f"{HERE}/agree_cxx_calls.dl", "-D", out, "-I",
                    os.path.join(HERE, "../../datalog")], check=True)
    return module, out


def devirtualised(module):
    """[((file, line, column), how, target)] of WholeProgramDevirt, and all targets of these calls."""
    said = subprocess.run(
        ["opt-15", "-passes=wholeprogramdevirt", "-whole-program-visibility",
         "-pass-remarks=wholeprogramdevirt", "-disable-output", module],
        stderr=subprocess.PIPE, check=True, text=True).stderr
    pattern = r"remark: (.*):(\d+):(\d+): ([\w-]+): devirtualized a call to (\S+)"
    calls = [((m[1], m[2], m[3]), m[4], m[5]) for m in re.finditer(pattern, said)]
    # Whatever it takes the place of, in other remarks.
    return calls, set(re.findall(r": devirtualized (?!a call to)(\S+)", said))


def main():
    split = sys.argv.index("--")
    facts, sources, options = sys.argv[1], sys.argv[2:split], sys.argv[split + 1:]
    total = Counter()
    for source in sources:
        count = Counter()

        def differ(what, *details):
            count[f"{what} differ"] += 1
            if count[f"{what} differ"] <= 5:
                print(f"  {what}:", *details)

        with tempfile.TemporaryDirectory() as work:
            plain = build(facts, source, options, work, "plain")[1]
            module, whole = build(facts, source, [*options, *WHOLE], work, "whole")
            base = os.path.basename

            def place(row):
                return base(row[0]), row[1], row[2]

            tests = {place(r) for r in rows(whole, "type_test")}
            sites = {place(r) for r in rows(plain, "site")}
            members = {place(r) for r in rows(plain, "other_site")}
            count["type-tested places"] = len(tests)
            count["places with tests of constants alone"] = len(
                {place(r) for r in rows(whole, "settled_test")} - tests)
            count["virtual calls"] = len(rows(plain, "site"))
            for p in sorted(tests - sites - members):
                differ("recall", p)
            for p in sorted(sites - tests):
                differ("false sites", p)

            thunks = dict(rows(whole, "thunk"))
            exact = {place(r) for r in rows(whole, "exact")}
            several = {place(r) for r in rows(whole, "several")}
            never = {r[0] for r in rows(whole, "never")}
            by_place = defaultdict(lambda: defaultdict(set))
            for f, l, c, inst, t in rows(whole, "target"):
                by_place[base(f), l, c][inst].add(t)
            calls, all_targets = devirtualised(module)
            all_targets = {thunks.get(t, t) for t in all_targets}
            ours = set()
            for (f, l, c), how, t in calls:
                found = by_place[base(f), l, c]
                t = thunks.get(t, t)
                ours = ours.union(*found.values())
                # One place may be several instructions, where it was inlined.
                if {t} in found.values():
                    count["devirtualised"] += 1
                elif {t} in [targets - never for targets in found.values()]:
                    # It leaves out functions whose first block ends in `unreachable`.
                    count["devirtualised but for what never returns"] += 1
                elif how != "single-impl" and any(
                        t in targets and targets - never <= all_targets for targets in found.values()):
                    # All targets return a constant: it names one of them here.
                    count["devirtualised to a constant"] += 1
                    count["targets of those"] += max(
                        len(targets - never) for targets in found.values() if t in targets)
                else:
                    differ("devirtualised", (f, l, c), t, [sorted(s)[:3] for s in found.values()])
                count["devirtualised, exact class"] += (base(f), l, c) in exact
                if (base(f), l, c) in several:
                    differ("exact class with several targets", (f, l, c), t)
            for t in sorted(all_targets - ours):
                differ("targets of devirtualised calls", t)
            count["targets of devirtualised calls"] = len(all_targets)

            slots = {(c, s): (n, m) for c, s, n, m in rows(plain, "slot")}
            for c, s, n in rows(plain, "index"):
                if (ours := slots.get((c, s))) is None:
                    differ("virtualIndex", c, s, n, "no slot")
                elif ours[0] == "pure" or n in ours or n == ours[0].replace("D2Ev", "D1Ev"):
                    count["virtualIndex"] += 1
                else:
                    differ("virtualIndex", c, s, n, ours)
            shares = {tuple(r) for r in rows(plain, "shares")}
            for c, h in rows(plain, "holder"):
                if (c, h) in shares:
                    count["vtableHolder"] += 1
                else:
                    differ("vtableHolder", c, h)
        print(f"{base(source)}: " + ", ".join(f"{n} {w}" for w, n in sorted(count.items())), flush=True)
        total.update(count)
    print(f"total of {len(sources)}: " + ", ".join(f"{n} {w}" for w, n in sorted(total.items())))
    sys.exit(any(what.endswith("differ") for what in total))


main()
