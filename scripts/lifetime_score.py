#!/usr/bin/env python3
"""Scores lifetime.dl against programs whose functions' names say what is right.

    scripts/lifetime_score.py DIR [--program llvm-facts] [--library DIR]

DIR has folders of bitcode, as SVF's Test-Suite has `double_free` and `mem_leak`: calls of DOUBLEFREE
give back what was given back before, those of SAFEFREE do not; what NFRMALLOC, PLKMALLOC, CLKMALLOC and
LEAKFN allocate is lost, what SAFEMALLOC, NFRLEAKFP and PLKLEAKFP allocate is not. A folder is a row of
the table; a second free that is found at the call of its function counts, and
what a function allocates and returns may be lost by its caller. Exits with 1 if a program is not
analysed.
"""

import sys

from lib import scores

RULES = """
.include "lifetime/lifetime.dl"
.include "lifetime/uninitialised.dl"

.decl at(call: Instruction, name: symbol, line: Line)
at(call, name, line) :-
    callsite_target(call, function), function_name(function, name),
    instruction_location(call, _, line, _),
    (contains("FREE", name) ; contains("MALLOC", name) ; contains("LEAK", name) ;
     contains("SAFE_LOAD", name)).

.decl stated(name: symbol, line: Line)
stated(name, line) :- at(_, name, line).

.decl twice(name: symbol, line: Line)
twice(name, line) :- freed_twice(call, _, _, _), at(call, name, line).
twice("DOUBLEFREE", line) :-
    freed_twice(call, _, _, _), may_call(call, function, _), at(inside, "DOUBLEFREE", line),
    instruction_function(inside, function).

.decl lost(name: symbol, line: Line)
lost(name, line) :- (leaked(call, _) ; never_freed(call)), at(call, name, line).
lost(name, line) :-
    leaked(call, _), may_call(call, function, _), _life_hands_out(function, inner),
    at(inner, name, line).

pointer_query(call, value) :- at(call, name, _), contains("SAFE_LOAD", name), callsite_argument(call, 0, value).

.decl unsafe(name: symbol, line: Line)
unsafe(name, line) :- pointer_wrong(call, _, _, _), at(call, name, line).
unsafe(name, line) :-
    pointer_query(call, value), _life_root(value, root), instruction_load_res(load, root),
    uninitialised_read(load, _), at(call, name, line).

.output stated
.output unsafe
.output twice
.output lost
"""

# What is wrong and what is right, by the name of what is called, and which answer says so.
CLAIMS = [
    ("twice", {"DOUBLEFREE"}, {"SAFEFREE"}),
    ("unsafe", {"UNSAFE_LOAD"}, {"SAFE_LOAD"}),
    ("lost", {"NFRMALLOC", "PLKMALLOC", "CLKMALLOC", "LEAKFN"}, {"SAFEMALLOC", "NFRLEAKFP", "PLKLEAKFP"}),
]

NAMES = {"twice": "given back twice", "unsafe": "null, not set or given back", "lost": "lost"}


def rows(answer, relation):
    return {(row["name"], row["line"]) for row in answer[relation]}


def score(options, rules, folder, claim):
    """How many bad calls are found of all, how many good ones of all; what is wrong; how many failed."""
    relation, bad, good = claim
    found, false, wrong, failed = [0, 0], [0, 0], [], 0
    for module in sorted(folder.glob("*.bc")):
        answer, error = scores.ask(options, rules, module)
        if answer is None:
            failed += 1
            wrong.append(f"{module}: {error}")
            continue
        stated, said = rows(answer, "stated"), rows(answer, relation)
        for names, counts, is_bad in [(bad, found, True), (good, false, False)]:
            for name, line in sorted(place for place in stated if place[0] in names):
                is_said = (name, line) in said
                counts[0] += is_said
                counts[1] += 1
                if is_said != is_bad:
                    wrong.append(f"{module.name}:{line}: {name}: {'found' if is_said else 'missed'}")
    return found, false, wrong, failed


def main():
    options = scores.parser(__doc__).parse_args()
    rules = options.folder / "lifetime_score.dl"
    rules.write_text(RULES)

    def rows(folder):
        for claim in CLAIMS:
            found, false, wrong, failed = score(options, rules, folder, claim)
            if found[1]:
                cells = [NAMES[claim[0]]] + [f"{n} of {all}" for n, all in (found, false)]
                yield cells + [failed], wrong, failed

    return scores.table(options, ["what", "found", "false", "not analysed"], rows)


if __name__ == "__main__":
    sys.exit(main())
