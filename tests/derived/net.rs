use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use engine::{Database, Options, Program};
use facts::{RelationSet, Relation};
use facts::store::Facts;

use crate::case::answer::program;
use crate::support::{self, Input};

pub struct Asked {
    pub name: String,
    pub program: Program,
    pub relations: Vec<String>,
}

pub struct Net { pub programs: Vec<Asked> }

pub fn facts(files: &[PathBuf]) -> Facts {
    let inputs: Vec<Input> = files.iter().map(|path| Input::read(path).unwrap()).collect();
    support::facts_of(&inputs, RelationSet::all())
}

impl Asked {
    pub fn fired(&self, facts: &Facts) -> Vec<(String, usize)> {
        let mut database = Database::new(&self.program);
        llvm_facts::query::load_facts(&self.program, facts, &mut database).unwrap();
        let p = self.program.run(&mut database, &Options { profile: true, ..Options::default() }).unwrap();
        p.rules.iter().map(|r| (format!("{} {}", r.place.rsplit("/datalog/").next().unwrap(), r.relation), r.rows)).collect()
    }
    pub fn derive(&self, facts: &Facts) -> Vec<(String, Vec<Vec<Vec<u8>>>)> {
        let mut database = Database::new(&self.program);
        llvm_facts::query::load_facts(&self.program, facts, &mut database).unwrap();
        self.program.run(&mut database, &Options::default()).unwrap();
        self.relations.iter().map(|name| (name.clone(), self.program.texts(&database, name).unwrap())).collect()
    }
}

impl Net {
    pub fn new() -> Self {
        let library = support::root().join("datalog");
        let (mut plain, mut others) = (String::new(), Vec::new());
        let mut dirs: Vec<PathBuf> = fs::read_dir(&library).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_dir()).collect();
        dirs.sort();
        for dir in dirs {
            let mut files: Vec<PathBuf> = fs::read_dir(&dir).unwrap().map(|e| e.unwrap().path()).collect();
            files.sort();
            for file in files {
                let name = file.strip_prefix(&library).unwrap().display().to_string();
                if file.file_name().unwrap().to_str().unwrap().starts_with('_') { continue }
                let include = format!(".include \"{name}\"\n");
                if fs::read_to_string(&file).unwrap().contains("\n.output") { others.push((name, include)) } else { plain += &include }
            }
        }
        let mut all = vec![("library".to_owned(), plain)];
        all.extend(others);
        let mut known = BTreeSet::new();
        let mut programs = Vec::new();
        for (name, text) in all {
            let t = Instant::now();
            let mut program = program(&name, &text).unwrap();
            let mut relations: Vec<String> = Vec::new();
            let parsed = t.elapsed();
            for relation in program.relations() {
                if Relation::from_name(&relation.name).is_some() || known.contains(&relation.name) { continue }
                if relation.inline { continue }
                relations.push(relation.name);
            }
            program.select(&relations).unwrap();
            known.extend(relations.iter().cloned());
            println!("{name}: {} relations, parsed {parsed:?}, {:?}", relations.len(), t.elapsed());
            programs.push(Asked { name, program, relations });
        }
        Self { programs }
    }
}
