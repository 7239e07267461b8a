#!/usr/bin/env bash
# Names of C++ as this project writes them, against llvm-cxxfilt-15.
#
#   scripts/demangled.sh FILE...      the symbols of objects, libraries, archives and bitcode
#   scripts/demangled.sh < NAMES      names of the Itanium ABI, one a line
#
# prints each name that is written otherwise, with LLVM's text and ours, and how many of how many
# they are. It fails if there is any. Which are known to be, src/mangled/lib.rs says.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C

# symbols FILE...: each mangled symbol once, without the version that a library gives it.
symbols() {
    local file
    for file in "$@"; do
        llvm-nm-15 --quiet --format=just-symbols "$file" 2>"$work/errors" || cat "$work/errors" >&2
        llvm-nm-15 --quiet --format=just-symbols --dynamic "$file" 2>/dev/null || true
    done | sed 's/@.*//' | grep -E '^(_|___)Z' | sort -u
}

if [ $# -gt 0 ]; then
    symbols "$@" >"$work/names"
else
    cat >"$work/names"
fi
llvm-cxxfilt-15 --no-strip-underscore <"$work/names" >"$work/llvm"
cargo run --quiet --package llvm-facts-mangled --example demangle <"$work/names" >"$work/ours"
paste "$work/names" "$work/llvm" "$work/ours" | awk -F '\t' '
    $2 != $3 { print $1; print "  LLVM: " $2; print "  ours: " $3; differ++ }
    END { printf "%d of %d names differ\n", differ, NR; exit differ > 0 }'
