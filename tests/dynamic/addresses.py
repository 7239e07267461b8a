"""Random C and C++ programs in which addresses go ways of many kinds.

A program is some scenarios: an object is made, its address is handed on by a few steps that are
picked and put in a row, and what it leads to in the end is read and written. Objects and steps are
in addresses.c and addresses.cpp. Program N is made from the number N alone.
"""
import os
import random
import re

HERE = os.path.dirname(os.path.abspath(__file__))


def parts_of(name):
    """What a program of a file's language begins with, and the `object`s and `step`s that the file
    has: of each its declarations, what is done, and the word after `step`, if there is one."""
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        lines = [line for line in file.read().split("\n") if not re.match("//(?!@)", line)]
    begin, *rest = re.split(r"^//@ (?=object|step)", "\n".join(lines), flags=re.MULTILINE)
    found = {"object": [], "step": []}
    for part in rest:
        first, text = part.split("\n", 1)
        kind, _, word = first.partition(" ")
        declared, _, done = text.rpartition("//@ does\n")
        found[kind].append((declared.strip(), done.strip(), word))
    return begin.strip(), found["object"], found["step"]


HEAD, OBJECTS, STEPS = parts_of("addresses.c")
HEAD_CXX, _, STEPS_CXX = parts_of("addresses.cpp")


class Program:
    """The text of one program; every third is C++."""

    def __init__(self, number):
        self.rng = random.Random(number)
        self.serial = 0
        self.suffix = "cpp" if number % 3 == 0 else "c"
        self.head, self.steps = (HEAD_CXX, STEPS_CXX) if self.suffix == "cpp" else (HEAD, STEPS)
        self.text = self.write()

    def filled(self, parts, taken, yielded):
        """Templates of one object or step, with a number of their own."""
        self.serial += 1
        linkage = self.rng.choice(["static", "__attribute__((noinline)) static"])
        words = {r"\bIN\b": taken, r"\bOUT\b": yielded, r"\bFN\b": linkage,
                 r"ID\b": str(self.serial)}
        texts = []
        for text in parts:
            for word, means in words.items():
                text = re.sub(word, means, text)
            texts.append(text)
        return texts

    def scenario(self, number):
        """Declarations, and a function that makes an object and comes to it by its address."""
        name = "address"
        made = [self.filled(self.rng.choice(OBJECTS)[:2], "", name)]
        words = set()
        for _ in range(self.rng.randint(1, 6)):
            last, name = name, f"address{self.serial}"
            *parts, word = self.rng.choice(self.steps)
            while word and word in words:
                *parts, word = self.rng.choice(self.steps)
            words.add(word)
            made.append(self.filled(parts, last, name))
        body = "\n".join(done for _, done in made)
        return ("\n".join(declared for declared, _ in made if declared)
                + f"\n__attribute__((noinline)) void scenario{number}(void) {{\n{body}\n"
                + f"*{name} += 1;\ntotal += *{name};\n}}\n")

    def write(self):
        """The program."""
        count = self.rng.randint(4, 9)
        scenarios = [self.scenario(number) for number in range(count)]
        calls = "".join(f"  scenario{number}();\n" for number in range(count))
        return (self.head + "\n\n" + "\n".join(scenarios) + "\nint main(void) {\n" + calls
                + '  printf("%ld\\n", total > 0 ? 1L : 0L);\n  return 0;\n}\n')
