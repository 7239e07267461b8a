//! What a worker keeps of its run on the disk, so that the next run goes on from there: what it was given,
//! and the rows of each stratum when it is finished.

use std::fs;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use system::NewFile;

use crate::gather::PartRows;
use crate::parcel::{Mail, Parcel};
use crate::phase::Work;
use crate::records::Records;
use crate::rows::{RowSet, hash};
use crate::symbols::Texts;

/// The files of a worker: one of what was given, one of each stratum.
#[derive(Debug)]
pub(crate) struct Checkpoints {
    dir: PathBuf,
    /// What each file begins with: only files of the same task are of use.
    head: Vec<u8>,
}

/// What a worker has before the first stratum.
pub(crate) struct Given {
    /// The numbers of the program's own strings.
    pub constants: Rc<[u64]>,
    /// The strings that belong to the worker.
    pub kept: Texts,
    /// What shards have answered by themselves.
    pub parts: Vec<PartRows>,
    /// The rows of relations.
    pub homes: Vec<RowSet>,
}

const MAGIC: &[u8; 8] = b"LLVMFCP1";

/// The length of the hash that each file ends with.
const SUM: usize = 32;

impl Checkpoints {
    /// Those of one of so many workers below a directory, which is made.
    pub fn new(dir: &Path, task: &[u8; 32], me: usize, peers: usize) -> io::Result<Self> {
        let dir = dir.join(format!("worker-{me}-of-{peers}"));
        fs::create_dir_all(&dir)?;
        Ok(Self { dir, head: [&MAGIC[..], task].concat() })
    }

    fn path(&self, step: usize) -> PathBuf {
        self.dir.join(match step {
            0 => "given".to_owned(),
            _ => format!("stratum-{step:04}"),
        })
    }

    /// How many steps are kept, one after the other: what was given is the first.
    pub fn steps(&self) -> usize {
        let is_kept = |&step: &usize| {
            let mut head = vec![0; self.head.len()];
            let file = fs::File::open(self.path(step));
            file.and_then(|mut file| file.read_exact(&mut head)).is_ok() && head == self.head
        };
        (0..).take_while(is_kept).count()
    }

    /// Keeps what a worker has before the first stratum.
    pub fn save_given(&self, given: &Given) -> Result<(), String> {
        self.save(0, |to| {
            to.words(&given.constants)?;
            let (bytes, ends) = given.kept.parts();
            to.words(&ends.iter().map(|&it| it as u64).collect::<Vec<_>>())?;
            to.bytes(bytes)?;
            to.words(&[given.parts.len() as u64])?;
            for rows in &given.parts {
                to.words(&[rows.part.into(), rows.output.into()])?;
                to.words(&rows.ends)?;
                to.bytes(&rows.bytes)?;
            }
            let all: Vec<usize> = (0..given.homes.len()).collect();
            to.rows(&given.homes, &all)
        })
    }

    /// What was kept of it, with relations of these widths.
    pub fn given(&self, widths: &[usize]) -> Result<Given, String> {
        self.load(0, |from| {
            let constants = from.words()?.into();
            let ends = from.words()?.into_iter().map(|it| it as usize).collect();
            let kept = Texts::of_parts(from.bytes()?, ends);
            let mut parts = Vec::new();
            for _ in 0..*from.words()?.first()? {
                let whose = from.words()?;
                let (part, output) = (*whose.first()? as u32, *whose.get(1)? as u32);
                parts.push(PartRows { part, output, ends: from.words()?, bytes: from.bytes()? });
            }
            let mut homes: Vec<RowSet> = widths.iter().map(|&width| RowSet::new(width)).collect();
            from.rows(&mut homes)?;
            Some(Given { constants, kept, parts, homes })
        })
    }

    /// Keeps the rows of these relations, which a stratum has derived, and all records.
    pub fn save_stratum(
        &self,
        stratum: usize,
        relations: &[usize],
        homes: &[RowSet],
        records: &Records,
    ) -> Result<(), String> {
        self.save(stratum + 1, |to| {
            let (bytes, ends) = records.parts();
            to.words(&ends.iter().map(|&it| it as u64).collect::<Vec<_>>())?;
            to.bytes(bytes)?;
            to.rows(homes, relations)
        })
    }

