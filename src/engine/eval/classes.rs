//! An equivalence relation as the partition that it is: a class of n elements takes n places and
//! stands for n² rows.
//!
//! Rules see rows. Those of the last round (the delta) are the pairs whose elements came together
//! in it: a class remembers the stretches of its members, one for each class that it was made of.
//! What a round unites waits in [`United`] until the round ends, so that rules see what was there
//! when it began.

use super::cell::Cell;
use crate::plan::part::Part;
use rustc_hash::FxHashMap;

/// A class as it was before the last round: a stretch of the members of the class that it is in now.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    start: usize,
    /// An element that no class had: its pair with itself is of the last round, too.
    is_new: bool,
}

/// The classes of an equivalence relation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Classes<C> {
    /// Elements are numbered as they come.
    numbers: FxHashMap<C, u32>,
    elements: Vec<C>,
    /// Of each element its class, and its place among the members.
    places: Vec<(u32, u32)>,
    /// The members of each class; a class that went into another has none.
    members: Vec<Vec<C>>,
    /// How many pairs all classes stand for.
    pairs: usize,
    /// What made classes one and elements known, in order: a spanning forest.
    links: Vec<[C; 2]>,
    /// The classes that the last round changed, and of what they were made.
    changed: Vec<u32>,
    stretches: FxHashMap<u32, Vec<Stretch>>,
    /// Which class went into which in the last round, in order.
    merged: Vec<(u32, u32)>,
    /// The first element that the last round brought.
    first_new: usize,
    /// Are all pairs taken to be of the last round?
    is_all_new: bool,
    /// The classes as they were before some round, when rows are explained.
    before: Option<Box<Classes<C>>>,
    /// Of each element the number of its first pair, once all is united.
    starts: Vec<usize>,
}

impl<C: Cell> Classes<C> {
    /// How many pairs there are.
    pub fn pairs(&self) -> usize {
        self.pairs
    }

    /// How many classes there are.
    pub fn count(&self) -> usize {
        self.members.iter().filter(|members| !members.is_empty()).count()
    }

    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// What made classes one and elements known, in order.
    pub fn links(&self) -> &[[C; 2]] {
        &self.links
    }

    /// The class of an element, by a number that is its own until it goes into another.
    pub fn class(&self, element: C) -> Option<u32> {
        self.numbers.get(&element).map(|&number| self.places[number as usize].0)
    }

    /// Which class went into which in the last round, in order.
    pub fn merged(&self) -> &[(u32, u32)] {
        &self.merged
    }

    /// The elements that the last round brought.
    pub fn new_elements(&self) -> &[C] {
        &self.elements[self.first_new..]
    }

    pub fn contains(&self, a: C, b: C) -> bool {
        self.class(a).is_some_and(|class| self.class(b) == Some(class))
    }

    pub fn knows(&self, element: C) -> bool {
        self.numbers.contains_key(&element)
    }

    fn add(&mut self, element: C) -> u32 {
        if let Some(&number) = self.numbers.get(&element) {
            return self.places[number as usize].0;
        }
        let class = self.members.len() as u32;
        self.numbers.insert(element, self.elements.len() as u32);
        self.elements.push(element);
        self.places.push((class, 0));
        self.members.push(vec![element]);
        self.pairs += 1;
        self.changed.push(class);
        self.stretches.insert(class, vec![Stretch { start: 0, is_new: true }]);
        class
    }

    /// Makes one class of those of `a` and `b`.
    fn unite(&mut self, a: C, b: C) {
        self.links.push([a, b]);
        let (x, y) = (self.add(a), self.add(b));
        if x == y {
            return;
        }
        let size = |class: u32| self.members[class as usize].len();
        let (small, large) = if size(x) < size(y) { (x, y) } else { (y, x) };
        let start = size(large);
        self.pairs += 2 * size(small) * start;
        let moved = std::mem::take(&mut self.members[small as usize]);
        for (place, element) in (start as u32..).zip(&moved) {
            if let Some(&number) = self.numbers.get(element) {
                self.places[number as usize] = (large, place);
            }
        }
        self.members[large as usize].extend(moved);
        let old = || vec![Stretch { start: 0, is_new: false }];
        let of_small = self.stretches.remove(&small).unwrap_or_else(old);
        let of_large = self.stretches.entry(large).or_insert_with(|| {
            self.changed.push(large);
            old()
        });
        of_large.extend(of_small.iter().map(|it| Stretch { start: it.start + start, ..*it }));
        self.merged.push((small, large));
    }

