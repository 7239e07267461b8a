//! Files that LLVM 15 wrote: they come out with the same bytes, and whatever is changed in them is
//! read or refused. `fixtures/make.sh` says where they come from.

mod items;

use std::fs;
use std::path::Path;

use items::{Item, changed, encode, file, items};
use llvm_facts_bitcode as format;
use llvm_facts_bitcode::bits::{Abbreviation, Encoding, Writer};
use llvm_facts_bitcode::codes::{function, metadata, module, paramattr, paramattr_group};
use llvm_facts_bitcode::{ErrorKind, File, MAGIC, Opened, WRAPPER_MAGIC, WRAPPER_SIZE};

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
                assert_eq!(bodies.read(body).as_ref(), Ok(expected.as_ref()), "{name}");
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

#[test]
fn a_model_does_not_say_how_long_the_bitcode_in_a_wrapper_is() {
    let is_wrapped = |(_, bytes): &(String, Vec<u8>)| bytes.starts_with(&WRAPPER_MAGIC);
    let (_, bytes) = fixtures().into_iter().find(is_wrapped).unwrap();
    let size = u32::from_le_bytes(*bytes[12..].first_chunk().unwrap());
    // A word of padding more, within the wrapper: what is written has none.
    let mut padded = bytes[..WRAPPER_SIZE + size as usize].to_vec();
    padded[12..16].copy_from_slice(&(size + 4).to_le_bytes());
    padded.extend([0; 4]);
    let file = File::read(&padded).unwrap();
    assert_eq!(file, File::read(&bytes).unwrap());
    assert_eq!(file.write(), Ok(bytes));
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
            let bytes = changed(&whole, seed);
            let Ok(file) = File::read(&bytes) else {
                refused += 1;
                continue;
            };
            read += 1;
            let written = file.write().unwrap_or_else(|error| panic!("{name} {seed}: {error}"));
            let again = File::read(&written);
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
fn an_enumerator_without_a_value_is_refused() {
    let (_, bytes) = fixtures().into_iter().find(|(name, _)| name == "phi").unwrap();
    let with = |words: &[u64]| {
        let mut changed = items(&bytes);
        let is_module = |item: &&mut Item| matches!(item, Item::Block(module::BLOCK, _));
        let Some(Item::Block(_, inner)) = changed.iter_mut().find(is_module) else { panic!() };
        let is_metadata = |item: &Item| matches!(item, Item::Block(metadata::BLOCK, _));
        let record = Item::Record(metadata::ENUMERATOR, words.to_vec(), None);
        match inner.iter().position(is_metadata) {
            Some(place) => match &mut inner[place] {
                Item::Block(_, records) => records.push(record),
                _ => unreachable!(),
            },
            None => inner.push(Item::Block(metadata::BLOCK, vec![record])),
        }
        File::read(&file(&changed))
    };
    with(&[4, 64, 0, 2]).unwrap();
    let error = with(&[4, 64, 0]).unwrap_err();
    assert_eq!(error.kind(), &ErrorKind::Missing("value of an enumerator"));
}

#[test]
fn attributes_are_there_once() {
    let plain = |kind: u64| [0, kind];
    let text = |key: u8| [3, u64::from(key), 0];
    let once = [vec![1, 0], plain(1).to_vec(), plain(2).to_vec(), text(b'a').to_vec()].concat();
    let kinds = [vec![1, 0], plain(1).to_vec(), plain(2).to_vec(), plain(1).to_vec()].concat();
    let keys = [vec![1, 0], text(b'a').to_vec(), text(b'b').to_vec(), text(b'a').to_vec()].concat();
    for (groups, list, wrong) in [
        (vec![once.clone(), vec![2, 1, 0, 2]], vec![1, 2], None),
        (vec![kinds], vec![1], Some("a group has an attribute twice")),
        (vec![keys], vec![1], Some("a group has an attribute twice")),
        (vec![once, vec![2, 0, 0, 9]], vec![1, 2], Some("two groups of attributes for one thing")),
    ] {
        let mut changed = items(&fixtures().into_iter().find(|(name, _)| name == "phi").unwrap().1);
        let is_module = |item: &&mut Item| matches!(item, Item::Block(module::BLOCK, _));
        let Some(Item::Block(_, inner)) = changed.iter_mut().find(is_module) else { panic!() };
        let is_own =
            |item: &Item| matches!(item, Item::Block(paramattr_group::BLOCK | paramattr::BLOCK, _));
        assert!(!inner.iter().any(is_own), "the file has no attributes of its own");
        let records = |code, all: Vec<Vec<u64>>| {
            all.into_iter().map(|operands| Item::Record(code, operands, None)).collect()
        };
        // Behind the version.
        let groups = records(paramattr_group::ENTRY, groups);
        let lists = records(paramattr::ENTRY, vec![list]);
        inner.insert(1, Item::Block(paramattr_group::BLOCK, groups));
        inner.insert(2, Item::Block(paramattr::BLOCK, lists));
        let said = File::read(&file(&changed)).err().map(|error| error.to_string());
        assert_eq!(said.is_some(), wrong.is_some(), "{said:?}");
        let (said, wrong) = (said.unwrap_or_default(), wrong.unwrap_or_default());
        assert!(said.contains(wrong), "{said}");
    }
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
