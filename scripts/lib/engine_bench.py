"""Speed and memory of the embedded engine beside Soufflé's interpreter; see scripts/bench.sh.

Both engines take turns on the same fact files, ours with one thread and then with two. Time is CPU
time, user and system, which a busy machine distorts least. For two threads the path is what two
free cores would need: all CPU time but that of the second busiest thread, which runs beside the
busiest. ONLY=tc,cfg,.. leaves out the other programs. Memory is the greatest resident set of the
process that evaluates. Ours has a parent that only waits for it: what that one holds, pages of LLVM's
library, is what `llvm-facts --version` takes and is printed below the table.
"""

import json
import math
import os
import random
import re
import shutil
import subprocess
import sys
import threading
import time

what, work, runs, real = sys.argv[1], sys.argv[2], int(sys.argv[3]), (sys.argv + [""])[4]
tool = os.environ.get("LLVM_FACTS", "target/release/llvm-facts")
library = os.path.abspath("datalog")

CLOSURE = """.decl edge(x:unsigned, y:unsigned)
.input edge
.decl tc(x:unsigned, y:unsigned)
tc(x, y) :- edge(x, y).
tc(x, z) :- tc(x, y), edge(y, z).
.printsize tc
"""

ANDERSEN = """.decl addr(x:unsigned, y:unsigned)
.decl copy(x:unsigned, y:unsigned)
.decl load(x:unsigned, y:unsigned)
.decl store(x:unsigned, y:unsigned)
.input addr, copy, load, store
.decl pt(x:unsigned, y:unsigned)
pt(x, y) :- addr(x, y).
pt(x, y) :- copy(x, z), pt(z, y).
pt(x, w) :- load(x, y), pt(y, z), pt(z, w).
pt(z, w) :- store(x, y), pt(x, z), pt(y, w).
.printsize pt
"""

ANALYSES = ["cfg", "callgraph", "types", "source", "phi", "pointers"]
# Those that are measured against what Soufflé compiles, too.
COMPILED = ["cfg", "callgraph", "cxx", "functions", "pointers"]

# What the table of the library's cost asks for, and of which modules.
FOUR = ["cfg", "types", "source", "callgraph"]
CORE = ["base", *FOUR, "phi", "cpg"]
MODULES = ["cxx-IR-Core-O0-g", "cxx-IR-Metadata-O0-g", "sqlite3-O0-g", "sqlite3-O0-g-asan"]

# Relations with a row for each pair of related things: those who want them ask about some.
PAIRS = {
    "block_reaches", "dominates", "followed_encoding", "followed_equal", "function_reaches",
    "postdominates", "same_cycle", "type_encoding", "type_equal", "type_equivalent",
}


def look(process, seconds, peaks):
    """Notes CPU seconds of each thread of the process and its children, and the MB of each process."""
    todo = [process]
    while todo:
        pid = todo.pop()
        try:
            with open(f"/proc/{pid}/status") as file:
                peak = re.search(r"VmHWM:\s+(\d+)", file.read())
            if peak:
                peaks[pid] = int(peak[1]) / 1024
            for task in os.listdir(f"/proc/{pid}/task"):
                with open(f"/proc/{pid}/task/{task}/schedstat") as file:
                    seconds[pid, task] = int(file.read().split()[0]) / 1e9
                with open(f"/proc/{pid}/task/{task}/children") as file:
                    todo += file.read().split()
        except OSError:
            pass


def turn(command):
    """CPU seconds, peak memory in MB, and CPU seconds on the path of two threads."""
    out = os.path.join(work, "stdout")
    with open(out, "w") as file:
        child = subprocess.Popen(command, stdout=file, stderr=subprocess.DEVNULL)
    seen, peaks, ended = {}, {}, threading.Event()

    def watch():
        while not ended.is_set():
            look(str(child.pid), seen, peaks)
            time.sleep(0.01)

    watcher = threading.Thread(target=watch)
    watcher.start()
    _, status, usage = os.wait4(child.pid, 0)
    ended.set()
    watcher.join()
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {child.returncode}")
    seconds = usage.ru_utime + usage.ru_stime
    busy = sorted(seen.values(), reverse=True)
    worker = max(seen, key=seen.get, default=(None, None))[0]
    with open(out) as file:
        sizes = sorted(line.strip() for line in file if "\t" in line)
    memory = peaks.get(worker, usage.ru_maxrss / 1024)
    return seconds, memory, seconds - sum(busy[1:2]), sizes


