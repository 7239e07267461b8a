#!/usr/bin/env bash
# Fuzzes what reads input that nobody vouches for: libFuzzer changes small inputs of the tests and keeps
# what reaches new code. Each target is a file of tests/fuzz, whose head says what must hold.
#
#   scripts/fuzz.sh [TARGET...] [SECONDS]     each target for so long (60), all if none is named, from
#                                             what earlier runs have kept
#
#   archive   archives, object files, executables: the modules in them
#   bitcode   bitcode to facts and back
#   facts     facts to a directory, and to bitcode
#   names     mangled names to text
#   program   programs: parsed, formatted, run
#   writer    bitcode to a model and back
#
# Prints libFuzzer's summary of each. A file that makes a target panic, run for longer than ten seconds
# or take more than 2 GB is named, and the exit code is 1. Seeds are made of files of the tests; these,
# and what was kept, lie in target/fuzz, which may be deleted. Needs LLVM 15's tools, clang-15 and
# `cargo install cargo-fuzz`, and a nightly toolchain or a stable one that obeys RUSTC_BOOTSTRAP:
# coverage is counted by flags that are not stable.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
    sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2
    exit 2
}

seconds=60 targets=()
for argument; do
    if [[ $argument =~ ^[0-9]+$ ]]; then
        seconds=$argument
    elif [[ $argument =~ ^[a-z]+$ && -e tests/fuzz/$argument.rs ]]; then
        targets+=("$argument")
    else
        usage
    fi
done
if ((${#targets[@]} == 0)); then
    targets=(archive bitcode facts names program writer)
fi
for tool in cargo-fuzz llvm-as-15 llvm-ar-15 llvm-lipo-15 llvm-objcopy-15 clang-15; do
    command -v "$tool" >/dev/null || { echo "error: no $tool; see the head of $0" >&2; exit 1; }
done

# Two targets write a small file for each input.
if [ ! "${TMPDIR-}" ] && [ -w /dev/shm ]; then
    TMPDIR=$(mktemp -d /dev/shm/llvm-facts-fuzz.XXXXXX)
    export TMPDIR
    trap 'rm -rf "$TMPDIR"' EXIT
fi

all_seeds=target/fuzz/seeds
mkdir -p target/fuzz/artifacts

# The path of a file as the name of one.
flat() {
    tr / - <<<"$1"
}

# Small modules of the corpus as bitcode, in the directory that is named.
bitcode_seeds() {
    local text bitcode
    find tests/corpus -name '*.ll' -size -24k | while read -r text; do
        bitcode=$1/$(flat "${text#tests/corpus/}").bc
        # Some are text that LLVM's verifier rejects.
        [[ -e $bitcode ]] || llvm-as-15 -disable-verify "$text" -o "$bitcode" 2>/dev/null || true
    done
    find tests/corpus src/bitcode/tests/fixtures -name '*.bc' -size -64k | while read -r text; do
        cp "$text" "$1/$(flat "$text")"
    done
}

facts_seeds() {
    local file
    find tests/goldens -name '*.facts' -size -64k | while read -r file; do
        cp "$file" "$1/$(flat "${file#tests/goldens/}")"
    done
}

# The first columns of tables of names, and what looks like such a name in tests: each a file.
names_seeds() {
    { cut -f1 src/mangled/tests/{names,microsoft}.tsv
      grep -ohE '"(_[ZDR]|\?)[][A-Za-z0-9_.$@?]+"' src/ir/demangle.rs src/mangled/tests/names.rs | tr -d '"'
      grep -ohE '_(Z|D[0-9]|R)[A-Za-z0-9_.$]+' -r tests/cxx tests/corpus --include='*.ll' \
          --include='*.expected'
    } | sort -u | split -l 1 -a 5 - "$1/name-"
}

# Programs of the repository, and those that messages are about.
program_seeds() {
    local file
    find datalog examples tests src/engine -name '*.dl' -size -16k | while read -r file; do
        cp "$file" "$1/$(flat "$file")"
    done
    csplit -szf "$1/message-" -n 4 src/engine/tests/support/messages.txt '/^--------$/' '{*}'
}

# Bitcode in all that may hold it: archives of each kind, also of archives, sections of object files,
# files for several architectures, several modules in one file; and packed, which is refused.
archive_seeds() {
    local at=$1 work=$1.work kind target
    mkdir -p "$work"
    for name in a b; do
        llvm-as-15 -o "$work/$name.bc" <<<"define void @$name() { ret void }"
        printf 'neighbour.bc\n' >"$work/names"
        for target in x86_64-linux-gnu aarch64-linux-gnu x86_64-apple-darwin arm64-apple-darwin \
            x86_64-pc-windows-msvc; do
            clang-15 --target=$target -Wno-override-module -c -fembed-bitcode=all \
                -o "$work/$name.$target.o" -x ir "$work/$name.bc" 2>/dev/null || true
        done
        llvm-objcopy-15 --add-section .llvm_bc="$work/names" "$work/$name.x86_64-linux-gnu.o" \
            "$work/$name.named.o"
    done
    cat "$work"/[ab].bc >"$at/two.bc"
    cp "$work"/*.o "$at"
    for kind in gnu bsd darwin; do
        llvm-ar-15 rc --format=$kind "$at/$kind.a" "$work/a.bc" "$work"/b.*linux-gnu.o
        llvm-ar-15 rc --format=$kind "$at/nested-$kind.a" "$at/$kind.a" "$work/b.bc"
    done
    (cd "$work" && cp a.bc neighbour.bc && cp b.bc file && llvm-ar-15 rcT thin.a neighbour.bc file)
    mv "$work/thin.a" "$at"
    llvm-lipo-15 -create "$work"/a.{x86_64,arm64}-apple-darwin.o -output "$at/fat" || true
    gzip -nc "$at/gnu.a" >"$at/packed.gz"
    rm -r "$work"
}

# What stands often in files of text, as libFuzzer's dictionaries have it.
words() {
    cat "$1"/* | grep -aoE '[.]?[a-z][a-z_-]+' | sort | uniq -c | sort -rn |
        awk 'NR <= 400 { print "\"" $2 "\"" }'
}

failed=
for target in "${targets[@]}"; do
    kept=target/fuzz/corpus/$target seeds=$all_seeds/$target
    mkdir -p "$kept"
    if [[ ! -d $seeds ]]; then
        rm -rf "$seeds.new" && mkdir -p "$seeds.new"
        case $target in
        writer) bitcode_seeds "$seeds.new" ;;
        *) "${target}_seeds" "$seeds.new" ;;
        esac
        mv "$seeds.new" "$seeds"
    fi
    options=(-max_len=65536)
    case $target in
    names) options=(-max_len=4096) ;;
    program) options=(-max_len=8192) ;;
    esac
    case $target in
    facts | program)
        words "$seeds" >"$all_seeds/$target.words"
        options+=(-dict="$all_seeds/$target.words")
        ;;
    esac
    echo "fuzz: $target"
    RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir tests/fuzz --target-dir target/fuzz/build "$target" \
        "$kept" "$seeds" -- "${options[@]}" -max_total_time="$seconds" -timeout=10 \
        -rss_limit_mb=2048 -artifact_prefix="target/fuzz/artifacts/$target-" -print_final_stats=1 ||
        failed=1
done
[[ -z $failed ]]
