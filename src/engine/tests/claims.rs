//! The embedded engine: one small program per claim about the dialect, and programs and facts that
//! are wrong.

use llvm_facts_engine::{
    Database, Destination, Directories, Error, Includes, Options, Program, Settings, Width,
    WriteOptions,
};
use std::fs;
use std::time::Duration;

/// Runs a program without facts; the rows of its outputs as the reference prints them, sorted.
fn run_with(text: &str, options: &Options) -> Result<String, Error> {
    let program = Program::parse("test.dl", text, &Directories::default())
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let mut database = Database::new(&program);
    program.run(&mut database, options)?;
    let mut out = Vec::new();
    let write = WriteOptions { to: Destination::Stdout, sorted: true };
    program.write(&database, &write, &mut out)?;
    let text = String::from_utf8(out).expect("UTF-8");
    let rows = text.lines().filter(|l| !l.starts_with("---") && !l.starts_with("==="));
    // Before them stand the relation and the names of its columns.
    Ok(rows.skip(2).collect::<Vec<_>>().join("|"))
}

fn run(text: &str) -> String {
    run_with(text, &Options::default()).expect("it runs")
}

fn errors(text: &str) -> String {
    Program::parse("test.dl", text, &Directories::default())
        .map(|_| String::from("no error"))
        .unwrap_or_else(|diagnostics| diagnostics.to_string())
}

#[test]
fn closure_of_a_cycle() {
    let text = ".decl e(x:number, y:number)\n e(1,2). e(2,3). e(3,1).\n\
        .decl r(x:number, y:number)\n r(x,y) :- e(x,y).\n r(x,z) :- r(x,y), r(y,z).\n.output r";
    assert_eq!(run(text), "1\t1|1\t2|1\t3|2\t1|2\t2|2\t3|3\t1|3\t2|3\t3");
}

#[test]
fn threads_do_not_change_the_answer() {
    let text = ".decl n(x:number)\n n(x) :- x = range(0, 20000).\n\
        .decl p(x:number, y:number)\n p(x, y) :- n(x), y = x % 100.\n\
        .decl q(y:number, c:number)\n q(y, c) :- n(y), y < 3, c = count : { p(_, y) }.\n.output q";
    let two = Options { threads: 2, ..Options::default() };
    assert_eq!(run(text), "0\t200|1\t200|2\t200");
    assert_eq!(run_with(text, &two).expect("it runs"), run(text));
}

#[test]
fn integers_wrap_and_shift_as_32_bits() {
    let text = ".decl r(a:number, b:number, c:unsigned, d:number)\n\
        r(2147483647 + 1, -8 bshr 1, 0u - 1u, 1 bshl 33).\n.output r";
    assert_eq!(run(text), "-2147483648\t-4\t4294967295\t2");
}

#[test]
fn strings_are_ordered_by_their_text() {
    let text = ".decl s(x:symbol)\n s(\"b\"). s(\"a\"). s(\"ab\").\n\
        .decl r(x:symbol, y:symbol)\n r(x, y) :- s(x), s(y), x < y.\n.output r";
    assert_eq!(run(text), "a\tab|a\tb|ab\tb");
}

#[test]
fn aggregates_of_nothing() {
    let text = ".decl p(x:number)\n p(x) :- x = 1, x = 2.\n\
        .decl r(k:symbol, x:number)\n\
        r(\"count\", c) :- c = count : { p(_) }.\n r(\"sum\", c) :- c = sum x : { p(x) }.\n\
        r(\"min\", c) :- c = min x : { p(x) }.\n.output r";
    assert_eq!(run(text), "count\t0|sum\t0");
}

#[test]
fn records_and_branches_come_apart() {
    let text = ".type List = [head:number, tail:List]\n.type T = Leaf{} | Node{l:T, x:number}\n\
        .decl l(x:List)\n l([1, [2, nil]]).\n l(t) :- l([_, t]), t != nil.\n\
        .decl t(x:T)\n t($Node($Node($Leaf(), 3), 4)).\n t(x) :- t($Node(x, _)).\n\
        .decl r(a:number, b:number)\n r(h, x) :- l([h, nil]), t($Node($Leaf(), x)).\n.output r";
    assert_eq!(run(text), "2\t3");
}

#[test]
fn components_inherit_override_and_take_parameters() {
    let text = ".comp Base<T> { .decl p(x:T) overridable\n p(x) :- q(x).\n .decl q(x:T) }\n\
        .comp Derived<T> : Base<T> { .override p\n p(x) :- q(x), x > 1. }\n\
        .init d = Derived<number>\n d.q(1). d.q(2).\n.output d.p";
    assert_eq!(run(text), "2");
}