def ours(program, facts, jobs):
    out = os.path.join(work, "ours")
    return [tool, "query", facts, program, "-D", out, "-j", str(jobs), "-q", "-I", library]


def theirs(program, facts):
    out = os.path.join(work, "theirs")
    os.makedirs(out, exist_ok=True)
    return ["souffle", "--no-preprocessor", "-w", "-I", library, "-F", facts, "-D", out, program]


def write_program(name, text):
    path = os.path.join(work, name + ".dl")
    with open(path, "w") as file:
        file.write(text)
    return path


def write_pairs(facts, name, rows):
    os.makedirs(facts, exist_ok=True)
    with open(os.path.join(facts, name + ".facts"), "w") as file:
        file.writelines(f"{a}\t{b}\n" for a, b in rows)


def apart(generate, *arguments):
    """Runs the function in a process of its own: what it takes would count as the engines' memory,
    for a process starts as large as the one that starts it."""
    child = os.fork()
    if child == 0:
        generate(*arguments)
        os._exit(0)
    if os.waitpid(child, 0)[1] != 0:
        sys.exit("the facts could not be made")


def closure(facts):
    """1.0 M edges in blocks of 106 nodes, each edge at most 12 ahead: 15.6 M pairs."""
    r = random.Random(7)
    nodes, edges = 106, 212
    blocks = 1_000_000 // edges
    ids = list(range(blocks * nodes))
    r.shuffle(ids)
    rows = []
    for block in range(blocks):
        own = set()
        while len(own) < edges:
            i = r.randrange(nodes - 1)
            own.add((i, min(nodes - 1, i + 1 + r.randrange(12))))
        rows += [(ids[block * nodes + i], ids[block * nodes + j]) for i, j in sorted(own)]
    r.shuffle(rows)
    write_pairs(facts, "edge", rows)


def andersen(facts, variables):
    """1.0 M facts about so many variables, each about neighbours; fewer variables, more pairs."""
    r = random.Random(3)
    for relation, count in [("addr", 400000), ("copy", 400000), ("load", 100000),
                            ("store", 100000)]:
        rows = set()
        while len(rows) < count:
            a = r.randrange(variables)
            rows.add((a, max(0, min(variables - 1, a + r.randrange(-20, 20)))))
        write_pairs(facts, relation, sorted(rows))


def included(file, directory):
    """A file of an analysis, and those of the same one that it includes."""
    seen, waiting = set(), [file]
    while waiting:
        file = waiting.pop()
        if file not in seen and os.path.exists(os.path.join(directory, file)):
            seen.add(file)
            with open(os.path.join(directory, file)) as source:
                waiting += re.findall(r'^\.include "([^"/]+)"', source.read(), re.M)
    return sorted(seen)


def relations(name):
    """The relations that an analysis declares, but those that are only rewritten."""
    directory = os.path.join(library, name)
    for file in included(name + ".dl", directory):
        with open(os.path.join(directory, file)) as source:
            for found in re.finditer(r"^\.decl (\w+)\(([^)]*)\)(.*)$", source.read(), re.M):
                if "inline" not in found[3]:
                    yield found[1]


def extract(module):
    facts = os.path.join(work, module)
    module = os.path.join(real, "bc", module + ".bc")
    subprocess.run([os.environ.get("EXTRACT", tool), module, "-o", facts, "-q"], check=True)
    return facts


def analyses(names):
    """Everything that the library's analyses derive about sqlite3 -O0."""
    facts = extract("sqlite3-O0")
    for name in names:
        text = f'.include "facts.dl"\n.include "{name}/{name}.dl"\n'
        text += "".join(f".printsize {relation}\n" for relation in relations(name))
        yield name, write_program(name, text), facts


