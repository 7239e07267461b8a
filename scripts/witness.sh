#!/usr/bin/env bash
# Real programs as witnesses of what their calls through pointers call: each is built in eight ways
# (-O0, -O1, with and without -g, with and without types of pointers), changed so that it logs its
# calls, run, and what was called is compared with what the call graph says of it.
#
#   scripts/witness.sh DIR [PROGRAM...]
#
# With WHAT=values programs are followed instead: each byte that comes from outside has a tag, and
# where it reaches what it must not reach, the flow must be one that the taint analysis tells of.
# `random` is a hundred programs made for this; the others are built with -g, at -O0 and -O1, and
# take some minutes each, with BYTES of their input (20000). It exits with 1 if a flow is missing,
# or a program prints something else. With WHAT=points, which objects loads and stores meet must be
# where their addresses point, as the points-to analysis in MODE (default; context, flow, fast, crowd) says,
# in a hundred random programs and in others. With WHAT=numbers, what instructions compute must be
# in the intervals of the value range analysis.
#
# Sources and modules stay in DIR; the table is DIR/table.md. A program is stated to be closed: its
# modules are all there is but for libraries. LLVM_FACTS names the program (target/release/llvm-facts),
# LIBRARY rules instead of its own, BUILDS fewer builds (`O0 O1-g-typed`). Exits with 1 if a call is
# missing, an exact class is wrong, or a program that logs prints something else than before.
set -euo pipefail
shopt -s inherit_errexit

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/lib/llvm-source.sh
. "$here/lib/llvm-source.sh"

if [ $# -lt 1 ] || [ "${1#-}" != "$1" ]; then
    echo "usage: $0 DIR [PROGRAM...]" >&2
    exit 2
fi
need clang-15 clang++-15 llvm-link-15 python3 tar xz
mkdir -p "$1/src" "$1/bc"
dir=$(cd "$1" && pwd)
shift
programs=("$@")
what=${WHAT:-calls}
head=HEAD
case $what in
calls)
    script=witness
    builds=${BUILDS:-O0 O0-typed O0-g O0-g-typed O1 O1-typed O1-g O1-g-typed}
    [ $# -gt 0 ] || programs=(sqlite lua zlib zstd leveldb tinyxml2 json objects)
    ;;
values)
    script=values
    builds=${BUILDS:-O0-g O1-g}
    [ $# -gt 0 ] || programs=(random zlib zstd lua sqlite)
    ;;
points)
    script=witness
    head=POINTS
    builds=${BUILDS:-O0 O1}
    [ $# -gt 0 ] || programs=(random zlib zstd lua json sqlite)
    ;;
numbers)
    script=numbers
    builds=${BUILDS:-O0 O1}
    [ $# -gt 0 ] || programs=(random zlib zstd lua json sqlite)
    ;;
*) die "WHAT is calls, values, points or numbers" ;;
esac
facts=${LLVM_FACTS:-$here/../target/release/llvm-facts}
drivers=$here/lib/witness
merged=$here/../tests/datalog/merged_functions

# source_of PACKAGE: the folder of this source package, fetched and unpacked.
source_of() {
    local package=$1
    if [ ! -e "$dir/src/$package" ]; then
        compgen -G "$dir/$package[-_]*.orig.tar.*z*" >/dev/null || fetch_sources "$dir" "$package"
        mkdir -p "$dir/src/$package.part"
        tar -xf "$(compgen -G "$dir/$package[-_]*.orig.tar.*z*" | grep -v '\.asc$' | head -n 1)" \
            -C "$dir/src/$package.part" --strip-components=1
        mv "$dir/src/$package.part" "$dir/src/$package"
    fi
    echo "$dir/src/$package"
}

