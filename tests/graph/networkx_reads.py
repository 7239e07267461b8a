"""networkx reads the GraphML of argv[1] and finds the same graph as the JSON of argv[2]."""
import json
import sys

import networkx

read = networkx.read_graphml(sys.argv[1], force_multigraph=True)
with open(sys.argv[2], encoding="utf-8") as file:
    expected = json.load(file)

assert read.number_of_nodes() == len(expected["nodes"])
assert read.number_of_edges() == len(expected["edges"])
for node in expected["nodes"]:
    data = dict(read.nodes[str(node["id"])])
    assert data.pop("labelV") == node["label"]
    lists = {k: json.dumps(v, ensure_ascii=False, separators=(",", ":"))
             for k, v in node["properties"].items() if isinstance(v, list)}
    # networkx before 3 takes an element without text for no value.
    texts = {k: v for k, v in (node["properties"] | lists).items() if v != ""}
    assert {k: v for k, v in data.items() if v != ""} == texts, (data, node)
edges = sorted((int(a), int(b), d["labelE"]) for a, b, d in read.edges(data=True))
assert edges == sorted((e["source"], e["target"], e["label"]) for e in expected["edges"])
print(len(expected["nodes"]), "nodes")
