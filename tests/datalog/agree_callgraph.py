#!/usr/bin/env python3
"""Compares datalog/callgraph with LLVM's own call graph.

    llvm-facts query MODULE tests/datalog/agree_callgraph.dl -D OUT
    tests/datalog/agree_callgraph.py MODULE OUT [OPT]

Counts, over all functions of MODULE: calls by name, by caller and callee, and calls of what is no
function by name, as derived and as `opt -passes=print-callgraph` prints them. LLVM counts a call by
name with another function type than the callee's among the latter, and leaves out intrinsics. Exits
1 if anything differs.
"""
import re
import subprocess
import sys
from collections import Counter


def rows(out, relation):
    with open(f"{out}/{relation}.csv", errors="surrogateescape") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


def unescape(text):
    raw = text.encode(errors="surrogateescape")
    return re.sub(rb"\\([0-9A-Fa-f]{2})", lambda m: bytes([int(m[1], 16)]), raw)


def derived(out):
    direct, unknown = Counter(), Counter()
    for _, f, g, how in rows(out, "direct"):
        if how == "same type":
            direct[unescape(f)[1:], unescape(g)[1:]] += 1
        else:
            unknown[unescape(f)[1:]] += 1
    for _, f in rows(out, "indirect"):
        unknown[unescape(f)[1:]] += 1
    return direct, unknown


def printed(module, opt):
    command = [opt, "-passes=print-callgraph", "-disable-output", module]
    text = subprocess.run(command, stderr=subprocess.PIPE, check=True).stderr
    direct, unknown, nodes, fn = Counter(), Counter(), 0, None
    for line in text.split(b"\n"):
        if m := re.match(rb"Call graph node for function: '(.*)'<<", line):
            fn = m[1]
            nodes += 1
        elif line.startswith(b"Call graph node"):
            fn = None
        elif m := re.match(rb"  CS<0x[0-9a-f]+> calls function '(.*)'$", line):
            direct[fn, m[1]] += 1
        elif re.match(rb"  CS<0x[0-9a-f]+> calls external node", line):
            unknown[fn] += 1
    return direct, unknown, nodes


def main():
    module, out = sys.argv[1:3]
    opt = sys.argv[3] if len(sys.argv) > 3 else "opt-15"
    direct, unknown = derived(out)
    their_direct, their_unknown, nodes = printed(module, opt)
    functions = len(rows(out, "node"))
    bad = abs(nodes - functions)
    print(f"functions: {functions}, LLVM's {nodes}")
    for what, ours, theirs in [("calls by name", direct, their_direct),
                               ("other calls", unknown, their_unknown)]:
        same = sum((ours & theirs).values())
        differ = sum((ours - theirs).values()) + sum((theirs - ours).values())
        for key in list(ours - theirs)[:3] + list(theirs - ours)[:3]:
            print(f"  {what}: {key}: {ours[key]}, LLVM's {theirs[key]}")
        print(f"{what}: {same} agree, {differ} differ")
        bad += differ
    kinds = Counter(how for _, _, how in rows(out, "kinds"))
    print("edges: " + ", ".join(f"{n} {how}" for how, n in sorted(kinds.items())))
    sys.exit(bad != 0)


main()
