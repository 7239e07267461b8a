//! Metadata: made, and written.

use bitcode::metadata as raw;
use bitcode::{Node, NodeKind, Span};
use facts::MetadataClassName as Class;
use rustc_hash::FxHashMap;

use super::Made;
use super::fits::wrong;
use super::module::Module;
use super::numbers::{MOST, Space, number};
use super::values::ValueRef;

/// A piece of metadata of the module, or of the function that is being filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MetadataRef(pub(super) u32);

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

/// The metadata of a module, by the places that its handles have.
#[derive(Default)]
pub(super) struct Metadata {
    all: Vec<Item>,
    /// Nodes and values in the order in which they are written.
    order: Vec<u32>,
    strings: raw::Strings,
    values: FxHashMap<ValueRef, u32>,
    operands: Vec<Option<MetadataRef>>,
    numbers: Vec<u64>,
}

#[derive(Clone, Copy)]
enum Item {
    /// Its place among the strings.
    String(u32),
    Value(ValueRef),
    Node {
        class: Class,
        distinct: bool,
        operands: Span,
        scalars: Span,
        words: Span,
    },
    /// Others refer to it, but it is not made yet.
    Promised,
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

impl MetadataRef {
    /// It in a debug location that [`Module::set_location`] takes.
    pub fn in_location(self) -> u32 {
        self.0
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
        let place = self.metadata.strings.push(text);
        self.metadata.add(Item::String(place))
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
            let made = self.metadata.add(Item::Value(value))?;
            let (_, place) = number(made.0);
            self.metadata.values.insert(value, place);
            self.metadata.order.push(place);
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
        self.metadata.add(Item::Promised)
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
        let it = &mut self.metadata;
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
    words: Vec<u64>,
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
            words: Vec::new(),
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
                    words_of(class, distinct, &operands, scalars, words.of(&self.numbers))
                        .ok_or_else(|| format!("a {} lacks operands", class.text()))?
                }
                Item::String(_) | Item::Promised => return wrong("a node is not finished"),
            };
            made.nodes.push(Node { kind, words: Span::push(&mut made.words, words) });
        }
        Ok(made)
    }
}

/// An integer with its sign in the lowest bit.
fn signed(word: u64) -> u64 {
    if word.cast_signed() >= 0 { word << 1 } else { word.wrapping_neg() << 1 | 1 }
}

