#!/usr/bin/env python3
"""Compares datalog/cxx with clang's dumps of vtable layouts and record layouts.

    tests/datalog/agree_cxx_vtables.py LLVM_FACTS SOURCE.cpp... -- CLANG_OPTION...

Compiles each source with clang++-15 and the options, in the source's own folder, lets clang dump its
layouts, and asks LLVM_FACTS (the program) what agree_cxx_vtables.dl derives from the bitcode. Counts
over all vtables of the modules: vtables, address points with their classes and offsets, slots with
their functions; and over all classes with a vtable or type info: bases with offsets, direct and
indirect, virtual ones included. Exits 1 if anything differs.

Classes and functions are compared by their names in the source. clang's dump of vtables has no
template arguments for classes: so names are compared without them, and of several dumped vtables of
one name each stands for one of ours. Bases are compared where the type infos of all of them
are in the module; elsewhere address points may lack classes.
"""
import functools
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict

HERE = os.path.dirname(os.path.abspath(__file__))


def plain(name):
    """A name of a class as both write it."""
    name = re.sub(r"\b(class|struct|union|enum) ", "", name)
    name = name.replace("(anonymous class)", "lambda").replace("(anonymous namespace)", "{anon}")
    name = re.sub(r"\(lambda at [^()]*\)", "lambda", name)
    name = re.sub(r"'lambda\d*'(\([^()]*\))*", "lambda", name)
    name = re.sub(r"(\d)(u|ul|l|U|UL|L|ULL|LL)\b", r"\1", name)
    name = name.replace("std::__cxx11::", "std::").replace("::__cxx11", "")
    # The ABI abbreviates these, and the demangler writes the abbreviation.
    name = re.sub(r"\bstd::(i|o|io)stream\b", r"std::basic_\1stream<char>", name)
    return name.replace(" ", "")


@functools.cache
def parts(name):
    """A name as a list of texts and lists of template arguments, each such a list."""
    def read(i):
        out, text = [], ""
        while i < len(name):
            c = name[i]
            if c == "<":
                arguments, i = [], i + 1
                while True:
                    argument, i = read(i)
                    arguments.append(argument)
                    if i >= len(name) or name[i] == ">":
                        break
                    i += 1
                out += [text, arguments]
                text = ""
            elif c in ",>":
                break
            elif c == "(":
                depth = 0
                while i < len(name):
                    depth += (name[i] == "(") - (name[i] == ")")
                    text += name[i]
                    if not depth:
                        break
                    i += 1
            else:
                text += c
            i += 1
        return out + [text], i
    return read(0)[0]


def agree(theirs, ours):
    """Is `theirs`, with arguments left out that are defaults, the name `ours`?"""
    if isinstance(theirs, str) or isinstance(ours, str):
        return theirs == ours or (theirs == "" and ours == [])
    return len(theirs) == len(ours) and all(
        (x == y) if isinstance(x, str) or isinstance(y, str) else
        len(x) <= len(y) and all(agree(p, q) for p, q in zip(x, y))
        for x, y in zip(theirs, ours))


@functools.cache
def bare(name):
    """A name without template arguments, spaces and namespaces that are inline."""
    name = re.sub(r"\[abi:\w+\]", "", plain(name))
    if re.search(r"\boperator\b", name):
        head, tail = name.split("operator", 1)
        return bare(head) + "operator" + tail
    out, depth = [], 0
    for c in name:
        depth += c == "<"
        if not depth:
            out.append(c)
        depth -= c == ">"
    # A class local to a function is dumped without its scope.
    return re.sub(r"^.*\)(?:const)?::", "", "".join(out))


