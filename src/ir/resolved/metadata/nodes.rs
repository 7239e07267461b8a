//! What the records of nodes say: operands as LLVM orders them, then scalars.

use bitcode::metadata as raw;
use bitcode::{NodeKind, WordsOf};
use facts::MetadataClassName as Class;
use smallvec::SmallVec;

use super::{Found, Parts};
use crate::resolved::handles::{MetadataRef, ValueRef};
use crate::resolved::module::{Module, NONE};
use crate::resolved::values::ValueClass;

/// The class of nodes of a kind; of values, that of constants.
pub(super) fn class_of(kind: NodeKind) -> Class {
    match kind {
        NodeKind::Value => Class::ConstantAsMetadata,
        NodeKind::Tuple | NodeKind::DistinctTuple => Class::MDTuple,
        NodeKind::ArgList => Class::DIArgList,
        NodeKind::Location => Class::DILocation,
        NodeKind::GenericDebug => Class::GenericDINode,
        NodeKind::Subrange => Class::DISubrange,
        NodeKind::GenericSubrange => Class::DIGenericSubrange,
        NodeKind::Enumerator => Class::DIEnumerator,
        NodeKind::BasicType => Class::DIBasicType,
        NodeKind::StringType => Class::DIStringType,
        NodeKind::DerivedType => Class::DIDerivedType,
        NodeKind::CompositeType => Class::DICompositeType,
        NodeKind::SubroutineType => Class::DISubroutineType,
        NodeKind::File => Class::DIFile,
        NodeKind::CompileUnit => Class::DICompileUnit,
        NodeKind::Subprogram => Class::DISubprogram,
        NodeKind::LexicalBlock => Class::DILexicalBlock,
        NodeKind::LexicalBlockFile => Class::DILexicalBlockFile,
        NodeKind::CommonBlock => Class::DICommonBlock,
        NodeKind::Namespace => Class::DINamespace,
        NodeKind::Macro => Class::DIMacro,
        NodeKind::MacroFile => Class::DIMacroFile,
        NodeKind::Module => Class::DIModule,
        NodeKind::TemplateType => Class::DITemplateTypeParameter,
        NodeKind::TemplateValue => Class::DITemplateValueParameter,
        NodeKind::GlobalVariable => Class::DIGlobalVariable,
        NodeKind::LocalVariable => Class::DILocalVariable,
        NodeKind::Label => Class::DILabel,
        NodeKind::Expression => Class::DIExpression,
        NodeKind::GlobalVariableExpression => Class::DIGlobalVariableExpression,
        NodeKind::ObjCProperty => Class::DIObjCProperty,
        NodeKind::ImportedEntity => Class::DIImportedEntity,
    }
}

