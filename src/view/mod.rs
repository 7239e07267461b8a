//! `llvm-facts view`: a page that shows a program, its functions, their control flow and their facts.
//!
//! The page is one file that needs no server and no network. What it shows of a function lies in it
//! in a piece with its neighbours, JSON compressed with deflate and written in base64: a browser
//! unpacks a piece when the function is chosen. The pieces stand last, the index before all others,
//! and the script before them: the page answers while the browser still reads the functions.

mod data;

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use sha2::{Digest, Sha256};

use crate::query::findings::{Check, Report};
use crate::query::source_text::{Embed, SourceText};
use crate::query::{self, Memory, Source};
use crate::{Error, Result};
use engine::{Database, Options, Program};
use jobs::pipeline::Observer;
use library::Search;

/// What every page begins with: a file without it is somebody else's.
pub const MARK: &str = "<!DOCTYPE html>\n<!-- made by llvm-facts view -->\n";

const TEMPLATE: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/page.css");
/// The script, a file per part of the page, in the order in which they need each other.
const SCRIPT: [&str; 9] = [
    include_str!("page/base.js"),
    include_str!("page/layout.js"),
    include_str!("page/tokens.js"),
    include_str!("page/graph.js"),
    include_str!("page/findings.js"),
    include_str!("page/panes.js"),
    include_str!("page/details.js"),
    include_str!("page/search.js"),
    include_str!("page/main.js"),
];
const LAYOUT: &str = include_str!("vendor/dagre.min.js");
const LAYOUT_LICENCE: &str = include_str!("vendor/dagre.LICENSE");

/// What a page shows of a source.
#[derive(Debug, Clone, Copy, Default)]
pub struct Content<'a> {
    /// What the page is called.
    pub title: &'a str,
    /// Which source text it has.
    pub embed: Embed,
    /// What is looked for, so that the page shows where it is.
    pub checks: &'a [Check],
}

/// A page, and what it would show if it were there.
#[derive(Debug)]
pub struct Page {
    /// HTML.
    pub bytes: Vec<u8>,
    /// Files of source text that are not in it, with the reasons.
    pub missing: Vec<String>,
    /// Outputs of checks that say nothing about instructions, and so are not in it.
    pub left_out: Vec<String>,
    /// How many findings it has.
    pub findings: usize,
}

/// The page of a source.
///
/// # Errors
/// When the source cannot be read, or a check reaches a limit.
pub fn page(
    source: Source<'_>,
    content: Content<'_>,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Page> {
    let read;
    let memory = match source {
        Source::Memory(memory) => memory,
        _ => {
            read = query::read(source, observer)?;
            let (of_modules, files) = match source {
                Source::Facts(dir) => (false, Some(dir)),
                Source::Modules(modules) => (true, modules.files),
                Source::Memory(memory) => (memory.of_modules, memory.files),
            };
            Memory { facts: &read, of_modules, files }
        }
    };
    let source = Source::Memory(memory);
    let mut report: Option<Report> = None;
    let mut left_out = Vec::new();
    for check in content.checks {
        let (found, others) = check.run(source, options)?;
        report.get_or_insert_default().append(found);
        left_out.extend(others);
    }
    let program = Program::parse("<view>", include_str!("view.dl"), &Search::default())?;
    let mut database = Database::new(&program);
    query::load(&program, source, &mut database, observer)?;
    program.run(&mut database, options)?;
    let text = SourceText::of(memory.facts, content.embed);
    let known = data::Known {
        program: &program,
        database: &database,
        facts: memory.facts,
        source: &text,
        report: report.as_ref(),
        title: content.title,
    };
    let (index, functions) =
        packed_by(options.threads, |put| data::collect(known, put).map_err(Error::from))?;
    let mut pieces = String::new();
    add(&mut pieces, 0, &packed(&index.to_string())?);
    (1..).zip(&functions).for_each(|(number, piece)| add(&mut pieces, number, piece));
    let findings = report.map_or(0, |report| report.findings.len());
    let bytes = filled(content.title, &pieces).into_bytes();
    Ok(Page { bytes, missing: text.missing, left_out, findings })
}

/// Adds a packed piece of what the page knows.
fn add(pieces: &mut String, number: usize, piece: &str) {
    let _ = writeln!(pieces, "<script type=\"text/plain\" id=\"p{number}\">{piece}</script>");
}

