#!/usr/bin/env python3
"""Scores points-to against checks in programs: calls that state how two pointers relate.

    scripts/alias_score.py DIR [--mode FILE] [--program llvm-facts] [--library DIR]

DIR has folders of bitcode whose functions call MUSTALIAS, MAYALIAS, PARTIALALIAS or NOALIAS of two
pointers, as SVF's Test-Suite does; EXPECTEDFAIL_ before a name says what another analysis gets
wrong, and the statement holds all the same. A folder is a row of the table. `--mode` names the file
of the library that is included, `pointsto/pointsto.dl` unless told. Exits with 1 if pointers that
may alias are said not to, or a program is not analysed.
"""

import argparse
import json
import pathlib
import subprocess
import sys

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


def ask(options, rules, module):
    command = [options.program, "query", str(module), str(rules), "--format", "json", "--raw"]
    command += ["--timeout", str(options.timeout)]
    if options.library:
        command += ["-I", options.library]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        return None, run.stderr.strip()
    return json.loads(run.stdout), ""


def score(options, rules, folder):
    """Counts of one folder, and lines that tell what is wrong."""
    counts = {"may": [0, 0], "no": [0, 0], "failed": 0, "dead": 0}
    wrong = []
    for module in sorted(folder.glob("*.bc")):
        answer, error = ask(options, rules, module)
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
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--mode", default="pointsto/pointsto.dl")
    parser.add_argument("--program", default="llvm-facts")
    parser.add_argument("--library")
    parser.add_argument("--timeout", type=int, default=600, help="seconds for each program")
    options = parser.parse_args()
    rules = options.folder / "alias_score.dl"
    rules.write_text(RULES % options.mode)
    folders = [path for path in sorted(options.folder.iterdir()) if path.is_dir()]
    print("| folder | may alias, found | no alias, found | not reached | not analysed |")
    print("|---|---|---|---|---|")
    unsound = 0
    for folder in folders or [options.folder]:
        counts, wrong = score(options, rules, folder)
        may, no = counts["may"], counts["no"]
        print(
            f"| {folder.name} | {may[0]} of {may[1]} | {no[0]} of {no[1]} "
            f"| {counts['dead']} | {counts['failed']} |"
        )
        for line in wrong:
            print(line, file=sys.stderr)
        unsound += may[1] - may[0] + counts["failed"]
    return 1 if unsound else 0


if __name__ == "__main__":
    sys.exit(main())
