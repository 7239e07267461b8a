//! Names of the Itanium C++ ABI, read into a graph of their parts; and those of Microsoft's compiler,
//! which are only written ([`microsoft`]).
//!
//! ```
//! use llvm_facts_mangled::Names;
//!
//! let mut names = Names::new();
//! let symbol = names.read(b"_ZN2ns1A1fIiEEvPT_RKS0_").unwrap();
//! assert_eq!(names.text(symbol.name).unwrap(), b"void ns::A::f<int>(int*, ns::A const&)");
//! // What `_ZTI` comes before in the name of the class's type info.
//! let class = names.scope(symbol.name).unwrap();
//! assert_eq!(names.mangled(class), b"N2ns1AE");
//! // The parameter of the template stands for its argument.
//! let parameters = names.parameters(symbol.name).unwrap();
//! assert_eq!(names.mangled(parameters[0]), b"Pi");
//! ```
//!
//! Equal parts have equal ids, whichever name they came from, once they are resolved
//! ([`Names::resolved`]): references back (`S_`) and parameters of templates (`T_`) remember what they
//! were, for LLVM writes them otherwise. Each part can be written as people do, the way LLVM's demangler
//! writes it ([`Names::text`]), and mangled by itself ([`Names::mangled`]).
//!
//! Names come from anyone: nothing here takes more than a bounded number of steps and levels for one
//! name, and what exceeds them is an error that says so. No crate does this: `cpp_demangle` writes
//! names, but keeps its syntax tree and what references back stand for to itself.
//!
//! # Compared with LLVM 15
//!
//! Of the 29,346 names in libcxxabi's own test 29,340 give what `llvm-cxxfilt-15` says, or are read
//! by neither; of 74,903 symbols of libLLVM 15 and libstdc++, 74,825 (`scripts/demangled.sh`
//! compares). What differs:
//!
//! - Read here only: clones for transactions (`_ZGTt`), `operator->*`, Darwin's underscore before
//!   `_Z`, and initializers of members that are referred back to.
//! - LLVM leaves out what a constructor is called if its class has an ABI tag (`A[abi:tag]::()`), and
//!   counts a parameter that is a template with arguments otherwise than compilers do where a name
//!   refers back. Here both are as the ABI has them.
//! - Not as LLVM writes them: names of old compilers in which what is in a function refers back to the
//!   function, and conversions whose type refers to arguments of itself.
//! - Not read: what nests deeper than 256 levels, and what no compiler writes: `std` in a function, an
//!   operator as a type.
#![deny(missing_docs)]

mod encode;
mod encode_declaration;
mod encode_expression;
pub mod microsoft;
mod node;
mod parse;
mod parse_expression;
mod parse_part;
mod parse_type;
mod part;
mod print;
mod print_expression;
mod print_part;
mod reader;
mod resolve;
mod table;

pub use node::{Id, Names, Offset, Qualifiers, Reference};
pub use part::{Form, Kind, Special, Structor};

/// A symbol that was read.
#[derive(Clone, Copy, Debug)]
pub struct Symbol<'a> {
    /// The declaration.
    pub name: Id,
    /// `_Z`, or `___Z` of blocks, perhaps with another underscore before it.
    pub prefix: &'a [u8],
    /// What a compiler or linker added: `.cold`, `.3`, `_block_invoke`.
    pub added: &'a [u8],
}

/// Why a name was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// It does not begin with `_Z`.
    #[error("no mangled name")]
    NotMangled,
    /// It does not follow the ABI's grammar, or what this crate knows of it.
    #[error("not understood from byte {0} on")]
    Syntax(usize),
    /// Its parts are nested too deeply.
    #[error("nested too deeply")]
    Deep,
    /// It stands for too many parts.
    #[error("too long")]
    Long,
}

impl Names {
    /// Reads a symbol.
    ///
    /// # Errors
    /// When it is no mangled name, is malformed, or exceeds what is read of one name.
    pub fn read<'a>(&mut self, symbol: &'a [u8]) -> Result<Symbol<'a>, Unread> {
        parse::symbol(self, symbol)
    }

    /// What a part stands for, as LLVM's demangler writes it; none if that is too long.
    #[must_use]
    pub fn text(&self, id: Id) -> Option<Vec<u8>> {
        print::text(self, id)
    }

    /// What a symbol stands for, as LLVM's demangler writes it: what was added to its name stands in
    /// parentheses. None if that is too long.
    #[must_use]
    pub fn symbol_text(&self, symbol: &Symbol<'_>) -> Option<Vec<u8>> {
        let text = self.text(symbol.name)?;
        let block = Kind::Special(Special::BlockInvocation);
        if symbol.added.is_empty() || self.kind(symbol.name) == block {
            return Some(text);
        }
        Some([&text, &b" ("[..], symbol.added, b")"].concat())
    }

    /// What a symbol stands for without result and parameters: scopes, name and arguments of
    /// templates; none for what the ABI made, or if that is too long.
    #[must_use]
    pub fn qualified(&self, id: Id) -> Option<Vec<u8>> {
        match self.kind(id) {
            Kind::Special(_) => None,
            _ => print::text(self, self.plain(id)),
        }
    }

    /// A type or scope, mangled by itself; a function, as a symbol.
    #[must_use]
    pub fn mangled(&self, id: Id) -> Vec<u8> {
        if self.is_declaration(id) { self.symbol(id) } else { encode::encoded(self, id) }
    }

    /// A declaration as a symbol.
    #[must_use]
    pub fn symbol(&self, id: Id) -> Vec<u8> {
        encode::symbol(self, id)
    }
}
