#!/usr/bin/env python3
"""Scores ranges.dl against programs that say which accesses leave their objects.

    scripts/ranges_score.py DIR [--program llvm-facts] [--library DIR]

DIR has folders of bitcode with debug information, as SVF's Test-Suite has `ae_overflow_tests`: a call
UNSAFE_BUFACCESS(pointer, offset) says that the byte so far from where the pointer points is outside of
the object, SAFE_BUFACCESS that it is inside. A folder is a row of the table; where nothing bounds the
offset or the size, or the pointer is not followed, the analysis says so: `unknown`. Exits with 1 if a
program is not analysed.
"""

import sys

from lib import scores

RULES = """
.include "ranges/ranges.dl"

.decl claim(call: Instruction, name: symbol, line: Line)
claim(call, name, line) :-
    callsite_target(call, function), function_name(function, name),
    (name = "SAFE_BUFACCESS" ; name = "UNSAFE_BUFACCESS"), instruction_location(call, _, line, _).

// The access is of the byte at the offset.
sized_access(call, pointer, "call", @lower_sum(a, 1), @upper_sum(b, 1)) :-
    claim(call, _, _), callsite_argument(call, 0, pointer), callsite_argument(call, 1, size),
    instruction_basicblock(call, block), range_in(size, block, a, b).

.decl stated(name: symbol, line: Line)
stated(name, line) :- claim(_, name, line).

.decl outside(name: symbol, line: Line)
outside(name, line) :- claim(call, name, line), out_of_bounds(call, _, _, _).

.decl unknown(name: symbol, line: Line)
unknown(name, line) :- claim(call, name, line), (access_unknown(call, _, _) ; access_astray(call)).
unknown(name, line) :- claim(call, name, line), !access_start(call, _, _, _).

.output stated
.output outside
.output unknown
"""


def places(answer, relation):
    return {(row["name"], row["line"]) for row in answer[relation]}


def score(options, rules, folder):
    """For unsafe and safe accesses how many are said to be outside, unknown, and all; what is wrong."""
    counts = {"UNSAFE_BUFACCESS": [0, 0, 0], "SAFE_BUFACCESS": [0, 0, 0]}
    wrong, failed = [], 0
    for module in sorted(folder.glob("*.bc")):
        answer, error = scores.ask(options, rules, module)
        if answer is None:
            failed += 1
            wrong.append(f"{module}: {error}")
            continue
        outside, unknown = places(answer, "outside"), places(answer, "unknown")
        for place in sorted(places(answer, "stated")):
            name, line = place
            is_outside = place in outside
            is_unknown = not is_outside and place in unknown
            counts[name] = [n + more for n, more in zip(counts[name], (is_outside, is_unknown, 1))]
            if is_outside != (name == "UNSAFE_BUFACCESS"):
                said = "outside" if is_outside else "unknown" if is_unknown else "inside"
                wrong.append(f"{module.name}:{line}: {name}: {said}")
    return counts, wrong, failed


def main():
    options = scores.parser(__doc__).parse_args()
    rules = options.folder / "ranges_score.dl"
    rules.write_text(RULES)

    def rows(folder):
        counts, wrong, failed = score(options, rules, folder)
        cells = []
        for outside, unknown, all in counts.values():
            cells += [f"{outside} of {all}", unknown]
        if any(counts[name][2] for name in counts) or failed:
            yield cells + [failed], wrong, failed

    columns = ["found of unsafe", "unknown", "false of safe", "unknown", "not analysed"]
    return scores.table(options, columns, rows)


if __name__ == "__main__":
    sys.exit(main())
