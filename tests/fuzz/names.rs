//! Mangled names, one a line: they end with a text of bounded length, mangled again they stand for
//! the same, and other names in the same graph change nothing. Run by `scripts/fuzz.sh`.

#![no_main]

use ir::demangle::Symbol;
use libfuzzer_sys::fuzz_target;
use mangled::Names;

fuzz_target!(|bytes: &[u8]| {
    let mut shared = Names::new();
    for name in bytes.split(|&byte| byte == b'\n') {
        let mut alone = Names::new();
        let symbol = Symbol::read(name, &mut alone);
        let names = symbol.names(&alone);
        let beside = Symbol::read(name, &mut shared).names(&shared);
        assert!(names == beside, "it depends on the names before it");
        if let Ok(parts) = symbol.parts() {
            let Some(text) = alone.symbol_text(&parts) else { continue };
            let again = [&alone.symbol(parts.name), parts.added].concat();
            let read = alone.read(&again).expect("what was mangled is read");
            assert!(alone.symbol_text(&read) == Some(text), "mangled again it is another");
        }
    }
});
