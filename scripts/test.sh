#!/usr/bin/env bash
# All set-up and the tests.
#
#   scripts/test.sh          what every change must pass, in minutes
#   scripts/test.sh --all    also what takes hours: every build of every program by both engines,
#                            long campaigns of random programs and mutated facts, LLVM's own tests
#                            and real programs there and back
#
# Both end with what they left out. `--all` fetches sources into CORPORA (target/corpora), and runs
# Soufflé's own tests if SOUFFLE_CHECKOUT names a checkout of Soufflé.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

all=
case ${1-} in
'') ;;
--all) all=yes ;;
*)
    echo "usage: $0 [--all]" >&2
    exit 2
    ;;
esac

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Tests make and remove thousands of small files, which some file systems answer for seconds.
if [ ! "${TMPDIR-}" ] && [ -w /dev/shm ] && [ "$(df --output=avail -m /dev/shm | tail -1)" -gt 2000 ]; then
    TMPDIR=$(mktemp -d /dev/shm/llvm-facts-tests.XXXXXX)
    export TMPDIR
    trap 'rm -rf "$log" "$TMPDIR"' EXIT
fi

# run COMMAND...: says what runs, then runs it. What it leaves out, the log has.
run() {
    printf '\n+ %s\n' "$*"
    "$@" 2>&1 | tee -a "$log"
}

if [ "$all" ]; then
    # Each is named, with what it is without --all, by the test that reads it.
    export LLVM_FACTS_TESTS=all LLVM_FACTS_MUTATIONS=100000 PROGRAMS=20000 FUZZ=100000
fi

run ./scripts/setup.sh
run cargo fmt --all --check
run cargo clippy --workspace --all-targets -- -D warnings
run env RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
# The programs are those that the tests build: `cargo run` would build most crates once more, with
# the features that one program asks for.
run cargo test --workspace --no-run --quiet
programs=${CARGO_TARGET_DIR:-target}/debug
run "$programs/schemagen" --check
# Those of the engine's tests are written as they are to be read.
run "$programs/llvm-facts" library --format schema datalog examples src/diff src/export src/view tests --check
run cargo test --workspace --no-fail-fast

# left_out WHAT: says at the end that this did not run.
left_out() {
    echo "LEFT OUT: $*" >>"$log"
}

if [ "$all" ]; then
    corpora=${CORPORA:-target/corpora}
    run ./scripts/corpus.sh "$corpora/llvm"
    run ./scripts/real.sh "$corpora/real"
    run cargo build --release
    run target/release/llvm-facts roundtrip --quiet "$corpora/llvm/bc" "$corpora/real/bc"
    run ./scripts/behaves.sh "$corpora/real"
    run ./scripts/witness.sh "$corpora/witness"
    run env WHAT=values ./scripts/witness.sh "$corpora/witness"
    run env WHAT=points ./scripts/witness.sh "$corpora/witness"
    run env WHAT=numbers ./scripts/witness.sh "$corpora/witness"
    if cargo mutants --version >/dev/null 2>&1; then
        run ./scripts/mutants.sh engine --sample 120
    else
        left_out "mutants of the engine: cargo install cargo-mutants"
    fi
    if [ "${SOUFFLE_CHECKOUT-}" ]; then
        LLVM_FACTS=target/release/llvm-facts run ./scripts/souffle-tests.sh "$SOUFFLE_CHECKOUT"
    else
        left_out "Soufflé's own tests: SOUFFLE_CHECKOUT names no checkout"
    fi
    left_out "agreement tables (tests/datalog/agree_*.py) and benchmarks (scripts/bench.sh)"
else
    left_out "LLVM's own tests and real programs there and back; scripts/test.sh --all"
    left_out "real programs as witnesses of their calls, data, pointers and numbers; scripts/test.sh --all"
    left_out "all but some thousands of random programs and mutations; scripts/test.sh --all"
fi

printf '\nLeft out:\n'
grep -hE '^(SKIPPED|LEFT OUT)' "$log" | sed -E 's/^(SKIPPED[^:]*|LEFT OUT): /  /' | sort -u
