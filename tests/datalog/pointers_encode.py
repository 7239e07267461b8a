#!/usr/bin/env python3
"""Are types that are spelled as metadata read as what they were?

    tests/datalog/pointers_encode.py DIR [--facts LLVM_FACTS] MODULE...

For each module: its types as facts of metadata (transform/encode_types.dl), the module rebuilt with
them, verified by opt, extracted again, and the types read back, compared by name and place. A module
with typed pointers is then made opaque by opt, and read once more. Exits 1 if anything differs.
"""
import argparse
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(HERE, "../../datalog")


def run(*command):
    subprocess.run(command, check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("dir")
    parser.add_argument("modules", nargs="+")
    parser.add_argument("--facts", default="llvm-facts", help="the program llvm-facts")
    options = parser.parse_intermixed_args()
    tool, where, wrong = options.facts, os.path.abspath(options.dir), 0
    os.makedirs(where, exist_ok=True)
    encode = f"{where}/encode.dl"
    with open(encode, "w") as out:
        out.write('.include "transform/encode_types.dl"\n')

    def facts(module, name):
        run(tool, "extract", "-q", "--force", "-o", f"{where}/{name}", module)
        return f"{where}/{name}"

    def query(directory, program, name):
        run(tool, "query", directory, program, "-I", LIBRARY, "-D", f"{where}/{name}")
        return f"{where}/{name}"

    def rows(directory, relation):
        with open(f"{directory}/{relation}.csv", errors="surrogateescape") as lines:
            return sorted(lines)

    compare = f"{HERE}/pointers_encode.dl"
    for module in options.modules:
        before = facts(module, "before")
        wanted = rows(query(before, compare, "wanted"), "spelled")
        overlay, rebuilt = query(before, encode, "overlay"), f"{where}/rebuilt.bc"
        run(tool, "rebuild", "-q", before, "--overlay", overlay, "-o", rebuilt)
        run("opt-15", "-passes=verify", "-disable-output", rebuilt)
        read = query(facts(rebuilt, "after"), compare, "read")
        results = {"read": read}
        with open(f"{before}/module_pointer_mode.facts") as mode:
            if "typed" in mode.read():
                run("opt-15", "-opaque-pointers=1", "-o", f"{where}/opaque.bc", rebuilt)
                results["read when opaque"] = query(facts(f"{where}/opaque.bc", "opaque"), compare, "last")
        for what, answers in results.items():
            same = rows(answers, "described") == wanted and not rows(answers, "bad")
            wrong += not same
            verdict = "the same" if same else "DIFFERENT"
            print(f"{os.path.basename(module)}: {len(wanted)} types, {what}: {verdict}", flush=True)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
