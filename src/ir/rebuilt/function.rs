//! The body of a function, while it is filled.

use bitcode::{
    Attachment, Attachments, Body, DebugLocation, Instruction, Named, Node, NodeKind, Predecessors,
    Span,
};

use super::handles::MetadataRef;
use super::handles::{BlockRef, ValueRef};
use super::made::{Made, wrong};
use super::module::{Filled, Filling, Module};
use super::names;
use super::numbers::{MOST, Space, number};
use crate::resolved::edge_order;

/// The kind of attachments that tell types of accesses.
const TBAA: u32 = 1;

impl Filling {
    pub fn is_terminated(&self) -> bool {
        self.terminated
    }

    /// Adds an instruction; the number of its result if it has one.
    pub fn push(&mut self, instruction: Instruction, ty: Option<u32>) -> Option<u32> {
        self.terminated = instruction.is_terminator();
        self.body.instructions.push(instruction);
        self.results.push(ty.is_some());
        let ty = ty?;
        self.body.types.push(ty);
        Some(Space::Result.of(self.body.types.len() as u32 - 1))
    }
}

impl Module {
    fn filling(&mut self) -> Made<&mut Filling> {
        self.filling.as_mut().ok_or_else(|| "only a function has a body".to_owned())
    }

    /// Starts on the body of a function; its parameters.
    pub fn begin_body(&mut self, function: ValueRef) -> Vec<ValueRef> {
        let ty = self.global_types.get(function.0 as usize).map(|ty| ty.value);
        let signature = ty.and_then(|ty| self.types.signature(ty));
        let parameters = signature.map(|(_, parameters, _)| parameters.to_vec());
        let parameters = parameters.unwrap_or_default();
        let count = parameters.len() as u32;
        self.filling = Some(Filling { function: function.0, parameters, ..Filling::default() });
        (0..count).map(|place| ValueRef(Space::Parameter.of(place))).collect()
    }

    /// There is no further instruction in the block at hand.
    ///
    /// # Errors
    /// When it has no terminator: bitcode tells blocks apart by these.
    pub fn end_block(&mut self) -> Made<()> {
        let filling = self.filling()?;
        filling.body.block_ends.push(filling.body.instructions.len() as u32);
        match std::mem::replace(&mut filling.terminated, false) {
            true => Ok(()),
            false => wrong("the block does not have a terminator"),
        }
    }

    /// Ends the body. Values that were used and never defined are none of its errors.
    pub fn end_body(&mut self) -> Made<()> {
        let Some(mut filling) = self.filling.take() else { return Ok(()) };
        if filling.body.block_ends.is_empty() {
            return Ok(());
        }
        if filling.body.types.len().max(filling.pending.len()) >= MOST {
            return wrong("the function has more values than can be numbered");
        }
        let parameters = filling.parameters.len() as u32;
        names::order(&mut filling.body, parameters, &filling.results);
        filling.body.shrink_to_fit();
        let undefined = ValueRef(0);
        self.filled.push(Filled {
            function: filling.function,
            parameters,
            body: Box::new(filling.body),
            pending: filling.pending.iter().map(|(_, by)| by.unwrap_or(undefined).0).collect(),
            orders: filling.orders,
            uses: filling.uses,
            expressions: Vec::new(),
        });
        Ok(())
    }

    /// Names a value of the function.
    ///
    /// # Errors
    /// When the name is taken, or none that bitcode can hold.
    pub fn set_name(&mut self, value: ValueRef, name: &[u8]) -> Made<()> {
        let filling = self.filling()?;
        filling.name(Named::Value(value.0), name)
    }

    /// Names a block of the function, as [`Self::set_name`].
    ///
    /// # Errors
    /// As of that.
    pub fn set_block_name(&mut self, block: BlockRef, name: &[u8]) -> Made<()> {
        let filling = self.filling()?;
        filling.name(Named::Block(block.index), name)
    }

    /// Says where the last instruction comes from.
    pub fn set_location(&mut self, location: DebugLocation) {
        let Some(Filling { body, .. }) = &mut self.filling else { return };
        if body.debug_locations.last() != Some(&location) {
            body.debug_locations.push(location);
        }
        body.locate(body.debug_locations.len() as u32 - 1);
    }

    /// Attaches nodes to the last instruction.
    ///
    /// # Errors
    /// When one is no node.
    pub fn attach_to_instruction(&mut self, all: &[(u32, MetadataRef)]) -> Made<()> {
        if all.is_empty() {
            return Ok(());
        }
        let nodes = self.attachments(all)?;
        let Body { attachments, instructions, .. } = &mut self.filling()?.body;
        let place = instructions.len() as u32 - 1;
        let Attachments { all, instructions, .. } = attachments;
        instructions.push((place, Span::push(all, nodes)));
        Ok(())
    }

    fn attachments(&self, all: &[(u32, MetadataRef)]) -> Made<Vec<Attachment>> {
        let one = |&(kind, node): &(u32, MetadataRef)| {
            if !self.metadata.is_node(node) {
                return wrong("an attachment must be a node");
            }
            // LLVM's reader looks at the operands.
            if kind == TBAA && !self.metadata.is_access_tag(node) {
                return wrong("tbaa is a tag of base type, access type and offset");
            }
            Ok(Attachment { kind, node: node.0 })
        };
        all.iter().map(one).collect()
    }

