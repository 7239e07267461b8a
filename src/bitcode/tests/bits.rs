//! Bits, abbreviations, blocks and records: what is written is read again, what is wrong is said.

use llvm_facts_bitcode::bits::{
    Abbreviation, AbbreviationError, BitError, Cursor, Encoding, Entry, Reader, Sink, Writer, char6,
};
use llvm_facts_bitcode::{ErrorKind, bits};

const NUMBERS: [u64; 12] =
    [0, 1, 31, 32, 33, 127, 128, 1 << 31, 1 << 32, (1 << 57) + 5, u64::MAX >> 1, u64::MAX];

#[test]
fn fields_are_read_as_they_were_written() {
    for shift in 0..40 {
        let mut sink = Sink::default();
        sink.fixed(0, shift);
        for &number in &NUMBERS {
            sink.fixed(number, 64);
            sink.fixed(number & 0xf_ffff, 20);
            (2..=32).for_each(|width| sink.vbr(number, width));
        }
        sink.align32();
        sink.bytes(b"seven b");
        let bytes = sink.finish();
        let mut cursor = Cursor::new(&bytes);
        cursor.fixed(shift).unwrap();
        for &number in &NUMBERS {
            assert_eq!(cursor.fixed(64), Ok(number));
            assert_eq!(cursor.fixed(20), Ok(number & 0xf_ffff));
            (2..=32).for_each(|width| assert_eq!(cursor.vbr(width), Ok(number), "{width}"));
        }
        cursor.align32().unwrap();
        assert_eq!(cursor.bytes(7), Ok(&b"seven b"[..]));
    }
}

#[test]
fn characters_have_codes() {
    let all: Vec<u8> = (0..64).map(char6::decode).collect();
    assert!(char6::fits(&all));
    assert!((0..64).all(|code| char6::encode(char6::decode(code)) == Some(code)));
    assert_eq!((0..=255).filter(|&byte| char6::encode(byte).is_some()).count(), 64);
}

#[test]
fn words_are_put_in_later() {
    for shift in 0..40 {
        let mut sink = Sink::default();
        sink.fixed(0, shift);
        let position = sink.position();
        sink.fixed(0, 32);
        sink.fixed(0, shift);
        sink.patch32(position, 0x8bad_f00d);
        let bytes = sink.finish();
        let mut cursor = Cursor::new(&bytes);
        cursor.seek(position).unwrap();
        assert_eq!(cursor.fixed(32), Ok(0x8bad_f00d));
        assert_eq!(cursor.fixed(shift), Ok(0));
    }
}

#[test]
fn what_is_cut_or_too_long_is_an_error() {
    let cases: [(&[u8], u32, BitError); 4] = [
        (&[0xff], 6, BitError::End),
        (&[], 6, BitError::End),
        (&[0xff; 40], 6, BitError::TooLong),
        (&[0xff; 40], 32, BitError::TooLong),
    ];
    for (bytes, width, error) in cases {
        assert_eq!(Cursor::new(bytes).vbr(width), Err(error), "{bytes:?}");
    }
    assert_eq!(Cursor::new(&[1, 2]).fixed(17), Err(BitError::End));
    assert_eq!(Cursor::new(&[1, 2]).bytes(3), Err(BitError::End));
    assert_eq!(Cursor::new(&[1, 2]).seek(17), Err(BitError::End));
    let mut padding = Cursor::new(&[1, 0, 0, 1]);
    padding.fixed(1).unwrap();
    assert_eq!(padding.align32(), Err(BitError::Padding));
}

#[test]
fn abbreviations_that_mean_nothing_are_refused() {
    use Encoding::{Array, Blob, Char6, Fixed, Literal, Vbr};
    let cases: [(&[Encoding], AbbreviationError); 9] = [
        (&[], AbbreviationError::Empty),
        (&[Fixed(33)], AbbreviationError::Width(33)),
        (&[Vbr(40)], AbbreviationError::Width(40)),
        (&[Vbr(1)], AbbreviationError::Width(1)),
        (&[Literal(1), Array], AbbreviationError::Misplaced),
        (&[Literal(1), Array, Char6, Char6], AbbreviationError::Misplaced),
        (&[Literal(1), Array, Blob], AbbreviationError::Misplaced),
        (&[Literal(1), Blob, Char6], AbbreviationError::Misplaced),
        (&[Array, Char6], AbbreviationError::Code),
    ];
    for (encodings, error) in cases {
        assert_eq!(Abbreviation::new(encodings.to_vec()), Err(error));
    }
}

