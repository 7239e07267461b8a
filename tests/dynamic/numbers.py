#!/usr/bin/env python3
"""Programs as witnesses of which numbers they compute.

    tests/dynamic/numbers.py [--seed S] [--count N] [--builds O0,O1,O2] [--keep DIR] ..
    tests/dynamic/numbers.py [OPTION..] --module MODULE.bc [--input FILE] [-- ARGUMENT..]

Random programs of loops, branches and arithmetic are compiled, or MODULE.bc is taken, which is all
of a program but for libraries. It is changed by transform/log_numbers.dl, linked with numbers.c,
and run, as is the program as it was: both must print the same and end alike. Then the least and the
greatest number of each instruction must be in its interval (numbers.dl). Prints a row of a table,
and each number that is not. Exits with 1 if there is one. A random program that fails is left in
DIR.
"""
import argparse
import collections
import os
import random
import subprocess
import sys
import tempfile

import witness

HEAD = "| program | numbers | more known than by type | wrong |\n|---|---|---|---|"
TYPES = ["int", "unsigned", "short", "unsigned char", "signed char", "unsigned short", "long"]
CONSTANTS = [0, 1, 2, 3, 5, 7, 8, 10, 16, 31, 63, 64, 100, 127, 128, 255, 256, 1000, 32767, 65535,
             65536, 2147483647, -1, -2, -7, -128, -1000]