    /// Attaches nodes to a global value: a function that has a body is the one at hand, or a filled
    /// one.
    ///
    /// # Errors
    /// When one is no node, or of a class that cannot be there.
    pub fn attach_to_global(&mut self, value: ValueRef, all: &[(u32, MetadataRef)]) -> Made<()> {
        if all.is_empty() {
            return Ok(());
        }
        let is_function = matches!(
            self.raw.globals.get(value.0 as usize).map(|global| global.kind),
            Some(bitcode::GlobalKind::Function(_))
        );
        let dbg = |&(kind, node): &(u32, MetadataRef)| {
            kind == 0 && !self.metadata.is(node, facts::MetadataClassName::DISubprogram)
        };
        if is_function && all.iter().any(dbg) {
            return wrong("a function's dbg attachment must be a DISubprogram");
        }
        let nodes = self.attachments(all)?;
        let place = self.filled.binary_search_by_key(&value.0, |filled| filled.function);
        match place {
            Ok(place) => {
                let attachments = &mut self.filled[place].body.attachments;
                attachments.function = Span::push(&mut attachments.all, nodes);
            }
            Err(_) => {
                let metadata = &mut self.raw.metadata;
                let span = Span::push(&mut metadata.attachments, nodes);
                metadata.globals.push((value.0, span));
            }
        }
        Ok(())
    }

    /// A value of the function as metadata.
    pub(super) fn local_value(&mut self, value: ValueRef) -> Made<MetadataRef> {
        let ty = self.type_of(value).0;
        let filling = self.filling()?;
        let metadata = &mut filling.body.metadata;
        let next = metadata.nodes.len() as u32;
        let place = *filling.local_values.entry(value).or_insert(next);
        if place == next {
            let words = metadata.words.push_all([u64::from(ty), value.0.into()]);
            metadata.nodes.push(Node { kind: NodeKind::Value, words });
        }
        Ok(MetadataRef(Space::LocalMetadata.of(place)))
    }

    /// A DIArgList: values as metadata, of the module or the function.
    pub fn argument_list(&mut self, all: &[MetadataRef]) -> Made<MetadataRef> {
        let filling = self.filling()?;
        let metadata = &mut filling.body.metadata;
        let next = metadata.nodes.len() as u32;
        let content: Vec<u32> = all.iter().map(|node| node.0).collect();
        let place = *filling.lists.entry(content).or_insert(next);
        if place == next {
            let words = all.iter().map(|node| u64::from(node.0));
            let words = metadata.words.push_all(words);
            metadata.nodes.push(Node { kind: NodeKind::ArgList, words });
        }
        Ok(MetadataRef(Space::LocalMetadata.of(place)))
    }

    /// The predecessors of all blocks of the function in the order in which a reader has them.
    pub fn predecessors(&self) -> Predecessors {
        let body = self.filling.as_ref().map(|filling| &filling.body);
        // Nothing has put them into another order.
        body.map(|body| body.predecessors(&[])).unwrap_or_default()
    }

    /// Puts the predecessors of a block into an order. `found` are those that it has.
    ///
    /// # Errors
    /// When they are others than it has.
    pub fn order_predecessors(
        &mut self,
        block: BlockRef,
        found: &[u32],
        wanted: &[BlockRef],
    ) -> Made<()> {
        if found.len() != wanted.len() {
            return Err(format!(
                "the block has {} predecessors by its terminators, and {} by basicblock_pred",
                found.len(),
                wanted.len()
            ));
        }
        if found.iter().zip(wanted).all(|(found, wanted)| *found == wanted.index) {
            return Ok(());
        }
        let wanted: Vec<u32> = wanted.iter().map(|block| block.index).collect();
        let order = edge_order(found, &wanted);
        let order = order.ok_or("basicblock_pred has too few rows for one predecessor")?;
        let orders = &mut self.filling()?.orders;
        // What the facts state of the block comes first.
        if orders.last().is_none_or(|(stated, _)| *stated != block.index) {
            orders.push((block.index, order));
        }
        Ok(())
    }

    /// Puts the uses of a block into an order, its address included if that is taken.
    ///
    /// # Errors
    /// When there is no function.
    pub fn order_block_uses(&mut self, block: BlockRef, order: Vec<u32>) -> Made<()> {
        self.filling()?.orders.push((block.index, order));
        Ok(())
    }

    /// Puts the uses of a value into an order: those of the function at hand, or of the module.
    ///
    /// # Errors
    /// When it is no value whose uses have one.
    pub fn order_uses(&mut self, value: ValueRef, order: Vec<u32>) -> Made<()> {
        if value.is_argument_only() {
            return wrong("metadata and blocks have no such order");
        }
        let uses = match &mut self.filling {
            Some(filling) => &mut filling.uses,
            None => &mut self.uses,
        };
        uses.push((value.0, order));
        Ok(())
    }

    /// Whether a value is an integer constant.
    pub(super) fn is_int(&self, value: ValueRef) -> bool {
        let (Space::Constant, place) = number(value.0) else { return false };
        matches!(self.constants[place as usize].kind, crate::resolved::ConstantParts::Int(..))
    }
}

impl Filling {
    fn name(&mut self, named: Named, name: &[u8]) -> Made<()> {
        if name.contains(&0) {
            return wrong("LLVM reads no bitcode with a NUL in such a name");
        }
        if !self.names.insert(name.into()) {
            return wrong(
                "another value here has this name, or a value of this type can have none",
            );
        }
        let names = &mut self.body.names;
        let text = Span::push(&mut names.texts, name.iter().copied());
        names.all.push((named, text));
        Ok(())
    }
}
