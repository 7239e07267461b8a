//! The fields of metadata nodes, above all those of debug information.
//! <https://llvm.org/docs/LangRef.html#specialized-metadata-nodes>
//!
//! One table says what each class has; extract and rebuild both walk it.

use crate::cx::{Extract, Rebuild};
use crate::decimal;
use crate::dwarf::Dwarf;
use crate::error::Result;
use crate::resolved::{Contents, MAX_SCALARS, Node};
use facts::{
    Metadata, MetadataClassName, MetadataExpressionElement, MetadataField, MetadataFieldName,
    MetadataNoperands, MetadataOperand, MetadataRef, MetadataRefName, Symbol,
};

/// What a class of metadata is.
pub(crate) enum Shape {
    String,
    Value,
    Node(&'static Layout),
}

/// What the nodes of a class have.
pub(crate) struct Layout {
    operands: Operands,
    /// Fields that refer to other metadata, and which of LLVM's operands each is.
    refs: &'static [(MetadataRefName, usize)],
    /// Fields that are numbers, in the order of the shim.
    scalars: &'static [(MetadataFieldName, Scalar)],
    words: Words,
}

#[derive(Clone, Copy)]
enum Operands {
    /// So many, and LLVM leaves some places empty.
    Fixed(usize),
    /// Any number, a list from this one on.
    List(usize),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Words {
    None,
    /// The elements of a DIExpression.
    Elements,
    /// The value of a DIEnumerator, as wide as `bitWidth` says.
    Integer,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Scalar {
    /// A number below 2^n.
    Bits(u32),
    Signed,
    Flag,
    Name(Dwarf),
    /// How many bits an integer has: a row even if it is zero.
    Width,
    /// Two scalars, the last ones: whether there is such a number, and the number.
    Optional,
}

use Operands::{Fixed, List};
use Scalar::{Bits, Flag, Name, Optional, Signed, Width};

/// LLVM has no wider integers.
const MAX_WIDTH: u64 = 1 << 23;

const TAG: Scalar = Name(Dwarf::Tag);
const LANGUAGE: Scalar = Name(Dwarf::Language);
const ENCODING: Scalar = Name(Dwarf::Encoding);
const ELEMENTS: Words = Words::Elements;
const INTEGER: Words = Words::Integer;
const U8: Scalar = Bits(8);
const U16: Scalar = Bits(16);
const U32: Scalar = Bits(32);
const U64: Scalar = Bits(64);

/// `Class(operands) [field: scalar, ..] {field = operand, ..}`.
macro_rules! layouts {
    ($($class:ident($operands:expr $(, $words:ident)?)
        [$($field:ident: $scalar:ident),*] {$($name:ident = $place:literal),*})*) => {
        pub(crate) fn shape(class: MetadataClassName) -> Shape {
            match class {
                MetadataClassName::MDString => Shape::String,
                MetadataClassName::ConstantAsMetadata | MetadataClassName::LocalAsMetadata => {
                    Shape::Value
                }
                $(MetadataClassName::$class => Shape::Node(const { &Layout {
                    operands: $operands,
                    refs: &[$((MetadataRefName::$name, $place)),*],
                    scalars: &[$((MetadataFieldName::$field, $scalar)),*],
                    words: layouts!(@words $($words)?),
                } }),)*
            }
        }
    };
    (@words) => { Words::None };
    (@words $words:ident) => { $words };
}

layouts! {
    MDTuple(List(0)) [] {}
    DILocation(Fixed(2)) [Line: U32, Column: U16, IsImplicitCode: Flag] {Scope = 0, InlinedAt = 1}
    DIExpression(Fixed(0), ELEMENTS) [] {}
    DIGlobalVariableExpression(Fixed(2)) [] {Var = 0, Expr = 1}
    GenericDINode(List(1)) [Tag: TAG] {Header = 0}
    DISubrange(Fixed(4)) [] {Count = 0, LowerBound = 1, UpperBound = 2, Stride = 3}
    DIGenericSubrange(Fixed(4)) [] {Count = 0, LowerBound = 1, UpperBound = 2, Stride = 3}
    DIEnumerator(Fixed(1), INTEGER) [BitWidth: Width, IsUnsigned: Flag] {Name = 0}
    DIBasicType(Fixed(3)) [Tag: TAG, Size: U64, Align: U32, Encoding: ENCODING, Flags: U32]
        {Name = 2}
    DIStringType(Fixed(6)) [Tag: TAG, Size: U64, Align: U32, Encoding: ENCODING]
        {Name = 2, StringLength = 3, StringLengthExpression = 4, StringLocationExpression = 5}
    DIDerivedType(Fixed(6))
        [Tag: TAG, Line: U32, Size: U64, Align: U32, Offset: U64, Flags: U32,
         DwarfAddressSpace: Optional]
        {File = 0, Scope = 1, Name = 2, BaseType = 3, ExtraData = 4, Annotations = 5}
    DICompositeType(Fixed(14))
        [Tag: TAG, Line: U32, Size: U64, Align: U32, Offset: U64, Flags: U32, RuntimeLang: U32]
        {File = 0, Scope = 1, Name = 2, BaseType = 3, Elements = 4, VtableHolder = 5,
         TemplateParams = 6, Identifier = 7, Discriminator = 8, DataLocation = 9, Associated = 10,
         Allocated = 11, Rank = 12, Annotations = 13}
    DISubroutineType(Fixed(4)) [Flags: U32, Cc: U8] {Types = 3}
    DIFile(Fixed(4)) [Checksumkind: U32, Source: Flag]
        {Filename = 0, Directory = 1, Checksum = 2, Source = 3}
    DICompileUnit(Fixed(11))
        [Language: LANGUAGE, IsOptimized: Flag, RuntimeVersion: U32, EmissionKind: U32,
         DwoId: U64, SplitDebugInlining: Flag, DebugInfoForProfiling: Flag, NameTableKind: U32,
         RangesBaseAddress: Flag]
        {File = 0, Producer = 1, Flags = 2, SplitDebugFilename = 3, Enums = 4, RetainedTypes = 5,
         Globals = 6, Imports = 7, Macros = 8, Sysroot = 9, Sdk = 10}
    DISubprogram(Fixed(13))
        [Line: U32, ScopeLine: U32, VirtualIndex: U32, ThisAdjustment: Signed, Flags: U32,
         SpFlags: U32]
        {File = 0, Scope = 1, Name = 2, LinkageName = 3, Type = 4, Unit = 5, Declaration = 6,
         RetainedNodes = 7, ContainingType = 8, TemplateParams = 9, ThrownTypes = 10,
         Annotations = 11, TargetFuncName = 12}
    DILexicalBlock(Fixed(2)) [Line: U32, Column: U16] {File = 0, Scope = 1}
    DILexicalBlockFile(Fixed(2)) [Discriminator: U32] {File = 0, Scope = 1}
    DINamespace(Fixed(3)) [ExportSymbols: Flag] {File = 0, Scope = 1, Name = 2}
    DIModule(Fixed(6)) [Line: U32, IsDecl: Flag]
        {File = 0, Scope = 1, Name = 2, ConfigMacros = 3, IncludePath = 4, Apinotes = 5}
    DITemplateTypeParameter(Fixed(2)) [Defaulted: Flag] {Name = 0, Type = 1}
    DITemplateValueParameter(Fixed(3)) [Tag: TAG, Defaulted: Flag] {Name = 0, Type = 1, Value = 2}
    DIGlobalVariable(Fixed(9)) [Line: U32, IsLocal: Flag, IsDefinition: Flag, Align: U32]
        {Scope = 0, Name = 1, File = 2, Type = 3, LinkageName = 5, Declaration = 6,
         TemplateParams = 7, Annotations = 8}
    DILocalVariable(Fixed(5)) [Line: U32, Arg: U16, Flags: U32, Align: U32]
        {Scope = 0, Name = 1, File = 2, Type = 3, Annotations = 4}
    DILabel(Fixed(3)) [Line: U32] {Scope = 0, Name = 1, File = 2}
    DIObjCProperty(Fixed(5)) [Line: U32, Attributes: U32]
        {Name = 0, File = 1, Getter = 2, Setter = 3, Type = 4}
    DIImportedEntity(Fixed(5)) [Tag: TAG, Line: U32]
        {Scope = 0, Entity = 1, Name = 2, File = 3, Elements = 4}
    DIMacro(Fixed(2)) [Type: U16, Line: U32] {Name = 0, Value = 1}
    DIMacroFile(Fixed(2)) [Type: U16, Line: U32] {File = 0, Nodes = 1}
    DICommonBlock(Fixed(4)) [Line: U32] {Scope = 0, Declaration = 1, Name = 2, File = 3}
    DIArgList(List(0)) [] {}
}

/// The rows of a node's fields.
pub(crate) fn extract<'m>(
    node: &Contents<'m>,
    layout: &Layout,
    id: Metadata,
    operands: &[Option<Metadata>],
    cx: &mut Extract<'m, '_>,
) {
    for &(field, place) in layout.refs {
        if let Some(&Some(op)) = operands.get(place) {
            cx.put(MetadataRef { md: id, field, op });
        }
    }
    if let List(first) = layout.operands {
        let listed = operands.get(first..).unwrap_or_default();
        cx.put(MetadataNoperands { md: id, n: listed.len() as u32 });
        for (i, op) in listed.iter().enumerate() {
            if let &Some(op) = op {
                cx.put(MetadataOperand { md: id, i: i as u32, op });
            }
        }
    }
    let scalars = node.scalars();
    for (&(field, scalar), i) in layout.scalars.iter().zip(0..) {
        let value = match (scalar, scalars[i]) {
            (Width, n) => cx.number(n),
            (Optional, 1) => cx.number(scalars[i + 1]),
            (_, 0) => continue,
            (Bits(_) | Flag | Optional, n) => cx.number(n),
            (Signed, n) => cx.signed(n.cast_signed()),
            (Name(dwarf), n) => match dwarf.name(n) {
                Some(name) => cx.text(name),
                None => cx.number(n),
            },
        };
        cx.put(MetadataField { md: id, field, value });
    }
    match layout.words {
        Words::None => {}
        Words::Elements => {
            for (i, &element) in (0..).zip(node.words()) {
                let element = cx.number(element);
                cx.put(MetadataExpressionElement { md: id, i, element });
            }
        }
        Words::Integer => {
            if node.words().iter().any(|&word| word != 0) {
                let value = decimal::signed(node.words(), scalars[0] as u32);
                let value = cx.text(value.as_bytes());
                cx.put(MetadataField { md: id, field: MetadataFieldName::Value, value });
            }
        }
    }
}

/// What the facts say of a node, in the order of the shim.
#[derive(Default)]
pub(crate) struct Parts {
    pub operands: Vec<Option<Metadata>>,
    pub words: Vec<u64>,
    scalars: [u64; MAX_SCALARS],
    n_scalars: usize,
}

impl Parts {
    pub fn scalars(&self) -> &[u64] {
        &self.scalars[..self.n_scalars]
    }
}

/// The parts of node `id`, from the rows of its fields.
pub(crate) fn rebuild(id: Metadata, layout: &Layout, cx: &Rebuild<'_>) -> Result<Parts> {
    let mut parts = Parts::default();
    operands(id, layout, cx, &mut parts)?;
    let mut value = None;
    let mut seen = 0u64;
    for row in cx.index.all::<MetadataField>(id) {
        if layout.words == Words::Integer && row.field == MetadataFieldName::Value {
            value = Some(row);
        } else if let Some(i) = layout.scalars.iter().position(|&(field, _)| field == row.field) {
            let (_, scalar) = layout.scalars[i];
            let Some(n) = number(row.value, scalar, cx) else {
                let text = cx.index.bytes(row.value);
                let message = format!("`{}` is no value of this field", text.escape_ascii());
                return Err(cx.index.error(&row, Some(2), message).into());
            };
            if scalar == Optional {
                (parts.scalars[i], parts.scalars[i + 1]) = (1, n);
            } else {
                parts.scalars[i] = n;
            }
        } else {
            return Err(cx.index.error(&row, Some(1), "the node's class has no such field").into());
        }
        let bit = 1 << row.field as u32;
        if seen & bit != 0 {
            return Err(cx.index.error(&row, Some(1), "the field has a row already").into());
        }
        seen |= bit;
    }
    parts.n_scalars = layout.scalars.len()
        + usize::from(layout.scalars.iter().any(|&(_, scalar)| scalar == Optional));
    match layout.words {
        Words::None => {}
        Words::Elements => {
            for row in cx.index.list::<MetadataExpressionElement>(id)? {
                let Some(element) = number(row.element, U64, cx) else {
                    let message = "an element is a number below 2^64";
                    return Err(cx.index.error(&row, Some(2), message).into());
                };
                parts.words.push(element);
            }
        }
        Words::Integer => {
            let bits = parts.scalars[0] as u32;
            let text = value.map(|row| (row, cx.index.bytes(row.value)));
            parts.words = match text {
                None => vec![0; (bits as usize).div_ceil(64)],
                Some((row, text)) => decimal::words(&text, bits).ok_or_else(|| {
                    let message = format!("no signed number of {bits} bits");
                    cx.index.error(&row, Some(2), message)
                })?,
            };
        }
    }
    Ok(parts)
}

fn operands(id: Metadata, layout: &Layout, cx: &Rebuild<'_>, parts: &mut Parts) -> Result<()> {
    let (fixed, listed) = match layout.operands {
        Fixed(n) => (n, 0),
        List(first) => {
            let row = cx.index.need::<MetadataNoperands>(id)?;
            // Nulls have no rows, but nobody has millions of them: memory is not a fact's to take.
            let rows = cx.index.all::<MetadataOperand>(id).count();
            if row.n as usize > rows + (1 << 20) {
                let message = format!("so many operands, but only {rows} rows for them");
                return Err(cx.index.error(&row, Some(1), message).into());
            }
            (first, row.n as usize)
        }
    };
    parts.operands = vec![None; fixed + listed];
    for row in cx.index.all::<MetadataRef>(id) {
        let Some(&(_, place)) = layout.refs.iter().find(|&&(field, _)| field == row.field) else {
            return Err(cx.index.error(&row, Some(1), "the node's class has no such field").into());
        };
        if parts.operands[place].replace(row.op).is_some() {
            return Err(cx.index.error(&row, Some(1), "the field has a row already").into());
        }
    }
    for row in cx.index.all::<MetadataOperand>(id) {
        let place = row.i as usize;
        if place >= listed {
            let message = format!("the node has {listed} operands");
            return Err(cx.index.error(&row, Some(1), message).into());
        }
        if parts.operands[fixed + place].replace(row.op).is_some() {
            return Err(cx.index.error(&row, Some(1), "the operand has a row already").into());
        }
    }
    Ok(())
}

/// The number that a fact spells, if it is one for such a field.
fn number(symbol: Symbol, scalar: Scalar, cx: &Rebuild<'_>) -> Option<u64> {
    let spelt = symbol.as_number().map(u64::from);
    let text = || cx.index.bytes(symbol);
    let unsigned = || spelt.or_else(|| std::str::from_utf8(&text()).ok()?.parse().ok());
    let below = |bits: u32| unsigned().filter(|&n| bits >= 64 || n >> bits == 0);
    match scalar {
        Bits(bits) => below(bits),
        Flag => below(1),
        Optional => below(32),
        Width => unsigned().filter(|&n| n <= MAX_WIDTH),
        Signed => {
            let n: i32 = match spelt {
                Some(n) => i32::try_from(n).ok()?,
                None => std::str::from_utf8(&text()).ok()?.parse().ok()?,
            };
            Some(i64::from(n).cast_unsigned())
        }
        Name(dwarf) => {
            let bits = if dwarf == Dwarf::Tag { 16 } else { 32 };
            let name = || dwarf.number(&text()).filter(|&n| n >> bits == 0);
            below(bits).or_else(name)
        }
    }
}

/// What a field of a node refers to, if the class has the field and it is not null.
pub(crate) fn reference<'m>(
    node: &Node<'m>,
    name: MetadataRefName,
) -> Option<crate::resolved::MetadataRef<'m>> {
    let Shape::Node(layout) = shape(node.class()) else { return None };
    let &(_, place) = layout.refs.iter().find(|(field, _)| *field == name)?;
    *node.operands().get(place)?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_has_its_own_place() {
        for &class in MetadataClassName::ALL {
            let Shape::Node(layout) = shape(class) else { continue };
            let mut places: Vec<usize> = layout.refs.iter().map(|&(_, place)| place).collect();
            let (Fixed(n) | List(n)) = layout.operands;
            assert!(places.iter().all(|&place| place < n), "{class:?}");
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), layout.refs.len(), "{class:?}");
            let optional = layout.scalars.iter().position(|&(_, scalar)| scalar == Optional);
            assert!(optional.is_none_or(|at| at + 1 == layout.scalars.len()), "{class:?}");
        }
        assert!(MetadataFieldName::ALL.len() <= 64);
    }
}
