//! Bitcode inside object files, executables and archives: where it lies in the file.

use std::ops::Range;

use object::read::archive::ArchiveFile;
use object::read::macho::{FatArch, MachOFatFile32, MachOFatFile64};
use object::{FileKind, Object, ObjectSection};

use super::bitcode;

/// Bitcode inside a file, or the name of a file: a thin archive says only that, and so do object
/// files of wllvm and gllvm.
pub enum Found {
    Bitcode {
        /// The member of the archive or the architecture, if there are such.
        member: Option<String>,
        range: Range<u64>,
    },
    Elsewhere(Vec<u8>),
}

/// Whether this is the head of a file that `find` looks into.
pub fn is_container(head: &[u8]) -> bool {
    head.starts_with(b"!<thin>\n") || FileKind::parse(head).is_ok()
}

/// All bitcode in an object file, executable or archive, in the order of the file. A container
/// without bitcode has none.
///
/// # Errors
/// Why the container cannot be read.
pub fn find(bytes: &[u8]) -> Result<Vec<Found>, String> {
    let mut found = Vec::new();
    look_into(bytes, bytes, None, DEEPEST, &mut found).map_err(|error| error.to_string())?;
    Ok(found)
}

/// An archive in an archive for one of several architectures; nobody nests more.
const DEEPEST: u32 = 4;

/// `part` is a slice of `whole`.
fn look_into(
    whole: &[u8],
    part: &[u8],
    member: Option<&str>,
    depth: u32,
    found: &mut Vec<Found>,
) -> object::Result<()> {
    let start = part.as_ptr() as usize - whole.as_ptr() as usize;
    let mut add = |range: Range<usize>| {
        let range = (start + range.start) as u64..(start + range.end) as u64;
        found.push(Found::Bitcode { member: member.map(str::to_owned), range });
    };
    if bitcode::is_bitcode(part) {
        add(0..part.len());
        return Ok(());
    }
    let Some(depth) = depth.checked_sub(1) else { return Ok(()) };
    match FileKind::parse(part)? {
        FileKind::Archive => archive(whole, part, member, depth, found),
        FileKind::MachOFat32 => {
            fat(whole, part, MachOFatFile32::parse(part)?.arches(), depth, found)
        }
        FileKind::MachOFat64 => {
            fat(whole, part, MachOFatFile64::parse(part)?.arches(), depth, found)
        }
        _ => {
            let object = object::File::parse(part)?;
            let mut elsewhere = Vec::new();
            for section in object.sections() {
                let named = match (section.segment_name_bytes()?, section.name_bytes()?) {
                    (_, b".llvmbc") => true,
                    (segment, b"__bitcode") => segment == Some(b"__LLVM"),
                    // Names of files, one a line; a linker puts those of all objects one after the
                    // other and may fill up with zeros.
                    (_, b".llvm_bc" | b"__llvm_bc") => {
                        let names = section.data()?.split(|&byte| byte == b'\n' || byte == 0);
                        let names = names.filter(|name| !name.is_empty());
                        elsewhere.extend(names.map(|name| Found::Elsewhere(name.to_vec())));
                        false
                    }
                    _ => false,
                };
                let Some((offset, size)) = section.file_range().filter(|_| named) else { continue };
                let (from, to) = (offset as usize, offset.saturating_add(size) as usize);
                // -fembed-bitcode-marker leaves an empty section, or one byte.
                if part.get(from..to).is_some_and(bitcode::is_bitcode) {
                    add(from..to);
                }
            }
            found.append(&mut elsewhere);
            Ok(())
        }
    }
}

fn archive(
    whole: &[u8],
    part: &[u8],
    outer: Option<&str>,
    depth: u32,
    found: &mut Vec<Found>,
) -> object::Result<()> {
    let archive = ArchiveFile::parse(part)?;
    for member in archive.members() {
        let member = member?;
        if member.is_thin() {
            found.push(Found::Elsewhere(member.name().to_vec()));
            continue;
        }
        let data = member.data(part)?;
        let mut name = String::from_utf8_lossy(member.name()).into_owned();
        if let Some(outer) = outer {
            name = format!("{outer}/{name}");
        }
        // Members that are no object files, such as tables of symbols, are none of ours.
        if bitcode::is_bitcode(data) || FileKind::parse(data).is_ok() {
            look_into(whole, data, Some(&name), depth, found)?;
        }
    }
    Ok(())
}

fn fat<A: FatArch>(
    whole: &[u8],
    part: &[u8],
    arches: &[A],
    depth: u32,
    found: &mut Vec<Found>,
) -> object::Result<()> {
    for arch in arches {
        let name = format!("{:?}", arch.architecture()).to_lowercase();
        look_into(whole, arch.data(part)?, Some(&name), depth, found)?;
    }
    Ok(())
}
