"""What is said about places in a program."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from ._relation import _count


class Place(NamedTuple):
    """Where an instruction stands; without debug information only function and label are known."""

    file: str
    """The file, as debug information calls it; empty if it is not known."""
    line: int
    """Its line, from 1; 0 is not known."""
    column: int
    """Its column in bytes, from 1; 0 is not known."""
    function: str
    """The label of its function: ``@main``."""
    label: str
    """Its own label: ``@main:%3 = load``."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.file else self.label


class Step(NamedTuple):
    """A step on the way to a finding."""

    note: str
    """What happens there."""
    place: Place
    """Where."""


class Found(NamedTuple):
    """What a rule says about an instruction."""

    rule: str
    """The rule, by a name that stays."""
    message: str
    """What is wrong."""
    instruction: int
    """The id of the instruction."""
    place: Place
    """Where it is."""
    paths: list[list[Step]]
    """How it comes to that, each way from its first step on."""

    @property
    def function(self) -> str:
        """The label of its function."""
        return self.place.function

    def __str__(self) -> str:
        return f"{self.place}: {self.rule}: {self.message}"


class Findings(Sequence):
    """Findings, in the order of their places."""

    def __init__(self, found: list[tuple], sarif: str) -> None:
        self._sarif = sarif
        self._found = [
            Found(rule, message, inst, Place(*place), [_path(path) for path in paths])
            for rule, message, inst, place, paths in found
        ]

    def __getitem__(self, at: Any) -> Any:
        return self._found[at]

    def __len__(self) -> int:
        return len(self._found)

    def to_sarif(self) -> dict[str, Any]:
        """The findings in SARIF 2.1.0, as ``llvm-facts query --format sarif`` prints them."""
        return json.loads(self._sarif)

    def __str__(self) -> str:
        return "\n".join(map(str, self._found))

    def __repr__(self) -> str:
        return f"<{_count(len(self), 'finding')}>"


def _path(steps: list[tuple]) -> list[Step]:
    return [Step(note, Place(*place)) for note, place in steps]
