//! Constants of modules and functions.

use crate::bits::{Encoding, Reader, Writer, char6};
use crate::codes::constants as code;
use crate::error::{Error, ErrorKind};
use crate::fields::{Fields, records, signed64, unsigned};
use crate::kinds::{BinaryOp, CastOp, Predicate, UnaryOp};
use crate::span::Span;
use crate::writing::{abbreviation, bits_for};

/// A constant that is no global. Operands are numbers of values: globals, constants of the module,
/// and in a function its own constants, before or after this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the fields are LLVM's operands, by their names there")]
pub enum Constant {
    /// Zero, null, an aggregate or vector of these, or the token of none.
    Null,
    Undef,
    Poison,
    /// An integer of 64 bits at most, with its sign.
    Integer(i64),
    /// A wider one: its words, in [`Constants::words`], the lowest first; zeros at the end are left out.
    WideInteger(Span),
    /// The bits of a half, bfloat, float or double.
    Float(u64),
    /// The two words of an fp128 or ppc_fp128, the lower first; of an x86_fp80 the upper 64 bits and
    /// the lower 16.
    LongFloat([u64; 2]),
    /// Struct, array or vector of values, in [`Constants::values`].
    Aggregate(Span),
    /// An array of bytes, in [`Constants::bytes`].
    String(Span),
    /// The same with a zero at its end, which is not there.
    CString(Span),
    /// An array or vector of numbers, in [`Constants::words`].
    Data(Span),
    Unary {
        op: UnaryOp,
        flags: u8,
        value: u32,
    },
    Binary {
        op: BinaryOp,
        flags: u8,
        lhs: u32,
        rhs: u32,
    },
    Cast {
        op: CastOp,
        from: u32,
        value: u32,
    },
    /// Operands are pairs of type and value, in [`Constants::values`]; the first is the pointer.
    GetElementPtr {
        source: u32,
        in_bounds: bool,
        in_range: Option<u32>,
        operands: Span,
    },
    Select {
        condition: u32,
        if_true: u32,
        if_false: u32,
    },
    ExtractElement {
        vector_type: u32,
        vector: u32,
        index_type: u32,
        index: u32,
    },
    InsertElement {
        vector: u32,
        element: u32,
        index_type: u32,
        index: u32,
    },
    /// `operand_type` is there if the operands are of another type than the result.
    ShuffleVector {
        operand_type: Option<u32>,
        first: u32,
        second: u32,
        mask: u32,
    },
    Compare {
        predicate: Predicate,
        operand_type: u32,
        lhs: u32,
        rhs: u32,
    },
    /// The block's number in its function.
    BlockAddress {
        function_type: u32,
        function: u32,
        block: u32,
    },
    DsoLocalEquivalent {
        ty: u32,
        global: u32,
    },
    NoCfi {
        ty: u32,
        global: u32,
    },
    /// Flags: 1 side effects, 2 alignstack, 4 Intel's syntax, 8 unwind. Texts are in
    /// [`Constants::bytes`].
    InlineAsm {
        function_type: u32,
        flags: u8,
        text: Span,
        constraints: Span,
    },
}

/// Constants with their types.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Constants {
    /// The types, one for each constant.
    pub types: Vec<u32>,
    /// The constants.
    pub all: Vec<Constant>,
    /// Operands, which constants have parts of.
    pub values: Vec<u32>,
    /// Numbers, which constants have parts of.
    pub words: Vec<u64>,
    /// Texts, which constants have parts of.
    pub bytes: Vec<u8>,
}

