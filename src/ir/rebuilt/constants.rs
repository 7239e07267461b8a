//! Constants: made, and written.

mod records;

use bitcode::Type;
use facts::{ConstantKind, Opcode};

use super::codes::{binary_op, cast_op};
use super::handles::{BlockRef, ValueRef};
use super::made::{Made, wrong};
use super::module::Module;
use super::new::New;
use super::numbers::{Space, number};
use super::types::TypeRef;
use crate::decimal;
use crate::resolved::{Constant, ConstantParts as Parts, Expr, InlineAsm, Words};

impl Module {
    fn made(&mut self, ty: TypeRef, kind: Parts) -> Made<ValueRef> {
        self.constant(Constant { ty: ty.0, kind })
    }

    /// A constant that its type and kind say all of.
    pub fn simple_constant(&mut self, ty: TypeRef, kind: ConstantKind) -> Made<ValueRef> {
        let it = self.types.get(ty);
        let fits = match kind {
            ConstantKind::PtrNull => self.types.is_pointer(ty),
            ConstantKind::TokenNone => it == Type::Token,
            // Of opaque structs as well: metadata may hold such a zero.
            ConstantKind::Aggzero => matches!(
                it,
                Type::Struct { .. }
                    | Type::Literal { .. }
                    | Type::Opaque { .. }
                    | Type::Array { .. }
                    | Type::Vector { .. }
            ),
            ConstantKind::Undef | ConstantKind::Poison => {
                self.types.is_first_class(ty) && !matches!(it, Type::Label | Type::Metadata)
            }
            _ => false,
        };
        if !fits {
            return wrong("no constant of this kind has this type");
        }
        self.made(ty, Parts::Plain(kind))
    }

    /// An integer, from decimal digits.
    pub fn int(&mut self, ty: TypeRef, digits: &[u8]) -> Made<ValueRef> {
        let spelt = digits.strip_prefix(b"-").unwrap_or(digits);
        let is_number = !spelt.is_empty() && spelt.iter().all(u8::is_ascii_digit);
        let Type::Integer { width } = self.types.get(ty) else {
            return wrong("an integer is written in decimal and has an integer type");
        };
        // The widest integer has fewer digits.
        if !is_number || spelt.len() > 2_600_000 {
            return wrong("an integer is written in decimal and has an integer type");
        }
        let words = decimal::words(digits, width);
        let words =
            words.ok_or_else(|| format!("the integer does not fit into {width} bits, signed"))?;
        let words = match words[..] {
            [word] => Words::One(word),
            _ => Words::Many(words.into()),
        };
        self.made(ty, Parts::Int(width, words))
    }

    /// A floating-point number, from its bits, the lowest word first.
    pub fn fp(&mut self, ty: TypeRef, words: [u64; 2]) -> Made<ValueRef> {
        match self.types.float_kind(ty) {
            Some(format) => self.made(ty, Parts::Float(format, words)),
            None => wrong("a floating-point constant has a floating-point type"),
        }
    }

    /// An array of bytes.
    pub fn bytes(&mut self, ty: TypeRef, bytes: &[u8]) -> Made<ValueRef> {
        let count = bytes.len() as u64;
        let byte = self.types.integer(8);
        match self.types.get(ty) {
            Type::Array { count: n, element } if n == count && element == byte.0 => {
                self.made(ty, Parts::String(bytes.into(), Box::default()))
            }
            _ => Err(format!("a string of {count} bytes has the type [{count} x i8]")),
        }
    }

    /// A struct, array or vector of constants. One of bytes is the string of these.
    pub fn aggregate(&mut self, ty: TypeRef, elements: &[ValueRef]) -> Made<ValueRef> {
        let count = elements.len() as u64;
        let (kind, n) = match self.types.get(ty) {
            Type::Struct { elements, .. } | Type::Literal { elements, .. } => {
                (ConstantKind::Struct, elements.len.into())
            }
            Type::Array { count, .. } => (ConstantKind::Array, count),
            Type::Vector { count, scalable: false, .. } => (ConstantKind::Vector, count.into()),
            _ => (ConstantKind::Struct, u64::MAX),
        };
        if n != count {
            return Err(format!("an aggregate of {count} elements does not fit its type"));
        }
        let parts = self.types.contained(ty);
        for (i, &element) in elements.iter().enumerate() {
            let expected = parts.get(if kind == ConstantKind::Struct { i } else { 0 });
            if !self.is_constant(element) || Some(&self.type_of(element)) != expected {
                return Err(format!("element {i} does not fit into the type of the aggregate"));
            }
        }
        let byte = self.types.integer(8);
        if kind == ConstantKind::Array && parts.first() == Some(&byte) {
            let bytes: Option<Box<[u8]>> = elements.iter().map(|&it| self.byte(it)).collect();
            if let Some(bytes) = bytes.filter(|bytes| !bytes.is_empty()) {
                return self.made(ty, Parts::String(bytes, Box::default()));
            }
        }
        let elements = elements.iter().map(|element| element.0).collect();
        self.made(ty, Parts::Aggregate(kind, elements))
    }

    fn byte(&self, value: ValueRef) -> Option<u8> {
        let (Space::Constant, place) = number(value.0) else { return None };
        match &self.constants[place as usize].kind {
            Parts::Int(8, words) => Some(*words.all().first()? as u8),
            _ => None,
        }
    }

