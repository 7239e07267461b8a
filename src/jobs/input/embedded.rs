//! Bitcode inside object files, executables and archives: where it lies in the file.

use std::ops::Range;

use object::read::archive::ArchiveFile;
use object::read::macho::{FatArch, MachOFatFile32, MachOFatFile64};
use object::{FileKind, Object, ObjectSection};

use super::bitcode;

/// Bitcode inside a file, or the name of a file.
pub enum Found {
    Bitcode {
        /// The member of the archive or the architecture, if there are such.
        member: Option<String>,
        range: Range<u64>,
    },
    /// A thin archive says only where a member is.
    Member(Vec<u8>),
    /// Where wllvm and gllvm have put the bitcode of an object file.
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
    let mut search =
        Search { whole: bytes, left: bytes.len().saturating_mul(OVERLAP), found: Vec::new() };
    match search.look_into(bytes, None, DEEPEST) {
        _ if search.left == 0 => Err(format!(
            "its parts lie over each other: they are more than {OVERLAP} times as large as it is"
        )),
        Err(error) => Err(error.to_string()),
        Ok(()) => Ok(search.found),
    }
}

/// An archive in an archive for one of several architectures; nobody nests more.
const DEEPEST: u32 = 4;

/// All parts that are looked into are at most so many times as large as the file: it is one of its
/// parts, and so is each level of nesting, but a forged file may name the same part again and again.
const OVERLAP: usize = 2 * DEEPEST as usize;

/// Looking for bitcode in a file.
struct Search<'a> {
    whole: &'a [u8],
    /// So many bytes more may be looked at.
    left: usize,
    found: Vec<Found>,
}

impl<'a> Search<'a> {
    /// Looks into a slice of the file. There is no more to find when nothing is `left`.
    fn look_into(
        &mut self,
        part: &'a [u8],
        member: Option<&str>,
        depth: u32,
    ) -> object::Result<()> {
        self.left = self.left.saturating_sub(part.len());
        if bitcode::is_bitcode(part) {
            self.add(part, member);
            return Ok(());
        }
        let Some(depth) = depth.checked_sub(1).filter(|_| self.left > 0) else { return Ok(()) };
        match FileKind::parse(part)? {
            FileKind::Archive => self.archive(part, member, depth),
            FileKind::MachOFat32 => self.fat(part, MachOFatFile32::parse(part)?.arches(), depth),
            FileKind::MachOFat64 => self.fat(part, MachOFatFile64::parse(part)?.arches(), depth),
            _ => self.object(part, member),
        }
    }

    fn add(&mut self, part: &[u8], member: Option<&str>) {
        let start = (part.as_ptr() as usize - self.whole.as_ptr() as usize) as u64;
        let range = start..start + part.len() as u64;
        self.found.push(Found::Bitcode { member: member.map(str::to_owned), range });
    }

    fn object(&mut self, part: &'a [u8], member: Option<&str>) -> object::Result<()> {
        let object = object::File::parse(part)?;
        let mut elsewhere = Vec::new();
        for section in object.sections() {
            let named = match (section.segment_name_bytes()?, section.name_bytes()?) {
                (_, b".llvmbc") => true,
                (segment, b"__bitcode") => segment == Some(b"__LLVM"),
                // Names of files, one a line; a linker puts those of all objects one after the
                // other and may fill up with zeros.
                (_, b".llvm_bc" | b"__llvm_bc") => {
                    let data = section.data()?;
                    self.left = self.left.saturating_sub(data.len());
                    let names = data.split(|&byte| byte == b'\n' || byte == 0);
                    let names = names.filter(|name| !name.is_empty() && self.left > 0);
                    elsewhere.extend(names.map(|name| Found::Elsewhere(name.to_vec())));
                    false
                }
                _ => false,
            };
            let Some((offset, size)) = section.file_range().filter(|_| named) else { continue };
            let (from, to) = (offset as usize, offset.saturating_add(size) as usize);
            // -fembed-bitcode-marker leaves an empty section, or one byte.
            if let Some(data) = part.get(from..to).filter(|data| bitcode::is_bitcode(data)) {
                self.left = self.left.saturating_sub(data.len());
                if self.left > 0 {
                    self.add(data, member);
                }
            }
        }
        self.found.append(&mut elsewhere);
        Ok(())
    }

    fn archive(&mut self, part: &'a [u8], outer: Option<&str>, depth: u32) -> object::Result<()> {
        let archive = ArchiveFile::parse(part)?;
        for member in archive.members() {
            let member = member?;
            if member.is_thin() {
                self.found.push(Found::Member(member.name().to_vec()));
                continue;
            }
            let data = member.data(part)?;
            let mut name = String::from_utf8_lossy(member.name()).into_owned();
            if let Some(outer) = outer {
                name = format!("{outer}/{name}");
            }
            // Members that are no object files, such as tables of symbols, are none of ours.
            if bitcode::is_bitcode(data) || FileKind::parse(data).is_ok() {
                self.look_into(data, Some(&name), depth)?;
            }
        }
        Ok(())
    }

    fn fat<A: FatArch>(&mut self, part: &'a [u8], arches: &[A], depth: u32) -> object::Result<()> {
        for arch in arches {
            let name = format!("{:?}", arch.architecture()).to_lowercase();
            self.look_into(arch.data(part)?, Some(&name), depth)?;
        }
        Ok(())
    }
}
