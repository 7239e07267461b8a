//! A property graph in memory: nodes and edges with a label and properties each.

use std::borrow::Cow;

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use facts::store::escape::unescape;

/// A text of the graph.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(u32);

/// What a property can be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(Text),
    /// A whole number.
    Number(i64),
    /// A truth value.
    Bool(bool),
    /// A list of texts, by its place among the lists.
    List(u32),
}

/// A property of a node or an edge.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// Its name.
    pub key: Text,
    /// What it is.
    pub value: Value,
}

/// An edge of the graph.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The node that it leaves.
    pub from: u32,
    /// The node that it reaches.
    pub to: u32,
    /// What it says of the two.
    pub label: Text,
}

/// Properties of things that are numbered from 0, sorted by these and by key.
#[derive(Default)]
struct Properties {
    all: Vec<(u32, Property)>,
    /// Where those of each begin, and the end of the last.
    starts: Vec<usize>,
}

impl Properties {
    fn of(&self, i: usize) -> &[(u32, Property)] {
        &self.all[self.starts[i]..self.starts[i + 1]]
    }
}

/// A graph; node `i` is the `i`-th.
#[derive(Default)]
pub struct Graph {
    texts: IndexSet<Box<str>, FxBuildHasher>,
    lists: Vec<Vec<Text>>,
    nodes: Vec<Text>,
    node_properties: Properties,
    edges: Vec<Edge>,
    edge_properties: Properties,
}

impl Graph {
    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// What a node is.
    pub fn label(&self, node: usize) -> Text {
        self.nodes[node]
    }

    /// The edges, by label, then by their ends.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The text itself.
    pub fn text(&self, text: Text) -> &str {
        self.texts.get_index(text.0 as usize).map_or("", |text| text)
    }

    /// Properties of a node, by the names of their keys.
    pub fn of_node(&self, node: usize) -> impl Iterator<Item = Property> {
        self.node_properties.of(node).iter().map(|&(_, property)| property)
    }

    /// Properties of an edge, by the names of their keys.
    pub fn of_edge(&self, edge: usize) -> impl Iterator<Item = Property> {
        self.edge_properties.of(edge).iter().map(|&(_, property)| property)
    }

    /// The texts of a list.
    pub fn list(&self, list: u32) -> impl Iterator<Item = &str> {
        self.lists[list as usize].iter().map(|&text| self.text(text))
    }

    /// A value as text; a list is a JSON array.
    pub fn shown(&self, value: Value) -> Cow<'_, str> {
        match value {
            Value::Text(text) => self.text(text).into(),
            Value::Number(number) => number.to_string().into(),
            Value::Bool(value) => value.to_string().into(),
            Value::List(list) => {
                let list: Vec<&str> = self.list(list).collect();
                serde_json::to_string(&list).unwrap_or_default().into()
            }
        }
    }

    /// A property of a node that is a text.
    pub fn get(&self, node: usize, key: &str) -> Option<&str> {
        self.of_node(node).find_map(|property| match property.value {
            Value::Text(text) if self.text(property.key) == key => Some(self.text(text)),
            _ => None,
        })
    }

    /// The part of the graph that has only these nodes, which are numbered anew in their order.
    pub fn part(self, keep: &[bool]) -> Graph {
        let mut next = 0;
        let number = |&keep: &bool| keep.then(|| (next, next += 1).0);
        let new: Vec<Option<u32>> = keep.iter().map(number).collect();
        let mut part = Builder {
            graph: Graph { texts: self.texts, lists: self.lists, ..Graph::default() },
            ..Builder::default()
        };
        for (&label, _) in self.nodes.iter().zip(keep).filter(|(_, keep)| **keep) {
            part.graph.nodes.push(label);
        }
        for &(owner, property) in &self.node_properties.all {
            if let Some(owner) = new[owner as usize] {
                part.graph.node_properties.all.push((owner, property));
            }
        }
        for (i, edge) in self.edges.iter().enumerate() {
            let (Some(from), Some(to)) = (new[edge.from as usize], new[edge.to as usize]) else {
                continue;
            };
            let owner = part.graph.edges.len() as u32;
            part.graph.edges.push(Edge { from, to, label: edge.label });
            let own = self.edge_properties.of(i).iter().map(|&(_, property)| (owner, property));
            part.graph.edge_properties.all.extend(own);
        }
        part.finish()
    }
}

