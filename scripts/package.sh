#!/usr/bin/env bash
# Makes what is given away, in target/packages, and tries each of it in a plain Debian 12 of its own.
#
#   scripts/package.sh [--no-trial] [program|deb|wheel|install|docker|reproducible|all]...
#
# `program` is llvm-facts as one file; `deb` Debian's packages llvm-facts and llvm-facts-llvm, which is
# LLVM's part; `wheel` the Python package; `install` what `cargo install --path .` makes where there is
# no LLVM; `docker` the steps of scripts/packages/Dockerfile, which scripts/packages/dockerfile.py does
# without Docker; `reproducible` says whether a build in another directory gives the same packages.
# `all`, or nothing, is all but the last, which builds everything once more.
#
# Prints what it made, with the size, what it takes on the disk, the time to install it, with what it
# needs, and the time to a first answer; target/packages/table.md is the same. A trial is a chroot of
# Debian that debootstrap makes of apt's mirror: it wants root and a network. Rust comes from this
# machine there. With --no-trial packages are made, and not tried.
#
# `scripts/setup.sh packages` installs what this needs. It builds in target/, whatever CARGO_TARGET_DIR is.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
    sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2
    exit 2
}

fail() {
    echo "package.sh: $*" >&2
    exit 1
}

say() {
    printf '\n== %s\n' "$*" >&2
}

trial=yes
kinds=()
for word; do
    case $word in
    --no-trial) trial= ;;
    all) kinds+=(program deb wheel install docker) ;;
    program | deb | wheel | install | docker | reproducible) kinds+=("$word") ;;
    *) usage ;;
    esac
