//! A module of bitcode with its numbers resolved: what they stand for, equal things as one.
//!
//! Records refer to each other by numbers whose meaning depends on where they stand, and say the
//! same constant again in every function that uses it. Here each type, constant, set of attributes
//! and debug location has one id, and handles ([`TypeRef`], [`ValueRef`], ..) answer for it what
//! LLVM's own objects would. `cx/numbering.rs` gives them their ids in facts, the constructs write
//! them down.

mod attributes;
mod blocks;
mod codes;
mod constants;
mod globals;
mod handles;
mod inst;
mod locations;
mod metadata;
mod module;
mod operands;
mod summary;
mod types;
mod used;
mod values;

use std::ops::Range;

use bitcode::NodeKind;
use indexmap::IndexSet;
use rustc_hash::FxHashMap;

pub use attributes::AttributeRef;
pub use blocks::{Results, edge_order};
pub use codes::float_kind;
pub use constants::{Constant, Expr, InlineAsm, Kind as ConstantParts, Words};
pub use globals::GlobalKind;
pub use handles::{
    AttributeListRef, AttributeSetRef, BlockRef, Comdat, Global, Inst, MetadataRef,
    NamedMetadataRef, Operands, TypeRef, ValueRef,
};
pub use metadata::{Contents, MAX_SCALARS, Node};
pub use module::Module;
pub use summary::{SummaryRef, ValueInfo};
pub use values::ValueClass;

use attributes::Sets;
use constants::Interned;
use module::{Body, LOCAL, MetadataValues, NONE};

use crate::error::{Error, Result};

impl Module {
    /// Reads the only module of a file of LLVM 15's bitcode.
    ///
    /// # Errors
    /// When it is not what LLVM 15 writes, and as [`Self::new`].
    pub fn read(bytes: &[u8], expand_strings: bool) -> Result<Self> {
        Self::new(Self::raw(bytes)?, expand_strings)
    }

    /// The same with its numbers as they are.
    ///
    /// # Errors
    /// When it is not what LLVM 15 writes.
    pub fn raw(bytes: &[u8]) -> Result<bitcode::Module> {
        let file = bitcode::File::read(bytes).map_err(|why| Error::Bitcode(why.to_string()))?;
        let module = <[bitcode::Module; 1]>::try_from(file.modules);
        let [module] = module.map_err(|all| {
            Error::Bitcode(format!("the file has {} modules, not one", all.len()))
        })?;
        Ok(module)
    }

    /// Resolves a module. `expand_strings` says whether the elements of strings are asked for, too.
    ///
    /// # Errors
    /// When numbers contradict each other in a way that reading does not notice: constants that
    /// contain themselves, or have types that they cannot have.
    pub fn new(raw: bitcode::Module, expand_strings: bool) -> Result<Self> {
        Self::new_by(raw, expand_strings, 1)
    }

    /// As [`Self::new`], by so many threads: the same.
    ///
    /// # Errors
    /// As of that.
    pub fn new_by(mut raw: bitcode::Module, expand_strings: bool, threads: usize) -> Result<Self> {
        crate::upgrade::upgrade(&mut raw);
        let types = types::canonical(&raw.types);
        let sets = Sets::of(&raw, &types);
        let mut body_of = vec![None; raw.globals.len()];
        let mut bodies: Vec<Body> = Vec::new();
        let mut metadata = raw.metadata.count() as u32;
        let defined: Vec<u32> = raw.defined_functions().collect();
        let mut with_body = defined.into_iter().zip(0..).peekable();
        for (function, global) in (0..).zip(&raw.globals) {
            if GlobalKind::of(global) != GlobalKind::Function {
                continue;
            }
            body_of[function as usize] = Some(bodies.len() as u32);
            let params = params_of(&raw, function);
            let mut body = Body { function, params, metadata, ..Body::default() };
            if let Some((_, place)) = with_body.next_if(|&(defined, _)| defined == function)
                && let Some(inside) = raw.bodies.get(place as usize)
            {
                body.raw = Some(place);
                body.results = inside.types.len() as u32;
                metadata += inside.metadata.count() as u32;
            }
            bodies.push(body);
        }
        let number_of = |wanted: &bitcode::Type| {
            raw.types.all.iter().position(|ty| ty == wanted).map(|place| place as u32)
        };
        let mut attached_globals = raw.metadata.globals.clone();
        attached_globals.sort_by_key(|(id, _)| *id);
        let mut it = Self {
            attached_globals,
            metadata_type: number_of(&bitcode::Type::Metadata),
            label_type: number_of(&bitcode::Type::Label),
            types_of_pointers: types_of_pointers(&raw.types, &types),
            types_in_bodies: Vec::new(),
            types,
            values: Vec::new(),
            constants: Interned::default(),
            bodies,
            body_of,
            metadata_values: MetadataValues::default(),
            body_of_metadata: Vec::new(),
            locations: IndexSet::default(),
            location_nodes: FxHashMap::default(),
            empty: bitcode::Body::default(),
            sets,
            taken_addresses: FxHashMap::default(),
            first_location: metadata,
            passes: None,
            raw,
        };
        it.place_metadata();
        // Only what is made of them is needed after it.
        let bodies = it.raw.bodies.iter_mut();
        let said = bodies.map(|body| std::mem::take(&mut body.debug_locations)).collect();
        let ((locations, types), said) = system::both(
            threads,
            || (it.locations(said), it.types_of_bodies()),
            || -> Result<_> {
                let constants = it.intern(expand_strings)?;
                let same = it.same_metadata(&constants);
                let values = it.metadata_values(&same);
                it.scopes_have_ends()?;
                Ok((constants, same, values))
            },
        );
        let (constants, same, values) = said?;
        it.place_locations(locations?);
        it.types_in_bodies = types;
        it.taken_addresses = constants.all.taken_addresses();
        (it.constants, it.values) = (constants.all, constants.outside);
        for (body, (constants, same)) in
            it.bodies.iter_mut().zip(constants.inside.into_iter().zip(same))
        {
            (body.constants, body.same_metadata) = (constants, same);
        }
        it.place_metadata_values(values);
        it.place_locals()?;
        Ok(it)
    }

