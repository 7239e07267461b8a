#!/usr/bin/env bash
# A first look: installs what is missing, builds, and asks a small program for its mistake: the source,
# a query, its answer, why it is the answer, the page, and the module back from its facts.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

./scripts/setup.sh
cargo build --quiet --release
tool=$PWD/${CARGO_TARGET_DIR:-target}/release/llvm-facts
case ${CARGO_TARGET_DIR-} in /*) tool=$CARGO_TARGET_DIR/release/llvm-facts ;; esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bold=$'\033[1m' plain=$'\033[0m'
[[ -t 1 && -z ${NO_COLOR-} ]] || bold='' plain=''

# step WORDS...: a heading.
step() {
    printf '\n%s%s%s\n\n' "$bold" "$*" "$plain"
}

# shown COMMAND...: what one would type, and what it prints.
shown() {
    printf '    $ %s\n' "${*/$tool/llvm-facts}"
    "$@" 2>&1 | sed 's/^/    /'
}

step 'A program with a mistake: examples/tutorial/notes.c'
sed -n '/^static char \*copy/,/^}/p; /^static int add/,/^}/p' examples/tutorial/notes.c |
    sed 's/^/    /'
clang-15 -O0 -g -c -emit-llvm examples/tutorial/notes.c -o "$work/notes.bc"

step 'The question: whose malloc is never compared with anything?'
cat >"$work/unchecked.dl" <<'RULES'
.include "base.dl"
.decl result(call: Instruction, value: Value)
result(call, v) :- call_to(call, "malloc"), instruction_call_res(call, v).
result(call, w) :- result(call, v), instruction_store_var(s, v),
    instruction_store_addr(s, slot), instruction_load_addr(l, slot),
    instruction_load_res(l, w).
.decl unchecked(function: Function, line: Line)
unchecked(f, line) :- result(call, _), !compared(call),
    instruction_function(call, f), instruction_location(call, _, line, _).

.decl call_to(call: Instruction, name: Name)
call_to(call, name) :-
    instruction_call_static(call, callee), function_name(callee, name).
.decl compared(call: Instruction)
compared(call) :- result(call, v), operation_input(test, v),
    instruction_op_res(i, test), instruction_opcode(i, "icmp").
.output unchecked
RULES
sed 's/^/    /' "$work/unchecked.dl"

step 'The answer: `copy`, which uses what malloc returned without a look'
cd "$work"
shown "$tool" query notes.bc unchecked.dl --labels

step 'Why? The proof of the row, down to the facts'
shown "$tool" query notes.bc unchecked.dl --explain 'unchecked(_, _)' | cut -c1-78

step 'Where does it go? The same as a finding, with its path'
cat >"$work/check.dl" <<'RULES'
.include "taint.dl"
taint_source("unchecked", "malloc", "return").
taint_sink("unchecked", "strcpy", "0").
.output finding
.output finding_path
RULES
sed 's/^/    /' "$work/check.dl"
echo
ln -sfn "$OLDPWD/examples" "$work/examples"
shown "$tool" query notes.bc check.dl --format text

step 'The program as a page, to look at in a browser, and the finding in it'
shown "$tool" view notes.bc --findings check.dl -o notes.html

step 'And nothing is lost: the module comes back from its facts alone'
shown "$tool" roundtrip notes.bc

printf '\nNext: examples/tutorial/README.md, and the README.\n'
