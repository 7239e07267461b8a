//! Types as they are meant: parameters of templates replaced by their arguments, packs spread.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::Unread;
use crate::node::{Id, List, Names, Node};

/// How many parts the resolved form of one type may have.
const STEPS: u32 = 1 << 16;

struct Resolver<'a> {
    names: &'a mut Names,
    steps: u32,
    /// By part, and by which element of packs is meant.
    known: FxHashMap<(Id, Option<usize>), Id>,
}

impl Names {
    /// A type in which no parameter of a template is left, no qualifier is doubled, no reference is
    /// one to a reference, and packs are spread out.
    ///
    /// # Errors
    /// When that is too large.
    pub fn resolved(&mut self, id: Id) -> Result<Id, Unread> {
        if let Some(&known) = self.resolved.get(&id) {
            return Ok(known);
        }
        let mut resolver = Resolver { names: self, steps: 0, known: FxHashMap::default() };
        let resolved = resolver.part(id, None)?;
        self.resolved.insert(id, resolved);
        Ok(resolved)
    }

    /// All of a list resolved, with what packs stand for in their place.
    ///
    /// # Errors
    /// When that is too large.
    pub(crate) fn resolved_list(&mut self, list: &[Id]) -> Result<List, Unread> {
        let mut resolver = Resolver { names: self, steps: 0, known: FxHashMap::default() };
        resolver.list(list, None)
    }
}

impl Resolver<'_> {
    fn part(&mut self, id: Id, element: Option<usize>) -> Result<Id, Unread> {
        if let Some(&known) = self.known.get(&(id, element)) {
            return Ok(known);
        }
        self.steps += 1;
        if self.steps > STEPS {
            return Err(Unread::Long);
        }
        let node = self.names.node(id).clone();
        let resolved = match node {
            Node::Again(inner) => self.part(inner, element)?,
            // Of a lambda, whose arguments its own name does not tell.
            Node::Parameter(_, value) if matches!(self.names.node(value), Node::Invented(..)) => id,
            Node::Parameter(_, value) => match (self.names.node(value).clone(), element) {
                (Node::Pack(list), Some(at)) => match list.get(at) {
                    Some(&argument) => self.part(argument, None)?,
                    None => self.names.id(Node::Pack(List::default()))?,
                },
                _ => self.part(value, None)?,
            },
            Node::Qualified(inner, qualifiers) => {
                let inner = self.part(inner, element)?;
                match *self.names.node(inner) {
                    Node::Qualified(base, others) => {
                        self.names.id(Node::Qualified(base, qualifiers.with(others)))?
                    }
                    // Neither references nor functions can be const.
                    Node::Reference(..) => inner,
                    _ => self.names.id(Node::Qualified(inner, qualifiers))?,
                }
            }
            Node::Reference(inner, kind) => {
                let inner = self.part(inner, element)?;
                match *self.names.node(inner) {
                    Node::Reference(base, other) => {
                        let left = crate::Reference::Left;
                        let kind = if other == left { left } else { kind };
                        self.names.id(Node::Reference(base, kind))?
                    }
                    _ => self.names.id(Node::Reference(inner, kind))?,
                }
            }
            Node::Template(base, arguments) => {
                let base = self.part(base, element)?;
                let arguments = self.list_kept(&arguments, element)?;
                self.names.id(Node::Template(base, arguments))?
            }
            Node::Function(mut signature) => {
                signature.result = self.part(signature.result, element)?;
                signature.parameters = self.list(&signature.parameters, element)?;
                self.names.id(Node::Function(signature))?
            }
            Node::Expansion(inner) => match self.elements(inner) {
                None => {
                    let inner = self.part(inner, None)?;
                    self.names.id(Node::Expansion(inner))?
                }
                Some(count) => {
                    let mut list = Vec::new();
                    for at in 0..count {
                        list.push(self.part(inner, Some(at))?);
                    }
                    self.names.id(Node::Pack(list.into()))?
                }
            },
            other => {
                let other = other.with_parts(|part| self.part(part, element))?;
                self.names.id(other)?
            }
        };
        self.known.insert((id, element), resolved);
        Ok(resolved)
    }

    /// A list in which nothing is a pack.
    fn list(&mut self, list: &[Id], element: Option<usize>) -> Result<List, Unread> {
        let mut flat = Vec::new();
        for &id in list {
            let id = self.part(id, element)?;
            self.flatten(id, &mut flat)?;
        }
        Ok(flat.into())
    }

    fn flatten(&mut self, id: Id, flat: &mut Vec<Id>) -> Result<(), Unread> {
        let Node::Pack(list) = self.names.node(id).clone() else {
            self.steps += 1;
            flat.push(id);
            return if self.steps > STEPS { Err(Unread::Long) } else { Ok(()) };
        };
        list.iter().try_for_each(|&id| self.flatten(id, flat))
    }

    /// A list of arguments, whose packs are packs in the names of types; what is spread out within
    /// one belongs to it.
    fn list_kept(&mut self, list: &[Id], element: Option<usize>) -> Result<List, Unread> {
        let mut kept = Vec::new();
        for &id in list {
            let pack = matches!(self.names.node(id), Node::Pack(_));
            let id = self.part(id, element)?;
            if pack {
                let mut flat = Vec::new();
                self.flatten(id, &mut flat)?;
                kept.push(self.names.id(Node::Pack(flat.into()))?);
            } else {
                kept.push(id);
            }
        }
        Ok(kept.into())
    }

    /// How many elements the packs within `id` have.
    fn elements(&mut self, id: Id) -> Option<usize> {
        let (mut seen, mut rest) = (FxHashSet::default(), vec![id]);
        while let Some(id) = rest.pop() {
            if !seen.insert(id) {
                continue;
            }
            match self.names.node(id) {
                Node::Parameter(_, value) => {
                    if let Node::Pack(list) = self.names.node(*value) {
                        return Some(list.len());
                    }
                }
                Node::Expansion(_) => {}
                Node::Local { entity, .. } => rest.push(*entity),
                node => node.parts(|part| rest.push(part)),
            }
        }
        None
    }
}
