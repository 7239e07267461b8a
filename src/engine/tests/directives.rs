//! What `.input`, `.output`, `.printsize` and `.limitsize` do, with each of their parameters.
//!
//! Each answer is Soufflé's too, where it has no note; the notes say where the engine differs.

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use llvm_facts_engine::{Database, Destination, Directories, Options, Program, WriteOptions};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};

/// Runs a program with these fact files: what it prints, then each file that it writes, rows in
/// order. Files `.gz` are packed and unpacked.
fn run(text: &str, files: &[(&str, &str)]) -> Result<String, String> {
    let (facts, out) = (tempfile::tempdir().expect("made"), tempfile::tempdir().expect("made"));
    for (name, content) in files {
        let mut bytes = content.as_bytes().to_vec();
        if name.ends_with(".gz") {
            let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
            packer.write_all(&bytes).expect("packed");
            bytes = packer.finish().expect("packed");
        }
        fs::write(facts.path().join(name), bytes).expect("written");
    }
    let program = Program::parse("test.dl", text, &Directories::default())
        .map_err(|diagnostics| diagnostics.to_string())?;
    let mut database = Database::new(&program);
    let words = |error: llvm_facts_engine::Error| error.to_string();
    database.read_inputs(&program, facts.path()).map_err(words)?;
    program.run(&mut database, &Options::default()).map_err(words)?;
    let mut stdout = Vec::new();
    let to = Destination::Directory(out.path().to_owned());
    let options = WriteOptions { to, sorted: true };
    program.write(&database, &options, &mut stdout).map_err(words)?;
    let mut shown = String::from_utf8(stdout).expect("UTF-8");
    let mut written = BTreeMap::new();
    for entry in fs::read_dir(out.path()).expect("a directory") {
        let path = entry.expect("an entry").path();
        let mut content = fs::read(&path).expect("a file");
        if path.extension().is_some_and(|e| e == "gz") {
            let packed = std::mem::take(&mut content);
            GzDecoder::new(&packed[..]).read_to_end(&mut content).expect("unpacked");
        }
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        written.insert(name, String::from_utf8(content).expect("UTF-8"));
    }
    for (name, content) in written {
        shown.push_str(&format!("<{name}>\n{content}"));
    }
    Ok(shown)
}