    /// Ends a round: what was united counts from now on, and is the delta.
    pub fn advance(&mut self, united: &mut United<C>) {
        self.is_all_new = false;
        self.changed.clear();
        self.stretches.clear();
        self.merged.clear();
        self.first_new = self.elements.len();
        for [a, b] in std::mem::take(united).links {
            self.unite(a, b);
        }
        // A class may have gone into another after it changed.
        let members = &self.members;
        self.changed.retain(|&class| !members[class as usize].is_empty());
    }

    /// Takes all pairs to be of the last round.
    pub fn renew(&mut self) {
        self.is_all_new = true;
        self.first_new = 0;
    }

    /// The elements that are equal to this one by the pairs of a part: two stretches.
    pub fn partners(&self, element: C, part: Part) -> [&[C]; 2] {
        if part == Part::Old
            && let Some(before) = &self.before
        {
            return before.partners(element, Part::All);
        }
        let Some(&number) = self.numbers.get(&element) else { return [&[], &[]] };
        let (class, place) = self.places[number as usize];
        let members = &self.members[class as usize][..];
        if part == Part::All {
            return [members, &[]];
        }
        let is_delta = part == Part::Delta;
        if self.is_all_new {
            return if is_delta { [members, &[]] } else { [&[], &[]] };
        }
        let Some(stretches) = self.stretches.get(&class) else {
            return if is_delta { [&[], &[]] } else { [members, &[]] };
        };
        let after = stretches.partition_point(|it| it.start <= place as usize);
        let Stretch { start, is_new } = stretches[after - 1];
        let end = stretches.get(after).map_or(members.len(), |next| next.start);
        match (is_delta, is_new) {
            (true, true) => [members, &[]],
            (true, false) => [&members[..start], &members[end..]],
            (false, true) => [&[], &[]],
            (false, false) => [&members[start..end], &[]],
        }
    }

    /// Is the pair one of that part?
    pub fn has(&self, a: C, b: C, part: Part) -> bool {
        if part == Part::Old
            && let Some(before) = &self.before
        {
            return before.contains(a, b);
        }
        let is_delta = part == Part::Delta;
        let places = self.numbers.get(&a).zip(self.numbers.get(&b));
        let places = places.map(|(&a, &b)| (self.places[a as usize], self.places[b as usize]));
        let Some(((class, a), (_, b))) = places.filter(|(a, b)| a.0 == b.0) else { return false };
        if part == Part::All || self.is_all_new {
            return part != Part::Old;
        }
        let Some(stretches) = self.stretches.get(&class) else { return !is_delta };
        let of = |place: u32| stretches.partition_point(|it| it.start <= place as usize) - 1;
        let is_old = of(a) == of(b) && !stretches[of(a)].is_new;
        is_old != is_delta
    }

    /// How many steps a scan of a part has: see [`Self::step`].
    pub fn steps(&self, part: Part) -> usize {
        if part == Part::Delta && !self.is_all_new { self.changed.len() } else { self.len() }
    }

    /// The first elements of the pairs that a step of a scan goes through.
    pub fn step(&self, part: Part, step: usize) -> &[C] {
        match part == Part::Delta && !self.is_all_new {
            true => &self.members[self.changed[step] as usize],
            false => &self.elements[step..=step],
        }
    }

    /// The pair of that number, once pairs [have numbers](Self::number).
    pub fn pair(&self, number: usize) -> [C; 2] {
        let at = self.starts.partition_point(|&start| start <= number) - 1;
        let element = self.elements[at];
        [element, self.partners(element, Part::All)[0][number - self.starts[at]]]
    }

