//! The record of a constant, read and written.

use super::{Constant, Constants};
use crate::codes::constants as code;
use crate::error::Error;
use crate::fields::{Fields, signed64, unsigned};
use crate::span::Span;

/// An integer as its magnitude and sign in the lowest bit; the smallest is written as minus zero.
pub(crate) fn signed(value: u64) -> u64 {
    if value as i64 >= 0 { value << 1 } else { value.wrapping_neg() << 1 | 1 }
}

/// The same, read.
pub(crate) fn from_signed(coded: u64) -> u64 {
    match coded {
        1 => 1 << 63,
        coded if coded & 1 == 0 => coded >> 1,
        coded => (coded >> 1).wrapping_neg(),
    }
}

impl Constants {
    /// Reads a record that is no type; `ty` is the constant's, of which there are `types`.
    pub(super) fn record(
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

    /// The operands of a constant's record, and its code.
    pub(super) fn operands(&self, constant: &Constant, operands: &mut Vec<u64>) -> u32 {
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