def outputs(names):
    """All public relations of these analyses as output, but those of a row per pair."""
    text = "".join(f'.include "{name}/{name}.dl"\n' for name in names)
    for name in names:
        for relation in relations(name):
            if not relation.startswith("_") and relation not in PAIRS:
                text += f".output {relation}\n"
    return text


def programs(chosen):
    """Those two, and these analyses of the library."""
    wanted = set(filter(None, os.environ.get("ONLY", "").split(",")))
    for name, text, generate in [
        ("tc", CLOSURE, (closure,)),
        ("andersen-sparse", ANDERSEN, (andersen, 945000)),
        ("andersen-dense", ANDERSEN, (andersen, 840000)),
    ]:
        if not wanted or name in wanted:
            facts = os.path.join(work, name)
            apart(generate[0], facts, *generate[1:])
            yield name, write_program(name, text), facts
    names = [name for name in chosen if not wanted or name in wanted]
    if names:
        yield from analyses(names)


def engine():
    print("| program | llvm-facts | souffle | ratio | -j 2: CPU, path | faster | memory | souffle "
          "| ratio |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name, program, facts in programs(ANALYSES):
        one, two, other = [], [], []
        for _ in range(runs):
            one.append(turn(ours(program, facts, 1)))
            other.append(turn(theirs(program, facts)))
            two.append(turn(ours(program, facts, 2)))
        low = lambda list, i: min(row[i] for row in list)
        a, b = low(one, 0), low(other, 0)
        m, n = low(one, 1), low(other, 1)
        same = "" if one[0][3] == other[0][3] == two[0][3] else " (answers differ!)"
        print(f"| {name}{same} | {a:.2f} s | {b:.2f} s | {a / b:.2f} | {low(two, 0):.2f} s, "
              f"{low(two, 2):.2f} s | {a / low(two, 2):.2f} | {m:.0f} MB | {n:.0f} MB "
              f"| {m / n:.2f} |", flush=True)
    version = subprocess.Popen([tool, '--version'], stdout=subprocess.DEVNULL)
    print(f"`llvm-facts --version` alone: {os.wait4(version.pid, 0)[2].ru_maxrss / 1024:.0f} MB")


def compile_with_souffle(name, program):
    """The program as C++ of Soufflé's, with a `main` that measures evaluation; and the CPU seconds
    that this took."""
    script = os.path.join(os.path.dirname(shutil.which("souffle")), "souffle-compile.py")
    with open(script) as file:
        setup = json.loads(re.search(r'JSON_DATA_TEXT = """(.*?)"""', file.read(), re.S)[1])
    source, out = os.path.join(work, name + ".cpp"), os.path.join(work, name + ".compiled")
    before = os.times()
    subprocess.run(["souffle", "--no-preprocessor", "-w", "-I", library, "-g", source, program],
                   check=True)
    flags = " ".join(setup[key] for key in ("std_flag", "cxx_flags", "release_cxx_flags",
                                            "definitions", "includes"))
    subprocess.run([setup["compiler"], *flags.split(), "-w", "-D__EMBEDDED_SOUFFLE__", source,
                    "scripts/lib/souffle_main.cpp", "-o", out, *setup["link_options"].split()],
                   check=True)
    after = os.times()
    return out, sum(after[2:4]) - sum(before[2:4])


def measured(command):
    """CPU seconds of evaluation and of the whole process, and the sizes."""
    seconds, _, _, sizes = turn(command)
    with open(os.path.join(work, "stdout")) as file:
        return float(re.search(r"^evaluation (.*)$", file.read(), re.M)[1]), seconds, sizes


def compiled():
    """Evaluation alone, against what Soufflé compiles."""
    print("| program | llvm-facts | souffle, compiled | ratio | all of the process | souffle | compiling |")
    print("|---|---|---|---|---|---|---|")
    measure = os.environ.get("MEASURE", "target/release/examples/measure")
    out = os.path.join(work, "theirs")
    os.makedirs(out, exist_ok=True)
    ratios = []
    for name, program, facts in programs(COMPILED):
        binary, compiling = compile_with_souffle(name, program)
        one, other = [], []
        for _ in range(runs):
            one.append(measured([measure, program, facts, library]))
            other.append(measured([binary, re.sub(r"\W", "_", name), facts, out]))
        low = lambda list, i: min(row[i] for row in list)
        a, b = low(one, 0), low(other, 0)
        ratios.append(a / b)
        same = "" if one[0][2] == other[0][2] else " (answers differ!)"
        print(f"| {name}{same} | {a:.2f} s | {b:.2f} s | {a / b:.2f} | {low(one, 1):.2f} s "
              f"| {low(other, 1):.2f} s | {compiling:.0f} s |", flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"Geometric mean of the ratios: {mean:.2f}, the greatest {max(ratios):.2f}")


def split(text, mark):
    """The parts of a text between marks that stand in no bracket and no string."""
    parts, depth, start, quoted = [], 0, 0, False
    for at, c in enumerate(text):
        if c == '"' and text[at - 1:at] != "\\":
            quoted = not quoted
        elif not quoted and c in "([{":
            depth += 1
        elif not quoted and c in ")]}":
            depth -= 1
        elif not quoted and depth == 0 and c == mark:
            parts.append(text[start:at])
            start = at + 1
    return parts + [text[start:]]


def backwards(text):
    """The program with the body of every rule from its end to its start."""
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"^\.plan[^\n]*\n(?:\s*,[^\n]*\n)*", "", text, flags=re.M)

    def rule(found):
        parts = split(found[2], ";")
        if len(parts) > 1:
            return found[0]
        return f"{found[1]} :- {', '.join(p.strip() for p in reversed(split(found[2], ',')))}.\n"

    body = r'((?:"(?:[^"\\]|\\.)*"|[^".]|\.(?=\w))*)'
    return re.sub(r"^([a-z_][^\n.]*?)\s*:-\s*" + body + r"\.[ \t]*$\n?", rule, text, flags=re.M)