    /// `blockaddress` of a block in its function.
    pub fn block_address(&mut self, ty: TypeRef, block: BlockRef) -> Made<ValueRef> {
        let space = self.raw.globals[block.function as usize].address_space;
        let byte = self.types.integer(8);
        match self.types.space_of_pointer_to(ty, byte) {
            Some(own) if own == space => {
                self.made(ty, Parts::BlockAddress(block.function, block.index))
            }
            _ => wrong("the constant has another type than this"),
        }
    }

    /// `dso_local_equivalent` or `no_cfi` of a global.
    pub fn equivalent(&mut self, kind: ConstantKind, target: ValueRef) -> Made<ValueRef> {
        let global = match number(target.0) {
            (Space::Final, place) => self.raw.globals.get(place as usize),
            _ => None,
        };
        let is_variable = global.map(|it| matches!(it.kind, bitcode::GlobalKind::Variable(_)));
        match (kind, is_variable) {
            (ConstantKind::DsoLocalEquivalent, None | Some(true)) => {
                wrong("dso_local_equivalent takes a function, an alias or an ifunc")
            }
            (_, None) => wrong("no_cfi takes a global value"),
            (kind, Some(_)) => {
                let ty = self.type_of(target);
                self.made(ty, Parts::Of(kind, target.0))
            }
        }
    }

    /// Inline assembler that is a function of type `function_type`. The flags are bitcode's: 1 side
    /// effects, 2 alignstack, 4 Intel's syntax, 8 unwind.
    pub fn inline_asm(
        &mut self,
        ty: TypeRef,
        function_type: TypeRef,
        text: &[u8],
        constraints: &[u8],
        flags: u8,
    ) -> Made<ValueRef> {
        if self.types.signature(function_type).is_none() {
            return wrong("inline assembler has the type of a function");
        }
        if self.types.space_of_pointer_to(ty, function_type) != Some(0) {
            return wrong("inline assembler is a pointer to its function type");
        }
        let (text, constraints) = (text.into(), constraints.into());
        let asm = InlineAsm { function_type: function_type.0, text, constraints, flags };
        self.made(ty, Parts::InlineAsm(Box::new(asm)))
    }

    /// A constant expression of type `ty`.
    pub fn expression(&mut self, new: &New, ty: TypeRef) -> Made<ValueRef> {
        if let Some(i) = new.values.iter().position(|&value| !self.is_constant(value)) {
            return Err(format!("operand {i} of a constant expression is no constant"));
        }
        let found = is_expression(new.op).then(|| self.operation(new, Some(ty)));
        let Some(Ok(found)) = found else {
            return wrong(
                "LLVM 15 has no constant expression of this opcode over operands of these types",
            );
        };
        if found != ty {
            return wrong("the constant expression has another type than variable_type says");
        }
        let expr = Expr {
            op: new.op,
            flags: new.flags.bits(),
            predicate: new.predicate,
            source: new.aux_type.map(|ty| ty.0),
            in_range: new.inrange,
            mask: new.mask.clone().into(),
            operands: new.values.iter().map(|value| value.0).collect(),
        };
        if new.op == Opcode::Shufflevector {
            self.mask(&new.mask, ty)?;
        }
        self.made(ty, Parts::Expr(Box::new(expr)))
    }

    /// The constant that bitcode has for the mask of a shufflevector that yields `ty`:
    /// LLVM's `convertShuffleMaskForBitcode`.
    pub(super) fn mask(&mut self, mask: &[i32], ty: TypeRef) -> Made<ValueRef> {
        let number = self.types.integer(32);
        let scalable = self.types.length(ty).is_some_and(|(_, scalable)| scalable);
        let vector = self.types.vector(number, mask.len() as u64, scalable)?;
        if mask.iter().all(|&place| place == 0) {
            return self.made(vector, Parts::Plain(ConstantKind::Aggzero));
        }
        if mask.iter().all(|&place| place < 0) {
            return self.made(vector, Parts::Plain(ConstantKind::Undef));
        }
        let mut elements = Vec::with_capacity(mask.len());
        for &place in mask {
            let kind = match u64::try_from(place) {
                Ok(place) => Parts::Int(32, Words::One(place)),
                Err(_) => Parts::Plain(ConstantKind::Undef),
            };
            elements.push(self.made(number, kind)?.0);
        }
        self.made(vector, Parts::Aggregate(ConstantKind::Vector, elements.into()))
    }
}

/// What LLVM 15 has constant expressions of.
fn is_expression(op: Opcode) -> bool {
    use Opcode as Op;
    match op {
        // `ConstantExpr::isSupportedBinOp`.
        Op::Udiv | Op::Sdiv | Op::Urem | Op::Srem => false,
        Op::Fadd | Op::Fsub | Op::Fmul | Op::Fdiv | Op::Frem => false,
        Op::Fneg
        | Op::Icmp
        | Op::Fcmp
        | Op::Select
        | Op::Extractelement
        | Op::Insertelement
        | Op::Shufflevector
        | Op::Getelementptr => true,
        op => binary_op(op).is_some() || cast_op(op).is_some(),
    }
}
