#!/usr/bin/env python3
"""Compares datalog/pointers with what the front end knew.

    tests/datalog/agree_pointers.py DIR [--facts LLVM_FACTS] [--how] [--errors] [PROGRAM...]
    tests/datalog/agree_pointers.py DIR [--facts LLVM_FACTS] --rewritten [PROGRAM...]
    tests/datalog/agree_pointers.py DIR [--facts LLVM_FACTS] --modules TYPED OPAQUE

Compiles each program twice, with typed and with opaque pointers, asks for the types of the opaque
ones, and prints, per program, how many answers are right (precision) and how many pointers have a
right answer (recall). PROGRAM is one of sqlite3, lua, zlib, bzip2, zstd, templates; with -g after its
name with debug information, with -O1 or -O2 optimised (then compiled typed, and made opaque by opt). Without any:
all six, without and with -g. The C sources are those that crates carry, fetched by cargo.

A pointer is a parameter or the result of an instruction of a defined function. The two modules are
aligned by position, after casts from pointer to pointer and addresses of element zero that only one
of them has are left out. A pointer's true types are its own in the typed module and those it is cast
to by what was left out. An answer is right if it is one of them: `flat` up to the first pointer
within (what load, store and getelementptr depend on), `deep` to the end but for the parameters of
function types; what an answer says is unknown (`ptr`) is neither right nor wrong, deep, but missing.
Structs are the same if variables and addresses at the same position have them; those that the opaque
module does not use go by name, without the number that LLVM appends, and without keyword and template
arguments where the answer is the name of a class in C++.

With --modules it compares two modules that are there, of the same source.

With --rewritten it makes the typed modules opaque by `opt-15 -opaque-pointers=1`, asks again, and
prints how many answers are others than those of the modules that clang compiled with opaque pointers;
then, as above, how far they are what the typed modules say themselves.
"""
import argparse
import json
import os
import re
import subprocess
import sys
from collections import Counter, defaultdict

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(HERE, "../../datalog")
PROGRAMS = ["sqlite3", "lua", "zlib", "bzip2", "zstd", "templates"]
MANIFEST = """[package]
name = "c-sources"
version = "0.0.0"
edition = "2021"
[workspace]
[dependencies]
libsqlite3-sys = { version = "=0.28.0", features = ["bundled"] }
libz-sys = { version = "=1.1.31", features = ["static"] }
bzip2-sys = "=0.1.13"
zstd-sys = "=2.1.2"
lua-src = "=547.1.0"
"""
RESULTS = """op alloca load cmpxchg atomicrmw phi freeze call invk callbr insertvalue landingpad catchpad
cleanuppad catchswitch""".split()


def run(*command, **options):
    return subprocess.run(command, check=True, **options)


def sources(where):
    """Name of a program -> its files and options of the compiler."""
    crates = f"{where}/crates"
    os.makedirs(f"{crates}/src", exist_ok=True)
    with open(f"{crates}/Cargo.toml", "w") as out:
        out.write(MANIFEST)
    open(f"{crates}/src/lib.rs", "w").close()
    said = run("cargo", "metadata", "--quiet", "--format-version", "1", "--manifest-path",
               f"{crates}/Cargo.toml", stdout=subprocess.PIPE).stdout
    at = {p["name"]: os.path.dirname(p["manifest_path"]) for p in json.loads(said)["packages"]}

    def c_files(folder):
        return sorted(f"{folder}/{f}" for f in os.listdir(folder) if f.endswith(".c"))

    zstd = at["zstd-sys"] + "/zstd/lib"
    bzip2 = at["bzip2-sys"] + "/bzip2-1.0.8"
    parts = "blocksort bzip2 bzlib compress crctable decompress huffman randtable".split()
    return {
        "sqlite3": (["%s/sqlite3/sqlite3.c" % at["libsqlite3-sys"]], []),
        "lua": (c_files(at["lua-src"] + "/lua-5.4.7"), []),
        "zlib": (c_files(at["libz-sys"] + "/src/zlib"), ["-DHAVE_UNISTD_H"]),
        "bzip2": ([f"{bzip2}/{p}.c" for p in parts], []),
        "zstd": ([f for d in ("common", "compress", "decompress", "dictBuilder")
                  for f in c_files(f"{zstd}/{d}")], []),
        "templates": ([f"{HERE}/templates.cpp"], ["-std=c++17"]),
    }


