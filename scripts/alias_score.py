#!/usr/bin/env python3
"""Scores points-to against checks in programs: calls that state how two pointers relate.

    scripts/alias_score.py DIR [--mode FILE] [--program llvm-facts] [--library DIR]

DIR has folders of bitcode whose functions call MUSTALIAS, MAYALIAS, PARTIALALIAS or NOALIAS of two
pointers, as SVF's Test-Suite does; EXPECTEDFAIL_ before a name says what another analysis gets
wrong, and the statement holds all the same. A folder is a row of the table. `--mode` names the file
of the library that is included, `pointsto/pointsto.dl` unless told. Exits with 1 if pointers that
may alias are said not to, or a program is not analysed.
"""

import sys

from lib import scores

RULES = """
.include "%s"

.decl statement(call: Instruction, name: symbol)
statement(call, name) :-
    callsite_target(call, function), function_name(function, name),
    (contains("MUSTALIAS", name) ; contains("MAYALIAS", name) ; contains("PARTIALALIAS", name)
     ; contains("NOALIAS", name)).
alias_query(left, right) :-
    statement(call, _), callsite_argument(call, 0, left), callsite_argument(call, 1, right).

.decl verdict(call: Instruction, name: symbol, aliases: symbol, line: unsigned)
verdict(call, name, "yes", line) :-
    statement(call, name), callsite_argument(call, 0, left), callsite_argument(call, 1, right),
    may_alias(left, right), place(call, line).
verdict(call, name, "no", line) :-
    statement(call, name), callsite_argument(call, 0, left), callsite_argument(call, 1, right),
    !may_alias(left, right), place(call, line).
.decl place(call: Instruction, line: unsigned)
place(call, as(line, unsigned)) :- statement(call, _), instruction_location(call, _, line, _).
place(call, 0) :- statement(call, _), !instruction_location(call, _, _, _).
.decl reached(call: Instruction)
reached(call) :-
    statement(call, _), instruction_function(call, function), points_to_reached(function).
.output verdict
.output reached
"""


def score(options, rules, folder):
    """Counts of one folder, and lines that tell what is wrong."""
    counts = {"may": [0, 0], "no": [0, 0], "failed": 0, "dead": 0}
    wrong = []
    for module in sorted(folder.glob("*.bc")):
        answer, error = scores.ask(options, rules, module)
        if answer is None:
            counts["failed"] += 1
            wrong.append(f"{module}: {error}")
            continue
        reached = {row["call"] for row in answer["reached"]}
        for row in answer["verdict"]:
            kind = "no" if "NOALIAS" in row["name"] else "may"
            # Nothing is asked where the program does not come.
            if row["call"] not in reached:
                counts["dead"] += 1
                continue
            right = (row["aliases"] == "yes") == (kind == "may")
            counts[kind][0] += right
            counts[kind][1] += 1
            if not right:
                wrong.append(f"{module.name}:{row['line']}: {row['name']}: {row['aliases']}")
    return counts, wrong


def main():
    parser = scores.parser(__doc__)
    parser.add_argument("--mode", default="pointsto/pointsto.dl")
    options = parser.parse_args()
    rules = options.folder / "alias_score.dl"
    rules.write_text(RULES % options.mode)

    def rows(folder):
        counts, wrong = score(options, rules, folder)
        (may, of_may), (no, of_no) = counts["may"], counts["no"]
        cells = [f"{may} of {of_may}", f"{no} of {of_no}", counts["dead"], counts["failed"]]
        yield cells, wrong, of_may - may + counts["failed"]

    columns = ["may alias, found", "no alias, found", "not reached", "not analysed"]
    return scores.table(options, columns, rows)


if __name__ == "__main__":
    sys.exit(main())