done
[ ${#kinds[@]} -gt 0 ] || kinds=(program deb wheel install docker)

out=$PWD/target/packages
own=$HOME/.local/share/llvm-facts
cargo_home=${CARGO_HOME:-$HOME/.cargo}
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"$/\1/p' Cargo.toml)
mkdir -p "$out"
log=$(mktemp)
trap 'rm -f "$log"; leave' EXIT

# Packages say neither where nor when they were made.
unset CARGO_TARGET_DIR
made=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
# What C has for the time of a build, should a library use it, is the same for all builds:
# with that of the commit cargo would compile all at each.
export SOURCE_DATE_EPOCH=0
export RUSTFLAGS="--remap-path-prefix=$cargo_home=/cargo --remap-path-prefix=$PWD=/llvm-facts"

# megabytes BYTES
megabytes() {
    awk -v bytes="$1" 'BEGIN { printf "%.1f MB", bytes / 1e6 }'
}

# below LIMIT FILE: gives up if the file has so many megabytes or more.
below() {
    local bytes
    bytes=$(stat -c %s "$2")
    [ "$bytes" -lt $(($1 * 1000000)) ] || fail "$2 has $(megabytes "$bytes"), not less than $1"
}

# row PACKAGE SIZE DISK INSTALLED ANSWERED
row() {
    printf '| %s | %s | %s | %s | %s |\n' "$@" | tee -a "$out/table.md"
}

# timed COMMAND...: runs it; what it prints is in $log, and how long it took in `seconds`.
timed() {
    local from=$EPOCHREALTIME
    "$@" >"$log" 2>&1 || {
        tail -n 40 "$log" >&2
        fail "failed: $*"
    }
    seconds=$(awk -v from="$from" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.2f", to - from }')
}

root=
# The last plain Debian goes.
leave() {
    [ ! "$root" ] || rm -rf --one-file-system "$root"
    root=
}

# plain_debian: a plain Debian 12 as $out/plain.tar, as its image for containers is: without lists of
# packages. It has what the network of this machine needs, and no more.
plain_debian() {
    [ "$(id -u)" -eq 0 ] || fail "only root can make a chroot to try packages in; --no-trial does without"
    [ ! -e "$out/plain.tar" ] || return 0
    command -v debootstrap >/dev/null || fail "no debootstrap: scripts/setup.sh packages"
    local mirror
    # apt expands these, not the shell.
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(CODENAME) $(REPO_URI)' 'Created-By: Packages' |
        sed -n 's/^bookworm //p' | head -n 1)
    [ "$mirror" ] || fail "apt knows no mirror of Debian 12: apt-get update"
    say "a plain Debian 12"
    root=$out/plain
    rm -rf --one-file-system "$root"
    timed debootstrap --variant=minbase --include=ca-certificates bookworm "$root" "$mirror"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    if compgen -G '/usr/local/share/ca-certificates/*.crt' >/dev/null; then
        cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/"
        chroot "$root" update-ca-certificates >"$log" 2>&1
    fi
    rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*
    tar -cf "$out/plain.tar.part" -C "$root" .
    mv "$out/plain.tar.part" "$out/plain.tar"
    leave
}

# enter NAME: a fresh plain Debian in `root`, with modules to ask about in /try.
enter() {
    plain_debian
    leave
    root=$out/try-$1 bound=()
    rm -rf --one-file-system "$root"
    mkdir -p "$root/try"
    tar -xf "$out/plain.tar" -C "$root"
    clang-15 -O0 -g -emit-llvm -c examples/bank.c -o "$root/try/bank.bc"
    clang-15 -O0 -g -emit-llvm -S examples/bank.c -o "$root/try/bank.ll"
}

# inside SCRIPT: in the plain Debian, in /try, with what `bound` has as FROM=TO, read-only.
inside() {
    # The inner shell expands this.
    # shellcheck disable=SC2016
    unshare --mount --propagation private bash -euc '
        root=$1 script=$2
        shift 2
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        for bind; do
            mkdir -p "$root/${bind#*=}"
            mount --bind "${bind%%=*}" "$root/${bind#*=}"
            mount -o remount,bind,ro "$root/${bind#*=}"
        done
        exec chroot "$root" env -i -C /try HOME=/root DEBIAN_FRONTEND=noninteractive \
            PATH=/root/.cargo/bin:/opt/rust/bin:/usr/sbin:/usr/bin:/sbin:/bin \
            PIP_CERT=/etc/ssl/certs/ca-certificates.crt sh -euc "$script"
    ' bash "$root" "$1" "${bound[@]}"
}

# on_disk: bytes of the plain Debian, without what apt keeps to fetch packages by.
on_disk() {
    du -sb --exclude=./try --exclude=./var/lib/apt --exclude=./var/cache "$root/." | cut -f 1
}

# installs WORDS...: apt installs these packages; `seconds`, and in `grown` what that takes on the disk.
installs() {
    local before
    [ -e "$root/var/lib/apt/lists/lock" ] || inside "apt-get update -qq"
    before=$(on_disk)
    timed inside "apt-get install -qq --no-install-recommends $*"
    grown=$(megabytes $(($(on_disk) - before)))
}

question="query bank.bc -e 'function_extern(f)'"

# answers COMMAND: it prints what the question asks for, in `seconds`.
answers() {
    timed inside "$1"
    grep -q . "$log" || fail "no answer: $1"
}

# dist: both programs, stripped, linked as a whole.
built=
dist() {
    [ ! "$built" ] || return 0
    say "building"
    cargo build --locked --profile dist
    below 15 target/dist/llvm-facts
    local needed
    needed=$(readelf -d target/dist/llvm-facts | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
    # libc6 itself depends on libgcc-s1.
    ! grep -vE '^(libc\.so\.6|libm\.so\.6|ld-linux.*|libgcc_s\.so\.1)$' <<<"$needed" ||
        fail "llvm-facts needs more than libc"
    built=yes
}

program() {
    dist
    local file
    file=llvm-facts-$version-$(uname -m)-linux
    cp target/dist/llvm-facts "$out/$file"
    [ "$trial" ] || return 0
    say "$file"
    enter program
    timed cp "$out/$file" "$root/usr/bin/llvm-facts"
    answers "llvm-facts $question"
    row "\`$file\`" "$(megabytes "$(stat -c %s "$out/$file")")" \
        "$(megabytes "$(stat -c %s "$out/$file")")" "a copy" "$seconds s"
    # Every library that it loads is of a package that any Debian has.
    inside "for library in \$(ldd /usr/bin/llvm-facts | grep -o '/[^ ]*'); do
            dpkg -S \$(basename \$library) | cut -d : -f 1; done | sort -u >needs"
    [ "$(tr '\n' ' ' <"$root/try/needs")" = "libc6 libgcc-s1 " ] ||
        fail "llvm-facts loads libraries of $(tr '\n' ' ' <"$root/try/needs")"
}

# What packages have besides programs, in $out/documents.
documents() {
    local to=$out/documents tool=target/dist/llvm-facts command shell
    rm -rf "$to"
    mkdir -p "$to/man" "$to/completions"
    "$tool" man | gzip -9n >"$to/man/llvm-facts.1.gz"
    for command in $("$tool" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p'); do
        [ "$command" = help ] || "$tool" man "$command" | gzip -9n >"$to/man/llvm-facts-$command.1.gz"
    done
    gzip -9n <scripts/packages/llvm-facts-llvm.1 >"$to/llvm-facts-llvm.1.gz"
    for shell in bash fish zsh; do
        "$tool" completions "$shell" >"$to/completions/$shell"
    done
    "$tool" library --extract "$to/library" 2>"$log" >&2 || fail "library --extract: $(cat "$log")"
    gzip -9n <CHANGELOG.md >"$to/changelog.gz"
    python3 scripts/packages/notices.py | gzip -9n >"$to/third-party.gz"
    {
        printf 'llvm-facts (%s-1) unstable; urgency=medium\n\n' "$version"
        printf '  * What is new, changelog.gz says.\n\n'
        printf ' -- %s  %s\n' "$(sed -n 's/^maintainer = "\(.*\)"$/\1/p' Cargo.toml)" \
            "$(date -uR -d "@$made")"
    } >"$to/changelog"
}

deb() {
    dist
    local cargo_deb first second installed
    cargo_deb=$(PATH=$PATH:$own/bin command -v cargo-deb) || fail "no cargo-deb: scripts/setup.sh packages"
    documents
    rm -f "$out"/*.deb
    local deb=(env SOURCE_DATE_EPOCH="$made" "$cargo_deb" --quiet --no-build --profile dist --output "$out/")
    "${deb[@]}"
    "${deb[@]}" --variant llvm
    first=$(basename "$out"/llvm-facts_*.deb) second=$(basename "$out"/llvm-facts-llvm_*.deb)
    # One speaks with the other in words of their own.
    [[ $(dpkg-deb -f "$out/$second" Depends) == *"llvm-facts (= $(dpkg-deb -f "$out/$first" Version))"* ]] ||
        fail "$second does not depend on the version of $first: mend Cargo.toml"
    if command -v lintian >/dev/null; then
        (cd "$out" && lintian --allow-root --tag-display-limit 0 --fail-on error "$first" "$second")
    else
        echo "LEFT OUT: lintian: scripts/setup.sh packages" >&2
    fi
    [ "$trial" ] || return 0

    say "$first"
    enter deb
    cp "$out/$first" "$out/$second" "$root/try/"
    installs "./$first"
    installed=$seconds
    answers "llvm-facts $question"
    row "\`$first\`" "$(megabytes "$(stat -c %s "$out/$first")")" "$grown" "$installed s" "$seconds s"
    timed inside "llvm-facts --version | grep -F '$version'
        llvm-facts bank.bc -o facts -q
        llvm-facts rebuild facts -o again.bc
        llvm-facts diff bank.bc again.bc
        printf '.include \"cfg.dl\"\n.output loop_header\n' >loops.dl
        llvm-facts query bank.bc loops.dl -I /usr/share/llvm-facts/datalog | grep ."
    # Manuals and completions are found where man and bash look for them.
    installs "man-db bash-completion"
    timed inside "man llvm-facts | grep -q 'query'
        man llvm-facts-query | grep -q -e '--explain'
        man -w llvm-facts-llvm 2>/dev/null && exit 1
        bash -c '. /usr/share/bash-completion/bash_completion && _completion_loader llvm-facts || :
            complete -p llvm-facts && COMP_WORDS=(llvm-facts que) COMP_CWORD=1
            _llvm__facts llvm-facts que llvm-facts && [ \"\${COMPREPLY[*]}\" = query ]'"
    timed inside "test -s /usr/share/zsh/vendor-completions/_llvm-facts
        test -s /usr/share/fish/vendor_completions.d/llvm-facts.fish
        test -s /usr/share/doc/llvm-facts/copyright && zcat /usr/share/doc/llvm-facts/third-party.gz | grep -q rayon"
    # Text is LLVM's to read: what misses has a name.
    inside "llvm-facts query bank.ll -e 'function_extern(f)'" >"$log" 2>&1 &&
        fail "it reads text without LLVM"
    grep -q llvm-facts-llvm "$log" || fail "it does not say what misses: $(cat "$log")"

    say "$second"
    installs "./$second"
    installed=$seconds
    answers "llvm-facts query bank.ll --passes mem2reg -e 'function_extern(f)'"
    row "\`$second\`" "$(megabytes "$(stat -c %s "$out/$second")")" "$grown" "$installed s" "$seconds s"
    timed inside "llvm-facts roundtrip bank.bc bank.ll && llvm-facts doctor && man -w llvm-facts-llvm"
    # Neither stays without the other of its version, and nothing stays of both.
    timed inside "apt-get purge -qq llvm-facts && ! command -v llvm-facts && ! command -v llvm-facts-llvm
        ! test -e /usr/share/llvm-facts"
}

wheel() {
    local maturin=$own/venv/bin/maturin file installed
    [ -x "$maturin" ] || maturin=$(command -v maturin) || fail "no maturin: scripts/setup.sh packages"
    say "building the wheel"
    rm -f "$out"/*.whl
    (cd src/python && "$maturin" build --quiet --locked --out "$out")
    file=$(basename "$out"/llvm_facts-*.whl)
    below 15 "$out/$file"
    [ "$trial" ] || return 0

    say "$file"
    enter wheel
    cp "$out/$file" "$root/try/"
    # What README.md shows.
    # shellcheck disable=SC2016
    sed -n '/^```python$/,/^```$/{/^```/!p}' README.md >"$root/try/readme.py"
    [ -s "$root/try/readme.py" ] || fail "README.md shows no Python"
    installs python3-venv
    timed inside "python3 -m venv fresh && fresh/bin/pip install --quiet ./$file"
    installed=$seconds
    grown=$(megabytes $(($(du -sb "$root/try/fresh/lib/python3.11/site-packages/llvm_facts" | cut -f 1))))
    answers "fresh/bin/python -c 'import llvm_facts as lf
print(list(lf.load(\"bank.bc\").query(\"function_extern(f)\", labels=True)[\"answer\"]), lf.llvm())'"
    row "\`$file\`" "$(megabytes "$(stat -c %s "$out/$file")")" "$grown" "$installed s" "$seconds s"
    # With what its lines name: polars and pandas.
    local before frames
    before=$(du -sb "$root/try/fresh" | cut -f 1)
    timed inside "fresh/bin/pip install --quiet polars pandas"
    frames=$seconds
    grown=$(megabytes $(($(du -sb "$root/try/fresh" | cut -f 1) - before)))
    answers "fresh/bin/python readme.py"
    row "polars and pandas, README's lines" "" "$grown" "$frames s" "$seconds s"
    awk -v a="$installed" -v b="$frames" -v c="$seconds" 'BEGIN { exit !(a + b + c < 60) }' ||
        fail "from the wheel to README's answer it takes a minute or more: $installed, $frames, $seconds s"
}

# rust: the toolchain of this machine, for a chroot; Debian 12 has none that is new enough.
rust() {
    bound+=("$(rustc --print sysroot)=/opt/rust")
}

# copied DIR: the files of the project that git knows, as they are here.
copied() {
    mkdir -p "$1"
    git ls-files -z --cached --others --exclude-standard |
        while IFS= read -r -d '' name; do [ ! -e "$name" ] || printf '%s\0' "$name"; done |
        tar --null --files-from=- -cf - | tar -xf - -C "$1"
}

install() {
    [ "$trial" ] || return 0
    say "cargo install --path ., without LLVM"
    enter install
    rust
    copied "$root/try/llvm-facts"
    installs "gcc libc6-dev"
    timed inside "cd llvm-facts && cargo install --locked --path ."
    local installed=$seconds bytes
    grep -q 'LLVM 15 is not here, so llvm-facts will read bitcode of LLVM 15 alone' "$log" ||
        fail "it does not say that LLVM is left out"
    bytes=$(stat -c %s "$root/root/.cargo/bin/llvm-facts")
    # What it says of itself afterwards.
    inside "llvm-facts doctor" >"$log" 2>&1 || true
    grep -i 'llvm' "$log" >&2
    answers "llvm-facts $question"
    row "\`cargo install --path .\`" "" "$(megabytes "$bytes")" "$installed s" "$seconds s"
    inside "llvm-facts query bank.ll -e 'function_extern(f)'" >"$log" 2>&1 &&
        fail "it reads text without LLVM"
    grep -q 'LLVM' "$log" || fail "it does not say what misses: $(cat "$log")"
}

docker() {
    [ "$trial" ] || return 0
    plain_debian
    say "scripts/packages/Dockerfile"
    leave
    root=$out/stages bound=()
    rm -rf --one-file-system "$root"
    mkdir -p "$root"
    copied "$root/context"
    timed python3 scripts/packages/dockerfile.py build scripts/packages/Dockerfile "$root/context" \
        "$out/plain.tar" "$root" "$(rustc --print sysroot)"
    local installed=$seconds last
    last=$root/last
    mkdir -p "$last/work"
    clang-15 -O0 -g -emit-llvm -c examples/bank.c -o "$last/work/bank.bc"
    clang-15 -O0 -g -emit-llvm -S examples/bank.c -o "$last/work/bank.ll"
    timed python3 scripts/packages/dockerfile.py run "$root" query bank.ll --passes mem2reg \
        -e 'function_extern(f)'
    grep -q . "$log" || fail "the container does not answer"
    row "image of \`scripts/packages/Dockerfile\`" "" "$(megabytes "$(du -sb --exclude=./var/cache "$last/." | cut -f 1)")" \
        "$installed s" "$seconds s"
    # What a builder makes of other paths is what `program` is, if that is there.
    if [ -e target/dist/llvm-facts ] && cmp "$last/usr/local/bin/llvm-facts" target/dist/llvm-facts; then
        echo "llvm-facts in the image and in target/dist: the same bytes"
    fi
}

reproducible() {
    local one=$out/one other=$out/another/place name differ=
    local tried=$trial
    trial=
    deb
    trial=$tried
    rm -rf "$one" "$other"
    mkdir -p "$one"
    cp "$out"/*.deb target/dist/llvm-facts target/dist/llvm-facts-llvm "$one/"
    say "the same in another place"
    copied "$other"
    (cd "$other" && SOURCE_DATE_EPOCH=$made scripts/package.sh --no-trial deb)
    for name in "$one"/*; do
        name=${name##*/}
        local file=$other/target/packages/$name
        [ -e "$file" ] || file=$other/target/dist/$name
        if cmp "$one/$name" "$file"; then
            echo "the same bytes: $name $(sha256sum <"$file" | cut -c 1-16)"
        else
            differ=yes
        fi
    done
    [ ! "$differ" ] || fail "two builds differ; they are in $one and $other"
    rm -rf "$one" "$out/another"
}

main() {
    local kind
    : >"$out/table.md"
    row package size "on the disk" install "first answer"
    row --- --- --- --- ---
    for kind in "${kinds[@]}"; do
        "$kind"
    done
    [ ! "$trial" ] || { say "all of it" && cat "$out/table.md"; }
}

main