def compiled(where, program, files, options):
    """Fact directories of the typed and of the opaque compilation."""
    level = next((w for w in ("O1", "O2") if f"-{w}" in program), "O0")
    flags = ["-c", "-emit-llvm", "-w", f"-{level}", *options, *(["-g"] if "-g" in program else [])]
    made = {}
    for mode in ("typed", "opaque"):
        folder = f"{where}/{program}.{mode}"
        os.makedirs(folder, exist_ok=True)
        made[mode] = []
        for i, file in enumerate(files):
            out = f"{folder}/{i:02}.bc"
            made[mode].append(out)
            if os.path.exists(out):
                continue
            if mode == "opaque" and level != "O0":
                run("opt-15", "-opaque-pointers=1", "-o", out, made["typed"][i])
            else:
                typed = ["-Xclang", "-no-opaque-pointers"] if mode == "typed" else []
                run("clang-15", *flags, *typed, file, "-o", out)
    return made


def rows(facts, relation):
    with open(f"{facts}/{relation}.facts", errors="surrogateescape") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


def by_owner(table):
    """Rows (owner, i, what) -> owner: what in order."""
    lists = defaultdict(list)
    for owner, i, what in table:
        lists[owner].append((int(i), what))
    return {owner: [what for _, what in sorted(items)] for owner, items in lists.items()}


class Module:
    """What is compared of the modules of a fact directory."""

    def __init__(self, facts):
        def table(name):
            return rows(facts, name)

        self.kind = dict(table("type_kind"))
        self.pointee = dict(table("pointer_type_component"))
        self.width = dict(table("integer_type_width"))
        self.float = dict(table("floatingpoint_type_kind"))
        self.size = dict(table("array_type_size") + table("vector_type_size"))
        self.element = dict(table("array_type_component") + table("vector_type_component"))
        self.struct = dict(table("struct_type_name"))
        self.packed = {row[0] for row in table("struct_type_packed")}
        self.fields = by_owner(table("struct_type_field"))
        self.returns = dict(table("fn_type_return"))
        self.takes = by_owner(table("fn_type_param"))
        self.varargs = {row[0] for row in table("fn_type_varargs")}
        self.type = dict(table("variable_type"))
        self.opcode = dict(table("instruction_opcode"))
        self.result = {i: v for r in RESULTS for i, v in table(f"instruction_{r}_res")}
        self.result.update((r[0], r[1]) for r in table("instruction_select_expr"))
        self.result.update((r[0], r[1]) for r in table("instruction_vaarg_expr"))
        self.cast = {r: (source, ty) for r, source, ty, _ in table("operation_cast_bitcast")}
        self.source = dict(table("operation_gep_type"))
        self.base = dict(table("operation_gep_base"))
        self.index = by_owner(table("operation_gep_index"))
        self.zeros = {v for v, n in table("variable_const_int") if n == "0"}
        self.alloca = dict(table("instruction_alloca_type"))
        block = dict(table("instruction_basicblock"))
        function = dict(table("basicblock_function"))
        module = {f: m for m, _, f in table("module_function")}
        order = {m: i for i, (m, *_) in enumerate(table("module"))}
        names = dict(table("function_name"))
        self.body, self.parameters = defaultdict(list), by_owner(table("function_param"))
        for inst in self.opcode:  # rows come in program order
            self.body[function[block[inst]]].append(inst)
        self.functions = {(order[module[f]], names.get(f)): f for f in self.body}
        self.texts = {}

    def text(self, ty, flat=False):
        key = (ty, flat)
        if key not in self.texts:
            self.texts[key] = self.spell(ty, flat)
        return self.texts[key]

    def spell(self, ty, flat):
        kind = self.kind[ty]
        if kind == "integer":
            return "i" + self.width[ty]
        if kind == "floatingpoint":
            return self.float[ty]
        if kind == "pointer":
            return self.text(self.pointee[ty]) + "*" if ty in self.pointee and not flat else "ptr"
        if kind == "array":
            return f"[{self.size[ty]} x {self.text(self.element[ty], flat)}]"
        if kind == "fixed_vector":
            return f"<{self.size[ty]} x {self.text(self.element[ty], flat)}>"
        if kind == "struct" and ty in self.struct:
            return "%" + self.struct[ty]
        if kind == "struct":
            inner = ", ".join(self.text(f, flat) for f in self.fields.get(ty, []))
            inner = f"{{ {inner} }}" if inner else "{}"
            return f"<{inner}>" if ty in self.packed else inner
        if kind == "function":
            takes = [self.text(p, flat) for p in self.takes.get(ty, [])]
            takes += ["..."] if ty in self.varargs else []
            return f"{self.text(self.returns[ty], flat)} ({', '.join(takes)})"
        return kind

    def is_pointer(self, value):
        return self.kind[self.type[value]] == "pointer"

    def is_pointer_cast(self, inst):
        return self.opcode[inst] == "bitcast" and self.kind[self.cast[self.result[inst]][1]] == "pointer"

    def shape(self, inst):
        """What has to agree for two instructions to be the same."""
        value = self.result.get(inst)
        if value in self.source:
            return unnumbered(self.text(self.source[value], True)), len(self.index[value])
        return self.opcode[inst]


