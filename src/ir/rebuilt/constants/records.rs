//! The records of constants.

use bitcode::{Constants, Span, Type};
use facts::{ConstantKind, Opcode};

use super::super::codes::{binary_op, cast_op, coded_flags, predicate, unary_op};
use super::super::handles::ValueRef;
use super::super::made::{Made, wrong};
use super::super::module::Module;
use super::super::numbers::{Space, number};
use super::super::types::TypeRef;
use crate::flags::Flags;
use crate::resolved::{Constant, ConstantParts as Parts, Expr};

impl Module {
    /// Calls `each` with the constants that a constant's record refers to.
    pub(in crate::rebuilt) fn operands_of_record(&mut self, place: u32, mut each: impl FnMut(u32)) {
        let constant = &self.constants[place as usize];
        let mut shuffle = None;
        let inner = |number_: u32, each: &mut dyn FnMut(u32)| {
            if let (Space::Constant, place) = number(number_) {
                each(place);
            }
        };
        match &constant.kind {
            Parts::Aggregate(..) if self.data(constant).is_some() => {}
            Parts::Expr(expr) => {
                expr.operands.iter().for_each(|&id| inner(id, &mut each));
                if expr.op == Opcode::Shufflevector {
                    shuffle = Some((expr.mask.clone(), TypeRef(constant.ty)));
                }
            }
            _ => constant.operands().iter().for_each(|&id| inner(id, &mut each)),
        }
        // It was made with the expression.
        if let Some((mask, ty)) = shuffle
            && let Ok(mask) = self.mask(&mask, ty)
        {
            inner(mask.0, &mut each);
        }
    }

    /// The numbers that an array or vector consists of, if bitcode has these and not constants.
    fn data(&self, constant: &Constant) -> Option<Vec<u64>> {
        let Parts::Aggregate(kind, elements) = &constant.kind else { return None };
        if *kind == ConstantKind::Struct {
            return None;
        }
        let element = self.types.contained(TypeRef(constant.ty)).first().copied()?;
        let fits = match self.types.get(element) {
            Type::Integer { width } => matches!(width, 8 | 16 | 32 | 64),
            Type::Half | Type::BFloat | Type::Float | Type::Double => true,
            _ => false,
        };
        let word = |&id: &u32| {
            let (Space::Constant, place) = number(id) else { return None };
            match &self.constants[place as usize].kind {
                Parts::Int(_, words) => words.all().first().copied(),
                Parts::Float(_, words) => Some(words[0]),
                _ => None,
            }
        };
        if !fits {
            return None;
        }
        elements.iter().map(word).collect()
    }

    /// Adds the record of a constant to a block.
    pub(in crate::rebuilt) fn write_constant(
        &mut self,
        place: u32,
        block: &mut Constants,
    ) -> Made<()> {
        let constant = self.constants[place as usize].clone();
        let ty = TypeRef(constant.ty);
        let record = match &constant.kind {
            Parts::Int(_, words) => integer(words.all(), self.types.bits(ty) as u32, block),
            Parts::Float(format, words) => float(*format, *words),
            Parts::Plain(ConstantKind::Undef) => bitcode::Constant::Undef,
            Parts::Plain(ConstantKind::Poison) => bitcode::Constant::Poison,
            Parts::Plain(_) => bitcode::Constant::Null,
            Parts::Aggregate(_, elements) => match self.data(&constant) {
                Some(words) => bitcode::Constant::Data(Span::push(&mut block.words, words)),
                None => {
                    let elements = elements.iter().copied();
                    bitcode::Constant::Aggregate(Span::push(&mut block.values, elements))
                }
            },
            Parts::String(text, _) => string(text, block),
            Parts::BlockAddress(function, index) => bitcode::Constant::BlockAddress {
                function_type: self.type_of(ValueRef(*function)).0,
                function: *function,
                block: *index,
            },
            Parts::Of(kind, global) => {
                let (ty, global) = (ty.0, *global);
                match kind {
                    ConstantKind::NoCfi => bitcode::Constant::NoCfi { ty, global },
                    _ => bitcode::Constant::DsoLocalEquivalent { ty, global },
                }
            }
            Parts::Expr(expr) => self.write_expression(expr, ty, block)?,
            Parts::InlineAsm(asm) => bitcode::Constant::InlineAsm {
                function_type: asm.function_type,
                flags: asm.flags,
                text: Span::push(&mut block.bytes, asm.text.iter().copied()),
                constraints: Span::push(&mut block.bytes, asm.constraints.iter().copied()),
            },
        };
        block.types.push(ty.0);
        block.all.push(record);
        Ok(())
    }

