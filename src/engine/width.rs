//! How wide numbers are.

/// How many bits a number has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Width {
    /// 32 bits, as the reference has it unless it is built otherwise.
    #[default]
    Narrow,
    /// 64 bits.
    Wide,
}

impl Width {
    /// The number of bits.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            Width::Narrow => 32,
            Width::Wide => 64,
        }
    }
}
