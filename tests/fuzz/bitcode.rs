//! Any bytes as bitcode: reading, extracting and rebuilding end without a panic, and facts that are
//! extracted keep the schema. LLVM has no part in it. Run by `scripts/fuzz.sh`.

#![no_main]

use facts::store::Facts;
use facts::{Index, Module};
use ir::extract::{self, Options};
use libfuzzer_sys::fuzz_target;

fn facts_of(bytes: &[u8]) -> Option<Facts> {
    let raw = ir::Module::raw(bytes).ok()?;
    if ir::upgrade::needs_llvm(&raw).is_some() {
        // Extraction does not read it so: LLVM changes it before.
        return None;
    }
    let module = ir::Module::new(raw, false).ok()?;
    extract::module(&module, 0, Options::default()).ok()
}

fn run(bytes: &[u8]) {
    let Some(facts) = facts_of(bytes) else { return };
    let index = Index::new(&facts);
    let broken = index.check();
    assert!(broken.is_empty(), "the facts break the schema: {}", broken[0]);
    let Ok(module) = ir::rebuild::module(&index, Module(0), 1) else { return };
    let file = bitcode::File { modules: vec![module], ..bitcode::File::default() };
    let Ok(written) = file.write() else { return };
    assert!(ir::Module::raw(&written).is_ok(), "what rebuild writes cannot be read");
}

fuzz_target!(|bytes: &[u8]| system::with_deep_stack(|| run(bytes)));
