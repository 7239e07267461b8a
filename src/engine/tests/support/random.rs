//! Random Datalog programs that have a finite answer: typed rules with recursion, negation,
//! aggregates, every functor of the engine's table, strings and records.
//!
//! Relations have levels. Negation and aggregates read lower levels only; positive atoms read the
//! own level too, which makes recursion, also mutual. A recursive rule makes no new values but
//! numbers modulo a constant and records of values that are there.

use llvm_facts_engine::{FUNCTORS, Functor, Kind, Notation, Overload, Param};
use std::fmt::Write;

/// A small generator of random numbers (xorshift). By hand, for the programs whose answers are
/// recorded follow from its sequence, which a crate may change.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n.max(1)
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Number,
    Unsigned,
    Symbol,
    Pair,
}

impl Type {
    fn name(self) -> &'static str {
        match self {
            Type::Number => "number",
            Type::Unsigned => "unsigned",
            Type::Symbol => "symbol",
            Type::Pair => "Pair",
        }
    }
}

struct Relation {
    name: String,
    columns: Vec<Type>,
    level: usize,
}

struct Rule<'a> {
    random: &'a mut Random,
    relations: &'a [Relation],
    /// The variables that have a value.
    vars: Vec<(String, Type)>,
    next: usize,
    body: Vec<String>,
    recursive: bool,
    functors: Functors,
}

/// What the expressions of a program are made of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Functors {
    /// All that there are.
    All,
    /// A few, with values that are the same however many bits a number has.
    OfAnyWidth,
}

/// The program of that seed. All its relations are outputs.
pub fn program(seed: u64, functors: Functors) -> String {
    let mut random = Random::new(seed);
    let mut relations = Vec::new();
    let (given, derived) = (2 + random.below(2), 3 + random.below(4));
    for i in 0..given + derived {
        let types = [Type::Number, Type::Number, Type::Unsigned, Type::Symbol, Type::Pair];
        let columns = (0..1 + random.below(3)).map(|_| random.pick(&types)).collect();
        let level = if i < given { 0 } else { 1 + (i - given) / 2 };
        relations.push(Relation { name: format!("r{i}"), columns, level });
    }
    let mut out = String::from(".type Pair = [a:number, b:symbol]\n");
    for relation in &relations {
        let columns: Vec<String> = relation
            .columns
            .iter()
            .enumerate()
            .map(|(i, t)| format!("c{i}:{}", t.name()))
            .collect();
        let _ = writeln!(out, ".decl {}({})", relation.name, columns.join(", "));
        let _ = writeln!(out, ".output {}", relation.name);
    }
    for (i, relation) in relations.iter().enumerate() {
        if i < given {
            for _ in 0..3 + random.below(9) {
                let row: Vec<String> =
                    relation.columns.iter().map(|&t| constant(&mut random, t)).collect();
                let _ = writeln!(out, "{}({}).", relation.name, row.join(", "));
            }
            continue;
        }
        for _ in 0..1 + random.below(3) {
            let mut rule = Rule {
                random: &mut random,
                relations: &relations,
                vars: Vec::new(),
                next: 0,
                body: Vec::new(),
                recursive: false,
                functors,
            };
            let _ = writeln!(out, "{}", rule.text(relation));
        }
    }
    out
}

fn constant(random: &mut Random, ty: Type) -> String {
    match ty {
        Type::Number => (random.below(9) as i32 - 2).to_string(),
        Type::Unsigned => random.below(6).to_string(),
        Type::Symbol => format!("{:?}", random.pick(&["", "a", "b", "ab", "ba", "x y"])),
        Type::Pair if random.chance(20) => "nil".into(),
        Type::Pair => {
            format!("[{}, {}]", constant(random, Type::Number), constant(random, Type::Symbol))
        }
    }
}