def unnumbered(text):
    return re.sub(r"(%[^,\s\])}*]*?)(\.\d+)+(?=[,\s\])}*]|$)", r"\1", text)


def bracketed(text):
    """The parts of a list at the commas outside all brackets."""
    parts, depth, part = [], 0, ""
    for c in text:
        depth += (c in "([{<") - (c in ")]}>")
        if c == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += c
    return parts + [part.strip()] if part.strip() else parts


def signature(text):
    """Result and parameters of a function type."""
    depth = 0
    for i in range(len(text) - 1, 0, -1):
        depth += (text[i] == ")") - (text[i] == "(")
        if depth == 0:
            return (text[:i - 1], text[i + 1:-1]) if text[i - 1] == " " else None
    return None


def reduced(text, deep, memo={}):
    """A type without what lies behind its first pointer, or (`deep`) behind those of functions."""
    key = (text, deep)
    if key not in memo:
        array = re.match(r"^\[(\d+) x (.*)\]$", text)
        if text.endswith("*"):
            memo[key] = reduced(text[:-1], True) + "*" if deep else "ptr"
        elif array:
            memo[key] = f"[{array[1]} x {reduced(array[2], deep)}]"
        elif text.endswith(")") and not text.startswith("%") and signature(text):
            result, takes = signature(text)
            takes = ", ".join(reduced(t, False) for t in bracketed(takes))
            memo[key] = f"{reduced(result, False)} ({takes})"
        else:
            memo[key] = text
    return memo[key]


def plain(text):
    """The name of a class in C++, or LLVM's for it, without keyword and template arguments."""
    depth, name = 0, ""
    for c in re.sub(r"^%(class|struct|union)\.", "", text):
        depth += c == "<"
        name += c if depth == 0 else ""
        depth -= c == ">"
    return re.sub(r".*::('lambda\d*'\(.*\)|\$_\d+)$", "anon", name)


