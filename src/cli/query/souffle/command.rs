//! How Soufflé is called; and `llvm-facts souffle-command`, which prints it.

use std::path::{Path, PathBuf};

use super::relations;
use crate::cli::error::Result;
use crate::cli::query::args::{QuestionArgs, SouffleCommandArgs};
use crate::cli::query::print_error;
use crate::cli::query::question::{self, Question};
use crate::cli::{DONE, print};
use engine::Program;

/// What Soufflé is given.
pub struct Plan {
    /// The program's file.
    pub program: PathBuf,
    /// What must be written into it first.
    pub text: Option<String>,
    include: Vec<PathBuf>,
    define: Vec<String>,
    /// The program has directives of the C preprocessor.
    preprocessed: bool,
}

impl Plan {
    /// `base` is the directory with the extracted library; a program that is in no file is to be
    /// written there.
    pub fn new(
        asked: &QuestionArgs,
        question: &Question,
        known: Option<&Program>,
        base: &Path,
    ) -> Self {
        let include = asked.include.iter().cloned().chain(library::search_path(base)).collect();
        let preprocessed =
            !asked.define.is_empty() || question.text.lines().any(|line| line.starts_with('#'));
        // Soufflé prints what is declared as output; other relations must be made so.
        let mut extra = String::new();
        for name in &asked.relation {
            let is_output = |line: &str| {
                let words = line.strip_prefix(".output").unwrap_or_default();
                words.split([' ', ',', '(']).any(|word| word == name)
            };
            if known.is_none() || !question.text.lines().any(is_output) {
                extra.push_str(&format!(".output {name}\n"));
            }
        }
        let inside = library::inside(&question.name).map(|path| base.join(path));
        let (program, text) = match question.path.clone().or(inside) {
            Some(path) if extra.is_empty() => (path, None),
            Some(path) => {
                let path = std::path::absolute(&path).unwrap_or(path);
                let text = format!(".include \"{}\"\n{extra}", path.display());
                (base.join("query.dl"), Some(text))
            }
            None => (base.join("query.dl"), Some(format!("{}{extra}", question.text))),
        };
        Self { program, text, include, define: asked.define.clone(), preprocessed }
    }

    pub fn arguments(&self, facts: &Path, out: &Path, jobs: usize) -> Vec<String> {
        let path = |path: &Path| path.to_string_lossy().into_owned();
        let mut arguments = vec!["-w".to_owned()];
        if self.preprocessed {
            if !self.define.is_empty() {
                arguments.extend(["-M".to_owned(), self.define.join(" ")]);
            }
        } else {
            arguments.push("--no-preprocessor".to_owned());
        }
        for dir in &self.include {
            arguments.extend(["-I".to_owned(), path(dir)]);
        }
        arguments.extend(["-F".to_owned(), path(facts), "-D".to_owned(), path(out)]);
        arguments.extend(["-j".to_owned(), jobs.to_string(), path(&self.program)]);
        arguments
    }
}

/// `llvm-facts souffle-command`: the same as lines for a shell.
pub fn command(args: &SouffleCommandArgs) -> Result<u8> {
    let asked = &args.question;
    let question = Question::new(asked)?;
    let mut known = question.parse(asked).map_err(|errors| print_error(&errors.to_string())).ok();
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
            if !asked.verify.is_wanted() {
                words.push("--no-verify".to_owned());
            }
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
    let mut plan = Plan::new(asked, &question, known.as_ref(), Path::new("rules"));
    if let Some(text) = &plan.text {
        plan.program = PathBuf::from("query.dl");
        script.push_str(&format!("cat > query.dl <<'END'\n{text}END\n"));
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
