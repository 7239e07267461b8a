//! Places in a text as the protocol has them, and names of files.

use std::path::Path;
use std::str::FromStr;

use lsp_types::{Position, Range, Uri};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// What a column counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Bytes.
    Utf8,
    /// Halves of 32 bits, as the protocol has it unless both sides agree on bytes.
    Utf16,
}

/// A text whose places are wanted.
pub struct Text<'a> {
    text: &'a str,
    /// Where lines begin.
    lines: Vec<usize>,
    encoding: Encoding,
}

impl<'a> Text<'a> {
    pub fn new(text: &'a str, encoding: Encoding) -> Self {
        let ends = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        let lines = std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect();
        Self { text, lines, encoding }
    }

    /// So many bytes from the beginning; at most the end.
    pub fn position(&self, offset: usize) -> Position {
        let offset = boundary(self.text, offset);
        let line = self.lines.partition_point(|start| *start <= offset).saturating_sub(1);
        let before = &self.text[self.lines[line]..offset];
        let character = match self.encoding {
            Encoding::Utf8 => before.len(),
            Encoding::Utf16 => before.encode_utf16().count(),
        };
        Position::new(line as u32, character as u32)
    }

    pub fn range(&self, start: u32, end: u32) -> Range {
        Range::new(self.position(start as usize), self.position(end as usize))
    }

    /// The range of all of it.
    pub fn whole(&self) -> Range {
        self.range(0, self.text.len() as u32)
    }

    /// The bytes before a position; what is behind the end of a line is its end.
    pub fn offset(&self, position: Position) -> usize {
        let Some(&start) = self.lines.get(position.line as usize) else { return self.text.len() };
        let line = self.text[start..].lines().next().unwrap_or_default();
        let column = position.character as usize;
        let within = match self.encoding {
            Encoding::Utf8 => boundary(line, column),
            Encoding::Utf16 => {
                let mut halves = 0;
                let is_before = |(_, c): &(usize, char)| {
                    halves += c.len_utf16();
                    halves > column
                };
                line.char_indices().find(is_before).map_or(line.len(), |(at, _)| at)
            }
        };
        start + within
    }
}

/// The last place of a text, at most so many bytes from its beginning, where a character begins.
fn boundary(text: &str, offset: usize) -> usize {
    (0..=offset.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default()
}

/// What a path keeps of its characters in an address.
const KEPT: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~');
const FILE: &str = "file://";

/// The name of a document: its path if it is a file, else its address.
pub fn name_of(uri: &Uri) -> String {
    let path =
        uri.as_str().strip_prefix(FILE).map(|rest| rest.find('/').map_or("", |at| &rest[at..]));
    match path {
        Some(path) => percent_decode_str(path).decode_utf8_lossy().into_owned(),
        None => uri.as_str().to_owned(),
    }
}

/// The address of a document of that name; none if it has none.
pub fn uri_of(name: &str) -> Option<Uri> {
    match Path::new(name).is_absolute() {
        true => Uri::from_str(&format!("{FILE}{}", utf8_percent_encode(name, KEPT))).ok(),
        false => name.contains(':').then(|| Uri::from_str(name).ok()).flatten(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_lead_there_and_back() {
        let text = "a\u{e9}b\n\u{1f600}x\n\nlast";
        for (encoding, columns) in [(Encoding::Utf8, [3, 4]), (Encoding::Utf16, [2, 2])] {
            let places = Text::new(text, encoding);
            for (offset, _) in text.char_indices().chain([(text.len(), ' ')]) {
                assert_eq!(places.offset(places.position(offset)), offset, "{encoding:?}");
            }
            for (c, line, column) in [('b', 0, columns[0]), ('x', 1, columns[1])] {
                let offset = text.find(c).expect("it is there");
                assert_eq!(places.position(offset), Position::new(line, column), "{encoding:?}");
            }
            // Behind the end of a line, and of the text.
            assert_eq!(places.offset(Position::new(0, 99)), 4);
            assert_eq!(places.offset(Position::new(99, 0)), text.len());
        }
    }

    #[test]
    fn files_have_addresses() {
        for (name, address) in [
            ("/a/b.dl", "file:///a/b.dl"),
            ("/with space/\u{e9}%.dl", "file:///with%20space/%C3%A9%25.dl"),
            ("untitled:Untitled-1", "untitled:Untitled-1"),
        ] {
            let uri = uri_of(name).expect("an address");
            assert_eq!((uri.as_str(), name_of(&uri)), (address, name.to_owned()));
        }
        assert!(uri_of("<library>/datalog/cfg/cfg.dl").is_none());
    }
}
