"""Graphs."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, Callable

from ._errors import Error
from ._relation import _count, _imported

if TYPE_CHECKING:
    import networkx


class Graph:
    """A graph of a module: control flow, calls, types, or the code property graph.

    In a notebook it is a picture, if Graphviz is there.

    >>> import llvm_facts as lf
    >>> blocks = lf.load(example).graph("cfg", function="main").networkx()
    >>> sorted(data["branch"] for _, _, data in blocks.edges(data=True))[:1]
    ['always']
    """

    def __init__(self, kind: str, write: Callable[[str], bytes]) -> None:
        self.kind = kind
        """``cfg``, ``callgraph``, ``types``, ``cpg`` or ``pdg``."""
        self._write = write
        self._read: dict[str, Any] | None = None

    def _json(self) -> dict[str, Any]:
        if self._read is None:
            self._read = json.loads(self._write("json"))
        return self._read

    @property
    def nodes(self) -> list[dict[str, Any]]:
        """The nodes: ``id``, ``label`` and ``properties``."""
        return self._json()["nodes"]

    @property
    def edges(self) -> list[dict[str, Any]]:
        """The edges: ``source``, ``target``, ``label`` and ``properties``."""
        return self._json()["edges"]

    def networkx(self) -> networkx.MultiDiGraph:
        """The graph for networkx. Nodes are numbers from 0; ``label`` and the properties, in small
        letters, are attributes of nodes and edges.
        """
        graph = _imported("networkx").MultiDiGraph()
        for node in self.nodes:
            graph.add_node(node["id"], label=node["label"], **_attributes(node))
        for edge in self.edges:
            ends = (edge["source"], edge["target"])
            graph.add_edge(*ends, label=edge["label"], **_attributes(edge))
        return graph

    def write(self, path: str | os.PathLike[str], format: str | None = None) -> None:
        """Writes it as a file: ``dot``, ``svg``, ``graphml``, ``json``, ``cypher`` or
        ``cpg.bin.zip``, by the end of the name if no format is named.
        """
        path = os.fspath(path)
        format = format or path.rpartition(".")[2]
        contents = self._write(format)
        with open(path, "wb") as file:
            file.write(contents)

    def svg(self) -> str:
        """The picture that Graphviz draws."""
        return self._write("svg").decode()

    def dot(self) -> str:
        """The drawing for Graphviz."""
        return self._write("dot").decode()

    def __repr__(self) -> str:
        nodes, edges = _count(len(self.nodes), "node"), _count(len(self.edges), "edge")
        return f"<Graph {self.kind}: {nodes}, {edges}>"

    def _repr_svg_(self) -> str | None:
        try:
            return self.svg()
        except Error:
            # The text says how large it is.
            return None


def _attributes(of: dict[str, Any]) -> dict[str, Any]:
    return {name.lower(): value for name, value in of["properties"].items() if name != "LABEL"}