def align(typed, opaque, count):
    """Pointers of the opaque module -> the same and its casts in the typed one; pairs of structs."""
    left_out = defaultdict(list)
    for result, (source, ty) in typed.cast.items():
        if typed.kind[ty] == "pointer":
            left_out[source].append(result)
    pairs, structs = {}, defaultdict(Counter)

    def same_struct(a, b):
        if a in opaque.struct and b in typed.struct:
            structs["%" + typed.struct[b]]["%" + opaque.struct[a]] += 1

    def chain(value):
        return [value] + [w for v in left_out.get(value, ()) for w in chain(v)]

    for name, function in opaque.functions.items():
        count["functions"] += 1
        other, kept = typed.functions.get(name), []
        body = [inst for inst in opaque.body[function] if not opaque.is_pointer_cast(inst)]
        for inst in typed.body.get(other, []):
            if typed.is_pointer_cast(inst):
                continue
            value = typed.result.get(inst)
            if len(kept) < len(body) and typed.shape(inst) == opaque.shape(body[len(kept)]):
                kept.append(inst)
            elif value in typed.base and all(i in typed.zeros for i in typed.index[value]):
                left_out[typed.base[value]].append(value)
            else:
                kept = []
                break
        if len(kept) != len(body) or not kept:
            count["apart"] += 1
            continue
        both = list(zip(opaque.parameters.get(function, []), typed.parameters.get(other, [])))
        for a, b in zip(body, kept):
            if a in opaque.result:
                both.append((opaque.result[a], typed.result[b]))
                if opaque.result[a] in opaque.source:
                    same_struct(opaque.source[opaque.result[a]], typed.source[typed.result[b]])
            if a in opaque.alloca:
                same_struct(opaque.alloca[a], typed.alloca[b])
        pairs.update((a, b) for a, b in both if opaque.is_pointer(a) and typed.is_pointer(b))
    same = {a: chain(b) for a, b in pairs.items()}
    return same, {a: counter.most_common(1)[0][0] for a, counter in structs.items()}


def facts_of(tool, where, program, mode, modules):
    facts = f"{where}/{program}.{mode}.facts"
    run(tool, "extract", "-q", "--force", "-o", facts, *modules)
    return facts


def asked(tool, where, program, mode):
    """Answers by pointer, and what it took to find them."""
    answers = f"{where}/{program}.{mode}.answers"
    query = [tool, "query", f"{where}/{program}.{mode}.facts", f"{HERE}/agree_pointers.dl",
             "-I", LIBRARY, "-j", "1", "-D", answers]
    _, status, used = os.wait4(subprocess.Popen(query).pid, 0)
    if status:
        sys.exit(f"{program}: the query failed")
    said = {}
    with open(f"{answers}/answer.csv", errors="surrogateescape") as lines:
        for line in lines:
            value, text, how = line.rstrip("\n").split("\t")
            said[value] = (text[:-1], how)
    return said, used.ru_utime + used.ru_stime


def compare(tool, where, program, made, options):
    count = Counter()
    typed, opaque = (Module(facts_of(tool, where, program, mode, made[mode]))
                     for mode in ("typed", "opaque"))
    said, seconds = asked(tool, where, program, "opaque")
    same, structs = align(typed, opaque, count)
    truth = {a: [typed.text(typed.pointee[typed.type[v]]) for v in chain] for a, chain in same.items()}
    known, labels = set(structs.values()), {"%" + name for name in opaque.struct.values()}

    def struct(match):
        """A struct of the typed module, as the opaque one calls it."""
        return structs.get(match[0], unnumbered(match[0]) + "?")

    def agree(said, true):
        if said == true:
            return True
        # Structs that have no counterpart go by name.
        label = said.rstrip("*")
        if label.startswith("%") and label not in labels:
            return plain(said) == plain(true.replace("?", "")) and true not in known
        loose = re.sub(r"%[^,\s\])}*]+", lambda m: m[0] if m[0] in known else unnumbered(m[0]) + "?", said)
        return loose == true

    hows, wrong = Counter(), Counter()
    for value, texts in truth.items():
        texts = [re.sub(r"%[^,\s\])}*]+", struct, t) for t in texts]
        if value not in said:
            count["silent"] += 1
            continue
        text, how = said[value]
        hows[how] += 1
        if any(agree(reduced(text, False), reduced(t, False)) for t in texts):
            count["right"] += 1
        else:
            count["wrong"] += 1
            wrong[how, text, texts[0]] += 1
        if any(agree(reduced(text, True), reduced(t, True)) for t in texts):
            count["right, deep"] += 1
        elif not re.search(r"(^|[ (\[])ptr", re.sub(r"\(.*\)", "", text)):
            count["wrong, deep"] += 1

    def percent(a, b):
        return f"{100 * a / b:6.2f}" if b else "      "

    right, deep, all_ = count["right"], count["right, deep"], len(truth)
    print(f"{program:13} {count['functions']:5} {count['apart']:3} {all_:7} "
          f"{percent(right, right + count['wrong'])} {percent(right, all_)}  "
          f"{percent(deep, deep + count['wrong, deep'])} {percent(deep, all_)}  "
          f"{seconds:5.1f} s", flush=True)
    if options.how:
        bad = Counter()
        for (how, _, _), n in wrong.items():
            bad[how] += n
        for how, n in hows.most_common():
            print(f"    {how:12} {n:7} {percent(n - bad[how], n)}")
    if options.errors:
        for (how, text, true), n in wrong.most_common(20):
            print(f"    {n:5} {how}: {text} for {true}")


