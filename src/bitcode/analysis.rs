//! Blocks, records and sizes of a file, and all of its records as text: what `llvm-bcanalyzer`
//! tells, with LLVM's names also where it has none.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use crate::bits::{BLOCKINFO, Entry, Reader, Record};
use crate::codes::{self, metadata};
use crate::container::Container;
use crate::error::{Error, ErrorKind};
use crate::metadata::Strings;

/// What the records of one code in the blocks of one number come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RecordSizes {
    /// How many there are.
    pub records: u64,
    /// How many of them are written by an abbreviation.
    pub abbreviated: u64,
    /// How many bits they take.
    pub bits: u64,
}

/// What the blocks of one number come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BlockSizes {
    /// How many there are.
    pub blocks: u64,
    /// How many bits they take, without the blocks in them.
    pub bits: u64,
    /// How many blocks are in them.
    pub inner: u64,
    /// How many abbreviations they define.
    pub abbreviations: u64,
    /// Their records, by code.
    pub records: BTreeMap<u32, RecordSizes>,
}

impl BlockSizes {
    fn total(&self, count: impl Fn(&RecordSizes) -> u64) -> u64 {
        self.records.values().map(count).sum()
    }
}

/// What a file consists of. Its text (`to_string`) has the form of `llvm-bcanalyzer`'s.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The length of the bitcode, in bytes.
    pub bytes: u64,
    /// How many blocks are in no other.
    pub top: u64,
    /// All blocks, by number.
    pub blocks: BTreeMap<u32, BlockSizes>,
}

/// Counts and measures everything in a file. `dump` gets each block and record as a line of text,
/// as `llvm-bcanalyzer -dump` writes them.
///
/// # Errors
/// When the file is no bitstream. That blocks and records mean something is not looked at.
pub fn analyze(file: &[u8], mut dump: Option<&mut dyn FnMut(&str)>) -> Result<Analysis, Error> {
    let container = Container::of(file)?;
    let mut line = String::new();
    if let (Some(wrapper), Some(dump)) = (container.wrapper, dump.as_deref_mut()) {
        dump(&format!(
            "<BITCODE_WRAPPER_HEADER Magic=0x0b17c0de Version={:#010x} Offset={:#010x} \
             Size={:#010x} CPUType={:#010x}/>\n",
            wrapper.version,
            container.base,
            container.bytes.len(),
            wrapper.cpu
        ));
    }
    let mut analysis = Analysis { bytes: container.bytes.len() as u64, ..Analysis::default() };
    let mut reader = container.reader()?;
    let mut open: Vec<Open> = Vec::new();
    // What is left at the end is padding.
    while !open.is_empty() || reader.left() >= 32 {
        let start = reader.position();
        let announced = reader.width();
        let entry = reader.advance()?;
        let depth = open.len();
        if let Entry::Block(block) = entry {
            match open.last().and_then(|open| analysis.blocks.get_mut(&open.block)) {
                Some(around) => around.inner += 1,
                None => analysis.top += 1,
            }
            reader.enter(block)?;
            analysis.blocks.entry(block.id).or_default().blocks += 1;
            // What announces a block and its number are counted with the block around it.
            let number = 8 * u64::from((32 - block.id.leading_zeros()).div_ceil(7).max(1));
            let start = start + u64::from(announced) + number;
            open.push(Open { block: block.id, start, inner: 0 });
            if let Some(dump) = dump.as_deref_mut() {
                block_line(&mut line, depth, block.id, Some((block.words, block.width)));
                dump(&line);
            }
            continue;
        }
        let sizes = open.last().and_then(|open| analysis.blocks.get_mut(&open.block));
        let misplaced = ErrorKind::Misplaced("no block is around this");
        let sizes = sizes.ok_or_else(|| reader.error(misplaced))?;
        match entry {
            Entry::Block(_) => {}
            Entry::Definition => sizes.abbreviations += 1,
            Entry::Record => {
                let record = reader.record();
                let counts = sizes.records.entry(record.code).or_default();
                counts.records += 1;
                counts.abbreviated += u64::from(record.abbreviation.is_some());
                counts.bits += reader.position() - start;
                let described = record.place.block == Some(BLOCKINFO);
                if let Some(dump) = dump.as_deref_mut().filter(|_| !described) {
                    record_line(&mut line, depth, &reader, &record)?;
                    dump(&line);
                }
            }
            Entry::End => {
                let Some(ended) = open.pop() else { break };
                let bits = reader.position() - ended.start;
                sizes.bits += bits - ended.inner;
                if let Some(around) = open.last_mut() {
                    around.inner += bits;
                }
                if let Some(dump) = dump.as_deref_mut().filter(|_| ended.block != BLOCKINFO) {
                    block_line(&mut line, open.len(), ended.block, None);
                    dump(&line);
                }
            }
        }
    }
    Ok(analysis)
}

