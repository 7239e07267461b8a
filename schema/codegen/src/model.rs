//! What a schema is: groups of types and relations, as the parser found and checked them.

/// The files of the schema in their order, which is the order of groups, relations and rows
/// everywhere. A `.dl` file that is not listed is an error.
pub const ORDER: [&str; 17] = [
    "domains",
    "module",
    "types",
    "variables",
    "constants",
    "operations",
    "functions",
    "attributes",
    "blocks",
    "terminators",
    "calls",
    "memory",
    "other",
    "metadata",
    "names",
    "summaries",
    "type_ids",
];

/// The whole schema.
#[derive(Debug, Default)]
pub struct Schema {
    /// One group per file, in order.
    pub groups: Vec<Group>,
    /// Every `.type`, in order of declaration.
    pub types: Vec<TypeDecl>,
    /// Every `.decl`, in order of declaration.
    pub relations: Vec<Relation>,
}

/// One file of the schema.
#[derive(Debug)]
pub struct Group {
    /// The file's stem.
    pub name: String,
    /// The plain comment that opens the file, as one paragraph per element.
    pub intro: Vec<String>,
}

/// A place in the schema: `schema/load.dl:12`.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Position of the file in the order of files, so that errors sort by it.
    pub order: usize,
    /// 1-based line.
    pub line: usize,
    /// Path as an error shows it.
    pub file: String,
}

/// A doc comment, taken apart.
#[derive(Debug, Default, Clone)]
pub struct Doc {
    /// The lines as written, without `///` and the space after it.
    pub lines: Vec<String>,
    /// The paragraphs of the meaning, each as one line.
    pub text: Vec<String>,
    /// The indented lines, an example of LLVM IR, without their indent.
    pub example: Vec<String>,
    /// The paragraphs that begin with `Departure:`, without that word, each as one line.
    pub departures: Vec<String>,
}

impl Doc {
    /// The first sentence of the meaning.
    pub fn sentence(&self) -> &str {
        let first = self.text.first().map_or("", String::as_str);
        first.find(". ").map_or(first, |end| &first[..=end])
    }
}

/// What a type is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// `unsigned`.
    Unsigned,
    /// `number`.
    Number,
    /// `symbol`.
    Symbol,
}

impl Base {
    /// The base type of this Soufflé name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "unsigned" => Some(Self::Unsigned),
            "number" => Some(Self::Number),
            "symbol" => Some(Self::Symbol),
            _ => None,
        }
    }

    /// Soufflé's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Unsigned => "unsigned",
            Self::Number => "number",
            Self::Symbol => "symbol",
        }
    }
}

/// A `.type`.
#[derive(Debug)]
pub struct TypeDecl {
    pub name: String,
    pub doc: Doc,
    pub base: Base,
    pub place: Place,
    /// The vocabulary of `enum(..)`; empty for an open type.
    pub words: Vec<String>,
    /// The relation of `declared(..)`: the type is then an entity.
    pub declared: Option<String>,
}

/// A column of a relation.
#[derive(Debug)]
pub struct Column {
    pub name: String,
    pub type_name: String,
}

/// A `.decl`.
#[derive(Debug)]
pub struct Relation {
    pub name: String,
    /// Index into `Schema::groups`.
    pub group: usize,
    pub doc: Doc,
    pub place: Place,
    pub columns: Vec<Column>,
    /// Column indexes of each key; the key that a list implies is the last.
    pub keys: Vec<Vec<usize>>,
    /// Columns of the owner and of the ordinal.
    pub list: Option<(usize, usize)>,
    pub view: bool,
}

/// What the cells of a column are.
#[derive(Debug, Clone, Copy)]
pub enum ColumnKind<'a> {
    Entity(&'a TypeDecl),
    Enum(&'a TypeDecl),
    Plain(Base),
}

impl Schema {
    /// The type of this name, unless it is one of Soufflé's own.
    pub fn type_decl(&self, name: &str) -> Option<&TypeDecl> {
        self.types.iter().find(|t| t.name == name)
    }

    /// The relation of this name.
    pub fn relation(&self, name: &str) -> Option<&Relation> {
        self.relations.iter().find(|r| r.name == name)
    }

    /// Types that have ids and a relation in which each id must occur.
    pub fn entities(&self) -> impl Iterator<Item = &TypeDecl> {
        self.types.iter().filter(|t| t.declared.is_some())
    }

    /// Closed vocabularies.
    pub fn enums(&self) -> impl Iterator<Item = &TypeDecl> {
        self.types.iter().filter(|t| !t.words.is_empty())
    }

    /// What the cells of a column are. The schema is checked: the type exists.
    pub fn kind(&self, column: &Column) -> ColumnKind<'_> {
        match self.type_decl(&column.type_name) {
            Some(t) if t.declared.is_some() => ColumnKind::Entity(t),
            Some(t) if !t.words.is_empty() => ColumnKind::Enum(t),
            Some(t) => ColumnKind::Plain(t.base),
            None => ColumnKind::Plain(Base::from_name(&column.type_name).unwrap_or(Base::Symbol)),
        }
    }

    /// Where the ids of an entity type are declared: the relation and the column in it.
    pub fn declared_at(&self, entity: &TypeDecl) -> Option<(&Relation, usize)> {
        let relation = self.relation(entity.declared.as_deref()?)?;
        let column = relation.columns.iter().position(|c| c.type_name == entity.name)?;
        Some((relation, column))
    }
}

impl Relation {
    /// `key(a, b)` as the schema writes it.
    pub fn columns_text(&self, columns: &[usize]) -> String {
        columns.iter().map(|&c| self.columns[c].name.as_str()).collect::<Vec<_>>().join(", ")
    }
}

/// `instruction_load_addr` as `InstructionLoadAddr`. A word that starts with an uppercase letter
/// is a name already and stays as it is.
pub fn camel(word: &str) -> String {
    if word.starts_with(|c: char| c.is_ascii_uppercase()) {
        return word.to_owned();
    }
    let mut out = String::with_capacity(word.len());
    for part in word.split('_') {
        let mut chars = part.chars();
        out.extend(chars.next().map(|c| c.to_ascii_uppercase()));
        out.push_str(chars.as_str());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::camel;

    #[test]
    fn names_become_upper_camel_case() {
        for (word, name) in [
            ("instruction_load_addr", "InstructionLoadAddr"),
            ("x86_mmx_type", "X86MmxType"),
            ("x86_fp80", "X86Fp80"),
            ("label", "Label"),
            ("isImplicitCode", "IsImplicitCode"),
            ("DIBasicType", "DIBasicType"),
            ("false", "False"),
        ] {
            assert_eq!(camel(word), name);
        }
    }
}