impl Constant {
    /// Calls `each` with the values that are its operands, in LLVM's order. (`values` are
    /// [`Constants::values`].)
    #[inline]
    pub fn operands(&self, values: &[u32], mut each: impl FnMut(u32)) {
        match *self {
            Self::Null
            | Self::Undef
            | Self::Poison
            | Self::Integer(_)
            | Self::WideInteger(_)
            | Self::Float(_)
            | Self::LongFloat(_)
            | Self::String(_)
            | Self::CString(_)
            | Self::Data(_)
            | Self::InlineAsm { .. } => {}
            Self::Aggregate(elements) => elements.of(values).iter().copied().for_each(each),
            Self::Unary { value, .. } | Self::Cast { value, .. } => each(value),
            Self::Binary { lhs, rhs, .. } | Self::Compare { lhs, rhs, .. } => {
                [lhs, rhs].into_iter().for_each(each);
            }
            Self::GetElementPtr { operands, .. } => {
                operands.of(values).iter().skip(1).step_by(2).copied().for_each(each);
            }
            Self::Select { condition, if_true, if_false } => {
                [condition, if_true, if_false].into_iter().for_each(each);
            }
            Self::ExtractElement { vector, index, .. } => {
                [vector, index].into_iter().for_each(each);
            }
            Self::InsertElement { vector, element, index, .. } => {
                [vector, element, index].into_iter().for_each(each);
            }
            Self::ShuffleVector { first, second, mask, .. } => {
                [first, second, mask].into_iter().for_each(each);
            }
            Self::BlockAddress { function: value, .. }
            | Self::DsoLocalEquivalent { global: value, .. }
            | Self::NoCfi { global: value, .. } => each(value),
        }
    }
}

/// An integer as its magnitude and sign in the lowest bit; the smallest is written as minus zero.
fn signed(value: u64) -> u64 {
    if value as i64 >= 0 { value << 1 } else { value.wrapping_neg() << 1 | 1 }
}

fn from_signed(coded: u64) -> u64 {
    match coded {
        1 => 1 << 63,
        coded if coded & 1 == 0 => coded >> 1,
        coded => (coded >> 1).wrapping_neg(),
    }
}

impl Constants {
    /// The bytes that the constants take in memory.
    pub(crate) fn memory(&self) -> u64 {
        let each = size_of::<Constant>() + size_of::<u32>();
        let lists = self.values.len() * 4 + self.words.len() * 8 + self.bytes.len();
        (self.all.len() * each + lists) as u64
    }

    /// Reads a block. Values are checked when all are there; `memory` is what it may take.
    pub(crate) fn read(
        reader: &mut Reader<'_>,
        types: &crate::types::Types,
        memory: u64,
    ) -> Result<Self, Error> {
        let mut constants = Self::default();
        let mut current = None;
        records(reader, |code, fields| {
            if code == code::SETTYPE {
                current = Some(fields.index("type", types.all.len())?);
                return Ok(());
            }
            let ty = current.ok_or_else(|| fields.error(ErrorKind::Missing("type")))?;
            let constant = constants.record(code, fields, types.all.len(), types.get(ty))?;
            constants.types.push(ty);
            constants.all.push(constant);
            // From time to time: what a short file says may take much memory.
            if constants.all.len() % 0x1_0000 == 0 && constants.memory() > memory {
                return Err(fields.error(ErrorKind::Memory(memory)));
            }
            Ok(())
        })?;
        Ok(constants)
    }

    /// Whether all operands are there, and no constant contains itself. The first one is the value
    /// `first`.
    pub(crate) fn check(&self, known: impl Fn(u32) -> bool, first: u32) -> Result<(), ErrorKind> {
        let mut all = true;
        let mut ahead = false;
        for (place, constant) in self.all.iter().enumerate() {
            let number = first + place as u32;
            constant.operands(&self.values, |value| {
                all &= known(value);
                ahead |= value >= number;
            });
        }
        if !all {
            return Err(ErrorKind::Missing("value that a constant is made of"));
        }
        // What refers only to constants before it cannot contain itself.
        if ahead {
            let inner = |place: u32| {
                let mut inner = Vec::new();
                self.all[place as usize].operands(&self.values, |value| {
                    inner.extend(value.checked_sub(first));
                });
                inner.into_iter()
            };
            let found = crate::cycles::find(self.all.len(), inner, |_| true);
            found.map_err(|_| ErrorKind::Cycle("constant"))?;
        }
        Ok(())
    }