/// A block that is being read.
struct Open {
    block: u32,
    start: u64,
    /// How many bits the blocks in it take.
    inner: u64,
}

fn indent(line: &mut String, depth: usize) {
    line.clear();
    (0..depth).for_each(|_| line.push_str("  "));
}

/// The line at a block's start, or at its end. What is in `BLOCKINFO` is not shown.
fn block_line(line: &mut String, depth: usize, block: u32, start: Option<(u32, u32)>) {
    indent(line, depth);
    let name = codes::block_name(block);
    let name = name.map_or_else(|| format!("UnknownBlock{block}"), str::to_owned);
    match start {
        _ if block == BLOCKINFO => line.push_str("<BLOCKINFO_BLOCK/>\n"),
        None => line.extend(["</", &name, ">\n"]),
        Some((words, width)) => {
            line.extend(["<", &name]);
            line.push_str(&format!(" NumWords={words} BlockCodeSize={width}>\n"));
        }
    }
}

fn record_line(
    line: &mut String,
    depth: usize,
    reader: &Reader<'_>,
    record: &Record<'_>,
) -> Result<(), Error> {
    indent(line, depth);
    let block = record.place.block.unwrap_or_default();
    line.push('<');
    push_code(line, block, record.code);
    if let Some(abbreviation) = record.abbreviation {
        line.push_str(&format!(" abbrevid={abbreviation}"));
    }
    for (i, &operand) in record.operands.iter().enumerate() {
        push(line, format_args!(" op{i}={}", operand as i64));
    }
    line.push_str("/>");
    if let Some(first) = reader.array() {
        let text = record.operands.get(first..).unwrap_or_default();
        let is_text = |&operand: &u64| (0x20..0x7f).contains(&(operand & 0xff));
        if text.iter().all(is_text) {
            let text: String = text.iter().map(|&operand| operand as u8 as char).collect();
            line.extend([" record string = '", &text, "'"]);
        }
    }
    if let Some(blob) = record.blob {
        if (block, record.code) == (metadata::BLOCK, metadata::STRINGS) {
            strings_lines(line, depth, record)?;
        } else if blob.iter().all(|byte| (0x20..0x7f).contains(byte)) {
            line.extend([" blob data = '", &String::from_utf8_lossy(blob), "'"]);
        } else {
            push(line, format_args!(" blob data = unprintable, {} bytes.", blob.len()));
        }
    }
    line.push('\n');
    Ok(())
}

/// The strings of metadata, which are in one blob: their lengths first.
fn strings_lines(line: &mut String, depth: usize, record: &Record<'_>) -> Result<(), Error> {
    let strings = Strings::read(record)?;
    push(line, format_args!(" num-strings = {} {{\n", strings.len()));
    for string in strings.iter() {
        (0..depth).for_each(|_| line.push_str("  "));
        line.push_str("  '");
        for &byte in string {
            match byte {
                b'\\' => line.push_str("\\\\"),
                b'\t' => line.push_str("\\t"),
                b'\n' => line.push_str("\\n"),
                b'"' => line.push_str("\\\""),
                0x20..0x7f => line.push(byte.into()),
                _ => push(line, format_args!("\\x{byte:02X}")),
            }
        }
        line.push_str("'\n");
    }
    (0..depth).for_each(|_| line.push_str("  "));
    line.push('}');
    Ok(())
}

