#!/usr/bin/env bash
# All set-up and all tests; stops at the first that fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# run COMMAND...: says what runs, then runs it.
run() {
    printf '\n+ %s\n' "$*"
    "$@"
}

run ./scripts/setup.sh
run cargo fmt --all --check
run cargo clippy --workspace --all-targets -- -D warnings
run cargo run --quiet --package schemagen -- --check
run cargo test --workspace
