//! Archives, object files and files for several architectures, made from a seed: with bitcode, or
//! names of files that have some, and with something wrong in them.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::mutate::Random;

/// Names that stand in files: of what is there, of what is not, and of what leads elsewhere.
const NAMES: [&[u8]; 22] = [
    b"module.bc",
    b"module.bc",
    b"module.bc",
    b"file",
    b"other",
    b"./module.bc",
    b"below/module.bc",
    b"below/../module.bc",
    b"missing.bc",
    b"../outside.bc",
    b"below/../../outside.bc",
    b"/etc/hostname",
    b"/dev/zero",
    b"/proc/kmsg",
    b"pipe",
    b"below",
    b".",
    b"..",
    b"",
    b"\x1B[31m\xE2\x80\xAE",
    b"\xFF\xFE",
    b"a name of more bytes than the sixteen that the head of a member has room for",
];

/// How deep containers are in one another.
const DEEPEST: usize = 6;

/// The bytes of a file, of which some numbers are wrong.
pub struct Maker<'a> {
    random: Random,
    modules: &'a [Vec<u8>],
    /// So many numbers are still to be wrong.
    faults: usize,
}

impl<'a> Maker<'a> {
    /// Of these modules parts are made.
    pub fn new(random: Random, modules: &'a [Vec<u8>]) -> Self {
        let mut maker = Self { random, modules, faults: 0 };
        maker.faults = [0, 1, 1, 2, 4][maker.random.below(5)];
        maker
    }

    /// A whole file.
    pub fn file(&mut self) -> Vec<u8> {
        let file = self.container(0);
        let mut file = match self.random.below(40) {
            0 => gzip(&file),
            1 => zip(&file),
            _ => file,
        };
        for _ in 0..[0, 0, 0, 1, 2, 8][self.random.below(6)] {
            self.change(&mut file);
        }
        file
    }

    /// Other bytes somewhere.
    fn change(&mut self, file: &mut Vec<u8>) {
        if file.is_empty() {
            return;
        }
        // Most of what says how a file is built stands at its beginning.
        let end = if self.random.one_in(2) { file.len() } else { file.len().min(200) };
        let at = self.random.below(end);
        let part = at..(at + 1 + self.random.below(64)).min(file.len());
        match self.random.below(7) {
            0 | 1 => file[at] ^= 1 << self.random.below(8),
            2 => file[at] = self.random.pick(&[b"\0", b"\xFF", b"/", b" ", b"9", b"\n"])[0],
            3 => file.truncate(at),
            4 => drop(file.drain(part)),
            5 => {
                let part = file[part].to_vec();
                file.splice(at..at, part);
            }
            _ => file[part].fill(self.random.pick(&[b"\0", b"\xFF", b"9"])[0]),
        }
    }

    /// A number of the file, or one that is wrong.
    fn number(&mut self, n: usize) -> u64 {
        let n = n as u64;
        if self.faults == 0 || !self.random.one_in(8) {
            return n;
        }
        self.faults -= 1;
        let wrong = [
            0,
            1,
            n + 1,
            n.saturating_sub(1),
            n * 2,
            n / 2,
            60,
            i32::MAX as u64,
            u32::MAX.into(),
            u64::MAX,
            9_999_999_999,
        ];
        wrong[self.random.below(wrong.len())]
    }

    fn word(&mut self, n: usize) -> u32 {
        self.number(n) as u32
    }

