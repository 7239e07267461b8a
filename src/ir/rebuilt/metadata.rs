//! Metadata: made, and written.

mod records;

use bitcode::metadata as raw;
use bitcode::{Node, NodeKind, Span, Words};
use facts::MetadataClassName as Class;

use super::handles::{MetadataRef, ValueRef};
use super::made::{LATER, Made, wrong};
use super::module::{Item, Metadata, Module};
use super::numbers::{MOST, Space, number};

/// What a node is to be made of, as [`crate::resolved::Node`] tells it.
pub struct NewNode<'a> {
    /// A class of nodes, so none of strings and values.
    pub class: Class,
    /// Whether it equals no other node.
    pub distinct: bool,
    /// All operands of the class, null ones included.
    pub operands: &'a [Option<MetadataRef>],
    /// All scalars of the class.
    pub scalars: &'a [u64],
    /// DIExpression: elements; DIEnumerator: value, lowest word first.
    pub words: &'a [u64],
}

impl Metadata {
    fn item(&self, metadata: MetadataRef) -> Option<&Item> {
        match number(metadata.0) {
            (Space::Metadata, place) => self.all.get(place as usize),
            _ => None,
        }
    }

    fn add(&mut self, item: Item) -> Made<MetadataRef> {
        if self.all.len() >= MOST {
            return wrong("the module has more metadata than can be numbered");
        }
        self.all.push(item);
        Ok(MetadataRef(Space::Metadata.of(self.all.len() as u32 - 1)))
    }

    /// Whether it is a node: no string, no value, and not of a function.
    pub fn is_node(&self, metadata: MetadataRef) -> bool {
        matches!(self.item(metadata), Some(Item::Node { .. } | Item::Promised))
    }

    pub fn is(&self, metadata: MetadataRef, wanted: Class) -> bool {
        matches!(self.item(metadata), Some(Item::Node { class, .. }) if *class == wanted)
    }

    /// Whether it is a tuple of at least three, the first two of which are nodes.
    pub fn is_access_tag(&self, metadata: MetadataRef) -> bool {
        let Some(Item::Node { class: Class::MDTuple, operands, .. }) = self.item(metadata) else {
            return false;
        };
        let is_node = |operand: &Option<MetadataRef>| operand.is_some_and(|it| self.is_node(it));
        let operands = operands.of(&self.operands);
        operands.len() >= 3 && operands[..2].iter().all(is_node)
    }

    /// The globals and constants that are metadata.
    pub fn constants(&self) -> impl Iterator<Item = u32> {
        self.values.keys().map(|value| value.0)
    }
}

/// A bit for each of LLVM's operands of a class that is a string or null.
fn strings(class: Class) -> u32 {
    let bits: &[u32] = match class {
        Class::GenericDINode | Class::DIEnumerator | Class::DITemplateTypeParameter => &[0],
        Class::DITemplateValueParameter => &[0],
        Class::DIBasicType
        | Class::DIStringType
        | Class::DIDerivedType
        | Class::DINamespace
        | Class::DIImportedEntity
        | Class::DICommonBlock => &[2],
        Class::DICompositeType => &[2, 7],
        Class::DIFile => &[0, 1, 2, 3],
        Class::DICompileUnit => &[1, 2, 3, 9, 10],
        Class::DISubprogram => &[2, 3, 12],
        Class::DIModule => &[2, 3, 4, 5],
        Class::DIGlobalVariable => &[1, 4, 5],
        Class::DILocalVariable | Class::DILabel => &[1],
        Class::DIObjCProperty => &[0, 2, 3],
        Class::DIMacro => &[0, 1],
        Class::MDString
        | Class::ConstantAsMetadata
        | Class::LocalAsMetadata
        | Class::MDTuple
        | Class::DILocation
        | Class::DIExpression
        | Class::DIGlobalVariableExpression
        | Class::DISubrange
        | Class::DIGenericSubrange
        | Class::DISubroutineType
        | Class::DILexicalBlock
        | Class::DILexicalBlockFile
        | Class::DIMacroFile
        | Class::DIArgList => &[],
    };
    bits.iter().fold(0, |all, bit| all | 1 << bit)
}

impl Module {
    /// A string.
    pub fn metadata_string(&mut self, text: &[u8]) -> Made<MetadataRef> {
        let metadata = self.metadata.grow().ok_or(LATER)?;
        let place = metadata.strings.push(text);
        metadata.add(Item::String(place))
    }

    /// A value as metadata.
    ///
    /// # Errors
    /// When it is none that can be.
    pub fn value_metadata(&mut self, value: ValueRef) -> Made<MetadataRef> {
        if self.is_constant(value) {
            if let Some(&place) = self.metadata.values.get(&value) {
                return Ok(MetadataRef(Space::Metadata.of(place)));
            }
            let metadata = self.metadata.grow().ok_or(LATER)?;
            let made = metadata.add(Item::Value(value))?;
            let (_, place) = number(made.0);
            metadata.values.insert(value, place);
            metadata.order.push(place);
            return Ok(made);
        }
        match number(value.0).0 {
            Space::Parameter | Space::Result | Space::Pending => self.local_value(value),
            _ => wrong("only constants, arguments and instructions can be metadata"),
        }
    }

    /// Metadata as an operand of a call.
    pub fn metadata_value(&mut self, metadata: MetadataRef) -> ValueRef {
        ValueRef(metadata.0)
    }

    /// A node that others may refer to before [`Self::metadata_node`] makes it.
    pub fn promised_node(&mut self) -> Made<MetadataRef> {
        self.metadata.grow().ok_or(LATER)?.add(Item::Promised)
    }

