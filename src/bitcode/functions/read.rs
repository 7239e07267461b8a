//! Reading the body of a function.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};

use super::operands::Scope;
use super::{Body, DebugLocation, Instruction, calls, control, memory, values};
use crate::bits::{BlockStart, Entry, Reader};
use crate::codes::{
    constants, function as code, metadata, metadata_attachment, uselist, value_symtab,
};
use crate::constants::{Constants, of_mask};
use crate::error::{Error, ErrorKind};
use crate::fields::Fields;
use crate::metadata::{Attachments, Limits, Metadata};
use crate::model::Module;
use crate::names::Names;
use crate::typing::Typing;

/// What bodies are read in.
pub(crate) struct Outer<'a> {
    pub module: &'a Module,
    pub typing: &'a Typing<'a>,
    /// How many bytes the bodies may still take in memory.
    pub memory: &'a AtomicU64,
    /// How many there were.
    pub most: u64,
}

/// The parts of a body, in the order in which LLVM writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Start,
    Blocks,
    Constants,
    Metadata,
    Instructions,
    Users,
    Names,
    Attachments,
    UseLists,
}

pub(crate) struct BodyReader<'a, 'd> {
    outer: &'a Outer<'a>,
    reader: Reader<'d>,
    scope: Scope<'a>,
    body: Body,
    stage: Stage,
    /// Where the last location that was said is.
    location: Option<u32>,
    /// How many bundles belong to calls.
    bundles: usize,
}

/// Room in which bodies are read, one after the other: lists that grow for each anew, a module's tens of
/// thousands, took half of the time.
#[derive(Default)]
struct Room {
    body: Body,
    scope: (Vec<u32>, Vec<(u32, u32)>),
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::default();
}

/// What a list holds, in a list of just that size; a long one itself.
fn taken<T: Copy>(list: &mut Vec<T>) -> Vec<T> {
    const LONG: usize = 1 << 14;
    if list.capacity() > LONG {
        return std::mem::take(list);
    }
    let all = list.as_slice().to_vec();
    list.clear();
    all
}

impl<'a, 'd> BodyReader<'a, 'd> {
    /// Reads the body of the function that is value `function`.
    pub(crate) fn read(
        outer: &'a Outer<'a>,
        from: &Reader<'d>,
        block: BlockStart,
        function: u32,
    ) -> Result<Body, Error> {
        let reader = from.at_block(block)?;
        let ty = outer.module.globals.get(function as usize).map(|global| global.value_type);
        let types = ty.and_then(|ty| outer.module.types.function(ty));
        let (_, parameters, _) =
            types.ok_or_else(|| reader.error(ErrorKind::Missing("function for a body")))?;
        let Room { body, scope } = ROOM.take();
        let scope = Scope::new(outer.module, outer.typing, parameters, scope);
        let stage = Stage::Start;
        let mut it = Self { outer, reader, scope, body, stage, location: None, bundles: 0 };
        it.entries()?;
        it.complete()?;
        it.charge(it.body.memory())?;
        let body = it.taken();
        ROOM.set(Room { body: it.body, scope: it.scope.room() });
        Ok(body)
    }

    /// The body, out of the room in which it was read.
    fn taken(&mut self) -> Body {
        let body = &mut self.body;
        Body {
            block_ends: taken(&mut body.block_ends),
            instructions: taken(&mut body.instructions),
            locations: taken(&mut body.locations),
            debug_locations: taken(&mut body.debug_locations),
            operands: taken(&mut body.operands),
            calls: taken(&mut body.calls),
            bundles: taken(&mut body.bundles),
            types: taken(&mut body.types),
            block_address_users: taken(&mut body.block_address_users),
            // These are lists of their own blocks.
            constants: std::mem::take(&mut body.constants),
            metadata: std::mem::take(&mut body.metadata),
            names: std::mem::take(&mut body.names),
            attachments: std::mem::take(&mut body.attachments),
            use_lists: std::mem::take(&mut body.use_lists),
        }
    }

    fn entries(&mut self) -> Result<(), Error> {
        loop {
            match self.reader.advance()? {
                Entry::Record => self.record()?,
                Entry::Block(block) => self.block(block)?,
                Entry::Definition => {}
                Entry::End => return Ok(()),
            }
        }
    }

