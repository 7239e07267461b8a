#!/usr/bin/env bash
# Fuzzes the reader of bitcode, extraction and rebuild: libFuzzer changes small modules of the tests
# and keeps what reaches new code.
#
#   scripts/fuzz.sh [SECONDS]      for so long (60), from what earlier runs have kept
#
# Prints libFuzzer's summary. A file that makes the program panic, run for longer than ten seconds or
# take more than 2 GB is named, and the exit code is 1. What was kept lies in target/fuzz, which may be
# deleted. Needs llvm-as-15 and `cargo install cargo-fuzz`, and a nightly toolchain or a stable one that
# obeys RUSTC_BOOTSTRAP: coverage is counted by flags that are not stable.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case ${1:-60} in
*[!0-9]*)
    sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2
    exit 2
    ;;
esac
for tool in cargo-fuzz llvm-as-15; do
    command -v "$tool" >/dev/null || { echo "error: no $tool; see the head of $0" >&2; exit 1; }
done

kept=target/fuzz/corpus/bitcode seeds=target/fuzz/seeds
mkdir -p "$kept" "$seeds" target/fuzz/artifacts
find tests/corpus -name '*.ll' -size -24k | while read -r text; do
    bitcode=$seeds/$(tr / - <<<"${text#tests/corpus/}").bc
    # Some are text that LLVM's verifier rejects.
    [[ -e $bitcode ]] || llvm-as-15 -disable-verify "$text" -o "$bitcode" 2>/dev/null || true
done
RUSTC_BOOTSTRAP=1 exec cargo fuzz run --fuzz-dir tests/fuzz --target-dir target/fuzz/build bitcode \
    "$kept" "$seeds" -- -max_total_time="${1:-60}" -timeout=10 -rss_limit_mb=2048 -max_len=65536 \
    -artifact_prefix=target/fuzz/artifacts/ -print_final_stats=1