    /// Makes a node.
    ///
    /// # Errors
    /// When LLVM has no such node.
    pub fn metadata_node(&mut self, promised: MetadataRef, new: &NewNode<'_>) -> Made<()> {
        let name = new.class.text();
        let strings = strings(new.class);
        for (i, &operand) in new.operands.iter().enumerate() {
            let Some(operand) = operand else { continue };
            let item = self.metadata.item(operand);
            if item.is_none() {
                return Err(format!("a {name} refers to metadata of a function"));
            }
            if i < 32 && strings >> i & 1 == 1 && !matches!(item, Some(Item::String(_))) {
                return Err(format!("a {name} refers to a node or value where a string must be"));
            }
        }
        self.check_node(new)?;
        let (_, place) = number(promised.0);
        let it = self.metadata.grow().ok_or(LATER)?;
        let node = Item::Node {
            class: new.class,
            distinct: new.distinct,
            operands: Span::push(&mut it.operands, new.operands.iter().copied()),
            scalars: Span::push(&mut it.numbers, new.scalars.iter().copied()),
            words: Span::push(&mut it.numbers, new.words.iter().copied()),
        };
        match it.all.get_mut(place as usize) {
            Some(item @ Item::Promised) => *item = node,
            _ => return wrong("the node is made already"),
        }
        it.order.push(place);
        Ok(())
    }

    /// What LLVM's reader takes on trust, or drops.
    fn check_node(&self, new: &NewNode<'_>) -> Made<()> {
        let fail = |why: &str| Err(format!("a {} {why}", new.class.text()));
        let constant = |operand: &Option<MetadataRef>| match self.metadata.item((*operand)?) {
            Some(&Item::Value(value)) => Some(value),
            _ => None,
        };
        match new.class {
            Class::DILocation if new.operands[0].is_none() => fail("has no scope"),
            Class::DISubrange | Class::DIGenericSubrange
                if new.operands.iter().filter_map(constant).any(|it| !self.is_int(it)) =>
            {
                fail("has a bound that is a constant, but no integer")
            }
            Class::DICompileUnit if !new.distinct => fail("is always distinct"),
            Class::DIFile => match (new.scalars[0], new.operands[2]) {
                (0, Some(_)) => fail("has a checksum of no kind"),
                (1..=3, None) => fail("has a kind of checksum but no checksum"),
                (4.., _) => fail("has a checksum of a kind that LLVM does not have"),
                _ => Ok(()),
            },
            Class::GenericDINode if new.operands.is_empty() => fail("has no place for its header"),
            _ => Ok(()),
        }
    }

    /// Adds a named node.
    ///
    /// # Errors
    /// When the name is taken, or one of its operands is no node.
    pub fn add_named_metadata(&mut self, name: &[u8], nodes: &[MetadataRef]) -> Made<()> {
        let named = &mut self.raw.metadata.named;
        if named.iter().any(|node| node.name == name) {
            return wrong("two named nodes have this name");
        }
        if nodes.iter().any(|&node| !self.metadata.is_node(node)) {
            return wrong("what a named node refers to must be a node");
        }
        let nodes = nodes.iter().map(|node| node.0).collect();
        named.push(raw::NamedNode { name: name.to_vec(), nodes });
        Ok(())
    }
}

/// Metadata with its final numbers.
pub(super) struct Finished {
    strings: raw::Strings,
    nodes: Vec<Node>,
    words: Words,
    /// The final numbers, by the places of handles.
    pub numbers: Vec<u32>,
}

impl Finished {
    /// How many numbers its strings and nodes take.
    pub fn count(&self) -> u32 {
        (self.strings.len() + self.nodes.len()) as u32
    }

    /// Puts it into the module, where named nodes and attachments are already.
    pub fn fill(self, metadata: &mut raw::Metadata) {
        metadata.strings = self.strings;
        metadata.nodes = self.nodes;
        metadata.words = self.words;
    }
}

impl Metadata {
    /// Numbers and writes it: strings, values, distinct nodes, then the others. `value` gives type
    /// and number of a constant.
    pub fn finish(self, value: impl Fn(ValueRef) -> (u32, u32)) -> Made<Finished> {
        let mut numbers = vec![0; self.all.len()];
        let mut next = self.strings.len() as u32;
        for (item, number) in self.all.iter().zip(&mut numbers) {
            if let Item::String(place) = item {
                *number = *place;
            }
        }
        let sort = |item: &Item| match item {
            Item::Value(_) => 0,
            Item::Node { distinct: true, .. } => 1,
            _ => 2,
        };
        let mut order = self.order;
        order.sort_by_key(|&place| sort(&self.all[place as usize]));
        for &place in &order {
            numbers[place as usize] = next;
            next += 1;
        }
        let mut made = Finished {
            strings: self.strings,
            nodes: Vec::with_capacity(order.len()),
            words: Words::default(),
            numbers,
        };
        for place in order {
            let (kind, words): (NodeKind, Vec<u64>) = match self.all[place as usize] {
                Item::Value(it) => {
                    let (ty, number) = value(it);
                    (NodeKind::Value, vec![ty.into(), number.into()])
                }
                Item::Node { class, distinct, operands, scalars, words } => {
                    let operands = operands.of(&self.operands).iter().map(|operand| {
                        operand.map(|metadata| made.numbers[number(metadata.0).1 as usize])
                    });
                    let operands: Vec<raw::Ref> = operands.collect();
                    let scalars = scalars.of(&self.numbers);
                    records::words_of(class, distinct, &operands, scalars, words.of(&self.numbers))
                        .ok_or_else(|| format!("a {} lacks operands", class.text()))?
                }
                Item::String(_) | Item::Promised => return wrong("a node is not finished"),
            };
            made.nodes.push(Node { kind, words: made.words.push_all(words) });
        }
        Ok(made)
    }
}