impl Module {
    /// The value that a node of values is.
    pub(super) fn node_value(&self, words: WordsOf<'_>, body: u32) -> Option<ValueRef<'_>> {
        let number = value_number(words);
        let id = match body {
            NONE => self.values.get(number as usize).copied()?,
            body => self.value_id(body, number),
        };
        Some(ValueRef::new(self, id, if id >= self.first_local() { body } else { NONE }))
    }

    /// Whether metadata is, or lists, values of the function that uses it: LLVM's LocalAsMetadata and
    /// DIArgList.
    pub(in crate::resolved) fn is_local_metadata(&self, id: u32) -> bool {
        match self.find(id) {
            Some(Found::Node(node, words, body)) => match node.kind {
                NodeKind::ArgList => true,
                NodeKind::Value => {
                    body != NONE && !self.is_number_of_constant(body, value_number(words))
                }
                _ => false,
            },
            Some(Found::String(_) | Found::Location(_)) | None => false,
        }
    }

    /// Tells what a node is made of. Inlined, since most who ask want a part of it.
    #[inline]
    pub(super) fn node<'m>(
        &'m self,
        node: &raw::Node,
        words: WordsOf<'_>,
        body: u32,
        it: &mut impl Parts<'m>,
    ) -> Option<()> {
        let metadata =
            |number: u32| MetadataRef { module: self, id: self.metadata_id(body, number) };
        let optional = |number: raw::Ref| number.map(metadata);
        let tail = |from: usize| words.from(from);
        let refs = |from: usize| {
            let number = |word: u64| word.checked_sub(1).map(|number| metadata(number as u32));
            tail(from).iter().map(number)
        };
        it.class(class_of(node.kind));
        it.distinct(is_distinct(node.kind, words));
        // Operands as LLVM orders them, null where it leaves a place empty; then scalars.
        macro_rules! parts {
            ([$($operand:expr),*] [$($scalar:expr),*]) => {{
                let operands: [Option<MetadataRef<'_>>; _] = [$($operand),*];
                it.operands(operands);
                let scalars: [u64; _] = [$(u64::from($scalar)),*];
                it.scalars(scalars);
            }};
        }
        match node.kind {
            NodeKind::Value => {
                let value = self.node_value(words, body);
                it.class(value_class(value));
                it.value(value);
            }
            NodeKind::Tuple | NodeKind::DistinctTuple => it.operands(refs(0)),
            NodeKind::ArgList => {
                it.operands(words.iter().map(|word| Some(metadata(word as u32))));
            }
            NodeKind::Location => {
                let n = raw::Location::of(words)?;
                parts!([Some(metadata(n.scope.0)), optional(n.inlined_at)]
                    [n.line, n.column, n.implicit_code]);
            }
            NodeKind::GenericDebug => {
                let n = raw::GenericDebug::of(words)?;
                it.operands(refs(3));
                it.scalars([n.tag]);
            }
            NodeKind::Subrange => {
                let n = raw::Subrange::of(words)?;
                parts!([optional(n.count), optional(n.lower), optional(n.upper),
                    optional(n.stride)] []);
            }
            NodeKind::GenericSubrange => {
                let n = raw::GenericSubrange::of(words)?;
                parts!([optional(n.count), optional(n.lower), optional(n.upper),
                    optional(n.stride)] []);
            }
            NodeKind::Enumerator => {
                let n = raw::Enumerator::of(words)?;
                parts!([optional(n.name)] [n.width, n.head >> 1 & 1]);
                it.words(enumerator_words(n.width, tail(3)));
            }
            NodeKind::BasicType => {
                let n = raw::BasicType::of(words)?;
                parts!([None, None, optional(n.name)] [n.tag, n.size, n.align, n.encoding, n.flags]);
            }
            NodeKind::StringType => {
                let n = raw::StringType::of(words)?;
                parts!([None, None, optional(n.name), optional(n.length),
                    optional(n.length_expression), optional(n.location_expression)]
                    [n.tag, n.size, n.align, n.encoding]);
            }
            NodeKind::DerivedType => {
                let n = raw::DerivedType::of(words)?;
                let space = n.dwarf_address_space;
                parts!([optional(n.file), optional(n.scope), optional(n.name),
                    optional(n.base_type), optional(n.extra_data), optional(n.annotations)]
                    [n.tag, n.line, n.size, n.align, n.offset, n.flags, u64::from(space != 0),
                        space.saturating_sub(1)]);
            }
            NodeKind::CompositeType => {
                let n = raw::CompositeType::of(words)?;
                parts!([optional(n.file), optional(n.scope), optional(n.name),
                    optional(n.base_type), optional(n.elements), optional(n.vtable_holder),
                    optional(n.template_params), optional(n.identifier),
                    optional(n.discriminator), optional(n.data_location),
                    optional(n.associated), optional(n.allocated), optional(n.rank),
                    optional(n.annotations)]
                    [n.tag, n.line, n.size, n.align, n.offset, n.flags, n.runtime_lang]);
            }
            NodeKind::SubroutineType => {
                let n = raw::SubroutineType::of(words)?;
                parts!([None, None, None, optional(n.types)] [n.flags, n.calling_convention]);
            }
            NodeKind::File => {
                let n = raw::File::of(words)?;
                let (source, is_null): (_, u64) = match tail(5).get(0) {
                    None => (None, 0),
                    Some(0) => (None, 1),
                    Some(_) => (refs(5).next().flatten(), 0),
                };
                parts!([optional(n.filename), optional(n.directory), optional(n.checksum), source]
                    [n.checksum_kind, is_null]);
            }
            NodeKind::CompileUnit => {
                let n = raw::CompileUnit::of(words)?;
                it.distinct(true);
                parts!([optional(n.file), optional(n.producer), optional(n.flags),
                    optional(n.split_debug_filename), optional(n.enums),
                    optional(n.retained_types), optional(n.globals), optional(n.imports),
                    optional(n.macros), optional(n.sysroot), optional(n.sdk)]
                    [n.language, n.is_optimized, n.runtime_version, n.emission_kind, n.dwo_id,
                        n.split_debug_inlining, n.debug_info_for_profiling, n.name_table_kind,
                        n.ranges_base_address]);
            }
            NodeKind::Subprogram => {
                let n = raw::Subprogram::of(words)?;
                // A definition is distinct, whatever its record says.
                if n.sp_flags & DEFINITION != 0 {
                    it.distinct(true);
                }
                let adjustment = n.this_adjustment as i32;
                parts!([optional(n.file), optional(n.scope), optional(n.name),
                    optional(n.linkage_name), optional(n.ty), optional(n.unit),
                    optional(n.declaration), optional(n.retained_nodes),
                    optional(n.containing_type), optional(n.template_params),
                    optional(n.thrown_types), optional(n.annotations),
                    optional(n.target_func_name)]
                    [n.line, n.scope_line, n.virtual_index,
                        i64::from(adjustment).cast_unsigned(), n.flags, n.sp_flags]);
                // The last ones are left out while they are null, which `operands` need not tell.
            }
            NodeKind::LexicalBlock => {
                let n = raw::LexicalBlock::of(words)?;
                parts!([optional(n.file), optional(n.scope)] [n.line, n.column]);
            }
            NodeKind::LexicalBlockFile => {
                let n = raw::LexicalBlockFile::of(words)?;
                parts!([optional(n.file), optional(n.scope)][n.discriminator]);
            }
            NodeKind::CommonBlock => {
                let n = raw::CommonBlock::of(words)?;
                parts!(
                    [
                        optional(n.scope),
                        optional(n.declaration),
                        optional(n.name),
                        optional(n.file)
                    ][n.line]
                );
            }
            NodeKind::Namespace => {
                let n = raw::Namespace::of(words)?;
                parts!([None, optional(n.scope), optional(n.name)][n.head >> 1 & 1]);
            }
            NodeKind::Macro => {
                let n = raw::Macro::of(words)?;
                parts!([optional(n.name), optional(n.value)] [n.macinfo_type, n.line]);
            }
            NodeKind::MacroFile => {
                let n = raw::MacroFile::of(words)?;
                parts!([optional(n.file), optional(n.elements)] [n.macinfo_type, n.line]);
            }
            NodeKind::Module => {
                let n = raw::Module::of(words)?;
                parts!([optional(n.file), optional(n.scope), optional(n.name),
                    optional(n.configuration_macros), optional(n.include_path),
                    optional(n.api_notes_file)] [n.line, n.is_decl]);
            }
            NodeKind::TemplateType => {
                let n = raw::TemplateType::of(words)?;
                parts!([optional(n.name), optional(n.ty)][n.is_default]);
            }
            NodeKind::TemplateValue => {
                let n = raw::TemplateValue::of(words)?;
                parts!([optional(n.name), optional(n.ty), optional(n.value)]
                    [n.tag, n.is_default]);
            }
            NodeKind::GlobalVariable => {
                let n = raw::GlobalVariable::of(words)?;
                let name = optional(n.name);
                parts!([optional(n.scope), name, optional(n.file), optional(n.ty), name,
                    optional(n.linkage_name), optional(n.declaration),
                    optional(n.template_params), optional(n.annotations)]
                    [n.line, n.is_local, n.is_definition, n.align]);
            }
            NodeKind::LocalVariable => {
                let n = raw::LocalVariable::of(words)?;
                parts!([optional(n.scope), optional(n.name), optional(n.file), optional(n.ty),
                    optional(n.annotations)] [n.line, n.arg, n.flags, n.align]);
            }
            NodeKind::Label => {
                let n = raw::Label::of(words)?;
                parts!([optional(n.scope), optional(n.name), optional(n.file)][n.line]);
            }
            NodeKind::Expression => it.words(tail(1).iter()),
            NodeKind::GlobalVariableExpression => {
                let n = raw::GlobalVariableExpression::of(words)?;
                parts!([optional(n.variable), optional(n.expression)] []);
            }
            NodeKind::ObjCProperty => {
                let n = raw::ObjCProperty::of(words)?;
                // LLVM 15 writes the setter before the getter and reads them the other way around.
                parts!([optional(n.name), optional(n.file), optional(n.setter),
                    optional(n.getter), optional(n.ty)] [n.line, n.attributes]);
            }
            NodeKind::ImportedEntity => {
                let n = raw::ImportedEntity::of(words)?;
                parts!([optional(n.scope), optional(n.entity), optional(n.name),
                    optional(n.file), optional(n.elements)] [n.tag, n.line]);
            }
        }
        Some(())
    }
}

/// The number of the value that a node of values is.
pub(in crate::resolved) fn value_number(words: WordsOf<'_>) -> u32 {
    words.get(1).unwrap_or(0) as u32
}

/// The class of a node of values.
pub(super) fn value_class(value: Option<ValueRef<'_>>) -> Class {
    match value.map(ValueRef::class) {
        Some(ValueClass::Local | ValueClass::Block) => Class::LocalAsMetadata,
        _ => Class::ConstantAsMetadata,
    }
}

/// Whether a node is distinct from others of equal content.
pub(super) fn is_distinct(kind: NodeKind, words: WordsOf<'_>) -> bool {
    match kind {
        NodeKind::DistinctTuple => true,
        NodeKind::Tuple | NodeKind::Value | NodeKind::ArgList => false,
        _ => words.get(0).is_some_and(|head| head & 1 == 1),
    }
}

/// `DISPFlagDefinition`.
const DEFINITION: u64 = 1 << 3;

/// The words of an enumerator's value, of the record's, which have their signs in the lowest bits.
fn enumerator_words(width: u64, coded: WordsOf<'_>) -> SmallVec<[u64; 4]> {
    let decoded = coded.iter().map(|coded| match coded {
        1 => 1 << 63,
        coded if coded & 1 == 0 => coded >> 1,
        coded => (coded >> 1).wrapping_neg(),
    });
    let mut words: SmallVec<[u64; 4]> = decoded.collect();
    words.resize(width.div_ceil(64).clamp(1, 1 << 18) as usize, 0);
    let unused = (words.len() as u64 * 64).saturating_sub(width).min(63);
    if let Some(last) = words.last_mut() {
        *last = *last << unused >> unused;
    }
    words
}
