#!/usr/bin/env bash
# Installs llvm-facts as INSTALL says: `path`, it is there; `cargo`, of the repository that this action
# is in; else a .deb. clang 15 comes with it where apt has it.
set -euo pipefail

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
case $INSTALL in
path) ;;
cargo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" apt-get install -y -qq --no-install-recommends clang-15 llvm-15-dev
    cargo install --quiet --locked --path "$GITHUB_ACTION_PATH/../../.."
    ;;
*.deb)
    [ -f "$INSTALL" ] || {
        echo "::error::install: there is no file $INSTALL"
        exit 1
    }
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" apt-get install -y -qq --no-install-recommends clang-15 "$(realpath "$INSTALL")"
    ;;
*)
    echo "::error::install is \`path\`, \`cargo\` or a .deb, not \`$INSTALL\`"
    exit 1
    ;;
esac
command -v llvm-facts >/dev/null || {
    echo "::error::llvm-facts is not on PATH: install: cargo, or a .deb"
    exit 1
}
llvm-facts --version
