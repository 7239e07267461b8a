#!/usr/bin/env bash
# LLVM 15's own tests as bitcode: the corpus on which extraction and rebuilding are measured.
#
#   scripts/corpus.sh DIR
#
# fetches Debian's source package llvm-toolchain-15 into DIR (unless its .orig.tar.xz lies there
# already), unpacks llvm/test, assembles every .ll file that llvm-as-15 accepts and writes
#
#   DIR/bc/<path>.bc       the bitcode of llvm/test/<path>.ll
#   DIR/accepted.txt       those paths with their .ll, sorted, one a line
#
# A run that was interrupted starts over; the download and the unpacked tests are used again.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/lib/llvm-source.sh
. "$here/lib/llvm-source.sh"

# assemble FILE...: FILE.ll becomes $BC/FILE.bc if llvm-as accepts it within ten seconds.
assemble() {
    local file
    for file in "$@"; do
        timeout 10 llvm-as-15 "$file" -o "$BC/${file%.ll}.bc" 2>/dev/null ||
            rm -f "$BC/${file%.ll}.bc"
    done
}

if [ "${1-}" = --assemble ]; then
    shift
    assemble "$@"
    exit
fi
if [ $# -ne 1 ] || [ "${1#-}" != "$1" ]; then
    echo "usage: $0 DIR" >&2
    exit 2
fi

need llvm-as-15 tar xz timeout
mkdir -p "$1"
dir=$(cd "$1" && pwd)
unpack_llvm "$dir" llvm/test
export LC_ALL=C BC="$dir/bc"

# From llvm/test, so that source_filename is a path that means the same everywhere.
cd "$dir/src/llvm/test"
find . -name '*.ll' -printf '%P\n' | sort >"$dir/all.txt"

# Files whose first RUN line says that llvm-as must refuse them are no modules. (llvm-as accepts
# two of them all the same; they are the tests of other things.)
# shellcheck disable=SC2016
xargs -d '\n' awk '
    FNR == 1 { seen = 0 }
    !seen && /RUN:/ {
        seen = 1
        if ($0 ~ /RUN:.*[^[:alnum:]]not[[:space:]]+(--crash[[:space:]]+)?llvm-as/) print FILENAME
    }' <"$dir/all.txt" | sort >"$dir/skipped.txt"

# llvm-as accepts this one, but LLVM cannot read the bitcode that it writes (a struct that
# contains itself through a parameter): there is nothing to compare a rebuilt module with.
echo Verifier/recursive-struct-param.ll >>"$dir/skipped.txt"
sort -u -o "$dir/skipped.txt" "$dir/skipped.txt"

comm -23 "$dir/all.txt" "$dir/skipped.txt" >"$dir/tried.txt"
rm -rf "$BC"
sed 's|[^/]*$||' "$dir/tried.txt" | sort -u | sed "s|^|$BC/|" | xargs -d '\n' mkdir -p
say "assembling $(wc -l <"$dir/tried.txt") files"
xargs -d '\n' -P "$(nproc)" -n 100 "$here/corpus.sh" --assemble <"$dir/tried.txt"
find "$BC" -type d -empty -delete
(cd "$BC" && find . -name '*.bc' -printf '%P\n') | sed 's/\.bc$/.ll/' | sort >"$dir/accepted.txt"

printf '%6d files in llvm/test\n' "$(wc -l <"$dir/all.txt")"
printf '%6d skipped: their test is that llvm-as refuses them, or their bitcode is unreadable\n' \
    "$(wc -l <"$dir/skipped.txt")"
printf '%6d refused by llvm-as-15\n' \
    "$(comm -23 "$dir/tried.txt" "$dir/accepted.txt" | wc -l)"
printf '%6d accepted: %s\n' "$(wc -l <"$dir/accepted.txt")" "$dir/accepted.txt"
rm -f "$dir/tried.txt"