fn push_code(line: &mut String, block: u32, code: u32) {
    match codes::record_name(block, code) {
        Some(name) => line.push_str(name),
        None => push(line, format_args!("UnknownCode{code}")),
    }
}

/// Adds to a text, which cannot fail.
fn push(line: &mut String, text: fmt::Arguments<'_>) {
    let _ = line.write_fmt(text);
}

/// A size in bits, bytes and words.
struct Size(u64);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}b/{:.2}B/{}W", self.0, self.0 as f64 / 8.0, self.0 / 32)
    }
}

impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "         Total size: {}", Size(self.bytes * 8))?;
        writeln!(f, "        Stream type: LLVM IR")?;
        writeln!(f, "  # Toplevel Blocks: {}\n", self.top)?;
        writeln!(f, "Per-block Summary:")?;
        for (&block, sizes) in &self.blocks {
            write!(f, "  Block ID #{block}")?;
            if let Some(name) = codes::block_name(block) {
                write!(f, " ({name})")?;
            }
            writeln!(f, ":")?;
            self.write_block(f, sizes)?;
            if !sizes.records.is_empty() {
                write_records(f, block, sizes)?;
            }
        }
        Ok(())
    }
}

impl Analysis {
    fn write_block(&self, f: &mut fmt::Formatter<'_>, sizes: &BlockSizes) -> fmt::Result {
        let records = sizes.total(|counts| counts.records);
        writeln!(f, "      Num Instances: {}", sizes.blocks)?;
        writeln!(f, "         Total Size: {}", Size(sizes.bits))?;
        let share = sizes.bits as f64 * 100.0 / (self.bytes as f64 * 8.0);
        writeln!(f, "    Percent of file: {share:.4}%")?;
        if sizes.blocks > 1 {
            let blocks = sizes.blocks as f64;
            let bits = sizes.bits as f64 / blocks;
            let words = (bits / 32.0) as u64;
            writeln!(f, "       Average Size: {bits:.2}/{:.2}B/{words}W", bits / 8.0)?;
            let mut line = |title: &str, count: u64| {
                writeln!(f, "{title}: {count}/{:.2}", count as f64 / blocks)
            };
            line("  Tot/Avg SubBlocks", sizes.inner)?;
            line("    Tot/Avg Abbrevs", sizes.abbreviations)?;
            line("    Tot/Avg Records", records)?;
        } else {
            writeln!(f, "      Num SubBlocks: {}", sizes.inner)?;
            writeln!(f, "        Num Abbrevs: {}", sizes.abbreviations)?;
            writeln!(f, "        Num Records: {records}")?;
        }
        if records > 0 {
            let share = sizes.total(|counts| counts.abbreviated) as f64 * 100.0 / records as f64;
            writeln!(f, "    Percent Abbrevs: {share:.4}%")?;
        }
        writeln!(f)
    }
}

/// The records of the blocks of one number, the most frequent first.
fn write_records(f: &mut fmt::Formatter<'_>, block: u32, sizes: &BlockSizes) -> fmt::Result {
    writeln!(f, "\tRecord Histogram:")?;
    writeln!(f, "\t\t  Count    # Bits     b/Rec   % Abv  Record Kind")?;
    let mut records: Vec<_> = sizes.records.iter().collect();
    records.sort_by_key(|(code, counts)| std::cmp::Reverse((counts.records, **code)));
    for (&code, counts) in records {
        write!(f, "\t\t{:7} {:9}", counts.records, counts.bits)?;
        if counts.records > 1 {
            write!(f, " {:9.1}", counts.bits as f64 / counts.records as f64)?;
        } else {
            write!(f, "{:10}", "")?;
        }
        if counts.abbreviated > 0 {
            write!(f, " {:7.2}", counts.abbreviated as f64 / counts.records as f64 * 100.0)?;
        } else {
            write!(f, "{:8}", "")?;
        }
        let mut name = String::new();
        push_code(&mut name, block, code);
        writeln!(f, "  {name}")?;
    }
    writeln!(f)
}
