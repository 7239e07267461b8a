#!/usr/bin/env bash
# Does a rebuilt program do what the original does? sqlite3 as scripts/real.sh compiled it, at
# several levels, is extracted, rebuilt from its facts alone, compiled, and run over
# scripts/lib/script.sql beside the original. The same without phis, by
# datalog/transform/phi_to_memory.dl. And for every module of DIR: is the machine code the same that
# `llc -O2` makes of the original and of the rebuilt module, and after `opt -O2`?
#
#   scripts/behaves.sh DIR     DIR is what scripts/real.sh made
set -euo pipefail
cd "$(dirname "$0")/.."
[[ $# == 1 ]] || { sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2; exit 2; }

cargo build --release --quiet
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
different=0
run() {
  clang-15 -w -o "$work/$1" "$2" scripts/lib/sql.c -lm -ldl -lpthread
  "$work/$1" < scripts/lib/script.sql > "$work/$1.out"
}
for name in sqlite3-O0 sqlite3-O0-g sqlite3-O1 sqlite3-O2 sqlite3-O2-g; do
  module=$1/bc/$name.bc
  [[ -f $module ]] || { echo "$module is missing: run scripts/real.sh $1" >&2; exit 1; }
  target/release/llvm-facts "$module" -o "$work/facts" -q --force
  target/release/llvm-facts rebuild "$work/facts" -o "$work/rebuilt.bc"
  target/release/llvm-facts query "$work/facts" datalog/transform/phi_to_memory.dl -D "$work/overlay"
  target/release/llvm-facts rebuild "$work/facts" --overlay "$work/overlay" -o "$work/philess.bc"
  run original "$module"
  for which in rebuilt philess; do
    run "$which" "$work/$which.bc"
    if cmp -s "$work/original.out" "$work/$which.out"; then
      echo "$name, $which: the same $(wc -l < "$work/original.out") lines"
    else
      echo "$name, $which: different"
      different=1
    fi
  done
  rm -rf "$work/overlay"
done
# Machine code. Names of files that LLVM writes into it come from the module itself.
compiled() {
  llc-15 -O2 -filetype=obj "$1" -o "$work/direct.o" && sha1sum < "$work/direct.o"
  opt-15 -O2 "$1" -o - | llc-15 -O2 -filetype=obj - -o "$work/optimized.o" && sha1sum < "$work/optimized.o"
}
same=0 all=0
for module in "$1"/bc/*.bc; do
  target/release/llvm-facts "$module" -o "$work/facts" -q --force
  target/release/llvm-facts rebuild "$work/facts" -o "$work/rebuilt.bc" -q
  all=$((all + 1))
  if [[ $(compiled "$module") == "$(compiled "$work/rebuilt.bc")" ]]; then
    same=$((same + 1))
  else
    echo "$(basename "$module"): the machine code is different"
    different=1
  fi
done
echo "machine code of llc -O2 and of opt -O2, llc -O2: the same for $same of $all modules"
exit $different
