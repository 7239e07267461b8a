#!/usr/bin/env bash
# Installs llvm-facts as INSTALL says: `path`, it is there; `cargo`, of the repository that this action
# is in; else a .deb, a file or an address. clang 15 comes with it where apt has it.
set -euo pipefail

fail() {
    echo "::error::install: $*"
    exit 1
}

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
apt() {
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" apt-get install -y -qq --no-install-recommends clang-15 python3 "$@" ||
        fail "apt could not install all of this; clang 15 is in Debian 12"
}

case $INSTALL in
path) ;;
cargo)
    command -v cargo >/dev/null || fail "there is no cargo, Rust's, to build llvm-facts with"
    apt llvm-15-dev
    cargo install --quiet --locked --path "$GITHUB_ACTION_PATH/../../.."
    ;;
https://*.deb)
    apt ca-certificates curl
    # A folder that apt may read from, too.
    folder=$(mktemp -d)
    chmod 755 "$folder"
    file=$folder/llvm-facts.deb
    curl --proto '=https' --fail --silent --show-error --location --output "$file" "$INSTALL" ||
        fail "$INSTALL could not be fetched"
    apt "$file"
    ;;
*.deb)
    [ -f "$INSTALL" ] || fail "there is no file $INSTALL"
    apt "$(realpath "$INSTALL")"
    ;;
*) fail "\`path\`, \`cargo\`, or the file or the https:// address of a .deb, not \`$INSTALL\`" ;;
esac
for program in llvm-facts python3; do
    command -v "$program" >/dev/null || fail "$program is not on PATH"
done
llvm-facts --version
