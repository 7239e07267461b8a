"""What the scorers of analyses share: their options, how a program is asked, their table."""

import argparse
import json
import pathlib
import subprocess
import sys


def parser(description):
    """The options of all scorers; a scorer adds its own."""
    it = argparse.ArgumentParser(description=description.splitlines()[0])
    it.add_argument("folder", type=pathlib.Path)
    it.add_argument("--program", default="llvm-facts")
    it.add_argument("--library")
    it.add_argument("--timeout", type=int, default=600, help="seconds for each program")
    return it


def ask(options, rules, module):
    """The answers of a program of rules about a module, or none and why there are none."""
    command = [options.program, "query", str(module), str(rules), "--format", "json", "--raw"]
    command += ["--timeout", str(options.timeout)]
    if options.library:
        command += ["-I", options.library]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        return None, run.stderr.strip()
    return json.loads(run.stdout), ""


def table(options, columns, rows, folders=None):
    """Prints a table with a row or more for each folder, and what is wrong to standard error.

    The folders are those below that of the options, or itself where it has none.
    `rows` takes a folder and yields, for each row, its cells, the lines that tell what is wrong, and
    how many of these decide the exit code, which is returned.
    """
    print(f"| folder | {' | '.join(columns)} |")
    print("|---" * (len(columns) + 1) + "|")
    bad = 0
    folders = folders or [path for path in sorted(options.folder.iterdir()) if path.is_dir()]
    for folder in folders or [options.folder]:
        for cells, wrong, failed in rows(folder):
            print(f"| {folder.name} | {' | '.join(map(str, cells))} |")
            for line in wrong:
                print(line, file=sys.stderr)
            bad += failed
    return 1 if bad else 0
