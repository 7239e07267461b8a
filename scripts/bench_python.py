#!/usr/bin/env python3
"""Measures the Python package against the command line, by CPU time: the least of several turns.

    PYTHONPATH=src/python/python scripts/bench_python.py PROGRAM MODULE

PROGRAM is llvm-facts, of the same build as the library beside the package's files.
"""

import resource
import subprocess
import sys
import tempfile
import time

import llvm_facts as lf

TURNS = 7
PROGRAM, MODULE = sys.argv[1:]
RULES = "instruction_load(inst)"


def own(work) -> float:
    """Seconds of this process, all of its threads."""
    start = time.process_time()
    work()
    return time.process_time() - start


def command(*arguments: str) -> float:
    """Seconds of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([PROGRAM, *arguments], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compare(what: str, work, of: str, other) -> None:
    """The two take turns, so that both meet the same machine."""
    turns = [(work(), other()) for _ in range(TURNS)]
    here, there = (min(times) for times in zip(*turns))
    print(f"{what}: {here:.4f} s; {of}: {there:.4f} s; ratio {here / there:.2f}")


with tempfile.TemporaryDirectory() as place:
    extract = ("extract", MODULE, "-o", f"{place}/facts", "--force", "-q")
    compare("load", lambda: own(lambda: lf.load(MODULE)), "extract", lambda: command(*extract))
module = lf.load(MODULE)
query = lambda: own(lambda: module.query(RULES))
table = lambda: own(lambda: module.query(RULES)["answer"].arrow())
compare("query and arrow()", table, "query", query)
relation = lambda: own(lambda: module["instruction_load"].arrow())
compare("module[..].arrow()", relation, "query", query)
