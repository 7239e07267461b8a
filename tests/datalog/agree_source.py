#!/usr/bin/env python3
"""Compares datalog/source with the DWARF that LLVM's code generator makes of the same module.

    llvm-facts query MODULE tests/datalog/agree_source.dl -D OUT
    llc-15 -O0 -filetype=obj -relocation-model=pic MODULE -o MODULE.o
    llvm-dwarfdump-15 --debug-info MODULE.o > MODULE.dwarf
    tests/datalog/agree_source.py MODULE.dwarf OUT

Counts functions with their names and lines, parameters in their order, local variables, global
variables, and members of structs with their offsets. DWARF has no types that nothing refers to; what
the module says of those is counted apart. For modules compiled with -O0, where nothing is inlined or
optimised away. Exits 1 if anything differs.
"""
import re
import sys
from collections import Counter, defaultdict


def rows(out, relation):
    with open(f"{out}/{relation}.csv", errors="surrogateescape") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


class Entry:
    def __init__(self, tag, parent):
        self.tag, self.parent, self.at, self.children = tag, parent, {}, []


def parse(path):
    entries, stack, entry = {}, [], None
    with open(path, errors="surrogateescape") as lines:
        for line in lines:
            if m := re.match(r"0x([0-9a-f]+):( +)DW_TAG_(\w+)", line):
                depth = len(m[2])
                while stack and stack[-1][0] >= depth:
                    stack.pop()
                entry = Entry(m[3], stack[-1][1] if stack else None)
                if entry.parent:
                    entry.parent.children.append(entry)
                entries[int(m[1], 16)] = entry
                stack.append((depth, entry))
            elif entry and (m := re.match(r" +DW_AT_(\w+)\t\((.*)\)$", line)):
                entry.at[m[1]] = m[2]
    return entries


def get(entries, entry, name):
    while entry:
        if name in entry.at:
            return entry.at[name].strip('"')
        ref = entry.at.get("specification") or entry.at.get("abstract_origin")
        entry = entries.get(int(ref.split()[0], 16)) if ref else None
    return None


def below(entry):
    for child in entry.children:
        if child.tag != "subprogram":
            yield child
            if child.tag in ("lexical_block", "inlined_subroutine"):
                yield from below(child)


def dwarf(path):
    entries = parse(path)
    functions, parameters, local, globals_ = Counter(), {}, set(), Counter()
    members, types = set(), set()
    keyword = {"structure_type": "struct", "union_type": "union", "class_type": "class"}
    for e in entries.values():
        if e.tag == "subprogram" and "low_pc" in e.at:
            name = get(entries, e, "name")
            linkage = get(entries, e, "linkage_name") or name
            if name:
                line = get(entries, e, "decl_line") or "(0)"
                functions[linkage, name, line.strip("()")] += 1
            names = [get(entries, c, "name") for c in e.children if c.tag == "formal_parameter"]
            parameters[linkage] = [n for n in names if n]
            for c in below(e):
                if c.tag == "variable" and "DW_OP_addr" not in c.at.get("location", "DW_OP_addr"):
                    local.add((linkage, get(entries, c, "name")))
        elif e.tag == "variable" and "DW_OP_addr" in e.at.get("location", ""):
            if name := get(entries, e, "name"):
                globals_[name] += 1
        elif e.tag == "member" and e.parent.tag in keyword and "name" in e.at:
            if "external" in e.at:
                continue
            kind = keyword[e.parent.tag]
            name = e.parent.at.get("name")
            kind = f"{kind} {name[1:-1]}" if name else kind
            number = lambda name: int(e.at.get(name, "0"), 16)
            offset = number("data_bit_offset") or 8 * number("data_member_location")
            if "bit_offset" in e.at:
                # DWARF before version 4 counts from the most significant bit of the storage.
                offset += 8 * number("byte_size") - number("bit_offset") - number("bit_size")
            members.add((kind, e.at["name"].strip('"'), offset))
            types.add(kind)
    return functions, parameters, local, globals_, members, types


def compare(what, ours, theirs):
    same = sum((ours & theirs).values())
    differ = sum((ours - theirs).values()) + sum((theirs - ours).values())
    for side, rest in [("ours", ours - theirs), ("DWARF's", theirs - ours)]:
        for key in sorted(rest, key=str)[:3]:
            print(f"  {what}, only {side}: {key}")
    print(f"{what}: {same} agree, {differ} differ")
    return differ


def main():
    path, out = sys.argv[1:3]
    functions, parameters, local, globals_, members, types = dwarf(path)
    bad = compare("functions", Counter(map(tuple, rows(out, "function"))), functions)
    mine = defaultdict(list)
    for f, i, name, _ in rows(out, "parameter"):
        mine[f].append((int(i), name))
    ours = Counter((f, i, n) for f, ps in mine.items() for i, (_, n) in enumerate(sorted(ps)))
    theirs = Counter((f, i, n) for f, ps in parameters.items() for i, n in enumerate(ps))
    bad += compare("parameters", ours, theirs)
    bad += compare("local variables", Counter(map(tuple, rows(out, "local"))), Counter(local))
    bad += compare("global variables", Counter(n for _, n in rows(out, "global")), globals_)
    mine = {(t, n, int(o)) for t, _, n, o in rows(out, "member")}
    known = {m for m in mine if m[0] in types}
    bad += compare("members", Counter(known), Counter(members))
    print(f"members of types that DWARF leaves out: {len(mine) - len(known)}")
    sys.exit(bad != 0)


main()
