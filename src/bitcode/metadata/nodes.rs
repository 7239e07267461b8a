//! Kinds of metadata nodes, each with the operands of its record.

use super::words::WordsOf;
use crate::codes::metadata as code;

/// Metadata that need not be there: its number plus one in records, or zero.
pub type Ref = Option<u32>;

/// Metadata that is there: its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id(pub u32);

/// What an operand of a node's record means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A number, of a line, a tag, flags, ..
    Number,
    /// Yes or no.
    Flag,
    /// [`Ref`].
    Ref,
    /// [`Id`].
    Id,
    /// A type's id.
    Type,
    /// A value's number.
    Value,
}

/// The operands of a kind of node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// Bits of the first operand that LLVM 15 always sets, and those that tell nodes apart beside
    /// the lowest, which says whether the node is distinct. Some kinds have no such operand.
    pub head: Option<(u64, u64)>,
    /// The operands that follow, by name.
    pub fields: &'static [(&'static str, Sort)],
    /// What follows them, any number of times.
    pub tail: Option<Sort>,
    /// How many may follow, if not any number.
    pub most: usize,
}

/// An operand as a number and back.
trait Word: Sized {
    const SORT: Sort;
    fn from_word(word: u64) -> Self;
    fn to_word(&self) -> u64;
}

impl Word for u64 {
    const SORT: Sort = Sort::Number;
    fn from_word(word: u64) -> Self {
        word
    }
    fn to_word(&self) -> u64 {
        *self
    }
}

impl Word for bool {
    const SORT: Sort = Sort::Flag;
    fn from_word(word: u64) -> Self {
        word != 0
    }
    fn to_word(&self) -> u64 {
        u64::from(*self)
    }
}

impl Word for Ref {
    const SORT: Sort = Sort::Ref;
    fn from_word(word: u64) -> Self {
        word.checked_sub(1).map(|id| id as u32)
    }
    fn to_word(&self) -> u64 {
        self.map_or(0, |id| u64::from(id) + 1)
    }
}

impl Word for Id {
    const SORT: Sort = Sort::Id;
    fn from_word(word: u64) -> Self {
        Self(word as u32)
    }
    fn to_word(&self) -> u64 {
        self.0.into()
    }
}

/// Kinds whose first operand says whether the node is distinct, and a struct for each.
macro_rules! nodes {
    ($($(#[$doc:meta])* $name:ident = $code:ident, $fixed:literal, $free:literal {
        $($field:ident: $sort:ty),* $(,)?
    } $(.. $tail:ident)? $(? $most:literal $optional:ident)?)*) => {
        /// What kind of metadata a node is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "LLVM's names; the structs of these names are documented")]
        #[repr(u8)]
        pub enum NodeKind {
            /// A value: its type and number.
            Value,
            /// A tuple: [`Ref`]s.
            Tuple,
            /// A tuple that is distinct from equal ones: [`Ref`]s.
            DistinctTuple,
            /// Values of a function: [`Id`]s of [`NodeKind::Value`]s.
            ArgList,
            $($name,)*
        }

        impl NodeKind {
            pub(crate) fn from_code(code: u32) -> Option<Self> {
                Some(match code {
                    code::VALUE => Self::Value,
                    code::NODE => Self::Tuple,
                    code::DISTINCT_NODE => Self::DistinctTuple,
                    code::ARG_LIST => Self::ArgList,
                    $(code::$code => Self::$name,)*
                    _ => return None,
                })
            }

            /// The code of its records.
            pub fn code(self) -> u32 {
                match self {
                    Self::Value => code::VALUE,
                    Self::Tuple => code::NODE,
                    Self::DistinctTuple => code::DISTINCT_NODE,
                    Self::ArgList => code::ARG_LIST,
                    $(Self::$name => code::$code,)*
                }
            }

            pub(crate) fn shape(self) -> &'static Shape {
                const VALUE: &[(&str, Sort)] = &[("type", Sort::Type), ("value", Sort::Value)];
                const ANY: usize = usize::MAX;
                match self {
                    Self::Value => &Shape { head: None, fields: VALUE, tail: None, most: 0 },
                    Self::Tuple | Self::DistinctTuple => {
                        &Shape { head: None, fields: &[], tail: Some(Sort::Ref), most: ANY }
                    }
                    Self::ArgList => {
                        &Shape { head: None, fields: &[], tail: Some(Sort::Id), most: ANY }
                    }
                    $(Self::$name => {
                        const FIELDS: &[(&str, Sort)] =
                            &[$((stringify!($field), <$sort as Word>::SORT)),*];
                        const TAIL: Option<Sort> = nodes!(@tail $($tail)? $($optional)?);
                        const MOST: usize = nodes!(@most $($most)? $($tail)?);
                        const HEAD: Option<(u64, u64)> = Some(($fixed, $free));
                        &Shape { head: HEAD, fields: FIELDS, tail: TAIL, most: MOST }
                    })*
                }
            }
        }

        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            #[allow(missing_docs, reason = "the names and their meaning are LLVM's")]
            pub struct $name {
                /// Whether it is distinct, in the lowest bit, and what else its record says there.
                pub head: u64,
                $(pub $field: $sort,)*
            }

            impl $name {
                /// The first bit of records that LLVM 15 writes, for a node that is not distinct.
                pub const HEAD: u64 = $fixed;

                /// A node of this kind from the operands of its record.
                pub fn of(words: WordsOf<'_>) -> Option<Self> {
                    let mut words = words.iter();
                    Some(Self {
                        head: words.next()?,
                        $($field: Word::from_word(words.next()?),)*
                    })
                }

                /// The operands of its record, without those that can come any number of times.
                pub fn words(&self) -> impl Iterator<Item = u64> {
                    [self.head, $(self.$field.to_word(),)*].into_iter()
                }
            }
        )*
    };
    (@tail) => { None };
    (@tail $sort:ident) => { Some(Sort::$sort) };
    (@most) => { 0 };
    (@most $tail:ident) => { usize::MAX };
    (@most $most:literal) => { $most };
}

