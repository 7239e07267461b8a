"""LLVM 15 modules as relations, and Datalog over them.

>>> import llvm_facts as lf
>>> module = lf.load(example)
>>> len(module["instruction_load"]) > 0
True
>>> answers = module.query("instruction_call_static(call, f), function_name(f, name)")
>>> sorted({name for _, _, name in answers["answer"]})[:2]
['__muldc3', 'external_function']

``example`` is the path of a module, here and in every example of this package.

A :class:`Module` holds the facts of one or many modules. Its relations, and those that a program
answers, are each a :class:`Relation`: a table that pandas, polars, pyarrow and duckdb take without
a copy, and whose rows are tuples. What goes wrong is an :class:`Error`.

Functors that are written in Python are not supported: one call for each row would make a query as
slow as Python is. Give what they would compute as rows, ``facts={"name": rows}``.
"""

from __future__ import annotations

from ._errors import (
    Error,
    Finding,
    InputError,
    LimitError,
    MissingError,
    ProgramError,
    ProgramWarning,
)
from ._findings import Findings, Found, Place, Step
from ._graph import Graph
from ._module import Answers, Module, load
from ._native import __version__
from ._reference import Public, llvm, presets, search
from ._relation import Relation

__all__ = [
    "Answers",
    "Error",
    "Finding",
    "Findings",
    "Found",
    "Graph",
    "InputError",
    "LimitError",
    "MissingError",
    "Module",
    "Place",
    "ProgramError",
    "ProgramWarning",
    "Public",
    "Relation",
    "Step",
    "__version__",
    "llvm",
    "load",
    "presets",
    "search",
]
