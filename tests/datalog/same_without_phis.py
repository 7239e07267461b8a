#!/usr/bin/env python3
"""Do programs do the same once datalog/transform/phi_to_memory.dl has made their phis memory?

    find DIR -name '*.bc' | tests/datalog/same_without_phis.py [--llvm-facts PROGRAM] [--list]

Of the modules named on stdin it takes those that define `main`, have phis, and that lli-15 can run:
within ten seconds, without a signal, twice with the same answer. Each is extracted, rebuilt without
phis, verified, and run again under the name that the original had. Prints the modules that fail or
answer otherwise (--list: all), and counts; exits 1 if there are any. A program that prints an address
or returns what it never set may well answer otherwise: look at it.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(HERE, "..", "..", "datalog")
# What lli says when it cannot run a module: for another machine, or something external is missing.
NOT_RUN = (b"JIT session error", b"Failed to materialize", b"LLVM ERROR")


def answer(module, directory):
    """Exit status and output of the program; None if lli does not run it."""
    here = os.path.join(directory, "program.bc")
    shutil.copy(module, here)
    try:
        ran = subprocess.run(["lli-15", here], cwd=directory, stdin=subprocess.DEVNULL,
                             capture_output=True, timeout=10, check=False)
    except subprocess.TimeoutExpired:
        return None
    if ran.returncode < 0 or ran.returncode >= 128 or any(s in ran.stderr for s in NOT_RUN):
        return None
    return ran.returncode, ran.stdout


def is_program(module):
    text = subprocess.run(["llvm-dis-15", module, "-o", "-"], capture_output=True, check=False)
    text = text.stdout.decode(errors="replace")
    return " = phi " in text and re.search(r"^define [^\n]*@main\(", text, re.M)


def without_phis(program, module, directory):
    facts, overlay, new = (os.path.join(directory, name) for name in ("facts", "overlay", "new.bc"))
    transform = os.path.join(LIBRARY, "transform", "phi_to_memory.dl")
    for command in (
        [program, module, "-q", "-o", facts],
        [program, "query", facts, transform, "-I", LIBRARY, "-D", overlay, "-q", "-j", "1"],
        [program, "rebuild", facts, "--overlay", overlay, "-q", "-o", new],
        ["opt-15", "-passes=verify", new, "-o", os.devnull],
    ):
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        if ran.returncode:
            return None, ran.stderr.strip()
    return new, ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llvm-facts", default="llvm-facts")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    programs = ran = wrong = 0
    for module in map(os.path.abspath, sys.stdin.read().split()):
        if not is_program(module):
            continue
        programs += 1
        with tempfile.TemporaryDirectory() as directory:
            expected = answer(module, directory)
            if expected is None or answer(module, directory) != expected:
                if options.list:
                    print(f"not run: {module}", flush=True)
                continue
            ran += 1
            new, error = without_phis(options.llvm_facts, module, directory)
            found = new and answer(new, directory)
            if found != expected:
                wrong += 1
                why = error or f"{expected[0]}, without phis {found and found[0]}"
                print(f"different: {module}: {why}", flush=True)
            elif options.list:
                print(f"same: {module}", flush=True)
    print(f"{programs} programs with phis, {ran} run, {ran - wrong} the same")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
