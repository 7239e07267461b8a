//! Text that a terminal shows as it is: nothing in it moves the cursor, changes colours or turns the
//! direction of writing.

use std::borrow::Cow;
use std::io::{self, Write};

/// Characters that show themselves as something else than themselves: controls (Unicode's category
/// Cc) and the marks that order text of two directions, which can make a line look like another
/// one (<https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters>).
fn misleads(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// The text on one line, with escapes for what would not show itself: controls as LLVM writes them
/// in names and strings, other characters by their numbers.
///
/// ```
/// let name = "safe\u{202e}\u{1b}[31m";
/// assert_eq!(llvm_facts_system::visible(name), r"safe\u{202e}\1B[31m");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, |_| false)
}

/// The same of a text of several lines: their ends stay, and so do tabs.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    escaped(text, |c| matches!(c, '\n' | '\t'))
}

fn escaped(text: &str, keeps: fn(char) -> bool) -> Cow<'_, str> {
    let hides = |c: char| misleads(c) && !keeps(c);
    if !text.contains(hides) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    for c in text.chars() {
        match c {
            c if !hides(c) => shown.push(c),
            '\t' | '\n' | '\r' => shown.extend(c.escape_default()),
            c if c.is_ascii() => shown.push_str(&format!("\\{:02X}", u32::from(c))),
            c => shown.extend(c.escape_unicode()),
        }
    }
    Cow::Owned(shown)
}

/// Writes what is visible of it: as [`visible_lines`], and `\xff` for bytes that are no text.
#[derive(Debug)]
pub struct Visible<W> {
    inner: W,
    /// The beginning of a character.
    open: Vec<u8>,
}

impl<W: Write> Visible<W> {
    /// Writes to that.
    pub fn new(inner: W) -> Self {
        Self { inner, open: Vec::new() }
    }

    fn pass(&mut self, bytes: &[u8], is_end: bool) -> io::Result<()> {
        let mut chunks = bytes.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            self.inner.write_all(visible_lines(chunk.valid()).as_bytes())?;
            // Of a character that is cut off the rest may come.
            let is_open = chunks.peek().is_none()
                && !is_end
                && std::str::from_utf8(chunk.invalid()).is_err_and(|e| e.error_len().is_none());
            if is_open {
                self.open = chunk.invalid().to_vec();
            } else {
                self.inner.write_all(chunk.invalid().escape_ascii().to_string().as_bytes())?;
            }
        }
        Ok(())
    }
}

impl<W: Write> Write for Visible<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let open = std::mem::take(&mut self.open);
        if open.is_empty() {
            self.pass(bytes, false)?;
        } else {
            self.pass(&[&open, bytes].concat(), false)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let open = std::mem::take(&mut self.open);
        self.pass(&open, true)?;
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_misleads_is_escaped() {
        for (text, line, lines) in [
            ("plain \u{e9} \u{1f600}", "plain \u{e9} \u{1f600}", "plain \u{e9} \u{1f600}"),
            ("a\tb\nc", r"a\tb\nc", "a\tb\nc"),
            ("\u{1b}]0;title\u{7}", r"\1B]0;title\07", r"\1B]0;title\07"),
            ("\u{9b}31m\r", r"\u{9b}31m\r", r"\u{9b}31m\r"),
            ("\u{202e}\u{2066}\u{200f}", r"\u{202e}\u{2066}\u{200f}", r"\u{202e}\u{2066}\u{200f}"),
            ("\u{2028}\u{feff}", r"\u{2028}\u{feff}", r"\u{2028}\u{feff}"),
        ] {
            assert_eq!((&*visible(text), &*visible_lines(text)), (line, lines));
        }
    }

    #[test]
    fn bytes_are_escaped_however_they_come() {
        let bytes = b"a\xe2\x80\xaeb\xff\x9b\n\xf0\x9f\x98\x80\x1b[0m\xe2\x80";
        let shown = "a\\u{202e}b\\xff\\x9b\n\u{1f600}\\1B[0m\\xe2\\x80";
        for size in 1..=bytes.len() {
            let mut out = Visible::new(Vec::new());
            bytes.chunks(size).for_each(|part| out.write_all(part).expect("in memory"));
            out.flush().expect("in memory");
            assert_eq!(String::from_utf8_lossy(&out.inner), shown, "{size} at once");
        }
    }
}
