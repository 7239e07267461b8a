//! The fields of a line, and the values in them.

use super::read::Reader;
use crate::check::parse_number;
use crate::check::types::Kind;
use crate::eval::cell::Cell;
use std::borrow::Cow;

/// What lies between the fields of a line.
pub(super) struct Format<'a> {
    pub delimiter: &'a [u8],
    pub rfc4180: bool,
}

impl Format<'_> {
    /// Takes the next line; of rfc4180 it goes on while a quote is open.
    pub fn line<'b>(&self, rest: &mut &'b [u8]) -> &'b [u8] {
        let all = *rest;
        let mut end = 0;
        let mut quotes = 0;
        loop {
            let stop = memchr::memchr(b'\n', &all[end..]).map_or(all.len(), |n| end + n);
            if self.rfc4180 {
                quotes += all[end..stop].iter().filter(|&&b| b == b'"').count();
            }
            end = stop;
            if quotes % 2 == 0 || end == all.len() {
                break;
            }
            end += 1;
        }
        *rest = all.get(end + 1..).unwrap_or(b"");
        let line = &all[..end];
        line.strip_suffix(b"\r").unwrap_or(line)
    }

    /// The element that starts at `from`, and where the next one starts.
    pub fn element<'b>(&self, line: &'b [u8], from: usize) -> (Cow<'b, [u8]>, Option<usize>) {
        let text = line.get(from..).unwrap_or(b"");
        if self.rfc4180 && text.first() == Some(&b'"') {
            let mut out = Vec::new();
            let mut at = 1;
            while at < text.len() {
                if text[at] == b'"' {
                    if text.get(at + 1) == Some(&b'"') {
                        at += 1;
                    } else {
                        break;
                    }
                }
                out.push(text[at]);
                at += 1;
            }
            let end = from + at + 1;
            let next = (end < line.len()).then(|| end + self.delimiter.len());
            return (out.into(), next);
        }
        let mut end = match self.delimiter {
            [one] => memchr::memchr(*one, text),
            more => memchr::memmem::find(text, more),
        };
        if self.delimiter.contains(&b',') && !self.rfc4180 {
            // A comma in a record does not end it.
            let mut open = 0i32;
            end = None;
            for at in 0..text.len() {
                match text[at] {
                    b'[' | b'(' => open += 1,
                    b']' | b')' => open -= 1,
                    _ => {}
                }
                if open <= 0 && text[at..].starts_with(self.delimiter) {
                    end = Some(at);
                    break;
                }
            }
        }
        match end {
            Some(n) => (text[..n].into(), Some(from + n + self.delimiter.len())),
            None => (text.into(), None),
        }
    }
}

impl<C: Cell> Reader<'_, C> {
    /// The value that starts at `at`, as the reference writes records and branches.
    pub(super) fn value(
        &mut self,
        text: &str,
        at: &mut usize,
        kind: Kind,
        depth: usize,
    ) -> Option<C> {
        if depth > 1000 {
            return None;
        }
        skip(text, at);
        match kind {
            Kind::Symbol => {
                let rest = &text[*at..];
                if rest.starts_with('"') {
                    let mut out = Vec::new();
                    let mut escaped = false;
                    for (i, b) in rest.bytes().enumerate().skip(1) {
                        if escaped {
                            out.push(b);
                            escaped = false;
                        } else if b == b'\\' {
                            escaped = true;
                        } else if b == b'"' {
                            *at += i + 1;
                            return Some(C::cut(self.symbols.intern(&out).into()));
                        } else {
                            out.push(b);
                        }
                    }
                    return None;
                }
                let end = rest.find([',', ']', ')'])?;
                *at += end;
                Some(C::cut(self.symbols.intern(&rest.as_bytes()[..end]).into()))
            }
            Kind::Record(id) => {
                if text[*at..].starts_with("nil") {
                    *at += 3;
                    return Some(C::default());
                }
                eat(text, at, '[')?;
                let fields: Vec<Kind> =
                    self.types.record(id).iter().map(|&f| self.types.kind(f)).collect();
                let cells = self.fields(text, at, &fields, depth)?;
                eat(text, at, ']')?;
                Some(C::cut(self.records.pack(&cells).into()))
            }
            Kind::Adt(id) => {
                eat(text, at, '$')?;
                skip(text, at);
                let rest = &text[*at..];
                let end = rest
                    .find(|c: char| !(c.is_ascii_alphanumeric() || "_?.".contains(c)))
                    .unwrap_or(rest.len());
                let branches = self.types.adt(id);
                let number = branches.iter().position(|b| *b.name == rest[..end])?;
                *at += end;
                if self.types.is_enum(id) {
                    return Some(C::cut(number as u64));
                }
                let fields: Vec<Kind> =
                    branches[number].fields.iter().map(|&f| self.types.kind(f)).collect();
                let mut cells = vec![C::cut(number as u64)];
                if !fields.is_empty() {
                    eat(text, at, '(')?;
                    cells.extend(self.fields(text, at, &fields, depth)?);
                    eat(text, at, ')')?;
                }
                Some(C::cut(self.records.pack(&cells).into()))
            }
            _ => {
                let rest = &text[*at..];
                let end = rest
                    .find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)))
                    .unwrap_or(rest.len());
                *at += end;
                parse_number(&rest[..end], kind, self.types.width).map(C::cut)
            }
        }
    }

    fn fields(
        &mut self,
        text: &str,
        at: &mut usize,
        kinds: &[Kind],
        depth: usize,
    ) -> Option<Vec<C>> {
        let mut cells = Vec::new();
        for (i, &kind) in kinds.iter().enumerate() {
            if i > 0 {
                eat(text, at, ',')?;
            }
            cells.push(self.value(text, at, kind, depth + 1)?);
        }
        Some(cells)
    }
}

fn skip(text: &str, at: &mut usize) {
    *at = text.len() - text[*at..].trim_start().len();
}

fn eat(text: &str, at: &mut usize, wanted: char) -> Option<()> {
    skip(text, at);
    text[*at..].starts_with(wanted).then(|| *at += wanted.len_utf8())
}