#[test]
fn equivalence_choice_and_subsumption() {
    let text = ".decl e(x:number, y:number) eqrel\n e(1,2). e(2,3).\n\
        .decl c(x:number, y:number) choice-domain x\n c(1, 5). c(1, 6). c(2, 7).\n\
        .decl b(x:number, y:number)\n b(1, 5). b(1, 3). b(2, 4).\n\
        b(x, y1) <= b(x, y2) :- y2 < y1.\n\
        .decl r(a:number, b:number, c:number)\n\
        r(n, m, y) :- n = count : { e(_, _) }, m = count : { c(_, _) }, b(1, y).\n.output r";
    assert_eq!(run(text), "9\t2\t3");
}

#[test]
fn inline_relations_need_no_values_of_their_own() {
    let text = ".decl less(x:number, y:number) inline\n less(x, y) :- x < y.\n\
        .decl n(x:number)\n n(1). n(2). n(3).\n\
        .decl r(x:number, y:number)\n r(x, y) :- n(x), n(y), less(x, y), !less(1, x).\n.output r";
    assert_eq!(run(text), "1\t2|1\t3");
}

/// Soufflé has no inline relations in aggregates. Each row counts once, not each way to it.
#[test]
fn aggregates_count_rows_of_inline_relations() {
    let facts = ".decl e(x:number, y:number)\n e(1, 2). e(1, 3). e(2, 3). e(4, 4).\n\
        .decl small(x:number) inline\n small(x) :- x < 2.\n\
        .decl from(x:number) inline\n from(x) :- e(x, y), y > 0.\n\
        .decl any(x:number) inline\n any(x) :- e(x, _).\n\
        .decl r(n:number)\n.output r\n";
    for (body, wanted) in [
        ("e(x, y), small(x)", "2"),
        ("e(x, y), !small(x)", "2"),
        ("from(x)", "3"),
        ("from(_)", "3"),
        ("any(x)", "3"),
        ("any(x), from(x)", "3"),
        ("e(y, x), !any(x)", "2"),
        ("e(y, x), !from(x)", "2"),
    ] {
        assert_eq!(run(&format!("{facts}r(n) :- n = count : {{ {body} }}.")), wanted, "{body}");
    }
}

struct One(&'static str);

impl Includes for One {
    fn read(&self, _from: &str, path: &str) -> Option<(String, String)> {
        (path == "a.dl").then(|| (path.to_owned(), self.0.to_owned()))
    }
}

#[test]
fn an_include_with_once_is_read_once() {
    let one = One(".once\n.decl xyzzy(x:number)\nxyzzy(1).\n");
    let text = ".include \"a.dl\"\n.include \"a.dl\"\n.output xyzzy\n";
    assert!(Program::parse("test.dl", text, &one).is_ok());
    let missing = Program::parse("test.dl", ".include \"b.dl\"\n", &one);
    assert!(missing.is_err_and(|d| d.to_string().contains("cannot find include file")));
}

#[test]
fn rounds_of_recursion_are_counted() {
    let text = ".decl b(x:number)\nb(0).\n.decl p(x:number, round:number)\n.output p\n\
        p(x, recursive_iteration_cnt()) :- b(x).\n\
        p(x + 1, recursive_iteration_cnt()) :- p(x, _), x < 3.\n";
    assert_eq!(run(text), "0\t0|1\t1|2\t2|3\t3");
}

/// Whichever way an include goes, it is the same file: else it would be read twice.
#[test]
fn a_file_has_one_name_whichever_way_an_include_goes() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join("sub")).unwrap();
    fs::write(dir.path().join("once.dl"), ".once\n.decl xyzzy(x:number)\nxyzzy(1).\n").unwrap();
    let text = ".include \"once.dl\"\n.include \"sub/../once.dl\"\n.include \"./once.dl\"\n";
    let includes = Directories { search: vec![dir.path().to_owned()], ..Directories::default() };
    let parsed = Program::parse("test.dl", text, &includes);
    assert!(parsed.is_ok(), "{}", parsed.err().unwrap());
}

