#!/usr/bin/env bash
# Mutants of the library's rules: would the tests notice if a rule derived something else? First the
# figures of tests/derived, then the cases that include the rule's file.
#
#   scripts/mutate_rules.sh [--sample N] [--seed S]
#   scripts/mutate_rules.sh --file FILE        all mutants of datalog/FILE
#   CASES=no scripts/mutate_rules.sh ..        ask the figures only, which is quick
#
# Prints each mutant that was not noticed, and how many were caught, are explained in
# tests/rule_mutants/equivalent.txt, and survived. Fails if more than a tenth survived.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

while [ $# -gt 0 ]; do
    case $1 in
    --sample) export SAMPLE=$2 ;;
    --seed) export SEED=$2 ;;
    --file) export RULES=$2 ;;
    *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | head -n -1 && exit 2 ;;
    esac
    shift 2
done
exec cargo test --test rule_mutants -- --ignored --nocapture
