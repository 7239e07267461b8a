#!/usr/bin/env bash
# Compiles the sources of this folder into ../compiled, where the results are kept: what a compiler
# writes differs from what one writes by hand. Needs clang-15; run it again when a source changes.
#
# Two of them are kept as bitcode, too: text loses the order of uses and the width of enumerators.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
out=../compiled
rm -rf "$out"
mkdir -p "$out"

# to NAME ARGUMENT...: NAME.O0-g.ll and NAME.O2.ll, without a path of this machine.
to() {
    local name=$1
    shift
    local common=(-w -fdebug-compilation-dir=. -S -emit-llvm)
    clang-15 "${common[@]}" -O0 -g "$@" -o "$out/$name.O0-g.ll"
    clang-15 "${common[@]}" -O2 "$@" -o "$out/$name.O2.ll"
}

to program program.c
to program-typed -Xclang -no-opaque-pointers program.c
to instructions instructions.c
to openmp -fopenmp openmp.c
to classes -std=c++20 classes.cpp
to coroutine -std=c++20 coroutine.cpp
to exceptions-linux -fcxx-exceptions -fexceptions exceptions.cpp
for target in aarch64-linux-gnu x86_64-pc-windows-msvc i686-pc-windows-msvc; do
    to "exceptions-$target" --target=$target -fcxx-exceptions -fexceptions exceptions.cpp
done
to exceptions-wasm --target=wasm32-wasi -fwasm-exceptions exceptions.cpp
objc=(-fblocks -fobjc-exceptions -fexceptions objects.m)
to objects-gnustep --target=x86_64-linux-gnu -fobjc-runtime=gnustep-2.0 "${objc[@]}"
to objects-macosx --target=x86_64-apple-macosx12 "${objc[@]}"
to objects-arc --target=arm64-apple-macosx12 -fobjc-arc "${objc[@]}"

for name in program classes; do
    std=$([ $name = classes ] && echo -std=c++20 || echo -std=c17)
    source=$(echo $name.c*)
    clang-15 -w -fdebug-compilation-dir=. -c -emit-llvm -O2 -g "$std" "$source" \
        -o "$out/$name.O2-g.bc"
done