    fn write_expression(
        &mut self,
        expr: &Expr,
        ty: TypeRef,
        block: &mut Constants,
    ) -> Made<bitcode::Constant> {
        use bitcode::Constant as Raw;
        let op = expr.op;
        let type_of = |it: &mut Self, i: usize| it.type_of(ValueRef(expr.operands[i])).0;
        if let Some(op) = cast_op(op) {
            let value = expr.operands[0];
            return Ok(Raw::Cast { op, from: type_of(self, 0), value });
        }
        let flags = coded_flags(op, expr.flags());
        if let (Some(op), &[lhs, rhs]) = (binary_op(op), &expr.operands[..]) {
            return Ok(Raw::Binary { op, flags, lhs, rhs });
        }
        if let (Some(op), &[value]) = (unary_op(op), &expr.operands[..]) {
            return Ok(Raw::Unary { op, flags, value });
        }
        Ok(match (op, &expr.operands[..]) {
            (Opcode::Getelementptr, operands) => {
                let pairs: Vec<u32> =
                    (0..operands.len()).flat_map(|i| [type_of(self, i), operands[i]]).collect();
                Raw::GetElementPtr {
                    source: expr.source.unwrap_or_default(),
                    in_bounds: expr.flags().contains(Flags::INBOUNDS),
                    in_range: expr.in_range,
                    operands: Span::push(&mut block.values, pairs),
                }
            }
            (Opcode::Select, &[condition, if_true, if_false]) => {
                Raw::Select { condition, if_true, if_false }
            }
            (Opcode::Extractelement, &[vector, index]) => Raw::ExtractElement {
                vector_type: type_of(self, 0),
                vector,
                index_type: type_of(self, 1),
                index,
            },
            (Opcode::Insertelement, &[vector, element, index]) => {
                Raw::InsertElement { vector, element, index_type: type_of(self, 2), index }
            }
            (Opcode::Shufflevector, &[first, second]) => {
                let mask = self.mask(&expr.mask, ty)?.0;
                let operand_type = Some(type_of(self, 0)).filter(|&operand| operand != ty.0);
                Raw::ShuffleVector { operand_type, first, second, mask }
            }
            (Opcode::Icmp | Opcode::Fcmp, &[lhs, rhs]) => Raw::Compare {
                predicate: predicate(expr.predicate)?,
                operand_type: type_of(self, 0),
                lhs,
                rhs,
            },
            _ => return wrong("no such constant expression"),
        })
    }
}

fn integer(words: &[u64], width: u32, block: &mut Constants) -> bitcode::Constant {
    match words {
        words if words.iter().all(|&word| word == 0) => bitcode::Constant::Null,
        &[word] => {
            let unused = 64 - width.clamp(1, 64);
            bitcode::Constant::Integer((word << unused).cast_signed() >> unused)
        }
        words => {
            let active = words.iter().rposition(|&word| word != 0).map_or(0, |last| last + 1);
            let words = words[..active].iter().copied();
            bitcode::Constant::WideInteger(Span::push(&mut block.words, words))
        }
    }
}

fn float(format: facts::FloatKind, words: [u64; 2]) -> bitcode::Constant {
    use facts::FloatKind as Format;
    let [low, high] = words;
    match format {
        _ if words == [0, 0] => bitcode::Constant::Null,
        // The upper 64 bits come first.
        Format::X86Fp80 => bitcode::Constant::LongFloat([high << 48 | low >> 16, low & 0xFFFF]),
        Format::Fp128 | Format::PpcFp128 => bitcode::Constant::LongFloat(words),
        Format::Half | Format::Bfloat | Format::Float | Format::Double => {
            bitcode::Constant::Float(low)
        }
    }
}

fn string(text: &[u8], block: &mut Constants) -> bitcode::Constant {
    let mut add = |text: &[u8]| Span::push(&mut block.bytes, text.iter().copied());
    match text.split_last() {
        _ if text.iter().all(|&byte| byte == 0) => bitcode::Constant::Null,
        Some((0, rest)) if !rest.contains(&0) => bitcode::Constant::CString(add(rest)),
        _ => bitcode::Constant::String(add(text)),
    }
}
