use super::*;
use crate::query::{Place, SourcePlace};

fn place(line: u32, text: &str) -> Place {
    let source = SourcePlace { file: "a b.c".into(), line, column: 3, text: Some(text.into()) };
    Place { function: Some("@f".into()), source: Some(source), ..Place::default() }
}

fn report(lines: &[u32]) -> Report {
    let finding = |(i, line): (usize, &u32)| Finding {
        rule: "r".into(),
        inst: i as u32,
        message: format!("from line {line}"),
        paths: Vec::new(),
    };
    let places = lines.iter().enumerate().map(|(i, &line)| (i as u32, place(line, "\u{e9}x y")));
    Report {
        findings: lines.iter().enumerate().map(finding).collect(),
        places: places.collect(),
        ..Report::default()
    }
}

#[test]
fn fingerprints_differ_and_stay_when_lines_move() {
    let before = report(&[3, 7]).fingerprints();
    let after = report(&[13, 27]).fingerprints();
    assert_eq!(before, after);
    assert_ne!(before[0], before[1]);
    let mut other = report(&[3]);
    other.findings[0].rule = "s".into();
    assert_ne!(other.fingerprints()[0], before[0]);
}

#[test]
fn columns_are_counted_in_characters_and_names_are_escaped() {
    let report = report(&[3]);
    let log = sarif(&report, "1.0.0", false);
    let location = &log["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(location["region"]["startColumn"], 2);
    assert_eq!(location["artifactLocation"]["uri"], "a%20b.c");
    // The mark stands below the third byte, which is the second character.
    assert_eq!(text(&report), "a b.c:3:3: r: from line 3\n    3 | \u{e9}x y\n      |  ^\n");
}

#[test]
fn ways_that_read_alike_are_one() {
    let mut report = report(&[3, 4, 3, 5]);
    let way =
        |first| [(first, "from"), (1, "to")].map(|(inst, note)| Step { inst, note: note.into() });
    report.findings.truncate(1);
    report.findings[0].paths = vec![way(0).into(), way(2).into(), way(3).into()];
    report.sort();
    assert_eq!(report.findings[0].paths, [way(0), way(3)]);
}

#[test]
fn text_cannot_deceive() {
    let mut report = report(&[3]);
    report.findings[0].message = "\u{202e}\u{1b}[31m".into();
    assert!(text(&report).contains("\\u{202e}\\1B[31m"));
}

#[test]
fn what_is_in_no_module_has_no_place() {
    let mut report = report(&[3]);
    report.places.clear();
    assert_eq!(text(&report), "?: r: from line 3\n");
    let log = sarif(&report, "1.0.0", true);
    assert_eq!(log["runs"][0]["results"][0]["baselineState"], "new");
}