    /// The constants of the module and of its functions, which may say again what others have.
    fn intern(&self, expand_strings: bool) -> Result<Constants> {
        let mut all = Interned::new(&self.raw, &self.types, expand_strings);
        let mut values: Vec<u32> = (0..self.first_constant()).collect();
        let globals = values.len();
        all.block(&self.raw.constants, &mut values, globals)?;
        let outside = values.len();
        let mut inside = Vec::with_capacity(self.bodies.len());
        for (place, body) in (0..).zip(&self.bodies) {
            // What stands for parameters here is never asked for: constants know none.
            let first = outside + body.params as usize;
            values.resize(first, NONE);
            all.block(&self.raw_body(place).constants, &mut values, first)?;
            inside.push(values.split_off(first));
            values.truncate(outside);
        }
        Ok(Constants { all, outside: values, inside })
    }

    /// Values as metadata, and lists of them: a function may say again what it or the module has. The ids of
    /// the metadata of each body, of which equal ones have one.
    fn same_metadata(&self, values: &Constants) -> Vec<Vec<u32>> {
        let value_of = |node: &bitcode::Node, words: bitcode::WordsOf<'_>| {
            (node.kind == NodeKind::Value).then(|| metadata::value_number(words))
        };
        let outer = &self.raw.metadata;
        let mut constants: FxHashMap<u32, u32> = FxHashMap::default();
        for (id, node) in (outer.strings.len() as u32..).zip(&outer.nodes) {
            if let Some(number) = value_of(node, outer.words(node))
                && let Some(&value) = values.outside.get(number as usize)
            {
                constants.entry(value).or_insert(id);
            }
        }
        let bodies =
            (0..).zip(self.bodies.iter().zip(&values.inside)).map(|(place, (body, own))| {
                let inner = &self.raw_body(place).metadata;
                let mut same: Vec<u32> = (body.metadata..).take(inner.count()).collect();
                let mut locals: FxHashMap<u32, u32> = FxHashMap::default();
                let mut lists: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
                let strings = inner.strings.len();
                for (at, node) in (strings..).zip(&inner.nodes) {
                    let (id, words) = (same[at], inner.words(node));
                    if let Some(number) = value_of(node, words) {
                        let known = match values.id(body.params, own, number) {
                            Some(constant) => constants.entry(constant),
                            None => locals.entry(number),
                        };
                        same[at] = *known.or_insert(id);
                    } else if node.kind == NodeKind::ArgList {
                        let outside = outer.count();
                        let of = |word: u64| match (word as usize).checked_sub(outside) {
                            Some(inside) => same.get(inside).copied().unwrap_or(id),
                            None => word as u32,
                        };
                        let list: Vec<u32> = words.iter().map(of).collect();
                        same[at] = *lists.entry(list).or_insert(id);
                    }
                }
                same
            });
        bodies.collect()
    }

    /// Whether a number in a function is that of a constant or a global.
    fn is_number_of_constant(&self, place: u32, number: u32) -> bool {
        let Some(inside) = number.checked_sub(self.raw.values() as u32) else { return true };
        let constants = self.raw_body(place).constants.all.len();
        let place = inside.checked_sub(self.bodies[place as usize].params);
        place.is_some_and(|place| (place as usize) < constants)
    }

    /// The id of metadata by its number in a function.
    fn metadata_id(&self, body: u32, number: u32) -> u32 {
        match self.bodies.get(body as usize) {
            Some(body) => self.metadata_id_of(body, &body.same_metadata, number),
            None => number,
        }
    }

    /// The same, given the ids of all metadata of the function: else each has one of its own.
    fn metadata_id_of(&self, body: &Body, same: &[u32], number: u32) -> u32 {
        match number.checked_sub(self.raw.metadata.count() as u32) {
            Some(inside) => match same.get(inside as usize) {
                Some(&id) => id,
                None => body.metadata + inside,
            },
            None => number,
        }
    }

    /// Says of all metadata of functions which one it is in.
    fn place_metadata(&mut self) {
        let mut bodies =
            Vec::with_capacity(self.first_location as usize - self.raw.metadata.count());
        for place in 0..self.bodies.len() as u32 {
            bodies.resize(bodies.len() + self.raw_body(place).metadata.count(), place);
        }
        self.body_of_metadata = bodies;
    }

    /// Metadata as operands of calls, given the ids of that of each body; for each which of it is local, and
    /// whether blocks are arguments.
    fn metadata_values(&self, same: &[Vec<u32>]) -> (MetadataValues, Vec<(Range<u32>, bool)>) {
        let types = &self.raw.types;
        let is_other = |ty: &u32| {
            matches!(types.get(*ty), Some(bitcode::Type::Metadata | bitcode::Type::Label))
        };
        let takes_others: Vec<bool> = (0..types.all.len() as u32)
            .map(|ty| types.function(ty).is_some_and(|(_, params, _)| params.iter().any(is_other)))
            .collect();
        let mut found = MetadataValues::default();
        // Locations that are no nodes are no operands.
        found.places.resize(self.first_location as usize, NONE);
        let mut local = Vec::with_capacity(self.bodies.len());
        for place in 0..self.bodies.len() as u32 {
            let (first, mut passes_blocks) = (found.local.len() as u32, false);
            let body = self.raw_body(place);
            let calls = body.calls.iter();
            let calls =
                calls.filter(|call| takes_others.get(call.function_type as usize) == Some(&true));
            for (param, argument) in calls.flat_map(|call| body.arguments_of(call, types)) {
                match types.get(param) {
                    Some(bitcode::Type::Metadata) => {
                        let (own, same) = (&self.bodies[place as usize], &same[place as usize]);
                        let id = self.metadata_id_of(own, same, argument);
                        found.meet(id, || self.is_local_metadata(id));
                    }
                    Some(bitcode::Type::Label) => passes_blocks = true,
                    _ => {}
                }
            }
            local.push((first..found.local.len() as u32, passes_blocks));
        }
        (found, local)
    }

    fn place_metadata_values(&mut self, found: (MetadataValues, Vec<(Range<u32>, bool)>)) {
        let (values, local) = found;
        for (body, (metadata, passes_blocks)) in self.bodies.iter_mut().zip(local) {
            body.local_metadata = metadata;
            body.passes_blocks = passes_blocks;
        }
        self.metadata_values = values;
    }

    /// Gives ids to what is in functions.
    fn place_locals(&mut self) -> Result<()> {
        let mut next = u64::from(self.first_local());
        for body in &mut self.bodies {
            let raw = body.raw.map_or(&self.empty, |place| &self.raw.bodies[place as usize]);
            body.first = next as u32;
            let blocks = raw.block_ends.len() as u64;
            let count = u64::from(body.params) + u64::from(body.results) + blocks;
            body.count = count as u32;
            next += count;
        }
        u32::try_from(next)
            .map(|_| ())
            .map_err(|_| Error::unsupported("so many values", "the module"))
    }

    /// The first id of what is in functions.
    fn first_local(&self) -> u32 {
        self.first_local_metadata_value() + self.metadata_values.local.len() as u32
    }

    /// The first id of metadata as a value that belongs to a function; what comes before it does not.
    pub(crate) fn first_local_metadata_value(&self) -> u32 {
        self.first_metadata_value() + self.metadata_values.outer.len() as u32
    }

    /// The id of metadata as a value.
    fn metadata_value(&self, metadata: u32) -> u32 {
        match self.metadata_values.places.get(metadata as usize) {
            None | Some(&NONE) => NONE,
            Some(&place) if place & LOCAL != 0 => {
                self.first_local_metadata_value() + (place & !LOCAL)
            }
            Some(&place) => self.first_metadata_value() + place,
        }
    }

    fn first_constant(&self) -> u32 {
        self.raw.globals.len() as u32
    }

    fn first_metadata_value(&self) -> u32 {
        self.first_constant() + self.constants.len()
    }

    /// A function as it was read.
    fn raw_body(&self, place: u32) -> &bitcode::Body {
        match self.bodies[place as usize].raw {
            Some(raw) => &self.raw.bodies[raw as usize],
            None => &self.empty,
        }
    }

    /// The id of a value by its number in a function.
    fn value_id(&self, place: u32, number: u32) -> u32 {
        self.bodies[place as usize].value_id(&self.values, number)
    }

    /// The same, of which the facts say that LLVM has run these passes.
    pub fn after_passes(self, passes: Option<&str>) -> Self {
        Self { passes: passes.map(str::to_owned), ..self }
    }

    /// The passes that LLVM has run, as `opt -passes` takes them.
    pub fn passes(&self) -> Option<&str> {
        self.passes.as_deref()
    }

    /// The name of the source; where the module says none, that of standard input, as LLVM's tools
    /// have it that read from there.
    pub fn source_filename(&self) -> &[u8] {
        self.raw.source_name.as_deref().unwrap_or(b"<stdin>")
    }
    /// The target triple; empty if there is none.
    pub fn target_triple(&self) -> &[u8] {
        &self.raw.triple
    }
    /// The data layout; empty if there is none.
    pub fn data_layout(&self) -> &[u8] {
        &self.raw.data_layout
    }
    /// Assembly outside of functions.
    pub fn inline_asm(&self) -> &[u8] {
        &self.raw.assembly
    }

    /// Whether pointers are opaque; none if there is no type of pointers.
    pub fn opaque_pointers(&self) -> Option<bool> {
        self.raw.types.all.iter().find_map(|ty| match ty {
            bitcode::Type::OpaquePointer { .. } => Some(true),
            bitcode::Type::Pointer { .. } => Some(false),
            _ => None,
        })
    }

    /// The names of all kinds of metadata attachments, LLVM's own first.
    pub fn metadata_kinds(&self) -> Vec<&[u8]> {
        self.raw.metadata_kinds.iter().map(Vec::as_slice).collect()
    }

    /// The global values of one kind, in the module's order.
    pub fn globals(&self, kind: GlobalKind) -> impl Iterator<Item = ValueRef<'_>> {
        let of_kind = move |(_, global): &(u32, &bitcode::Global)| GlobalKind::of(global) == kind;
        let all = (0..).zip(&self.raw.globals);
        all.filter(of_kind).map(|(id, _)| ValueRef::new(self, id, NONE))
    }

    /// All global values.
    pub fn global_values(&self) -> impl Iterator<Item = ValueRef<'_>> {
        (0..self.first_constant()).map(|id| ValueRef::new(self, id, NONE))
    }

    /// The ids of constants other than globals, of inline assembler and of metadata of the module as
    /// values: they follow those of globals.
    pub fn constants(&self) -> Range<u32> {
        self.first_constant()..self.first_local_metadata_value()
    }

    /// The functions, in the module's order.
    pub fn functions(&self) -> Vec<ValueRef<'_>> {
        self.bodies.iter().map(|body| ValueRef::new(self, body.function, NONE)).collect()
    }

    /// The named metadata nodes, in the module's order.
    pub fn named_metadata(&self) -> impl Iterator<Item = NamedMetadataRef<'_>> {
        self.raw.metadata.named.iter().map(|node| NamedMetadataRef { module: self, node })
    }
}

