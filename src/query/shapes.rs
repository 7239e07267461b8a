//! Ids within values: what those in a column, in the fields of its records and of the branches of its
//! algebraic data types may stand for.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

use super::domains;
use engine::Program;
use facts::Domain;

/// The types that the columns of some relations have, with all that these consist of.
#[derive(Default)]
pub struct Shapes(FxHashMap<String, Shape>);

/// What texts of a type are made of.
enum Shape {
    /// They are ids.
    Ids(Vec<Domain>),
    /// They have parts: of the types of a record's fields, or of those of each branch.
    Parts(FxHashMap<Option<String>, Vec<String>>),
}

impl Shapes {
    /// Those of these types.
    pub fn of<'t>(program: &Program, types: impl IntoIterator<Item = &'t str>) -> Self {
        let mut shapes = Self::default();
        let mut wanted: Vec<String> = types.into_iter().map(str::to_owned).collect();
        let mut seen = FxHashSet::default();
        while let Some(ty) = wanted.pop() {
            if !seen.insert(ty.clone()) {
                continue;
            }
            let mut parts = FxHashMap::default();
            let branches = program.branches(&ty).into_iter().map(Some);
            for branch in branches.chain([None]) {
                if let Some(fields) = program.fields(&ty, branch) {
                    let fields: Vec<String> = fields.into_iter().map(str::to_owned).collect();
                    wanted.extend(fields.iter().cloned());
                    parts.insert(branch.map(str::to_owned), fields);
                }
            }
            let shape = match parts.is_empty() {
                false => Shape::Parts(parts),
                true => Shape::Ids(domains(program, &ty)),
            };
            shapes.0.insert(ty, shape);
        }
        shapes
    }

    /// Whether values of a type may have ids in them.
    pub fn has_ids(&self, ty: &str) -> bool {
        let mut wanted = vec![ty];
        let mut seen = FxHashSet::default();
        while let Some(ty) = wanted.pop() {
            match self.0.get(ty).filter(|_| seen.insert(ty)) {
                Some(Shape::Ids(domains)) if !domains.is_empty() => return true,
                Some(Shape::Parts(parts)) => {
                    wanted.extend(parts.values().flatten().map(String::as_str));
                }
                _ => {}
            }
        }
        false
    }

    /// Shows each id in a value, with what it may stand for.
    pub fn each_id(&self, ty: &str, text: &str, each: &mut dyn FnMut(u32, &[Domain])) {
        match self.0.get(ty) {
            Some(Shape::Ids(domains)) if !domains.is_empty() => {
                if let Ok(id) = text.parse() {
                    each(id, domains);
                }
            }
            Some(Shape::Parts(parts)) => {
                if let Some((_, fields, texts)) = taken_apart(parts, text) {
                    fields.iter().zip(texts).for_each(|(ty, text)| self.each_id(ty, text, each));
                }
            }
            _ => {}
        }
    }

    /// The value with labels in the place of ids that have one.
    pub fn labelled<'t>(
        &self,
        ty: &str,
        text: &'t str,
        labels: &FxHashMap<u32, String>,
    ) -> Cow<'t, str> {
        match self.0.get(ty) {
            Some(Shape::Ids(domains)) if !domains.is_empty() => {
                let label = text.parse::<u32>().ok().and_then(|id| labels.get(&id).cloned());
                label.map_or(Cow::Borrowed(text), Cow::Owned)
            }
            Some(Shape::Parts(parts)) => match taken_apart(parts, text) {
                Some((name, fields, texts)) => {
                    let shown: Vec<Cow<'_, str>> = fields
                        .iter()
                        .zip(texts)
                        .map(|(ty, text)| self.labelled(ty, text, labels))
                        .collect();
                    let shown = shown.join(", ");
                    Cow::Owned(match name {
                        Some(branch) => format!("${branch}({shown})"),
                        None => format!("[{shown}]"),
                    })
                }
                None => Cow::Borrowed(text),
            },
            _ => Cow::Borrowed(text),
        }
    }
}

/// Adds what an id may stand for to what is known of it.
pub fn add_id(ids: &mut BTreeMap<u32, Vec<Domain>>, id: u32, domains: &[Domain]) {
    let known = ids.entry(id).or_default();
    known.extend(domains.iter().filter(|it| !known.contains(it)).collect::<Vec<_>>());
}

type TakenApart<'p, 't> = (Option<&'t str>, &'p Vec<String>, Vec<&'t str>);

/// The branch of a value, the types of its fields, and their texts; none of `nil`, of a branch without
/// fields, and where a text among the fields cannot be told from marks.
fn taken_apart<'p, 't>(
    parts: &'p FxHashMap<Option<String>, Vec<String>>,
    text: &'t str,
) -> Option<TakenApart<'p, 't>> {
    let (name, inside) = match text.strip_prefix('[') {
        Some(rest) => (None, rest.strip_suffix(']')?),
        None => {
            let (name, rest) = text.strip_prefix('$')?.split_once('(')?;
            (Some(name), rest.strip_suffix(')')?)
        }
    };
    let fields = parts.get(&name.map(str::to_owned))?;
    let texts = between_commas(inside);
    (texts.len() == fields.len()).then_some((name, fields, texts))
}

/// What stands between commas, but for those in quotes and brackets.
pub fn between_commas(text: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut start) = (0_i32, false, 0);
    let mut found = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '[' | '(' if !quoted => depth += 1,
            ']' | ')' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(text[start..].trim());
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Settings;

    #[test]
    fn ids_within_records_and_branches_have_labels() {
        let text = ".include \"facts.dl\"
            .type Pair = [function: Function, number: number]
            .type Tree = Leaf { pair: Pair } | Fork { left: Tree, right: Tree } | Nothing {}
            .decl r(tree: Tree)
            r($Nothing()).
            .output r";
        let search = library::Search::default();
        let program = Program::parse_with("p", text, &search, &Settings::default()).unwrap();
        let shapes = Shapes::of(&program, ["Tree"]);
        assert!(shapes.has_ids("Tree") && !Shapes::of(&program, ["number"]).has_ids("number"));
        let labels = [(7, "@f, with a comma".to_owned())].into_iter().collect();
        for (value, expected, ids) in [
            ("$Leaf([7, 7])", "$Leaf([@f, with a comma, 7])", vec![7]),
            ("$Fork($Leaf([8, 1]), $Nothing)", "$Fork($Leaf([8, 1]), $Nothing)", vec![8]),
            ("$Leaf(nil)", "$Leaf(nil)", vec![]),
            ("$Nothing", "$Nothing", vec![]),
            // A text between marks that cannot be told apart stays as it is.
            ("$Leaf([7, 7, 7])", "$Leaf([7, 7, 7])", vec![]),
        ] {
            assert_eq!(shapes.labelled("Tree", value, &labels), expected);
            let mut found = Vec::new();
            shapes.each_id("Tree", value, &mut |id, domains| {
                assert_eq!(domains, [Domain::Function]);
                found.push(id);
            });
            assert_eq!(found, ids, "{value}");
        }
    }
}
