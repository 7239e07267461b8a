use super::{WIDTH, format, source};
use crate::diagnostic::Diagnostics;
use crate::syntax::{Directories, parse};
use fastrand::Rng;

#[path = "../tests/support/random.rs"]
#[allow(dead_code)] // the tests from outside use the rest
mod random;

/// Formatted; the same when formatted again, with the same tokens, comments and meaning.
fn style(text: &str) -> String {
    let once = format("a.dl", text).unwrap_or_else(|diags| panic!("{text}\n{diags}"));
    let twice = format("a.dl", &once).unwrap_or_else(|diags| panic!("{once}\n{diags}"));
    assert_eq!(once, twice, "of\n{text}");
    assert_eq!(words(text), words(&once), "of\n{text}");
    once
}

/// Every token and comment.
fn words(text: &str) -> Vec<String> {
    let tokens = source::read("a.dl", text, &mut Diagnostics::default());
    let comments = |token: &source::Token| -> Vec<String> {
        token.before.iter().map(|comment| comment.text.clone()).collect()
    };
    tokens.iter().flat_map(|token| [comments(token), vec![token.text.clone()]].concat()).collect()
}

/// The tree of a program, without places.
fn tree(text: &str) -> String {
    let mut diags = Diagnostics::default();
    let tree = format!("{:?}", parse("a.dl", text, &Directories::default(), &mut diags));
    let place = regex::Regex::new("Span \\{[^}]*\\}").expect("a pattern");
    place.replace_all(&tree, "").into_owned()
}

#[test]
fn one_style_whatever_the_input() {
    let cases = [
        (".decl  a(x :number,y:symbol)  inline", ".decl a(x: number, y: symbol) inline\n"),
        (".decl a ( x:T ) choice-domain(x , y),z", ".decl a(x: T) choice-domain (x, y), z\n"),
        (".type L=[head:number,tail:L]", ".type L = [head: number, tail: L]\n"),
        (".type T=A{}|B{x:T}", ".type T = A {} | B { x: T }\n"),
        (".type U=A|B\n.type S<:number", ".type U = A | B\n.type S <: number\n"),
        (".input a(IO = file,n=1)", ".input a(IO=file, n=1)\n"),
        (".output a,b . c", ".output a, b.c\n"),
        (".init a=B<C,D>", ".init a = B<C, D>\n"),
        (
            ".functor f(x:number,y:symbol):number stateful",
            ".functor f(x: number, y: symbol): number stateful\n",
        ),
        (
            ".lattice T<>{Bottom->$None(),Lub->@f(_,_)}\n.decl r(a:number,b:T<>)",
            ".lattice T<> { Bottom -> $None(), Lub -> @f(_, _) }\n.decl r(a: number, b: T<>)\n",
        ),
        (".plan 0:(1,2),1:(2,1)", ".plan 0: (1, 2), 1: (2, 1)\n"),
        ("a(1).a(2).", "a(1).\na(2).\n"),
        ("a(x):-b(x),!c.d(x).", "a(x) :- b(x), !c.d(x).\n"),
        ("a(x):-b(x),x=y.c(x).", "a(x) :- b(x), x = y.\nc(x).\n"),
        ("a(x):-b(x),x<=y.c.d(x).", "a(x) :- b(x), x <= y.\nc.d(x).\n"),
        ("c.a(x)<=c.a(y):-x<y.", "c.a(x) <= c.a(y) :- x < y.\n"),
        ("a(x):-true.c.d(1).", "a(x) :- true.\nc.d(1).\n"),
        ("a(-1,x-1,- x,x*-1).", "a(-1, x - 1, -x, x * -1).\n"),
        ("a(x bxor(y),bnot(x),min(x,y)).", "a(x bxor (y), bnot (x), min(x, y)).\n"),
        ("a([1,nil],$A(),$B(_,x),$).", "a([1, nil], $A(), $B(_, x), $).\n"),
        (
            "a(n):-n=count:{b(_)},m=sum x:{b(x)}.",
            "a(n) :- n = count : { b(_) }, m = sum x : { b(x) }.\n",
        ),
        ("a(x):-(x=1;x=2,b(x));c(x).", "a(x) :- (x = 1 ; x = 2, b(x)) ; c(x).\n"),
        (".comp A<T>:B<T>,C{.decl a(x:T)}", ".comp A<T> : B<T>, C {\n    .decl a(x: T)\n}\n"),
        (".comp A{}", ".comp A {}\n"),
        ("\n\n\na(1).\n\n\n\nb(1).\n\n", "a(1).\n\nb(1).\n"),
        ("#define X(a) \\\n  b(a)\n  a(1).", "#define X(a) \\\n  b(a)\na(1).\n"),
        ("", ""),
        ("// only", "// only\n"),
    ];
    for (text, wanted) in cases {
        assert_eq!(style(text), wanted);
    }
}