    /// The part that follows must not come before the last one.
    fn stage(&mut self, stage: Stage) -> Result<(), Error> {
        let again = stage == self.stage && stage != Stage::Instructions;
        let early = stage > Stage::Blocks && self.stage < Stage::Blocks;
        if stage < self.stage || again || early {
            let misplaced = "a part of a function's body is there twice, or out of order";
            return Err(self.reader.error(ErrorKind::Misplaced(misplaced)));
        }
        self.stage = stage;
        Ok(())
    }

    fn charge(&self, bytes: u64) -> Result<(), Error> {
        let spend = |left: u64| left.checked_sub(bytes);
        let spent = self.outer.memory.fetch_update(Ordering::Relaxed, Ordering::Relaxed, spend);
        match spent {
            Ok(_) => Ok(()),
            Err(_) => Err(self.reader.error(ErrorKind::Memory(self.outer.most))),
        }
    }

    fn block(&mut self, block: BlockStart) -> Result<(), Error> {
        self.reader.enter(block)?;
        let (module, blocks) = (self.outer.module, self.scope.blocks);
        match block.id {
            constants::BLOCK => {
                self.stage(Stage::Constants)?;
                let read = Constants::read(&mut self.reader, &module.types, self.outer.most)?;
                let first = self.scope.next();
                let outer = self.outer.typing.values.len();
                let known = |value: u32| {
                    let in_module = (value as usize) < outer;
                    in_module || value >= first && ((value - first) as usize) < read.all.len()
                };
                read.check(known, first).map_err(|kind| self.reader.error(kind))?;
                self.charge(read.masks(&module.types))?;
                self.scope.constants(&read.types);
                self.body.constants = read;
            }
            metadata::BLOCK => {
                self.stage(Stage::Metadata)?;
                let (types, kinds) = (&module.types, module.metadata_kinds.len());
                let limits = Limits { types, outer: self.scope.metadata, kinds };
                self.body.metadata = Metadata::read(&mut self.reader, limits)?;
                self.scope.metadata += self.body.metadata.count();
                if !self.body.metadata.named.is_empty() || !self.body.metadata.globals.is_empty() {
                    let misplaced = "a function has metadata of a module";
                    return Err(self.reader.error(ErrorKind::Misplaced(misplaced)));
                }
                for node in &self.body.metadata.nodes {
                    self.scope.use_value(node, &self.body.metadata);
                }
            }
            value_symtab::BLOCK => {
                self.stage(Stage::Names)?;
                let values = self.scope.next() as usize;
                self.body.names = Names::read(&mut self.reader, values, blocks)?;
            }
            metadata_attachment::BLOCK => {
                self.stage(Stage::Attachments)?;
                let instructions = self.body.instructions.len();
                let kinds = module.metadata_kinds.len();
                let count = self.scope.metadata;
                self.body.attachments =
                    Attachments::read(&mut self.reader, instructions, kinds, count)?;
            }
            uselist::BLOCK => {
                self.stage(Stage::UseLists)?;
                let values = self.scope.next() as usize;
                self.body.use_lists.read(&mut self.reader, values, blocks)?;
            }
            other => return Err(self.reader.error(ErrorKind::UnknownBlock(other.into()))),
        }
        Ok(())
    }