    /// Adds the rows that were kept of a stratum; answers what records there were.
    pub fn stratum(&self, stratum: usize, homes: &mut [RowSet]) -> Result<Records, String> {
        self.load(stratum + 1, |from| {
            let ends: Vec<usize> = from.words()?.into_iter().map(|it| it as usize).collect();
            let records = Records::of_parts(&from.bytes()?, &ends)?;
            from.rows(homes)?;
            Some(records)
        })
    }

    fn save(
        &self,
        step: usize,
        write: impl FnOnce(&mut Out) -> io::Result<()>,
    ) -> Result<(), String> {
        let path = self.path(step);
        let saved = || {
            let file = BufWriter::with_capacity(1 << 16, NewFile::create(&path)?);
            let mut out = Out { file, sum: blake3::Hasher::new() };
            out.file.write_all(&self.head)?;
            write(&mut out)?;
            let Out { mut file, sum } = out;
            file.write_all(sum.finalize().as_bytes())?;
            file.into_inner().map_err(io::IntoInnerError::into_error)?.finish()
        };
        saved().map_err(|error| {
            let advice = match error.kind() {
                ErrorKind::StorageFull => "; free space or write elsewhere",
                _ => "",
            };
            format!("{}: cannot be written: {error}{advice}", path.display())
        })
    }

    fn load<T>(&self, step: usize, read: impl FnOnce(&mut In) -> Option<T>) -> Result<T, String> {
        let path = self.path(step);
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let end = bytes.len().saturating_sub(SUM);
        let body = bytes.get(self.head.len()..end).unwrap_or_default();
        let is_whole = blake3::hash(body).as_bytes()[..] == bytes[end..];
        let read = is_whole.then(|| read(&mut In(body))).flatten();
        read.ok_or_else(|| format!("{}: is damaged; remove it", path.display()))
    }
}

/// A file that is being written.
struct Out {
    file: BufWriter<NewFile>,
    sum: blake3::Hasher,
}

impl Out {
    fn raw(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.update(bytes);
        self.file.write_all(bytes)
    }

    fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.raw(&(bytes.len() as u64).to_le_bytes())?;
        self.raw(bytes)
    }

    fn words(&mut self, words: &[u64]) -> io::Result<()> {
        self.raw(&(words.len() as u64).to_le_bytes())?;
        for some in words.chunks(1 << 12) {
            let bytes: Vec<u8> = some.iter().flat_map(|word| word.to_le_bytes()).collect();
            self.raw(&bytes)?;
        }
        Ok(())
    }

    fn rows(&mut self, homes: &[RowSet], relations: &[usize]) -> io::Result<()> {
        self.words(&[relations.len() as u64])?;
        for &relation in relations {
            self.words(&[relation as u64, homes[relation].len() as u64])?;
            self.words(homes[relation].cells())?;
        }
        Ok(())
    }
}

/// What is left of a file.
struct In<'a>(&'a [u8]);

impl<'a> In<'a> {
    fn raw(&mut self, length: usize) -> Option<&'a [u8]> {
        let (own, left) = self.0.split_at_checked(length)?;
        self.0 = left;
        Some(own)
    }

    fn length(&mut self) -> Option<usize> {
        let (own, left) = self.0.split_first_chunk::<8>()?;
        self.0 = left;
        usize::try_from(u64::from_le_bytes(*own)).ok()
    }

    fn bytes(&mut self) -> Option<Vec<u8>> {
        let length = self.length()?;
        self.raw(length).map(<[u8]>::to_vec)
    }

    fn words(&mut self) -> Option<Vec<u64>> {
        let length = self.length()?.checked_mul(8)?;
        let (words, _) = self.raw(length)?.as_chunks::<8>();
        Some(words.iter().map(|word| u64::from_le_bytes(*word)).collect())
    }

    fn rows(&mut self, homes: &mut [RowSet]) -> Option<()> {
        for _ in 0..*self.words()?.first()? {
            let whose = self.words()?;
            let home = homes.get_mut(*whose.first()? as usize)?;
            let (width, count) = (home.width, *whose.get(1)? as usize);
            let cells = self.words()?;
            for at in 0..count {
                let row = cells.get(at * width..(at + 1) * width)?;
                home.insert(hash(row), row);
            }
            home.settle();
        }
        Some(())
    }
}

/// Tells all workers how many steps each has kept: they go on from the least.
pub(crate) struct Least {
    own: u64,
    told: bool,
    least: u64,
}

