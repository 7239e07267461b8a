//! Files of bitcode as blocks and records, to be changed. For tests of other packages, too: `format`
//! is the crate, under whatever name they have it.

use super::format::MAGIC;
use super::format::bits::{self, Abbreviation, Encoding, Entry, Reader, Writer};
use super::format::codes::value_symtab;

/// What a block holds, without how it is abbreviated.
#[derive(Clone, Debug)]
pub enum Item {
    Block(u32, Vec<Item>),
    Record(u32, Vec<u64>, Option<Vec<u8>>),
}

/// What is in a file behind its magic.
pub fn items(bytes: &[u8]) -> Vec<Item> {
    let mut reader = Reader::new(bytes, 0);
    reader.start_at(32).unwrap();
    let mut open = vec![(0, Vec::new())];
    while open.len() > 1 || reader.left() >= 64 {
        match reader.advance().unwrap() {
            Entry::Block(block) => {
                reader.enter(block).unwrap();
                open.push((block.id, Vec::new()));
            }
            Entry::Definition => {}
            Entry::Record => {
                let record = reader.record();
                let blob = record.blob.map(<[u8]>::to_vec);
                let item = Item::Record(record.code, record.operands.to_vec(), blob);
                open.last_mut().unwrap().1.push(item);
            }
            Entry::End => {
                let (id, items) = open.pop().unwrap();
                // Places of bodies would be wrong: the module does not need them.
                let places = id == value_symtab::BLOCK && open.len() == 2;
                if id != bits::BLOCKINFO && !places {
                    open.last_mut().unwrap().1.push(Item::Block(id, items));
                }
            }
        }
    }
    open.pop().unwrap().1
}

/// Writes them without abbreviations.
pub fn encode(items: &[Item], writer: &mut Writer) {
    for item in items {
        match item {
            Item::Block(id, items) => {
                writer.enter(*id, 12);
                encode(items, writer);
                writer.leave();
            }
            Item::Record(code, operands, None) => writer.record(*code, operands),
            Item::Record(code, operands, Some(blob)) => {
                let mut encodings = vec![Encoding::Vbr(6); operands.len() + 1];
                encodings.push(Encoding::Blob);
                let by = writer.define(Abbreviation::new(encodings).unwrap());
                writer.abbreviated(by, *code, operands, blob);
            }
        }
    }
}

/// A file with this in it, without abbreviations.
pub fn file(items: &[Item]) -> Vec<u8> {
    let mut writer = Writer::default();
    writer.bytes(&MAGIC);
    encode(items, &mut writer);
    writer.finish().unwrap()
}

/// All lists of items, each to be changed.
fn lists<'i>(
    items: &'i mut Vec<Item>,
    found: &mut Vec<&'i mut Vec<Item>>,
    random: &mut fastrand::Rng,
) {
    // One path from the top downwards, chosen by chance.
    let blocks: Vec<usize> =
        (0..items.len()).filter(|&i| matches!(items[i], Item::Block(..))).collect();
    if blocks.is_empty() || random.u8(0..8) == 0 {
        found.push(items);
        return;
    }
    let chosen = blocks[random.usize(0..blocks.len())];
    if let Item::Block(_, inner) = &mut items[chosen] {
        lists(inner, found, random);
    }
}

fn extreme(random: &mut fastrand::Rng) -> u64 {
    let values = [0, 1, 2, 3, 31, 255, 1 << 31, u32::MAX.into(), 1 << 32, 1 << 63, u64::MAX];
    values[random.usize(0..values.len())]
}

/// Changes one thing.
fn mutate(items: &mut Vec<Item>, random: &mut fastrand::Rng) {
    let mut found = Vec::new();
    lists(items, &mut found, random);
    let Some(list) = found.pop().filter(|list| !list.is_empty()) else { return };
    let at = random.usize(0..list.len());
    let other = random.usize(0..list.len());
    match random.u8(0..12) {
        0 => drop(list.remove(at)),
        1 => list.insert(other, list[at].clone()),
        2 => list.swap(at, other),
        3 => list.truncate(at),
        4 => {
            let inner = list[at].clone();
            if let Item::Block(_, items) = &mut list[other] {
                items.push(inner);
            }
        }
        _ => match &mut list[at] {
            Item::Block(id, _) => *id = random.u32(0..30),
            Item::Record(code, operands, blob) => {
                if let Some(blob) = blob.as_mut().filter(|blob| !blob.is_empty()) {
                    let at = random.usize(0..blob.len());
                    blob[at] ^= 1 << random.u8(0..8);
                }
                if operands.is_empty() || random.u8(0..10) == 0 {
                    *code = random.u32(0..62);
                    return;
                }
                let at = random.usize(0..operands.len());
                match random.u8(0..8) {
                    0 => drop(operands.remove(at)),
                    1 => operands.insert(at, extreme(random)),
                    2 => operands[at] = extreme(random),
                    3 => operands[at] ^= 1 << random.u8(0..64),
                    4 => operands.truncate(at),
                    _ => operands[at] ^= 1 << random.u8(0..4),
                }
            }
        },
    }
}

/// A file with some of this changed, and now and then a bit of what it is written as.
pub fn changed(items: &[Item], seed: u64) -> Vec<u8> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut changed = items.to_vec();
    for _ in 0..random.u8(1..4) {
        mutate(&mut changed, &mut random);
    }
    let mut bytes = file(&changed);
    if random.u8(0..8) == 0 {
        let at = random.usize(0..bytes.len());
        bytes[at] ^= 1 << random.u8(0..8);
    }
    bytes
}
