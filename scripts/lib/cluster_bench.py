"""Measures many workers against the engine, over a catalogue of real modules.

cluster_bench.py WORK RUNS REAL: see `scripts/bench.sh cluster`.
"""

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

work, runs, real = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
tool = str(Path("target/release/llvm-facts").absolute())
examples = Path("examples/many_modules").absolute()

CLOSURE = """.include "callgraph/callgraph.dl"
.decl calls(caller: Function, callee: Function)
calls(caller, callee) :- instruction_call_static(call, callee), instruction_function(call, caller).
.decl linked(caller: symbol, callee: symbol)
linked(one, other) :- calls(f, g), function_name(f, one), function_name(g, other).
.decl reaches(caller: symbol, callee: symbol)
reaches(f, g) :- linked(f, g).
reaches(f, h) :- reaches(f, g), linked(g, h).
.output reaches
"""


def ports(count):
    """So many ports that nobody listens at."""
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    found = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return found


def turn(question, arguments, processes=1):
    """Wall and processor seconds, the greatest memory of a process in MB, and what -v says."""
    command = [tool, "query", str(work / "catalogue"), str(question), "-D", str(work / "answers"), "-v"]
    lists = [command + arguments]
    if processes > 1:
        (work / "hosts").write_text("".join(f"127.0.0.1:{port}\n" for port in ports(processes)))
        own = ["--hosts", str(work / "hosts"), "--process"]
        lists = [command + arguments + own + [str(process)] for process in range(processes)]
    start = time.monotonic()
    children = [subprocess.Popen(it, stderr=subprocess.PIPE, text=True) for it in lists]
    said = [child.stderr.read() for child in children]
    cpu, memory = [], []
    for child in children:
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            sys.exit(f"{child.args}: {said}")
        cpu.append(usage.ru_utime + usage.ru_stime)
        memory.append(usage.ru_maxrss / 1024)
    return time.monotonic() - start, cpu, max(memory), said


def exchanged(said):
    """Megabytes that all processes sent, and rounds."""
    found = [re.search(r"([\d.]+) MB sent in (\d+) rounds", text) for text in said]
    return sum(float(it[1]) for it in found if it), max((int(it[2]) for it in found if it), default=0)


def main():
    (work / "closure.dl").write_text(CLOSURE)
    catalogue = str(work / "catalogue")
    subprocess.run([tool, "shard", "plan", str(real / "bc"), "--shards", "16", "-o", catalogue, "-q"], check=True)
    subprocess.run([tool, "shard", "run", catalogue, "-q"], check=True)
    ways = [
        ("engine", ["-j1", "--sets", "none"], 1),
        ("1 worker", ["--workers", "1"], 1),
        ("2 workers", ["--workers", "2"], 1),
        ("2 processes", ["--workers", "1"], 2),
        ("4 processes", ["--workers", "1"], 4),
    ]
    questions = [work / "closure.dl"] + sorted(examples.glob("*.dl"))
    print("| program | by | CPU | of the engine's | most of a process | time | memory | sent | rounds |")
    print("|---|---|---|---|---|---|---|---|---|")
    for question in questions:
        best = {}
        for _ in range(runs):
            for name, arguments, processes in ways:
                took = turn(question, arguments, processes)
                if name not in best or sum(took[1]) < sum(best[name][1]):
                    best[name] = took
        engine = sum(best["engine"][1])
        for name, (wall, cpu, memory, said) in best.items():
            sent, rounds = exchanged(said)
            print(
                f"| {question.stem} | {name} | {sum(cpu):.2f} s | {sum(cpu) / engine:.2f} | {max(cpu):.2f} s "
                f"| {wall:.2f} s | {memory:.0f} MB | {sent:.1f} MB | {rounds} |",
                flush=True,
            )


main()
