//! What Rust and the shim must agree on, checked by both compilers: sizes and offsets of the structs
//! that `sys.rs` and the headers both declare. And the flags of instructions, which only
//! `shim_flags.h` declares.

use std::fmt::Write;

/// A struct of `c_structs!`: its name, and its fields with their types.
type Struct<'t> = (&'t str, Vec<(&'t str, &'t str)>);

/// Assertions for C++ and for Rust about every struct of `c_structs!`.
pub fn assertions(sys: &str) -> Result<(String, String), String> {
    let mut cpp = String::from("#include \"shim_metadata.h\"\n#include \"shim_view.h\"\n");
    let mut rust = String::new();
    let mut known: Vec<(&str, Layout)> = Vec::new();
    for (name, fields) in structs(sys)? {
        let mut whole = Layout { size: 0, align: 1 };
        for (field, ty) in fields {
            let layout = layout(ty, &known)?;
            let at = whole.size.next_multiple_of(layout.align);
            whole = Layout { size: at + layout.size, align: whole.align.max(layout.align) };
            // Words that are reserved in one of the languages.
            let there = match field {
                "ty" => "type",
                "class" => "cls",
                field => field,
            };
            let differ = format!("Lf{name}.{there}: sys.rs and the header differ");
            _ = writeln!(
                cpp,
                "static_assert(offsetof(Lf{name}, {there}) == {at} && \
                 sizeof(Lf{name}::{there}) == {size}, \"{differ}\");",
                size = layout.size
            );
            _ = writeln!(rust, "const _: () = assert!(offset_of!({name}, {field}) == {at});");
        }
        whole.size = whole.size.next_multiple_of(whole.align);
        let size = whole.size;
        let differ = format!("Lf{name}: sys.rs and the header differ");
        _ = writeln!(cpp, "static_assert(sizeof(Lf{name}) == {size}, \"{differ}\");");
        _ = writeln!(rust, "const _: () = assert!(size_of::<{name}>() == {size});");
        known.push((name, whole));
    }
    Ok((cpp, format!("use std::mem::offset_of;\n{rust}")))
}

fn structs(sys: &str) -> Result<Vec<Struct<'_>>, String> {
    let block = sys.split_once("\nc_structs! {\n").and_then(|(_, rest)| rest.split_once("\n}\n"));
    let (block, _) = block.ok_or("sys.rs has no block `c_structs!`")?;
    let mut structs = Vec::new();
    for declaration in block.split_inclusive('}') {
        let Some((name, fields)) = declaration.split_once('{') else { continue };
        let name = name.lines().last().unwrap_or_default().trim();
        let fields = fields.trim_end_matches('}').split(',').map(str::trim);
        let fields = fields.filter(|field| !field.is_empty()).map(|field| {
            let (name, ty) = field.split_once(": ").ok_or(format!("sys.rs: `{field}`: no type"))?;
            Ok((name, ty.trim()))
        });
        structs.push((name, fields.collect::<Result<_, String>>()?));
    }
    Ok(structs)
}

#[derive(Copy, Clone)]
struct Layout {
    size: usize,
    align: usize,
}

/// C's layout of a type, on machines of 64 bits.
fn layout(ty: &str, known: &[(&str, Layout)]) -> Result<Layout, String> {
    let plain = |size| Ok(Layout { size, align: size });
    if let Some((of, n)) = ty.strip_prefix('[').and_then(|ty| ty.strip_suffix(']')?.split_once(';'))
    {
        let of = layout(of, known)?;
        let n: usize = n.trim().parse().map_err(|error| format!("sys.rs: `{ty}`: {error}"))?;
        return Ok(Layout { size: of.size * n, align: of.align });
    }
    if let Some((_, layout)) = known.iter().find(|(name, _)| *name == ty) {
        return Ok(*layout);
    }
    match ty {
        "u8" => plain(1),
        "u32" => plain(4),
        "u64" | "usize" => plain(8),
        _ if ty.starts_with('*') || ty.starts_with("LLVM") && ty.ends_with("Ref") => plain(8),
        _ => Err(format!("sys.rs: shim_layout.rs does not know how large a `{ty}` is")),
    }
}

/// `Flags` of Rust, out of `enum LfFlags`.
pub fn flags(header: &str) -> Result<String, String> {
    let block = header.split_once("enum LfFlags : uint32_t {\n");
    let block = block.and_then(|(_, rest)| rest.split_once("\n};"));
    let (block, _) = block.ok_or("shim_flags.h has no `enum LfFlags`")?;
    let mut rust = String::from(
        "bitflags::bitflags! {\n\
         /// Flags of an instruction or constant expression, by LLVM's words.\n\
         #[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]\n\
         pub struct Flags: u32 {\n",
    );
    for line in block.lines() {
        let row = line.trim().strip_prefix("Lf").and_then(|row| row.split_once(" = "));
        let parts = row.and_then(|(name, rest)| Some((name, rest.split_once(", // ")?)));
        let (name, (bits, doc)) = parts.ok_or(format!("shim_flags.h: `{line}`: no flag"))?;
        let mut screaming = String::new();
        for (i, c) in name.char_indices() {
            if i > 0 && c.is_ascii_uppercase() {
                screaming.push('_');
            }
            screaming.push(c.to_ascii_uppercase());
        }
        _ = writeln!(rust, "/// {doc}\nconst {screaming} = {bits};");
    }
    Ok(rust + "}\n}\n")
}
