# shellcheck shell=bash
# Sourced by corpus.sh, real.sh and witness.sh: LLVM 15's and other sources, as Debian packages them.

# say WORDS...: progress, on standard error.
say() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
}

# die WORDS...: say what is wrong and give up.
die() {
    say "$*"
    exit 1
}

# need COMMAND...: give up unless all of them are there.
need() {
    local command
    for command in "$@"; do
        command -v "$command" >/dev/null || die "$command is missing; run scripts/setup.sh"
    done
}

# source_lists DIR: copies of the configured package lists of this Debian release, asking for
# sources instead of binaries. The configured lists stay as they are.
source_lists() {
    local to=$1 file codename
    codename=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    mkdir -p "$to"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
        [ -f "$file" ] || continue
        case $file in
        *.sources)
            # A paragraph of another release or of no release at all is some third party's.
            grep -Eq "^Suites:.*[[:space:]]$codename([[:space:]-]|\$)" "$file" || continue
            sed 's/^Types:.*/Types: deb-src/' "$file" >"$to/$(basename "$file")"
            ;;
        *.list)
            sed -En "s/^deb(-src)?([[:space:]].*[[:space:]]$codename(-[a-z]+)?[[:space:]].*)/deb-src\\2/p" \
                "$file" | sort -u >"$to/$(basename "$file" .list).list"
            ;;
        esac
    done
}

# fetch_sources DIR PACKAGE...: the files of these source packages, as they are downloaded, in DIR.
fetch_sources() {
    local dir=$1 apt=$1/apt
    shift
    need apt-get
    rm -rf "$apt"
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
    source_lists "$apt/sources"
    local options=(
        -o Dir::Etc::sourcelist=/dev/null
        -o "Dir::Etc::sourceparts=$apt/sources"
        -o "Dir::State::lists=$apt/lists"
        -o "Dir::Cache=$apt/cache"
        -o "APT::Sandbox::User=$(id -un)"
        -qq
    )
    apt-get "${options[@]}" update || die "apt-get cannot read the lists of source packages"
    (cd "$dir" && apt-get "${options[@]}" source --download-only "$@") ||
        die "apt-get cannot fetch the source packages $*"
    rm -rf "$apt"
}

# fetch_llvm DIR: DIR/llvm-toolchain-15_*.orig.tar.xz, downloaded unless it is already there.
fetch_llvm() {
    compgen -G "$1/llvm-toolchain-15_*.orig.tar.xz" >/dev/null && return
    say "fetching the source package llvm-toolchain-15 (130 MB)"
    fetch_sources "$1" llvm-toolchain-15
}

# unpack_llvm DIR FOLDER...: these folders of the source package, below DIR/src.
unpack_llvm() {
    local dir=$1 folder wanted=()
    shift
    for folder in "$@"; do
        [ -e "$dir/src/$folder.unpacked" ] || wanted+=("$folder")
    done
    [ ${#wanted[@]} -gt 0 ] || return 0
    fetch_llvm "$dir"
    say "unpacking ${wanted[*]}"
    mkdir -p "$dir/src"
    tar -xJf "$(compgen -G "$dir/llvm-toolchain-15_*.orig.tar.xz" | head -n 1)" -C "$dir/src" \
        --strip-components=1 --wildcards "${wanted[@]/#/*/}"
    for folder in "${wanted[@]}"; do
        touch "$dir/src/$folder.unpacked"
    done
}
