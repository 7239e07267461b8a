//! Why is a row there? A tree, down to the facts that were given.
//!
//!     cargo run -p llvm-facts-engine --example explain

use llvm_facts_engine::{Database, Directories, ExplainLimits, Options, Program, Why};

const RULES: &str = "
.decl parent(parent: symbol, child: symbol)
.input parent
.decl ancestor(ancestor: symbol, child: symbol)
ancestor(parent, child) :- parent(parent, child).
ancestor(ancestor, child) :- ancestor(ancestor, between), parent(between, child).
.output ancestor
";

/// Prints why Ada is an ancestor of Cleo.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let program = Program::parse("family.dl", RULES, &Directories::default())?;
    let mut database = Database::new(&program);
    database.insert(&program, "parent", [("Ada", "Ben"), ("Ben", "Cleo")])?;
    program.run(&mut database, &Options::default())?;

    let question = r#"ancestor("Ada", "Cleo")"#;
    let proofs = program.explain(&mut database, question, ExplainLimits::default())?;
    let proof = proofs.first().ok_or("no such row")?;
    print!("{proof}");
    assert!(matches!(proof.why, Why::Rule { .. }) && proof.children.len() == 2, "{proof}");
    Ok(())
}
