#!/usr/bin/env python3
"""What matching names costs as functions and patterns grow (base/_name_match.dl).

    tests/datalog/grow_names.py [--llvm-facts PROGRAM] [N...]

For each N it writes a module of N C++ functions, four instances each of N / 4 templates, and asks
with one thread for name_match: of N / 4 patterns that each name one template (`ns::f7<%T>`), and of
16 whose last name is a wildcard, so that all names are walked. It prints a line each: functions,
patterns, matches, user CPU seconds and peak MB of the query, loading included. Exits 1 if the
matches are not those that the names were made for. Without arguments: 5,000 to 40,000.
"""
import argparse
import os
import tempfile

from measure import run

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(HERE, "..", "..", "datalog")
# int; ns::A<int>; ns::A<ns::A<int>>; int, ns::A<int>
ARGUMENTS = ("i", "NS_1AIiEE", "NS_1AINS1_IiEEEE", "iNS_1AIiEE")


def module(n):
    for i in range(n // 4):
        name = f"f{i}"
        for arguments in ARGUMENTS:
            yield f"define void @_ZN2ns{len(name)}{name}I{arguments}EEvv() {{\n  ret void\n}}\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llvm-facts", default="llvm-facts")
    parser.add_argument("sizes", nargs="*", type=int)
    options = parser.parse_args()
    for n in options.sizes or (5000, 10000, 20000, 40000):
        kinds = {
            # One argument, however deep: three of four instances.
            "named": ([f"ns::f{i}<%T>" for i in range(n // 4)], 3 * (n // 4)),
            "open": ([f"%A{i}::%F<%T, ns::A<%U>>" for i in range(16)], 16 * (n // 4)),
        }
        with tempfile.TemporaryDirectory() as directory:
            source, facts = os.path.join(directory, "m.ll"), os.path.join(directory, "facts")
            with open(source, "w", encoding="utf-8") as to:
                to.writelines(module(n))
            run([options.llvm_facts, source, "-q", "-o", facts])
            for kind, (patterns, expected) in kinds.items():
                query, out = os.path.join(directory, kind + ".dl"), os.path.join(directory, kind)
                with open(query, "w", encoding="utf-8") as to:
                    to.write('.include "base/base.dl"\n.output name_match\n')
                    to.writelines(f'name_pattern("{pattern}").\n' for pattern in patterns)
                seconds, megabytes = run([options.llvm_facts, "query", facts, query, "-I", LIBRARY,
                                          "-D", out, "-q", "-j", "1"])
                with open(os.path.join(out, "name_match.csv"), encoding="utf-8") as rows:
                    found = sum(1 for _ in rows)
                print(f"{n} functions, {len(patterns)} patterns ({kind}): {found} matches, "
                      f"{seconds:.2f} s, {megabytes} MB", flush=True)
                if found != expected:
                    sys.exit(f"{expected} matches were expected")


if __name__ == "__main__":
    main()
