#!/usr/bin/env python3
"""Compares the sends of datalog/objc with what clang notes of them for GNU run-time libraries.

    tests/datalog/agree_objc.py LLVM_FACTS SOURCE.m... [-- CLANG_OPTION...]

For these libraries clang attaches `!GNUObjCMessageSend {selector, class, is-class}` to each send; the class
is there where the source names it (`[Foo bar]`) and at `super`. datalog/objc does not read these notes.
Each source is compiled with clang-15 and the options, a `.mm` as Objective-C++, in the source's own folder, for each
library and at each level; builds that clang refuses are counted and left out. Compared:

- within each build for a GNU library: sends are just the calls with a note (but those that only look up a
  function; an optimiser that makes one call of several drops the note: counted); the selector of each is the note's, and no other; where the note has a class, so has the
  receiver, and it is that one (but for superclasses that a build does not have, below);
- across: the notes of the build for gcc at -O0 with the sends of the builds for macOS and iOS (arm64,
  -O0), by line and column: the same selectors as often, and the same classes (direct methods are sent here, as
  GNU libraries do it). A message to `super` in a
  category of a class that the module only declares does not have its superclass, but in builds for gnustep-2.0:
  counted, as are the messages of `@autoreleasepool`, which are functions elsewhere.

Exits 1 if anything differs. Sources that call `objc_msgSend` themselves differ: that is a send, without a note.
"""
import os
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict

HERE = os.path.dirname(os.path.abspath(__file__))
GNU = ["gcc", "gnustep-1.9", "gnustep-2.0", "objfw"]
# Run-time libraries so old that clang sends every message.
APPLE = {"macOS": ["-target", "x86_64-apple-macosx11", "-fobjc-runtime=macosx-10.9"],
         "arm64": ["-target", "arm64-apple-ios14", "-fobjc-runtime=ios-7"]}
COMMON = ["-w", "-c", "-emit-llvm", "-fblocks", "-fexceptions", "-fobjc-exceptions",
          "-gline-tables-only", "-gcolumn-info"]


def rows(out, relation):
    with open(f"{out}/{relation}.csv", errors="surrogateescape") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


def build(facts, source, options, work, name):
    """The answers for one build, or None if there is none."""
    folder, file = os.path.split(os.path.abspath(source))
    module, out = os.path.join(work, f"{name}.bc"), os.path.join(work, name)
    language = "objective-c++" if file.endswith(".mm") else "objective-c"
    made = subprocess.run(["clang-15", "-x", language, *COMMON, *options, "-o", module, file], cwd=folder,
                          stderr=subprocess.DEVNULL)
    if made.returncode:
        return None
    os.makedirs(out)
    subprocess.run([facts, "query", "-q", module, f"{HERE}/agree_objc.dl", "-D", out, "-I",
                    os.path.join(HERE, "../../datalog")], check=True)
    return out


class Answers:
    def __init__(self, out):
        self.label = dict(rows(out, "called"))
        self.note = {i: (s, c, k) for i, s, c, k in rows(out, "note")}
        self.looks = {i for i, in rows(out, "looks")}
        self.send = dict(rows(out, "send"))
        self.selector, self.classes = defaultdict(set), defaultdict(set)
        for i, s in rows(out, "selector"):
            self.selector[i].add(s)
        for i, c, m, _ in rows(out, "class"):
            self.classes[i].add((c, m))
        self.unresolved = {i for i, _ in rows(out, "unresolved")}
        self.open = {i for i, in rows(out, "open")}
        self.pools = {(line, column) for line, column in rows(out, "pool")}
        self.at = {i: (line, column) for i, line, column in rows(out, "at")}
        self.sizes = {n: int(k) for n, k in rows(out, "relation_sizes")}


def kind(bit):
    return "class" if bit in ("1", "-1") else "instance"


def main():
    words = sys.argv[1:]
    split = words.index("--") if "--" in words else len(words)
    facts, sources, options = words[0], words[1:split], words[split + 1:]
    total = Counter()
    for source in sources:

        def differ(what, *details):
            total[f"{what} differ"] += 1
            if total[f"{what} differ"] <= 20:
                print(f"  {os.path.basename(source)}: {what}:", *details)

        with tempfile.TemporaryDirectory() as work:
            notes = None
            for runtime in GNU:
                for level in ["-O0", "-O2"]:
                    out = build(facts, source,
                                ["-target", "x86_64-linux-gnu", f"-fobjc-runtime={runtime}", level,
                                 *options], work, f"{runtime}{level}")
                    if out is None:
                        total["builds refused"] += 1
                        continue
                    total["builds"] += 1
                    a = Answers(out)
                    noted = {i for i in a.note if i not in a.looks}
                    total["sends"] += len(a.send)
                    for size in a.sizes:
                        total[size] += a.sizes[size]
                    for i in noted ^ set(a.send):
                        if level == "-O2" and i in a.send:
                            total["notes dropped"] += 1
                            continue
                        differ("sends", runtime, level, a.label.get(i), a.note.get(i))
                    for i in noted & set(a.send):
                        selector, name, bit = a.note[i]
                        total["selectors"] += 1
                        if a.selector[i] != {selector} or i in a.unresolved:
                            differ("selectors", runtime, level, a.label[i], selector, a.selector[i])
                        if name:
                            total["classes"] += 1
                            if i in a.open:
                                total["superclasses that only notes name"] += 1
                            elif a.classes[i] != {(name, kind(bit))}:
                                differ("classes", runtime, level, a.label[i], (name, kind(bit)),
                                       a.classes[i])
                    if (runtime, level) == ("gcc", "-O0"):
                        notes = a
            if notes is None or any(i not in notes.at for i in notes.send):
                continue
            for platform, target in APPLE.items():
                out = build(facts, source,
                            [*target, "-O0", "-Xclang", "-fobjc-disable-direct-methods-for-testing",
                             *options], work, platform)
                if out is None:
                    total["builds refused"] += 1
                    continue
                total["builds across"] += 1
                a = Answers(out)
                across(notes, a, total, lambda what, *details: differ(what, platform, *details))
    print(", ".join(f"{count} {what}" for what, count in total.items()))
    return int(any("differ" in what for what in total))


def across(notes, a, total, differ):
    wanted, named = Counter(), defaultdict(Counter)
    for i, (selector, name, bit) in notes.note.items():
        if i in notes.send and notes.at[i] in a.pools:
            total["messages of @autoreleasepool"] += 1
        elif i in notes.send:
            wanted[(*notes.at[i], selector)] += 1
            if name:
                named[(*notes.at[i], selector)][(name, kind(bit))] += 1
    ours, theirs, upward = Counter(), defaultdict(list), Counter()
    for i in a.send:
        for selector in a.selector[i] or {"?"}:
            key = (*a.at.get(i, ("0", "0")), selector)
            ours[key] += 1
            theirs[key].append(a.classes[i])
            upward[key] += i in a.open
    total["sends across"] += wanted.total()
    for key in wanted.keys() | ours.keys():
        if wanted[key] != ours[key]:
            differ("sends across", key, wanted[key], ours[key])
    for key, classes in named.items():
        for one, n in classes.items():
            total["classes across"] += n
            found = sum(one in c for c in theirs[key])
            if found < n and found + upward[key] >= n:
                total["superclasses that only notes name"] += n - found
            elif found < n:
                differ("classes across", key, one, theirs[key])


if __name__ == "__main__":
    sys.exit(main())
