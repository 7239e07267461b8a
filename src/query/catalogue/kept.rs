//! What shards have answered, kept on the disk: a later run about the same shard and the same rules reads it.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{Output, Rows};
use crate::{Error, Result};
use engine::Program;
use facts::store::StoreError;
use shards::{Catalogue, State};
use system::NewFile;

/// Answers of shards below a directory.
pub(super) struct Kept {
    dir: PathBuf,
    /// A hash of what is asked.
    question: blake3::Hasher,
}

/// The length of the hash that each file begins with.
const SUM: usize = 32;

impl Kept {
    /// Those of a program, in the directory, which is made; none if the rows of an output differ each
    /// time.
    pub fn new(dir: &Path, program: &Program, outputs: &[Output]) -> Result<Option<Self>> {
        let mut question = blake3::Hasher::new();
        // Numbers of another width come to other values.
        question.update(format!("{} {:?}", env!("CARGO_PKG_VERSION"), program.width()).as_bytes());
        let definitions = program.definitions();
        for output in outputs {
            let at = program.outputs().iter().position(|it| it.name == output.name);
            let definition = at.and_then(|at| definitions.get(at).copied().flatten());
            let Some(definition) = definition else { return Ok(None) };
            question.update(format!("\0{} {definition}", output.name).as_bytes());
        }
        let dir = dir.join("shards");
        fs::create_dir_all(&dir).map_err(unwritable(&dir))?;
        Ok(Some(Self { dir, question }))
    }

    /// What a shard answers: what is kept of it, or what `derive` says, which is kept.
    pub fn of(
        &self,
        catalogue: &Catalogue,
        shard: u32,
        derive: impl FnOnce() -> Result<Vec<Rows>>,
    ) -> Result<Vec<Rows>> {
        // That it is not made is said by who reads it.
        let State::Committed(manifest) = catalogue.state(shard)? else { return derive() };
        let mut name = self.question.clone();
        name.update(manifest.key.as_bytes());
        let path = self.dir.join(name.finalize().to_hex().as_str());
        match fs::read(&path) {
            Ok(bytes) => read(&bytes).ok_or(Error::Damaged { path }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let rows = derive()?;
                write(&path, &rows).map_err(unwritable(&path))?;
                Ok(rows)
            }
            Err(source) => Err(StoreError::Io { path, action: "be read".into(), source }.into()),
        }
    }
}

fn unwritable(path: &Path) -> impl FnOnce(io::Error) -> Error {
    move |source| {
        let path = path.to_path_buf();
        StoreError::Io { path, action: "be written".into(), source }.into()
    }
}

fn write(path: &Path, all: &[Rows]) -> io::Result<()> {
    let mut body = Vec::new();
    let number = |body: &mut Vec<u8>, it: usize| body.extend((it as u64).to_le_bytes());
    number(&mut body, all.len());
    for rows in all {
        number(&mut body, rows.count);
        number(&mut body, rows.ends.len());
        rows.ends.iter().for_each(|&end| number(&mut body, end));
        number(&mut body, rows.bytes.len());
        body.extend_from_slice(&rows.bytes);
    }
    let mut file = NewFile::create(path)?;
    file.write_all(blake3::hash(&body).as_bytes())?;
    file.write_all(&body)?;
    file.finish()
}

/// None of what is damaged.
fn read(bytes: &[u8]) -> Option<Vec<Rows>> {
    let (sum, mut body) = bytes.split_at_checked(SUM)?;
    if blake3::hash(body).as_bytes()[..] != *sum {
        return None;
    }
    let number = |body: &mut &[u8]| {
        let (own, left) = body.split_first_chunk::<8>()?;
        *body = left;
        usize::try_from(u64::from_le_bytes(*own)).ok()
    };
    let mut all = Vec::new();
    for _ in 0..number(&mut body)? {
        let count = number(&mut body)?;
        let ends = (0..number(&mut body)?).map(|_| number(&mut body)).collect::<Option<_>>()?;
        let length = number(&mut body)?;
        let (own, left) = body.split_at_checked(length)?;
        body = left;
        all.push(Rows { bytes: own.to_vec(), ends, count });
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::{Rows, read, write};

    #[test]
    fn rows_come_back_and_what_is_damaged_does_not() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("rows");
        let one = Rows { bytes: b"abc".to_vec(), ends: vec![1, 3], count: 1 };
        let none = Rows { bytes: Vec::new(), ends: Vec::new(), count: 1 };
        write(&path, &[one, none, Rows::default()]).unwrap();
        let bytes = std::fs::read(&path).unwrap();
        let back = read(&bytes).unwrap();
        let parts: Vec<(&[u8], &[usize], usize)> =
            back.iter().map(|it| (&*it.bytes, &*it.ends, it.count)).collect();
        assert_eq!(parts, [(&b"abc"[..], &[1, 3][..], 1), (b"", &[], 1), (b"", &[], 0)]);
        for at in 0..bytes.len() {
            let mut other = bytes.clone();
            other[at] ^= 1;
            assert!(read(&other).is_none() && read(&bytes[..at]).is_none(), "{at}");
        }
    }
}
