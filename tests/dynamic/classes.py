#!/usr/bin/env python3
"""Random C++ programs as witnesses of what virtual calls call.

    tests/dynamic/classes.py [--seed S] [--count N] [--builds A,B] [--keep DIR] [--library DIR]

Each program has a hierarchy of classes (multiple and virtual inheritance, members that are objects,
nested classes, constructors and destructors that call virtual methods) and functions that use them
in many ways: results by value, references to temporaries, arrays, casts, raw memory, unions,
pointers to members, static members with aggregates. It is compiled, every indirect call is made to
say what it calls, and the program is run. A pair of call and function that was seen and that
neither `cxx_call_target` has, nor a row of `cxx_incomplete` allows for, is a failure; so is an
object of another class than `cxx_exact` says. The program of a failure is left in DIR.
"""
import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

BUILDS = {
    "O0": ["-O0"],
    "O1": ["-O1"],
    "O0-g": ["-O0", "-g"],
    "O2-g": ["-O2", "-g"],
    "O1-g": ["-O1", "-g"],
    "O2": ["-O2"],
}

QUERY = """
.include "cxx/cxx.dl"
.decl indirect(call: Instruction)
indirect(call) :-
    callsite_pointer(call, v), !variable_inline_asm(v), !variable_alias(v), !variable_constexpr(v),
    !variable_func(v, _).
.decl known(call: Instruction)
known(call) :- cxx_virtual_call(call, _, _).
known(call) :- cxx_member_call(call, _).
.decl target(call: Instruction, name: symbol)
target(call, name) :- cxx_call_target(call, fn, _), function_name(fn, name).
target(call, name) :-
    cxx_call_target(call, fn, _), cxx_thunk(thunk, fn, _, _), function_name(thunk, name).
.decl exact(call: Instruction, class: symbol)
exact(call, class) :- cxx_exact(call, class).
.decl incomplete(call: Instruction, why: symbol)
incomplete(call, why) :- cxx_incomplete(call, why).
.output indirect, known, target, exact, incomplete
"""

