#!/usr/bin/env bash
# Real programs as bitcode: what no hand-written text shows (use-list order, enumerator widths,
# metadata that is shared), and the modules that the benchmarks measure.
#
#   scripts/real.sh DIR
#
# writes DIR/bc/<name>.bc, DIR/list.txt (those names, sorted) and DIR/big.bc: C++ and sqlite3 with
# debug information, linked, at least 50 MB. Bitcode that is already there is not made again. LLVM's
# sources come as corpus.sh gets them; an .orig.tar.xz that lies in DIR saves the download.
#
# Other front ends whose bitcode LLVM 15 reads take part where Debian's packages of them are
# installed: ldc, rustc (1.63), clang-13, clang-14.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/lib/llvm-source.sh
. "$here/lib/llvm-source.sh"

# compile OUT COMPILER ARGUMENT...: bitcode DIR/bc/OUT.bc, unless it is there. The program runs in
# the folder of its source, so that no path of this machine gets into the module (ldc2 -g writes the
# folder all the same).
compile() {
    local out=$1
    shift
    [ -e "$dir/bc/$out.bc" ] && return
    local to=(-o "$dir/bc/.$out.part")
    [ "$1" != ldc2 ] || to=("-of=$dir/bc/.$out.part")
    "$@" "${to[@]}" && mv "$dir/bc/.$out.part" "$dir/bc/$out.bc" && return
    say "failed: $out: $*"
    return 1
}

# Jobs are lines on standard input: folder, name and command, separated by tabs.
if [ "${1-}" = --job ]; then
    dir=$2
    IFS=$'\t' read -r folder out command <<<"$3"
    cd "$folder"
    read -ra words <<<"$command"
    compile "$out" "${words[@]}"
    exit