/// A record's code, operands and blob.
type Read = (u32, Vec<u64>, Option<Vec<u8>>);

/// A file with one block, as `fill` writes it; all records of it.
fn records(fill: impl FnOnce(&mut Writer)) -> Result<Vec<Read>, ErrorKind> {
    let mut writer = Writer::default();
    writer.enter(40, 5);
    fill(&mut writer);
    writer.leave();
    let bytes = writer.finish().unwrap();
    let mut reader = Reader::new(&bytes, 0);
    let mut records = Vec::new();
    loop {
        match reader.advance().map_err(|error| error.kind().clone())? {
            Entry::Block(block) => reader.enter(block).unwrap(),
            Entry::Definition => {}
            Entry::End if reader.left() == 0 => return Ok(records),
            Entry::End => {}
            Entry::Record => {
                let record = reader.record();
                let blob = record.blob.map(<[u8]>::to_vec);
                records.push((record.code, record.operands.to_vec(), blob));
            }
        }
    }
}

#[test]
fn records_are_read_as_they_were_written() {
    use Encoding::{Array, Blob, Char6, Fixed, Literal, Vbr};
    let shape = |encodings: &[Encoding]| Abbreviation::new(encodings.to_vec()).unwrap();
    let text: Vec<u64> = b"main.c".iter().map(|&byte| byte.into()).collect();
    let read = records(|writer| {
        writer.record(7, &NUMBERS);
        let id = writer.define(shape(&[Literal(9), Fixed(3), Vbr(6), Literal(77), Fixed(0)]));
        writer.abbreviated(id, 9, &[5, 1000, 77, 0], &[]);
        let id = writer.define(shape(&[Vbr(6), Array, Char6]));
        writer.abbreviated(id, 10, &text, &[]);
        writer.enter(bits::BLOCKINFO, 2);
        writer.describe(41);
        writer.define(shape(&[Literal(1), Vbr(6), Blob]));
        writer.leave();
        writer.enter(41, 3);
        writer.abbreviated(4, 1, &[3], b"blob");
        writer.leave();
    });
    let expected = vec![
        (7, NUMBERS.to_vec(), None),
        (9, vec![5, 1000, 77, 0], None),
        (10, text.clone(), None),
        (1, vec![41], None),
        (1, vec![3], Some(b"blob".to_vec())),
    ];
    assert_eq!(read, Ok(expected));
}

#[test]
fn what_does_not_fit_an_abbreviation_is_not_written() {
    let cases: [(Encoding, &[u64]); 5] = [
        (Encoding::Fixed(3), &[8]),
        (Encoding::Char6, &[b'-' as u64]),
        (Encoding::Literal(4), &[5]),
        (Encoding::Vbr(6), &[]),
        (Encoding::Vbr(6), &[1, 2]),
    ];
    for (encoding, operands) in cases {
        let mut writer = Writer::default();
        writer.enter(8, 3);
        let shape = Abbreviation::new(vec![Encoding::Literal(2), encoding]).unwrap();
        let id = writer.define(shape);
        writer.abbreviated(id, 2, operands, &[]);
        writer.leave();
        let error = writer.finish().unwrap_err();
        assert_eq!((error.block, error.code), (8, 2));
    }
}

#[test]
fn operands_that_take_no_bits_are_bounded() {
    let empty = |width| {
        let shape = vec![Encoding::Literal(1), Encoding::Array, Encoding::Fixed(width)];
        Abbreviation::new(shape).unwrap()
    };
    let many = vec![0; 2 << 20];
    let read = records(|writer| {
        let id = writer.define(empty(0));
        writer.abbreviated(id, 1, &many, &[]);
    });
    assert_eq!(read, Err(ErrorKind::TooMany("free operands")));
}

#[test]
fn blocks_are_as_long_as_they_say() {
    let mut writer = Writer::default();
    writer.enter(40, 5);
    writer.record(1, &[1, 2, 3]);
    writer.leave();
    let bytes = writer.finish().unwrap();
    for (words, expected) in [(0, BitError::End.into()), (9, ErrorKind::BlockLength)] {
        let mut wrong = bytes.clone();
        wrong[4] = words;
        let mut reader = Reader::new(&wrong, 0);
        let read = (|| {
            let Entry::Block(block) = reader.advance()? else { panic!("a block was written") };
            reader.enter(block)?;
            reader.advance()?;
            reader.advance()
        })();
        assert_eq!(read.unwrap_err().kind(), &expected, "{words}");
    }
}
