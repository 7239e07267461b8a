//! The table in which equal constants are one.

use std::cell::Cell;

use bitcode::{Constants, Span, Type, Types};
use facts::{ConstantKind, FloatKind, Opcode};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::{Constant, Expr, InlineAsm, Kind, Words, binary_flags, is_float};
use crate::error::{Error, Result};
use crate::flags::Flags;
use crate::resolved::codes::{binary_opcode, cast_opcode, fast_math, unary_opcode};

/// All constants of a module, in the order in which they were first read.
#[derive(Default)]
pub(in crate::resolved) struct Interned {
    all: IndexSet<Constant, FxBuildHasher>,
    /// How many globals come before them.
    first: u32,
    types: Vec<u32>,
    table: Types,
    expand_strings: bool,
    /// The masks of shufflevector expressions, which are numbers in these.
    masks: Vec<u32>,
    /// Whether one of them is inline assembler, which most modules do without.
    has_asm: bool,
}

/// What is known of a constant of a block.
const NEW: u32 = u32::MAX;
const WAITING: u32 = u32::MAX - 1;

impl Interned {
    pub fn new(raw: &bitcode::Module, types: &[u32], expand_strings: bool) -> Self {
        let bodies = raw.bodies.iter().map(|body| &body.constants);
        let said: usize = bodies.chain([&raw.constants]).map(|block| block.all.len()).sum();
        Self {
            // Functions say most of them again.
            all: IndexSet::with_capacity_and_hasher(said / 4, FxBuildHasher),
            first: raw.globals.len() as u32,
            types: types.to_vec(),
            table: raw.types.clone(),
            expand_strings,
            masks: Vec::new(),
            has_asm: false,
        }
    }

    /// The masks of expressions.
    pub fn masks(&self) -> &[u32] {
        &self.masks
    }

    pub fn len(&self) -> u32 {
        self.all.len() as u32
    }

    pub fn get(&self, id: u32) -> &Constant {
        &self.all[(id - self.first) as usize]
    }

    pub fn inline_asm(&self, id: u32) -> Option<&InlineAsm> {
        if self.has_asm { self.get(id).inline_asm() } else { None }
    }

    /// Blocks whose address is taken, by the number of their function.
    pub fn taken_addresses(&self) -> FxHashMap<u32, Vec<u32>> {
        let mut taken: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for constant in &self.all {
            if let Kind::BlockAddress(function, block) = constant.kind {
                taken.entry(function).or_default().push(block);
            }
        }
        taken
    }

    fn id(&mut self, ty: u32, kind: Kind) -> u32 {
        let ty = self.types[ty as usize];
        self.has_asm |= matches!(kind, Kind::InlineAsm(_));
        self.first + self.all.insert_full(Constant { ty, kind }).0 as u32
    }

    /// Adds the constants of a block, numbered from `first` on, to `values`: the ids of what comes
    /// before them, and then theirs.
    pub fn block(&mut self, block: &Constants, values: &mut Vec<u32>, first: usize) -> Result<()> {
        values.resize(first + block.all.len(), NEW);
        let mut waiting = Vec::new();
        for number in first..values.len() {
            // What constants consist of may come after them, and is nested deeply.
            waiting.push(number);
            while let Some(&at) = waiting.last() {
                if values[at] == NEW {
                    values[at] = WAITING;
                    let before = waiting.len();
                    let mut cycle = false;
                    block.all[at - first].operands(&block.values, |operand| {
                        match values.get(operand as usize) {
                            Some(&NEW) if operand as usize >= first => {
                                waiting.push(operand as usize)
                            }
                            Some(&WAITING) => cycle = true,
                            Some(_) | None => {}
                        }
                    });
                    if cycle {
                        return Err(Error::unsupported(
                            "a constant that contains itself",
                            "a constant",
                        ));
                    }
                    if waiting.len() > before {
                        continue;
                    }
                }
                waiting.pop();
                if values[at] == WAITING {
                    values[at] = self.constant(block, at - first, values)?;
                }
            }
        }
        Ok(())
    }

