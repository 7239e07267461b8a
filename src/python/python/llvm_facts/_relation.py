"""Tables."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any, Iterator

from . import _native
from ._errors import MissingError, ProgramError

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

    from ._module import Answers

_CHUNK = 4096
"""Rows that become tuples at once."""
_SHOWN = 10
"""Rows that a picture of a relation has."""


class Relation:
    """A table with named columns: a relation of the schema, or what a program answered.

    pyarrow, polars, pandas and duckdb take it as it is, by Arrow's C interface, without a copy.
    Columns of entities hold ids: numbers that join with others. ``labels=True`` has what people
    call the entities instead, such as ``@main``.

    >>> import llvm_facts as lf
    >>> names = lf.load(example)["function_name"]
    >>> names.columns
    ['fn', 'name']
    >>> names.types
    ['Function', 'Name']
    >>> sorted(name for _, name in names)[0]
    '__muldc3'
    """

    def __init__(self, native: _native.Relation, answers: Answers | None = None) -> None:
        self._native = native
        self._answers = answers
        self._ids: Relation | None = None

    @property
    def name(self) -> str:
        """What the program or the schema calls it."""
        return self._native.name

    @property
    def columns(self) -> list[str]:
        """The names of its columns."""
        return [name for name, _ in self._native.columns]

    @property
    def types(self) -> list[str]:
        """The types of its columns, as they are declared: ``Function``, ``Name``."""
        return [type for _, type in self._native.columns]

    def __len__(self) -> int:
        return len(self._native)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for start in range(0, len(self), _CHUNK):
            yield from self._native.rows(start, start + _CHUNK)

    def __getitem__(self, column: str) -> list[Any]:
        """The values of a column.

        >>> import llvm_facts as lf
        >>> "main" in lf.load(example)["function_name"]["name"]
        True
        """
        try:
            return self._native.column(self.columns.index(column))
        except ValueError:
            words = f"{self.name} has no column {column!r}: there are {', '.join(self.columns)}"
            raise KeyError(words) from None

    def __contains__(self, row: object) -> bool:
        return any(own == row for own in self)

    def head(self, rows: int = _SHOWN) -> list[tuple[Any, ...]]:
        """The first rows."""
        return self._native.rows(0, rows)

    def labelled(self) -> Relation:
        """The same with labels in the place of ids; what has no label is its number as a text.

        >>> import llvm_facts as lf
        >>> answer = lf.load(example).query('function_name(f, "main")')["answer"]
        >>> list(answer.labelled())
        [('@main',)]
        """
        labelled = Relation(self._native.labelled(), self._answers)
        labelled._ids = self._ids or self
        return labelled

    def _shown(self, labels: bool) -> Relation:
        return self.labelled() if labels else self

    def arrow(self, labels: bool = False) -> pyarrow.Table:
        """A table of pyarrow, which shares the columns.

        >>> import llvm_facts as lf
        >>> lf.load(example)["instruction_load"].arrow().schema.names
        ['inst']
        """
        return _imported("pyarrow").table(self._shown(labels)._native)

    def polars(self, labels: bool = False) -> polars.DataFrame:
        """A data frame of polars, which shares the columns."""
        return _imported("polars").DataFrame(self._shown(labels)._native)

    def pandas(self, labels: bool = False) -> pandas.DataFrame:
        """A data frame of pandas.

        >>> import llvm_facts as lf
        >>> lf.load(example)["function_name"].pandas(labels=True).query("name == 'main'").fn.item()
        '@main'
        """
        pandas = _imported("pandas")
        shown = self._shown(labels)
        dtypes = shown._native.dtypes
        columns = {
            name: pandas.Series(shown[name], dtype=dtype if dtype[-1].isdigit() else None)
            for name, dtype in zip(shown.columns, dtypes)
        }
        return pandas.DataFrame(columns, columns=shown.columns, index=range(len(shown)))

    def explain(self, row: tuple[Any, ...] | str, labels: bool = True) -> str:
        """Why a row is there: a proof down to facts, each line below what it supports.

        ``row`` is a row of this relation, of which ``None`` matches everything; or an atom as a
        program writes it. The first explanation of an answer derives the answer once more, since a
        query forgets what its outputs do not need.

        >>> import llvm_facts as lf
        >>> rules = "calls(f, g) :- instruction_function(i, f), instruction_call_static(i, g)."
        >>> calls = lf.load(example).query(rules)["calls"]
        >>> "instruction_call_static" in calls.explain(calls.head(1)[0])
        True
        """
        if not isinstance(row, str) and self._ids is not None:
            same = (at for at, own in enumerate(self) if _matches(own, row))
            at = next(same, None)
            if at is None:
                raise ProgramError(f"no row matches {row}")
            return self._ids.explain(self._ids._native.rows(at, at + 1)[0], labels)
        fact = row if isinstance(row, str) else self._atom(row)
        return self._native.explain(fact, not labels)

    def _atom(self, row: tuple[Any, ...]) -> str:
        if len(row) != len(self.columns):
            words = f"{self.name} has {len(self.columns)} columns, and the row {len(row)}"
            raise ValueError(words)
        return f"{self.name}({', '.join(map(_literal, row, self._native.dtypes))})"

    def to_sarif(self) -> dict[str, Any]:
        """The rows as findings in SARIF 2.1.0, for code hosts and editors: each says something of the
        instruction that its one column of type ``Instruction`` names.

        >>> import llvm_facts as lf
        >>> calls = lf.load(example).query("instruction_call_static(call, f)")["answer"]
        >>> calls.to_sarif()["version"]
        '2.1.0'
        """
        if self._answers is None:
            raise ProgramError(f"{self.name} are facts of the module: findings are answers of a query")
        return self._answers.findings(self.name).to_sarif()

    def __arrow_c_schema__(self) -> object:
        return self._native.__arrow_c_schema__()

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self._native.__arrow_c_array__(requested_schema)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self._native.__arrow_c_stream__(requested_schema)

    def __repr__(self) -> str:
        types = zip(self.columns, self.types)
        columns = ", ".join(f"{name}: {type}" for name, type in types)
        return f"<Relation {self.name}({columns}), {_count(len(self), 'row')}>"

    def _repr_html_(self) -> str:
        def row(tag: str, cells: list[Any]) -> str:
            shown = "".join(f"<{tag}>{html.escape(str(cell))}</{tag}>" for cell in cells)
            return f"<tr>{shown}</tr>"

        caption = f"<caption>{html.escape(self.name)}: {_count(len(self), 'row')}</caption>"
        rows = "".join(row("td", list(cells)) for cells in self.head())
        more = row("td", ["…"] * len(self.columns)) if len(self) > _SHOWN else ""
        return f"<table>{caption}{row('th', list(self.columns))}{rows}{more}</table>"


def _matches(own: tuple[Any, ...], row: tuple[Any, ...]) -> bool:
    if len(own) != len(row):
        return False
    return all(wanted is None or wanted == value for value, wanted in zip(own, row))


def _literal(value: Any, dtype: str) -> str:
    """A value as programs write it."""
    if value is None:
        return "_"
    if dtype == "symbol":
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _imported(module: str) -> Any:
    import importlib

    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise MissingError(f"this needs the Python module {module}: pip install {module}") from error
