//! The views that make a directory of Parquet a database: SQL that stands in it as `views.sql`.

use std::fmt::Write as _;

use crate::{ColumnKind, RelationSet};

/// Joins that most questions begin with: the relations that they need, the name, what it is, and
/// the query.
const HELPERS: [(&[&str], &str, &str, &str); 2] = [
    (
        &["function_name", "function_demangled_name", "function_entry"],
        "functions",
        "Functions: LLVM's name, the name in the source, and whether there is a body.",
        "SELECT n.fn, n.name, coalesce(d.name, n.name) AS source_name, e.fn IS NOT NULL AS has_body\n\
         FROM function_name n LEFT JOIN function_demangled_name d USING (fn)\n\
         LEFT JOIN function_entry e USING (fn)",
    ),
    (
        &[
            "instruction_opcode",
            "instruction_basicblock",
            "basicblock_function",
            "function_name",
            "instruction_location",
        ],
        "instructions",
        "Instructions: opcode, block, function, and the place in the source, if it is known.",
        "SELECT o.inst, o.op, b.bb, f.fn, n.name AS function, l.file, l.line, l.\"column\"\n\
         FROM instruction_opcode o JOIN instruction_basicblock b USING (inst)\n\
         JOIN basicblock_function f USING (bb) LEFT JOIN function_name n USING (fn)\n\
         LEFT JOIN instruction_location l USING (inst)",
    ),
];

/// The views of a catalogue: each relation is the rows of all shards.
pub fn catalogue_views() -> String {
    let head = "-- The relations of this catalogue's shards as views of DuckDB, each with its meaning:\n\
         --\n\
         --     SET file_search_path = 'CATALOGUE'; .read CATALOGUE/views.sql\n\
         --\n\
         -- An id is of the module whose ordinal is `id >> 32`; `modules` says which that is.\n\n\
         CREATE OR REPLACE VIEW modules AS\n\
         WITH said AS (SELECT filename, unnest(modules, recursive := true) FROM\n\
         read_json('plans/*.json', filename = true, columns = {modules: 'STRUCT(ordinal BIGINT, \
         hash VARCHAR, \"name\" VARCHAR, bytes BIGINT, unit VARCHAR, gone BOOLEAN)[]'})),\n\
         last AS (SELECT * FROM said\n\
         QUALIFY row_number() OVER (PARTITION BY ordinal ORDER BY filename DESC) = 1)\n\
         SELECT ordinal, hash, \"name\", bytes, unit FROM last WHERE gone IS NULL;\n\
         COMMENT ON VIEW modules IS 'The modules of the catalogue.';\n\n";
    head.to_owned() + &relation_views(RelationSet::all(), "shards/*/")
}

/// A view for each of these relations, with its meaning, and views that join some of them.
pub(super) fn views(relations: RelationSet) -> String {
    let head = String::from(
        "-- The relations of this directory as views of DuckDB, each with its meaning:\n\
         --\n\
         --     SET file_search_path = 'DIRECTORY'; .read DIRECTORY/views.sql\n\
         --\n\
         -- Ids are of the directory: they join relations of it, and mean nothing elsewhere.\n\n",
    );
    head + &relation_views(relations, "")
}

fn relation_views(relations: RelationSet, folder: &str) -> String {
    let mut sql = String::new();
    for relation in relations.iter() {
        let info = relation.info();
        let name = info.name;
        let _ = writeln!(sql, "CREATE OR REPLACE VIEW {name} AS FROM '{folder}{name}.parquet';");
        let _ = writeln!(sql, "COMMENT ON VIEW {name} IS {};", quoted(info.doc));
        for column in info.columns {
            if let ColumnKind::Entity(domain) = column.kind {
                let said = quoted(&format!("the id of a {domain:?}"));
                let _ = writeln!(sql, "COMMENT ON COLUMN {name}.\"{}\" IS {said};", column.name);
            }
        }
    }
    for (needed, name, meaning, query) in HELPERS {
        let names: Vec<&str> = relations.iter().map(|relation| relation.name()).collect();
        if needed.iter().all(|relation| names.contains(relation)) {
            let _ = writeln!(sql, "\nCREATE OR REPLACE VIEW {name} AS\n{query};");
            let _ = writeln!(sql, "COMMENT ON VIEW {name} IS {};", quoted(meaning));
        }
    }
    sql
}

/// A text of SQL.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}
