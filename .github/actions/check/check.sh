#!/usr/bin/env bash
# Asks the CHECKS of SOURCE, and writes what they find into the file SARIF, a run for each. Fails after
# that if FAIL_ON_FINDINGS is `true` and something was found, or if a check could not be asked: what the
# others found is in the file.
set -euo pipefail

fail() {
    echo "::error::$*"
    exit 1
}

[ -f "$SOURCE" ] || [ -d "$SOURCE" ] || fail "source: there is no $SOURCE; CMake writes \
compile_commands.json with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, and \`bear -- make\` for other builds"
[ -z "$BASELINE" ] || [ -f "$BASELINE" ] || fail "baseline: there is no $BASELINE; what is written \
without a baseline can be one"
[ -z "$BASELINE" ] || [ ! "$BASELINE" -ef "$SARIF" ] || fail "sarif: $SARIF is the baseline"
case $FAIL_ON_FINDINGS in
true | false) ;;
*) fail "fail-on-findings is \`true\` or \`false\`, not \`$FAIL_ON_FINDINGS\`" ;;
esac
[[ $TIMEOUT =~ ^[1-9][0-9]*$ ]] || fail "timeout: \`$TIMEOUT\` is no number of seconds"

checks=()
while IFS= read -r check; do
    check=${check#"${check%%[![:space:]]*}"}
    check=${check%"${check##*[![:space:]]}"}
    [ "$check" ] || continue
    for before in "${checks[@]}"; do
        [ "$check" != "$before" ] || fail "checks: $check is named twice"
    done
    checks+=("$check")
done <<<"$CHECKS"
[ ${#checks[@]} -gt 0 ] || fail "checks: none is named"

parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
asked=() wrong=()
for check in "${checks[@]}"; do
    question=("$SOURCE" --preset "$check")
    [[ $check != *.dl ]] || question=("$SOURCE" "$check")
    [ -z "$BASELINE" ] || question+=(--baseline "$BASELINE")
    part=$parts/${#asked[@]}.sarif
    status=0
    echo "::group::$check"
    llvm-facts query "${question[@]}" --format sarif --timeout "$TIMEOUT" </dev/null >"$part" || status=$?
    echo "::endgroup::"
    case $status in
    0) asked+=("$check" "$part") ;;
    3) wrong+=("$check did not end within its limits, $TIMEOUT seconds") ;;
    *) wrong+=("$check could not be asked, its group in the log says why") ;;
    esac
done

if [ ${#asked[@]} -gt 0 ]; then
    counted=$(python3 "$GITHUB_ACTION_PATH/merge.py" "$SARIF" "${asked[@]}")
    read -r findings unplaced <<<"$counted"
    {
        echo "sarif=$SARIF"
        echo "findings=$findings"
    } >>"$GITHUB_OUTPUT"
    [ "$unplaced" -eq 0 ] || echo "::warning::$unplaced of $findings findings have no line: build with -g"
fi
if [ ${#wrong[@]} -gt 0 ]; then
    printf -- '- %s\n' "${wrong[@]}" >>"$GITHUB_STEP_SUMMARY"
fi
if [ "${findings:-0}" -gt 0 ] && [ "$FAIL_ON_FINDINGS" = true ]; then
    wrong+=("findings: $findings; see the summary, or $SARIF")
fi
if [ ${#wrong[@]} -gt 0 ]; then
    printf -v all '; %s' "${wrong[@]}"
    fail "${all:2}"
fi
