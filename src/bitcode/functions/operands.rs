//! Operands of instructions: how values are numbered in records, and back.

use rustc_hash::FxHashMap;

use super::instruction::Body;
use crate::error::{Error, ErrorKind};
use crate::fields::Fields;
use crate::metadata::{Metadata, Node, NodeKind};
use crate::model::Module;
use crate::types::Type;
use crate::typing::Typing;

/// What is known of a function while its instructions are read.
pub(super) struct Scope<'a> {
    pub module: &'a Module,
    pub typing: &'a Typing<'a>,
    /// How many blocks the function has.
    pub blocks: usize,
    /// How many metadata there are, the module's and the function's.
    pub metadata: usize,
    /// The types of parameters, constants and results so far.
    locals: Vec<u32>,
    /// The types of values that are used before they are defined.
    forward: FxHashMap<u32, u32>,
    /// The largest number of a value that was used, plus one.
    used: u64,
    /// Values and types, of the instruction that is being read.
    pub pairs: Vec<(u32, u32)>,
}

impl<'a> Scope<'a> {
    /// Of a function with these parameters, in the room of the last one.
    pub(super) fn new(
        module: &'a Module,
        typing: &'a Typing<'a>,
        parameters: &[u32],
        (mut locals, mut pairs): (Vec<u32>, Vec<(u32, u32)>),
    ) -> Self {
        locals.clear();
        locals.extend_from_slice(parameters);
        pairs.clear();
        let forward = FxHashMap::default();
        Self { module, typing, blocks: 0, metadata: 0, locals, forward, used: 0, pairs }
    }

    /// Room for the next function.
    pub(super) fn room(self) -> (Vec<u32>, Vec<(u32, u32)>) {
        (self.locals, self.pairs)
    }

    /// The number of the next value.
    #[inline]
    pub(super) fn next(&self) -> u32 {
        (self.typing.values.len() + self.locals.len()) as u32
    }

    /// A value that is no result of an instruction.
    pub(super) fn constants(&mut self, types: &[u32]) {
        self.locals.extend_from_slice(types);
    }

    /// The result of an instruction.
    #[inline]
    pub(super) fn define(&mut self, ty: u32, fields: &Fields<'_>) -> Result<(), Error> {
        if !self.forward.is_empty()
            && self.forward.remove(&self.next()).is_some_and(|said| said != ty)
        {
            let wrong = ErrorKind::Type("the result is of another type than an earlier use says");
            return Err(fields.error(wrong));
        }
        self.locals.push(ty);
        Ok(())
    }

    /// Whether all values that were used are there.
    pub(super) fn is_complete(&self) -> bool {
        self.used <= u64::from(self.next())
    }

    /// Metadata that are values of the function: these must be there at its end.
    pub(super) fn use_value(&mut self, node: &Node, metadata: &Metadata) {
        if node.kind == NodeKind::Value
            && let Some(value) = metadata.words(node).get(1)
        {
            self.used = self.used.max(value + 1);
        }
    }

    /// The type of a value that is there.
    #[inline]
    pub(super) fn type_of(&self, value: u32) -> Option<u32> {
        let value = value as usize;
        match value.checked_sub(self.typing.values.len()) {
            None => Some(self.typing.values[value]),
            Some(local) => self.locals.get(local).copied(),
        }
    }

    /// A value by its distance from the next one, before or (modulo 2^32) after.
    #[inline]
    pub(super) fn value(&mut self, fields: &mut Fields<'_>) -> Result<u32, Error> {
        let distance = fields.u32("a value's distance")?;
        let value = self.next().wrapping_sub(distance);
        self.used = self.used.max(u64::from(value) + 1);
        Ok(value)
    }

    /// The same of a signed distance.
    pub(super) fn signed_value(&mut self, fields: &mut Fields<'_>) -> Result<u32, Error> {
        let coded = fields.u64()?;
        let distance = if coded & 1 == 0 { coded >> 1 } else { (coded >> 1).wrapping_neg() };
        let value = u64::from(self.next()).wrapping_sub(distance);
        let value =
            u32::try_from(value).map_err(|_| fields.unknown("a value's distance", coded))?;
        self.used = self.used.max(u64::from(value) + 1);
        Ok(value)
    }

    /// A value by its number, which is there already.
    pub(super) fn absolute_value(&mut self, fields: &mut Fields<'_>) -> Result<u32, Error> {
        fields.index("value", self.next() as usize)
    }

    /// A value by its number, which may come later.
    pub(super) fn any_value(&mut self, fields: &mut Fields<'_>) -> Result<u32, Error> {
        let value = fields.index("value", u32::MAX as usize)?;
        self.used = self.used.max(u64::from(value) + 1);
        Ok(value)
    }

