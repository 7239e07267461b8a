//! A module for the tests, as rustc 1.63 writes it: generics, trait objects, drops, panics.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};

static CALLS: AtomicUsize = AtomicUsize::new(0);

#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Disc { radius: f64 },
    Polygon(Vec<(f64, f64)>),
    Named(String, Box<Shape>),
    Nothing,
}

pub trait Measure {
    fn area(&self) -> f64;
    fn twice(&self) -> f64 {
        self.area() * 2.0
    }
}

impl Measure for Shape {
    fn area(&self) -> f64 {
        CALLS.fetch_add(1, Ordering::Relaxed);
        match self {
            Shape::Disc { radius } => 3.14159 * radius * radius,
            Shape::Polygon(points) => {
                let shifted = points.iter().cycle().skip(1);
                points.iter().zip(shifted).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>() / 2.0
            }
            Shape::Named(_, inner) => inner.area(),
            Shape::Nothing => 0.0,
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?} of {:.2}", self, self.area())
    }
}

pub fn total(shapes: &[Box<dyn Measure>]) -> Result<f64, String> {
    if shapes.is_empty() {
        return Err(format!("no shapes after {} calls", CALLS.load(Ordering::SeqCst)));
    }
    Ok(shapes.iter().map(|s| s.twice()).sum())
}

pub fn count(words: &str) -> BTreeMap<&str, u128> {
    let mut map = BTreeMap::new();
    for word in words.split_whitespace() {
        *map.entry(word).or_insert(0) += 1;
    }
    map
}
