//! What summaries list in one record: uses of parameters, and what became of type identifiers.

use crate::constants::{from_signed, signed};
use crate::error::Error;
use crate::fields::Fields;
use crate::span::Span;

/// How a function uses a parameter that is a pointer, beside passing it on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParameterAccess {
    /// Which parameter.
    pub parameter: u64,
    /// The first offset, in bytes.
    pub lower: i64,
    /// The offset after the last one; both are 0 if there are none.
    pub upper: i64,
    /// Calls that it is passed to.
    pub calls: Vec<PassedParameter>,
}

/// A call that a parameter is passed to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassedParameter {
    /// As which parameter.
    pub parameter: u64,
    /// The function, as a value.
    pub function: u32,
    /// The first offset that is added.
    pub lower: i64,
    /// The offset after the last one.
    pub upper: i64,
}

/// An offset: an integer as its magnitude and sign.
fn offset(fields: &mut Fields<'_>) -> Result<i64, Error> {
    fields.u64().map(|coded| from_signed(coded) as i64)
}

impl ParameterAccess {
    pub(super) fn read(fields: &mut Fields<'_>) -> Result<Self, Error> {
        let parameter = fields.u64()?;
        let (lower, upper) = (offset(fields)?, offset(fields)?);
        let mut calls = Vec::new();
        for _ in 0..fields.u64()? {
            calls.push(PassedParameter {
                parameter: fields.u64()?,
                function: fields.u32("a value")?,
                lower: offset(fields)?,
                upper: offset(fields)?,
            });
        }
        Ok(Self { parameter, lower, upper, calls })
    }

    pub(super) fn write(&self, operands: &mut Vec<u64>) {
        operands.extend([self.parameter, signed(self.lower as u64), signed(self.upper as u64)]);
        operands.push(self.calls.len() as u64);
        for call in &self.calls {
            operands.extend([call.parameter, call.function.into()]);
            operands.extend([signed(call.lower as u64), signed(call.upper as u64)]);
        }
    }
}

/// What became of a type identifier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeIdSummary {
    /// Its name in the string table.
    pub name: Span,
    /// How tests against it are lowered: unsatisfiable, byte array, inline, single, all ones,
    /// unknown.
    pub kind: u8,
    /// The width in bits of one less than the number of elements.
    pub size_bit_width: u32,
    /// What lowering needs where symbols cannot be constants: the logarithm of the alignment, ..
    pub align_log2: u64,
    /// .. one less than the number of elements, ..
    pub size: u64,
    /// .. the bit in the byte array, ..
    pub bit_mask: u8,
    /// .. and the bits themselves.
    pub inline_bits: u64,
    /// What became of virtual calls.
    pub devirtualizations: Vec<Devirtualization>,
}

/// What became of virtual calls through one offset of virtual tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Devirtualization {
    /// The offset in bytes.
    pub offset: u64,
    /// Nothing, a single implementation, a branch funnel.
    pub kind: u8,
    /// The name of the single implementation in the string table.
    pub implementation: Span,
    /// The same of calls with constant arguments.
    pub by_argument: Vec<ByArgument>,
}

/// What became of virtual calls with certain arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByArgument {
    /// The arguments.
    pub arguments: Vec<u64>,
    /// Nothing, a uniform result, a unique result, constants in the virtual tables.
    pub kind: u8,
    /// The result.
    pub info: u64,
    /// Where the result is before the address point: the byte, ..
    pub byte: u32,
    /// .. and the bit.
    pub bit: u32,
}

/// A number of a closed set.
fn kind(fields: &mut Fields<'_>, what: &'static str, count: usize) -> Result<u8, Error> {
    fields.index(what, count).map(|kind| kind as u8)
}

/// A text in the string table.
pub(super) fn string(fields: &mut Fields<'_>) -> Result<Span, Error> {
    let start = fields.u32("a place in the string table")?;
    Ok(Span { start, len: fields.u32("a length in the string table")? })
}

/// The same, written.
pub(super) fn string_words(string: Span) -> [u64; 2] {
    [string.start.into(), string.len.into()]
}

impl TypeIdSummary {
    /// The bytes that it takes in memory elsewhere.
    pub(super) fn memory(&self) -> usize {
        let all = &self.devirtualizations;
        let by_argument = all.iter().flat_map(|it| &it.by_argument);
        let inner = by_argument.map(|it| size_of::<ByArgument>() + size_of_val(&it.arguments[..]));
        size_of_val(&all[..]) + inner.sum::<usize>()
    }

    pub(super) fn read(fields: &mut Fields<'_>) -> Result<Self, Error> {
        let mut read = Self {
            name: string(fields)?,
            kind: kind(fields, "a kind of type test", 6)?,
            size_bit_width: fields.u32("a width")?,
            align_log2: fields.u64()?,
            size: fields.u64()?,
            bit_mask: fields.u8("a mask of bits")?,
            inline_bits: fields.u64()?,
            devirtualizations: Vec::new(),
        };
        while fields.left() > 0 {
            read.devirtualizations.push(Devirtualization::read(fields)?);
        }
        Ok(read)
    }

    pub(super) fn write(&self, operands: &mut Vec<u64>) {
        operands.extend(string_words(self.name));
        operands.extend([self.kind.into(), self.size_bit_width.into(), self.align_log2]);
        operands.extend([self.size, self.bit_mask.into(), self.inline_bits]);
        for devirtualization in &self.devirtualizations {
            devirtualization.write(operands);
        }
    }
}

impl Devirtualization {
    fn read(fields: &mut Fields<'_>) -> Result<Self, Error> {
        let offset = fields.u64()?;
        let kind = kind(fields, "a kind of devirtualization", 3)?;
        let implementation = string(fields)?;
        let mut by_argument = Vec::new();
        for _ in 0..fields.u64()? {
            by_argument.push(ByArgument::read(fields)?);
        }
        Ok(Self { offset, kind, implementation, by_argument })
    }

    fn write(&self, operands: &mut Vec<u64>) {
        operands.extend([self.offset, self.kind.into()]);
        operands.extend(string_words(self.implementation));
        operands.push(self.by_argument.len() as u64);
        for by_argument in &self.by_argument {
            by_argument.write(operands);
        }
    }
}

impl ByArgument {
    fn read(fields: &mut Fields<'_>) -> Result<Self, Error> {
        let count = fields.u64()?;
        Ok(Self {
            arguments: fields.take(count)?.to_vec(),
            kind: kind(fields, "a kind of devirtualization by arguments", 4)?,
            info: fields.u64()?,
            byte: fields.u32("a byte")?,
            bit: fields.u32("a bit")?,
        })
    }

    fn write(&self, operands: &mut Vec<u64>) {
        operands.push(self.arguments.len() as u64);
        operands.extend(&self.arguments);
        operands.extend([self.kind.into(), self.info, self.byte.into(), self.bit.into()]);
    }
}