fi
if [ $# -ne 1 ] || [ "${1#-}" != "$1" ]; then
    echo "usage: $0 DIR" >&2
    exit 2
fi

need clang-15 llvm-link-15 llvm-dis-15 cargo tar xz
export LC_ALL=C
mkdir -p "$1/bc"
dir=$(cd "$1" && pwd)
sources=$here/../tests/corpus/src

# sqlite3.c, from the crate that carries it.
mkdir -p "$dir/sqlite/src"
cat >"$dir/sqlite/Cargo.toml" <<'TOML'
[package]
name = "sqlite-source"
version = "0.0.0"
edition = "2021"
[workspace]
[dependencies]
libsqlite3-sys = { version = "=0.28.0", features = ["bundled"] }
TOML
touch "$dir/sqlite/src/lib.rs"
if [ ! -e "$dir/sqlite/sqlite3.c" ]; then
    say "fetching sqlite3"
    manifest=$(cargo metadata --quiet --format-version 1 --manifest-path "$dir/sqlite/Cargo.toml" |
        grep -o '"manifest_path":"[^"]*/libsqlite3-sys-[^"]*"' | cut -d '"' -f 4)
    cp "$(dirname "$manifest")"/sqlite3/sqlite3.[ch] "$dir/sqlite/"
fi

unpack_llvm "$dir" llvm/lib

jobs_file=$dir/jobs.tsv
: >"$jobs_file"
# job FOLDER NAME COMMAND...
job() {
    printf '%s\t%s\t%s\n' "$1" "$2" "${*:3}" >>"$jobs_file"
}

bitcode=(-c -emit-llvm -w -fdebug-compilation-dir=.)
for level in O0 O1 O2; do
    for debug in '' -g; do
        job "$dir/sqlite" "sqlite3-$level$debug" clang-15 "${bitcode[@]}" -$level $debug sqlite3.c
        job "$dir/sqlite" "sqlite3-$level$debug-typed" clang-15 "${bitcode[@]}" -$level $debug \
            -Xclang -no-opaque-pointers sqlite3.c
    done
    job "$dir/sqlite" "sqlite3-$level-g-asan" clang-15 "${bitcode[@]}" -$level -g \
        -fsanitize=address -fsanitize-coverage=trace-pc-guard,trace-cmp sqlite3.c
done
job "$dir/sqlite" sqlite3-O1-ubsan clang-15 "${bitcode[@]}" -O1 -fsanitize=undefined sqlite3.c
job "$dir/sqlite" sqlite3-O1-tsan clang-15 "${bitcode[@]}" -O1 -fsanitize=thread sqlite3.c
job "$dir/sqlite" sqlite3-O2-g-profile clang-15 "${bitcode[@]}" -O2 -g -fprofile-instr-generate \
    -fcoverage-mapping sqlite3.c

# C++ of LLVM itself, against its installed headers and the private ones beside each file.
cxx=(clang-15 "${bitcode[@]}" -std=c++17 -I/usr/lib/llvm-15/include -D_GNU_SOURCE
    -D__STDC_CONSTANT_MACROS -D__STDC_FORMAT_MACROS -D__STDC_LIMIT_MACROS -fno-exceptions)
cxx_files=(
    IR/{AsmWriter,Attributes,AutoUpgrade,BasicBlock,ConstantFold,Constants,Core,DIBuilder}
    IR/{DataLayout,DebugInfo,DebugInfoMetadata,DiagnosticInfo,Dominators,Function,Globals,IRBuilder}
    IR/{InlineAsm,Instructions,IntrinsicInst,LLVMContextImpl,Metadata,Module,PassManager,Type,Value}
    IR/Verifier
    Support/{APFloat,ScopedPrinter,FoldingSet,JSON,KnownBits,SourceMgr,VirtualFileSystem,YAMLParser}
)
for file in "${cxx_files[@]}"; do
    folder=$dir/src/llvm/lib/${file%/*}
    for level in O0 O2; do
        job "$folder" "cxx-${file//\//-}-$level-g" "${cxx[@]}" -$level -g "${file##*/}.cpp"
    done
done
for file in IR/Value Support/JSON; do
    folder=$dir/src/llvm/lib/${file%/*}
    job "$folder" "cxx-${file//\//-}-O0-g-typed" "${cxx[@]}" -O0 -g -Xclang -no-opaque-pointers \
        "${file##*/}.cpp"
    job "$folder" "cxx-${file//\//-}-O1-exceptions" "${cxx[@]}" -O1 -fexceptions "${file##*/}.cpp"
    job "$folder" "cxx-${file//\//-}-O2-whole" "${cxx[@]}" -O2 -flto -fvisibility=hidden \
        -fwhole-program-vtables "${file##*/}.cpp"
done

# The project's own sources: languages and targets with IR of their own.
for level in O0 O2; do
    for debug in '' -g; do
        options=("${bitcode[@]}" "-$level" "$debug")
        for runtime in gnustep-2.0 macosx; do
            job "$sources" "objc-$runtime-$level$debug" clang-15 "${options[@]}" -fblocks \
                -fobjc-exceptions -fexceptions \
                --target=x86_64-"$([ $runtime = macosx ] && echo apple-macosx12 || echo linux-gnu)" \
                -fobjc-runtime=$runtime objects.m
        done
        job "$sources" "objc-arc-$level$debug" clang-15 "${options[@]}" -fblocks -fobjc-arc \
            --target=arm64-apple-macosx12 -fobjc-exceptions objects.m
        for target in x86_64-pc-windows-msvc i686-pc-windows-msvc aarch64-linux-gnu \
            aarch64-pc-windows-msvc x86_64-w64-windows-gnu armv7-linux-gnueabihf; do
            job "$sources" "eh-$target-$level$debug" clang-15 "${options[@]}" --target=$target \
                -std=c++17 -fexceptions -fcxx-exceptions exceptions.cpp
        done
        job "$sources" "eh-wasm32-$level$debug" clang-15 "${options[@]}" --target=wasm32-wasi \
            -std=c++17 -fwasm-exceptions exceptions.cpp
        job "$sources" "coroutine-$level$debug" clang-15 "${options[@]}" -std=c++20 coroutine.cpp
        job "$sources" "coroutine-raw-$level$debug" clang-15 "${options[@]}" -std=c++20 \
            -Xclang -disable-llvm-passes coroutine.cpp
        job "$sources" "openmp-$level$debug" clang-15 "${options[@]}" -fopenmp openmp.c
        job "$sources" "program-$level$debug" clang-15 "${options[@]}" program.c
        job "$sources" "program-typed-$level$debug" clang-15 "${options[@]}" \
            -Xclang -no-opaque-pointers program.c
        job "$sources" "instructions-$level$debug" clang-15 "${options[@]}" instructions.c
        job "$sources" "classes-$level$debug" clang-15 "${options[@]}" -std=c++20 classes.cpp
    done
done

# Other front ends, where they are installed.
for version in 13 14; do
    command -v clang-$version >/dev/null || continue
    job "$dir/sqlite" "clang$version-sqlite3-O0-g" clang-$version "${bitcode[@]}" -O0 -g sqlite3.c
    job "$dir/sqlite" "clang$version-sqlite3-O2" clang-$version "${bitcode[@]}" -O2 sqlite3.c
    job "$sources" "clang$version-classes-O1-g" clang-$version "${bitcode[@]}" -std=c++20 -O1 -g \
        classes.cpp
done
if /usr/bin/rustc --version 2>/dev/null | grep -q ' 1\.63\.'; then
    for file in "$here"/lib/real/*.rs; do
        name=rust-$(basename "$file" .rs)
        job "$here/lib/real" "$name-debug" /usr/bin/rustc --emit=llvm-bc -g --edition 2021 \
            --remap-path-prefix "$here/lib/real=." --crate-type=lib "$(basename "$file")"
        job "$here/lib/real" "$name-release" /usr/bin/rustc --emit=llvm-bc -O --edition 2021 \
            --crate-type=lib "$(basename "$file")"
    done
fi
if command -v ldc2 >/dev/null; then
    for file in "$here"/lib/real/*.d; do
        name=d-$(basename "$file" .d)
        job "$here/lib/real" "$name-debug" ldc2 -c -output-bc -g "$(basename "$file")"
        job "$here/lib/real" "$name-release" ldc2 -c -output-bc -O2 "$(basename "$file")"
    done
fi

say "compiling $(wc -l <"$jobs_file") modules"
xargs -d '\n' -P "$(nproc)" -n 1 "$here/real.sh" --job "$dir" <"$jobs_file" ||
    die "some modules could not be compiled"

if [ ! -e "$dir/big.bc" ]; then
    say "linking big.bc"
    # Without a map of debug types: llvm-link would merge types that are no one's duplicates.
    llvm-link-15 --disable-debug-info-type-map "$dir/bc/sqlite3-O0-g.bc" "$dir"/bc/cxx-*-O0-g.bc \
        -o "$dir/.big.part"
    mv "$dir/.big.part" "$dir/big.bc"
fi
(cd "$dir/bc" && printf '%s\n' *.bc) | sort >"$dir/list.txt"
rm -f "$jobs_file"

printf '%6d modules: %s\n' "$(wc -l <"$dir/list.txt")" "$dir/list.txt"
printf '%6d of C++ with debug information\n' "$(grep -c '^cxx-.*-g' "$dir/list.txt")"
printf '%6d MB in big.bc\n' "$(($(stat -c %s "$dir/big.bc") / 1000000))"