    /// Gives numbers to the pairs, which hold until something is united, and lifts a
    /// [limit](Self::limit).
    pub fn number(&mut self) {
        let Self { places, members, starts, .. } = self;
        self.before = None;
        let mut next = 0;
        starts.clear();
        for &(class, _) in places.iter() {
            starts.push(next);
            next += members[class as usize].len();
        }
    }

    /// Lets only what the first links unite count as [`Part::Old`].
    pub fn limit(&mut self, links: usize) {
        if self.before.as_ref().is_some_and(|before| before.links.len() == links) {
            return;
        }
        let mut before = Classes::default();
        self.links[..links].iter().for_each(|&[a, b]| before.unite(a, b));
        self.before = Some(Box::new(before));
    }

    /// The numbers of the links that lead from one element to the other, or of one that has the
    /// element if they are the same.
    pub fn path(&self, from: C, to: C) -> Option<Vec<usize>> {
        if from == to {
            return self.links.iter().position(|link| link.contains(&from)).map(|at| vec![at]);
        }
        let mut beside: FxHashMap<C, Vec<usize>> = FxHashMap::default();
        for (at, link) in self.links.iter().enumerate() {
            link.iter().for_each(|&end| beside.entry(end).or_default().push(at));
        }
        let mut by: FxHashMap<C, usize> = FxHashMap::default();
        let mut stack = vec![from];
        while let Some(at) = stack.pop().filter(|&at| at != to) {
            for &link in beside.get(&at)? {
                let next = other_end(self.links[link], at);
                if next != from && !by.contains_key(&next) {
                    by.insert(next, link);
                    stack.push(next);
                }
            }
        }
        let (mut path, mut end) = (Vec::new(), to);
        while end != from {
            let link = *by.get(&end)?;
            path.push(link);
            end = other_end(self.links[link], end);
        }
        path.reverse();
        Some(path)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        // Of each element: number, element, place, member, first pair; and its part of the links.
        let cell = size_of::<C>();
        self.numbers.capacity() * (cell + 5)
            + self.elements.capacity() * (cell * 2 + 16)
            + self.links.capacity() * cell * 2
            + self.members.capacity() * size_of::<Vec<C>>()
    }
}

fn other_end<C: Cell>(link: [C; 2], end: C) -> C {
    if link[0] == end { link[1] } else { link[0] }
}

/// What a round unites, beside the classes that it sees.
#[derive(Clone, Debug, Default)]
pub(crate) struct United<C> {
    links: Vec<[C; 2]>,
    /// Elements that the classes do not know, by numbers after those of the classes.
    new: FxHashMap<C, u32>,
    /// What a class went into, and how many elements it has; of those that are united.
    parents: FxHashMap<u32, u32>,
    sizes: FxHashMap<u32, usize>,
    /// How many pairs come by it.
    pub pairs: usize,
}

impl<C: Cell> United<C> {
    fn class(&mut self, element: C, classes: &Classes<C>) -> u32 {
        let class = classes.class(element).unwrap_or_else(|| {
            let next = (classes.members.len() + self.new.len()) as u32;
            *self.new.entry(element).or_insert(next)
        });
        self.root(class)
    }

    fn root(&mut self, class: u32) -> u32 {
        let mut root = class;
        while let Some(&parent) = self.parents.get(&root) {
            root = parent;
        }
        // What is asked again is found at once.
        let mut at = class;
        while at != root {
            at = self.parents.insert(at, root).unwrap_or(root);
        }
        root
    }

    fn size(&self, class: u32, classes: &Classes<C>) -> usize {
        let of_class = || classes.members.get(class as usize).map_or(1, Vec::len);
        self.sizes.get(&class).copied().unwrap_or_else(of_class)
    }