    /// A value, and its type: that follows if the value is not there yet.
    #[inline]
    pub(super) fn typed(&mut self, fields: &mut Fields<'_>) -> Result<(u32, u32), Error> {
        let value = self.value(fields)?;
        if value < self.next()
            && let Some(ty) = self.type_of(value)
        {
            return Ok((value, ty));
        }
        self.forward(value, fields)
    }

    #[cold]
    fn forward(&mut self, value: u32, fields: &mut Fields<'_>) -> Result<(u32, u32), Error> {
        let ty = self.ty(fields)?;
        if matches!(self.typing.get(ty), Some(Type::Metadata | Type::Label)) {
            let wrong = "metadata or a label is passed where no parameter says so";
            return Err(fields.error(ErrorKind::Type(wrong)));
        }
        if *self.forward.entry(value).or_insert(ty) != ty {
            let wrong = "a value is of two types before it is defined";
            return Err(fields.error(ErrorKind::Type(wrong)));
        }
        Ok((value, ty))
    }

    /// A type.
    #[inline]
    pub(super) fn ty(&self, fields: &mut Fields<'_>) -> Result<u32, Error> {
        fields.index("type", self.module.types.all.len())
    }

    /// A block.
    #[inline]
    pub(super) fn block(&self, fields: &mut Fields<'_>) -> Result<u32, Error> {
        fields.index("block", self.blocks)
    }

    /// A synchronization scope.
    pub(super) fn sync_scope(&self, fields: &mut Fields<'_>) -> Result<u32, Error> {
        fields.index("synchronization scope", self.module.sync_scopes.len())
    }

    /// The value of a constant that is an integer, or a vector of equal ones.
    pub(super) fn integer(&self, value: u32, body: &Body) -> Option<u64> {
        let globals = self.module.globals.len();
        let outer = self.typing.values.len();
        let value = value as usize;
        if value < outer {
            return integer(&self.module.constants, value.checked_sub(globals)?, globals);
        }
        let parameters = self.locals.len() - body.constants.all.len() - body.types.len();
        let first = outer + parameters;
        let constants = &body.constants;
        match constants.all.get(value.checked_sub(first)?)? {
            crate::Constant::Aggregate(elements) => {
                self.integer(*elements.of(&constants.values).first()?, body)
            }
            _ => integer(constants, value - first, first),
        }
    }
}

fn integer(constants: &crate::Constants, index: usize, first: usize) -> Option<u64> {
    use crate::Constant;
    match constants.all.get(index)? {
        Constant::Null => Some(0),
        Constant::Integer(value) => u64::try_from(*value).ok(),
        Constant::Data(words) => words.of(&constants.words).first().copied(),
        Constant::Aggregate(elements) => {
            let element = *elements.of(&constants.values).first()? as usize;
            match constants.all.get(element.checked_sub(first)?)? {
                Constant::Null => Some(0),
                Constant::Integer(value) => u64::try_from(*value).ok(),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The record of an instruction that is being written.
pub(super) struct Out<'a> {
    pub body: &'a Body,
    pub operands: Vec<u64>,
    /// The number of the next value.
    pub next: u32,
    /// The number of the first result.
    pub first: u32,
    /// A value that has no type, where a record must say it.
    pub untyped: Option<u32>,
}

impl Out<'_> {
    pub(super) fn push(&mut self, operand: impl Into<u64>) {
        self.operands.push(operand.into());
    }

    pub(super) fn extend(&mut self, operands: &[u32]) {
        self.operands.extend(operands.iter().map(|&operand| u64::from(operand)));
    }

    /// A value by its distance.
    pub(super) fn value(&mut self, value: u32) {
        self.operands.push(self.next.wrapping_sub(value).into());
    }

    /// A value by its signed distance.
    pub(super) fn signed_value(&mut self, value: u32) {
        let distance = i64::from(self.next.wrapping_sub(value) as i32);
        let coded = distance.unsigned_abs() << 1 | u64::from(distance < 0);
        self.operands.push(coded);
    }

    /// A value, and its type if it comes later; whether it comes before.
    pub(super) fn typed(&mut self, value: u32) -> bool {
        self.value(value);
        if value < self.next {
            return true;
        }
        match self.body.types.get((value - self.first) as usize) {
            Some(&ty) => self.operands.push(ty.into()),
            None => self.untyped = Some(value),
        }
        false
    }

    /// Flags, if there are some.
    pub(super) fn flags(&mut self, flags: u8) {
        if flags != 0 {
            self.push(flags);
        }
    }
}
