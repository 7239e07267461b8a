//! Files that LLVM 15 wrote: they come out with the same bytes, and whatever is changed in them is
//! read or refused. `fixtures/make.sh` says where they come from.

use std::fs;
use std::path::Path;

use llvm_facts_bitcode::bits::{self, Abbreviation, Encoding, Entry, Reader, Writer};
use llvm_facts_bitcode::codes::{function, module, value_symtab};
use llvm_facts_bitcode::{ErrorKind, File, MAGIC, Opened};

/// Names and bytes of all files.
fn fixtures() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let bitcode = paths.filter(|path| path.extension().is_some_and(|extension| extension == "bc"));
    let file = |path: std::path::PathBuf| {
        (path.file_stem().unwrap().to_str().unwrap().to_owned(), fs::read(&path).unwrap())
    };
    let mut files: Vec<_> = bitcode.map(file).collect();
    files.sort();
    assert!(files.len() > 20, "{} files", files.len());
    files
}

#[test]
fn files_come_out_with_the_same_bytes() {
    for (name, bytes) in fixtures() {
        let file = File::read(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(file.write().as_ref(), Ok(&bytes), "{name}");
        for module in &file.modules {
            let known = module.identification.as_ref().is_none_or(|it| it.is_llvm_15());
            assert!(known && (module.paths.is_some() || module.identification.is_some()), "{name}");
        }
    }
}

#[test]
fn bodies_can_be_read_in_any_order() {
    for (name, bytes) in fixtures() {
        let whole = File::read(&bytes).unwrap();
        let opened = Opened::of(&bytes).unwrap();
        for (place, module) in whole.modules.iter().enumerate() {
            let bodies = opened.bodies(place).unwrap();
            assert_eq!(bodies.functions().len(), module.bodies.len());
            for (body, expected) in module.bodies.iter().enumerate().rev() {
                assert_eq!(bodies.read(body).as_ref(), Ok(expected), "{name}");
                let types = &module.types;
                let results = expected.instructions.iter();
                let results = results.filter(|it| expected.has_result(it, types)).count();
                assert_eq!(results, expected.types.len(), "{name}");
            }
        }
    }
}

#[test]
fn cut_files_are_refused() {
    let (_, bytes) = fixtures().into_iter().find(|(name, _)| name == "everything").unwrap();
    for length in 0..bytes.len() - 8 {
        let read = File::read(&bytes[..length]);
        // Between two blocks at the top a file may end, as long as no name is missing.
        let modules = read.map(|file| file.modules.len());
        assert!(matches!(modules, Err(_) | Ok(0)), "{length}: {modules:?}");
    }
    assert_eq!(File::read(b"no bitcode").unwrap_err().kind(), &ErrorKind::Magic);
}

/// What a block holds, without how it is abbreviated.
#[derive(Clone, Debug)]
enum Item {
    Block(u32, Vec<Item>),
    Record(u32, Vec<u64>, Option<Vec<u8>>),
}

fn items(bytes: &[u8]) -> Vec<Item> {
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

fn encode(items: &[Item], writer: &mut Writer) {
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

fn file(items: &[Item]) -> Vec<u8> {
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

#[test]
fn what_is_changed_is_read_or_refused() {
    // More of them: BITCODE_MUTATIONS=10000 cargo test -p llvm-facts-bitcode --test files
    let rounds = std::env::var("BITCODE_MUTATIONS").map_or(200, |rounds| rounds.parse().unwrap());
    let (mut read, mut refused) = (0, 0);
    for (name, bytes) in fixtures() {
        if !bytes.starts_with(&MAGIC) {
            continue;
        }
        let whole = items(&bytes);
        let plain = File::read(&file(&whole)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(plain, File::read(&bytes).unwrap(), "{name}: without abbreviations");
        for seed in 0..rounds {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut changed = whole.clone();
            for _ in 0..random.u8(1..4) {
                mutate(&mut changed, &mut random);
            }
            let mut bytes = file(&changed);
            if random.u8(0..8) == 0 {
                let at = random.usize(0..bytes.len());
                bytes[at] ^= 1 << random.u8(0..8);
            }
            let Ok(mut file) = File::read(&bytes) else {
                refused += 1;
                continue;
            };
            read += 1;
            let written = file.write().unwrap_or_else(|error| panic!("{name} {seed}: {error}"));
            let again = File::read(&written);
            if let Ok(again) = &again {
                // It is made anew, from what is written.
                for (module, again) in file.modules.iter_mut().zip(&again.modules) {
                    assert_eq!(module.hash.is_some(), again.hash.is_some(), "{name} {seed}");
                    module.hash = again.hash;
                }
            }
            if again.as_ref() != Ok(&file) {
                // The first line that differs, and some before: models are long.
                let (again, file) = (format!("{again:#?}"), format!("{:#?}", Ok::<_, ()>(file)));
                let mut lines = again.lines().zip(file.lines());
                let at = lines.position(|(again, file)| again != file).unwrap_or(0);
                let some: Vec<&str> = file.lines().skip(at.saturating_sub(8)).take(9).collect();
                panic!("{name} {seed}: {some:#?}");
            }
        }
    }
    assert!(read > refused / 20 && refused > 0, "{read} read, {refused} refused");
}

#[test]
fn errors_name_block_record_and_place() {
    let (_, bytes) = fixtures().into_iter().find(|(name, _)| name == "phi").unwrap();
    let mut changed = items(&bytes);
    let is_module = |item: &&mut Item| matches!(item, Item::Block(module::BLOCK, _));
    let Some(Item::Block(_, inner)) = changed.iter_mut().find(is_module) else { panic!() };
    inner.push(Item::Record(99, Vec::new(), None));
    let error = File::read(&file(&changed)).unwrap_err();
    assert_eq!(error.kind(), &ErrorKind::UnknownRecord(99));
    assert_eq!((error.place().block, error.place().code), (Some(module::BLOCK), Some(99)));
    let text = error.to_string();
    assert!(text.starts_with("MODULE_BLOCK, record 99 at byte "), "{text}");
}

#[test]
fn what_a_short_file_says_takes_bounded_memory() {
    // Blocks of one instruction each, in half a byte.
    let blocks = 6 << 20;
    let mut items = items(&fixtures().into_iter().find(|(name, _)| name == "phi").unwrap().1);
    let is_module = |item: &&mut Item| matches!(item, Item::Block(module::BLOCK, _));
    let Some(Item::Block(_, inner)) = items.iter_mut().find(is_module) else { panic!() };
    let is_body = |item: &&mut Item| matches!(item, Item::Block(function::BLOCK, _));
    let Some(Item::Block(_, body)) = inner.iter_mut().find(is_body) else { panic!() };
    body.clear();
    let mut writer = Writer::default();
    writer.bytes(&MAGIC);
    for item in &items {
        let Item::Block(module::BLOCK, inner) = item else {
            encode(std::slice::from_ref(item), &mut writer);
            continue;
        };
        writer.enter(module::BLOCK, 4);
        for item in inner {
            if !matches!(item, Item::Block(function::BLOCK, body) if body.is_empty()) {
                encode(std::slice::from_ref(item), &mut writer);
                continue;
            }
            writer.enter(function::BLOCK, 3);
            let unreachable = vec![Encoding::Literal(function::INST_UNREACHABLE.into())];
            let unreachable = writer.define(Abbreviation::new(unreachable).unwrap());
            writer.record(function::DECLAREBLOCKS, &[blocks]);
            for _ in 0..blocks {
                writer.abbreviated(unreachable, function::INST_UNREACHABLE, &[], &[]);
            }
            writer.leave();
        }
        writer.leave();
    }
    let bytes = writer.finish().unwrap();
    let error = File::read(&bytes).unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Memory(_)), "{error}");
}
