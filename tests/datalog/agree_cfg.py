#!/usr/bin/env python3
"""Compares datalog/cfg with LLVM's own analyses.

    souffle --no-preprocessor -I datalog -F FACTS -D OUT tests/datalog/agree_cfg.dl
    tests/datalog/agree_cfg.py MODULE OUT [OPT]

Counts, over all functions of MODULE: immediate dominators and post-dominators, loops with their
blocks and parents, as derived and as `opt -passes='print<domtree>,...'` prints them. Functions with
an endless part are counted apart for post-dominance: LLVM chooses one end for each such part by a
search order of its own. Exits 1 if anything else differs.
"""
import re
import subprocess
import sys
from collections import defaultdict


def rows(out, relation):
    with open(f"{out}/{relation}.csv", errors="surrogateescape") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


def unescape(text):
    """Fact files and opt both escape as LLVM does, but opt adds quotes."""
    raw = text if isinstance(text, bytes) else text.encode(errors="surrogateescape")
    raw = re.sub(rb'^%"(.*)"$', rb"%\1", raw)
    return re.sub(rb"\\([0-9A-Fa-f]{2})", lambda m: bytes([int(m[1], 16)]), raw)


def derived(out):
    label = {b: unescape(text) for b, text in rows(out, "block_label")}
    name = {f: unescape(text)[1:] for f, text in rows(out, "function_label")}
    of = {b: name[f] for b, f in rows(out, "basicblock_function")}
    dom, post, loops = defaultdict(set), defaultdict(set), defaultdict(set)
    for b, d in rows(out, "immediate_dominator"):
        dom[of[b]].add((label[b], label[d]))
    for b, d in rows(out, "immediate_postdominator"):
        post[of[b]].add((label[b], label[d]))
    for (b,) in rows(out, "postdominator_root"):
        post[of[b]].add((label[b], None))
    blocks, parent = defaultdict(set), dict(rows(out, "loop_parent"))
    for h, b in rows(out, "loop_block"):
        blocks[h].add(label[b])
    for h, members in blocks.items():
        outer = label[parent[h]] if h in parent else None
        loops[of[h]].add((label[h], outer, frozenset(members)))
    endless = {of[b] for (b,) in rows(out, "endless_exit")}
    return dom, post, loops, endless


def printed(module, opt):
    passes = "print<domtree>,print<postdomtree>,print<loops>"
    # Some printers skip functions that are `optnone`.
    dis = opt.replace("opt", "llvm-dis")
    source = subprocess.run([dis, "-o", "-", module], stdout=subprocess.PIPE, check=True).stdout
    command = [opt, f"-passes={passes}", "-disable-output"]
    text = subprocess.run(command, input=source.replace(b" optnone ", b" "),
                          stderr=subprocess.PIPE, check=True).stderr
    dom, post, loops = defaultdict(set), defaultdict(set), defaultdict(set)
    fn, tree, stack = None, None, []
    for line in text.split(b"\n"):
        if m := re.match(rb"(Post)?DominatorTree for function: (.*)", line):
            fn, tree, stack = m[2], (post if m[1] else dom), []
        elif m := re.match(rb" +\[(\d+)\] (.*) \{\d+,\d+\} \[\d+\]$", line):
            depth, node = int(m[1]), unescape(m[2].strip())
            node = None if node == b"<<exit node>>" else node
            del stack[depth - 1:]
            if stack:
                tree[fn].add((node, stack[-1]))
            stack.append(node)
        elif m := re.match(rb" *(?:Parallel )?Loop at depth (\d+) containing: (.*)", line):
            depth = int(m[1])
            # Names of blocks have no comma or angle bracket in the programs compared.
            members = [unescape(re.sub(rb"(<header>|<latch>|<exiting>)+$", b"", b)) for b in m[2].split(b",")]
            del stack[depth - 1:]
            outer = stack[-1] if stack else None
            loops[fn].add((members[0], outer, frozenset(members)))
            stack.append(members[0])
    return dom, post, loops


def main():
    module, out = sys.argv[1:3]
    opt = sys.argv[3] if len(sys.argv) > 3 else "opt-15"
    dom, post, loops, endless = derived(out)
    their_dom, their_post, their_loops = printed(module, opt)
    bad = 0
    for what, ours, theirs in [("dominators", dom, their_dom), ("loops", loops, their_loops),
                               ("post-dominators", post, their_post)]:
        same = differ = apart = 0
        for fn in sorted(set(ours) | set(theirs)):
            if what == "post-dominators" and fn in endless:
                apart += ours[fn] != theirs[fn]
                continue
            same += len(ours[fn] & theirs[fn])
            differ += len(ours[fn] ^ theirs[fn])
            if ours[fn] != theirs[fn]:
                print(f"  {what} of {fn}: only ours {list(ours[fn] - theirs[fn])[:3]}, "
                      f"only LLVM's {list(theirs[fn] - ours[fn])[:3]}")
        note = f", {apart} of {len(endless)} functions with an endless part differ" if what[0] == "p" else ""
        print(f"{what}: {same} agree, {differ} differ{note}")
        bad += differ
    sys.exit(bad != 0)


main()
