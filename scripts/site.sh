#!/usr/bin/env bash
# Makes the site of the documentation in target/site, to be read without a server or a network.
#
#   scripts/site.sh [DIR]     (default: target/site, replaced if this made it)
#
# The documents are those of the repository; lists of relations, analyses and commands come from the
# program, LLVM_FACTS or else the release build. mdBook makes pages of them: MDBOOK names it, or it
# is on PATH, or where `scripts/setup.sh site` installs it. At the end every link is followed, to
# files and to places within them; one that leads nowhere is named, and the site stays as it was.
set -euo pipefail

version=0.5.4
case ${1-} in
-*)
    sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2
    exit 2
    ;;
esac
out=$(realpath -m "${1:-$(dirname "${BASH_SOURCE[0]}")/../target/site}")
cd "$(dirname "${BASH_SOURCE[0]}")/.."

mdbook=
own=$HOME/.local/share/llvm-facts/bin/mdbook
for one in "${MDBOOK-}" "$(command -v mdbook || true)" "$own"; do
    [ -x "$one" ] || continue
    if [[ $("$one" --version) == "mdbook v${version%.*}".* ]]; then
        mdbook=$one
        break
    fi
done
if [ ! "$mdbook" ]; then
    echo "site.sh: no mdbook ${version%.*} on PATH; scripts/setup.sh site installs it" >&2
    exit 1
fi
if [ -e "$out" ] && [ ! -e "$out/.nojekyll" ]; then
    echo "site.sh: $out is there, and is no site: remove it, or name another place" >&2
    exit 1
fi
if [ ! "${LLVM_FACTS-}" ]; then
    cargo build --release --quiet
    LLVM_FACTS=${CARGO_TARGET_DIR:-target}/release/llvm-facts
fi
LLVM_FACTS=$(realpath "$LLVM_FACTS")
export LLVM_FACTS

mkdir -p "$(dirname "$out")"
work=$(mktemp -d "$(dirname "$out")/.site.XXXXXX")
trap 'rm -rf "$work"' EXIT
python3 scripts/lib/site/stage.py "$work"
"$mdbook" build "$work" 2>"$work/log" || {
    cat "$work/log" >&2
    exit 1
}
if grep -E '^ *(WARN|ERROR)|\[(WARN|ERROR)\]' "$work/log" >&2; then
    echo "site.sh: mdbook warns" >&2
    exit 1
fi
python3 scripts/lib/site/links.py "$work/book"
rm -rf "$out"
mv "$work/book" "$out"
echo "$out/index.html"
