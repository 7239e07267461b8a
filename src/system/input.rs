//! The one way in: what is read is a file, and becomes no more than its size allows.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use flate2::read::MultiGzDecoder;
use rustix::fs::OFlags;

use super::map::both;

/// How many times its size a compressed file may have when it is unpacked. Facts have 5 to 20
/// times, zeros a thousand.
static EXPANSION: AtomicU32 = AtomicU32::new(250);
/// What any compressed file may have.
const SMALL: u64 = 64 << 20;

/// From now on a compressed file may have so many times its size when it is unpacked.
pub fn limit_expansion(times: u32) {
    EXPANSION.store(times, Ordering::Relaxed);
}

/// How many times its size a compressed file may have.
pub fn expansion() -> u32 {
    EXPANSION.load(Ordering::Relaxed)
}

/// How many bytes so many may become when they are unpacked.
pub fn most_unpacked(packed: u64) -> u64 {
    packed.saturating_mul(expansion().into()).max(SMALL)
}

/// The bytes of a file that is found in a directory. A pipe or a device, for which one could wait
/// for ever, is none.
///
/// # Errors
/// When it cannot be read, or is no regular file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut file = open(path)?;
    let there = file.metadata()?;
    read_to_end(&mut file, &there)
}

/// Files of so many bytes are read by two threads: the system makes memory for each page. For shorter ones it takes
/// longer to wait for the other thread.
const SHARED: std::ops::RangeFrom<u64> = 1 << 22..;

/// The bytes of what somebody has named, which may be a pipe, with so many threads.
///
/// # Errors
/// When it cannot be read.
pub fn read_by(threads: usize, path: &Path) -> io::Result<Vec<u8>> {
    // Opened once: a pipe whose writer is gone would be waited for.
    let mut file = File::open(path)?;
    let there = file.metadata()?;
    if threads < 2 || !there.is_file() || !SHARED.contains(&there.len()) {
        return read_to_end(&mut file, &there);
    }
    let length = usize::try_from(there.len()).map_err(io::Error::other)?;
    // Whether there is memory can only be asked of such that is not zero yet.
    drop(room(length)?);
    let mut bytes = vec![0; length];
    let (first, second) = bytes.split_at_mut(length / 2);
    let at = first.len() as u64;
    let halves = both(threads, || file.read_exact_at(second, at), || file.read_exact_at(first, 0));
    match halves {
        (Ok(()), Ok(())) => {}
        // It is shorter than it was.
        (Err(error), _) | (_, Err(error)) if error.kind() == ErrorKind::UnexpectedEof => {
            return read_to_end(&mut file, &there);
        }
        (Err(error), _) | (_, Err(error)) => return Err(error),
    }
    // Or longer.
    file.seek(SeekFrom::Start(there.len()))?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The file that [`read`] reads, to be read in pieces.
///
/// # Errors
/// As of that.
pub fn open(path: &Path) -> io::Result<File> {
    let wanted = |is_file| match is_file {
        true => Ok(()),
        false => Err(io::Error::new(ErrorKind::InvalidInput, "no regular file")),
    };
    wanted(!fs::metadata(path)?.file_type().is_special())?;
    // It may have become one: nobody is waited for.
    let flags = OFlags::NONBLOCK | OFlags::NOCTTY;
    let file = OpenOptions::new().read(true).custom_flags(flags.bits().cast_signed()).open(path)?;
    wanted(!file.metadata()?.file_type().is_special())?;
    Ok(file)
}

fn read_to_end(file: &mut File, there: &fs::Metadata) -> io::Result<Vec<u8>> {
    let mut bytes = room(usize::try_from(there.len()).unwrap_or_default())?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Room for so many bytes.
fn room(length: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(length).map_err(|_| io::Error::from(ErrorKind::OutOfMemory))?;
    Ok(bytes)
}

/// What is neither a file nor a directory, of which opening says enough.
trait Special {
    fn is_special(&self) -> bool;
}

impl Special for fs::FileType {
    fn is_special(&self) -> bool {
        !self.is_file() && !self.is_dir()
    }
}

/// Whether a file that begins so is compressed with gzip.
pub fn is_packed(start: &[u8]) -> bool {
    start.starts_with(&[0x1F, 0x8B])
}

/// What a file is that may be compressed with gzip.
///
/// # Errors
/// When it is broken, or has more bytes than its size allows ([`limit_expansion`]).
pub fn unpacked(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
    if !is_packed(&bytes) {
        return Ok(bytes);
    }
    let times = expansion();
    let most = most_unpacked(bytes.len() as u64);
    let mut plain = Vec::new();
    MultiGzDecoder::new(&bytes[..]).take(most + 1).read_to_end(&mut plain)?;
    if plain.len() as u64 > most {
        let words = format!(
            "unpacked it has more than {times} times its size, as if made to fill the memory; \
             --max-expansion sets the limit"
        );
        return Err(io::Error::new(ErrorKind::InvalidData, words));
    }
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    fn packed(megabytes: usize) -> Vec<u8> {
        let mut out = GzEncoder::new(Vec::new(), Compression::best());
        (0..megabytes).for_each(|_| out.write_all(&[b'0'; 1 << 20]).expect("in memory"));
        out.finish().expect("in memory")
    }

    #[test]
    fn what_is_unpacked_is_in_proportion() {
        assert_eq!(unpacked(b"plain".to_vec()).expect("as it is"), b"plain");
        assert_eq!(unpacked(packed(60)).expect("small").len(), 60 << 20);
        let bomb = packed(65);
        let many = bomb.repeat(4);
        for bytes in [bomb, many] {
            let error = unpacked(bytes).expect_err("a bomb").to_string();
            assert!(error.contains("250 times its size") && error.contains("--max-expansion"));
        }
    }

    #[test]
    fn two_threads_read_what_one_does() {
        let dir = tempfile::tempdir().expect("a directory");
        let path = dir.path().join("file");
        for length in [0, 1, (1 << 20) - 1, 1 << 20, (2 << 20) + 1] {
            let bytes: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            fs::write(&path, &bytes).expect("written");
            for threads in [1, 2] {
                assert!(read_by(threads, &path).expect("read") == bytes, "{length} by {threads}");
            }
        }
        // The writer of a pipe is gone before it is read.
        let pipe = dir.path().join("pipe");
        let mode = rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR;
        let made = rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, mode, 0);
        made.expect("a pipe");
        for threads in [1, 2] {
            std::thread::scope(|scope| {
                scope.spawn(|| fs::write(&pipe, "through a pipe").expect("written"));
                assert_eq!(read_by(threads, &pipe).expect("read"), b"through a pipe");
            });
        }
        assert!(read_by(2, &dir.path().join("none")).is_err());
        assert!(read_by(2, dir.path()).is_err());
    }

    #[test]
    fn a_device_is_no_file() {
        let error = read(Path::new("/dev/zero")).expect_err("endless").to_string();
        assert_eq!(error, "no regular file");
        assert!(read(Path::new("/dev")).is_err());
    }
}