    fn name(&mut self) -> &'static [u8] {
        self.random.pick(&NAMES)
    }

    fn module(&mut self) -> Vec<u8> {
        self.modules[self.random.below(self.modules.len())].clone()
    }

    /// What is in a container: most often a module.
    fn part(&mut self, depth: usize) -> Vec<u8> {
        match self.random.below(10) {
            0 | 1 if depth < DEEPEST => self.container(depth + 1),
            2 => b"no module\n".to_vec(),
            3 => Vec::new(),
            4 => self.modules_in_one(),
            _ => self.module(),
        }
    }

    fn container(&mut self, depth: usize) -> Vec<u8> {
        match self.random.below(10) {
            0..3 => self.archive(depth),
            3 => self.thin(),
            4..7 => self.elf(),
            7 => self.macho(),
            8 => self.fat(depth),
            _ => self.modules_in_one(),
        }
    }

    /// How many parts: few, and now and then very many.
    fn count(&mut self) -> usize {
        if self.random.one_in(50) { 2000 } else { 1 + self.random.below(4) }
    }

    /// An archive of the kind that GNU's or BSD's tools write.
    fn archive(&mut self, depth: usize) -> Vec<u8> {
        let bsd = self.random.one_in(2);
        let mut file = b"!<arch>\n".to_vec();
        let mut members: Vec<_> =
            (0..1 + self.random.below(4)).map(|_| (self.name(), self.part(depth))).collect();
        if self.random.one_in(4) {
            let member = members[self.random.below(members.len())].clone();
            members.push(member);
        }
        if self.random.one_in(2) {
            self.symbols(bsd, &mut file);
        }
        if !bsd {
            self.long_names(members.iter().map(|(name, _)| *name), &mut file);
        }
        let mut at = 0;
        for (name, data) in members {
            if bsd {
                let head = format!("#1/{}", self.number(name.len()));
                self.head(head.as_bytes(), name.len() + data.len(), &mut file);
                file.extend_from_slice(name);
            } else if name.len() < 16 && !name.contains(&b'/') {
                self.head(&[name, b"/"].concat(), data.len(), &mut file);
            } else {
                let head = format!("/{}", self.number(at));
                self.head(head.as_bytes(), data.len(), &mut file);
            }
            at += name.len() + 2;
            file.extend(data);
            if file.len() % 2 == 1 {
                file.push(b'\n');
            }
        }
        file
    }

    /// A thin archive, which says only where its members are.
    fn thin(&mut self) -> Vec<u8> {
        let mut file = b"!<thin>\n".to_vec();
        let names: Vec<&[u8]> = match self.count() {
            count if count > 5 => vec![self.name(); count],
            count => (0..count).map(|_| self.name()).collect(),
        };
        self.long_names(names.iter().copied(), &mut file);
        let mut at = 0;
        for name in names {
            let head = format!("/{}", self.number(at));
            self.head(head.as_bytes(), 1000, &mut file);
            at += name.len() + 2;
        }
        file
    }

    /// The head of a member (ar.h).
    fn head(&mut self, name: &[u8], size: usize, file: &mut Vec<u8>) {
        let size = self.number(size).to_string();
        let mut head = name.to_vec();
        head.resize(16, b' ');
        file.extend(head);
        file.extend(format!("{:<12}{:<6}{:<6}{:<8}{size:<10.10}`\n", 0, 0, 0, 644).bytes());
    }

    /// Names that have no room in heads, which say where they stand.
    fn long_names(&mut self, names: impl Iterator<Item = &'static [u8]>, file: &mut Vec<u8>) {
        let mut table: Vec<u8> = names.flat_map(|name| [name, b"/\n"].concat()).collect();
        if table.len() % 2 == 1 {
            table.push(b'\n');
        }
        self.head(b"//", table.len(), file);
        file.extend(table);
    }

    /// A table of symbols, which is no member.
    fn symbols(&mut self, bsd: bool, file: &mut Vec<u8>) {
        let (head, count): (&[u8], _) = match bsd {
            true => (b"__.SYMDEF", self.word(8).to_le_bytes()),
            false => (b"/", self.word(2).to_be_bytes()),
        };
        let table = [&count[..], &[0, 0, 0, 100, 0, 0, 0, 200], b"f\0g\0"].concat();
        self.head(head, table.len(), file);
        file.extend(table);
    }

    /// An object file of ELF with sections for bitcode, and for names of files.
    fn elf(&mut self) -> Vec<u8> {
        let mut file = vec![0; 64];
        // Name, offset, size.
        let mut sections: Vec<(usize, usize, usize)> = vec![(0, 0, 0)];
        let names = b"\0.llvmbc\0.llvm_bc\0.text\0.names\0";
        let count = self.count();
        let shared = (count > 5).then(|| self.module());
        for _ in 0..count {
            let (name, data) = match self.random.below(5) {
                _ if shared.is_some() => (1, Vec::new()),
                0 | 1 => (1, self.part(DEEPEST)),
                2 => {
                    let lines = (0..self.count()).flat_map(|_| [self.name(), b"\n"].concat());
                    (9, lines.collect())
                }
                3 => (18, vec![0x90; 40]),
                _ => (1, vec![0]),
            };
            sections.push((name, file.len(), data.len()));
            file.extend(data);
        }
        if let Some(shared) = shared {
            for section in &mut sections[1..] {
                *section = (1, file.len(), shared.len());
            }
            file.extend(shared);
        }
        sections.push((24, file.len(), names.len()));
        file.extend(names);
        file.resize(file.len().next_multiple_of(8), 0);
        let (at, last) = (file.len(), sections.len() - 1);
        for (place, (name, offset, size)) in sections.into_iter().enumerate() {
            let kind = match place {
                0 => 0_u32,
                _ if place == last => 3,
                _ => 1,
            };
            file.extend(self.word(name).to_le_bytes());
            file.extend(kind.to_le_bytes());
            file.extend([0; 16]);
            file.extend(self.number(offset).to_le_bytes());
            file.extend(self.number(size).to_le_bytes());
            file.extend([0; 24]);
        }
        // The head (elf.h): a relocatable file for x86-64.
        file[..16].copy_from_slice(b"\x7FELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
        file[16..24].copy_from_slice(&[1, 0, 62, 0, 1, 0, 0, 0]);
        file[40..48].copy_from_slice(&self.number(at).to_le_bytes());
        file[52..54].copy_from_slice(&64_u16.to_le_bytes());
        for (place, n) in [(58, 64), (60, last + 1), (62, last)] {
            let n = self.number(n) as u16;
            file[place..place + 2].copy_from_slice(&n.to_le_bytes());
        }
        file
    }

    /// An object file of Mach-O with a section for bitcode.
    fn macho(&mut self) -> Vec<u8> {
        let data = self.part(DEEPEST);
        let at = 32 + 72 + 80;
        let mut file = Vec::new();
        for word in [0xFEED_FACF, 0x0100_0007, 3, 1] {
            file.extend(u32::to_le_bytes(word));
        }
        for word in [1, 72 + 80, 0, 0] {
            file.extend(self.word(word).to_le_bytes());
        }
        // A segment of one section (mach-o/loader.h).
        file.extend([0x19_u32, 72 + 80].map(u32::to_le_bytes).concat());
        file.extend([0; 16]);
        for n in [0, data.len(), at, data.len()] {
            file.extend(self.number(n).to_le_bytes());
        }
        for word in [7, 7, 1, 0] {
            file.extend(self.word(word).to_le_bytes());
        }
        file.extend(b"__bitcode\0\0\0\0\0\0\0__LLVM\0\0\0\0\0\0\0\0\0\0");
        for n in [0, data.len()] {
            file.extend(self.number(n).to_le_bytes());
        }
        file.extend(self.word(at).to_le_bytes());
        file.extend([0; 28]);
        file.extend(data);
        file
    }

    /// A file for several architectures (mach-o/fat.h).
    fn fat(&mut self, depth: usize) -> Vec<u8> {
        let count = self.count();
        // Of many all are the same bytes.
        let parts: Vec<Vec<u8>> = match count {
            0..6 => (0..count).map(|_| self.part(depth)).collect(),
            _ => vec![self.module()],
        };
        let mut file = [0xCAFE_BABE, self.word(count)].map(u32::to_be_bytes).concat();
        let mut at = 8 + 20 * count;
        for place in 0..count {
            let size = parts[place % parts.len()].len();
            file.extend([0x0100_0007, 3].map(u32::to_be_bytes).concat());
            for n in [at, size, 0] {
                file.extend(self.word(n).to_be_bytes());
            }
            if parts.len() == count {
                at += size;
            }
        }
        parts.iter().for_each(|part| file.extend(part));
        file
    }

    /// Modules one after the other, with padding and wrappers.
    fn modules_in_one(&mut self) -> Vec<u8> {
        let mut file = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let module = self.module();
            if self.random.one_in(3) {
                for word in [0x0B17_C0DE, 0, 20, module.len(), 7] {
                    file.extend(self.word(word).to_le_bytes());
                }
            }
            file.extend(module);
            file.extend(vec![0; 4 * self.random.below(3)]);
        }
        file
    }
}

fn gzip(file: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(file).unwrap();
    packed.finish().unwrap()
}

/// A zip archive of a file that is not compressed.
fn zip(file: &[u8]) -> Vec<u8> {
    let size = (file.len() as u32).to_le_bytes();
    let about = [&[0; 12][..], &size, &size, &[1, 0, 0, 0]].concat();
    let local = [b"PK\x03\x04\x0A\0\0\0", &about[2..], b"a", file].concat();
    let central = [b"PK\x01\x02\x0A\0\x0A\0\0\0", &about[2..], &[0; 14], b"a"].concat();
    let place = (local.len() as u32).to_le_bytes();
    let end = [b"PK\x05\x06\0\0\0\0\x01\0\x01\0", &[47, 0, 0, 0][..], &place, &[0, 0]].concat();
    [local, central, end].concat()
}
