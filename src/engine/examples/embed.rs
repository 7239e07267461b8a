//! Facts from Rust values in, rows of a relation out.
//!
//!     cargo run -p llvm-facts-engine --example embed

use llvm_facts_engine::{Database, Directories, Options, Program};

const RULES: &str = "
.decl calls(caller: symbol, callee: symbol, times: number)
.input calls

/// Calls lead from `caller` to `callee`, in `steps` steps at least.
.decl leads(caller: symbol, callee: symbol, steps: number)
leads(caller, callee, 1) :- calls(caller, callee, _).
leads(caller, callee, steps + 1) :-
    leads(caller, between, steps), calls(between, callee, _), steps < 10.
leads(caller, callee, more) <= leads(caller, callee, steps) :- steps < more.

.output leads
";

/// Prints where calls of `main` lead.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let program = Program::parse("leads.dl", RULES, &Directories::default())?;
    let mut database = Database::new(&program);
    let calls = [("main", "read", 2), ("main", "write", 1), ("read", "open", 1)];
    database.insert(&program, "calls", calls)?;
    program.run(&mut database, &Options::default())?;

    let rows = program.rows::<(&str, &str, i64)>(&database, "leads")?;
    let mut leads = rows.collect::<Result<Vec<_>, _>>()?;
    leads.sort_unstable();
    for (caller, callee, steps) in &leads {
        println!("{caller} leads to {callee} in {steps}");
    }
    let far = ("main", "open", 2);
    assert!(leads.contains(&far) && leads.len() == 4, "{leads:?}");
    Ok(())
}
