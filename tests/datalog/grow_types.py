#!/usr/bin/env python3
"""What equality of types costs as modules grow, and whether it is equality of whole encodings.

    tests/datalog/grow_types.py [--llvm-facts PROGRAM] [--kind KIND]... [N...]
    tests/datalog/grow_types.py [--llvm-facts PROGRAM] --check SEEDS

For each kind of module and each N it writes a module of N structs with typed pointers, extracts its
facts, asks for type_class with one thread, and prints a line: structs, types, classes, user CPU
seconds and peak MB of the query, loading included. Kinds: `random`, structs of one to six fields,
two fifths of them pointers to other structs, a fifth of the names taken twice; `twins`, two copies of
such a module of N / 2 structs. Without arguments: both, 2,500 to 20,000.

--check writes SEEDS small modules in which many structs are equal, nearly equal or equivalent, has
all encodings written out (type_encoding_wanted), and exits 1 unless type_class puts together the
types whose encodings are the same text and no others. It says how many modules had components large
enough to have bases (types/_compare.dl).
"""
import argparse
import collections
import os
import random
import sys
import tempfile

from measure import run

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(HERE, "..", "..", "datalog")
LEAVES = ("i8", "i16", "i32", "i64", "[16 x i8]")


def names(n, draw, mark=""):
    taken = []
    for i in range(n):
        again = i > 0 and draw.random() < 0.2
        taken.append(f"%struct.s{draw.randrange(i)}.{mark}{i}" if again else f"%struct.s{mark}{i}")
    return taken


def structs(n, draw, leaves=LEAVES, most=6, mark=""):
    """N structs and a global of each; what is held by value comes before what holds it."""
    called, lines = names(n, draw, mark), []
    for i, name in enumerate(called):
        fields = []
        for _ in range(draw.randint(1, most)):
            r = draw.random()
            if r < 0.4:
                fields.append(called[draw.randrange(n)] + "*")
            elif r < 0.5 and i > 0:
                fields.append(called[draw.randrange(i)])
            else:
                fields.append(draw.choice(leaves))
        lines.append(f"{name} = type {{ {', '.join(fields)} }}")
    return lines + [f"@g{mark}{i} = external global {t}" for i, t in enumerate(called)]


def module(kind, n):
    if kind == "random":
        return structs(n, random.Random(n))
    return structs(n // 2, random.Random(n), mark="1") + structs(n // 2, random.Random(n), mark="2")


def small(seed):
    """Copies of a graph of structs, some of them with a field that leads elsewhere."""
    draw = random.Random(seed)
    n, copies = draw.choice((4, 8, 40, 60)), draw.choice((1, 2, 3))
    rows = []
    for _ in range(n):
        fields = []
        for _ in range(draw.randint(1, 4)):
            fields.append(draw.randrange(n) if draw.random() < 0.7 else draw.choice(("i8", "i32")))
        rows.append(fields)
    lines = []
    for c in range(copies):
        for i, fields in enumerate(rows):
            written = []
            for f in fields:
                if isinstance(f, str):
                    written.append(f)
                    continue
                to = draw.randrange(copies) if draw.random() < 0.02 else c
                f = draw.randrange(n) if draw.random() < 0.01 else f
                written.append(f"%t{to}_{f}*")
            lines.append(f"%t{c}_{i} = type {{ {', '.join(written)} }}")
    # Pairs, which see whether what they point to is shared.
    for i in range(2 * n):
        a, b = (f"%t{draw.randrange(copies)}_{draw.randrange(n)}*" for _ in range(2))
        lines.append(f"%p{i} = type {{ {a}, {b} }}")
    lines += [f"@g{c}_{i} = external global %t{c}_{i}" for c in range(copies) for i in range(n)]
    return lines + [f"@p{i} = external global %p{i}" for i in range(2 * n)]


def answers(program, lines, query, directory):
    source, facts = os.path.join(directory, "m.ll"), os.path.join(directory, "facts")
    with open(source, "w", encoding="utf-8") as out:
        out.write("\n".join(lines) + "\n")
    run([program, source, "-q", "-o", facts])
    text, out = os.path.join(directory, "query.dl"), os.path.join(directory, "out")
    with open(text, "w", encoding="utf-8") as to:
        to.write('.include "types/types.dl"\n' + query)
    cost = run([program, "query", facts, text, "-I", LIBRARY, "-D", out, "-q", "-j", "1"])
    return out, cost


def table(directory, relation):
    with open(os.path.join(directory, relation + ".csv"), encoding="utf-8") as rows:
        return [row.rstrip("\n").split("\t") for row in rows]


def check(program, seeds):
    query = (
        "type_encoding_wanted(t) :- type_kind(t, _).\n"
        ".output type_class\n.output type_encoding\n.output type_equivalence_class\n"
        ".decl base(b: Type)\nbase(b) :- _graph.base(_, b).\n.output base\n"
    )
    classes = equivalent = based = 0
    for seed in range(seeds):
        with tempfile.TemporaryDirectory() as directory:
            out, _ = answers(program, small(seed), query, directory)
            least, expected = {}, {}
            for t, text in sorted(table(out, "type_encoding"), key=lambda row: int(row[0])):
                expected[t] = least.setdefault(text, t)
            found = dict(table(out, "type_class"))
            if found != expected:
                wrong = sorted(t for t in expected if found.get(t) != expected[t])
                sys.exit(f"seed {seed}: types {', '.join(wrong[:5])} are in other classes")
            classes += len(collections.Counter(found.values()))
            based += bool(table(out, "base"))
            equivalent += len(set(row[1] for row in table(out, "type_equivalence_class")))
    print(f"{seeds} modules, {based} with bases, {classes} classes, {equivalent} of equivalent types: as the texts say")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--llvm-facts", default="llvm-facts")
    parser.add_argument("--kind", action="append", choices=("random", "twins"))
    parser.add_argument("--check", type=int)
    parser.add_argument("sizes", nargs="*", type=int)
    options = parser.parse_args()
    if options.check:
        return check(options.llvm_facts, options.check)
    for kind in options.kind or ("random", "twins"):
        for n in options.sizes or (2500, 5000, 10000, 20000):
            with tempfile.TemporaryDirectory() as directory:
                out, (seconds, megabytes) = answers(
                    options.llvm_facts, module(kind, n), ".output type_class\n", directory)
                rows = table(out, "type_class")
                found = len(set(row[1] for row in rows))
                print(f"{kind} {n}: {len(rows)} types, {found} classes, "
                      f"{seconds:.2f} s, {megabytes} MB", flush=True)


if __name__ == "__main__":
    main()
