//! Where instructions come from: debug locations, of which equal ones are one, and the chains of scopes that
//! they lead to.

use bitcode::NodeKind;
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::module::{Location, Module, NONE};
use crate::error::{Error, Result};
use crate::scopes;

/// Debug locations, as [`Module`] and its bodies keep them.
pub(super) struct Locations {
    nodes: FxHashMap<Location, u32>,
    others: IndexSet<Location, FxBuildHasher>,
    of_bodies: Vec<Vec<Option<u32>>>,
}

impl Module {
    /// What debug locations are: equal ones are one, be they nodes or not. `said` has those of each body of
    /// the bitcode.
    ///
    /// # Errors
    /// When the scope of one is a value, which may have been said before.
    pub(super) fn locations(&self, said: Vec<Vec<bitcode::DebugLocation>>) -> Result<Locations> {
        let mut nodes = FxHashMap::default();
        let mut look = |metadata: &bitcode::Metadata, first: u32, body: u32| {
            let all = (first + metadata.strings.len() as u32..).zip(&metadata.nodes);
            for (id, node) in all.filter(|(_, node)| node.kind == NodeKind::Location) {
                if let Some(location) = self.location_node(node, metadata.words(node), body) {
                    nodes.entry(location).or_insert(id);
                }
            }
        };
        look(&self.raw.metadata, 0, NONE);
        for (place, body) in (0..).zip(&self.bodies) {
            look(&self.raw_body(place).metadata, body.metadata, place);
        }
        let mut others = IndexSet::default();
        let count: usize = said.iter().map(Vec::len).sum();
        // Some are nodes, or are there more than once.
        others.reserve(count - count / 4);
        let mut of_bodies = vec![Vec::new(); said.len()];
        let with_body =
            (0..).zip(&self.bodies).filter_map(|(place, body)| Some((place, body.raw?)));
        let mut said: Vec<_> = said.into_iter().map(Some).collect();
        let outside = self.raw.metadata.count() as u32;
        for (place, raw) in with_body {
            let inner = &self.raw_body(place).metadata;
            let absolute = |number: u32| {
                let inside = number.checked_sub(outside);
                let at = inside.and_then(|at| (at as usize).checked_sub(inner.strings.len()));
                match at.and_then(|at| inner.nodes.get(at)).map(|node| node.kind) {
                    Some(NodeKind::Value | NodeKind::ArgList) => {
                        Err(Error::Bitcode("the scope of a debug location is a value".to_owned()))
                    }
                    _ => Ok(self.metadata_id(place, number)),
                }
            };
            let resolve = |location: bitcode::DebugLocation| {
                let Some(scope) = location.scope else { return Ok(None) };
                let location = Location {
                    line: location.line,
                    column: location.column,
                    scope: absolute(scope)?,
                    inlined_at: location.inlined_at.map(absolute).transpose()?,
                    implicit_code: location.implicit_code,
                };
                Ok(Some(match nodes.get(&location) {
                    Some(&node) => node,
                    None => self.first_location + others.insert_full(location).0 as u32,
                }))
            };
            let said = said[raw as usize].take().unwrap_or_default();
            of_bodies[raw as usize] = said.into_iter().map(resolve).collect::<Result<_>>()?;
        }
        Ok(Locations { nodes, others, of_bodies })
    }

    pub(super) fn place_locations(&mut self, locations: Locations) {
        let Locations { nodes, others, mut of_bodies } = locations;
        for body in &mut self.bodies {
            if let Some(raw) = body.raw {
                body.locations = std::mem::take(&mut of_bodies[raw as usize]);
            }
        }
        self.locations = others;
        self.location_nodes = nodes;
    }

    /// That LLVM can follow scopes, and places of inlining, to their ends.
    pub(super) fn scopes_have_ends(&self) -> Result<()> {
        let is_link = |node: &bitcode::Node| {
            let kinds = [NodeKind::LexicalBlock, NodeKind::LexicalBlockFile, NodeKind::Location];
            kinds.contains(&node.kind)
        };
        let mut starts = Vec::new();
        let mut look = |metadata: &bitcode::Metadata, first: u32| {
            let nodes = (first + metadata.strings.len() as u32..).zip(&metadata.nodes);
            let links = nodes.filter(|(_, node)| is_link(node)).map(|(id, _)| id);
            // A circle goes back somewhere, or stays.
            starts.extend(links.filter(|&id| self.link(id).is_some_and(|next| next >= id)));
        };
        look(&self.raw.metadata, 0);
        for (place, body) in (0..).zip(&self.bodies) {
            look(&self.raw_body(place).metadata, body.metadata);
        }
        match scopes::circle(starts.into_iter(), |id| self.link(id)) {
            Some(_) => Err(Error::Bitcode(scopes::CIRCLE.to_owned())),
            None => Ok(()),
        }
    }
}
