//! What the schema says of relations, columns and types, for whoever walks the tables.

use super::generated::{Domain, RELATIONS, Relation};

/// A relation of the schema.
#[derive(Debug)]
pub struct RelationInfo {
    /// The relation itself.
    pub relation: Relation,
    /// Its name, which is that of its file without `.facts`.
    pub name: &'static str,
    /// The file of the schema that declares it, without `.dl`.
    pub group: &'static str,
    /// What a row says. Paragraphs are separated by an empty line.
    pub doc: &'static str,
    /// LLVM IR that yields a row, one `\n` after each line.
    pub example: Option<&'static str>,
    /// How it departs from the seed; empty if it does not.
    pub departures: &'static str,
    /// Derivable from other relations; rebuild never reads it.
    pub view: bool,
    /// Its columns.
    pub columns: &'static [ColumnInfo],
    /// Sets of columns, each of which determines the row.
    pub keys: &'static [&'static [usize]],
    /// The columns of owner and ordinal: the ordinals of one owner are 0, 1, 2 and so on.
    pub list: Option<(usize, usize)>,
}

/// A column of a relation.
#[derive(Debug)]
pub struct ColumnInfo {
    /// Its name.
    pub name: &'static str,
    /// The schema's name of its type.
    pub type_name: &'static str,
    /// What its cells are.
    pub kind: ColumnKind,
}

impl ColumnInfo {
    /// A column of this name, type and kind.
    pub const fn new(name: &'static str, type_name: &'static str, kind: ColumnKind) -> Self {
        Self { name, type_name, kind }
    }
}

/// What the cells of a column are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// The id of an entity, below 2^31.
    Entity(Domain),
    /// A number.
    Unsigned,
    /// The bits of an `i32`.
    Signed,
    /// A [`super::Symbol`].
    Symbol,
    /// The place of a word in this vocabulary.
    Enum(&'static [&'static str]),
}

/// A type of the schema.
#[derive(Debug)]
pub struct TypeInfo {
    /// Its name.
    pub name: &'static str,
    /// What Soufflé has it as: `unsigned`, `number` or `symbol`.
    pub base: &'static str,
    /// What it stands for.
    pub doc: &'static str,
    /// What the cells of its columns are.
    pub kind: ColumnKind,
}

impl RelationInfo {
    /// How many columns it has.
    pub fn width(&self) -> usize {
        self.columns.len()
    }

    /// The column by which [`super::Index`] finds rows: the owner of a list, else the first. It
    /// is the first also in every list but `basicblock_pred`.
    pub fn subject(&self) -> usize {
        self.list.map_or(0, |(owner, _)| owner)
    }

    /// The name of its file in a fact directory.
    pub fn file_name(&self) -> String {
        format!("{}.facts", self.name)
    }
}

impl Relation {
    /// What the schema says of it.
    #[inline]
    pub fn info(self) -> &'static RelationInfo {
        &RELATIONS[self as usize]
    }

    /// Its name in the schema.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// The relation of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        RELATIONS.iter().find(|info| info.name == name).map(|info| info.relation)
    }
}

#[cfg(test)]
mod tests {
    use super::super::generated::{MetadataClassName, Opcode, RELATION_COUNT, RELATIONS};
    use super::*;

    #[test]
    fn a_relation_is_its_own_place_in_the_table() {
        assert_eq!(Relation::ALL.len(), RELATION_COUNT);
        for (place, info) in RELATIONS.iter().enumerate() {
            assert_eq!(info.relation as usize, place);
            assert_eq!(Relation::ALL[place], info.relation);
            assert_eq!(Relation::from_name(info.name), Some(info.relation));
        }
        assert_eq!(Relation::from_name("no_such_relation"), None);
    }

    #[test]
    fn an_entity_is_declared_in_a_column_of_its_type() {
        for &domain in Domain::ALL {
            let (relation, column) = domain.declared_by();
            assert_eq!(relation.info().columns[column].kind, ColumnKind::Entity(domain));
            assert!(!relation.info().view);
        }
    }

    #[test]
    fn words_and_variants_stand_in_one_order() {
        for (index, opcode) in Opcode::ALL.iter().enumerate() {
            assert_eq!(Opcode::from_text(opcode.text().as_bytes()), Some(*opcode));
            assert_eq!(Opcode::from_index(index as u32), Some(*opcode));
        }
        assert_eq!(MetadataClassName::DIBasicType.text(), "DIBasicType");
        assert_eq!(Opcode::from_text(b"no_such_opcode"), None);
        assert_eq!(Opcode::from_index(1 << 20), None);
    }
}