# Logs each pair of site and function once, and the type of the object as its vtable says.
RUNTIME = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static struct { long site; void *fn; } seen[1 << 16];
void __witness_call(long site, void *fn) {
    unsigned long slot = ((unsigned long)fn * 31 + (unsigned long)site) % (1 << 16);
    while (seen[slot].fn) {
        if (seen[slot].site == site && seen[slot].fn == fn) return;
        slot = (slot + 1) % (1 << 16);
    }
    seen[slot].site = site;
    seen[slot].fn = fn;
    Dl_info info;
    const char *name = dladdr(fn, &info) && info.dli_sname && info.dli_saddr == fn ? info.dli_sname : "?";
    static FILE *out;
    if (!out) out = fopen(getenv("WITNESS"), "w");
    fprintf(out, "%ld\t%s\n", site, name);
    fflush(out);
}
"""


class Class:
    def __init__(self, index):
        self.index = index
        self.name = f"C{index}"
        self.bases = []  # (Class, virtual)
        self.methods = []  # introduced here: indices
        self.members = []
        self.nested = False

    def ancestors(self):
        found = {}
        for base, virtual in self.bases:
            for name, (cls, count) in base.closure().items():
                shared = cls.shared
                have = found.get(name, (cls, 0))[1]
                found[name] = (cls, 1 if shared else have + count)
        return found

    def closure(self):
        found = self.ancestors()
        found[self.name] = (self, 1)
        return found

    def all_methods(self):
        found = []
        for cls, _ in self.closure().values():
            found += cls.methods
        return sorted(set(found))


class Program:
    def __init__(self, rng):
        self.rng = rng
        self.classes = []
        self.lines = []
        self.bodies = []
        self.calls = []

    def make_classes(self):
        rng = self.rng
        for index in range(rng.randint(4, 8)):
            cls = Class(index)
            cls.shared = rng.random() < 0.3
            for _ in range(rng.choice([0, 1, 1, 1, 2, 2, 3])):
                if not self.classes:
                    break
                base = rng.choice(self.classes)
                if any(base is b for b, _ in cls.bases) or base.name in cls.ancestors():
                    continue
                cls.bases.append((base, base.shared))
                if any(count > 1 for _, count in cls.ancestors().values()) or any(
                    b.name in other.ancestors() for b, _ in cls.bases for other, _ in cls.bases
                ):
                    cls.bases.pop()
            if not cls.bases or rng.random() < 0.4:
                cls.methods = [index]
            if self.classes and rng.random() < 0.4:
                cls.members = [rng.choice(self.classes) for _ in range(rng.randint(1, 2))]
            self.classes.append(cls)

    def pick(self, want=lambda cls: True):
        return self.rng.choice([cls for cls in self.classes if want(cls)])

    def derived(self, cls):
        return self.rng.choice([c for c in self.classes if cls.name in c.closure()])

    def virtual_call(self, expr, cls, arrow=True):
        method = self.rng.choice(cls.all_methods())
        return f"{expr}{'->' if arrow else '.'}m{method}()"

    def write_class(self, cls):
        rng = self.rng
        bases = ", ".join(("virtual " if v else "") + b.name for b, v in cls.bases)
        out = [f"struct {cls.name}{' : ' + bases if bases else ''} {{"]
        methods = cls.all_methods()
        needed = len(cls.bases) > 1
        own = [m for m in methods if m in cls.methods or needed or rng.random() < 0.5]
        for m in own:
            out.append(f"    virtual int m{m}();" if m in cls.methods else f"    int m{m}() override;")
        inline = rng.random() < 0.6
        out.append(f"    {cls.name}()" + (";" if not inline else " { " + self.phase(cls) + " }"))
        out.append(f"    virtual ~{cls.name}()" + (";" if not inline else " { " + self.phase(cls) + " }"))
        out.append(f"    long data{cls.index};")
        for n, member in enumerate(cls.members):
            out.append(f"    {member.name} part{cls.index}_{n};")
        if rng.random() < 0.4:
            other = rng.choice(self.classes[: cls.index + 1][:-1] or [cls])
            if other is not cls:
                out.append(f"    struct Inner {{ {other.name} held; long pad; int run(); }};")
                call = self.virtual_call("r", other, False)
                self.bodies.append(
                    f"int {cls.name}::Inner::run() {{ {other.name} &r = held; return {call}; }}")
                cls.nested = True
        if rng.random() < 0.4:
            other = rng.choice(self.classes[: cls.index] or [cls])
            call = self.virtual_call("b", other, False)
            out.append(f"    static int fixed({other.name} &b, std::string_view text);")
            self.bodies.append(f"int {cls.name}::fixed({other.name} &b, std::string_view text) {{ "
                               f"return {call} + (int)text.size(); }}")
            object_ = self.derived(other)
            self.calls.append(("later", f"{{ {object_.name} x; total += {cls.name}::fixed(x, \"ab\"); }}"))
        out.append("};")
        for m in own:
            extra = ""
            if cls.members and rng.random() < 0.5:
                n = rng.randrange(len(cls.members))
                part = f"part{cls.index}_{n}"
                extra = f" + use{cls.members[n].index}({part})"
                if rng.random() < 0.5:
                    extra = " + " + self.virtual_call(f"(&{part})", cls.members[n])
            self.bodies.append(f"int {cls.name}::m{m}() {{ data{cls.index}++; return {rng.randint(1, 99)}{extra}; }}")
        if not inline:
            self.bodies.append(f"{cls.name}::{cls.name}() {{ {self.phase(cls)} }}")
            self.bodies.append(f"{cls.name}::~{cls.name}() {{ {self.phase(cls)} }}")
        out.append(f"{rng.choice(['static ', '__attribute__((noinline)) ', ''])}int use{cls.index}({cls.name} &r) "
                   f"{{ return {self.virtual_call('r', cls, False)}; }}")
        return out

    def phase(self, cls):
        r = self.rng.random()
        if r < 0.4:
            return f"sink({self.virtual_call('this', cls)});"
        if r < 0.55:
            return f"{cls.name} *self = this; escape(self); sink({self.virtual_call('self', cls)});"
        return f"data{cls.index} = 0;"

    def scenario(self, number):
        rng = self.rng
        base = self.pick()
        made = self.derived(base)
        other = self.derived(base)
        call = lambda e, c=base, arrow=True: self.virtual_call(e, c, arrow)
        b, d, e = base.name, made.name, other.name
        method = rng.choice(base.all_methods())
        owner = self.classes[method].name
        forms = [
            f"{d} x; {b} &r = x; return {call('r', base, False)};",
            f"{d} x; escape(&x); {b} *p = &x; return {call('p')} + {call('p')};",
            f"{b} *p = new {d}; int n = {call('p')}; delete p; return n;",
            f"{b} *p = new {d}; escape(p); int n = {call('p')}; delete p; return n;",
            f"{b} *p = choice() ? static_cast<{b} *>(new {d}) : new {e}; int n = {call('p')}; delete p; return n;",
            f"const {b} &r = make{made.index}(); return {call(f'const_cast<{b} &>(r)', base, False)};",
            f"{b} &&r = make{made.index}(); return {call('r', base, False)};",
            f"{d} x[3]; {b} *p = &x[choice()]; return {call('p')};",
            f"{d} *x = new {d}[2]; {b} *p = x; int n = {call('p')}; delete[] x; return n;",
            f"alignas(16) char raw[sizeof({d}) + sizeof({e})]; {b} *p = new (raw) {d}; int n = {call('p')}; "
            f"p->~{b}(); p = new (raw) {e}; n += {call('p')}; p->~{b}(); return n;",
            f"alignas(16) char raw[sizeof({d}) + sizeof({e})]; {b} *p = new (raw) {d}; int n = {call('p')}; "
            f"p->~{b}(); p = remake{number}(raw); n += {call('p')}; p->~{b}(); return n;",
            f"std::variant<{d}, {e}x> v; int n = {call(f'std::get<0>(v)', made, False)}; switch_{number}(v); "
            f"return n + std::visit([](auto &o) {{ {b} &r = o; return {call('r', base, False)}; }}, v);",
            f"{d} x; {e} y; {b} *p; if (choice()) p = &x; else p = &y; return {call('p')} + {call('p')};",
            f"std::unique_ptr<{b}> p(new {d}); return {call('p')};",
            f"auto p = std::make_shared<{d}>(); {b} *q = p.get(); return {call('q')};",
            f"{d} x; return pass{number}(&x, {{1, 2}}, \"text\");",
            f"{d} x; return skip{number}(Empty(), {{3, 4}}, nullptr, &x);",
            f"struct Holder {{ long n; {d} inner; }} h; {b} *p = &h.inner; return {call('p')};",
            f"static {d} kept; {b} *p = &kept; return {call('p')};",
            f"{d} x; int ({owner}::*m)() = &{owner}::m{method}; {owner} *p = &x; return (p->*m)();",
            f"{d} x; {b} *p = &x; if ({d} *q = dynamic_cast<{d} *>(p)) return {call('q', made)}; return 0;",
            f"{d} x; {b} *p = back(&x); return {call('p')};",
            f"{b} *p = list{number}(); int n = 0; for (int i = 0; i < 3; i++) {{ n += {call('p')}; p = p; }} return n;",
            f"{d} *p = new {d}; remake_in_place{number}(p); int n = {call(f'std::launder(static_cast<{b} *>(p))')}; return n;",
            f"{d} x; {b} *p = &x; return choice() ? {call('p')} : {call('p')} + 1;",
        ]
        which = rng.randrange(len(forms))
        body = forms[which]
        helpers = []
        if f"remake{number}(" in body:
            helpers.append(f"__attribute__((noinline)) {b} *remake{number}(void *raw) {{ return new (raw) {e}; }}")
        if f"remake_in_place{number}(" in body:
            if len(made.closure()) and f"{e}" != d:
                helpers.append(f"__attribute__((noinline)) void remake_in_place{number}({d} *p) {{ }}")
            else:
                helpers.append(f"__attribute__((noinline)) void remake_in_place{number}({d} *p) {{ p->~{d}(); new (p) {d}; }}")
        if f"switch_{number}(" in body:
            helpers.append(f"struct {e}x : {e} {{}};")
            helpers.append(f"__attribute__((noinline)) void switch_{number}(std::variant<{d}, {e}x> &v) {{ if (choice()) v.template emplace<1>(); }}")
            body = body
        if f"pass{number}(" in body:
            helpers.append(f"struct Two{number} {{ long a, b; }}; __attribute__((noinline)) int pass{number}({b} *p, Two{number} t, std::string_view s) "
                           f"{{ return {call('p')} + (int)(t.a + s.size()); }}")
        if f"skip{number}(" in body:
            unrelated = self.pick()
            helpers.append(f"struct Two{number} {{ long a, b; }}; __attribute__((noinline)) int skip{number}(Empty, Two{number} t, {unrelated.name} *, {b} *p) "
                           f"{{ return {call('p')} + (int)t.a; }}")
        if f"list{number}(" in body:
            helpers.append(f"__attribute__((noinline)) {b} *list{number}() {{ static {d} x; return &x; }}")
        if "back(&x)" in body:
            helpers.append(f"__attribute__((noinline)) {b} *back({b} *p) {{ return p; }}")
            body = body.replace("back(", f"back{number}(")
            helpers[-1] = helpers[-1].replace("*back(", f"*back{number}(")
        # Names of helper structs must be unique.
        text = "\n".join(helpers) + f"\n__attribute__((noinline)) int scenario{number}() {{ {body} }}\n"
        if f"switch_{number}(" in body:
            text = text.replace(f"{e}x", f"{e}x{number}")
        return text

    def write(self):
        self.make_classes()
        head = [
            "#include <memory>", "#include <new>", "#include <string_view>", "#include <variant>",
            "struct Empty {};",
            "volatile int coin = 1; int choice() { return coin; }",
            "volatile long total_sink; void sink(int n) { total_sink += n; }",
            "void *volatile where; __attribute__((noinline)) void escape(void *p) { where = p; }",
        ]
        for cls in self.classes:
            head += self.write_class(cls)
        for cls in self.classes:
            head.append(f"__attribute__((noinline)) {cls.name} make{cls.index}() {{ return {cls.name}(); }}")
        count = self.rng.randint(8, 16)
        scenarios = [self.scenario(n) for n in range(count)]
        main = ["int main() {", "    long total = 0;"]
        for coin in (0, 1):
            main.append(f"    coin = {coin};")
            main += [f"    total += scenario{n}();" for n in range(count)]
        main += [f"    {text}" for _, text in self.calls]
        for cls in self.classes:
            if cls.nested:
                main.append(f"    {{ {cls.name}::Inner inner; total += inner.run(); }}")
        main += ["    return total == 12345678;", "}"]
        return "\n".join(head + self.bodies + scenarios + main) + "\n"


CALL = re.compile(r"^(\s*(?:%\S+ = )?(?:(?:tail|musttail|notail) )?(?:call|invoke) .*?)(%[-\w.$]+|%\"[^\"]+\")\(")


def instrument(text):
    """Text of a module with opaque pointers in which each indirect call logs its number first."""
    out, site = [], 0
    lines = text.split("\n")
    for line in lines:
        match = CALL.match(line)
        if match and " asm " not in line and "@" not in match.group(1).split("(")[0].replace("#", ""):
            before = line[: match.start(2)]
            # The callee is the first local name that an argument list follows.
            out.append(f"  call void @__witness_call(i64 {site}, ptr {match.group(2)})")
            site += 1
        out.append(line)
    return "\n".join(out) + "\ndeclare void @__witness_call(i64, ptr)\n", site


def rows(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file]


def run(command, **options):
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.returncode}\n{done.stderr[:3000]}")
    return done.stdout


def check(source, build, work, arguments):
    """Compares what one build of the program does with what is said of it."""
    path = lambda name: os.path.join(work, name)
    run(["clang++-15", "-w", "-std=c++17", *BUILDS[build], "-c", "-emit-llvm", source, "-o", path("a.bc")])
    run(["llvm-dis-15", path("a.bc"), "-o", path("a.ll")])
    with open(path("a.ll"), encoding="utf-8") as file:
        text, sites = instrument(file.read())
    with open(path("b.ll"), "w", encoding="utf-8") as file:
        file.write(text)
    run(["clang++-15", "-w", "-rdynamic", path("b.ll"), path("runtime.o"), "-ldl", "-o", path("b")])
    seen_file = path("seen")
    subprocess.run([path("b")], env={**os.environ, "WITNESS": seen_file}, check=True, timeout=60)
    out = path("out")
    os.makedirs(out, exist_ok=True)
    with open(path("query.dl"), "w", encoding="utf-8") as file:
        file.write(QUERY)
    extra = ["-I", arguments.library] if arguments.library else []
    run([arguments.program, "query", "-q", path("a.bc"), path("query.dl"), "-D", out, *extra])
    calls = sorted(int(row[0]) for row in rows(os.path.join(out, "indirect.csv")))
    if len(calls) != sites:
        raise RuntimeError(f"{sites} indirect calls in the text, {len(calls)} in the facts")
    said = {name: {} for name in ("target", "exact", "incomplete")}
    for name, table in said.items():
        for call, what in rows(os.path.join(out, f"{name}.csv")):
            table.setdefault(int(call), set()).add(re.sub(r"D[12]Ev$", "D1Ev", what))
    known = {int(row[0]) for row in rows(os.path.join(out, "known.csv"))}
    failures = []
    tally = {"pairs": 0, "said": 0, "sites": set(), "open": set(), "unseen": 0, "exact": set()}
    observed = {}
    for site, name in rows(seen_file) if os.path.exists(seen_file) else []:
        # Of two destructors that are one function, the linker names one.
        observed.setdefault(calls[int(site)], set()).add(re.sub(r"D[12]Ev$", "D1Ev", name))
    for call, names in observed.items():
        if not any(name.startswith(("_ZN", "_ZThn", "_ZTv", "_ZTc")) for name in names):
            continue  # called through a pointer of the library's, not through a vtable
        tally["sites"].add(call)
        tally["pairs"] += len(names)
        tally["said"] += len(said["target"].get(call, ()))
        if call in said["exact"]:
            tally["exact"].add(call)
        if call not in known:
            tally["unseen"] += 1
            failures.append(f"call {call} is not seen to be virtual: {sorted(names)}")
            continue
        if call in said["incomplete"]:
            tally["open"].add(call)
        # All classes of the program are in the module: that others may be derived excuses nothing.
        if said["incomplete"].get(call, set()) - {"open class"}:
            continue
        missing = names - said["target"].get(call, set())
        if missing:
            failures.append(f"call {call}: {sorted(missing)} not among {sorted(said['target'].get(call, ()))}, "
                            f"exact {sorted(said['exact'].get(call, ()))}")
    # Where the class is exact, what is called must be of it, whatever is said to be incomplete.
    for call in said["exact"]:
        missing = observed.get(call, set()) - said["target"].get(call, set())
        external = "external vtable" in said["incomplete"].get(call, ())
        if missing and not external and call in known:
            failures.append(f"call {call}: exact {sorted(said['exact'][call])}, and called {sorted(missing)}")
    return failures, tally


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--builds", default="O0,O1,O0-g,O2-g")
    parser.add_argument("--keep", default=tempfile.gettempdir())
    parser.add_argument("--library", help="rules instead of the program's own")
    parser.add_argument("--program", default="llvm-facts")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}, {arguments.count} programs, builds {arguments.builds}")
    bad, totals = 0, {"pairs": 0, "said": 0, "sites": 0, "open": 0, "exact": 0}
    with tempfile.TemporaryDirectory() as work:
        runtime = os.path.join(work, "runtime.c")
        with open(runtime, "w", encoding="utf-8") as file:
            file.write(RUNTIME)
        run(["clang-15", "-O1", "-c", runtime, "-o", os.path.join(work, "runtime.o")])
        for number in range(arguments.seed, arguments.seed + arguments.count):
            source = os.path.join(work, f"random{number}.cpp")
            with open(source, "w", encoding="utf-8") as file:
                file.write(Program(random.Random(number)).write())
            for build in arguments.builds.split(","):
                try:
                    failures, tally = check(source, build, work, arguments)
                except (RuntimeError, subprocess.SubprocessError) as error:
                    failures, tally = [str(error)], {}
                for name in totals:
                    value = tally.get(name, 0)
                    totals[name] += value if isinstance(value, int) else len(value)
                if failures:
                    bad += 1
                    kept = os.path.join(arguments.keep, f"random{number}.cpp")
                    with open(source, encoding="utf-8") as file, open(kept, "w", encoding="utf-8") as to:
                        to.write(file.read())
                    print(f"{kept} {build}:")
                    for failure in failures[:8]:
                        print(f"  {failure}")
    print(f"{totals['sites']} executed sites, {totals['pairs']} pairs seen, {totals['said']} targets said, "
          f"{totals['exact']} sites exact, {totals['open']} incomplete, {bad} builds failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