    fn constant(&mut self, block: &Constants, place: usize, values: &[u32]) -> Result<u32> {
        let ty = block.types[place];
        let wrong = |what: &str| Error::unsupported(what, "a constant");
        let missing = Cell::new(false);
        let id = |number: u32| match values.get(number as usize) {
            Some(&id) if id < WAITING => id,
            _ => {
                missing.set(true);
                0
            }
        };
        let pairs = |span: Span| -> Box<[u32]> {
            span.of(&block.values).iter().skip(1).step_by(2).map(|&number| id(number)).collect()
        };
        let expr = |op, flags: Flags, operands: Box<[u32]>| Expr {
            op,
            flags: flags.bits(),
            predicate: 0,
            source: None,
            in_range: None,
            mask: Box::default(),
            operands,
        };
        use bitcode::Constant as Raw;
        let kind = match block.all[place] {
            Raw::Null => self.null(ty).ok_or_else(|| wrong("a null of a type that has none"))?,
            Raw::Undef => Kind::Plain(ConstantKind::Undef),
            Raw::Poison => Kind::Plain(ConstantKind::Poison),
            Raw::Integer(value) => self.int(ty, &[value.cast_unsigned()])?,
            Raw::WideInteger(words) => self.int(ty, words.of(&block.words))?,
            Raw::Float(bits) => self.float(ty, [bits, 0])?,
            Raw::LongFloat(words) => self.float(ty, words)?,
            Raw::Aggregate(elements) => {
                let elements: Box<[u32]> =
                    elements.of(&block.values).iter().map(|&number| id(number)).collect();
                let kind = match self.table.all[ty as usize] {
                    Type::Array { .. } => ConstantKind::Array,
                    Type::Vector { .. } => ConstantKind::Vector,
                    Type::Literal { .. } | Type::Struct { .. } => ConstantKind::Struct,
                    _ => return Err(wrong("an aggregate of another type")),
                };
                if !missing.get() && !self.are_elements(ty, &elements) {
                    return Err(wrong("an aggregate of elements that its type does not have"));
                }
                Kind::Aggregate(kind, elements)
            }
            Raw::String(text) => self.string(ty, text.of(&block.bytes).to_vec())?,
            Raw::CString(text) => {
                let text = [text.of(&block.bytes), &[0]].concat();
                self.string(ty, text)?
            }
            Raw::Data(words) => self.data(ty, words.of(&block.words))?,
            Raw::Unary { op, flags, value } => {
                Kind::Expr(expr(unary_opcode(op), fast_math(flags), [id(value)].into()).into())
            }
            Raw::Binary { op, flags, lhs, rhs } => {
                let float = self.is_float(ty);
                let flags = binary_flags(op, flags, float);
                Kind::Expr(expr(binary_opcode(op, float), flags, [id(lhs), id(rhs)].into()).into())
            }
            Raw::Cast { op, value, .. } => {
                Kind::Expr(expr(cast_opcode(op), Flags::empty(), [id(value)].into()).into())
            }
            Raw::GetElementPtr { source, in_bounds, in_range, operands } => {
                let flags = if in_bounds { Flags::INBOUNDS } else { Flags::empty() };
                let gep = expr(Opcode::Getelementptr, flags, pairs(operands));
                let source = Some(self.types[source as usize]);
                Kind::Expr(Box::new(Expr { source, in_range, ..gep }))
            }
            Raw::Select { condition, if_true, if_false } => {
                let operands = [id(condition), id(if_true), id(if_false)].into();
                Kind::Expr(expr(Opcode::Select, Flags::empty(), operands).into())
            }
            Raw::ExtractElement { vector, index, .. } => {
                let operands = [id(vector), id(index)].into();
                Kind::Expr(expr(Opcode::Extractelement, Flags::empty(), operands).into())
            }
            Raw::InsertElement { vector, element, index, .. } => {
                let operands = [id(vector), id(element), id(index)].into();
                Kind::Expr(expr(Opcode::Insertelement, Flags::empty(), operands).into())
            }
            Raw::ShuffleVector { first, second, mask, .. } => {
                let operands = [id(first), id(second)].into();
                let mask = id(mask);
                if missing.get() {
                    return Err(wrong("an operand that is no constant"));
                }
                self.masks.push(mask);
                let mask = self.mask(mask)?;
                let shuffle = expr(Opcode::Shufflevector, Flags::empty(), operands);
                Kind::Expr(Box::new(Expr { mask, ..shuffle }))
            }
            Raw::Compare { predicate, lhs, rhs, .. } => {
                let predicate = predicate.code() as u32;
                let op = if predicate < 32 { Opcode::Fcmp } else { Opcode::Icmp };
                let compare = expr(op, Flags::empty(), [id(lhs), id(rhs)].into());
                Kind::Expr(Box::new(Expr { predicate, ..compare }))
            }
            Raw::BlockAddress { function, block, .. } => Kind::BlockAddress(id(function), block),
            Raw::DsoLocalEquivalent { global, .. } => {
                Kind::Of(ConstantKind::DsoLocalEquivalent, id(global))
            }
            Raw::NoCfi { global, .. } => Kind::Of(ConstantKind::NoCfi, id(global)),
            Raw::InlineAsm { function_type, flags, text, constraints } => {
                Kind::InlineAsm(Box::new(InlineAsm {
                    function_type: self.types[function_type as usize],
                    text: text.of(&block.bytes).into(),
                    constraints: constraints.of(&block.bytes).into(),
                    flags,
                }))
            }
        };
        if missing.get() {
            return Err(wrong("an operand that is no constant"));
        }
        Ok(self.id(ty, kind))
    }

