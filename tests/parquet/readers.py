"""Reads the directory of Parquet argv[1] with duckdb, polars and pyarrow, and compares it with the
text in argv[2]. Both are of one module."""
import os
import sys

import duckdb
import polars
import pyarrow.parquet

columns, text = sys.argv[1:]
relations = sorted(name[:-8] for name in os.listdir(columns) if name.endswith(".parquet"))
assert len(relations) > 400, len(relations)

database = duckdb.connect()
database.execute(f"SET file_search_path = '{columns}'")
with open(os.path.join(columns, "views.sql"), encoding="utf-8") as file:
    database.execute(file.read())

rows = 0
for relation in relations:
    path = os.path.join(columns, relation + ".parquet")
    with open(os.path.join(text, relation + ".facts"), encoding="utf-8") as file:
        expected = [tuple(line.rstrip("\n").split("\t")) for line in file]
    rows += len(expected)
    found = polars.read_parquet(path)
    # Text means what a fact file says of it: all columns as they are written there.
    cells = [tuple(str(cell) for cell in row) for row in found.iter_rows()]
    assert cells == expected, (relation, cells[:3], expected[:3])
    schema = pyarrow.parquet.read_schema(path)
    assert schema.names == found.columns, relation
    said = {key.decode(): value.decode() for key, value in schema.metadata.items()}
    assert said["llvm-facts.relation"] == relation and said["llvm-facts.meaning"], said
    if expected:
        counted = database.sql(f"SELECT count(*) FROM {relation}").fetchall()
        assert counted == [(len(expected),)], (relation, counted)

comment = database.sql("SELECT comment FROM duckdb_views() WHERE view_name = 'function_name'")
assert "without the `@`" in comment.fetchall()[0][0]
functions = database.sql("SELECT name FROM functions WHERE has_body ORDER BY name").fetchall()
assert ("main",) in functions, functions
loads = database.sql("""SELECT function, count(*) FROM instructions WHERE op = 'load'
    GROUP BY ALL ORDER BY ALL""").fetchall()
assert sum(count for _, count in loads) == database.sql(
    "SELECT count(*) FROM instruction_load").fetchall()[0][0]
print(len(relations), "relations,", rows, "rows")