#[test]
fn all_errors_of_a_file_are_reported_with_their_places() {
    let shown = errors(
        ".decl p(x:number)\n.decl q(x:symbol)\np(x) :- r(x).\np(1, 2).\nq(y) :- p(x).\n\
         q(x) :- p(x).\np(x) :- q(y), x = strlen(y) + \"a\".\n",
    );
    for part in [
        "test.dl:3:9",
        "undeclared relation r",
        "test.dl:4:1",
        "p has 1 column, but 2 arguments are given",
        "ungrounded variable y",
        "type clash",
    ] {
        assert!(shown.contains(part), "{part} is missing in\n{shown}");
    }
}

#[test]
fn a_cycle_through_negation_is_shown() {
    let shown = errors(
        ".decl p(x:number)\n.decl q(x:number)\n.decl n(x:number)\n\
         p(x) :- n(x), !q(x).\nq(x) :- p(x).\n.output p",
    );
    assert!(shown.contains("its own complement"), "{shown}");
    assert!(shown.contains("q -> p -> q") || shown.contains("p -> q -> p"), "{shown}");
}

/// Many rows are sorted by other means than few; the order is the same.
#[test]
fn many_rows_are_in_the_order_of_their_values() {
    let head = ".decl n(x: number)\n n(x) :- x = range(-1500, 1500, 7).\n";
    let pairs = |second: &str, value: &str| {
        format!(
            "{head}.decl r(a: {second}, b: number, c: number)\n\
             r({value}, y % 3, x) :- n(x), n(y), y < -1450.\n.output r"
        )
    };
    let rows = |text: String| -> Vec<Vec<String>> {
        let cells = |row: &str| row.split('\t').map(str::to_owned).collect();
        text.split('|').map(cells).collect()
    };
    // The floats are whole numbers of 64ths.
    let number = |cell: &String| match cell.parse::<i128>() {
        Ok(whole) => 64 * whole,
        Err(_) => (64.0 * cell.parse::<f64>().expect("a number")) as i128,
    };
    // A text, a long one that starts like others, and numbers that are signed or have a point.
    for (kind, value) in [
        ("symbol", "to_string(x)"),
        ("symbol", "cat(\"the same start\", to_string(x / 10))"),
        ("number", "x / 5"),
        ("unsigned", "as(x, unsigned) / 1000"),
        ("float", "to_float(x) / 64.0"),
    ] {
        let text = pairs(kind, value);
        for rows in [rows(run(&text)), rows(wide(&text))] {
            assert_eq!(rows.len(), 429 * 3, "{kind}");
            for two in rows.windows(2) {
                let first = match kind {
                    "symbol" => two[0][0].cmp(&two[1][0]),
                    _ => number(&two[0][0]).cmp(&number(&two[1][0])),
                };
                let rest = |row: &[String]| row[1..].iter().map(number).collect::<Vec<_>>();
                let rest = rest(&two[0]).cmp(&rest(&two[1]));
                assert!(first.then(rest).is_lt(), "{kind}: {two:?}");
            }
        }
    }
}

#[test]
fn what_is_not_supported_names_the_other_engine() {
    let functor = ".functor f(x:number):number\n";
    for text in [functor, ".decl p(x:number)\n.decl new = debug_delta(p)\n"] {
        let shown = errors(text);
        assert!(shown.contains("--engine souffle"), "{shown}");
    }
}

#[test]
fn deep_nesting_and_odd_bytes_are_errors() {
    let deep = format!(".decl p(x:number)\np({}1{}).\n", "(".repeat(100_000), ")".repeat(100_000));
    assert!(errors(&deep).contains("nested deeper"));
    let long = |count: usize| format!(".decl p(x:number)\np({}1).\n", "1 + ".repeat(count));
    assert!(Program::parse("test.dl", &long(800), &Directories::default()).is_ok());
    assert!(errors(&long(801)).contains("this expression is too long"));
    assert!(errors("p(\0).\n").contains("unexpected character"));
    assert!(errors("\"never closed\n").contains("unterminated string"));
    assert!(errors(".comp A { .init a = A }\n.init a = A\n").contains("without end"));
}

#[test]
fn an_endless_program_is_stopped() {
    let text = ".decl p(x:number, y:number)\np(0, 0).\np(x + 1, y) :- p(x, y).\n.output p";
    let timeout = Some(Duration::from_millis(200));
    let stopped = run_with(text, &Options { timeout, ..Options::default() });
    assert!(matches!(stopped, Err(Error::Timeout(_))));
    let memory_limit = Some(8 << 20);
    let stopped = run_with(text, &Options { memory_limit, ..Options::default() });
    assert!(matches!(stopped, Err(Error::Memory(_))));
}

