#!/usr/bin/env bash
# Measures llvm-facts against LLVM's own tools: never in a test, for times are those of a machine.
#
#   scripts/bench.sh extract DIR   time, memory and size of extraction, against llvm-dis-15
#   scripts/bench.sh rebuild DIR   time and memory of rebuilding, not verified, against llvm-as-15 on
#                                  the same text
#   scripts/bench.sh growth        time and size over growing programs with a table of functions
#   scripts/bench.sh engine DIR    time and memory of the embedded engine, against Soufflé's
#   scripts/bench.sh compiled DIR  evaluation alone, against programs that Soufflé has compiled
#   scripts/bench.sh points        time and memory of points-to over growing programs
#   scripts/bench.sh order DIR     the same programs with every rule's body backwards
#   scripts/bench.sh core DIR      time and memory of the Datalog library's core
#   scripts/bench.sh cluster DIR   time, memory and traffic of many workers, against the engine
#
# DIR is what scripts/real.sh made. The two programs of a row take turns in one run, so that both
# meet the same state of the machine; hyperfine runs one after the other and would compare
# different minutes. Each row is the minimum over RUNS turns (default 7). Facts go to SCRATCH
# (default /dev/shm if there is one): a disk would be measured otherwise.
set -euo pipefail
cd "$(dirname "$0")/.."

what=${1:-}
case $what in
  extract | rebuild | engine | compiled | order | core | cluster) [[ $# == 2 ]] || what= ;;
  growth | points) [[ $# == 1 ]] || what= ;;
  *) what= ;;
esac
if [[ -z $what ]]; then
  sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2
  exit 2
fi

cargo build --release --quiet
scratch=${SCRATCH:-$([[ -d /dev/shm ]] && echo /dev/shm || echo "${TMPDIR:-/tmp}")}
work=$(mktemp -d "$scratch/llvm-facts-bench.XXXXXX")
trap 'rm -rf "$work"' EXIT

case $what in
  engine | compiled | order | core | points)
    if [[ $what == compiled ]]; then
      cargo build --release --quiet -p llvm-facts-engine --example measure
    fi
    python3 scripts/lib/engine_bench.py "$what" "$work" "${RUNS:-3}" "${2:-}"
    exit
    ;;
  cluster)
    python3 scripts/lib/cluster_bench.py "$work" "${RUNS:-3}" "$2"
    exit
    ;;
esac

exec 3< <(cat <<'PYTHON'
import os, shutil, statistics, subprocess, sys, time

what, work, runs, real = sys.argv[1], sys.argv[2], int(sys.argv[3]), (sys.argv + [""])[4]
tool = "target/release/llvm-facts"


def turn(command):
    """Wall seconds and peak memory in MB of one run, children included."""
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {child.returncode}")
    return seconds, usage.ru_maxrss / 1024


def turns(ours, theirs, before=lambda: None):
    """Minimum time and memory of both, and the median of the ratios of neighbouring turns."""
    pairs = []
    for _ in range(runs):
        before()
        pairs.append((turn(ours), turn(theirs)))
    low = lambda i, j: min(pair[i][j] for pair in pairs)
    ratio = statistics.median(a[0] / b[0] for a, b in pairs)
    return low(0, 0), low(1, 0), ratio, low(0, 1), low(1, 1)


def size(path):
    if os.path.isfile(path):
        return os.path.getsize(path) / 1e6
    return sum(os.path.getsize(os.path.join(path, f)) for f in os.listdir(path)) / 1e6


def modules():
    names = ["sqlite3-O0", "sqlite3-O0-g", "sqlite3-O1", "sqlite3-O1-g"]
    found = [os.path.join(real, "bc", name + ".bc") for name in names]
    found.append(os.path.join(real, "big.bc"))
    there = [path for path in found if os.path.exists(path)]
    for path in found:
        if path not in there:
            print(f"left out: {path}, which scripts/real.sh {real} makes", file=sys.stderr)
    return there


def extract():
    print("| module | bitcode | llvm-facts | llvm-dis-15 | ratio | memory | memory ratio | facts |")
    print("|---|---|---|---|---|---|---|---|")
    out = os.path.join(work, "facts")
    for path in modules():
        ours = [tool, path, "-o", out, "-q"]
        # Replacing older facts is not extracting.
        clear = lambda: shutil.rmtree(out, ignore_errors=True)
        a, b, ratio, m, n = turns(ours, ["llvm-dis-15", "-o", "/dev/null", path], clear)
        name = os.path.basename(path).removesuffix(".bc")
        print(f"| {name} | {size(path):.1f} MB | {a:.2f} s | {b:.2f} s | {ratio:.2f} "
              f"| {m:.0f} MB | {m / n:.2f} | {size(out):.0f} MB |", flush=True)


def rebuild():
    print("| module | text | llvm-facts rebuild | llvm-as-15 | ratio | memory | memory ratio |")
    print("|---|---|---|---|---|---|---|")
    facts, text = os.path.join(work, "facts"), os.path.join(work, "module.ll")
    for path in modules():
        turn([tool, path, "-o", facts, "-q", "--force"])
        turn(["llvm-dis-15", "-o", text, path])
        ours = [tool, "rebuild", "--no-verify", facts, "-o", os.path.join(work, "rebuilt.bc")]
        a, b, ratio, m, n = turns(ours, ["llvm-as-15", "-o", os.path.join(work, "as.bc"), text])
        name = os.path.basename(path).removesuffix(".bc")
        print(f"| {name} | {size(text):.1f} MB | {a:.2f} s | {b:.2f} s | {ratio:.2f} "
              f"| {m:.0f} MB | {m / n:.2f} |", flush=True)


def growth():
    """Functions that call their neighbour, and a table of all of them."""
    print("| functions in the table | bitcode | facts | time | time per function |")
    print("|---|---|---|---|---|")
    for n in [500, 1000, 2000, 4000, 8000, 16000]:
        source, module = os.path.join(work, "grow.c"), os.path.join(work, "grow.bc")
        with open(source, "w") as file:
            for i in range(n):
                callee = f"f{i - 1}(x + {i})" if i else "x"
                file.write(f"int f{i}(int x) {{ return x > {i} ? {callee} : x * {i + 3}; }}\n")
            names = ", ".join(f"f{i}" for i in range(n))
            file.write(f"int (*const table[])(int) = {{ {names} }};\n")
        turn(["clang-15", "-O0", "-c", "-emit-llvm", "-o", module, source])
        out = os.path.join(work, "facts")
        seconds = min(turn([tool, module, "-o", out, "-q"])[0] for _ in range(runs))
        print(f"| {n} | {size(module):.2f} MB | {size(out):.1f} MB | {seconds * 1000:.0f} ms "
              f"| {seconds / n * 1e6:.1f} µs |", flush=True)


{"extract": extract, "rebuild": rebuild, "growth": growth}[what]()
PYTHON
)
python3 /dev/fd/3 "$what" "$work" "${RUNS:-7}" "${2:-}"