def order():
    """Each program as it is and with all bodies backwards, with our engine."""
    print("| program | as written | bodies backwards | ratio |")
    print("|---|---|---|---|")
    turned = os.path.join(work, "turned", "datalog")
    os.makedirs(turned)
    os.symlink(os.path.abspath("schema"), os.path.join(work, "turned", "schema"))
    for directory, _, files in os.walk(library):
        target = os.path.join(turned, os.path.relpath(directory, library))
        os.makedirs(target, exist_ok=True)
        for file in files:
            if file.endswith(".dl"):
                with open(os.path.join(directory, file)) as source:
                    text = source.read()
                with open(os.path.join(target, file), "w") as out:
                    out.write(backwards(text))
    for name, program, facts in programs(ANALYSES):
        with open(program) as file:
            other = write_program("backwards", backwards(file.read()))
        good, bad = [], []
        for _ in range(runs):
            good.append(turn(ours(program, facts, 1)))
            bad.append(turn(ours(other, facts, 1)[:-1] + [turned]))
        a, b = min(row[0] for row in good), min(row[0] for row in bad)
        same = "" if good[0][3] == bad[0][3] else " (answers differ!)"
        print(f"| {name}{same} | {a:.2f} s | {b:.2f} s | {b / a:.2f} |", flush=True)


def core():
    """The library's core: each analysis on sqlite3, then all of them over growing modules."""
    def row(name, program, facts):
        runs_of_it = [turn(ours(program, facts, 1)) for _ in range(runs)]
        seconds, memory = (min(run[i] for run in runs_of_it) for i in (0, 1))
        print(f"| {name} | {seconds:.2f} s | {memory:.0f} MB |", flush=True)

    facts = extract("sqlite3-O0-g")
    print("| sqlite3 -O0 -g | CPU | memory |\n|---|---|---|")
    for name in CORE:
        row(name, write_program(name, outputs([name])), facts)
    four, all = write_program("four", outputs(FOUR)), write_program("core", outputs(CORE))
    count = write_program("count", '.include "facts.dl"\n.decl number_of(n: number)\n'
                          ".output number_of\nnumber_of(n) :- n = count : { instruction_opcode(_, _) }.\n")
    print("\n| module | CPU | memory |\n|---|---|---|")
    for module in MODULES:
        facts = extract(module)
        subprocess.run(ours(count, facts, 1), check=True)
        with open(os.path.join(work, "ours", "number_of.csv")) as file:
            instructions = int(file.read())
        row(f"{module}, {instructions:,} instructions: {', '.join(FOUR)}", four, facts)
        row(f"{module}: all of the core", all, facts)
        shutil.rmtree(facts)


