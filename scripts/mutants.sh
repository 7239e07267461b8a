#!/usr/bin/env bash
# Mutants: would the tests notice if a line did something else?
#
#   scripts/mutants.sh [CRATE..] [--sample N [--seed S]]
#
# `rules` in place of CRATE: of the Datalog library (scripts/mutate_rules.sh).
#
# CRATE is engine, facts or ir (default: engine). cargo-mutants changes one thing at a time and runs
# the tests that stand for the crate: its own, and for facts and ir those of the program too.
# Soufflé is taken off PATH: the recorded answers have to do. A whole run takes many hours; --sample
# takes N mutants, the same for the same seed (1). --list prints them and runs nothing.
#
# Prints each mutant that was missed, then how many were caught, missed, ran out of time and did
# not build, and the share of those that built which was noticed. What is left out, and why, says
# .cargo/mutants.toml. Needs `cargo install cargo-mutants`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ "${1-}" = rules ]; then
    shift
    exec ./scripts/mutate_rules.sh "$@"
fi

crates=() sample= seed=1 list=
while [[ $# -gt 0 ]]; do
    case $1 in
    --sample) sample=$2 && shift ;;
    --seed) seed=$2 && shift ;;
    --list) list=1 ;;
    engine | facts | ir) crates+=("$1") ;;
    *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | head -n -1 && exit 2 ;;
    esac
    shift
done
[[ ${#crates[@]} -gt 0 ]] || crates=(engine)

# Without optimisation and names for debuggers, most of the time goes into tests.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=0 FUZZ=${FUZZ:-300} PROGRAMS=${PROGRAMS:-60}
path=
IFS=: read -ra dirs <<<"$PATH"
for dir in "${dirs[@]}"; do
    [[ -x $dir/souffle ]] || path+=${path:+:}$dir
done

for crate in "${crates[@]}"; do
    package=llvm-facts-$crate
    out=target/mutants/$crate
    mkdir -p "$out"
    chosen=()
    cargo mutants --package "$package" --list >"$out/all.txt"
    if [[ -n $sample ]]; then
        python3 -c 'if True:
            import random, sys
            names = sys.stdin.readlines()
            count = min(int(sys.argv[1]), len(names))
            sys.stdout.writelines(random.Random(int(sys.argv[2])).sample(names, count))
        ' "$sample" "$seed" <"$out/all.txt" >"$out/chosen.txt"
        while IFS= read -r name; do
            # shellcheck disable=SC2016 # the $ is one of the expression
            name=$(sed 's/[][\.|$(){}?+*^]/\\&/g' <<<"$name")
            chosen+=(--re "^$name\$")
        done <"$out/chosen.txt"
    else
        cp "$out/all.txt" "$out/chosen.txt"
    fi
    echo "$crate: $(wc -l <"$out/chosen.txt") of $(wc -l <"$out/all.txt") mutants"
    if [[ -n $list ]]; then
        cat "$out/chosen.txt"
        continue
    fi
    tests=(--test-package "$package")
    [[ $crate == engine ]] || tests+=(--test-package llvm-facts)
    # Missed mutants and timeouts have exit codes of their own.
    status=0
    PATH=$path nice cargo mutants --package "$package" "${tests[@]}" ${chosen[@]+"${chosen[@]}"} \
        --output "$out" --jobs 1 --minimum-test-timeout 120 --shuffle --colors never \
        -- --tests || status=$?
    [[ $status -eq 0 || $status -eq 2 || $status -eq 3 ]] || exit "$status"
    count() { wc -l <"$out/mutants.out/$1.txt"; }
    caught=$(count caught) missed=$(count missed) timeout=$(count timeout)
    built=$((caught + missed + timeout))
    sed 's/^/missed: /' "$out/mutants.out/missed.txt"
    awk -v c="$crate" -v n="$((caught + timeout))" -v b="$built" -v t="$timeout" -v m="$missed" \
        -v u="$(count unviable)" 'BEGIN {
            printf "%s: %d caught (%d by running out of time), %d missed, %d did not build: %.1f %%\n",
                c, n, t, m, u, b ? 100 * n / b : 100 }'
done
