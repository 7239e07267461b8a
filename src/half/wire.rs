//! What goes through the pipes: a line of JSON, then the bytes that it counts.

use std::io::{self, BufRead, ErrorKind, Read, Write};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Form, Rejected, Syntax};

/// The head of a request. One blob follows: the module.
#[derive(Debug, Serialize, Deserialize)]
pub struct Question {
    /// How the module is written.
    pub syntax: Syntax,
    /// Whether a broken module with debug information is read, too: else LLVM gives up.
    pub lenient: bool,
    /// See [`Request`](crate::Request).
    pub verify: bool,
    /// Likewise.
    pub passes: Option<String>,
    /// Likewise.
    pub wanted: Vec<Form>,
}

/// The head of an answer.
#[derive(Debug, Serialize, Deserialize)]
pub enum Answer {
    /// As many blobs follow as forms were wanted.
    Done {
        /// LLVM's warnings.
        warnings: Vec<String>,
    },
    /// The bytes are no module.
    Unread(String),
    /// The verifier's verdict.
    Rejected(Rejected),
    /// The passes are none.
    Passes(String),
    /// LLVM gives up; the process ends.
    Fatal(String),
    /// There is no LLVM; the process ends.
    WithoutLlvm,
}

#[derive(Serialize, Deserialize)]
struct Line<H> {
    head: H,
    blobs: Vec<u64>,
}

/// Writes a head and its blobs.
///
/// # Errors
/// When nobody reads.
pub fn send(to: &mut impl Write, head: &impl Serialize, blobs: &[&[u8]]) -> io::Result<()> {
    let lengths = blobs.iter().map(|blob| blob.len() as u64).collect();
    let mut line = serde_json::to_vec(&Line { head, blobs: lengths })?;
    line.push(b'\n');
    to.write_all(&line)?;
    blobs.iter().try_for_each(|blob| to.write_all(blob))?;
    to.flush()
}

/// Reads a head and its blobs, of so many bytes at most; none if the other end has closed its pipe.
///
/// # Errors
/// When the other end breaks off, says what is no message, or more than that.
pub fn receive<H: DeserializeOwned>(
    from: &mut impl BufRead,
    most: u64,
) -> io::Result<Option<(H, Vec<Vec<u8>>)>> {
    let mut line = Vec::new();
    if from.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let mut left = most.saturating_sub(line.len() as u64);
    if left == 0 {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let Line { head, blobs } = serde_json::from_slice(&line)?;
    let mut read = Vec::with_capacity(blobs.len());
    for length in blobs {
        left = left.checked_sub(length).ok_or(ErrorKind::FileTooLarge)?;
        let mut blob = Vec::new();
        if from.by_ref().take(length).read_to_end(&mut blob)? as u64 != length {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        read.push(blob);
    }
    Ok(Some((head, read)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_is_received() {
        let mut pipe = Vec::new();
        for blobs in [&[][..], &[&b"a\nb"[..], b"", &[0; 70_000]]] {
            send(&mut pipe, &Answer::Unread("line 1\n\"x\"".into()), blobs).unwrap();
        }
        let mut pipe = &pipe[..];
        for expected in [0, 3] {
            let (head, blobs) = receive::<Answer>(&mut pipe, 1 << 20).unwrap().unwrap();
            assert!(matches!(head, Answer::Unread(words) if words == "line 1\n\"x\""));
            assert_eq!(blobs.len(), expected);
            assert!(blobs.is_empty() || blobs == [&b"a\nb"[..], b"", &[0; 70_000]]);
        }
        assert!(receive::<Answer>(&mut pipe, 1 << 20).unwrap().is_none());
    }

    #[test]
    fn what_breaks_off_is_an_error() {
        let mut pipe = Vec::new();
        send(&mut pipe, &Answer::WithoutLlvm, &[b"abc"]).unwrap();
        for end in 1..pipe.len() {
            assert!(receive::<Answer>(&mut &pipe[..end], 1 << 20).is_err(), "{end}");
        }
        for most in 1..pipe.len() as u64 {
            let error = receive::<Answer>(&mut &pipe[..], most).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::FileTooLarge, "{most}");
        }
    }
}
