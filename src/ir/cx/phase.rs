//! The order of work, one for both directions: what comes later refers to what came before.

/// A step of extraction and of rebuilding.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The header: names, layouts, kinds of metadata.
    Module,
    Types,
    Attributes,
    Comdats,
    /// Global values: declared, with all that is not a constant.
    Globals,
    /// Constants, initialisers among them. When rebuilding, those that bodies do not need.
    Constants,
    /// Blocks and instructions.
    Bodies,
    /// Metadata and what is attached to global values.
    Metadata,
    /// What link-time optimisation knows of global values.
    Summaries,
}

impl Phase {
    pub const ALL: [Self; 9] = [
        Self::Module,
        Self::Types,
        Self::Attributes,
        Self::Comdats,
        Self::Globals,
        Self::Constants,
        Self::Bodies,
        Self::Metadata,
        Self::Summaries,
    ];
}
