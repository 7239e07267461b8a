//! Demangled names.

use super::sys::{self, Str};

/// Whose rules made a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mangling {
    /// The Itanium C++ ABI.
    Itanium,
    /// Microsoft's compiler.
    Microsoft,
}

/// A name as LLVM's demanglers read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demangled {
    /// Whose rules made it.
    pub scheme: Mangling,
    /// The whole declaration.
    pub full: Vec<u8>,
    /// Of the Itanium ABI, but for what the ABI makes up: without result and parameters.
    pub qualified: Option<Vec<u8>>,
    /// Of functions of the Itanium ABI: also without scopes and template arguments.
    pub base: Option<Vec<u8>>,
}

/// Demangles a name of C++; none if it is none, or its text would be over a megabyte.
pub fn demangle(name: &[u8]) -> Option<Demangled> {
    let empty = Str::EMPTY;
    let mut out = sys::Demangled { scheme: 0, full: empty, qualified: empty, base: empty };
    // SAFETY: the bytes live during the call, and `out` has room.
    unsafe { sys::lf_demangle(Str::of(name), &mut out) };
    let scheme = match out.scheme {
        1 => Mangling::Itanium,
        2 => Mangling::Microsoft,
        _ => return None,
    };
    // SAFETY: they live until the next call, and are copied.
    let text = |text: Str| unsafe { text.bytes() }.to_vec();
    let part = |part: Str| Some(text(part)).filter(|text| !text.is_empty());
    Some(Demangled {
        scheme,
        full: text(out.full),
        qualified: part(out.qualified),
        base: part(out.base),
    })
}
