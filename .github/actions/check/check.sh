#!/usr/bin/env bash
# Asks the CHECKS of SOURCE, and writes what they find into the file SARIF, a run for each. Fails after
# that if FAIL_ON_FINDINGS is `true` and something was found; a check that cannot be asked is an error
# of its own.
set -euo pipefail

fail() {
    echo "::error::$*"
    exit 1
}

[ -e "$SOURCE" ] || fail "source: there is no $SOURCE; CMake writes one with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, \
and \`bear -- make\` for other builds"
[ -z "$BASELINE" ] || [ -f "$BASELINE" ] || fail "baseline: there is no $BASELINE"
case $FAIL_ON_FINDINGS in
true | false) ;;
*) fail "fail-on-findings is \`true\` or \`false\`, not \`$FAIL_ON_FINDINGS\`" ;;
esac

parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
n=0
while IFS= read -r check; do
    check=$(xargs <<<"$check")
    [ "$check" ] || continue
    n=$((n + 1))
    question=("$SOURCE" --preset "$check")
    [[ $check != *.dl ]] || question=("$SOURCE" "$check")
    [ -z "$BASELINE" ] || question+=(--baseline "$BASELINE")
    echo "::group::$check"
    llvm-facts query "${question[@]}" --format sarif --timeout "$TIMEOUT" >"$parts/$(printf %03d "$n").sarif" ||
        fail "$check could not be asked"
    echo "::endgroup::"
done <<<"$CHECKS"
[ "$n" -gt 0 ] || fail "checks: none is named"

findings=$(python3 "$GITHUB_ACTION_PATH/merge.py" "$SARIF" "$parts"/*.sarif)
{
    echo "sarif=$SARIF"
    echo "findings=$findings"
} >>"$GITHUB_OUTPUT"
if [ "$findings" -gt 0 ] && [ "$FAIL_ON_FINDINGS" = true ]; then
    fail "$findings findings; see the summary, or $SARIF"
fi
