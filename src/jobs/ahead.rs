//! A module that is read while nobody needs it yet.

use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use crate::input::Input;
use crate::read::{self, Read, Reading};

/// A thread that reads a module. Nobody waits for it who does not take the module.
#[derive(Debug)]
pub struct Ahead(Mutex<Option<JoinHandle<Option<Read>>>>);

impl Ahead {
    /// From now on another thread reads the module, for who extracts it later without expanded strings. What
    /// only LLVM can read it leaves to them; none if no thread can begin.
    pub fn begin(input: &Input, reading: Reading<'_>) -> Option<Self> {
        if reading.verify || reading.passes.is_some() {
            return None;
        }
        let (input, threads) = (input.clone(), reading.threads);
        let work = move || {
            stack::begin();
            let bytes = input.read_by(threads).ok()?;
            read::without_llvm(&bytes, threads)
        };
        let thread = Builder::new().stack_size(stack::DEEP).spawn(work);
        Some(Self(Mutex::new(Some(thread.ok()?))))
    }

    /// The module, if it could be read and was not taken before. What is wrong with it they find who then read
    /// it themselves.
    pub fn take(&self) -> Option<Read> {
        let thread = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        thread?.join().ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::Ahead;
    use crate::input::Input;
    use crate::read::Reading;
    use half::Syntax;
    use llvm::Module;

    const TEXT: &[u8] = b"define i32 @main() {\n  ret i32 0\n}\n";

    #[test]
    fn a_module_is_read_ahead_once_and_by_no_llvm() {
        let bitcode = Module::parse(TEXT, Syntax::Text, "").expect("a module").bitcode();
        let reading = Reading { threads: 2, ..Reading::default() };
        let ahead =
            |bytes: &[u8], reading| Ahead::begin(&Input::from_bytes("it", bytes.to_vec()), reading);
        let begun = ahead(&bitcode, reading).expect("a thread");
        assert!(begun.take().is_some_and(|read| read.by_llvm.is_none()));
        assert!(begun.take().is_none());
        for (bytes, reading) in [
            (TEXT, reading),
            (&bitcode[..bitcode.len() / 2], reading),
            (&bitcode, Reading { verify: true, ..reading }),
            (&bitcode, Reading { passes: Some("dce"), ..reading }),
        ] {
            assert!(ahead(bytes, reading).is_none_or(|begun| begun.take().is_none()));
        }
    }
}
