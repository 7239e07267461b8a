#!/usr/bin/env python3
"""Compares `function_class_merge` with the pass of LLVM 15 that merges functions.

    tests/datalog/agree_functions.py [-v] [--llvm-facts PROGRAM] [--opt PROGRAM] MODULE...
    tests/datalog/agree_functions.py --pairs [--opt PROGRAM]

The pass says nothing of what it found equal, and its result hides what it deleted. So every
function is first made external, `unnamed_addr` and without comdat: then the pass, told to use
aliases, leaves one for every function that it takes for equal to another. Prints a line of figures
for each module: functions, pairs (function and representative) and classes by LLVM and by the
relation, and how many functions they place differently. Pairs are all pairs of equal functions.
Exits 1 if any is placed differently.

With --pairs it asks the pass about the pairs of functions_pairs.txt, each in a module of its own, and
compares with the verdicts there, which tests/functions.rs holds the relations to.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(HERE, "..", "..", "datalog")
NAME = rb'@(?:"[^"]*"|[-a-zA-Z$._0-9]+)'
SPECIFIER = re.compile(
    rb"(private|internal|available_externally|linkonce|weak|common|appending|extern_weak|"
    rb"linkonce_odr|weak_odr|external|dso_local|dso_preemptable|default|hidden|protected|"
    rb"dllimport|dllexport) ")


def definition(line):
    """The head of a function, made external, unnamed_addr and without comdat."""
    rest = line[len(b"define "):]
    while True:
        found = SPECIFIER.match(rest)
        if not found:
            break
        rest = rest[found.end():]
    name = re.search(NAME + rb"\(", rest)
    at, depth, quoted = name.end(), 1, False
    while depth or quoted:
        c = rest[at:at + 1]
        quoted ^= c == b'"'
        depth += 0 if quoted else (c == b"(") - (c == b")")
        at += 1
    tail = re.sub(rb"^ (local_)?unnamed_addr", b"", rest[at:])
    tail = re.sub(rb" comdat(\(\$(\"[^\"]*\"|[^ )\"]+)\))?(?=[^\"]*(\"[^\"]*\"[^\"]*)*$)", b"", tail)
    return b"define dso_local " + rest[:at] + b" unnamed_addr" + tail


def visible(text):
    lines = text.split(b"\n")
    return b"\n".join(definition(l) if l.startswith(b"define ") else l for l in lines)


def unescape(name):
    name = re.sub(rb'^@"(.*)"$', rb"@\1", name)
    return re.sub(rb"\\([0-9A-Fa-f]{2})", lambda m: bytes([int(m[1], 16)]), name)


def aliases(text):
    found = {}
    for line in text.split(b"\n"):
        alias = re.match(rb"(" + NAME + rb") = (?:[a-z_]+ )*alias ", line)
        if alias:
            found[unescape(alias[1])] = unescape(re.findall(NAME, line)[-1])
    return found


def classes(pairs):
    """Sets of equal functions, from pairs."""
    of = {}
    for a, b in pairs:
        joined = of.get(a, {a}) | of.get(b, {b})
        for x in joined:
            of[x] = joined
    return of


def all_pairs(of):
    return sum(len(members) - 1 for members in of.values()) // 2


def run(command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, **more).stdout


def compare(module, args):
    with tempfile.TemporaryDirectory() as dir:
        source = os.path.join(dir, "in.ll")
        text = visible(run([args.opt, "-S", "-o", "-", module], stderr=subprocess.DEVNULL))
        with open(source, "wb") as out:
            out.write(text)
        merged = run([args.opt, "-passes=mergefunc", "-mergefunc-use-aliases", "-S", source])
        before = aliases(text)
        llvm = classes((a, f) for a, f in aliases(merged).items() if a not in before)
        rows = run([args.llvm_facts, "query", "-q", "-I", LIBRARY, source,
                    os.path.join(HERE, "agree_functions.dl")])
        ours = classes(tuple(map(unescape, l.split(b"\t")))
                       for l in rows.split(b"\n") if b"\t" in l)
    differ = sorted(f for f in llvm.keys() | ours.keys() if llvm.get(f) != ours.get(f))
    count = lambda of: (len({id(c) for c in of.values()}))
    return {
        "functions": sum(l.startswith(b"define ") for l in text.split(b"\n")),
        "llvm": (all_pairs(llvm), count(llvm)),
        "ours": (all_pairs(ours), count(ours)),
        "differ": differ,
    }


PARAMETERS = ("i32 %a, i32 %b, i64 %n, ptr %p, ptr %q, float %x, float %y, "
              "<4 x i32> %u, <4 x i32> %w, i1 %c")


def pairs(opt):
    """Asks the pass about each pair; answers how many verdicts are others than written."""
    with open(os.path.join(HERE, "functions_pairs.ll"), "rb") as file:
        common = file.read()
    with open(os.path.join(HERE, "functions_pairs.txt")) as file:
        entries = file.read().split("\n# ")[1:]
    wrong = 0
    for entry in entries:
        name, *lines = entry.strip().split("\n")
        said = dict(map(str.strip, line.split(":", 1)) for line in lines)
        text = common
        for side in "fg":
            body = said[side].replace(" / ", "\n")
            head = said.get(side + " attributes", "")
            text += (f"define i32 @{side}({PARAMETERS}) {head} {{\nentry:\n{body}\nret i32 7\n}}\n"
                     ).encode()
        merged = run([opt, "-passes=mergefunc", "-mergefunc-use-aliases", "-S", "-"],
                     input=visible(text))
        equal = b"@g" in classes(aliases(merged).items()).get(b"@f", ())
        if (said["LLVM"] == "equal") != equal:
            print(f"{name}: the pass says {'equal' if equal else 'different'}")
            wrong += 1
    print(f"{len(entries)} pairs, {wrong} others than written")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("-v", action="store_true", help="name the functions that differ")
    parser.add_argument("--llvm-facts", default="llvm-facts")
    parser.add_argument("--opt", default="opt-15")
    parser.add_argument("--total", action="store_true", help="only the sums over all modules")
    parser.add_argument("--pairs", action="store_true", help="ask about functions_pairs.txt")
    parser.add_argument("modules", nargs="*")
    args = parser.parse_args()
    if args.pairs:
        return pairs(args.opt) > 0
    print("functions\tLLVM: pairs, classes\trelation: pairs, classes\tdiffer\tmodule")
    total, holding = [0] * 6, 0
    for module in args.modules:
        got = compare(module, args)
        row = [got["functions"], *got["llvm"], *got["ours"], len(got["differ"])]
        total = [a + b for a, b in zip(total, row)]
        holding += got["llvm"][0] > 0
        if not args.total or got["differ"]:
            print("{}\t{}, {}\t{}, {}\t{}\t{}".format(*row, os.path.basename(module)), flush=True)
        if args.v:
            for f in got["differ"]:
                print("    " + f.decode(errors="replace"))
    print("{}\t{}, {}\t{}, {}\t{}\tall {} modules, {} with equal functions".format(
        *total, len(args.modules), holding))
    return total[5] > 0


if __name__ == "__main__":
    sys.exit(main())
