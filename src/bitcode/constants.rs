//! Constants of modules and functions.

mod record;

pub(crate) use record::{from_signed, signed};

use crate::bits::{Encoding, Reader, Writer, char6};
use crate::codes::constants as code;
use crate::error::{Error, ErrorKind};
use crate::fields::records;
use crate::kinds::{BinaryOp, CastOp, Predicate, UnaryOp};
use crate::span::Span;
use crate::types::{Type, Types};
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
    /// A wider one: its words, in [`Constants::words`], the lowest first, without zeros at the end.
    WideInteger(Span),
    /// The bits of a half, bfloat, float or double.
    Float(u64),
    /// The two words of an fp128 or ppc_fp128, the lower first; of an x86_fp80 the upper 64 bits
    /// and the lower 16.
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

/// The bytes that the mask of a `shufflevector` which yields a vector of type `ty` takes in memory, with a
/// row of facts for each element. A mask of millions that are zero, or undefined, is a few bits in the file.
pub(crate) fn of_mask(types: &Types, ty: u32) -> u64 {
    const ELEMENT: u64 = 28;
    match types.get(ty) {
        Some(Type::Vector { count, .. }) => u64::from(*count) * ELEMENT,
        _ => 0,
    }
}

impl Constants {
    /// The bytes that the constants take in memory.
    pub(crate) fn memory(&self) -> u64 {
        let each = size_of::<Constant>() + size_of::<u32>();
        let lists = self.values.len() * 4 + self.words.len() * 8 + self.bytes.len();
        (self.all.len() * each + lists) as u64
    }

    /// The bytes that the masks of `shufflevector` among them take in memory: see [`of_mask`].
    pub(crate) fn masks(&self, types: &Types) -> u64 {
        let all = self.all.iter().zip(&self.types);
        let shuffles =
            all.filter(|(constant, _)| matches!(constant, Constant::ShuffleVector { .. }));
        shuffles.map(|(_, &ty)| of_mask(types, ty)).sum()
    }

    /// Reads a block. Values are checked when all are there; `memory` is what it may take.
    pub(crate) fn read(reader: &mut Reader<'_>, types: &Types, memory: u64) -> Result<Self, Error> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_take_as_much_as_their_vectors_are_long() {
        let vector = |count| Type::Vector { count, element: 0, scalable: false };
        let all = vec![Type::Integer { width: 8 }, vector(1 << 24), vector(4)];
        let types = Types { all, ..Types::default() };
        let shuffle = Constant::ShuffleVector { operand_type: None, first: 0, second: 0, mask: 1 };
        let of =
            |ty| Constants { types: vec![ty; 3], all: vec![shuffle; 3], ..Constants::default() };
        assert_eq!(of(1).masks(&types), (3 * 28) << 24);
        assert_eq!(of(2).masks(&types), 3 * 28 * 4);
        assert_eq!(of(0).masks(&types), 0);
        let others = Constants { all: vec![Constant::Null; 3], ..of(1) };
        assert_eq!(others.masks(&types), 0);
    }
}