    fn record(
        &mut self,
        code: u32,
        fields: &mut Fields<'_>,
        types: usize,
        ty: Option<&crate::types::Type>,
    ) -> Result<Constant, Error> {
        use crate::types::Type::{Fp128, PpcFp128, X86Fp80};
        let any = u32::MAX as usize;
        let value = |fields: &mut Fields<'_>| fields.index("value", any);
        let ty_of = |fields: &mut Fields<'_>| fields.index("type", types);
        let flags = |fields: &mut Fields<'_>| -> Result<u8, Error> {
            if fields.left() == 0 { Ok(0) } else { fields.u8("flags") }
        };
        Ok(match code {
            code::NULL => Constant::Null,
            code::UNDEF => Constant::Undef,
            code::POISON => Constant::Poison,
            code::INTEGER => Constant::Integer(from_signed(fields.u64()?) as i64),
            code::WIDE_INTEGER => {
                let words = fields.rest().iter().map(|&word| from_signed(word));
                Constant::WideInteger(Span::push(&mut self.words, words))
            }
            code::FLOAT => {
                let first = fields.u64()?;
                match ty {
                    Some(X86Fp80 | Fp128 | PpcFp128) => Constant::LongFloat([first, fields.u64()?]),
                    _ => Constant::Float(first),
                }
            }
            code::AGGREGATE => {
                let start = self.values.len();
                while fields.left() > 0 {
                    self.values.push(value(fields)?);
                }
                Constant::Aggregate(Span::since(start, &self.values))
            }
            code::STRING => Constant::String(fields.text_into(&mut self.bytes)?),
            code::CSTRING => Constant::CString(fields.text_into(&mut self.bytes)?),
            code::DATA => {
                Constant::Data(Span::push(&mut self.words, fields.rest().iter().copied()))
            }
            code::CE_UNOP => {
                Constant::Unary { op: fields.kind()?, value: value(fields)?, flags: flags(fields)? }
            }
            code::CE_BINOP => Constant::Binary {
                op: fields.kind()?,
                lhs: value(fields)?,
                rhs: value(fields)?,
                flags: flags(fields)?,
            },
            code::CE_CAST => {
                Constant::Cast { op: fields.kind()?, from: ty_of(fields)?, value: value(fields)? }
            }
            code::CE_GEP | code::CE_INBOUNDS_GEP | code::CE_GEP_WITH_INRANGE_INDEX => {
                let source = ty_of(fields)?;
                let mut in_bounds = code == code::CE_INBOUNDS_GEP;
                let mut in_range = None;
                if code == code::CE_GEP_WITH_INRANGE_INDEX {
                    let packed = fields.u32("the index in range")?;
                    in_bounds = packed & 1 == 1;
                    in_range = Some(packed >> 1);
                }
                let start = self.values.len();
                loop {
                    let ty = ty_of(fields)?;
                    self.values.extend([ty, value(fields)?]);
                    if fields.left() == 0 {
                        break;
                    }
                }
                let operands = Span::since(start, &self.values);
                Constant::GetElementPtr { source, in_bounds, in_range, operands }
            }
            code::CE_SELECT => Constant::Select {
                condition: value(fields)?,
                if_true: value(fields)?,
                if_false: value(fields)?,
            },
            code::CE_EXTRACTELT => Constant::ExtractElement {
                vector_type: ty_of(fields)?,
                vector: value(fields)?,
                index_type: ty_of(fields)?,
                index: value(fields)?,
            },
            code::CE_INSERTELT => Constant::InsertElement {
                vector: value(fields)?,
                element: value(fields)?,
                index_type: ty_of(fields)?,
                index: value(fields)?,
            },
            code::CE_SHUFFLEVEC | code::CE_SHUFVEC_EX => {
                let other = code == code::CE_SHUFVEC_EX;
                Constant::ShuffleVector {
                    operand_type: if other { Some(ty_of(fields)?) } else { None },
                    first: value(fields)?,
                    second: value(fields)?,
                    mask: value(fields)?,
                }
            }
            code::CE_CMP => Constant::Compare {
                operand_type: ty_of(fields)?,
                lhs: value(fields)?,
                rhs: value(fields)?,
                predicate: fields.kind()?,
            },
            code::BLOCKADDRESS => Constant::BlockAddress {
                function_type: ty_of(fields)?,
                function: value(fields)?,
                block: fields.u32("a block")?,
            },
            code::DSO_LOCAL_EQUIVALENT => {
                Constant::DsoLocalEquivalent { ty: ty_of(fields)?, global: value(fields)? }
            }
            code::NO_CFI_VALUE => Constant::NoCfi { ty: ty_of(fields)?, global: value(fields)? },
            code::INLINEASM => {
                let function_type = ty_of(fields)?;
                let flags = fields.u8("flags")?;
                if flags > 15 {
                    return Err(fields.unknown("flags", flags.into()));
                }
                let mut text = || -> Result<Span, Error> {
                    let length = fields.u64()?;
                    fields.bytes_into(length, &mut self.bytes)
                };
                Constant::InlineAsm { function_type, flags, text: text()?, constraints: text()? }
            }
            other => return Err(fields.unknown_record(other)),
        })
    }

    /// Writes a block, if there are constants. `values` is there for those of a module: how many
    /// values it has in all.
    pub(crate) fn write(&self, writer: &mut Writer, values: Option<usize>) {
        use Encoding::{Array, Char6, Fixed};
        if self.all.is_empty() {
            return;
        }
        writer.enter(code::BLOCK, 4);
        let shapes = values.map(|values| {
            let element = Fixed(bits_for(values as u64 + 1));
            let mut define = |code, element| writer.define(abbreviation(code, [Array, element]));
            [
                define(code::AGGREGATE, element),
                define(code::STRING, Fixed(8)),
                define(code::CSTRING, Fixed(7)),
                define(code::CSTRING, Char6),
            ]
        });
        let shape = |index: usize| shapes.map(|shapes| shapes[index]);
        let mut current = None;
        let mut operands: Vec<u64> = Vec::new();
        for (&ty, constant) in self.types.iter().zip(&self.all) {
            if current != Some(ty) {
                current = Some(ty);
                writer.abbreviated(SETTYPE, code::SETTYPE, &[ty.into()], &[]);
            }
            operands.clear();
            let code = self.operands(constant, &mut operands);
            let by = match constant {
                Constant::Integer(_) => Some(INTEGER),
                Constant::Cast { .. } => Some(CAST),
                Constant::Aggregate(_) => shape(0),
                Constant::String(_) => shape(1),
                Constant::CString(text) => {
                    let text = text.of(&self.bytes);
                    if char6::fits(text) { shape(3) } else { shape(2).filter(|_| text.is_ascii()) }
                }
                _ => None,
            };
            writer.record_by(by, code, &operands);
        }
        writer.leave();
    }

    /// The operands of a constant's record, and its code.
    fn operands(&self, constant: &Constant, operands: &mut Vec<u64>) -> u32 {
        let mut put = |all: &[u32]| operands.extend(all.iter().map(|&one| u64::from(one)));
        match *constant {
            Constant::Null => code::NULL,
            Constant::Undef => code::UNDEF,
            Constant::Poison => code::POISON,
            Constant::Integer(value) => {
                operands.push(signed(value as u64));
                code::INTEGER
            }
            Constant::WideInteger(words) => {
                operands.extend(words.of(&self.words).iter().map(|&word| signed(word)));
                code::WIDE_INTEGER
            }
            Constant::Float(bits) => {
                operands.push(bits);
                code::FLOAT
            }
            Constant::LongFloat(words) => {
                operands.extend(words);
                code::FLOAT
            }
            Constant::Aggregate(elements) => {
                put(elements.of(&self.values));
                code::AGGREGATE
            }
            Constant::String(text) => {
                operands.extend(unsigned(text.of(&self.bytes)));
                code::STRING
            }
            Constant::CString(text) => {
                operands.extend(unsigned(text.of(&self.bytes)));
                code::CSTRING
            }
            Constant::Data(words) => {
                operands.extend(words.of(&self.words));
                code::DATA
            }
            Constant::Unary { op, flags, value } => {
                operands.extend([op.code(), value.into()]);
                operands.extend((flags != 0).then_some(u64::from(flags)));
                code::CE_UNOP
            }
            Constant::Binary { op, flags, lhs, rhs } => {
                operands.extend([op.code(), lhs.into(), rhs.into()]);
                operands.extend((flags != 0).then_some(u64::from(flags)));
                code::CE_BINOP
            }
            Constant::Cast { op, from, value } => {
                operands.extend([op.code(), from.into(), value.into()]);
                code::CE_CAST
            }
            Constant::GetElementPtr { source, in_bounds, in_range, operands: all } => {
                put(&[source]);
                let code = match in_range {
                    Some(index) => {
                        put(&[index << 1 | u32::from(in_bounds)]);
                        code::CE_GEP_WITH_INRANGE_INDEX
                    }
                    None if in_bounds => code::CE_INBOUNDS_GEP,
                    None => code::CE_GEP,
                };
                put(all.of(&self.values));
                code
            }
            Constant::Select { condition, if_true, if_false } => {
                put(&[condition, if_true, if_false]);
                code::CE_SELECT
            }
            Constant::ExtractElement { vector_type, vector, index_type, index } => {
                put(&[vector_type, vector, index_type, index]);
                code::CE_EXTRACTELT
            }
            Constant::InsertElement { vector, element, index_type, index } => {
                put(&[vector, element, index_type, index]);
                code::CE_INSERTELT
            }
            Constant::ShuffleVector { operand_type, first, second, mask } => {
                put(operand_type.as_slice());
                put(&[first, second, mask]);
                operand_type.map_or(code::CE_SHUFFLEVEC, |_| code::CE_SHUFVEC_EX)
            }
            Constant::Compare { predicate, operand_type, lhs, rhs } => {
                put(&[operand_type, lhs, rhs]);
                operands.push(predicate.code());
                code::CE_CMP
            }
            Constant::BlockAddress { function_type, function, block } => {
                put(&[function_type, function, block]);
                code::BLOCKADDRESS
            }
            Constant::DsoLocalEquivalent { ty, global } => {
                put(&[ty, global]);
                code::DSO_LOCAL_EQUIVALENT
            }
            Constant::NoCfi { ty, global } => {
                put(&[ty, global]);
                code::NO_CFI_VALUE
            }
            Constant::InlineAsm { function_type, flags, text, constraints } => {
                put(&[function_type, flags.into()]);
                for text in [text, constraints] {
                    operands.push(text.len.into());
                    operands.extend(signed64(text.of(&self.bytes)));
                }
                code::INLINEASM
            }
        }
    }
}

/// The abbreviations that [`define`] defines, in its order.
const SETTYPE: u32 = 4;
const INTEGER: u32 = 5;
const CAST: u32 = 6;

/// Defines, in `BLOCKINFO`, the abbreviations of all blocks of constants.
pub(crate) fn define(writer: &mut Writer, type_width: u32) {
    use Encoding::{Fixed, Vbr};
    let ty = Fixed(type_width);
    writer.describe(code::BLOCK);
    writer.define(abbreviation(code::SETTYPE, [ty]));
    writer.define(abbreviation(code::INTEGER, [Vbr(8)]));
    writer.define(abbreviation(code::CE_CAST, [Fixed(4), ty, Vbr(8)]));
    // LLVM defines it and then writes no null by it.
    writer.define(abbreviation(code::NULL, []));
}
