//! Any text as a program: formatted twice it is as formatted once, and then answers the same; sets
//! that rules pass on change no answer. No file is read or written. Run by `scripts/fuzz.sh`.

#![no_main]

use std::time::Duration;

use engine::{Database, Includes, Options, Program, Sets};
use libfuzzer_sys::fuzz_target;

/// No file can be included.
struct Nothing;

impl Includes for Nothing {
    fn read(&self, _: &str, _: &str) -> Option<(String, String)> {
        None
    }
}

/// The rows of each output, sorted; none if the run ended at a limit.
type Answer = Option<Vec<Vec<Vec<Vec<u8>>>>>;

fn answer(program: &Program, sets: Sets) -> Answer {
    let mut database = Database::new(program);
    for input in program.inputs() {
        let cells: Vec<u32> = (0..input.columns.len() as u32 * 5).map(|n| n % 7).collect();
        let loaded = database.load(program, &input.name, &cells, &mut |_| b"abc");
        loaded.expect("rows of so many columns");
    }
    let options = Options {
        timeout: Some(Duration::from_millis(200)),
        memory_limit: Some(100 << 20),
        row_limit: Some(10_000),
        sets,
        ..Options::default()
    };
    program.run(&mut database, &options).ok()?;
    let rows = program.outputs().into_iter().map(|output| {
        let mut rows = program.texts(&database, &output.name).expect("an output has rows");
        rows.sort();
        rows
    });
    Some(rows.collect())
}

/// Whether rows depend on the order in which they come.
fn is_ordered(text: &str) -> bool {
    ["$", "autoinc", "choice-domain", "limitsize", "<="].iter().any(|word| text.contains(word))
}

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let program = Program::parse("fuzz.dl", &text, &Nothing);
    let formatted = engine::format("fuzz.dl", &text);
    if let Err(diagnostics) = &program {
        assert!(diagnostics.has_errors() && !diagnostics.to_string().is_empty());
    }
    let Ok(formatted) = formatted else { return };
    let again = engine::format("fuzz.dl", &formatted).expect("what was formatted is a program");
    assert!(again == formatted, "formatted twice it is another");
    let other = Program::parse("fuzz.dl", &formatted, &Nothing);
    assert!(program.is_ok() == other.is_ok(), "formatted it is wrong, or right");
    let (Ok(program), Ok(other)) = (program, other) else { return };
    let Some(rows) = answer(&program, Sets::None) else { return };
    if let Some(others) = answer(&other, Sets::None) {
        assert!(rows == others, "formatted it answers otherwise");
    }
    if !is_ordered(&text)
        && let Some(others) = answer(&program, Sets::All)
    {
        assert!(rows == others, "with sets it answers otherwise");
    }
});
