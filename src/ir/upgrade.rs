//! What LLVM 15 changes in a module of its own version while it reads it.
//!
//! Facts are of the module as LLVM's tools have it in memory, so the same is done here. What would
//! take LLVM's verifier is left to LLVM: [`needs_llvm`] tells such modules.

use std::borrow::Cow;
use std::collections::HashMap;

use bitcode::kinds::AttributeKind;
use bitcode::{Attribute, AttributeGroup, Attributes, GlobalKind, Module, NodeKind, Span};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// The intrinsics by their names, and the lists of attributes that they have, one in a line: what build.rs makes of
/// `upgrade/intrinsics.txt`.
static INTRINSICS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/intrinsics.fst"));
const LISTS: &str = include_str!(concat!(env!("OUT_DIR"), "/attributes.txt"));

/// The version of debug information that LLVM keeps.
const DEBUG_METADATA_VERSION: i64 = 3;

/// The kind of attachments that debug information has.
const DBG: u32 = 0;

/// Why a module must be read by LLVM, if it must.
pub fn needs_llvm(module: &Module) -> Option<&'static str> {
    let is_kept = debug_info_version(module) == Some(DEBUG_METADATA_VERSION);
    let has_name = |name: &[u8]| module.globals.iter().any(|it| module.name(it.name) == name);
    let marker = b"clang.arc.retainAutoreleasedReturnValueMarker";
    if !is_kept && has_debug_info(module) {
        Some("its debug information is of another version")
    } else if has_name(b"clang.arc.use") || module.metadata.named.iter().any(|n| n.name == marker) {
        Some("it calls ARC's run-time library as older versions did")
    } else if has_old_attributes(&module.attributes) {
        Some("it has attributes of older versions")
    } else if has_groups_of_one_place(&module.attributes) {
        Some("an attribute list has two groups for one place, which LLVM unites")
    } else if has_old_assembler(module) {
        Some("it has ARC's marker in assembler as older versions did")
    } else if has_strict_calls(module) {
        Some("a function that is not strictfp has calls that are")
    } else if has_two_of_a_name(module) {
        Some("two global values have one name, which LLVM changes")
    } else {
        None
    }
}

fn has_old_attributes(attributes: &Attributes) -> bool {
    const OLD: [&[u8]; 3] =
        [b"no-frame-pointer-elim", b"no-frame-pointer-elim-non-leaf", b"null-pointer-is-valid"];
    attributes.all.iter().any(|attribute| match attribute {
        Attribute::Text { key, .. } => OLD.contains(&key.of(&attributes.texts)),
        Attribute::Plain(_) | Attribute::Number(..) | Attribute::Type(..) => false,
    })
}

fn has_groups_of_one_place(attributes: &Attributes) -> bool {
    let places: FxHashMap<u32, u32> =
        attributes.groups.iter().map(|group| (group.id, group.slot)).collect();
    attributes.lists.iter().any(|list| {
        let mut seen = SmallVec::<[u32; 8]>::new();
        list.of(&attributes.members).iter().filter_map(|id| places.get(id)).any(|place| {
            let is_second = seen.contains(place);
            seen.push(*place);
            is_second
        })
    })
}

fn has_two_of_a_name(module: &Module) -> bool {
    let mut seen = FxHashSet::with_capacity_and_hasher(module.globals.len(), FxBuildHasher);
    let names = module.globals.iter().map(|global| module.name(global.name));
    names.filter(|name| !name.is_empty()).any(|name| !seen.insert(name))
}

/// Whether a function that is not `strictfp` has calls that are: LLVM gives these another attribute.
fn has_strict_calls(module: &Module) -> bool {
    let all = &module.attributes;
    let is_strict = |group: &&AttributeGroup| {
        let strict = Attribute::Plain(AttributeKind::StrictFP);
        group.slot == u32::MAX && group.attributes.of(&all.all).contains(&strict)
    };
    let groups: Vec<u32> = all.groups.iter().filter(is_strict).map(|group| group.id).collect();
    if groups.is_empty() {
        return false;
    }
    let is_strict = |list: Option<u32>| {
        let list = list.and_then(|list| all.lists.get(list as usize));
        list.is_some_and(|list| list.of(&all.members).iter().any(|id| groups.contains(id)))
    };
    let function_is_strict = |function: u32| {
        let place = module.globals.get(function as usize).and_then(|global| global.place());
        is_strict(place.and_then(|place| place.attributes))
    };
    module.defined_functions().zip(&module.bodies).any(|(function, body)| {
        // A call has the attributes of the function that it calls, too.
        !function_is_strict(function)
            && (body.calls.iter())
                .any(|call| is_strict(call.attributes) || function_is_strict(call.callee))
    })
}

