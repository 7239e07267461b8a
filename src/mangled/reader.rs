//! What is read, and how much of it.

use crate::Unread;
use crate::node::{Id, List, Names, Node};

/// How deep names, types and expressions may nest.
const DEPTH: u32 = 256;
/// How many parts a name may make: conversions are read twice, packs are repeated.
const STEPS: u32 = 1 << 18;

pub(crate) type Read<T = Id> = Result<T, Unread>;

pub(crate) struct Reader<'a> {
    pub names: &'a mut Names,
    input: &'a [u8],
    at: usize,
    steps: u32,
    depth: u32,
    /// What `S_`, `S0_` and so on stand for.
    pub substitutions: Vec<Id>,
    /// What `T_`, `T0_` and so on stand for, level by level.
    pub parameters: Vec<Vec<Id>>,
    /// How many types, values and templates are parameters of lambdas' templates so far.
    pub invented: [u32; 3],
    /// The level of the parameters of the lambda that is being read.
    pub lambda_level: Option<usize>,
    /// Parameters in the type of a conversion may stand for arguments that come after it.
    pub forward: bool,
    pub met_forward: bool,
    pub forward_arguments: Option<Vec<Id>>,
    /// Not in the type of a conversion: the arguments after that are the conversion's.
    pub type_takes_arguments: bool,
}

impl<'a> Reader<'a> {
    /// A reader of what stands from byte `at` on.
    pub fn new(names: &'a mut Names, input: &'a [u8], at: usize) -> Reader<'a> {
        Reader {
            names,
            input,
            at,
            steps: 0,
            depth: 0,
            substitutions: Vec::new(),
            parameters: Vec::new(),
            invented: [0; 3],
            lambda_level: None,
            forward: false,
            met_forward: false,
            forward_arguments: None,
            type_takes_arguments: true,
        }
    }

    /// The error of whatever stands here.
    pub fn wrong(&self) -> Unread {
        Unread::Syntax(self.at)
    }
    pub fn look(&self, ahead: usize) -> u8 {
        self.input.get(self.at + ahead).copied().unwrap_or(0)
    }
    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.input[self.at..].starts_with(text.as_bytes());
        self.at += if found { text.len() } else { 0 };
        found
    }
    pub fn skip(&mut self, bytes: usize) {
        self.at = (self.at + bytes).min(self.input.len());
    }
    pub fn need(&mut self, text: &str) -> Read<()> {
        if self.eat(text) { Ok(()) } else { Err(self.wrong()) }
    }
    /// What is not read yet.
    pub fn rest(&self) -> &[u8] {
        &self.input[self.at..]
    }
    pub fn here(&self) -> usize {
        self.at
    }
    pub fn since(&self, start: usize) -> Box<[u8]> {
        self.input[start..self.at].into()
    }
    /// Bytes while `class` holds.
    pub fn run(&mut self, class: impl Fn(u8) -> bool) -> Box<[u8]> {
        let start = self.at;
        while self.at < self.input.len() && class(self.input[self.at]) {
            self.at += 1;
        }
        self.since(start)
    }
    pub fn digits(&mut self) -> Box<[u8]> {
        self.run(|byte| byte.is_ascii_digit())
    }
    /// Digits, perhaps after `n` for a minus.
    pub fn number(&mut self) -> Read<Box<[u8]>> {
        let start = self.at;
        self.eat("n");
        if self.digits().is_empty() { Err(self.wrong()) } else { Ok(self.since(start)) }
    }
    /// A part, if there may be one more.
    pub fn make(&mut self, node: Node) -> Read {
        self.steps += 1;
        if self.steps > STEPS { Err(Unread::Long) } else { self.names.id(node) }
    }
    /// Reads something one level further in.
    pub fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth >= DEPTH {
            return Err(Unread::Deep);
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }
    /// What `read` reads until `end`.
    pub fn until(&mut self, end: &str, read: fn(&mut Self) -> Read) -> Read<List> {
        let mut list = Vec::new();
        while !self.eat(end) {
            list.push(read(self)?);
        }
        Ok(list.into())
    }
    /// Goes back to where `here` was.
    pub fn rewind(&mut self, here: usize) {
        self.at = here;
    }
}