def compare_rewritten(tool, where, program, made, options):
    folder, rewritten = f"{where}/{program}.rewritten", []
    os.makedirs(folder, exist_ok=True)
    for module in made["typed"]:
        rewritten.append(f"{folder}/{os.path.basename(module)}")
        run("opt-15", "-opaque-pointers=1", "-o", rewritten[-1], module)
    before = Module(facts_of(tool, where, program, "opaque", made["opaque"]))
    after = Module(facts_of(tool, where, program, "rewritten", rewritten))
    said, _ = asked(tool, where, program, "opaque")
    later, _ = asked(tool, where, program, "rewritten")
    count, others = Counter(), Counter()
    same, structs = align(after, before, count)

    def text(answer):
        """Without numbers of structs, which both modules count for themselves."""
        name = lambda m: unnumbered(structs.get(m[0], m[0]))
        return answer and re.sub(r"%[^,\s\])}*]+", name, answer[0])

    for value, chain in same.items():
        texts = [text(later.get(v)) for v in chain]
        mine = said.get(value)
        if (unnumbered(mine[0]) if mine else None) not in texts:
            others[mine, texts[0]] += 1
    print(f"{program:13} {count['functions']:5} {count['apart']:3} {len(same):7} "
          f"{sum(others.values()):6}", flush=True)
    if options.errors:
        for (mine, then), n in others.most_common(20):
            print(f"    {n:5} {mine} then {then}")
    compare(tool, where, f"{program}.opt", {"typed": made["typed"], "opaque": rewritten}, options)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("dir")
    parser.add_argument("programs", nargs="*")
    parser.add_argument("--facts", default="llvm-facts", help="the program llvm-facts")
    parser.add_argument("--how", action="store_true", help="also by evidence")
    parser.add_argument("--errors", action="store_true", help="also the most frequent errors")
    parser.add_argument("--rewritten", action="store_true", help="are answers of both modules the same?")
    parser.add_argument("--modules", nargs=2, help="a module with typed, one with opaque pointers")
    options = parser.parse_intermixed_args()
    where = os.path.abspath(options.dir)
    os.makedirs(where, exist_ok=True)
    known = {} if options.modules else sources(where)
    print("program       funcs apart pointers" +
          (" others" if options.rewritten else " flat: prec recall  deep: prec recall     CPU"))
    if options.modules:
        name = os.path.splitext(os.path.basename(options.modules[1]))[0]
        made = {mode: [module] for mode, module in zip(("typed", "opaque"), options.modules)}
        return compare(options.facts, where, name, made, options)
    for program in options.programs or [p + g for p in PROGRAMS for g in ("", "-g")]:
        name = re.sub(r"-(g|O1|O2)", "", program)
        if name not in known:
            sys.exit(f"unknown program {program}")
        files, flags = known[name]
        ask = compare_rewritten if options.rewritten else compare
        ask(options.facts, where, program, compiled(where, program, files, flags), options)


if __name__ == "__main__":
    main()
