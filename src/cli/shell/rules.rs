//! What was entered and stays: each a file that the next program includes.

use engine::{Includes, Offer};
use library::Search;

/// The text of a statement that stays.
#[derive(Clone, Debug)]
pub struct Entry {
    pub number: usize,
    pub text: String,
    /// The relations that it declares or has rules of.
    pub heads: Vec<String>,
    /// Those of its outputs: they were answered when it was entered.
    pub outputs: Vec<String>,
}

impl Entry {
    /// As messages name it, and programs include it.
    fn name(&self) -> String {
        format!("rule {}", self.number)
    }
}

/// All that was entered, and where else includes are looked for.
#[derive(Clone, Debug)]
pub struct Rules {
    pub entries: Vec<Entry>,
    search: Search,
    /// Of the library and of the entries, for names that are taken.
    offers: Vec<Offer>,
}

impl Rules {
    /// Nothing so far.
    pub fn new(search: Search) -> Self {
        let offers = search.offers().to_vec();
        Self { entries: Vec::new(), search, offers }
    }

    /// Takes a statement in.
    pub fn add(&mut self, text: &str, heads: &[String], outputs: &[String]) {
        let number = self.entries.last().map_or(1, |last| last.number + 1);
        let (text, heads, outputs) = (text.to_owned(), heads.to_vec(), outputs.to_vec());
        self.set([&self.entries[..], &[Entry { number, text, heads, outputs }]].concat());
    }

    /// Has these entries and no others.
    pub fn set(&mut self, entries: Vec<Entry>) {
        let offer = |entry: &Entry| {
            let file = entry.name();
            let of = move |name: &String| Offer {
                name: name.clone(),
                columns: Some(0),
                file: file.clone(),
            };
            entry.heads.iter().map(of).collect::<Vec<_>>()
        };
        self.offers = self.search.offers().to_vec();
        self.offers.extend(entries.iter().flat_map(offer));
        self.entries = entries;
    }

    /// The part of a program that has them all.
    pub fn includes(&self) -> String {
        self.entries.iter().map(|entry| format!(".include {:?}\n", entry.name())).collect()
    }

    /// Is that a relation of the library, or one that was entered?
    pub fn has(&self, relation: &str) -> bool {
        self.offers.iter().any(|offer| offer.name == relation && offer.columns.is_some())
    }

    /// The relations that were entered.
    pub fn heads(&self) -> Vec<&str> {
        let mut heads: Vec<&str> = Vec::new();
        for head in self.entries.iter().flat_map(|entry| &entry.heads) {
            if !heads.contains(&&**head) {
                heads.push(head);
            }
        }
        heads
    }
}

impl Includes for Rules {
    fn read(&self, from: &str, path: &str) -> Option<(String, String)> {
        let own = self.entries.iter().find(|entry| entry.name() == path);
        match own {
            Some(entry) => Some((path.to_owned(), entry.text.clone())),
            None => self.search.read(from, path),
        }
    }

    fn inner(&self) -> Option<&dyn Includes> {
        Some(&self.search)
    }

    fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// What is wrong with an entry was said when it was entered.
    fn is_foreign(&self, name: &str) -> bool {
        self.entries.iter().any(|entry| entry.name() == name) || self.search.is_foreign(name)
    }
}
