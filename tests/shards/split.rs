//! Programs that are local here and global there: shards and joins answer what one run answers.

use std::fs;
use std::path::Path;

use crate::{SOME, passes, place};

/// What random rules are about: ids of functions, instructions and blocks, and texts.
const INPUTS: &str = ".include \"facts.dl\"
.decl node(id: unsigned) node(f) :- function_name(f, _).
.decl edge(from: unsigned, to: unsigned) edge(f, b) :- function_entry(f, b).
edge(b, f) :- function_entry(f, b). edge(f, f) :- function_name(f, \"main\").
.decl colour(id: unsigned, name: symbol) colour(f, n) :- function_name(f, n).
colour(b, n) :- function_entry(f, b), function_linkage(f, n).
.decl tag(name: symbol) tag(n) :- module_source_filename(_, n). tag(\"main\").
.decl word(name: symbol) word(n) :- colour(_, n). word(n) :- tag(n).
.decl size(name: symbol, size: number) size(n, strlen(n)) :- word(n), strlen(n) > 4.
";

/// A literal over one of the relations, with some of these variables.
fn literal(random: &mut fastrand::Rng, relations: &[&str], ids: &[&str], names: &[&str]) -> String {
    let mut one = |some: &[&str]| match random.u8(0..8) {
        0 => "_".to_owned(),
        _ => some[random.usize(..some.len())].to_owned(),
    };
    let (id, other, name) = (one(ids), one(ids), one(names));
    match relations[random.usize(..relations.len())] {
        "node" => format!("node({id})"),
        relation @ ("edge" | "t") => format!("{relation}({id}, {other})"),
        "tag" => format!("tag({name})"),
        "size" => format!("size({name}, _)"),
        relation => format!("{relation}({id}, {name})"),
    }
}

/// Programs of [`rules`], of which not all that is made so is one.
pub fn programs(place: &Path, seed: u64) -> impl Iterator<Item = String> {
    let mut random = fastrand::Rng::with_seed(seed);
    std::iter::repeat_with(move || rules(&mut random)).filter(move |text| {
        fs::write(place.join("q.dl"), text).unwrap();
        crate::llvm_facts(place, &["check", "q.dl"]).status.success()
    })
}

/// Catalogues of 1, 3 and 7 shards of a few modules.
pub fn catalogues(place: &Path) -> [String; 3] {
    for module in 0..2 {
        let text = format!(
            "define void @main() {{ ret void }}\ndefine void @own{module}() {{ ret void }}"
        );
        fs::write(place.join(format!("in/z{module}.ll")), text).unwrap();
    }
    ["1", "3", "7"].map(|shards| {
        let catalogue = format!("c{shards}");
        passes(place, &["shard", "plan", "in", "--shards", shards, "-o", &catalogue, "-q"]);
        passes(place, &["shard", "run", &catalogue, "-q"]);
        catalogue
    })
}

/// Relations that read each other, of which the first are local more often than the last.
fn rules(random: &mut fastrand::Rng) -> String {
    const IDS: [&str; 3] = ["a", "b", "c"];
    let mut rules = String::from(INPUTS);
    let mut relations = vec!["node", "edge", "colour", "tag", "size"];
    for (head, joins) in [("s", false), ("t", false), ("u", true), ("v", true)] {
        let second = if head == "t" { "y: unsigned" } else { "n: symbol" };
        rules += &format!(".decl {head}(x: unsigned, {second}) .output {head}\n");
        for _ in 0..random.usize(1..3) {
            let first = literal(random, &relations[1..3], &["a", "b"], &["n"]);
            let mut body = vec![first.replace('_', "a")];
            if joins && random.bool() {
                // Modules meet by name.
                let other = if random.bool() { "s(c, n)" } else { "colour(c, n)" };
                body = vec!["colour(a, n)".to_owned(), other.to_owned()];
            }
            for _ in 0..random.usize(0..3) {
                body.push(literal(random, &relations, &IDS, &["n", "m"]));
            }
            let has = |text: &str, variable: &str| {
                [format!("({variable},"), format!(" {variable})"), format!("({variable})")]
                    .iter()
                    .any(|it| text.contains(it.as_str()))
            };
            let ids: Vec<&str> =
                IDS.into_iter().filter(|id| body.iter().any(|it| has(it, id))).collect();
            let mut names: Vec<&str> =
                ["n", "m"].into_iter().filter(|name| body.iter().any(|it| has(it, name))).collect();
            names.push("\"main\"");
            let Some(&id) = ids.first() else { continue };
            match random.u8(0..6) {
                0 | 1 => body.push(format!("!{}", literal(random, &relations, &ids, &names))),
                2 => {
                    let inner = literal(random, &relations, &["e", id], &names);
                    body.push(format!("1 < count : {{ {inner} }}"));
                }
                _ => {}
            }
            let x = ids[random.usize(..ids.len())];
            let second = match head {
                "t" => ids[random.usize(..ids.len())],
                _ => names[random.usize(..names.len())],
            };
            rules += &format!("{head}({x}, {second}) :- {}.\n", body.join(", "));
        }
        relations.push(head);
    }
    rules
}

fn answers(place: &Path, catalogue: &str) -> (Vec<Vec<String>>, String) {
    let _ = fs::remove_dir_all(place.join("answers"));
    let query = ["query", catalogue, "q.dl", "-D", "answers", "-v", "--memory-limit", "2000"];
    let said = passes(place, &query);
    let lines = |name: &&str| {
        let text = fs::read_to_string(place.join(format!("answers/{name}.csv"))).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort_unstable();
        lines
    };
    (["s", "t", "u", "v"].iter().map(lines).collect(), said)
}

/// 500 with LLVM_FACTS_TESTS=all.
#[test]
fn random_programs_answer_of_shards_what_they_answer_of_all() {
    let place = place(&SOME);
    let place = place.path();
    let catalogues = catalogues(place);
    let all = std::env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all");
    let wanted = if all { 500 } else { 40 };
    let (mut split, mut filled) = (0, 0);
    for text in programs(place, 11).take(wanted) {
        let (joint, _) = answers(place, &catalogues[0]);
        filled += joint.iter().filter(|rows| !rows.is_empty()).count();
        for catalogue in &catalogues[1..] {
            let (apart, said) = answers(place, catalogue);
            assert!(apart == joint, "{catalogue}: {said}\n{text}");
            split += usize::from(said.contains("one by one, and joins"));
        }
    }
    println!("{wanted} programs, {split} runs of shards with joins, {filled} outputs with rows");
    assert!(split > wanted / 2 && filled > wanted * 2, "{split} were split, {filled} with rows");
}