#[test]
fn division_by_zero_names_the_rule() {
    let text = ".decl p(x:number)\np(0).\n.decl q(x:number)\nq(1 / x) :- p(x).\n.output q";
    let failed = run_with(text, &Options::default()).expect_err("no value");
    assert!(failed.to_string().starts_with("test.dl:4:1: division by zero"), "{failed}");
}

#[test]
fn a_bad_fact_names_file_line_and_column() {
    let dir = tempfile::tempdir().expect("a directory");
    let text = ".decl p(x:number, y:symbol)\n.input p\n.output p\n";
    let program = Program::parse("test.dl", text, &Directories::default()).expect("valid");
    for (facts, wanted) in [
        ("1\ta\nx\tb\n", ":2:1: \"x\" is no number"),
        ("1\ta\n2\n", ":2:2: 1 columns, but p has 2"),
        ("1\ta\n99999999999\tb\n", ":2:1: "),
    ] {
        std::fs::write(dir.path().join("p.facts"), facts).expect("written");
        let mut database = Database::new(&program);
        let failed = database.read_inputs(&program, dir.path()).expect_err("bad");
        assert!(failed.to_string().contains(wanted), "{failed}");
    }
}

#[test]
fn rows_come_from_memory_with_symbols_of_the_caller() {
    let text = ".decl p(x:unsigned, y:symbol)\n.input p\n.decl q(y:symbol)\n\
        q(cat(y, \"!\")) :- p(x, y), x > 1.\n.output q\n";
    let program = Program::parse("test.dl", text, &Directories::default()).expect("valid");
    assert_eq!(program.inputs()[0].name, "p");
    let mut database = Database::new(&program);
    let names = ["zero", "one"];
    database
        .load(&program, "p", &[1, 0, 2, 1], &mut |id| names[id as usize].as_bytes())
        .expect("loaded");
    program.run(&mut database, &Options::default()).expect("it runs");
    let mut out = Vec::new();
    let write = WriteOptions { to: Destination::Stdout, sorted: false };
    program.write(&database, &write, &mut out).expect("written");
    assert!(String::from_utf8_lossy(&out).contains("one!"));
}

/// Rows that are known to differ go in without a look; what a relation demands of them still holds.
#[test]
fn distinct_rows_from_memory_are_those_that_would_be_found() {
    let text = ".decl p(x:number, y:number) input\n.decl same(x:number, y:number) eqrel input\n\
        .decl one(x:number, y:number) choice-domain x\n.input one\n.decl yes() input\n\
        .decl r(x:number, y:number)\n r(x, y) :- p(x, y), same(y, x), one(y, _), yes().\n\
        .output r, p, same, one, yes";
    let program = Program::parse("test.dl", text, &Directories::default()).expect("valid");
    let mut database = Database::new(&program);
    let mut load = |relation: &str, cells: &[u32]| {
        database.load_distinct(&program, relation, cells).expect("declared");
        program.len(&database, relation).expect("declared")
    };
    assert_eq!(load("p", &[]), 0);
    assert_eq!(load("p", &[1, 2, 2, 1]), 2);
    assert_eq!(load("p", &[3, 4]), 3);
    assert_eq!(load("same", &[1, 2]), 4);
    assert_eq!(load("one", &[1, 5, 1, 6, 2, 7]), 2);
    assert_eq!(load("yes", &[]), 1);
    assert!(database.load_distinct(&program, "nothing", &[]).is_err());
    program.run(&mut database, &Options::default()).expect("it runs");
    let mut rows = program.texts(&database, "r").expect("declared");
    rows.sort();
    let rows: Vec<_> = rows.iter().map(|row| row.join(&b' ')).collect();
    assert_eq!(rows, [b"1 2", b"2 1"]);
}

fn wide(text: &str) -> String {
    let settings = Settings { width: Width::Wide, ..Settings::default() };
    let program = Program::parse_with("test.dl", text, &Directories::default(), &settings)
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let mut database = Database::new(&program);
    program.run(&mut database, &Options::default()).expect("it runs");
    let rows = program.texts(&database, "r").expect("r exists");
    let row = |row: &Vec<Vec<u8>>| String::from_utf8_lossy(&row.join(&b'\t')).into_owned();
    rows.iter().map(row).collect::<Vec<_>>().join("|")
}

#[test]
fn wide_numbers_wrap_and_shift_as_64_bits() {
    let text = ".decl r(a:number, b:number, c:unsigned, d:number)\n\
        r(9223372036854775807 + 1, -8 bshr 1, 0u - 1u, 1 bshl 33).\n.output r";
    assert_eq!(wide(text), "-9223372036854775808\t-4\t18446744073709551615\t8589934592");
}