/// Constants, and the ids that they and globals have: by their numbers outside of functions, and for each function
/// by those of its own.
struct Constants {
    all: Interned,
    outside: Vec<u32>,
    inside: Vec<Vec<u32>>,
}

impl Constants {
    /// The id of a constant or global by its number in a function with so many parameters and constants of its
    /// own; none of what is in it.
    fn id(&self, params: u32, own: &[u32], number: u32) -> Option<u32> {
        match number.checked_sub(self.outside.len() as u32) {
            None => self.outside.get(number as usize).copied(),
            Some(inside) => own.get(inside.checked_sub(params)? as usize).copied(),
        }
    }
}

/// Types of typed pointers by pointee and address space, of opaque ones by address space.
fn types_of_pointers(
    types: &bitcode::Types,
    canonical: &[u32],
) -> (FxHashMap<(u32, u32), u32>, FxHashMap<u32, u32>) {
    let (mut typed, mut opaque) = (FxHashMap::default(), FxHashMap::default());
    for (id, ty) in (0..).zip(&types.all) {
        match *ty {
            bitcode::Type::Pointer { pointee, address_space } => {
                typed.entry((canonical[pointee as usize], address_space)).or_insert(id);
            }
            bitcode::Type::OpaquePointer { address_space } => {
                opaque.entry(address_space).or_insert(id);
            }
            _ => {}
        }
    }
    (typed, opaque)
}

/// How many parameters a function has.
fn params_of(raw: &bitcode::Module, function: u32) -> u32 {
    let ty = raw.globals[function as usize].value_type;
    raw.types.function(ty).map_or(0, |(_, params, _)| params.len() as u32)
}