impl Rule<'_> {
    fn fresh(&mut self, ty: Type) -> String {
        let name = format!("v{}", self.next);
        self.next += 1;
        self.vars.push((name.clone(), ty));
        name
    }

    fn known(&mut self, ty: Type) -> Option<String> {
        let names: Vec<String> =
            self.vars.iter().filter(|v| v.1 == ty).map(|v| v.0.clone()).collect();
        (!names.is_empty()).then(|| self.random.pick(&names))
    }

    fn text(&mut self, head: &Relation) -> String {
        for _ in 0..1 + self.random.below(3) {
            self.atom(head.level);
        }
        if self.random.chance(35) {
            self.negation(head.level);
        }
        if self.random.chance(40) {
            self.comparison();
        }
        if self.random.chance(30) {
            self.aggregate(head.level);
        }
        if self.random.chance(25)
            && let Some(x) = self.known(Type::Number)
        {
            let value = self.arithmetic(&x);
            let var = self.fresh(Type::Number);
            self.body.push(format!("{var} = {value}"));
        }
        let args: Vec<String> = head.columns.iter().map(|&t| self.value(t)).collect();
        format!("{}({}) :- {}.", head.name, args.join(", "), self.body.join(", "))
    }

    fn below(&mut self, level: usize) -> usize {
        let list: Vec<usize> =
            (0..self.relations.len()).filter(|&i| self.relations[i].level < level).collect();
        self.random.pick(&list)
    }

    fn atom(&mut self, level: usize) {
        let own: Vec<usize> =
            (0..self.relations.len()).filter(|&i| self.relations[i].level == level).collect();
        let at = if self.random.chance(35) {
            self.recursive = true;
            self.random.pick(&own)
        } else {
            self.below(level)
        };
        let relations = self.relations;
        let args: Vec<String> = relations[at]
            .columns
            .iter()
            .map(|&ty| {
                let known = if self.random.chance(50) { self.known(ty) } else { None };
                match known {
                    Some(name) => name,
                    None if self.random.chance(10) => "_".into(),
                    None if self.random.chance(8) => constant(self.random, ty),
                    None if ty == Type::Pair && self.random.chance(40) => {
                        format!("[{}, {}]", self.fresh(Type::Number), self.fresh(Type::Symbol))
                    }
                    None => self.fresh(ty),
                }
            })
            .collect();
        self.body.push(format!("{}({})", relations[at].name, args.join(", ")));
    }

    fn negation(&mut self, level: usize) {
        let at = self.below(level);
        let relations = self.relations;
        let args: Vec<String> = relations[at]
            .columns
            .iter()
            .map(|&ty| match self.known(ty) {
                Some(name) if self.random.chance(80) => name,
                _ if ty != Type::Pair && self.random.chance(50) => constant(self.random, ty),
                _ => "_".into(),
            })
            .collect();
        self.body.push(format!("!{}({})", relations[at].name, args.join(", ")));
    }

    fn comparison(&mut self) {
        let ty = self.random.pick(&[Type::Number, Type::Unsigned, Type::Symbol, Type::Pair]);
        let Some(x) = self.known(ty) else { return };
        let y = if self.random.chance(50) { self.known(ty) } else { None };
        let y = y.unwrap_or_else(|| constant(self.random, ty));
        let op = match ty {
            Type::Pair => self.random.pick(&["=", "!="]),
            _ => self.random.pick(&["=", "!=", "<", "<=", ">", ">="]),
        };
        if ty == Type::Symbol && self.random.chance(30) {
            let name = self.random.pick(&["contains(\"a\", ", "match(\"a.*\", "]);
            self.body.push(format!("{name}{x})"));
        } else {
            self.body.push(format!("{x} {op} {y}"));
        }
    }

    fn aggregate(&mut self, level: usize) {
        let at = self.below(level);
        let relations = self.relations;
        let columns = &relations[at].columns;
        let numeric: Vec<usize> =
            (0..columns.len()).filter(|&i| columns[i] == Type::Number).collect();
        let op = match numeric.is_empty() {
            true => "count",
            false => self.random.pick(&["count", "sum", "min", "max"]),
        };
        let target = (op != "count").then(|| self.random.pick(&numeric));
        let args: Vec<String> = columns
            .iter()
            .enumerate()
            .map(|(i, &ty)| match self.known(ty) {
                _ if target == Some(i) => "t".into(),
                Some(name) if self.random.chance(60) => name,
                _ => "_".into(),
            })
            .collect();
        let body = format!("{}({})", relations[at].name, args.join(", "));
        let result = self.fresh(Type::Number);
        let target = if target.is_some() { " t" } else { "" };
        self.body.push(format!("{result} = {op}{target} : {{ {body} }}"));
    }

    fn arithmetic(&mut self, x: &str) -> String {
        if self.functors == Functors::All {
            let n = 2 + self.random.below(30);
            return format!("({}) % {n}", self.expression(Kind::Number, 2));
        }
        let y = self.known(Type::Number).unwrap_or_else(|| "3".into());
        let n = 2 + self.random.below(7);
        match self.random.below(6) {
            0 => format!("({x} + {y}) % {n}"),
            1 => format!("({x} * {n} - {y}) % 11"),
            2 => format!("({x} band {y}) % 16"),
            3 => format!("max({x}, {y})"),
            4 => format!("-({x} % {n})"),
            _ => format!("(({x} bshl 1) bxor {y}) % 32"),
        }
    }

    /// A value of the head.
    fn value(&mut self, ty: Type) -> String {
        let known = self.known(ty);
        match (ty, known) {
            (Type::Number, Some(x)) if self.random.chance(25) => self.arithmetic(&x),
            (Type::Unsigned, Some(x)) if self.random.chance(20) => match self.functors {
                Functors::All => format!("({}) % 9u", self.expression(Kind::Unsigned, 2)),
                Functors::OfAnyWidth => format!("({x} + 7u) % 5u"),
            },
            (Type::Symbol, Some(x)) if !self.recursive && self.random.chance(30) => {
                if self.functors == Functors::All {
                    return self.expression(Kind::Symbol, 2);
                }
                self.random.pick(&[
                    format!("cat({x}, \"a\")"),
                    format!("substr({x}, 0, 1)"),
                    format!("to_string(strlen({x}))"),
                ])
            }
            (Type::Pair, _) if self.random.chance(50) => {
                let (a, b) = (self.known(Type::Number), self.known(Type::Symbol));
                let a = a.unwrap_or_else(|| "1".into());
                format!("[{a}, {}]", b.unwrap_or_else(|| "\"b\"".into()))
            }
            (_, Some(name)) => name,
            (_, None) => constant(self.random, ty),
        }
    }

    /// A value of that kind, by functors down to variables and constants.
    fn expression(&mut self, kind: Kind, depth: usize) -> String {
        if depth == 0 || self.random.chance(20) {
            return self.leaf(kind);
        }
        let overloads: Vec<(&Functor, &Overload)> = FUNCTORS
            .iter()
            .filter(|f| !f.is_loop())
            .flat_map(|f| f.overloads().iter().map(move |o| (f, o)))
            .filter(|(f, o)| o.result() == kind && souffle_has(f, o))
            .collect();
        let (functor, overload) = self.random.pick(&overloads);
        let (least, most) = (*functor.arity().start(), *functor.arity().end());
        let count = least.max(2).min(most) + self.random.below(2.min(most - least + 1));
        let args: Vec<String> = (0..count.min(most))
            .map(|at| match overload.param(at) {
                // The last one decides whether there is a value.
                Param::Is(kind) if overload.is_partial() && at + 1 == count => safe(kind).into(),
                Param::Is(kind) => self.expression(kind, depth - 1),
                Param::Any => self.leaf(Kind::Number),
            })
            .collect();
        match functor.notation() {
            Notation::Infix(_) | Notation::Power => {
                format!("(({}) {} ({}))", args[0], functor.name(), args[1])
            }
            Notation::Prefix => format!("({} ({}))", functor.name(), args[0]),
            Notation::Call => format!("{}({})", functor.name(), args.join(", ")),
        }
    }

    fn leaf(&mut self, kind: Kind) -> String {
        let (ty, odd): (Type, &[&str]) = match kind {
            Kind::Number => (Type::Number, &["2147483647", "-2147483648", "31", "(-1)"]),
            Kind::Unsigned => (Type::Unsigned, &["4294967295u", "2147483648u", "1u"]),
            Kind::Symbol => (Type::Symbol, &["\"\"", "\"abc\"", "\"z\""]),
            Kind::Float => return self.random.pick(&["0.5", "2.0", "(-1.5)", "0.0"]).into(),
            Kind::Record(_) | Kind::Adt(_) => return "nil".into(),
        };
        match self.known(ty) {
            Some(name) if self.random.chance(75) => name,
            _ => self.random.pick(odd).into(),
        }
    }
}

/// Soufflé has no negative of an unsigned.
fn souffle_has(functor: &Functor, overload: &Overload) -> bool {
    functor.notation() != Notation::Prefix
        || functor.name() != "-"
        || overload.result() != Kind::Unsigned
}

/// A last argument for which every functor has a value.
fn safe(kind: Kind) -> &'static str {
    match kind {
        Kind::Number => "3",
        Kind::Unsigned => "3u",
        Kind::Float => "0.5",
        Kind::Symbol => "\"7\"",
        Kind::Record(_) | Kind::Adt(_) => "nil",
    }
}