#[test]
fn wide_floats_have_all_their_digits() {
    let text = ".decl r(x:float, s:symbol, n:number)\n\
        r(0.1, to_string(0.1), to_number(\"5000000000\")).\n.output r";
    assert_eq!(wide(text), "0.10000000000000001\t0.100000\t5000000000");
}

#[test]
fn a_wide_number_is_an_error_in_a_narrow_program() {
    let message = errors(".decl r(x:number)\nr(5000000000).\n.output r");
    assert!(message.contains("5000000000 is no number of 32 bits"), "{message}");
    assert!(message.contains("--width 64"), "{message}");
}

#[test]
fn facts_read_by_several_threads_are_the_same() {
    let dir = tempfile::tempdir().expect("a directory");
    let lines = (0..200_000).map(|n| format!("{n}\tname{}\n", n % 5000));
    std::fs::write(dir.path().join("p.facts"), lines.collect::<String>()).expect("written");
    let text = ".decl p(x:number, s:symbol)\n.input p\n.decl r(s:symbol, n:number)\n\
        r(s, n) :- p(x, s), x < 10, n = sum y : { p(y, s) }.\n.output r";
    let program = Program::parse("test.dl", text, &Directories::default()).expect("valid");
    let read = |threads: usize| {
        let mut database = Database::new(&program);
        database.use_threads(threads);
        database.read_inputs(&program, dir.path()).expect("read");
        program.run(&mut database, &Options { threads, ..Options::default() }).expect("it runs");
        program.texts(&database, "r").expect("r exists")
    };
    assert_eq!(read(1).len(), 10);
    assert_eq!(read(1), read(2));
    let broken = (0..200_000).map(|n| format!("{}\ta\n", if n == 150_000 { "?" } else { "1" }));
    std::fs::write(dir.path().join("p.facts"), broken.collect::<String>()).expect("written");
    let mut database = Database::new(&program);
    database.use_threads(2);
    let error = database.read_inputs(&program, dir.path()).expect_err("a bad number").to_string();
    assert!(error.contains("p.facts:150001:1: \"?\" is no number"), "{error}");
}

#[test]
fn rfc4180_outputs_quote_texts() {
    let dir = tempfile::tempdir().expect("a directory");
    let text = ".decl r(s:symbol, n:number)\nr(\"a,\\\"b\\\"\", 1).\n.output r(rfc4180=true)";
    let program = Program::parse("test.dl", text, &Directories::default()).expect("valid");
    let mut database = Database::new(&program);
    program.run(&mut database, &Options::default()).expect("it runs");
    let to = Destination::Directory(dir.path().to_owned());
    let write = WriteOptions { to, sorted: true };
    program.write(&database, &write, &mut std::io::sink()).expect("written");
    let made = std::fs::read_to_string(dir.path().join("r.csv")).expect("a file");
    assert_eq!(made, "\"a,\"\"b\"\"\",1\n");
}

#[test]
fn rows_are_shown_in_the_order_of_their_values_until_told_to_stop() {
    let text = ".decl p(x:number, s:symbol)\np(10, \"b\"). p(9, \"c\"). p(-1, \"\").\n.output p";
    let program = Program::parse("test.dl", text, &Directories::default()).expect("valid");
    let mut database = Database::new(&program);
    program.run(&mut database, &Options::default()).expect("it runs");
    let shown = |most: usize| {
        let mut rows = Vec::new();
        let mut visit = |cells: &[&[u8]]| {
            rows.push(String::from_utf8(cells.join(&b'/')).expect("UTF-8"));
            rows.len() < most
        };
        program.visit(&database, "p", &mut visit).expect("declared");
        rows
    };
    assert_eq!(shown(9), ["-1/", "9/c", "10/b"]);
    assert_eq!(shown(2), ["-1/", "9/c"]);
    assert!(program.visit(&database, "q", &mut |_| true).is_err());
    assert_eq!(program.len(&database, "p").expect("declared"), 3);
    assert!(program.len(&database, "q").is_err());
}