#[test]
fn comments_stay_where_they_are() {
    let text = "\
// One.
a(1). // two
/* three */
b(x) :- // four
    // five
    c(x), // six
    /* seven */
    d(x). /* eight */ // nine

.comp A { // ten
    // eleven
    a(1).

    // twelve
}
";
    assert_eq!(style(text), text);
}

#[test]
fn long_rules_are_broken_between_literals() {
    let long = |n: usize| -> Vec<String> {
        (0..n).map(|i| format!("relation_{i}(first_{i}, second_{i})")).collect()
    };
    let conjunction = style(&format!("head(x) :- {}.", long(5).join(",")));
    assert!(conjunction.starts_with("head(x) :-\n    relation_0(first_0, second_0), relation_1("));
    let stacked = format!("head(x) :- a(x), ({}; b(x), c(x)).", long(4).join(","));
    let stacked = style(&stacked);
    assert!(stacked.contains("relation_3(first_3, second_3) ;\n     b(x), c(x))."), "{stacked}");
    let arguments = style(&format!("head({}).", ["cat(\"some text\", other)"; 9].join(",")));
    for text in [conjunction, stacked, arguments] {
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
    }
}

#[test]
fn what_is_no_program_is_an_error_with_its_place() {
    for (text, place) in [
        ("a(1)", "a.dl:1:5"),
        ("a(1).\n)", "a.dl:2:1"),
        (".comp A {", "a.dl:1:10"),
        (".a(1).", "a.dl:1:1"),
        ("a(x), .output a\n.", "a directive inside of a clause\n --> a.dl:1:7"),
    ] {
        let message = format("a.dl", text).expect_err(text).to_string();
        assert!(message.contains(place), "{message}");
    }
}

/// The tokens of a program with other space between them, and comments.
fn respaced(text: &str, random: &mut Rng) -> String {
    const GAPS: [&str; 8] = [
        "\n",
        "\n\n\n",
        "\n      ",
        "\t",
        " /* between */ ",
        " /**/ ",
        " // behind\n",
        "\n// above\n",
    ];
    let mut out = String::new();
    for token in source::read("a.dl", text, &mut Diagnostics::default()) {
        let gap = if random.u8(..4) == 0 { GAPS[random.usize(..GAPS.len())] } else { " " };
        out.push_str(gap);
        out.push_str(&token.text);
    }
    out
}

#[test]
fn random_programs_mean_what_they_meant_however_they_were_spaced() {
    let random = (0..60).map(|seed| random::program(seed, random::Functors::All));
    let written = [
        include_str!("../tests/support/components.dl"),
        include_str!("../tests/support/dialect.dl"),
        include_str!("../tests/support/floats.dl"),
        include_str!("../tests/support/inline.dl"),
        include_str!("../tests/support/rules.dl"),
    ];
    let mut spaces = Rng::with_seed(1);
    for text in random.chain(written.map(str::to_owned)) {
        let meant = tree(&text);
        assert_eq!(meant, tree(&style(&text)), "{text}");
        for _ in 0..3 {
            let text = respaced(&text, &mut spaces);
            assert_eq!(meant, tree(&style(&text)), "{text}");
        }
    }
}

/// Every file of rules in the repository, and one of each thing that the dialect has.
#[test]
fn the_programs_of_the_repository_mean_what_they_meant() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut dirs: Vec<_> = ["datalog", "examples", "schema", "src", "tests"]
        .iter()
        .map(|dir| root.join(dir))
        .collect();
    let mut seen = 0;
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(&dir).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|e| e == "dl") {
                let text = std::fs::read_to_string(&path).expect("a file");
                assert_eq!(tree(&text), tree(&style(&text)), "{}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen} files");
}
