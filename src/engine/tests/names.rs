//! What names stand for: in each program the marked places are all that mean one thing.

use llvm_facts_engine::{Directories, Includes, NameKind, Names, Role};

/// A program with `«name»` for each place that means the same, and what that is.
const SAME: &[(&str, NameKind, &str)] = &[
    (
        "a relation",
        NameKind::Relation,
        ".decl «path»(a: symbol, b: symbol)
         .output «path»
         «path»(a, c) :- «path»(a, b), edge(b, c), !«path»(c, a), 1 = count : { «path»(_, a) }.
         .printsize «path»
         .decl edge(path: symbol, b: symbol)",
    ),
    (
        "a relation of an alternative",
        NameKind::Relation,
        ".decl «p»(a: number)
         .decl q(a: number)
         q(a), «p»(a) :- (q(a) ; «p»(a)), a = min b : { «p»(b) }.",
    ),
    (
        "a variable of one rule, in an aggregate and outside",
        NameKind::Variable,
        ".decl p(a: number, b: number)
         p(a, b) :- p(b, a).
         p(«a», b) :- p(«a», c), b = sum c : { p(«a», c) } + «a», «a» < 3 ; p(«a», b).",
    ),
    (
        "a type",
        NameKind::Type,
        ".type «Id» <: symbol
         .type Pair = [left: «Id», right: «Id»]
         .type Some = «Id» | symbol
         .decl p(Id: «Id»)
         p(as(\"x\", «Id»)).
         p(x) :- q(x). .decl q(x: «Id»)",
    ),
    (
        "a branch",
        NameKind::Branch,
        ".type Shape = «Circle» { radius: number } | Square { side: number }
         .decl shape(s: Shape)
         shape($«Circle»(1)) :- shape($Square(2)), shape($«Circle»(_)).",
    ),
    (
        "a component, its bases and instances",
        NameKind::Component,
        ".comp «Graph»<T> { .decl edge(a: T, b: T) }
         .comp Walk<T> : «Graph»<T> { .decl path(a: T, b: T) path(a, b) :- edge(a, b). }
         .init of_names = «Graph»<symbol>",
    ),
    (
        "a component's relation, from inside, from what is made of it and from an instance",
        NameKind::Relation,
        ".comp Graph<T> { .decl «edge»(a: T, b: T)  «edge»(b, a) :- «edge»(a, b). }
         .comp Walk<T> : Graph<T> { .decl path(a: T, b: T) path(a, b) :- «edge»(a, b). }
         .init walk = Walk<symbol>
         .decl edge(a: symbol)
         edge(a) :- walk.«edge»(a, _).",
    ),
    (
        "a relation around a component that has one of the same name",
        NameKind::Relation,
        ".decl «edge»(a: symbol)
         .comp Graph { .decl edge(a: symbol) edge(a) :- other(a). .decl other(a: symbol) }
         .comp Use { .decl all(a: symbol) all(a) :- «edge»(a). }
         «edge»(a) :- «edge»(a).",
    ),
    (
        "an instance",
        NameKind::Instance,
        ".comp Inner { .decl r(a: symbol) }
         .comp Outer { .init «inner» = Inner  .decl s(a: symbol) s(a) :- «inner».r(a). }
         .init outer = Outer
         .decl t(a: symbol)
         t(a) :- outer.«inner».r(a).",
    ),
    (
        "a parameter of a component",
        NameKind::Type,
        ".type T <: symbol
         .comp Base<T> { .decl b(a: T) }
         .comp Graph<«T»> : Base<«T»> { .decl edge(a: «T») }
         .decl p(a: T)",
    ),
    (
        "what is around something that cannot be read",
        NameKind::Relation,
        ".decl «p»(a: number)
         «p»(1).
         q(x) :- , .
         «p»(a) :- «p»(a).",
    ),
];

#[test]
fn a_name_means_one_thing_wherever_it_stands() {
    for &(what, kind, marked) in SAME {
        let (text, places) = unmarked(marked);
        let names = Names::of("test.dl", &text, &Directories::default());
        let first = names.at(0, places[0].0).unwrap_or_else(|| panic!("{what}: no name"));
        let of = first.of.unwrap_or_else(|| panic!("{what}: not declared"));
        assert_eq!(names.declared[of].kind, kind, "{what}");
        let found: Vec<(u32, u32)> = names
            .mentions
            .iter()
            .filter(|mention| mention.of == Some(of))
            .map(|mention| (mention.span.start, mention.span.end))
            .collect();
        assert_eq!(found, places, "{what}:\n{text}");
        for &(start, end) in &places {
            for offset in [start, end] {
                assert_eq!(names.at(0, offset).and_then(|mention| mention.of), Some(of), "{what}");
            }
        }
        let declares =
            |m: &&llvm_facts_engine::Mention| m.of == Some(of) && m.role == Role::Declares;
        assert_eq!(names.mentions.iter().filter(declares).count(), 1, "{what}");
    }
}

/// The text without marks, and the places of the marked names.
fn unmarked(marked: &str) -> (String, Vec<(u32, u32)>) {
    let mut parts = marked.split(['«', '»']);
    let mut text = parts.next().unwrap_or_default().to_owned();
    let mut places = Vec::new();
    while let (Some(name), Some(rest)) = (parts.next(), parts.next()) {
        let start = text.len() as u32;
        text.push_str(name);
        places.push((start, text.len() as u32));
        text.push_str(rest);
    }
    (text, places)
}

#[test]
fn what_nothing_declares_is_a_name_too_and_what_a_macro_makes_has_no_place() {
    let text = "#define RULE(x) p(x) :- q(x).\n.decl p(a: number)\nRULE(a)\np(b) :- missing(b).";
    let names = Names::of("test.dl", text, &Directories::default());
    let unknown = names.mentions.iter().filter(|mention| mention.of.is_none());
    let unknown: Vec<&str> = unknown.map(|mention| &*mention.name).collect();
    assert_eq!(unknown, ["number", "missing"]);
    assert!(names.mentions.iter().all(|mention| !names.sources.text(mention.span).contains('(')));
}

#[test]
fn a_variable_knows_whose_argument_it_is() {
    let text = ".decl p(a: number, b: number)\np(x, y + 1) :- p(y, x), y < 1.";
    let names = Names::of("test.dl", text, &Directories::default());
    let arguments: Vec<(&str, Option<usize>)> = names
        .mentions
        .iter()
        .filter(|mention| mention.kind == NameKind::Variable)
        .map(|mention| (names.sources.text(mention.span), mention.argument.map(|(_, at)| at)))
        .collect();
    let expected = [("x", Some(0)), ("y", None), ("y", Some(0)), ("x", Some(1)), ("y", None)];
    assert_eq!(arguments, expected);
}

/// One file beside the program.
struct Beside;

impl Includes for Beside {
    fn read(&self, from: &str, path: &str) -> Option<(String, String)> {
        let text = "// What there is.\n/// A line more.\n.decl edge(from: symbol, to: symbol)\n";
        (from == "dir/test.dl" && path == "edges.dl")
            .then(|| ("dir/edges.dl".to_owned(), text.to_owned()))
    }
}

#[test]
fn an_include_leads_to_its_file_and_its_names_have_places_there() {
    let text = ".include \"edges.dl\"\n.include \"none.dl\"\n#define X \"edges.dl\"\nedge(X, X).";
    let names = Names::of("dir/test.dl", text, &Beside);
    let links: Vec<(&str, &str)> =
        names.links.iter().map(|link| (names.sources.text(link.span), &*link.file)).collect();
    assert_eq!(links, [("\"edges.dl\"", "dir/edges.dl")]);
    let edge = names.mentions.iter().find(|mention| mention.role == Role::Defines);
    let declared = &names.declared[edge.and_then(|edge| edge.of).expect("edge")];
    assert_eq!(names.sources.place(declared.span), "dir/edges.dl:3:7");
    assert_eq!(declared.doc, ["What there is.", "A line more."]);
    let columns: Vec<(&str, &str)> = declared.columns.iter().map(|(n, t)| (&**n, &**t)).collect();
    assert_eq!(columns, [("from", "symbol"), ("to", "symbol")]);
}

#[test]
fn components_that_are_made_of_each_other_end() {
    let text = ".comp A : B { .decl p(a: number) }\n.comp B : A { p(1) . q(1). }";
    let names = Names::of("test.dl", text, &Directories::default());
    let of = |name: &str| {
        let is_it = |m: &&llvm_facts_engine::Mention| {
            m.role == Role::Defines && names.sources.text(m.span) == name
        };
        names.mentions.iter().find(is_it).expect("a fact").of
    };
    assert!(of("p").is_some());
    assert_eq!(of("q"), None);
}
