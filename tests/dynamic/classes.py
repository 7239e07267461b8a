#!/usr/bin/env python3
"""Random C++ programs as witnesses of what virtual calls call.

    tests/dynamic/classes.py [--seed S] [--count N] [--builds A,B] [--keep DIR] [--library DIR]

Each program has a hierarchy of classes (multiple and virtual inheritance, members that are objects,
nested classes, constructors and destructors that call virtual methods) and functions that use them
in many ways: results by value, references to temporaries, arrays, casts, raw memory, unions,
pointers to members, static members with aggregates. It is compiled in several builds, all calls
through pointers are made to say what they call (witness.py), and the program is run. A failure is a
pair of call and function that was seen and that neither `call_edge` has nor a relation of what is
not known allows for; an object of another class than `cxx_exact` says; a call of a method that is
not seen to be virtual. The program is closed: that other modules may derive from its classes is no
excuse. A program that fails is left in DIR, with as few lines as it takes to fail.

Program N of seed S is made from the number S + N alone; that and the build say all.
"""
import argparse
import concurrent.futures
import os
import random
import sys
import tempfile

import witness

BUILDS = {
    f"{level}{debug}{typed}": [f"-{level}"] + (["-g"] if debug else [])
    + (["-Xclang", "-no-opaque-pointers"] if typed else [])
    for level in ("O0", "O1", "O2") for debug in ("", "-g") for typed in ("", "-typed")
}


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
            *HEADERS,
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


def builds_of(number):
    """Four builds, so that three programs in a row have all twelve, of each level at least one."""
    names = sorted(BUILDS)
    return [names[(number + 3 * turn) % len(names)] for turn in range(4)]


# What programs include, which takes longer to read than they do.
HEADERS = ["#include <memory>", "#include <new>", "#include <string_view>", "#include <variant>"]
COMPILER = ["clang++-15", "-w", "-std=c++17"]


def precompile(build, folder):
    """Reads the headers once for all programs of a build."""
    source = os.path.join(folder, build + ".h")
    with open(source, "w", encoding="utf-8") as file:
        file.write("\n".join(HEADERS) + "\n")
    witness.run([*COMPILER, *BUILDS[build], "-x", "c++-header", source, "-o", source + ".pch"])


def check(text, build, folder, options):
    """What is wrong with the answers on one build of a program, and the numbers."""
    asked = witness.Witness(options.program, options.library, folder, closed=True)
    source, module = asked.path("program.cpp"), asked.path("program.bc")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    headers = ["-include-pch", os.path.join(options.headers, build + ".h.pch")]
    command = [*COMPILER, *BUILDS[build], *headers, "-c", "-emit-llvm", source, "-o", module]
    witness.run(command)
    facts, logged = asked.path("facts"), asked.path("logged.bc")
    asked.change(module, facts, logged)
    binary = asked.path("logged")
    witness.run(["clang++-15", "-w", logged, asked.runtime, "-ldl", "-o", binary])
    witness.run([binary], env={**os.environ, "WITNESS": facts}, timeout=60)
    answers = asked.ask(facts)
    return witness.wrong(answers), witness.tally(answers)


def kind(failure):
    """What sort of failure this is, whatever the call and the class."""
    return next(sort for sort in ("missing", "not exact", "not seen") if sort in failure)


def fails(text, build, sort, options):
    """Whether a program still has such a wrong answer; one that does not compile or run has none."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return sort in map(kind, check(text, build, folder, options)[0])
        except witness.Failure:
            return False


def reduced(text, build, sort, options):
    """As few lines as still fail alike: ever smaller runs of lines are left out while that holds,
    until no single one can be."""
    head = "\n".join(HEADERS) + "\n"
    lines = text.removeprefix(head).split("\n")
    size = len(lines) // 2
    while size:
        start, before = 0, len(lines)
        while start < len(lines):
            fewer = lines[:start] + lines[start + size:]
            if fails(head + "\n".join(fewer), build, sort, options):
                lines = fewer
            else:
                start += size
        # What is left out of the end may have been all that needed what comes before.
        size = size if size == 1 and len(lines) < before else size // 2
    return head + "\n".join(lines)


def one(number, build, options):
    """The failures and numbers of one build of one program; a failure leaves the program behind."""
    text = Program(random.Random(number)).write()
    with tempfile.TemporaryDirectory() as folder:
        try:
            failures, numbers = check(text, build, folder, options)
        except witness.Failure as error:
            return [str(error)], {}, keep(number, build, text, options)
    if not failures:
        return [], numbers, None
    if not options.whole:
        text = reduced(text, build, kind(failures[0]), options)
    return failures, numbers, keep(number, build, text, options)


def keep(number, build, text, options):
    """Writes a program that failed; its path."""
    path = os.path.join(options.keep, f"random{number}-{build}.cpp")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--builds", help="these for each program instead of four of its own")
    parser.add_argument("--keep", default=tempfile.gettempdir(), help="where failures are left")
    parser.add_argument("--whole", action="store_true", help="leave failures as they are")
    parser.add_argument("--library", help="rules instead of the program's own")
    parser.add_argument("--program", default="llvm-facts")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.count} programs")
    jobs = [(number, build) for number in range(options.seed, options.seed + options.count)
            for build in (options.builds.split(",") if options.builds else builds_of(number))]
    bad, totals = 0, {}
    with (tempfile.TemporaryDirectory() as options.headers,
          concurrent.futures.ThreadPoolExecutor(options.jobs) as pool):
        list(pool.map(lambda build: precompile(build, options.headers), {job[1] for job in jobs}))
        done = pool.map(lambda job: one(*job, options), jobs)
        for (number, build), (failures, numbers, path) in zip(jobs, done):
            for name, value in numbers.items():
                totals[name] = totals.get(name, 0) + value
            if failures:
                bad += 1
                print(f"program {number}, {build}: {path}")
                for failure in failures[:8]:
                    print(f"  {failure}")
    if totals:
        print(witness.HEAD)
        print(witness.line(f"{options.count} random", totals))
    print(f"{bad} of {len(jobs)} builds failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