def method(text):
    """`int ns::A::f(int) const [pure]` as `pure` or `ns::A::f`."""
    if text.endswith("[pure]"):
        return "pure"
    if text.endswith("[deleted]"):
        return "deleted"
    text = re.sub(r" \[.*\]$", "", text).replace("(anonymous namespace)", "{anon}")
    text = text.replace("(anonymous class)", "lambda")
    depth = 0
    for i, c in enumerate(text):
        depth += c == "<"
        depth -= c == ">" and text[i - 1] != "-"
        if not depth and (scope := re.match(r"\)(?: const)?::", text[i:])):
            return method(text[i + len(scope[0]):])
    depth, end = 0, None
    for i, c in enumerate(text):
        if text.startswith("operator()", i):
            end = i + len("operator()")
            break
        depth += c in "<"
        depth -= c == ">" and text[i - 1] != "-"
        if c == "(" and not depth:
            end = i
            break
    head = text[:end]
    if " operator " in head:
        return head
    depth, start = 0, 0
    for i, c in enumerate(head):
        depth += c == "<"
        depth -= c == ">" and head[i - 1] != "-"
        if c == " " and not depth:
            start = i + 1
    return head[start:].lstrip("*&")


def dumped_vtables(text):
    """[(class, outer, points, slots)]: points as {(cell, class, offset)}, slots as
    {cell: function}. Offsets are those within the object that the table is for."""
    tables, table = [], None
    for line in text.splitlines():
        if m := re.match(r"Vtable for '(.*)' \(\d+ entr", line):
            base, table = 0, (set(), {})
            tables.append((bare(m[1]), "", *table))
        elif m := re.match(r"Construction vtable for \('(.*)', (\d+)\) in '(.*)' \(\d+ entr", line):
            base, table = int(m[2]), (set(), {})
            tables.append((bare(m[1]), bare(m[3]), *table))
        elif not line or line.startswith(("VTable indices", "Thunks for", "Virtual base offset")):
            table = None
        elif table is None:
            continue
        elif m := re.match(r" +-- \((.*), (\d+)\) vtable address --", line):
            table[0].add((cell + 1, bare(m[1]), int(m[2]) - base))
        elif m := re.match(r" *(\d+) \| (.*)", line):
            cell = int(m[1])
            if not re.match(r"(vbase_offset|vcall_offset|offset_to_top) |.* RTTI$", m[2]):
                table[1][cell] = bare(method(m[2]))
    return tables


def dumped_records(text):
    """{class: {(base, offset)}}, all bases at all depths, virtual ones once."""
    records, current = {}, None
    for block in re.split(r"\*\*\* Dumping AST Record Layout\n", text)[1:]:
        lines = block.splitlines()
        m = re.match(r" +0 \| (?:struct|class) (.*?)(?: \(empty\))?$", lines[0])
        if not m:
            continue
        bases, stack = set(), []
        for line in lines[1:]:
            m = re.match(r" *(\d+)(?::[\d-]+)? \|( +)(.*)$", line)
            if not m:
                continue
            depth = len(m[2])
            del stack[[i for i, d in enumerate(stack + [0]) if d >= depth or i == len(stack)][0]:]
            b = re.match(r"(?:struct|class) (.*?) \(((?:primary |virtual |primary virtual )?base)\)", m[3])
            # A field of a class type shows its own bases, indented more; they are no bases of this.
            if b and len(stack) == (depth - 3) // 2:
                bases.add((plain(b[1]), int(m[1])))
                stack.append(depth)
        records.setdefault(plain(lines[0].split("|", 1)[1].replace("(empty)", "").strip()), bases)
    return records


def rows(out, relation):
    with open(f"{out}/{relation}.csv", errors="surrogateescape") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