#[test]
fn cells_from_memory_keep_their_values_in_wide_programs() {
    let text = ".decl p(n:number, u:unsigned, f:float, s:symbol)\n.input p\n\
        .decl r(n:number, u:unsigned, f:float, s:symbol)\n\
        r(n - 1, u, f, s) :- p(n, u, f, s).\n.output r";
    for width in [Width::Narrow, Width::Wide] {
        let settings = Settings { width, ..Settings::default() };
        let program = Program::parse_with("test.dl", text, &Directories::default(), &settings)
            .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
        let mut database = Database::new(&program);
        let cells = [-5i32 as u32, u32::MAX, (-1.5f32).to_bits(), 7];
        database.load(&program, "p", &cells, &mut |_| b"seven").expect("loaded");
        program.run(&mut database, &Options::default()).expect("it runs");
        let rows = program.texts(&database, "r").expect("declared");
        assert_eq!(rows[0].join(&b' '), b"-6 4294967295 -1.5 seven", "{width:?}");
    }
}

#[test]
fn a_type_is_made_up_of_others() {
    let text = ".type A <: symbol\n.type B <: A\n.type C <: symbol\n.type U = B | C\n\
        .decl p(u:U, n:number) input\n.decl q(u:U) output\nq(u) :- p(u, _).\n.decl unused(x:number) input\n\
        .printsize p";
    let program = Program::parse("test.dl", text, &Directories::default()).expect("valid");
    assert_eq!(program.bases("U"), ["U", "B", "C", "A", "symbol"]);
    assert_eq!(program.bases("number"), ["number"]);
    assert!(program.bases("nothing").is_empty());
    let names = |list: Vec<llvm_facts_engine::RelationInfo>| -> Vec<String> {
        list.into_iter().map(|info| info.name).collect()
    };
    assert_eq!(names(program.inputs()), ["p"]);
    assert_eq!(names(program.outputs()), ["q"]);
    assert_eq!(names(program.sizes()), ["p"]);
    assert_eq!(names(program.relations()), ["p", "q", "unused"]);
    let p = &program.inputs()[0];
    assert_eq!(p.types, ["U", "number"]);
    assert_eq!(p.columns[0].0, "u");
}

#[test]
fn of_many_findings_the_first_are_shown() {
    let rules: String = (0..30).map(|at| format!("a{at}(x) :- b{at}(x).\n")).collect();
    let errors = Program::parse("test.dl", &rules, &Directories::default())
        .expect_err("nothing is declared");
    let text = errors.to_string();
    assert_eq!(text.matches("error[").count(), 20, "{text}");
    assert!(text.ends_with("\n... and 40 more; the first often bring them about\n"), "{text}");
}

/// What is wrong with a program, and its rules, do not depend on how many threads check it.
#[test]
fn threads_check_a_program_as_one_does() {
    let mut text =
        String::from(".decl n(x: number)\n.decl w(x: symbol)\n.decl r(x: number, w: symbol)\n");
    for number in 0..1000 {
        text += &match number % 97 {
            13 => format!("r({number}, x) :- n(x).\n"),
            14 => format!("r(x, y) :- n(x), x > {number}.\n"),
            15 => format!("w(\"w{number}\") :- n({number}), missing(x).\n"),
            _ => {
                format!("r(x + {number}, w) :- n(x), w(w), c = count : {{ n(y), y < x }}, c > 0.\n")
            }
        };
    }
    let checked = |threads| {
        let settings = Settings { threads, ..Settings::default() };
        match Program::parse_with("many.dl", &text, &Directories::default(), &settings) {
            Ok(_) => panic!("it is wrong"),
            Err(found) => found.to_string(),
        }
    };
    let one = checked(1);
    assert!(one.contains("type clash") && one.contains("x > 14"), "{one}");
    for threads in [2, 3, 8] {
        assert_eq!(checked(threads), one);
    }
}

/// A rule whose first atom has a key of constants goes through what that finds on all threads.
#[test]
fn what_one_key_finds_is_shared() {
    let text = "
        .decl row(kind: number, at: number)
        row(at % 3, at) :- at = range(0, 300000).
        .decl near(at: number, to: number)
        near(at, at + 1) :- row(_, at), at % 2 = 0.
        .decl found(at: number, to: number)
        found(at, to) :- row(1, at), near(at, to), to % 5 != 2.
        .output found";
    let rows =
        |threads| run_with(text, &Options { threads, ..Options::default() }).expect("it runs");
    let one = rows(1);
    let wanted = (0..300_000).filter(|at| at % 3 == 1 && at % 2 == 0 && (at + 1) % 5 != 2).count();
    assert_eq!(one.split('|').count(), wanted);
    for threads in [2, 3] {
        assert!(rows(threads) == one, "{threads} threads");
    }
}