# compiled NAME FLAGS FILE...: one module of these sources, in the folder of the first.
compiled() {
    local name=$1 flags=$2 out file parts=()
    shift 2
    out=$dir/bc/$name.bc
    if [ ! -e "$out" ]; then
        mkdir -p "$dir/bc/$name.parts"
        for file in "$@"; do
            local part compiler=clang-15
            part=$dir/bc/$name.parts/${#parts[@]}.bc
            [ "${file%.c}" != "$file" ] || compiler=clang++-15
            [ "${file%.m}" = "$file" ] || compiler=clang-15
            # shellcheck disable=SC2086 # flags are words
            $compiler -w -c -emit-llvm $flags "$file" -o "$part"
            parts+=("$part")
        done
        llvm-link-15 "${parts[@]}" -o "$out"
        rm -r "$dir/bc/$name.parts"
    fi
    echo "$out"
}

# without PATTERN FILE...: the files whose names do not match.
without() {
    local pattern=$1
    shift
    printf '%s\n' "$@" | grep -vE "$pattern"
}

# Each prints the module of a build; `input` and `link` say how it is run.
build() {
    local program=$1 name=$2 flags=$3 from files
    input=/dev/null link=
    case $program in
    sqlite)
        from=$(source_of_sqlite)
        cat "$here/lib/script.sql" "$drivers/more.sql" >"$dir/sqlite.sql"
        input=$dir/sqlite.sql
        flags+=" -DSQLITE_ENABLE_FTS5 -DSQLITE_ENABLE_RTREE"
        module=$(compiled "$name" "$flags" "$from/sqlite3.c" "$here/lib/sql.c")
        ;;
    lua)
        from=$(source_of lua5.4)/src
        input=$drivers/script.lua
        mapfile -t files < <(without '/(lua|luac)\.c$' "$from"/*.c)
        module=$(compiled "$name" "$flags -DLUA_USE_POSIX" "${files[@]}" "$merged/lua.c")
        ;;
    zlib)
        from=$(source_of zlib)
        input=$dir/text
        module=$(compiled "$name" "$flags -DHAVE_UNISTD_H" "$from"/*.c "$merged/zlib.c")
        ;;
    zstd)
        from=$(source_of libzstd)/lib
        input=$dir/text
        flags+=" -DZSTD_DISABLE_ASM=1"
        module=$(compiled "$name" "$flags" "$from"/{common,compress,decompress,dictBuilder}/*.c \
            "$merged/zstd.c")
        ;;
    leveldb)
        from=$(source_of leveldb)
        flags+=" -std=c++17 -DLEVELDB_PLATFORM_POSIX=1 -DHAVE_FDATASYNC=1 -DHAVE_O_CLOEXEC=1"
        flags+=" -DHAVE_FULLFSYNC=0 -DHAVE_CRC32C=0 -DHAVE_SNAPPY=0 -I$from -I$from/include"
        mapfile -t files < <(without '(_test|_bench|/leveldbutil|/testutil|_windows)\.cc$|/c\.cc$' \
            "$from"/{db,table,util}/*.cc "$from"/helpers/memenv/memenv.cc)
        module=$(compiled "$name" "$flags" "${files[@]}" "$drivers/leveldb.cpp")
        ;;
    tinyxml2)
        from=$(source_of tinyxml2)
        module=$(compiled "$name" "$flags -std=c++17 -I$from" "$from/tinyxml2.cpp" \
            "$drivers/tinyxml2.cpp")
        ;;
    json)
        unpack_llvm "$dir" llvm/lib
        link=-lLLVM-15
        flags+=" -std=c++17 -I/usr/lib/llvm-15/include -D_GNU_SOURCE -D__STDC_CONSTANT_MACROS"
        flags+=" -D__STDC_FORMAT_MACROS -D__STDC_LIMIT_MACROS -fno-exceptions -fno-rtti"
        module=$(compiled "$name" "$flags" "$dir/src/llvm/lib/Support/JSON.cpp" "$drivers/json.cpp")
        link+=" -L/usr/lib/llvm-15/lib"
        ;;
    objects)
        local runtime
        [ -e "$(gcc -print-file-name=include/objc/objc.h)" ] ||
            die "Objective-C's run-time library is missing; run scripts/setup.sh witness"
        runtime=$(dirname "$(gcc -print-file-name=include/objc/objc.h)")/..
        link="-L$runtime/.. -lobjc"
        module=$(compiled "$name" "$flags -fobjc-runtime=gcc -I$runtime" "$drivers/objects.m")
        ;;
    *) die "no program $program" ;;
    esac
}

# sqlite3.c, from the crate that carries it.
source_of_sqlite() {
    local manifest
    if [ ! -e "$dir/src/sqlite/sqlite3.c" ]; then
        mkdir -p "$dir/src/sqlite/src"
        cat >"$dir/src/sqlite/Cargo.toml" <<'TOML'
[package]
name = "sqlite-source"
version = "0.0.0"
edition = "2021"
[workspace]
[dependencies]
libsqlite3-sys = { version = "=0.28.0", features = ["bundled"] }
TOML
        touch "$dir/src/sqlite/src/lib.rs"
        manifest=$(cargo metadata --quiet --format-version 1 --manifest-path \
            "$dir/src/sqlite/Cargo.toml" | grep -o '"manifest_path":"[^"]*/libsqlite3-sys-[^"]*"' |
            cut -d '"' -f 4)
        cp "$(dirname "$manifest")"/sqlite3/sqlite3.[ch] "$dir/src/sqlite/"
    fi
    echo "$dir/src/sqlite"
}

# Text for those that compress: the same for every run.
[ -e "$dir/text" ] || head -c 300000 "$(source_of_sqlite)/sqlite3.c" >"$dir/text"

failed=0
table=$dir/table.md
python3 -c "import sys; sys.path.insert(0, '$here/../tests/dynamic'); import $script; print($script.$head)" \
    >"$table"
common=(--program "$facts" ${LIBRARY:+--library "$LIBRARY"})
for program in "${programs[@]}"; do
    if [ "$program" = random ]; then
        python3 "$here/../tests/dynamic/$what.py" --count 100 --keep "$dir" "${common[@]}" |
            tee -a "$table" || failed=1
        continue
    fi
    for build in $builds; do
        flags="-${build%%-*} -fdebug-compilation-dir=."
        [[ $build != *-g* ]] || flags+=" -g"
        [[ $build != *-typed ]] || flags+=" -Xclang -no-opaque-pointers"
        build "$program" "$program-$build" "$flags"
        if [ "$what" = values ] || [ "$what" = numbers ]; then
            # What follows each instruction gets less to do.
            head -c "${BYTES:-20000}" "$input" >"$dir/input"
            python3 "$here/../tests/dynamic/$what.py" --name "$program-$build" --link="$link" \
                --input "$dir/input" "${common[@]}" --module "$module" | tee -a "$table" || failed=1
        elif [ "$what" = points ]; then
            head -c "${BYTES:-20000}" "$input" >"$dir/input"
            mode=${MODE:-default}
            [ "$mode" = default ] && mode= || mode=pointsto/$mode.dl
            python3 "$here/../tests/dynamic/witness.py" --points --mode "$mode" --closed \
                --name "$program-$build" --link="$link" --input "$dir/input" "${common[@]}" \
                "$module" | tee -a "$table" || failed=1
        else
            python3 "$here/../tests/dynamic/witness.py" --closed --name "$program-$build" \
                --link="$link" --input "$input" "${common[@]}" "$module" | tee -a "$table" ||
                failed=1
        fi
    done
done
say "the table is $table"
exit $failed
