#!/usr/bin/env bash
# A first look: installs what is missing, builds, extracts the facts of examples/bank.c, shows some
# of them, and rebuilds the module from them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

./scripts/setup.sh
cargo build --quiet --release
tool=${CARGO_TARGET_DIR:-target}/release/llvm-facts

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# step WORDS...: a heading.
step() {
    printf '\n\033[1m%s\033[0m\n' "$*"
}

# show RELATION ROWS: what the relation means, its columns and its first rows.
show() {
    local relation=$1 rows=$2
    awk -v decl=".decl $relation(" '
        /^\/\/\/ / && !/^\/\/\/     / { if (!stop) doc = doc substr($0, 4) }
        /^\/\/\/$/ { stop = 1 }
        index($0, decl) == 1 { sub(/^ /, "", doc); printf "\n%s\n%s\n", substr($0, 7), doc; exit }
        /^\.decl/ || /^$/ { doc = ""; stop = 0 }
    ' schema/*.dl
    head -n "$rows" "$work/facts/$relation.facts" | sed 's/^/    /'
}

step 'The program: examples/bank.c, compiled with debug information'
clang-15 -O0 -g -c -emit-llvm examples/bank.c -o "$work/bank.bc"
printf 'bank.bc: %s bytes of bitcode\n' "$(stat -c %s "$work/bank.bc")"

step 'llvm-facts extract bank.bc -o facts'
"$tool" extract "$work/bank.bc" -o "$work/facts"
printf '%s relations\n' "$(find "$work/facts" -name '*.facts' | wc -l)"

step 'Some relations: a sentence each, one row per line'
show function_name 6
show function_param 4
show instruction_call_static 4
show instruction_call_dynamic 4
show instruction_location 4
show variable_const_string 4
show variable_source_name 6

step 'Two relations make an answer: which functions are called, and how often'
cut -f 2 "$work/facts/callsite_target.facts" | sort -n | uniq -c | sort -rn |
    awk 'NR == FNR { name[$1] = $2; next } { printf "    %3d %s\n", $1, name[$2] }' \
        FS='\t' "$work/facts/function_name.facts" FS=' ' - | head -n 8

step 'llvm-facts stats facts'
"$tool" stats "$work/facts" | head -n 25

step 'llvm-facts roundtrip bank.bc: the module back from its facts'
"$tool" roundtrip "$work/bank.bc"
