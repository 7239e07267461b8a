"""Reads the answers in argv[1], Parquet, with duckdb, polars and pyarrow, and compares them with those in
argv[2], text, as a program of argv[3] bits gave them about argv[4]."""
import os
import sys

import duckdb
import polars
import pyarrow.parquet

columns, text, width, source = sys.argv[1:]
ids = "int64" if source == "c" else "uint" + width
TYPES = {
    "named": [ids, "string"],
    "blocks": [ids, "int" + width, "int" + width, "float" if width == "32" else "double", "uint" + width],
    "pair": ["string"],
    "none": [ids, "string"],
    "has": ["bool"],
    "odd": ["string"],
}
assert sorted(os.listdir(columns)) == sorted(name + ".parquet" for name in TYPES)
for relation, types in TYPES.items():
    path = os.path.join(columns, relation + ".parquet")
    with open(os.path.join(text, relation + ".csv"), encoding="utf-8") as file:
        expected = [line.rstrip("\n").split("\t") for line in file]
    schema = pyarrow.parquet.read_schema(path)
    assert [str(it).replace("large_", "") for it in schema.types] == types, (relation, schema.types)
    said = {key.decode(): value.decode() for key, value in schema.metadata.items()}
    assert said["llvm-facts.relation"] == relation and said["llvm-facts.version"], said
    assert said["llvm-facts.schema"] and "llvm-facts.columns" in said, said
    frame = polars.read_parquet(path)
    rows = duckdb.sql(f"SELECT * FROM '{path}'").fetchall()
    assert rows == frame.rows(), relation
    assert rows == [tuple(it.values()) for it in pyarrow.parquet.read_table(path).to_pylist()], relation
    if relation == "has":
        assert rows == [(True,)] and expected == [["()"]], (rows, expected)
        continue
    kinds = [float if it in ("float", "double") else int if "int" in it else str for it in types]
    wanted = [tuple(kind(cell) for kind, cell in zip(kinds, row)) for row in expected]
    assert rows == wanted, (relation, rows[:3], wanted[:3])
    assert pyarrow.parquet.ParquetFile(path).metadata.num_rows == len(expected)
    if expected:
        group = pyarrow.parquet.ParquetFile(path).metadata.row_group(0)
        assert group.column(0).compression == "ZSTD"
said = pyarrow.parquet.read_schema(os.path.join(columns, "named.parquet")).metadata
assert said[b"llvm-facts.columns"] == b"f: Function, name: symbol", said
