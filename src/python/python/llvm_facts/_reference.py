"""What there is to be asked."""

from __future__ import annotations

import functools
from typing import NamedTuple

from . import _native


class Public(NamedTuple):
    """A relation of the schema or of the library."""

    name: str
    """What programs call it."""
    columns: str
    """Its columns as they are declared: ``block: Block, loop: Loop``."""
    doc: str
    """What its rows say."""
    file: str
    """What a program includes to have it; ``facts.dl`` is the schema."""

    def __str__(self) -> str:
        return f"{self.name}({self.columns})\n{self.doc}"


@functools.lru_cache(maxsize=None)
def public() -> dict[str, Public]:
    """All of them by name."""
    return {entry[0]: Public(*entry) for entry in _native.public()}


def search(words: str = "") -> list[Public]:
    """The relations whose name or description has all these words; all of them without words.

    >>> import llvm_facts as lf
    >>> [found.name for found in lf.search("loop header")][:1]
    ['loop_header']
    """
    wanted = words.lower().split()
    own = [it for it in public().values() if all(w in f"{it.name} {it.doc}".lower() for w in wanted)]
    in_name = [it for it in own if all(word in it.name for word in wanted)]
    return in_name + [it for it in own if it not in in_name]


def presets() -> list[str]:
    """The names of the programs of the library that have a report, for :meth:`Module.preset`.

    >>> import llvm_facts as lf
    >>> "sizes" in lf.presets()
    True
    """
    return _native.presets()


def llvm() -> str | None:
    """Where the program ``llvm-facts-llvm`` is, which is asked for what LLVM alone can do: reading
    text and bitcode of other versions, passes, verifying. ``None`` if it is neither on ``PATH`` nor
    named by the variable ``LLVM_FACTS_LLVM``; bitcode of LLVM 15 is read without it.
    """
    found = _native.llvm()
    return None if found is None else str(found)
