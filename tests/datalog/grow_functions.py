#!/usr/bin/env python3
"""What equality of functions costs, as buckets of functions that open alike grow.

    tests/datalog/grow_functions.py [--llvm-facts PROGRAM] [--kind KIND]... [N...]

For each kind of module and each N it writes a module of N functions (of `helpers` and `pairs` twice
as many), extracts its facts, asks for function_class, function_class_merge and
function_class_strict with one thread, and prints a line: functions, what was found, user CPU
seconds and peak MB of the query, loading included. Found are the classes of each sense; of `near`,
which asks for near_duplicate in the modules of `constant`, its rows. Without arguments: all kinds,
1,000 to 8,000. Exits 1 if something else is found than the module was written to have.
"""
import argparse
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(HERE, "..", "..", "datalog")
CLASSES = ("function_class", "function_class_merge", "function_class_strict")


def equal(i):
    return f"""define i32 @f{i}(i32 %a, ptr %p) {{
  %x = add i32 %a, 1
  %c = icmp slt i32 %x, 9
  br i1 %c, label %l, label %r
l:
  store i32 %x, ptr %p
  br label %r
r:
  %y = mul i32 %x, %a
  ret i32 %y
}}
"""


def constant(i):
    return f"""define i32 @f{i}(i32 %a, ptr %p) {{
  %x = add i32 %a, 1
  %c = icmp slt i32 %x, 9
  br i1 %c, label %l, label %r
l:
  store i32 %x, ptr %p
  br label %r
r:
  %y = mul i32 %x, {i + 2}
  ret i32 %y
}}
"""


def helpers(i):
    return f"""define internal i32 @h{i}(i32 %a) {{
  %x = add i32 %a, 1
  %y = mul i32 %x, %a
  ret i32 %y
}}
define i32 @f{i}(i32 %a) {{
  %x = call i32 @h{i}(i32 %a)
  %y = mul i32 %x, %a
  ret i32 %y
}}
"""


def pairs(i):
    return f"""define i32 @p{i}(i32 %a) {{
  %x = add i32 %a, 1
  %y = call i32 @q{i}(i32 %x)
  ret i32 %y
}}
define i32 @q{i}(i32 %a) {{
  %x = add i32 %a, 2
  %y = call i32 @p{i}(i32 %x)
  ret i32 %y
}}
"""


def chain(i):
    # The first one calls nothing: no two are equal, and each is known by the one before.
    call = f"call i32 @f{i - 1}(i32 %x)" if i else "mul i32 %x, %x"
    return f"""define i32 @f{i}(i32 %a) {{
  %x = add i32 %a, 1
  %y = {call}
  ret i32 %y
}}
"""


# Name: what writes the i-th part of the module, functions in a part, and what is to be found. The
# pass never finds mutual recursion. Of a large bucket each is compared with the first.
KINDS = {
    "equal": (equal, 1, lambda n: [1, 1, 1]),
    "constant": (constant, 1, lambda n: [n, n, n]),
    "near": (constant, 1, lambda n: [n - 1 if n > 64 else n * (n - 1) // 2]),
    "helpers": (helpers, 2, lambda n: [2, 2, 2]),
    "pairs": (pairs, 2, lambda n: [2, 2 * n, 2]),
    "chain": (chain, 1, lambda n: [n, n, n]),
}


def measured(command):
    """Runs a command; user CPU seconds and peak megabytes."""
    _, status, used = os.wait4(subprocess.Popen(command).pid, 0)
    if status:
        sys.exit(f"failed: {' '.join(command)}")
    return used.ru_utime, used.ru_maxrss / 1024


def grow(tool, kind, n):
    part, each, wanted = KINDS[kind]
    relations = ["near_duplicate"] if kind == "near" else CLASSES
    with tempfile.TemporaryDirectory() as dir:
        module, facts, answers = (os.path.join(dir, f) for f in ("in.ll", "facts", "answers"))
        with open(module, "w") as out:
            out.write("".join(map(part, range(n))))
        subprocess.run([tool, "extract", "-q", "-o", facts, module], check=True)
        program = os.path.join(dir, "ask.dl")
        with open(program, "w") as out:
            out.write(f'.include "functions/functions.dl"\n.output {", ".join(relations)}\n')
        seconds, peak = measured([tool, "query", "-q", "-j", "1", "-I", LIBRARY, facts, program,
                                  "-D", answers])
        found = []
        for relation in relations:
            with open(os.path.join(answers, relation + ".csv")) as lines:
                rows = [line.split() for line in lines]
            # A function that is in no class stands alone.
            alone = each * n - len(rows)
            found.append(len(rows) if kind == "near" else alone + len({row[1] for row in rows}))
    good = found == wanted(n)
    print(f"{kind:9} {each * n:6} {', '.join(map(str, found)):20} {seconds:6.2f} {peak:6.0f}"
          + ("" if good else "  WRONG"), flush=True)
    return not good


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--llvm-facts", default="llvm-facts")
    parser.add_argument("--kind", action="append", choices=KINDS)
    parser.add_argument("n", nargs="*", type=int)
    args = parser.parse_intermixed_args()
    print(f"{'kind':9} {'funcs':>6} {'found':20} {'s':>6} {'MB':>6}")
    wrong = 0
    for kind in args.kind or KINDS:
        for n in args.n or (1000, 2000, 4000, 8000):
            wrong += grow(args.llvm_facts, kind, n)
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