impl Least {
    pub fn new(own: usize) -> Self {
        Self { own: own as u64, told: false, least: u64::MAX }
    }

    pub fn end(self) -> usize {
        self.least as usize
    }
}

impl Work for Least {
    fn take(&mut self, parcel: Parcel, _: &mut Mail) {
        self.least = self.least.min(parcel.cells[0]);
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        if !std::mem::replace(&mut self.told, true) {
            mail.whole(&[self.own]);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::{Checkpoints, Given};
    use crate::gather::PartRows;
    use crate::records::Records;
    use crate::rows::{RowSet, hash};
    use crate::symbols::Texts;
    use std::fs;

    fn rows(width: usize, cells: &[u64]) -> RowSet {
        let mut rows = RowSet::new(width);
        for row in cells.chunks(width) {
            rows.insert(hash(row), row);
        }
        rows.settle();
        rows
    }

    #[test]
    fn what_is_kept_comes_back_and_only_for_its_task() {
        let dir = tempfile::tempdir().unwrap();
        let own = Checkpoints::new(dir.path(), &[1; 32], 0, 2).unwrap();
        assert_eq!(own.steps(), 0);
        let mut kept = Texts::default();
        for text in [&b"one"[..], b"", b"three"] {
            kept.number(text);
        }
        let part = PartRows { part: 1, output: 2, ends: vec![1, 3], bytes: b"abc".to_vec() };
        let mut none = RowSet::new(0);
        none.insert(hash(&[]), &[]);
        none.settle();
        let homes = vec![rows(2, &[1, 2, 3, 4]), none, RowSet::new(1)];
        let given = Given { constants: [7, 9].into(), kept, parts: vec![part], homes };
        own.save_given(&given).unwrap();
        let homes = [RowSet::new(2), RowSet::new(0), rows(1, &[5, 6])];
        let mut records = Records::default();
        let numbers = [&[7, 8][..], &[], &[9]].map(|fields| records.number(fields, 0, 2));
        own.save_stratum(0, &[2], &homes, &records).unwrap();
        assert_eq!(own.steps(), 2);
        let mut back = own.given(&[2, 0, 1]).unwrap();
        let records = own.stratum(0, &mut back.homes).unwrap();
        let fields = numbers.map(|number| records.fields(number, 2).collect::<Vec<_>>());
        assert_eq!(fields, [vec![7, 8], vec![], vec![9]]);
        assert_eq!(&*back.constants, [7, 9]);
        let texts: Vec<&[u8]> = (0..3).map(|at| back.kept.get(at)).collect();
        assert_eq!(texts, [&b"one"[..], b"", b"three"]);
        assert_eq!((&*back.parts[0].ends, &*back.parts[0].bytes), (&[1, 3][..], &b"abc"[..]));
        assert_eq!(back.homes[0].cells(), [1, 2, 3, 4]);
        assert_eq!((back.homes[1].len(), back.homes[2].cells()), (1, &[5, 6][..]));
        // Another task, or another number of workers, has nothing yet.
        assert_eq!(Checkpoints::new(dir.path(), &[2; 32], 0, 2).unwrap().steps(), 0);
        assert_eq!(Checkpoints::new(dir.path(), &[1; 32], 0, 3).unwrap().steps(), 0);
    }

    #[test]
    fn what_is_damaged_is_said() {
        let dir = tempfile::tempdir().unwrap();
        let own = Checkpoints::new(dir.path(), &[1; 32], 0, 1).unwrap();
        own.save_stratum(0, &[0], &[rows(1, &[5, 6])], &Records::default()).unwrap();
        let path = own.path(1);
        let bytes = fs::read(&path).unwrap();
        for at in 40..bytes.len() {
            let mut other = bytes.clone();
            other[at] ^= 4;
            fs::write(&path, &other).unwrap();
            let error = own.stratum(0, &mut [RowSet::new(1)]).unwrap_err();
            assert!(error.ends_with("stratum-0001: is damaged; remove it"), "{error}");
            fs::write(&path, &bytes[..at]).unwrap();
            assert!(own.stratum(0, &mut [RowSet::new(1)]).is_err(), "{at}");
        }
        fs::remove_file(&path).unwrap();
        assert!(own.stratum(0, &mut [RowSet::new(1)]).unwrap_err().contains("No such file"));
    }
}