    #[inline]
    fn record(&mut self) -> Result<(), Error> {
        let record = self.reader.record();
        let code = record.code;
        let mut fields = Fields::new(&record);
        let fields = &mut fields;
        let (scope, body) = (&mut self.scope, &mut self.body);
        if self.stage != Stage::Instructions {
            match code {
                code::DECLAREBLOCKS => {
                    let count = fields.u32("the number of blocks")?;
                    fields.end()?;
                    // The shortest block is an instruction of a few bits.
                    if count == 0 || u64::from(count) > self.reader.left() {
                        return Err(fields.unknown("the number of blocks", count.into()));
                    }
                    scope.blocks = count as usize;
                    scope.metadata = self.outer.module.metadata.count();
                    return self.stage(Stage::Blocks);
                }
                code::BLOCKADDR_USERS => return self.users(),
                _ => self.stage(Stage::Instructions)?,
            }
            return self.record();
        }
        // They add the instruction where it stays.
        let result = match code {
            code::INST_CALL | code::INST_INVOKE | code::INST_CALLBR => {
                let read = calls::read(code, fields, scope, body, self.bundles)?;
                self.bundles = body.bundles.len();
                read
            }
            code::DEBUG_LOC | code::DEBUG_LOC_AGAIN => return self.debug_location(),
            code::OPERAND_BUNDLE => {
                calls::read_bundle(fields, scope, body)?;
                return fields.end();
            }
            code::INST_LOAD
            | code::INST_LOADATOMIC
            | code::INST_STORE
            | code::INST_STOREATOMIC
            | code::INST_ALLOCA
            | code::INST_FENCE
            | code::INST_CMPXCHG
            | code::INST_ATOMICRMW
            | code::INST_VAARG => memory::read(code, fields, scope, &mut body.instructions)?,
            code::INST_BINOP
            | code::INST_UNOP
            | code::INST_CAST
            | code::INST_GEP
            | code::INST_VSELECT
            | code::INST_EXTRACTELT
            | code::INST_INSERTELT
            | code::INST_SHUFFLEVEC
            | code::INST_CMP2
            | code::INST_EXTRACTVAL
            | code::INST_INSERTVAL
            | code::INST_FREEZE
            | code::INST_PHI => Some(values::read(code, fields, scope, body)?),
            code::BLOCKADDR_USERS => return self.users(),
            code::DECLAREBLOCKS => return self.stage(Stage::Blocks),
            _ => control::read(code, fields, scope, body)?,
        };
        fields.end()?;
        if self.bundles != body.bundles.len() {
            let misplaced = "an operand bundle comes before something that is no call";
            return Err(fields.error(ErrorKind::Misplaced(misplaced)));
        }
        let Some(instruction) = body.instructions.last() else {
            unreachable!("each of these adds an instruction");
        };
        // One after the other is looked at.
        if let (Instruction::ShuffleVector { .. }, Some(ty)) = (instruction, result)
            && of_mask(&self.outer.module.types, ty) > self.outer.most
        {
            return Err(self.reader.error(ErrorKind::Memory(self.outer.most)));
        }
        if let Some(ty) = result {
            scope.define(ty, fields)?;
            body.types.push(ty);
        }
        if instruction.is_terminator() {
            body.block_ends.push(body.instructions.len() as u32);
            if body.block_ends.len() > scope.blocks {
                return Err(fields.error(ErrorKind::TooMany("blocks")));
            }
        }
        // From time to time: what a short file says may take much memory.
        if body.instructions.len() % 0x1_0000 == 0
            && body.memory() > self.outer.memory.load(Ordering::Relaxed)
        {
            return Err(self.reader.error(ErrorKind::Memory(self.outer.most)));
        }
        Ok(())
    }

    fn debug_location(&mut self) -> Result<(), Error> {
        let record = self.reader.record();
        let mut fields = Fields::new(&record);
        if record.code == code::DEBUG_LOC {
            let location = DebugLocation {
                line: fields.u32("a line")?,
                column: fields.u32("a column")?,
                scope: fields.optional("metadata", self.scope.metadata)?,
                inlined_at: fields.optional("metadata", self.scope.metadata)?,
                implicit_code: fields.flag("implicit code")?,
            };
            self.location = Some(self.body.debug_locations.len() as u32);
            self.body.debug_locations.push(location);
        }
        fields.end()?;
        let missing = |what| fields.error(ErrorKind::Missing(what));
        let location = self.location.ok_or_else(|| missing("location before this"))?;
        if self.body.instructions.is_empty() {
            return Err(missing("instruction before this"));
        }
        if self.body.locate(location).is_some() {
            let misplaced = ErrorKind::Misplaced("an instruction has two locations");
            return Err(fields.error(misplaced));
        }
        Ok(())
    }

    fn users(&mut self) -> Result<(), Error> {
        self.stage(Stage::Users)?;
        let record = self.reader.record();
        let mut fields = Fields::new(&record);
        while fields.left() > 0 {
            let user = fields.index("function", self.outer.module.globals.len())?;
            self.body.block_address_users.push(user);
        }
        Ok(())
    }

    fn complete(&self) -> Result<(), Error> {
        if self.body.block_ends.len() != self.scope.blocks
            || self.body.block_ends.last().copied() != Some(self.body.instructions.len() as u32)
        {
            return Err(self.reader.error(ErrorKind::Missing("end of a block")));
        }
        if !self.scope.is_complete() {
            return Err(self.reader.error(ErrorKind::Missing("value that is used")));
        }
        Ok(())
    }
}
