#!/usr/bin/env python3
"""Merges the equal functions of modules and looks whether they still do the same.

    tests/datalog/merged_functions.py [--llvm-facts PROGRAM] [--driver FILE.c --input FILE] MODULE...

Each module is extracted, `transform/merge_functions.dl` asked for the facts that change, and the
module rebuilt with them. LLVM's verifier must accept it, it must have as many instructions fewer as
`merge_saved` says, and it must do the same: a module with `main` is run by lli, others are compiled
with the driver, if there is one, which reads the input: scripts/lib/sql.c (sqlite3) with script.sql
beside it, and in merged_functions/ lua.c with lua.lua, zlib.c and zstd.c with any large file (zstd's
needs some hundred thousand bytes of text, and huf_decompress_amd64.S of zstd as another --driver). Exits 1 if anything differs.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(HERE, "..", "..", "datalog")


def run(command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, **more).stdout


def counts(module):
    """Functions with a body, aliases, instructions."""
    text = run(["llvm-dis-15", "-o", "-", module])
    inside, functions, aliases, n = False, 0, 0, 0
    for line in text.split(b"\n"):
        if line.startswith(b"define "):
            inside, functions = True, functions + 1
        elif line == b"}":
            inside = False
        elif re.match(rb"@\S+ = (\S+ )*alias ", line):
            aliases += 1
        elif inside and re.match(rb"  (?![ \]])", line):
            # Continuation lines of switch, landingpad and invoke are indented further.
            n += 1
    return functions, aliases, n


def behaviour(module, dir, args, what):
    text = run(["llvm-dis-15", "-o", "-", module])
    if re.search(rb"^define .*@main\(", text, re.M):
        command = [args.lli, module]
        given = None
    elif args.driver:
        program = os.path.join(dir, what)
        subprocess.run(["clang-15", "-w", "-o", program, module, *args.driver, "-lm", "-ldl",
                        "-lpthread"], check=True)
        command, given = [program], open(args.input, "rb")
    else:
        return None
    ran = subprocess.run(command, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return ran.returncode, ran.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--llvm-facts", default="llvm-facts")
    parser.add_argument("--lli", default="lli-15")
    parser.add_argument("--driver", action="append", help="source to compile the module with")
    parser.add_argument("--input")
    parser.add_argument("modules", nargs="+")
    args = parser.parse_args()
    wrong = 0
    print("functions\taliases\tinstructions\tsaved\truns\tmodule")
    for module in args.modules:
        with tempfile.TemporaryDirectory() as dir:
            facts, overlay = os.path.join(dir, "facts"), os.path.join(dir, "overlay")
            merged = os.path.join(dir, "merged.bc")
            run([args.llvm_facts, "-q", module, "-o", facts])
            program = os.path.join(LIBRARY, "transform", "merge_functions.dl")
            query = [args.llvm_facts, "query", "-q", "-I", LIBRARY, facts, program]
            run([*query, "-D", overlay])
            saved = sum(int(line.split(b"\t")[2]) for line in
                        run([*query, "--relation", "merge_saved"]).split(b"\n") if b"\t" in line)
            run([args.llvm_facts, "rebuild", "-q", facts, "--overlay", overlay, "-o", merged])
            run(["opt-15", "-passes=verify", "-disable-output", merged])
            before, after = counts(module), counts(merged)
            ran = behaviour(module, dir, args, "before")
            same = ran == behaviour(merged, dir, args, "after")
            good = same and before[2] - after[2] == saved
            wrong += not good
            print("{} -> {}\t{} -> {}\t{} -> {}\t{}\t{}\t{}{}".format(
                before[0], after[0], before[1], after[1], before[2], after[2], saved,
                "-" if ran is None else "the same" if same else "DIFFERENT",
                os.path.basename(module), "" if good else "\tWRONG"), flush=True)
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