/// What `make` answers, and the pieces that it hands over, packed by so many threads while it goes
/// on.
fn packed_by<T>(
    threads: usize,
    make: impl FnOnce(&mut dyn FnMut(String)) -> Result<T>,
) -> Result<(T, Vec<String>)> {
    let threads = threads.max(1);
    let done = Mutex::new(Vec::new());
    let made = thread::scope(|scope| {
        // A few wait at most, so that they need little memory.
        let (put, pieces) = mpsc::sync_channel::<(usize, String)>(2 * threads);
        let pieces = Arc::new(Mutex::new(pieces));
        let mut started = 0;
        for _ in 0..threads {
            let (pieces, done) = (Arc::clone(&pieces), &done);
            let pack = move || {
                let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok((number, piece)) = next() {
                    let packed = (number, packed(&piece));
                    done.lock().unwrap_or_else(PoisonError::into_inner).push(packed);
                }
            };
            started += usize::from(thread::Builder::new().spawn_scoped(scope, pack).is_ok());
        }
        let mut count = 0;
        make(&mut |piece| {
            if started == 0 {
                // Without another thread this one does it.
                let packed = (count, packed(&piece));
                count += 1;
                done.lock().unwrap_or_else(PoisonError::into_inner).push(packed);
                return;
            }
            // Somebody takes it as long as this is there to give it.
            let _ = put.send((count, piece));
            count += 1;
        })
    })?;
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    Ok((made, done.into_iter().map(|(_, piece)| piece).collect::<Result<_>>()?))
}

/// Compressed, in digits. The best compression takes twice the time for a hundredth of the size.
fn packed(text: &str) -> Result<String> {
    let mut out = DeflateEncoder::new(Vec::new(), Compression::new(7));
    out.write_all(text.as_bytes()).map_err(Error::Compress)?;
    Ok(base64(&out.finish().map_err(Error::Compress)?))
}

/// <https://www.rfc-editor.org/rfc/rfc4648#section-4>
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |i: usize| u32::from(chunk.get(i).copied().unwrap_or_default());
        let word = byte(0) << 16 | byte(1) << 8 | byte(2);
        for i in 0..4 {
            let digit = DIGITS[(word >> (18 - 6 * i)) as usize & 63];
            out.push(if i <= chunk.len() { char::from(digit) } else { '=' });
        }
    }
    out
}

/// What a browser takes from the page, by its hash: whatever a name in a module may look like, nothing
/// else is run. <https://www.w3.org/TR/CSP3/#match-element-to-source-list>
fn allowed(texts: &[&str]) -> String {
    let hash = |text: &&str| format!("'sha256-{}'", base64(&Sha256::digest(text)));
    texts.iter().map(hash).collect::<Vec<_>>().join(" ")
}

/// Places in the template are `{{NAME}}`; what fills them is not looked at again.
fn filled(title: &str, pieces: &str) -> String {
    let mut out = String::with_capacity(TEMPLATE.len() + pieces.len() + LAYOUT.len() * 2);
    let layout = format!("\n/* dagre\n{LAYOUT_LICENCE}\n*/\n{LAYOUT}\n");
    let script = SCRIPT.concat();
    out.push_str(MARK);
    let mut rest = TEMPLATE;
    while let Some((before, after)) = rest.split_once("{{") {
        out.push_str(before);
        let (name, after) = after.split_once("}}").unwrap_or((after, ""));
        match name {
            "TITLE" => escape(title, &mut out),
            "STYLE" => out.push_str(STYLE),
            "STYLES" => out.push_str(&allowed(&[STYLE])),
            "LAYOUT" => out.push_str(&layout),
            "SCRIPT" => out.push_str(&script),
            "SCRIPTS" => out.push_str(&allowed(&[&layout, &script])),
            "DATA" => out.push_str(pieces),
            _ => {}
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' | '<' | '>' | '"' => {
                let _ = write!(out, "&#{};", c as u32);
            }
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_as_the_standard_says() {
        for (text, code) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")]
        {
            assert_eq!(base64(text.as_bytes()), code);
        }
    }

    #[test]
    fn a_title_cannot_break_the_page() {
        let page = filled("<script>&{{DATA}}", "pieces");
        assert!(page.contains("&#60;script&#62;&#38;{{DATA}}"));
        assert!(page.contains("pieces") && !page.contains("{{TITLE}}"));
    }

    #[test]
    fn a_page_runs_its_own_scripts_only() {
        let page = filled("title", "<script>alert(1)</script>");
        let (_, policy) = page.split_once("script-src ").expect("a policy");
        let (policy, rest) = policy.split_once(';').expect("its end");
        assert_eq!(policy.matches("'sha256-").count(), 2, "{policy}");
        assert!(!page.contains("unsafe-inline"));
        let scripts: Vec<&str> = rest
            .split("<script>")
            .skip(1)
            .filter_map(|it| Some(it.split_once("</script>")?.0))
            .collect();
        let hashes = allowed(&scripts);
        assert!(hashes.starts_with(policy) && !policy.contains(&allowed(&scripts[2..])));
    }
}