    fn null(&mut self, ty: u32) -> Option<Kind> {
        Some(match self.table.all[ty as usize] {
            Type::Integer { .. } => self.int(ty, &[]).ok()?,
            Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double
            | Type::X86Fp80
            | Type::Fp128
            | Type::PpcFp128 => self.float(ty, [0, 0]).ok()?,
            Type::Pointer { .. } | Type::OpaquePointer { .. } => Kind::Plain(ConstantKind::PtrNull),
            Type::Token => Kind::Plain(ConstantKind::TokenNone),
            Type::Literal { .. }
            | Type::Struct { .. }
            | Type::Opaque { .. }
            | Type::Array { .. }
            | Type::Vector { .. } => Kind::Plain(ConstantKind::Aggzero),
            Type::Void
            | Type::Label
            | Type::Metadata
            | Type::X86Mmx
            | Type::X86Amx
            | Type::Function { .. } => return None,
        })
    }

    /// An integer of words, the lowest first, of which zeros at the end may be left out.
    fn int(&self, ty: u32, words: &[u64]) -> Result<Kind> {
        let Type::Integer { width } = self.table.all[ty as usize] else {
            return Err(Error::unsupported("an integer of another type", "a constant"));
        };
        let mut all = vec![0; width.div_ceil(64) as usize];
        for (word, &value) in all.iter_mut().zip(words) {
            *word = value;
        }
        let unused = all.len() as u32 * 64 - width;
        if let Some(last) = all.last_mut() {
            *last = *last << unused >> unused;
        }
        Ok(Kind::Int(
            width,
            match *all {
                [word] => Words::One(word),
                _ => Words::Many(all.into()),
            },
        ))
    }

    fn float(&self, ty: u32, words: [u64; 2]) -> Result<Kind> {
        let [first, second] = words;
        Ok(match self.table.all[ty as usize] {
            // LLVM takes the lowest bits of what is too wide.
            Type::Half => Kind::Float(FloatKind::Half, [first & 0xFFFF, 0]),
            Type::BFloat => Kind::Float(FloatKind::Bfloat, [first & 0xFFFF, 0]),
            Type::Float => Kind::Float(FloatKind::Float, [first & 0xFFFF_FFFF, 0]),
            Type::Double => Kind::Float(FloatKind::Double, [first, 0]),
            // The file has the upper 64 bits first.
            Type::X86Fp80 => {
                Kind::Float(FloatKind::X86Fp80, [first << 16 | second & 0xFFFF, first >> 48])
            }
            Type::Fp128 => Kind::Float(FloatKind::Fp128, words),
            Type::PpcFp128 => Kind::Float(FloatKind::PpcFp128, words),
            _ => {
                let what = "a floating-point number of another type";
                return Err(Error::unsupported(what, "a constant"));
            }
        })
    }

    /// How many elements an array or vector has, and their type.
    fn sequence(&self, ty: u32) -> Option<(u64, u32)> {
        match self.table.all[ty as usize] {
            Type::Array { count, element } => Some((count, element)),
            Type::Vector { count, element, .. } => Some((count.into(), element)),
            _ => None,
        }
    }