#[test]
fn inputs() {
    let two: &[_] = &[("p.facts", "1\ta\n2\tb\n")];
    let read = "<q.csv>\n1\ta\n2\tb\n";
    for (directive, files, wanted) in [
        (".input p", two, read),
        (".input p()", two, read),
        (".input p(IO=file)", two, read),
        (r#".input p(IO="file", filename="p.facts")"#, two, read),
        (r#".input p(columns="")"#, two, read),
        (r#".input p(filename="x.txt")"#, &[("x.txt", "1\ta\n")], "<q.csv>\n1\ta\n"),
        (r#".input p(delimiter=",")"#, &[("p.facts", "1,a\n2,b c\n")], "<q.csv>\n1\ta\n2\tb c\n"),
        (r#".input p(delimiter="::")"#, &[("p.facts", "1::a\n2::b:\n")], "<q.csv>\n1\ta\n2\tb:\n"),
        (
            r#".input p(rfc4180=true, columns="1:0")"#,
            &[("p.facts", "a[,1\n(b,2\n")],
            "<q.csv>\n1\ta[\n2\t(b\n",
        ),
        (".input p(headers=true)", &[("p.facts", "x\ts\n2\tb\n")], "<q.csv>\n2\tb\n"),
        (".input p(headers=false)", two, read),
        (
            ".input p(rfc4180=true)",
            &[("p.facts", "1,\"a,b\"\n2,\"a \"\"b\"\"\"\n3,plain\n")],
            "<q.csv>\n1\ta,b\n2\ta \"b\"\n3\tplain\n",
        ),
        (".input p(rfc4180=true)", &[("p.facts", "1,\"a\nb\"\n")], "<q.csv>\n1\ta\nb\n"),
        (
            r#".input p(rfc4180=true, delimiter="::")"#,
            &[("p.facts", "\"1\"::\"a::\"\n\"2\"::b\n")],
            "<q.csv>\n1\ta::\n2\tb\n",
        ),
        (
            r#".input p(rfc4180=true, delimiter=";")"#,
            &[("p.facts", "1;\"a;b\"\n")],
            "<q.csv>\n1\ta;b\n",
        ),
        (r#".input p(columns="2:0")"#, &[("p.facts", "a\tz\t1\nb\tz\t2\n")], read),
        (r#".input p(columns="0:2")"#, &[("p.facts", "1\tz\ta\n2\tz\tb\n")], read),
        (r#".input p(filename="z.gz", compress=true)"#, &[("z.gz", "1\ta\n")], "<q.csv>\n1\ta\n"),
        // Soufflé does not look for the packed file by itself.
        (".input p", &[("p.facts.gz", "1\ta\n")], "<q.csv>\n1\ta\n"),
        (".input p", &[("p.facts", "1\ta\r\n2\tb\r\n")], read),
        (".input p", &[("p.facts", "1\ta\n2\tb")], read),
        (".input p", &[("p.facts", "1\t\n")], "<q.csv>\n1\t\n"),
        (".input p", &[("p.facts", "1\ta\n1\ta\n")], "<q.csv>\n1\ta\n"),
        (".input p", &[("p.facts", "")], "<q.csv>\n"),
    ] {
        let text = format!(
            ".decl p(x: number, s: symbol)\n{directive}\n\
             .decl q(x: number, s: symbol)\nq(x, s) :- p(x, s).\n.output q"
        );
        assert_eq!(run(&text, files).as_deref(), Ok(wanted), "{directive}");
    }
}

#[test]
fn inputs_that_are_wrong() {
    let read = |directive: &str, files: &[(&str, &str)]| {
        let text = format!(".decl p(x: number, s: symbol)\n{directive}\n.output p");
        run(&text, files).expect_err(directive)
    };
    // Soufflé takes a file that is missing as empty.
    assert!(read(".input p", &[]).contains("p.facts: No such file"));
    for (directive, message) in [
        (".input p(IO=sqlite)", "test.dl:2:8: IO=sqlite is not supported"),
        (
            r#".input p(colour="red")"#,
            "test.dl:2:8: the parameter colour of .input is not supported",
        ),
        (r#".input p(columns="0:x")"#, "test.dl:2:8: this list of columns is not supported"),
        (r#".input p(columns="0")"#, "test.dl:2:8: this list of columns is not supported"),
    ] {
        let error = read(directive, &[("p.facts", "1\ta\n")]);
        assert!(error.contains(message), "{error}");
    }
    for (facts, message) in [
        ("1\n", "p.facts:1:2: 1 columns, but p has 2"),
        ("1\ta\nb\tb\n", "p.facts:2:1: \"b\" is no number"),
        ("1.5\ta\n", "p.facts:1:1: \"1.5\" is no number"),
        ("2147483648\ta\n", "p.facts:1:1: \"2147483648\" is no number"),
        ("\ta\n", "p.facts:1:1: \"\" is no number"),
        ("--1\ta\n", "p.facts:1:1: \"--1\" is no number"),
        ("1x\ta\n", "p.facts:1:1: \"1x\" is no number"),
    ] {
        let error = read(".input p", &[("p.facts", facts)]);
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn values_of_each_kind_are_read_and_written() {
    let types = ".type Pair = [a: number, b: symbol]\n.type C = Red {} | Blue {}\n\
        .type Tree = Leaf {} | Node {l: Tree, v: number}\n";
    let copy = |columns: &str, row: &str| {
        format!(
            "{types}.decl p({columns})\n.input p\n.decl q({columns})\nq({row}) :- p({row}).\n\
             .output q"
        )
    };
    let text = copy("a: number, b: unsigned, c: float, d: symbol", "a, b, c, d");
    // Soufflé reads no `0x` and no `0b` here.
    let facts = "-2147483648\t4294967295\t-1.5\tx y\n0x10\t0b11\t1e10\t\n";
    let wanted = "<q.csv>\n-2147483648\t4294967295\t-1.5\tx y\n16\t3\t1e+10\t\n";
    assert_eq!(run(&text, &[("p.facts", facts)]).as_deref(), Ok(wanted));
    let text = copy("a: float", "a");
    let facts = "1\n0.1\n-0.0\n123456789\n0.00001\n";
    let wanted = "<q.csv>\n-0\n9.99999975e-06\n0.100000001\n1\n123456792\n";
    assert_eq!(run(&text, &[("p.facts", facts)]).as_deref(), Ok(wanted));
    let text = copy("a: Pair, c: C", "a, c");
    let facts = "[1, a]\t$Red\nnil\t$Blue\n[-1,b c]\t$Blue\n";
    let made = run(&text, &[("p.facts", facts)]).expect("read");
    for row in ["[1, a]\t$Red\n", "nil\t$Blue\n", "[-1, b c]\t$Blue\n"] {
        assert!(made.contains(row), "{made}");
    }
    let text = copy("t: Tree", "t");
    let facts = "$Node($Leaf, 3)\n$Leaf\n$Node($Node($Leaf, 1), -2)\n";
    let made = run(&text, &[("p.facts", facts)]).expect("read");
    for row in facts.lines() {
        assert!(made.lines().any(|line| line == row), "{made}");
    }
    // A comma inside of brackets does not end a field. Soufflé does not know of `(`.
    let text = copy("t: Tree, a: Pair, n: number", "t, a, n")
        .replace("p\n.decl q", "p(delimiter=\",\")\n.decl q");
    let facts = "$Node($Node($Leaf, 1), -2),[3, b],4\n$Leaf,nil,5\n";
    let wanted = "<q.csv>\n$Leaf\tnil\t5\n$Node($Node($Leaf, 1), -2)\t[3, b]\t4\n";
    assert_eq!(run(&text, &[("p.facts", facts)]).as_deref(), Ok(wanted));
    // A text in quotes may have what would end it otherwise.
    let text = copy("a: Pair", "a");
    let facts = "[1, \"a], \\\"b\\\\\"]\n[2, \"\"]\n";
    let wanted = "<q.csv>\n[1, a], \"b\\]\n[2, ]\n";
    assert_eq!(run(&text, &[("p.facts", facts)]).as_deref(), Ok(wanted));
    for facts in ["[1 a]\n", "[1, a\n", "$Red\n", "[1, a] \n", "(1, a)\n"] {
        let text = copy("a: Pair", "a");
        let error = run(&text, &[("p.facts", facts)]).expect_err(facts);
        assert!(error.contains("p.facts:1:1: ") && error.contains(" is no Pair"), "{error}");
    }
    for (facts, wanted) in [("()\n", "<q.csv>\n()\n"), ("", "<q.csv>\n")] {
        assert_eq!(run(&copy("", ""), &[("p.facts", facts)]).as_deref(), Ok(wanted));
    }
}

#[test]
fn outputs() {
    let rows = "1\ta,\"x\"\n2\tb\n10\t\n";
    let csv = format!("<p.csv>\n{rows}");
    let shown = |names: &str| format!("---------------\np\n{names}===============\n{rows}");
    let frame = "===============\n";
    for (directive, wanted) in [
        (".output p", csv.clone()),
        (".output p(IO=file)", csv.clone()),
        (r#".output p(filename="x.txt")"#, format!("<x.txt>\n{rows}")),
        (r#".output p(delimiter="; ")"#, "<p.csv>\n1; a,\"x\"\n2; b\n10; \n".into()),
        (".output p(headers=true)", format!("<p.csv>\nx\ts\n{rows}")),
        (".output p(headers=false)", csv.clone()),
        // Soufflé writes `\"` for a quote, which it does not read again, and names with tabs.
        (".output p(rfc4180=true)", "<p.csv>\n1,\"a,\"\"x\"\"\"\n2,\"b\"\n10,\"\"\n".into()),
        (
            ".output p(rfc4180=true, headers=true)",
            "<p.csv>\nx,s\n1,\"a,\"\"x\"\"\"\n2,\"b\"\n10,\"\"\n".into(),
        ),
        (
            r#".output p(rfc4180=true, delimiter=";")"#,
            "<p.csv>\n1;\"a,\"\"x\"\"\"\n2;\"b\"\n10;\"\"\n".into(),
        ),
        (".output p(compress=true)", format!("<p.csv.gz>\n{rows}")),
        (".output p(IO=stdout)", shown("") + frame),
        (".output p(IO=stdout, headers=true)", shown("x\ts\n") + frame),
        (".output p(IO=stdoutprintsize)", "p\t3\n".into()),
        (".printsize p", "p\t3\n".into()),
        (".output p\n.printsize p", format!("p\t3\n{csv}")),
        (".output p\n.output p(filename=\"z.csv\")", format!("{csv}<z.csv>\n{rows}")),
        (".output p, q", format!("{csv}<q.csv>\n()\n")),
        (".output none", "<none.csv>\n".into()),
    ] {
        let text = format!(
            ".decl p(x: number, s: symbol)\np(2, \"b\"). p(1, \"a,\\\"x\\\"\"). p(10, \"\").\n\
             .decl q()\nq().\n.decl none()\n{directive}"
        );
        assert_eq!(run(&text, &[]), Ok(wanted), "{directive}");
    }
    let words = ".decl p(x: number) output\np(1).\n.decl q(x: number) printsize\nq(1).";
    assert_eq!(run(words, &[]).as_deref(), Ok("q\t1\n<p.csv>\n1\n"));
    for (directive, message) in [
        (".output p(IO=jsonfile)", "test.dl:3:9: IO=jsonfile is not supported"),
        (".output p(colour=red)", "test.dl:3:9: the parameter colour of .output is not supported"),
        (r#".output p(rfc4180=true, delimiter="\"")"#, "a quote as delimiter of rfc4180"),
    ] {
        let text = format!(".decl p(x: number)\np(1).\n{directive}");
        let error = run(&text, &[]).expect_err(directive);
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn limits_of_size() {
    let count = |limit: &str| {
        let text =
            format!(".decl n(x: number)\nn(0).\nn(x + 1) :- n(x), x < 10.\n{limit}\n.printsize n");
        run(&text, &[])
    };
    assert_eq!(count("").as_deref(), Ok("n\t11\n"));
    assert_eq!(count(".limitsize n(n=5)").as_deref(), Ok("n\t5\n"));
    assert_eq!(count(".limitsize n(n=100)").as_deref(), Ok("n\t11\n"));
    for wrong in [".limitsize n", ".limitsize n(n=many)", ".limitsize n(size=5)"] {
        assert!(count(wrong).expect_err(wrong).contains(".limitsize needs a size"));
    }
    for directive in ["input", "output", "printsize", "limitsize"] {
        let error = run(&format!(".{directive} p(n=1)"), &[]).expect_err(directive);
        assert!(error.contains("undeclared relation p"), "{error}");
    }
}
