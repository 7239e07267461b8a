"""Kuzu loads the tables of the directory argv[1] with its kuzu.cypher, and has what the JSON of
argv[2] has; then it answers the query argv[3], whose rows are printed."""
import json
import os
import sys
import tempfile

import kuzu

with open(sys.argv[2], encoding="utf-8") as file:
    expected = json.load(file)
os.chdir(sys.argv[1])
with tempfile.TemporaryDirectory() as work:
    connection = kuzu.Connection(kuzu.Database(os.path.join(work, "db")))
    with open("kuzu.cypher", encoding="utf-8") as file:
        for statement in file:
            connection.execute(statement)
    labels = {}
    for node in expected["nodes"]:
        labels.setdefault(node["label"], {})[node["id"]] = node["properties"]
    for label, nodes in labels.items():
        result = connection.execute(f"MATCH (n:`{label}`) RETURN n")
        count = 0
        while result.has_next():
            (node,) = result.get_next()
            wanted = nodes[node["id"]]
            for key, value in wanted.items():
                if isinstance(value, list):
                    value = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
                # Kuzu reads an empty text as null.
                assert (node[key] or "" if value == "" else node[key]) == value, (
                    label, key, node[key], value)
            count += 1
        assert count == len(nodes), label
    (edges,) = connection.execute("MATCH ()-[e]->() RETURN count(e)").get_next()
    assert edges == len(expected["edges"]), (edges, len(expected["edges"]))
    result = connection.execute(sys.argv[3])
    while result.has_next():
        print(json.dumps(result.get_next()))