def lists(kinds, seed):
    """A C program of so many kinds of lists. The nodes of each are made by an allocator, visited
    through pointers to functions of a type of their own, and point to variables of their kind; here
    and there a node is given what a node of one of the eight kinds before has."""
    r = random.Random(seed)
    yield "#include <stdlib.h>\n"
    for k in range(kinds):
        types = [["int", "long", "float", "double"][k >> i & 3] for i in range(0, 12, 2)]
        given = ", ".join([f"struct n{k} *n"] + [f"{t} {name}" for t, name in zip(types, "abcdef")])
        visits = r.randrange(2, 5)
        yield (f"struct n{k} {{ struct n{k} *next; int *data; int (*visit)({given}); }};\n"
               f"static struct n{k} *head{k};\nstatic int cells{k}[16];\n")
        for v in range(visits):
            yield f"static int visit{k}_{v}({given}) {{ return *n->data + {v}; }}\n"
        table = ", ".join(f"visit{k}_{v}" for v in range(visits))
        yield (f"static int (*const table{k}[])({given}) = {{ {table} }};\n"
               f"static void add{k}(int i) {{\n  struct n{k} *n = malloc(sizeof *n);\n"
               f"  n->data = &cells{k}[i % 16];\n  n->visit = table{k}[i % {visits}];\n"
               f"  n->next = head{k};\n  head{k} = n;\n}}\n")
        other = f"head{max(0, k - 1 - r.randrange(8))}->data" if k and r.randrange(2) else "malloc(4)"
        yield (f"static int run{k}(int times) {{\n  int sum = 0;\n"
               f"  for (int i = 0; i < times; i++) add{k}(i);\n  head{k}->data = {other};\n"
               f"  for (struct n{k} *n = head{k}; n; n = n->next) sum += n->visit(n, 0, 0, 0, 0, 0, 0);\n"
               f"  return sum;\n}}\n")
    yield "int main(int argc, char **argv) {\n  (void)argv;\n  int sum = 0;\n"
    for k in range(kinds):
        yield f"  sum += run{k}(argc);\n"
    yield "  return sum & 1;\n}\n"


def points():
    """Points-to over growing programs of one kind."""
    program = write_program("points", '.include "pointsto/pointsto.dl"\n.printsize points_to\n'
                            ".printsize pointer_call\n")
    print("| kinds of lists | bitcode | points_to | pointer_call | CPU | per kind | memory |")
    print("|---|---|---|---|---|---|---|")
    for groups in [125, 250, 500, 1000, 2000]:
        source, module = (os.path.join(work, f"lists.{ext}") for ext in ("c", "bc"))
        with open(source, "w") as file:
            file.writelines(lists(groups, 7))
        subprocess.run(["clang-15", "-O1", "-c", "-emit-llvm", "-o", module, source], check=True)
        turns = [turn(ours(program, module, 1)) for _ in range(runs)]
        seconds, memory = (min(run[i] for run in turns) for i in (0, 1))
        sizes = dict(line.split("\t") for line in turns[0][3])
        print(f"| {groups} | {os.path.getsize(module) / 1e6:.2f} MB | {sizes['points_to']} "
              f"| {sizes['pointer_call']} | {seconds:.2f} s | {seconds / groups * 1e3:.2f} ms "
              f"| {memory:.0f} MB |", flush=True)


{"engine": engine, "compiled": compiled, "order": order, "core": core, "points": points}[what]()
