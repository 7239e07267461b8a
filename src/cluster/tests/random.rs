//! Random programs answer here what they answer in the engine, or are refused.

extern crate engine as llvm_facts_engine;

#[path = "../../engine/tests/support/random.rs"]
mod random;

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Database, Directories, Flow, Options, Program};
use llvm_facts_cluster::{Given, Layout, Source, run};
use random::Functors;

type Rows = Vec<Vec<Vec<u8>>>;

/// Rows, spread over workers; some are shown to two.
struct Spread(BTreeMap<usize, Rows>);

impl Source for Spread {
    fn read(&self, worker: usize, workers: usize, to: &mut Given<'_>) -> Result<(), String> {
        for (&relation, rows) in &self.0 {
            for (at, row) in rows.iter().enumerate() {
                if at % workers == worker || at % 5 == 0 {
                    let cells: Vec<&[u8]> = row.iter().map(Vec::as_slice).collect();
                    to.row(relation, &cells).map_err(|error| error.to_string())?;
                }
            }
        }
        Ok(())
    }
}

fn parse(text: &str) -> Program {
    let program = Program::parse("test.dl", text, &Directories::default());
    program.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn rows_of(program: &Program, database: &Database, relation: &str) -> Rows {
    let mut rows = Vec::new();
    let mut take = |cells: &[&[u8]]| {
        rows.push(cells.iter().map(|cell| cell.to_vec()).collect());
        true
    };
    program.visit(database, relation, &mut take).unwrap();
    rows
}

fn answers(
    flow: &Arc<Flow>,
    given: &BTreeMap<usize, Rows>,
    threads: usize,
) -> Result<Rows, String> {
    let source = Arc::new(Spread(given.clone()));
    let layout = Layout { threads, hosts: None, checkpoint: None };
    let lost = |_: usize, _: &str| -> ! { unreachable!("there is one process") };
    let (answers, _) =
        run(flow.clone(), source, &layout, &[0; 32], lost).map_err(|error| error.to_string())?;
    let mut rows = Vec::new();
    let take = |cells: &[&[u8]]| -> Result<(), String> {
        rows.push(cells.iter().map(|cell| cell.to_vec()).collect());
        Ok(())
    };
    answers.expect("this is the first process").visit(0, take)?;
    Ok(rows)
}

/// 2,000 with LLVM_FACTS_TESTS=all.
#[test]
fn random_programs_answer_as_the_engine_does_with_any_number_of_workers() {
    let all = std::env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all");
    let programs: usize = if all { 2000 } else { 60 };
    let (mut asked, mut derived) = (0, 0);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..programs as u64 {
        let text = random::program(seed, Functors::OfAnyWidth);
        let whole = parse(&text);
        let mut database = Database::new(&whole);
        let ran = whole.run(&mut database, &Options::default());
        ran.unwrap_or_else(|error| panic!("{error}\n{text}"));
        for output in whole.outputs() {
            let mut program = whole.clone();
            let is_fact = |name: &&String| {
                text.lines()
                    .any(|line| line.starts_with(&format!("{name}(")) && !line.contains(":-"))
            };
            let names: Vec<String> = whole.outputs().into_iter().map(|it| it.name).collect();
            let facts: Vec<String> = names.iter().filter(is_fact).cloned().collect();
            program.cut(&facts, std::slice::from_ref(&output.name)).unwrap();
            let flow = match program.flow(&|_, _| false) {
                Ok(flow) => Arc::new(flow),
                Err(why) => {
                    let what = why.what.split(' ').skip(1).collect::<Vec<_>>().join(" ");
                    *refused.entry(what).or_default() += 1;
                    continue;
                }
            };
            let given: BTreeMap<usize, Rows> = flow
                .given
                .iter()
                .map(|&it| (it, rows_of(&whole, &database, &flow.relations[it].name)))
                .collect();
            let wanted = rows_of(&whole, &database, &output.name);
            for threads in [1, 2, 3] {
                let found = answers(&flow, &given, threads);
                assert_eq!(
                    found.as_ref(),
                    Ok(&wanted),
                    "{} on {threads} workers, seed {seed}\n{text}",
                    output.name
                );
            }
            asked += 1;
            derived += wanted.len();
        }
    }
    println!("{asked} questions, {derived} rows, refused: {refused:?}");
    assert!(asked > programs && derived > asked, "{asked} questions, {derived} rows: {refused:?}");
}
