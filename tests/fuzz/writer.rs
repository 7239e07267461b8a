//! Any bytes as bitcode: what is read can be written, and reads as the same model. Run by
//! `scripts/fuzz.sh`.

#![no_main]

use bitcode::File;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(file) = File::read(bytes) else { return };
    let written = file.write().expect("what was read is written");
    let again = File::read(&written).expect("what was written is read");
    assert!(again == file, "it reads as another model");
    assert!(again.write() == Ok(written), "and is written as other bytes");
});