class Program:
    """The text of one program: functions of numbers, which call those before them. Program N is
    made from the number N alone. What C leaves undefined does not happen: it is compiled with
    -fwrapv, divisors are above 0, and numbers of 64 bits do not grow so far that they wrap."""

    def __init__(self, number):
        self.rng = random.Random(number)
        self.names = []
        self.text = self.write()

    def constant(self):
        """A number, most often a small one."""
        return str(self.rng.choice([*CONSTANTS, self.rng.randint(-100000, 100000)]))

    def value(self, names):
        """A variable or a constant."""
        return self.rng.choice(names) if names and self.rng.random() < 0.7 else self.constant()

    def expression(self, names, depth=0):
        """A number of at most 32 bits."""
        rng = self.rng
        if depth > 2 or rng.random() < 0.25:
            return f"({rng.choice(TYPES[:6])}){self.value(names)}"
        left, right = (self.expression(names, depth + 1) for _ in range(2))
        cast = rng.choice(TYPES[:6])
        kind = rng.randrange(15)
        if kind < 6:
            return f"({cast})({left} {'+-*&|^'[kind]} {right})"
        if kind == 6:
            divisor = f"(({right} & {rng.choice([7, 63])}) + 1)"
            return f"({cast})({left} {rng.choice('/%')} {divisor})"
        if kind == 7:
            return f"({cast})({left} {rng.choice(['<<', '>>'])} ({right} & 15))"
        if kind == 8:
            return f"({cast})({left} {rng.choice(['<<', '>>'])} {rng.randint(0, 31)})"
        if kind == 9:
            return f"({cast})({self.condition(names, depth)} ? {left} : {right})"
        if kind == 10:
            return f"({cast})({'~-!'[rng.randrange(3)]}{left})"
        if kind == 11 and self.names:
            return f"({cast}){rng.choice(self.names)}({left}, {right})"
        if kind == 12:
            return f"({cast})((long){left} {rng.choice('+-')} (long){right})"
        if kind == 13:
            wide = rng.choice(["long", "unsigned long"])
            return (f"({cast})((({wide}){left} << {rng.choice([0, 3, 24, 32, 40, 56])}) >> "
                    f"{rng.choice([0, 5, 32, 40, 56])})")
        return f"({cast})({left} & {self.constant()})"

    def condition(self, names, depth=0):
        """A comparison, or two."""
        rng = self.rng
        left, right = (self.expression(names, depth + 1) for _ in range(2))
        text = f"{left} {rng.choice(['<', '<=', '>', '>=', '==', '!='])} {right}"
        if rng.random() < 0.2:
            return f"({text} {rng.choice(['&&', '||'])} {self.condition(names, depth + 2)})"
        return f"({text})"

    def statements(self, names, fixed, depth):
        """Some lines that change the variables `names`, not those that are `fixed`."""
        rng, lines = self.rng, []
        free = [name for name in names if name not in fixed]
        for _ in range(rng.randint(1, 4)):
            kind = rng.randrange(8) if depth < 3 else rng.randrange(3)
            pad = "  " * (depth + 1)
            inner = depth + 1
            if kind < 3:
                op = rng.choice(["=", "=", "+=", "-=", "&=", "|=", "^="])
                lines.append(f"{pad}{rng.choice(free)} {op} {self.expression(names)};")
            elif kind < 5:
                lines.append(f"{pad}if {self.condition(names)} {{")
                lines += self.statements(names, fixed, inner)
                if rng.random() < 0.5:
                    lines.append(f"{pad}}} else {{")
                    lines += self.statements(names, fixed, inner)
                lines.append(f"{pad}}}")
            elif kind < 7 and len(free) > 1:
                name, step = rng.choice(free), rng.choice([1, 1, 2, 3, 7])
                bound = rng.choice([str(rng.randint(1, 40)), f"({self.value(names)} & 31)"])
                first, test, moves = str(rng.randint(0, 5)), f"< {bound}", "+="
                if rng.random() < 0.4:
                    first, test, moves = bound, f"{rng.choice(['>', '>='])} {first}", "-="
                elif rng.random() < 0.5:
                    test = f"{rng.choice(['<=', '!=' if step == 1 else '<='])} {bound}"
                lines.append(f"{pad}for ({name} = {first}; {name} {test} && fuel-- > 0; "
                             f"{name} {moves} {step}) {{")
                lines += self.statements(names, [*fixed, name], inner)
                if rng.random() < 0.3:
                    leaves = rng.choice(["break", "continue"])
                    lines.append(f"{pad}  if {self.condition(names)} {leaves};")
                lines.append(f"{pad}}}")
            else:
                lines.append(f"{pad}switch ({self.expression(names)} & 7) {{")
                for case in rng.sample(range(8), 3):
                    lines.append(f"{pad}case {case}:")
                    lines += self.statements(names, fixed, inner)
                    lines.append(f"{pad}  {rng.choice(['break;', ';'])}")
                lines.append(f"{pad}default:;\n{pad}}}")
        return lines

    def write(self):
        """The program."""
        rng, parts = self.rng, ["#include <stdio.h>\nstatic long fuel = 20000;"]
        for index in range(rng.randint(2, 5)):
            types = [rng.choice(TYPES[:6]) for _ in range(2)]
            local = {f"v{i}": rng.choice(TYPES) for i in range(rng.randint(2, 4))}
            names = ["a", "b", *local]
            lines = [f"__attribute__((noinline)) static {rng.choice(TYPES[:6])} "
                     f"f{index}({types[0]} a, {types[1]} b) {{"]
            lines += [f"  {kind} {name} = {self.value(['a', 'b'])};"
                      for name, kind in local.items()]
            lines += self.statements(names, [], 0)
            lines.append(f"  return {self.expression(names)};\n}}")
            parts.append("\n".join(lines))
            self.names.append(f"f{index}")
        calls = "".join(f"  for (long i = -20; i < 300; i += {rng.randint(1, 40)}) {{\n"
                        f"    fuel = 20000;\n    sum += {name}(i * {self.constant()}, i);\n  }}\n"
                        for name in self.names)
        parts.append(f'int main(void) {{\n  long sum = 0;\n{calls}  printf("%ld\\n", sum);\n}}\n')
        return "\n".join(parts)


