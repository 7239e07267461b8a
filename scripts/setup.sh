#!/usr/bin/env bash
# Installs what is missing to build, test and use the project on Debian 12; says nothing when all of
# it is there.
#
#   scripts/setup.sh [bench|graphs|packages|site|witness]
#
# `bench` adds what only the benchmarks need, `graphs` the programs that tests of exported graphs, of
# the page, of the Python package and of what is for CI use; the Python modules go into
# ~/.local/share/llvm-facts/venv. `packages` adds what scripts/package.sh makes packages with, cargo-deb
# and maturin in the same place.
# `site` adds mdBook, which scripts/site.sh uses, as ~/.local/share/llvm-facts/bin/mdbook.
# `witness` adds the run-time library of Objective-C that a program of scripts/witness.sh uses.
set -euo pipefail

# Each: the file or command that shows the package is there, and the package.
wanted=(
    /usr/lib/llvm-15/bin/llvm-config:llvm-15-dev
    /usr/lib/llvm-15/include/llvm-c/Core.h:llvm-15-dev
    /usr/lib/llvm-15/lib/libLLVM-15.so:llvm-15-dev
    llvm-as-15:llvm-15
    clang-15:clang-15
    cc:gcc
    c++:g++
)
case ${1-} in
'') ;;
bench) wanted+=(hyperfine:hyperfine) ;;
witness) wanted+=(/usr/share/doc/libobjc-12-dev:libobjc-12-dev) ;;
site) wanted+=(python3:python3) ;;
packages)
    wanted+=(debootstrap:debootstrap lintian:lintian dpkg-shlibdeps:dpkg-dev readelf:binutils)
    wanted+=(git:git python3:python3 /usr/share/doc/python3-venv:python3-venv)
    ;;
graphs)
    wanted+=(dot:graphviz /usr/lib/python3/dist-packages/networkx:python3-networkx)
    wanted+=(/usr/share/doc/python3-venv:python3-venv chromium:chromium)
    ;;
*)
    echo "usage: $0 [bench|graphs|packages|site|witness]" >&2
    exit 2
    ;;
esac

missing=()
for pair in "${wanted[@]}"; do
    sign=${pair%:*} package=${pair##*:}
    case $sign in
    /*) [ -e "$sign" ] && continue ;;
    *) command -v "$sign" >/dev/null && continue ;;
    esac
    [[ " ${missing[*]-} " == *" $package "* ]] || missing+=("$package")
done

if [ ${#missing[@]} -gt 0 ]; then
    as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "setup.sh: missing: ${missing[*]}" >&2
            echo "setup.sh: run as root, or let root run: apt-get install ${missing[*]}" >&2
            exit 1
        fi
        as_root=(sudo)
    fi
    if ! command -v apt-get >/dev/null; then
        echo "setup.sh: missing: ${missing[*]} (Debian's names); install them by hand" >&2
        exit 1
    fi
    echo "setup.sh: installing ${missing[*]}" >&2
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if ! { "${as_root[@]}" apt-get update -qq &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
            --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        cat "$log" >&2
        echo "setup.sh: apt-get could not install ${missing[*]}" >&2
        exit 1
    fi
fi

if ! command -v cargo >/dev/null; then
    echo "setup.sh: cargo is missing: install Rust 1.88 or later" >&2
    exit 1
fi
for tool in fmt clippy; do
    cargo "$tool" --version >/dev/null 2>&1 && continue
    if ! command -v rustup >/dev/null; then
        echo "setup.sh: cargo $tool is missing, which the tests need" >&2
        exit 1
    fi
    echo "setup.sh: installing cargo $tool" >&2
    rustup --quiet component add "${tool/fmt/rustfmt}"
done

case ${1-} in
graphs)
    modules=(networkx==3.6.1 kuzu==0.11.3 playwright==1.65.2 protobuf==7.36.2 duckdb==2.0.0
        polars==2.1.0 pyarrow==26.0.1 pandas==3.1.1 pytest==9.2.0 tqdm==4.70.1
        matplotlib==3.11.2 nbclient==0.11.0 ipykernel==7.4.0 maturin==1.16.0
        pyyaml==6.0.3 pre-commit==4.7.0)
    ;;
packages) modules=(maturin==1.16.0) ;;
*) modules=() ;;
esac
if [ ${#modules[@]} -gt 0 ]; then
    venv=${HOME}/.local/share/llvm-facts/venv
    [ -x "$venv/bin/python" ] || python3 -m venv "$venv"
    # Packages that are imported by other names.
    declare -A imported=([protobuf]=google.protobuf [pyyaml]=yaml [pre-commit]=pre_commit)
    for wanted in "${modules[@]}"; do
        module=${wanted%%==*}
        "$venv/bin/python" -c "import ${imported[$module]:-$module}" 2>/dev/null && continue
        echo "setup.sh: installing $module into $venv" >&2
        "$venv/bin/pip" install --quiet "$wanted"
    done
fi

if [ "${1-}" = site ]; then
    own=${HOME}/.local/share/llvm-facts
    version=$(sed -n 's/^version=//p' "$(dirname "${BASH_SOURCE[0]}")/site.sh")
    found=$({ mdbook --version || true; "$own/bin/mdbook" --version || true; } 2>/dev/null)
    if [[ $found != *" v$version"* ]]; then
        echo "setup.sh: installing mdbook $version into $own" >&2
        # Neither its server nor its watcher.
        cargo install --quiet mdbook --locked --version "$version" --root "$own" \
            --no-default-features --features search
    fi
fi

if [ "${1-}" = packages ]; then
    own=${HOME}/.local/share/llvm-facts
    version=3.8.0
    if [[ $("$own/bin/cargo-deb" --version 2>/dev/null || true) != *" $version" ]]; then
        echo "setup.sh: installing cargo-deb $version into $own" >&2
        cargo install --quiet cargo-deb --locked --version "$version" --root "$own"
    fi
fi