fn has_old_assembler(module: &Module) -> bool {
    let bodies = module.bodies.iter().map(|body| &body.constants);
    bodies.chain([&module.constants]).any(|constants| {
        constants.all.iter().any(|constant| match constant {
            bitcode::Constant::InlineAsm { text, .. } => {
                text.of(&constants.bytes).starts_with(b"mov\tfp")
            }
            _ => false,
        })
    })
}

/// Does to a module what LLVM does when it reads it.
pub(crate) fn upgrade(module: &mut Module) {
    let layout = data_layout(&module.data_layout, &module.triple);
    if let Cow::Owned(layout) = layout {
        module.data_layout = layout;
    }
    intrinsics(module);
    // Where LLVM keeps no debug information it looks for attachments of this kind.
    if debug_info_version(module) != Some(DEBUG_METADATA_VERSION)
        && module.bodies.iter().any(|body| !body.attachments.instructions.is_empty())
        && !module.metadata_kinds.iter().any(|kind| kind == b"heapallocsite")
    {
        module.metadata_kinds.push(b"heapallocsite".to_vec());
    }
}

/// Exchanges getter and setter of Objective-C's properties: LLVM 15 writes the one first and reads the
/// other first.
pub fn exchange_accessors(module: &mut Module) {
    // Behind whether the node is distinct, its name, file and line.
    const SETTER: usize = 4;
    const GETTER: usize = 5;
    let bodies = module.bodies.iter_mut().map(|body| &mut body.metadata);
    for metadata in bodies.chain([&mut module.metadata]) {
        for node in metadata.nodes.iter().filter(|node| node.kind == NodeKind::ObjCProperty) {
            let start = node.words.start as usize;
            metadata.words.swap(start + SETTER, start + GETTER);
        }
    }
}

/// What the module's flags say of the version of its debug information.
fn debug_info_version(module: &Module) -> Option<i64> {
    let metadata = &module.metadata;
    let node = |id: u32| metadata.nodes.get((id as usize).checked_sub(metadata.strings.len())?);
    let flags = metadata.named.iter().find(|named| named.name == b"llvm.module.flags")?;
    let mut values = flags.nodes.iter().filter_map(|&id| {
        let words = metadata.words(node(id)?);
        let (key, value) = (words.get(1)?, words.get(2).filter(|_| words.len() == 3)?);
        let key = metadata.strings.get(usize::try_from(key.checked_sub(1)?).ok()?)?;
        let value = u32::try_from(value.checked_sub(1)?).ok()?;
        (key == b"Debug Info Version").then_some(value)
    });
    let value = node(values.next_back()?)?;
    let place =
        usize::try_from(metadata.words(value).get(1)?).ok()?.checked_sub(module.globals.len())?;
    match module.constants.all.get(place).filter(|_| value.kind == NodeKind::Value)? {
        bitcode::Constant::Integer(version) => Some(*version),
        _ => None,
    }
}

fn has_debug_info(module: &Module) -> bool {
    let is_dbg = |attachment: &bitcode::Attachment| attachment.kind == DBG;
    let named = |name: &[u8]| name.starts_with(b"llvm.dbg.") || name == b"llvm.gcov";
    module.metadata.named.iter().any(|node| named(&node.name))
        || module.metadata.attachments.iter().any(is_dbg)
        || module
            .bodies
            .iter()
            .any(|body| !body.debug_locations.is_empty() || body.attachments.all.iter().any(is_dbg))
        || module.globals.iter().any(|global| module.name(global.name).starts_with(b"llvm.dbg."))
}

