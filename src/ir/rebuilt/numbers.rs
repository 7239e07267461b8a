//! Numbers of what a module consists of, while it is built.
//!
//! Bitcode numbers values, types and metadata through; how many there are is known at the end only.
//! Until then each number says in its upper bits what it counts.

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Space {
    /// Globals, types without identity, and all that has its final number already.
    Final,
    /// Constants of the module and its functions.
    Constant,
    /// Parameters of the function at hand.
    Parameter,
    /// Results of its instructions.
    Result,
    /// Values of the function that are used before they are defined.
    Pending,
    /// Metadata.
    Metadata,
    /// Metadata of the function at hand.
    LocalMetadata,
    /// Structs with an identity.
    Struct,
    /// Blocks, where values are asked for.
    Block,
}

const BITS: u32 = 28;

/// How many things of a kind a module can have while it is built.
pub(super) const MOST: usize = 1 << BITS;

impl Space {
    /// The n-th of this kind.
    pub const fn of(self, n: u32) -> u32 {
        (self as u32) << BITS | n
    }
}

/// What a number counts, and which one it is.
pub(super) const fn number(number: u32) -> (Space, u32) {
    let space = match number >> BITS {
        1 => Space::Constant,
        2 => Space::Parameter,
        3 => Space::Result,
        4 => Space::Pending,
        5 => Space::Metadata,
        6 => Space::LocalMetadata,
        7 => Space::Struct,
        8 => Space::Block,
        _ => return (Space::Final, number),
    };
    (space, number & (MOST as u32 - 1))
}
