//! How Soufflé is called.

use std::path::{Path, PathBuf};

use crate::cli::query::args::QuestionArgs;
use crate::cli::query::question::Question;
use crate::query;
use engine::Program;
use facts::Relation;

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
    /// Only what is asked for is derived.
    demand: bool,
    /// The program calls functors of the library, which are a library of C below this.
    functors: Option<PathBuf>,
}

/// The name of that library, to Soufflé.
const FUNCTORS: &str = "intervals";

impl Plan {
    /// `wanted` are the relations to ask for, or those that the program names if there are none.
    /// `base` is the directory with the extracted library; a program that is in no file is to be
    /// written there.
    pub fn new(
        asked: &QuestionArgs,
        question: &Question,
        wanted: &[String],
        known: Option<&Program>,
        base: &Path,
    ) -> Self {
        let include = question.folder.iter().chain(&asked.including.include).cloned();
        let include = include.chain(library::search_path(base)).collect();
        let preprocessed = !asked.including.define.is_empty()
            || question.text.lines().any(|line| line.starts_with('#'));
        // Soufflé prints what is declared as output; other relations must be made so.
        let mut extra = String::new();
        for name in wanted {
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
        Self {
            program,
            text,
            include,
            define: asked.including.define.clone(),
            preprocessed,
            demand: asked.demand,
            functors: known.is_some_and(|it| !it.functors().is_empty()).then(|| base.to_path_buf()),
        }
    }

    /// The command that compiles the functors that the program calls, if it calls some, for numbers
    /// of so many bits.
    pub fn compile(&self, bits: u32) -> Option<Vec<String>> {
        let base = self.functors.as_deref()?;
        let path = |path: PathBuf| path.to_string_lossy().into_owned();
        let mut words = ["cc", "-O2", "-shared", "-fPIC"].map(str::to_owned).to_vec();
        words.push(format!("-DRAM_DOMAIN_SIZE={bits}"));
        words.extend(["-o".to_owned(), path(base.join(format!("lib{FUNCTORS}.so")))]);
        words.push(path(base.join("datalog").join(FUNCTORS).join(format!("{FUNCTORS}.c"))));
        Some(words)
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
        if self.demand {
            arguments.push("--magic-transform=*".to_owned());
        }
        for dir in &self.include {
            arguments.extend(["-I".to_owned(), path(dir)]);
        }
        if let Some(base) = &self.functors {
            arguments.extend([format!("-L{}", path(base)), format!("-l{FUNCTORS}")]);
        }
        arguments.extend(["-F".to_owned(), path(facts), "-D".to_owned(), path(out)]);
        arguments.extend(["-j".to_owned(), jobs.to_string(), path(&self.program)]);
        arguments
    }
}

/// What the program reads, and the modules, for `--relations`.
pub fn relations(program: &Program) -> String {
    let mut wanted = query::wanted(program);
    wanted.insert(Relation::Module);
    wanted.iter().map(Relation::name).collect::<Vec<_>>().join(",")
}
