#!/bin/sh
# Runs Soufflé's own evaluation and example tests through the embedded engine.
#
#   scripts/souffle-tests.sh SOUFFLE_CHECKOUT [WORK_DIR]
#
# LLVM_FACTS names the binary (default: llvm-facts on PATH). A case agrees if every expected .csv
# is written with the same rows in any order and standard output has the same lines. A refused case
# ends with an error message and without output, also if that is after TIMEOUT seconds (60). The table is the last line; each case that does
# not agree is named before it. Exit 1 if a case is wrong or crashes.
set -eu

checkout=$1
work=${2:-$(mktemp -d)}
engine=${LLVM_FACTS:-llvm-facts}
run=0 agree=0 refused=0 wrong=0 crashed=0

# case NAME PROGRAM FACTS EXPECTED
one() {
    name=$1 program=$2 facts=$3 expected=$4
    out=$work/$name
    rm -rf "$out"
    mkdir -p "$out"
    if ! ls "$facts"/*.facts >/dev/null 2>&1; then
        # A directory of facts is known by its files, and this one has none, or others only.
        mkdir -p "$out/.facts"
        [ ! -d "$facts" ] || cp -R "$facts/." "$out/.facts"
        : >"$out/.facts/none.facts"
        facts=$out/.facts
    fi
    run=$((run + 1))
    status=0
    "$engine" query -q --timeout "${TIMEOUT:-60}" "$facts" "$program" -D "$out" \
        >"$out/.stdout" 2>"$out/.stderr" || status=$?
    if [ "$status" -ne 0 ]; then
        if [ "$status" -ge 124 ] || ! grep -q . "$out/.stderr"; then
            crashed=$((crashed + 1))
            echo "crashed $name (status $status)"
        else
            refused=$((refused + 1))
            echo "refused $name: $(grep -m 1 error "$out/.stderr" || head -n 1 "$out/.stderr")"
        fi
        return
    fi
    for file in "$expected"/*.csv; do
        [ -e "$file" ] || continue
        made=$out/$(basename "$file")
        if [ ! -e "$made" ]; then
            wrong=$((wrong + 1))
            echo "wrong   $name: $(basename "$file") is not written"
            return
        fi
        LC_ALL=C sort "$file" >"$out/.expected"
        LC_ALL=C sort "$made" >"$out/.made"
        if ! cmp -s "$out/.expected" "$out/.made"; then
            wrong=$((wrong + 1))
            echo "wrong   $name: $(basename "$file")"
            return
        fi
    done
    if [ -e "$expected/$(basename "$program" .dl).out" ]; then
        LC_ALL=C sort "$expected/$(basename "$program" .dl).out" >"$out/.expected"
        LC_ALL=C sort "$out/.stdout" >"$out/.made"
        if ! cmp -s "$out/.expected" "$out/.made"; then
            wrong=$((wrong + 1))
            echo "wrong   $name: standard output"
            return
        fi
    fi
    agree=$((agree + 1))
}

for dir in "$checkout"/tests/evaluation/*/ "$checkout"/tests/example/*/; do
    dir=${dir%/}
    base=$(basename "$dir")
    kind=$(basename "$(dirname "$dir")")
    program=$dir/$base.dl
    [ -e "$program" ] || continue
    case $base in
    lucas) sets="fibonacci lucas mersenne pell" ;;
    nfsa2fsa) sets="ex1 ex2" ;;
    *) sets= ;;
    esac
    if [ -n "$sets" ]; then
        for set in $sets; do
            one "$kind/$base-$set" "$program" "$dir/$set" "$dir/$set"
        done
    else
        one "$kind/$base" "$program" "$dir/facts" "$dir"
    fi
done

echo "run $run  agree $agree  refused $refused  wrong $wrong  crashed $crashed"
[ $((wrong + crashed)) -eq 0 ]
