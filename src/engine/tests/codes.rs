//! The pages of messages: each is there, and its programs are what it says of them.

use crate::support::colours;
use llvm_facts_engine::{Code, Diagnostics, Directories, Program};

fn said(text: &str) -> Diagnostics {
    match Program::parse_with("page.dl", text, &Directories::default(), &colours()) {
        Err(found) => found,
        Ok(program) => program.warnings().clone(),
    }
}

#[test]
fn every_code_has_a_page_at_its_place() {
    let pages = include_str!("../codes.md");
    let headings: Vec<&str> = pages.lines().filter_map(|line| line.strip_prefix("## ")).collect();
    let names: Vec<&str> = Code::ALL.iter().map(|code| code.name()).collect();
    assert_eq!(headings, names);
    for code in Code::ALL {
        assert_eq!(Code::of_name(code.name()), Some(*code));
        assert!(code.page().len() > 80, "{code}: says nothing");
        assert!(code.title().ends_with('.'), "{code}");
    }
}

#[test]
fn the_wrong_program_of_a_page_has_its_message_and_the_right_one_has_none() {
    for code in Code::ALL {
        let Some((wrong, right)) = code.examples() else {
            // Those that are about what is asked of a program, or given to it, and not about a program.
            assert!(matches!(code, Code::Pattern | Code::UnusedMacro), "{code}");
            continue;
        };
        let found = said(wrong);
        let codes: Vec<&str> = found.list.iter().map(|found| found.code.name()).collect();
        assert!(codes.contains(&code.name()), "{code}: {codes:?}\n{found}");
        let found = said(right);
        assert!(found.list.is_empty(), "{code}, put right:\n{found}");
    }
}
