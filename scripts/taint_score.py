#!/usr/bin/env python3
"""Scores taint.dl against programs of which it is known which lines data reaches.

    scripts/taint_score.py DIR EXPECTED [--program llvm-facts] [--library DIR]

DIR has bitcode, or folders of it, one for each way to compile. EXPECTED has a line for each question,
of columns between tabs; lines that begin with # are comments:

    module  sources  sinks  sanitizers  lines

Module is the name of a file without `.bc`. Sources, sinks and sanitizers are `name:position`, as the
relations of taint.dl have them; sources also `@7`, what line 7 computes, writes or returns, and `=7`,
what it reads of what the same function has written; sinks `@7`, what line 7 uses. Several are separated by spaces, `-` is none. Lines are those of the sinks that data
reaches, separated by commas; `-` is none. Of a folder the table says how many questions are answered
right, how many lines are missed and how many are false. Exits with 1 if a program is not analysed.
"""

import pathlib
import sys

from lib import scores

RULES = """
.include "taint/taint.dl"
.include "memory/memory.dl"

.decl reached(kind: symbol, line: Line)
reached(kind, line) :- taint_flow(kind, _, sink), instruction_location(sink, _, line, _).
.output reached
"""


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def rows(kind, relation, field):
    """The rules that say what is a source, a sink or a sanitizer."""
    for text in [] if field == "-" else field.split():
        if text.startswith("="):
            yield f'taint_source_at("{kind}", store, "return") :- reaching_store(load, store, _),'
            yield f"    instruction_location(load, _, {text[1:]}, _)."
        elif text.startswith("@"):
            line = f"instruction_location(inst, _, {text[1:]}, _)"
            if relation == "taint_source":
                yield f'taint_source_at("{kind}", inst, "return") :- {line}.'
            else:
                yield f'taint_sink_at("{kind}", inst, "0+") :- {line}.'
        else:
            name, position = text.split(":", 1)
            yield f'{relation}("{kind}", {quoted(name)}, {quoted(position)}).'


def questions(path):
    """Of each module: the number of a line of EXPECTED, and its columns."""
    found = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) != 5:
            raise SystemExit(f"{path}:{number}: {len(columns)} columns, not 5: module, sources, sinks, sanitizers, lines")
        found.setdefault(columns[0], []).append((number, columns[1:]))
    return found


def score(options, rules, folder, asked):
    """How many questions are right, of how many; lines missed, false; what is wrong; how many failed."""
    right, total, missed, false, wrong, failed = 0, 0, 0, 0, [], 0
    for module in sorted(folder.glob("*.bc")):
        if module.stem not in asked:
            wrong.append(f"{module}: nothing is asked of it")
            continue
        text = [RULES]
        for number, (sources, sinks, sanitizers, _) in asked[module.stem]:
            text += rows(number, "taint_source", sources)
            text += rows(number, "taint_sink", sinks)
            text += rows(number, "taint_sanitizer", sanitizers)
        rules.write_text("\n".join(text))
        answer, error = scores.ask(options, rules, module)
        if answer is None:
            failed += 1
            wrong.append(f"{module}: {error}")
            continue
        for number, (_, _, _, lines) in asked[module.stem]:
            expected = set() if lines == "-" else {int(line) for line in lines.split(",")}
            said = {row["line"] for row in answer["reached"] if row["kind"] == str(number)}
            total += 1
            right += said == expected
            missed += len(expected - said)
            false += len(said - expected)
            for what, difference in [("missed", expected - said), ("false", said - expected)]:
                for line in sorted(difference):
                    wrong.append(f"{module}:{line}: {what} ({options.expected.name}:{number})")
    return right, total, missed, false, wrong, failed


def main():
    parser = scores.parser(__doc__)
    parser.add_argument("expected", type=pathlib.Path)
    options = parser.parse_args()
    rules = options.folder / "taint_score.dl"
    asked = questions(options.expected)

    def rows(folder):
        right, total, missed, false, wrong, failed = score(options, rules, folder, asked)
        yield [f"{right} of {total}", missed, false, failed], wrong, failed

    columns = ["right", "lines missed", "lines false", "not analysed"]
    return scores.table(options, columns, rows)


if __name__ == "__main__":
    sys.exit(main())