/// A data layout with the address spaces that it lacks.
fn data_layout<'l>(layout: &'l [u8], triple: &[u8]) -> Cow<'l, [u8]> {
    const SPACES: &str = "-p270:32:32-p271:32:32-p272:64:64";
    let (Ok(text), Ok(triple)) = (str::from_utf8(layout), str::from_utf8(triple)) else {
        return Cow::Borrowed(layout);
    };
    let mut parts = triple.split('-');
    let arch = parts.next().unwrap_or_default();
    if matches!(arch, "amdgcn" | "r600") {
        return match text {
            "" => Cow::Owned(b"G1".to_vec()),
            text if text.contains("-G") || text.starts_with('G') => Cow::Borrowed(layout),
            text => Cow::Owned(format!("{text}-G1").into_bytes()),
        };
    }
    let is_32 = matches!(arch, "i386" | "i486" | "i586" | "i686" | "i786" | "i886" | "i986");
    if !is_32 && !matches!(arch, "x86_64" | "amd64" | "x86_64h") {
        return Cow::Borrowed(layout);
    }
    let mut upgraded = Cow::Borrowed(text);
    if !text.contains(SPACES)
        && let Some(at) = before_integers(text)
    {
        upgraded = Cow::Owned([&text[..at], SPACES, &text[at..]].concat());
    }
    let is_windows =
        parts.nth(1).is_some_and(|os| os.starts_with("windows") || os.starts_with("win32"));
    let environment = triple.split('-').nth(3).unwrap_or_default();
    let is_msvc = is_windows && (environment.is_empty() || environment.starts_with("msvc"));
    if is_32 && is_msvc && upgraded.contains("-f80:32-") {
        upgraded = Cow::Owned(upgraded.replacen("-f80:32-", "-f80:128-", 1));
    }
    match upgraded {
        Cow::Borrowed(_) => Cow::Borrowed(layout),
        Cow::Owned(upgraded) => Cow::Owned(upgraded.into_bytes()),
    }
}

/// Where in a layout `e-m:?` or `e-m:?-p:32:32` ends, if `-i64:` or `-f64:` follows.
fn before_integers(layout: &str) -> Option<usize> {
    let rest = layout.strip_prefix("e-m:")?;
    rest.bytes().next().filter(u8::is_ascii_lowercase)?;
    let mut at = "e-m:e".len();
    if layout[at..].starts_with("-p:32:32") {
        at += "-p:32:32".len();
    }
    (layout[at..].starts_with("-i64:") || layout[at..].starts_with("-f64:")).then_some(at)
}

/// Declarations of intrinsics have the attributes that LLVM knows, whatever the module says.
fn intrinsics(module: &mut Module) {
    let mut lists: HashMap<usize, Option<u32>> = HashMap::new();
    for place in 0..module.globals.len() {
        let name = module.name(module.globals[place].name);
        let Some(list) = list_of(name) else { continue };
        let GlobalKind::Function(mut function) = module.globals[place].kind else { continue };
        let attributes = &mut module.attributes;
        let list = lists.entry(list).or_insert_with(|| add_list(list_at(list), attributes));
        function.place.attributes = *list;
        module.globals[place].kind = GlobalKind::Function(function);
    }
}

/// Adds a list of attributes as the table spells it; none if it is empty.
fn add_list(spelt: &str, all: &mut Attributes) -> Option<u32> {
    if spelt.is_empty() {
        return None;
    }
    let start = all.members.len();
    for set in spelt.split("; ") {
        let (slot, attributes) = set.split_once(": ").unwrap_or_default();
        let slot = match slot {
            "fn" => u32::MAX,
            "ret" => 0,
            param => param.parse().unwrap_or(0) + 1,
        };
        let attribute = |text: &str| {
            let (name, number) = text
                .split_once(' ')
                .map_or((text, None), |(name, number)| (name, number.parse().ok()));
            let kind = AttributeKind::ALL.iter().copied().find(|kind| kind.text() == name)?;
            Some(number.map_or(Attribute::Plain(kind), |number| Attribute::Number(kind, number)))
        };
        let attributes = Span::push(&mut all.all, attributes.split(", ").filter_map(attribute));
        let id = all.groups.iter().map(|group| group.id).max().map_or(1, |most| most + 1);
        all.groups.push(AttributeGroup { id, slot, attributes });
        all.members.push(id);
    }
    let members = Span { start: start as u32, len: (all.members.len() - start) as u32 };
    all.lists.push(members);
    Some(all.lists.len() as u32 - 1)
}

/// The place of the list of attributes of the intrinsic that a function is, if it is one: the
/// longest name of one that its name is, or begins with before a dot.
fn list_of(name: &[u8]) -> Option<usize> {
    let name = str::from_utf8(name).ok().filter(|name| name.starts_with("llvm."))?;
    let mut begin = name;
    loop {
        if let Some((is_overloaded, list)) = intrinsic(begin) {
            return (is_overloaded || begin.len() == name.len()).then_some(list);
        }
        begin = &begin[..begin.rfind('.')?];
    }
}

/// Whether types follow in the name of an intrinsic, and the place of its list of attributes.
fn intrinsic(name: &str) -> Option<(bool, usize)> {
    let found = fst::Map::new(INTRINSICS).ok()?.get(name)?;
    Some((found & 1 == 1, (found >> 1) as usize))
}

/// A list of attributes by its place.
fn list_at(place: usize) -> &'static str {
    LISTS.lines().nth(place).unwrap_or_default()
}

#[cfg(test)]
mod tests;