    /// Makes one class of those of `a` and `b`, from the next round on.
    pub fn unite(&mut self, a: C, b: C, classes: &Classes<C>) {
        let before = self.new.len();
        let (x, y) = (self.class(a, classes), self.class(b, classes));
        let new = self.new.len() - before;
        if x == y && new == 0 {
            return;
        }
        self.links.push([a, b]);
        self.pairs += new;
        if x != y {
            let (of_x, of_y) = (self.size(x, classes), self.size(y, classes));
            self.pairs += 2 * of_x * of_y;
            let (small, large) = if of_x < of_y { (x, y) } else { (y, x) };
            self.parents.insert(small, large);
            self.sizes.insert(large, of_x + of_y);
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.links.capacity() * 2 * size_of::<C>()
            + self.new.capacity() * (size_of::<C>() + 5)
            + self.parents.capacity() * 9
            + self.sizes.capacity() * 13
    }
}

#[cfg(test)]
mod tests {
    use super::{Classes, United};
    use crate::plan::part::Part;
    use std::collections::BTreeSet;

    type Pairs = BTreeSet<(u32, u32)>;

    /// The pairs of a part, as a scan finds them.
    fn scanned(classes: &Classes<u32>, part: Part) -> Pairs {
        let mut pairs = Pairs::new();
        for step in 0..classes.steps(part) {
            for &a in classes.step(part, step) {
                for &b in classes.partners(a, part).into_iter().flatten() {
                    assert!(pairs.insert((a, b)), "({a}, {b}) is met twice");
                }
            }
        }
        pairs
    }

    /// All pairs that follow from these.
    fn closed(given: &[(u32, u32)]) -> Pairs {
        let mut pairs: Pairs = given.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
        loop {
            let more: Pairs = pairs
                .iter()
                .flat_map(|&(a, b)| pairs.range((b, 0)..=(b, u32::MAX)).map(move |to| (a, to.1)))
                .collect();
            let before = pairs.len();
            pairs.extend(more);
            if pairs.len() == before {
                return pairs;
            }
        }
    }

    #[test]
    fn parts_are_what_rounds_added() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..200 {
            let (mut classes, mut united) = (Classes::default(), United::default());
            let mut given = Vec::new();
            let mut before = Pairs::new();
            for round in 0..5 {
                for _ in 0..random.usize(0..6) {
                    let pair = (random.u32(0..12), random.u32(0..12));
                    united.unite(pair.0, pair.1, &classes);
                    given.push(pair);
                }
                let expected = united.pairs;
                classes.advance(&mut united);
                let all = closed(&given);
                assert_eq!(scanned(&classes, Part::All), all);
                assert_eq!((classes.pairs(), expected), (all.len(), all.len() - before.len()));
                assert_eq!(scanned(&classes, Part::Old), before);
                assert_eq!(scanned(&classes, Part::Delta), &all - &before);
                for a in 0..12 {
                    for b in 0..12 {
                        let is_new = all.contains(&(a, b)) && !before.contains(&(a, b));
                        assert_eq!(classes.has(a, b, Part::Delta), is_new);
                        assert_eq!(classes.has(a, b, Part::Old), before.contains(&(a, b)));
                        assert_eq!(classes.contains(a, b), all.contains(&(a, b)));
                    }
                }
                classes.number();
                let listed = (0..all.len()).map(|number| classes.pair(number).into());
                assert_eq!(listed.collect::<Pairs>(), all);
                if round == 2 {
                    classes.renew();
                    assert_eq!(scanned(&classes, Part::Delta), all);
                    assert_eq!(scanned(&classes, Part::Old), Pairs::new());
                }
                before = all;
            }
        }
    }

    #[test]
    fn a_path_is_of_links_that_meet() {
        let (mut classes, mut united) = (Classes::default(), United::default());
        for (a, b) in [(1_u32, 2), (3, 4), (2, 3), (5, 5), (4, 1), (6, 4)] {
            united.unite(a, b, &classes);
        }
        classes.advance(&mut united);
        // (4, 1) told nothing new.
        assert_eq!(classes.links(), [[1, 2], [3, 4], [2, 3], [5, 5], [6, 4]]);
        assert_eq!(classes.path(1, 6), Some(vec![0, 2, 1, 4]));
        assert_eq!(classes.path(5, 5), Some(vec![3]));
        assert_eq!(classes.path(1, 5), None);
        classes.limit(2);
        assert!(classes.has(1, 2, Part::Old) && !classes.has(1, 4, Part::Old));
    }
}