class Numbers(witness.Witness):
    """Runs programs and asks which numbers they computed, in a folder."""

    def __init__(self, options, work):
        os.makedirs(work, exist_ok=True)
        super().__init__(options.program, options.library, work, what="numbers")

    def answers(self, module, link="", given=b"", arguments=(), limit=60):
        """What numbers.dl says after a run, and what differs between the programs, in words."""
        facts, logged = self.path("facts"), self.path("logged.bc")
        self.change(module, facts, logged)
        libraries = [*link.split(), "-lm", "-ldl", "-lpthread"]
        done = []
        for name, parts in (("plain", [module]), ("logged", [logged, self.runtime])):
            witness.run(["clang++-15", "-w", "-rdynamic", *parts, "-o", self.path(name),
                         *libraries])
            folder = self.path(name + ".run")
            os.makedirs(folder, exist_ok=True)
            done.append(subprocess.run([self.path(name), *arguments], input=given, cwd=folder,
                                       env={**os.environ, "WITNESS": facts}, capture_output=True,
                                       check=False, timeout=limit))
        answer = facts + ".answer"
        query = os.path.join(witness.HERE, "numbers.dl")
        witness.run([self.program, "query", *self.options, facts, query, "-D", answer])
        found = {name: witness.rows(os.path.join(answer, name + ".csv"))
                 for name in ("wrong", "numbers")}
        words = [f"{inst}: {least} to {greatest}, said to be {lower} to {upper}"
                 for inst, least, greatest, lower, upper in found["wrong"]]
        if [done[0].stdout, done[0].returncode] != [done[1].stdout, done[1].returncode]:
            codes = [program.returncode for program in done]
            words.append(f"not as the original: exit codes {codes[0]}, {codes[1]}")
        return found, words


def line(name, totals):
    """A row of the table."""
    return f"| {name} | {totals['numbers']} | {totals['limited']} | {totals['wrong']} |"


def tally(found):
    """Numbers of one run, by name."""
    seen, limited = found["numbers"][0]
    return {"numbers": int(seen), "limited": int(limited), "wrong": len(found["wrong"])}


def check(text, build, folder, options):
    """What is wrong on one build of a random program, in words, and the answers."""
    asked = Numbers(options, folder)
    source, module = asked.path("program.c"), asked.path("program.bc")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    witness.run(["clang-15", "-w", "-fwrapv", f"-{build}", "-c", "-emit-llvm", source, "-o", module])
    found, failures = asked.answers(module)
    return failures, found


def one(number, build, options):
    """The failures and the answers of one build of one program; a failure leaves the program."""
    text = Program(number).text
    path = os.path.join(options.keep, f"numbers{number}-{build}.c")
    return witness.attempt(lambda folder: check(text, build, folder, options), path, text)


def random_programs(options):
    """Runs all of them; how many builds failed."""
    totals = {build: collections.Counter() for build in options.builds.split(",")}
    bad, jobs = witness.over_builds(options, one,
                                    lambda build, found: totals[build].update(tally(found)))
    print(HEAD)
    for build, numbers in totals.items():
        print(line(f"{options.count} random -{build}", numbers))
    print(f"{bad} of {jobs} builds failed")
    return bad


def module(options):
    """Runs one program that is given; how much is wrong."""
    with open(options.input, "rb") as file:
        given = file.read()
    with tempfile.TemporaryDirectory() as folder:
        found, words = Numbers(options, folder).answers(options.module, options.link, given,
                                                        options.arguments, 1800)
    print(line(options.name or os.path.basename(options.module), tally(found)))
    for text in words:
        print(f"  {text}", file=sys.stderr)
    return len(words)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("arguments", nargs="*", help="of the program in a module")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--builds", default="O0,O1,O2")
    parser.add_argument("--keep", default=tempfile.gettempdir(), help="where failures are left")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--module", help="a program, instead of random ones")
    parser.add_argument("--name", help="what its row is called")
    parser.add_argument("--link", default="", help="arguments of the linker, in one word")
    parser.add_argument("--input", default="/dev/null", help="its standard input")
    parser.add_argument("--program", default="llvm-facts")
    parser.add_argument("--library", help="rules instead of the program's own")
    options = parser.parse_args()
    return 1 if (module(options) if options.module else random_programs(options)) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except witness.Failure as error:
        sys.exit(f"numbers.py: {error}")