/// The record of a node; the twin of `resolved`'s reading.
fn words_of(
    class: Class,
    distinct: bool,
    o: &[raw::Ref],
    s: &[u64],
    words: &[u64],
) -> Option<(NodeKind, Vec<u64>)> {
    let bit = u64::from(distinct);
    /// The kind, the first operand's other bits, the fields and what follows them.
    macro_rules! node {
        ($kind:ident { $($field:ident $(: $value:expr)?),* $(,)? } $(| $flag:expr)? $(; $tail:expr)?)
        => {{
            let node = raw::$kind {
                head: raw::$kind::HEAD | bit $(| $flag)?,
                $($field $(: $value)?,)*
            };
            #[allow(unused_mut, reason = "some nodes have no tail")]
            let mut words: Vec<u64> = node.words().collect();
            $(words.extend($tail);)?
            (NodeKind::$kind, words)
        }};
    }
    let refs = |list: &[raw::Ref]| -> Vec<u64> {
        list.iter().map(|node| node.map_or(0, |id| u64::from(id) + 1)).collect()
    };
    Some(match (class, o, s) {
        (Class::MDTuple, list, _) => {
            (if distinct { NodeKind::DistinctTuple } else { NodeKind::Tuple }, refs(list))
        }
        (Class::DILocation, &[Some(scope), inlined_at], &[line, column, implicit]) => {
            let (scope, implicit_code) = (raw::Id(scope), implicit != 0);
            node!(Location { line, column, scope, inlined_at, implicit_code })
        }
        (Class::GenericDINode, list, &[tag]) => {
            node!(GenericDebug { tag, version: false }; refs(list))
        }
        (Class::DISubrange, &[count, lower, upper, stride], _) => {
            node!(Subrange { count, lower, upper, stride })
        }
        (Class::DIGenericSubrange, &[count, lower, upper, stride], _) => {
            node!(GenericSubrange { count, lower, upper, stride })
        }
        (Class::DIEnumerator, &[name], &[width, unsigned]) => {
            let active = words.iter().rposition(|&word| word != 0).map_or(1, |last| last + 1);
            let value = words.iter().copied().chain([0]).take(active).map(signed);
            node!(Enumerator { width, name } | unsigned << 1; value)
        }
        (Class::DIBasicType, &[_, _, name], &[tag, size, align, encoding, flags]) => {
            node!(BasicType { tag, name, size, align, encoding, flags })
        }
        (
            Class::DIStringType,
            &[_, _, name, length, length_expression, location_expression],
            &[tag, size, align, encoding],
        ) => node!(StringType {
            tag,
            name,
            length,
            length_expression,
            location_expression,
            size,
            align,
            encoding,
        }),
        (
            Class::DIDerivedType,
            &[file, scope, name, base_type, extra_data, annotations],
            &[tag, line, size, align, offset, flags, has_space, space],
        ) => {
            let dwarf_address_space = if has_space == 0 { 0 } else { space + 1 };
            node!(DerivedType {
                tag,
                name,
                file,
                line,
                scope,
                base_type,
                size,
                align,
                offset,
                flags,
                extra_data,
                dwarf_address_space,
                annotations,
            })
        }
        (
            Class::DICompositeType,
            &[
                file,
                scope,
                name,
                base_type,
                elements,
                vtable_holder,
                template_params,
                identifier,
                discriminator,
                data_location,
                associated,
                allocated,
                rank,
                annotations,
            ],
            &[tag, line, size, align, offset, flags, runtime_lang],
        ) => node!(CompositeType {
            tag,
            name,
            file,
            line,
            scope,
            base_type,
            size,
            align,
            offset,
            flags,
            elements,
            runtime_lang,
            vtable_holder,
            template_params,
            identifier,
            discriminator,
            data_location,
            associated,
            allocated,
            rank,
            annotations,
        }),
        (Class::DISubroutineType, &[_, _, _, types], &[flags, calling_convention]) => {
            node!(SubroutineType { flags, types, calling_convention })
        }
        (Class::DIFile, &[filename, directory, checksum, source], &[checksum_kind, is_null]) => {
            let source = (source.is_some() || is_null != 0).then(|| refs(&[source]));
            let source = source.unwrap_or_default();
            node!(File { filename, directory, checksum_kind, checksum }; source)
        }
        (
            Class::DICompileUnit,
            &[
                file,
                producer,
                flags,
                split_debug_filename,
                enums,
                retained_types,
                globals,
                imports,
                macros,
                sysroot,
                sdk,
            ],
            &[
                language,
                optimized,
                runtime_version,
                emission_kind,
                dwo_id,
                inlining,
                profiling,
                name_table_kind,
                ranges,
            ],
        ) => node!(CompileUnit {
            language,
            file,
            producer,
            is_optimized: optimized != 0,
            flags,
            runtime_version,
            split_debug_filename,
            emission_kind,
            enums,
            retained_types,
            subprograms: None,
            globals,
            imports,
            dwo_id,
            macros,
            split_debug_inlining: inlining != 0,
            debug_info_for_profiling: profiling != 0,
            name_table_kind,
            ranges_base_address: ranges != 0,
            sysroot,
            sdk,
        }),
        (
            Class::DISubprogram,
            &[
                file,
                scope,
                name,
                linkage_name,
                ty,
                unit,
                declaration,
                retained_nodes,
                containing_type,
                template_params,
                thrown_types,
                annotations,
                target_func_name,
            ],
            &[line, scope_line, virtual_index, this_adjustment, flags, sp_flags],
        ) => node!(Subprogram {
            scope,
            name,
            linkage_name,
            file,
            line,
            ty,
            scope_line,
            containing_type,
            sp_flags,
            virtual_index,
            flags,
            unit,
            template_params,
            declaration,
            retained_nodes,
            this_adjustment,
            thrown_types,
            annotations,
            target_func_name,
        }),
        (Class::DILexicalBlock, &[file, scope], &[line, column]) => {
            node!(LexicalBlock { scope, file, line, column })
        }
        (Class::DILexicalBlockFile, &[file, scope], &[discriminator]) => {
            node!(LexicalBlockFile { scope, file, discriminator })
        }
        (Class::DICommonBlock, &[scope, declaration, name, file], &[line]) => {
            node!(CommonBlock { scope, declaration, name, file, line })
        }
        (Class::DINamespace, &[_, scope, name], &[export_symbols]) => {
            node!(Namespace { scope, name } | export_symbols << 1)
        }
        (Class::DIMacro, &[name, value], &[macinfo_type, line]) => {
            node!(Macro { macinfo_type, line, name, value })
        }
        (Class::DIMacroFile, &[file, elements], &[macinfo_type, line]) => {
            node!(MacroFile { macinfo_type, line, file, elements })
        }
        (
            Class::DIModule,
            &[file, scope, name, configuration_macros, include_path, api_notes_file],
            &[line, is_decl],
        ) => node!(Module {
            file,
            scope,
            name,
            configuration_macros,
            include_path,
            api_notes_file,
            line,
            is_decl: is_decl != 0,
        }),
        (Class::DITemplateTypeParameter, &[name, ty], &[is_default]) => {
            node!(TemplateType { name, ty, is_default: is_default != 0 })
        }
        (Class::DITemplateValueParameter, &[name, ty, value], &[tag, is_default]) => {
            node!(TemplateValue { tag, name, ty, is_default: is_default != 0, value })
        }
        (
            Class::DIGlobalVariable,
            &[scope, name, file, ty, _, linkage_name, declaration, template_params, annotations],
            &[line, is_local, is_definition, align],
        ) => node!(GlobalVariable {
            scope,
            name,
            linkage_name,
            file,
            line,
            ty,
            is_local: is_local != 0,
            is_definition: is_definition != 0,
            declaration,
            template_params,
            align,
            annotations,
        }),
        (
            Class::DILocalVariable,
            &[scope, name, file, ty, annotations],
            &[line, arg, flags, align],
        ) => node!(LocalVariable { scope, name, file, line, ty, arg, flags, align, annotations }),
        (Class::DILabel, &[scope, name, file], &[line]) => {
            node!(Label { scope, name, file, line })
        }
        (Class::DIExpression, _, _) => node!(Expression {}; words.iter().copied()),
        (Class::DIGlobalVariableExpression, &[variable, expression], _) => {
            node!(GlobalVariableExpression { variable, expression })
        }
        // LLVM 15 writes the setter before the getter and reads them the other way around.
        (Class::DIObjCProperty, &[name, file, setter, getter, ty], &[line, attributes]) => {
            node!(ObjCProperty { name, file, line, setter, getter, attributes, ty })
        }
        (Class::DIImportedEntity, &[scope, entity, name, file, elements], &[tag, line]) => {
            node!(ImportedEntity { tag, scope, entity, line, name, file, elements })
        }
        _ => return None,
    })
}
