#!/usr/bin/env python3
"""Scores a check against programs of which it is known whether there is something to find.

    scripts/finding_score.py DIR PRESET [--program llvm-facts] [--library DIR]

DIR has the folders `bad` and `good` with bitcode, or folders that have them, as Juliet's test cases can
be compiled, each without its good functions and without its bad ones: in all of `bad` PRESET has to
find something, in what is in `good` it must not. Precision is the share of `bad` among the modules with
findings. Exits with 1 if a program is not analysed.
"""

import sys

from lib import scores

RULES = '.include "presets/{}.dl"\n'


def findings(options, rules, folder, wrong):
    """Modules with findings and without, and how many are not analysed."""
    found, without, failed = [], [], 0
    for module in sorted(folder.glob("*.bc")):
        answer, error = scores.ask(options, rules, module)
        if answer is None:
            failed += 1
            wrong.append(f"{module}: {error}")
        else:
            (found if answer["finding"] else without).append(module)
    return found, without, failed


def share(part, whole):
    return f"{part} of {whole} ({part / whole:.1%})" if whole else "none"


def main():
    parser = scores.parser(__doc__)
    parser.add_argument("preset")
    options = parser.parse_args()
    rules = options.folder / f"{options.preset}.score.dl"
    rules.write_text(RULES.format(options.preset))

    def rows(folder):
        wrong = []
        right, missed, failed = findings(options, rules, folder / "bad", wrong)
        false, silent, failed_too = findings(options, rules, folder / "good", wrong)
        wrong += [f"{module}: missed" for module in missed]
        wrong += [f"{module}: false" for module in false]
        yield [
            share(len(right), len(right) + len(missed)),
            share(len(false), len(false) + len(silent)),
            share(len(right), len(right) + len(false)),
            failed + failed_too,
        ], wrong, failed + failed_too

    columns = ["found", "falsely found", "precision", "not analysed"]
    if (options.folder / "bad").is_dir():
        return scores.table(options, columns, rows, [options.folder])
    return scores.table(options, columns, rows)


if __name__ == "__main__":
    sys.exit(main())