    /// Whether an aggregate of this type has these elements. Types of global values are not looked at.
    fn are_elements(&self, ty: u32, elements: &[u32]) -> bool {
        let fits = |element: u32, ty: u32| {
            element < self.first || self.get(element).ty == self.types[ty as usize]
        };
        if let Some((count, element)) = self.sequence(ty) {
            return elements.len() as u64 == count && elements.iter().all(|&it| fits(it, element));
        }
        match &self.table.all[ty as usize] {
            Type::Literal { elements: fields, .. } | Type::Struct { elements: fields, .. } => {
                let fields = fields.of(&self.table.lists);
                elements.len() == fields.len()
                    && elements.iter().zip(fields).all(|(&it, &ty)| fits(it, ty))
            }
            _ => false,
        }
    }

    fn string(&mut self, ty: u32, text: Vec<u8>) -> Result<Kind> {
        let is_array = matches!(self.table.all[ty as usize], Type::Array { .. });
        let element = match self.sequence(ty).filter(|_| is_array) {
            Some((count, element)) if count == text.len() as u64 && self.is_byte(element) => {
                element
            }
            _ => {
                let what = "a string that is no array of its bytes";
                return Err(Error::unsupported(what, "a constant"));
            }
        };
        let mut elements = Vec::new();
        if self.expand_strings {
            for &byte in &text {
                let kind = self.int(element, &[byte.into()])?;
                elements.push(self.id(element, kind));
            }
        }
        Ok(Kind::String(text.into(), elements.into()))
    }

    /// An array or vector of numbers.
    fn data(&mut self, ty: u32, words: &[u64]) -> Result<Kind> {
        let is_array = matches!(self.table.all[ty as usize], Type::Array { .. });
        let (count, element) = self
            .sequence(ty)
            .ok_or_else(|| Error::unsupported("elements of what has none", "a constant"))?;
        if words.len() as u64 != count {
            let what = "numbers of another count than their type has";
            return Err(Error::unsupported(what, "a constant"));
        }
        if is_array && self.is_byte(element) {
            return self.string(ty, words.iter().map(|&word| word as u8).collect());
        }
        let mut elements = Vec::with_capacity(words.len());
        for &word in words {
            let kind = match self.table.all[element as usize] {
                Type::Integer { .. } => self.int(element, &[word])?,
                _ => self.float(element, [word, 0])?,
            };
            elements.push(self.id(element, kind));
        }
        let kind = if is_array { ConstantKind::Array } else { ConstantKind::Vector };
        Ok(Kind::Aggregate(kind, elements.into()))
    }

    fn is_byte(&self, ty: u32) -> bool {
        self.table.all[ty as usize] == Type::Integer { width: 8 }
    }

    /// Whether a type is one of floating-point numbers, or of vectors of them.
    fn is_float(&self, ty: u32) -> bool {
        is_float(&self.table, ty)
    }

    /// The mask of a shufflevector: -1 is any element.
    pub fn mask(&self, id: u32) -> Result<Box<[i32]>> {
        let wrong = || Error::unsupported("a mask that is no vector of numbers", "shufflevector");
        let constant = self.all.get_index(id.wrapping_sub(self.first) as usize);
        let constant = constant.ok_or_else(wrong)?;
        let Type::Vector { count, .. } = self.table.all[constant.ty as usize] else {
            return Err(wrong());
        };
        let all = |element| Ok(vec![element; count as usize].into());
        match &constant.kind {
            Kind::Plain(ConstantKind::Aggzero) => all(0),
            Kind::Plain(ConstantKind::Undef | ConstantKind::Poison) => all(-1),
            Kind::Aggregate(_, elements) => {
                let number = |&element: &u32| match &self.get(element).kind {
                    Kind::Int(_, words) => words.all().first().map(|&word| word as i32),
                    Kind::Plain(ConstantKind::Undef | ConstantKind::Poison) => Some(-1),
                    _ => None,
                };
                let is_constant = |id: &u32| *id >= self.first;
                if !elements.iter().all(is_constant) {
                    return Err(wrong());
                }
                elements.iter().map(number).collect::<Option<_>>().ok_or_else(wrong)
            }
            _ => Err(wrong()),
        }
    }
}