/// How the program that makes a graph names a node: one number, or a record of some.
pub type Key = [u32; 3];

/// An edge: its label, the nodes it is between, and a number that tells edges of one label between
/// the same nodes apart. The label is a text at first, and then its place among all sorted texts of
/// labels, so that links are in order when their numbers are.
type Link = [u32; 4];

/// A graph in the making. Nodes come first; what names a node that is not there is left out.
#[derive(Default)]
pub struct Builder {
    graph: Graph,
    keys: FxHashMap<Key, u32>,
    /// Once all edges are there: in order, the place of each the number of an edge.
    links: Vec<Link>,
    /// The place of a text among those of its kind: see `ranks`.
    label_ranks: Vec<u32>,
    lists: FxHashMap<(u32, Text), Vec<(u32, Text)>>,
}

/// The key that the text of a cell spells: its numbers.
pub fn key(cell: &[u8]) -> Key {
    let mut key = Key::default();
    let numbers = cell.split(|byte| !byte.is_ascii_digit()).filter(|digits| !digits.is_empty());
    for (place, digits) in key.iter_mut().zip(numbers) {
        *place =
            digits.iter().fold(0, |n: u32, b| n.wrapping_mul(10).wrapping_add(u32::from(b - b'0')));
    }
    key
}

impl Builder {
    /// The text that a cell stands for. Bytes that are no UTF-8 stay as the facts write them.
    fn text(&mut self, cell: &[u8]) -> Text {
        let mut raw = Vec::new();
        let raw =
            if cell.contains(&b'\\') && unescape(cell, &mut raw).is_ok() { &raw } else { cell };
        let text = match str::from_utf8(raw) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(valid(raw)),
        };
        if let Some(known) = self.graph.texts.get_index_of(&*text) {
            return Text(known as u32);
        }
        Text(self.graph.texts.insert_full(text.into()).0 as u32)
    }

    /// All nodes, in any order.
    pub fn nodes(&mut self, mut nodes: Vec<(Key, Vec<u8>)>) {
        nodes.sort_unstable();
        nodes.dedup_by_key(|(key, _)| *key);
        for (key, label) in nodes {
            let label = self.text(&label);
            self.keys.insert(key, self.graph.nodes.len() as u32);
            self.graph.nodes.push(label);
        }
    }

    fn property(&mut self, node: Key, key: &[u8], value: Value) {
        if let Some(&owner) = self.keys.get(&node) {
            let key = self.text(key);
            self.graph.node_properties.all.push((owner, Property { key, value }));
        }
    }

    /// A property of a node.
    pub fn node_text(&mut self, node: Key, key: &[u8], value: &[u8]) {
        let value = Value::Text(self.text(value));
        self.property(node, key, value);
    }

    /// A property of a node.
    pub fn node_number(&mut self, node: Key, key: &[u8], value: i64) {
        self.property(node, key, Value::Number(value));
    }

    /// A property of a node.
    pub fn node_bool(&mut self, node: Key, key: &[u8], value: bool) {
        self.property(node, key, Value::Bool(value));
    }

    /// The `i`-th element of a list that is a property of a node.
    pub fn node_list(&mut self, node: Key, key: &[u8], i: u32, value: &[u8]) {
        if let Some(&owner) = self.keys.get(&node) {
            let (key, value) = (self.text(key), self.text(value));
            self.lists.entry((owner, key)).or_default().push((i, value));
        }
    }

    /// An edge; `i` tells those apart that have the same label and ends.
    pub fn edge(&mut self, from: Key, label: &[u8], to: Key, i: u32) {
        if let (Some(&from), Some(&to)) = (self.keys.get(&from), self.keys.get(&to)) {
            let label = self.text(label).0;
            self.links.push([label, from, to, i]);
        }
    }

    /// All edges are there: numbers them.
    pub fn edges_done(&mut self) {
        let label_ranks = self.ranks(self.links.iter().map(|&[label, ..]| label));
        let mut texts = vec![Text(0); self.links.len().min(label_ranks.len())];
        for link in &mut self.links {
            let rank = label_ranks[link[0] as usize];
            texts[rank as usize] = Text(link[0]);
            link[0] = rank;
        }
        self.links.sort_unstable();
        self.links.dedup();
        let edge = |&[label, from, to, _]: &Link| Edge { from, to, label: texts[label as usize] };
        self.graph.edges = self.links.iter().map(edge).collect();
        self.label_ranks = label_ranks;
    }

    /// Of each of some texts, its place among them when sorted; of the others, the highest number.
    fn ranks(&self, texts: impl Iterator<Item = u32>) -> Vec<u32> {
        let mut ranks = vec![u32::MAX; self.graph.texts.len()];
        let mut some = Vec::new();
        for text in texts {
            if std::mem::replace(&mut ranks[text as usize], 0) != 0 {
                some.push(text);
            }
        }
        some.sort_unstable_by_key(|&text| self.graph.text(Text(text)));
        for (rank, &text) in (0..).zip(&some) {
            ranks[text as usize] = rank;
        }
        ranks
    }

    /// A property of an edge, when [all edges](Self::edges_done) are there.
    pub fn edge_text(
        &mut self,
        from: Key,
        label: &[u8],
        to: Key,
        i: u32,
        key: &[u8],
        value: &[u8],
    ) {
        let (Some(&from), Some(&to)) = (self.keys.get(&from), self.keys.get(&to)) else { return };
        let label = self.text(label).0;
        let Some(&label) = self.label_ranks.get(label as usize) else { return };
        if let Ok(owner) = self.links.binary_search(&[label, from, to, i]) {
            let property = Property { key: self.text(key), value: Value::Text(self.text(value)) };
            self.graph.edge_properties.all.push((owner as u32, property));
        }
    }

    /// The graph. A property that has several values has them all in one text, between commas.
    pub fn finish(mut self) -> Graph {
        self.links = Vec::new();
        let mut lists: Vec<_> = std::mem::take(&mut self.lists).into_iter().collect();
        lists.sort_unstable_by_key(|&(owner, _)| owner);
        for ((owner, key), mut elements) in lists {
            elements.sort_unstable();
            let value = Value::List(self.graph.lists.len() as u32);
            self.graph.lists.push(elements.into_iter().map(|(_, text)| text).collect());
            self.graph.node_properties.all.push((owner, Property { key, value }));
        }
        let nodes = self.graph.nodes.len();
        let edges = self.graph.edges.len();
        let of_nodes = std::mem::take(&mut self.graph.node_properties.all);
        self.graph.node_properties = self.sorted(of_nodes, nodes);
        let of_edges = std::mem::take(&mut self.graph.edge_properties.all);
        self.graph.edge_properties = self.sorted(of_edges, edges);
        self.graph
    }

    fn sorted(&mut self, mut all: Vec<(u32, Property)>, owners: usize) -> Properties {
        let graph = &self.graph;
        let ranks = self.ranks(all.iter().map(|(_, property)| property.key.0));
        let rank = |property: &Property| ranks[property.key.0 as usize];
        all.sort_by(|(a, p), (b, q)| {
            let by_value = || graph.shown(p.value).cmp(&graph.shown(q.value));
            (a, rank(p)).cmp(&(b, rank(q))).then_with(by_value)
        });
        all.dedup();
        let mut merged: Vec<(u32, Property)> = Vec::with_capacity(all.len());
        for (owner, property) in all {
            match merged.last_mut() {
                Some((last, known)) if *last == owner && known.key == property.key => {
                    let values = [known.value, property.value].map(|v| self.graph.shown(v));
                    let text = values.join(", ");
                    known.value =
                        Value::Text(Text(self.graph.texts.insert_full(text.into()).0 as u32));
                }
                _ => merged.push((owner, property)),
            }
        }
        let mut starts = vec![0; owners + 1];
        for &(owner, _) in &merged {
            starts[owner as usize + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        Properties { all: merged, starts }
    }
}

/// Text with the bytes that are no UTF-8 as a backslash and two digits each.
fn valid(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.utf8_chunks() {
        out.push_str(chunk.valid());
        for byte in chunk.invalid() {
            out.push_str(&format!("\\{byte:02X}"));
        }
    }
    out
}