nodes! {
    /// Where an instruction comes from.
    Location = LOCATION, 0, 0 {
        line: u64, column: u64, scope: Id, inlined_at: Ref, implicit_code: bool,
    }
    /// Any DWARF tag with operands, [`Ref`]s that follow. The version is 0.
    GenericDebug = GENERIC_DEBUG, 0, 0 { tag: u64, version: bool } .. Ref
    /// Bounds of an array.
    Subrange = SUBRANGE, 4, 0 { count: Ref, lower: Ref, upper: Ref, stride: Ref }
    /// Bounds of an array, as Fortran has them.
    GenericSubrange = GENERIC_SUBRANGE, 0, 0 { count: Ref, lower: Ref, upper: Ref, stride: Ref }
    /// A name for a number; bit 1 says whether that has no sign. The number's words follow, with
    /// their signs in the lowest bits.
    Enumerator = ENUMERATOR, 4, 2 { width: u64, name: Ref } .. Number
    /// A type such as `int`.
    BasicType = BASIC_TYPE, 0, 0 {
        tag: u64, name: Ref, size: u64, align: u64, encoding: u64, flags: u64,
    }
    /// A type of texts, as Fortran has them.
    StringType = STRING_TYPE, 0, 0 {
        tag: u64, name: Ref, length: Ref, length_expression: Ref, location_expression: Ref,
        size: u64, align: u64, encoding: u64,
    }
    /// A pointer, a member, a typedef. The address space is one more than it is.
    DerivedType = DERIVED_TYPE, 0, 0 {
        tag: u64, name: Ref, file: Ref, line: u64, scope: Ref, base_type: Ref, size: u64,
        align: u64, offset: u64, flags: u64, extra_data: Ref, dwarf_address_space: u64,
        annotations: Ref,
    }
    /// A struct, an array, an enumeration.
    CompositeType = COMPOSITE_TYPE, 2, 0 {
        tag: u64, name: Ref, file: Ref, line: u64, scope: Ref, base_type: Ref, size: u64,
        align: u64, offset: u64, flags: u64, elements: Ref, runtime_lang: u64,
        vtable_holder: Ref, template_params: Ref, identifier: Ref, discriminator: Ref,
        data_location: Ref, associated: Ref, allocated: Ref, rank: Ref, annotations: Ref,
    }
    /// A type of functions.
    SubroutineType = SUBROUTINE_TYPE, 2, 0 { flags: u64, types: Ref, calling_convention: u64 }
    /// A file; its source may follow.
    File = FILE, 0, 0 {
        filename: Ref, directory: Ref, checksum_kind: u64, checksum: Ref,
    } ? 1 Ref
    /// A unit of compilation.
    CompileUnit = COMPILE_UNIT, 0, 0 {
        language: u64, file: Ref, producer: Ref, is_optimized: bool, flags: Ref,
        runtime_version: u64, split_debug_filename: Ref, emission_kind: u64, enums: Ref,
        retained_types: Ref, subprograms: Ref, globals: Ref, imports: Ref, dwo_id: u64,
        macros: Ref, split_debug_inlining: bool, debug_info_for_profiling: bool,
        name_table_kind: u64, ranges_base_address: bool, sysroot: Ref, sdk: Ref,
    }
    /// A function.
    Subprogram = SUBPROGRAM, 6, 0 {
        scope: Ref, name: Ref, linkage_name: Ref, file: Ref, line: u64, ty: Ref, scope_line: u64,
        containing_type: Ref, sp_flags: u64, virtual_index: u64, flags: u64, unit: Ref,
        template_params: Ref, declaration: Ref, retained_nodes: Ref, this_adjustment: u64,
        thrown_types: Ref, annotations: Ref, target_func_name: Ref,
    }
    /// A block of a source.
    LexicalBlock = LEXICAL_BLOCK, 0, 0 { scope: Ref, file: Ref, line: u64, column: u64 }
    /// A part of a block that is in another file, or a discriminator.
    LexicalBlockFile = LEXICAL_BLOCK_FILE, 0, 0 { scope: Ref, file: Ref, discriminator: u64 }
    /// A common block, as Fortran has them.
    CommonBlock = COMMON_BLOCK, 0, 0 {
        scope: Ref, declaration: Ref, name: Ref, file: Ref, line: u64,
    }
    /// A namespace; bit 1 says whether it is seen without its name.
    Namespace = NAMESPACE, 0, 2 { scope: Ref, name: Ref }
    /// A macro.
    Macro = MACRO, 0, 0 { macinfo_type: u64, line: u64, name: Ref, value: Ref }
    /// Macros of a file.
    MacroFile = MACRO_FILE, 0, 0 { macinfo_type: u64, line: u64, file: Ref, elements: Ref }
    /// A module of a source.
    Module = MODULE, 0, 0 {
        file: Ref, scope: Ref, name: Ref, configuration_macros: Ref, include_path: Ref,
        api_notes_file: Ref, line: u64, is_decl: bool,
    }
    /// A type that a template is given.
    TemplateType = TEMPLATE_TYPE, 0, 0 { name: Ref, ty: Ref, is_default: bool }
    /// A value that a template is given.
    TemplateValue = TEMPLATE_VALUE, 0, 0 {
        tag: u64, name: Ref, ty: Ref, is_default: bool, value: Ref,
    }
    /// A variable outside of functions.
    GlobalVariable = GLOBAL_VAR, 4, 0 {
        scope: Ref, name: Ref, linkage_name: Ref, file: Ref, line: u64, ty: Ref, is_local: bool,
        is_definition: bool, declaration: Ref, template_params: Ref, align: u64, annotations: Ref,
    }
    /// A variable of a function.
    LocalVariable = LOCAL_VAR, 2, 0 {
        scope: Ref, name: Ref, file: Ref, line: u64, ty: Ref, arg: u64, flags: u64, align: u64,
        annotations: Ref,
    }
    /// A label.
    Label = LABEL, 0, 0 { scope: Ref, name: Ref, file: Ref, line: u64 }
    /// A DWARF expression; its elements follow.
    Expression = EXPRESSION, 6, 0 {} .. Number
    /// A variable and how to find its value.
    GlobalVariableExpression = GLOBAL_VAR_EXPR, 0, 0 { variable: Ref, expression: Ref }
    /// A property of Objective-C.
    ObjCProperty = OBJC_PROPERTY, 0, 0 {
        name: Ref, file: Ref, line: u64, setter: Ref, getter: Ref, attributes: u64, ty: Ref,
    }
    /// What a scope imports.
    ImportedEntity = IMPORTED_ENTITY, 0, 0 {
        tag: u64, scope: Ref, entity: Ref, line: u64, name: Ref, file: Ref, elements: Ref,
    }
}
