target triple = "wasm32-unknown-wasi"

declare void @only_a_triple_is_said_of_the_target()
