//! `llvm-facts souffle-command`: how Soufflé is called, for a shell.

use std::path::{Path, PathBuf};

use super::plan::{Plan, relations};
use crate::cli::console::{DONE, print, say_findings};
use crate::cli::error::Result;
use crate::cli::query::args::SouffleCommandArgs;
use crate::cli::query::question::{self, Question};

/// Prints the lines for a shell that answer the question.
pub fn command(args: &SouffleCommandArgs) -> Result<u8> {
    let asked = &args.question;
    let question = Question::new(asked)?;
    let mut known = question.parse(asked, 1).map_err(|errors| say_findings(&errors)).ok();
    if let Some(program) = &mut known {
        question::select(program, &asked.relation)?;
    }
    let mut script = String::new();
    let mut line = |words: &[String]| {
        let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
        script.push_str(&(words.join(" ") + "\n"));
    };
    let text = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let facts = match question.fact_directory()? {
        Some(dir) => dir,
        None => {
            let mut words = text(&["llvm-facts", "extract"]);
            words.extend(question.sources.iter().map(|s| s.to_string_lossy().into_owned()));
            words.extend(text(&["-o", "facts"]));
            words.extend(asked.reading.words());
            if let Some(program) = &known {
                words.extend(["--relations".to_owned(), relations(program)]);
            }
            line(&words);
            if let Some(files) = &asked.facts {
                line(&text(&["cp", "-rn", &format!("{}/.", files.display()), "facts"]));
            }
            PathBuf::from("facts")
        }
    };
    line(&text(&["llvm-facts", "library", "--extract", "rules"]));
    if args.out != Path::new("-") {
        line(&text(&["mkdir", "-p", &args.out.to_string_lossy()]));
    }
    let mut plan = Plan::new(asked, &question, &asked.relation, known.as_ref(), Path::new("rules"));
    if let Some(text) = &plan.text {
        plan.program = PathBuf::from("query.dl");
        script.push_str(&format!("cat > query.dl <<'END'\n{text}END\n"));
    }
    if let Some(words) = plan.compile(question::width(asked).bits()) {
        let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
        script.push_str(&(words.join(" ") + "\n"));
    }
    let mut words = vec!["souffle".to_owned()];
    words.extend(plan.arguments(&facts, &args.out, usize::from(args.jobs)));
    let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    script.push_str(&(words.join(" ") + "\n"));
    print(script.as_bytes())?;
    Ok(DONE)
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,:=+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}
