//! What follows from a module: sizes by its data layout, and demangled names.

use super::handle::TypeRef;
use super::module::Module;
use super::sys::{self, Str};
use super::value::Operands;

/// What the data layout says of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Bits as a value.
    pub bits: u64,
    /// Bytes from one element of an array to the next.
    pub bytes: u64,
    /// Alignment by the ABI, in bytes.
    pub align: u64,
}

impl Module {
    /// The layout of a type of this module; none if it has no size of its own.
    pub fn layout(&self, ty: TypeRef<'_>) -> Option<Layout> {
        let mut out = sys::Layout::default();
        // SAFETY: module and type are alive.
        let sized = unsafe { sys::lf_type_layout(self.raw(), ty.as_raw(), &mut out) };
        sized.then_some(Layout { bits: out.bits, bytes: out.bytes, align: out.align })
    }

    /// The byte offset of a field of a struct that has a layout; 0 of anything else.
    pub fn field_offset(&self, ty: TypeRef<'_>, i: u32) -> u64 {
        // SAFETY: module and type are alive; the shim checks the rest.
        unsafe { sys::lf_field_offset(self.raw(), ty.as_raw(), i) }
    }

    /// The bytes that a `getelementptr` adds to its base, the first of its operands, wrapped at the
    /// width of an index; none if that is not the same always, or takes more than 64 bits.
    pub fn gep_offset(&self, source: TypeRef<'_>, operands: Operands<'_>) -> Option<i64> {
        let (uses, mut bytes) = (operands.uses(), 0);
        // SAFETY: module, type and operands are alive; the shim checks that they fit.
        let always = unsafe {
            let source = source.as_raw();
            sys::lf_gep_offset(self.raw(), source, uses.as_ptr(), uses.len(), &mut bytes)
        };
        always.then_some(bytes)
    }
}

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
    let mut out = sys::Demangled::default();
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