def derived(out):
    name = {c: plain(n) for c, n in rows(out, "class_name")}
    points, slots, kinds = defaultdict(set), defaultdict(dict), {}
    for v, p, c, o in rows(out, "point"):
        points[v].add((int(p) // 8, bare(name.get(c, "?")), int(o)))
    for v, p, s, f in rows(out, "slot"):
        slots[v][int(p) // 8 + int(s)] = f
    tables = [(name[c], name.get(outer, outer), points[v], slots[v])
              for v, c, kind, outer in rows(out, "vtable") if kind != "external"]
    subobjects = defaultdict(set)
    for c, b, o in rows(out, "cxx_subobject"):
        if c != b:
            subobjects[name[c]].add((name[b], int(o)))
    return tables, subobjects, {name[c] for (c,) in rows(out, "whole")}


def compile_and_ask(facts, source, options, work):
    folder, file = os.path.split(os.path.abspath(source))
    module = os.path.join(work, "module.bc")
    dump = subprocess.run(
        ["clang++-15", "-w", "-c", "-emit-llvm", *options, "-Xclang", "-fdump-vtable-layouts",
         "-Xclang", "-fdump-record-layouts", "-o", module, file],
        cwd=folder, stdout=subprocess.PIPE, check=True, text=True, errors="replace").stdout
    out = os.path.join(work, "out")
    os.makedirs(out, exist_ok=True)
    subprocess.run([facts, "query", "-q", module, f"{HERE}/agree_cxx_vtables.dl", "-D", out, "-I",
                    os.path.join(HERE, "../../datalog")], check=True)
    return dump, out


def main():
    split = sys.argv.index("--")
    facts, sources, options = sys.argv[1], sys.argv[2:split], sys.argv[split + 1:]
    total, seen, bad = Counter(), set(), 0
    for source in sources:
        with tempfile.TemporaryDirectory() as work:
            dump, out = compile_and_ask(facts, source, options, work)
            tables, subobjects, known = derived(out)
            unreadable = rows(out, "cxx_unreadable")
        theirs = dumped_vtables(dump)
        records = dumped_records(dump)
        count = Counter(unreadable=len(unreadable))

        def differ(what, key, ours, other):
            count[f"{what} differ"] += 1
            if count[f"{what} differ"] <= 5:
                print(f"  {what} of {key}: ours {sorted(ours)[:4]}, clang's {sorted(other)[:4]}")

        named = defaultdict(list)
        for cls, outer, points, slots in theirs:
            named[cls.rpartition("::")[2]].append((cls, outer, points, slots))
        count["dumped only"] = len(theirs) - len(tables)
        for cls, outer, points, slots in tables:
            short = bare(cls)
            found = [t for t in named[short.rpartition("::")[2]]
                     if short == t[0] and bare(outer) == t[1]]
            if not found:
                count["vtables differ"] += 1
                print(f"  not in the dump: {cls} {outer}")
                continue

            plainly = {k: bare(f) for k, f in slots.items()}

            def likeness(table):
                return len(points & table[2]) + len(plainly.items() & table[3].items())

            same = (t for t in found if t[2] == points and t[3] == plainly)
            partner = next(same, None) or max(found, key=likeness)
            named[short.rpartition("::")[2]].remove(partner)
            count["vtables"] += 1
            if not outer:
                seen.add(cls)
            for what, a, b in (("address points", points, partner[2]),
                               ("slots", set(plainly.items()), set(partner[3].items()))):
                count[what] += len(a & b)
                unread = what == "address points" and cls not in known
                a = {p for p in a if p[1] != "?"} if unread else a
                if a - b or (b - a and not unread):
                    differ(what, (cls, outer), a - b, b - a)
                elif b - a:
                    count["address points of unread bases"] += len(b - a)
        theirs = defaultdict(list)
        for cls, bases in records.items():
            theirs[bare(cls)].append((parts(cls), bases))
        for cls in known:
            found = [b for p, b in theirs[bare(cls)] if agree(p, parts(cls))]
            ours = sorted((bare(b), o) for b, o in subobjects[cls])
            if not found:
                count["classes without a record"] += 1
                continue
            count["classes"] += 1
            count["bases"] += len(ours)
            if not any(sorted((bare(b), o) for b, o in bases) == ours for bases in found):
                differ("bases", cls, ours, found[0])
        bad += sum(n for what, n in count.items() if what.endswith("differ"))
        print(f"{os.path.basename(source)}: " + ", ".join(f"{n} {w}" for w, n in sorted(count.items())))
        total.update(count)
    print(f"total of {len(sources)}: {len(seen)} classes with a vtable, " +
          ", ".join(f"{n} {w}" for w, n in sorted(total.items())))
    sys.exit(bad != 0)


main()
