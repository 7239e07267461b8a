"""Modules, and what they answer."""

from __future__ import annotations

import os
import re
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Callable, Union

from . import _native
from ._errors import Finding, InputError, ProgramError, ProgramWarning
from ._findings import Findings
from ._graph import Graph
from ._reference import public
from ._relation import Relation, _count, _imported

Source = Union[str, bytes, "os.PathLike[str]"]
"""Where modules are: a path as the command line takes it, or the bytes of one."""
Rows = Any
"""Rows of a relation: tuples, or single values for one column; a :class:`Relation`; a data frame."""


def load(
    source: Source | Iterable[Source],
    *,
    passes: str | None = None,
    verify: bool = False,
    keep_going: bool = False,
    jobs: int | None = None,
    progress: bool | Callable[[int, int], object] = False,
) -> Module:
    """Reads modules, or opens facts.

    ``source`` is a file of bitcode or text, a directory with all modules below it, an object file,
    archive or executable with embedded bitcode, a ``compile_commands.json``, ``@list``; the bytes
    of a module; several of these; or one fact directory or catalogue, of which only what a query
    needs is read. Facts of modules are kept in memory, some 35 times the size of their bitcode.

    ``passes`` are run first, in the syntax of ``opt -passes``, and ``verify`` refuses what LLVM's
    verifier rejects; both, and text, need the program that :func:`llvm` names. ``keep_going`` leaves
    out what cannot be read (:attr:`Module.failed`). ``jobs`` modules are read at once, one for each
    processor by default. ``progress`` is called with the numbers of modules that are done and of
    all; ``True`` shows a bar.

    >>> import llvm_facts as lf
    >>> lf.load(example)
    <Module of 1 module, in memory>
    >>> lf.load([open(example, "rb").read(), example])
    <Module of 2 modules, in memory>
    >>> lf.load("none.bc")
    Traceback (most recent call last):
    llvm_facts._errors.InputError: none.bc: there is no such file
    """
    single = isinstance(source, (str, bytes, bytearray, os.PathLike))
    sources = [source] if single else list(source)
    if not sources:
        raise InputError("there is nothing to load: the list is empty")
    with _Bar(progress) as look:
        return Module(
            _native.Store.load(sources, verify, passes, _jobs(jobs), keep_going, look)
        )


class Module:
    """The facts of one or many modules: what :func:`load` gives.

    ``module["instruction_load"]`` is a relation of the schema, or of the library, which is derived
    then; :meth:`query` asks a program.
    """

    def __init__(self, native: _native.Store) -> None:
        self._native = native

    @property
    def names(self) -> list[str]:
        """What each module was read from, in the order of their ids; empty for facts on the disk."""
        return [name for name, _ in self._native.modules]

    @property
    def failed(self) -> list[tuple[str, str]]:
        """What ``keep_going`` left out, and why."""
        return self._native.failed

    def __getitem__(self, relation: str) -> Relation:
        """A relation by name.

        >>> import llvm_facts as lf
        >>> module = lf.load(example)
        >>> len(module["loop_header"]) > 0
        True
        >>> module["instruction_lod"]
        Traceback (most recent call last):
        KeyError: 'no relation instruction_lod in the schema or the library; llvm_facts.search finds'
        """
        native = self._native.relation(relation)
        if native is not None:
            return Relation(native)
        known = public().get(relation)
        if known is None:
            words = f"no relation {relation} in the schema or the library; llvm_facts.search finds"
            raise KeyError(words)
        rules = f'.include "{known.file}"\n'
        return self._asked("<relation>", [rules], False, relations=[relation])[relation]

    def query(
        self,
        program: str | os.PathLike[str],
        *more: str,
        facts: Mapping[str, Rows] | None = None,
        relations: Iterable[str] = (),
        include: Iterable[str | os.PathLike[str]] = (),
        macros: Mapping[str, object] | None = None,
        labels: bool = False,
        width: int = 32,
        timeout: float | None = None,
        memory_limit: int | None = None,
        jobs: int | None = None,
    ) -> Answers:
        """Asks a program.

        ``program`` is Datalog in Soufflé's dialect, the body of a rule only, whose variables are
        then the columns of ``answer``, or a file: a path object, or a name that ends in ``.dl``.
        What a text uses of the library is included, columns have the types that the rules tell, and
        what no other rule uses is the answer. ``more`` texts are parts of the same program.

        ``facts`` are rows for relations of the program; those that it does not declare get a
        declaration of the types that the rows have. Rows for a relation of the schema are there
        in the place of the module's. ``relations`` are answered, and no others. ``include`` are
        directories of the program's includes, before the library, and ``macros`` what its
        preprocessor knows. ``labels`` has labels in the place of ids. A number has ``width`` bits,
        32 or 64.

        After ``timeout`` seconds, or when relations take more than ``memory_limit`` megabytes, it
        ends with :class:`LimitError`; and at an interrupt, such as Ctrl-C. Other threads run
        meanwhile.

        >>> import llvm_facts as lf
        >>> module = lf.load(example)
        >>> list(module.query("function_name(f, name), wanted(name)", labels=True,
        ...                   facts={"wanted": ["main"]})["answer"])
        [('@main', 'main')]
        >>> module.query("p(n + 1) :- p(n). p(0).", timeout=0.5)
        Traceback (most recent call last):
        llvm_facts._errors.LimitError: the evaluation took longer than 0.5 s: `timeout=` sets the limit
        """
        name, texts, complete = _program(program, *more)
        return self._asked(
            name,
            texts,
            complete,
            facts=facts,
            relations=relations,
            include=include,
            macros=macros,
            labels=labels,
            width=width,
            timeout=timeout,
            memory_limit=memory_limit,
            jobs=jobs,
        )

    def preset(self, name: str, **options: Any) -> Answers:
        """Asks a program of the library that has a report, with the options of :meth:`query`.

        >>> import llvm_facts as lf
        >>> list(lf.load(example).preset("sizes"))
        ['function_size']
        """
        found = _native.library_file(f"presets/{name}.dl")
        if found is None:
            presets = ", ".join(_native.presets())
            raise ProgramError(f"no preset is called {name}: there are {presets}")
        file, text = found
        return self._asked(file, [text], False, **options)

    def _asked(
        self,
        name: str,
        texts: list[str],
        complete: bool,
        facts: Mapping[str, Rows] | None = None,
        relations: Iterable[str] = (),
        include: Iterable[str | os.PathLike[str]] = (),
        macros: Mapping[str, object] | None = None,
        labels: bool = False,
        width: int = 32,
        timeout: float | None = None,
        memory_limit: int | None = None,
        jobs: int | None = None,
    ) -> Answers:
        if width not in (32, 64):
            raise ValueError(f"width is 32 or 64, not {width}")
        if isinstance(relations, str):
            raise TypeError("relations is a list of names")
        given = {relation: _Given(rows) for relation, rows in (facts or {}).items()}
        for relation, rows in given.items():
            texts = texts + rows.declared(relation, texts)
        answers = Answers(
            self._native.query(
                name,
                texts,
                complete,
                [os.fspath(directory) for directory in include],
                [(macro, str(value)) for macro, value in (macros or {}).items()],
                [(relation, rows.rows) for relation, rows in given.items()],
                list(relations),
                width == 64,
                timeout,
                memory_limit,
                _jobs(jobs),
                labels,
            ),
            # A catalogue has made its labels with the answer.
            labels and self._native.kind != "catalogue",
        )
        for found in answers.warnings:
            warnings.warn(f"{found.place}: {found.message}", ProgramWarning, stacklevel=3)
        return answers

    def findings(self, program: str | os.PathLike[str], *more: str, **options: Any) -> Findings:
        """What a program finds, in the order of the places; with the options of :meth:`query`.

        A program states its findings as ``finding(rule, inst, message)``, with steps that lead there
        as ``finding_path``; else each row of an output that is about an instruction is one.

        >>> import llvm_facts as lf
        >>> found = lf.load(example).findings("instruction_call_static(call, f)")
        >>> found[0].rule, found[0].function
        ('answer', '@visit_one')
        """
        return self.query(program, *more, **options).findings()

    def graph(self, kind: str, function: str | None = None, intrinsics: bool = False) -> Graph:
        """A graph: ``cfg``, ``callgraph``, ``types``, ``cpg``, the code property graph, or ``pdg``,
        the same with what flows where and which branch decides what runs; with ``function`` what
        belongs to it. ``intrinsics`` keeps functions that only LLVM knows in the call graph.

        >>> import llvm_facts as lf
        >>> lf.load(example).graph("callgraph", function="main").kind
        'callgraph'
        """
        graph = Graph(kind, lambda format: self._native.graph(kind, function, intrinsics, format))
        graph._json()
        return graph

    def overlay(
        self,
        add: Mapping[str, Rows] | None = None,
        drop: Mapping[str, Rows] | None = None,
        replace: Mapping[str, Rows] | None = None,
    ) -> Module:
        """The facts with rows added and dropped, or with other rows of a relation: another module,
        to be asked or to be rebuilt.

        >>> import llvm_facts as lf
        >>> module = lf.load(example)
        >>> [(id, old)] = module["module_target_triple"]
        >>> other = module.overlay(replace={"module_target_triple": [(id, "aarch64-linux-gnu")]})
        >>> other["module_target_triple"]["triple"]
        ['aarch64-linux-gnu']
        """
        changes = [
            (relation, change, _Given(rows).rows)
            for change, of in (("drop", drop), ("add", add), ("replace", replace))
            for relation, rows in (of or {}).items()
        ]
        return Module(self._native.overlay(changes))

    def transform(
        self, program: str | os.PathLike[str], *more: str, **options: Any
    ) -> Module:
        """The facts as a pass changes them: another module, to be asked or to be rebuilt.

        A pass is a program whose outputs ``drop_R`` and ``add_R`` are the rows that relation ``R``
        loses and gains, and ``R`` all its rows: a file, a text, or one of the library by its name.
        The options are those of :meth:`query`. What a pass of ``transform/edit.dl`` could not do is
        a :class:`ProgramWarning`.

        >>> import llvm_facts as lf
        >>> traced = lf.load(example).transform("trace_entries")
        >>> "__trace_entry" in traced["function_name"]["name"]
        True
        """
        found = None
        if isinstance(program, str) and program.isidentifier() and not more:
            found = _native.library_file(f"transform/{program}.dl")
            if found is None:
                passes = ", ".join(_native.passes())
                raise ProgramError(f"no pass is called {program}: there are {passes}")
        name, texts, complete = (found[0], [found[1]], False) if found else _program(program, *more)
        answers = self._asked(name, texts, complete, **options)
        refused = len(answers["edit_refused"]) if "edit_refused" in answers else 0
        if refused:
            words = f"{name}: {_count(refused, 'edit')} refused: ask it for edit_refused"
            warnings.warn(words, ProgramWarning, stacklevel=2)
        return Module(self._native.transform(answers._native))

    def rebuild(
        self,
        path: str | os.PathLike[str],
        module: int | str | None = None,
        verify: bool = True,
    ) -> bool:
        """Writes a module as bitcode, or as text if the name ends in ``.ll``, which needs LLVM.

        ``module`` says which, if there are several: its number from 0, or its source file name.
        Answers whether LLVM's verifier has accepted it: not if it was not asked, and not where no
        LLVM is there to be asked. What it rejects is an error, and no file is written.
        """
        bitcode, verified = self._native.rebuild(None if module is None else str(module), verify)
        path = os.fspath(path)
        contents = self._native.text(bitcode).encode() if path.endswith(".ll") else bitcode
        with open(path, "wb") as file:
            file.write(contents)
        return verified

    def __repr__(self) -> str:
        if self._native.kind == "memory":
            return f"<Module of {_count(len(self._native.modules), 'module')}, in memory>"
        return f"<Module: a {'fact directory' if self._native.kind == 'directory' else 'catalogue'}>"


def _program(program: str | os.PathLike[str], *more: str) -> tuple[str, list[str], bool]:
    """The name and the texts of a program, and whether what goes without saying is added."""
    if not isinstance(program, os.PathLike) and not program.endswith(".dl"):
        return "<query>", [program, *more], True
    if more:
        raise TypeError("a program in a file has no other parts: it can include them")
    name = os.fspath(program)
    try:
        with open(name, encoding="utf-8", errors="replace") as file:
            return name, [file.read()], False
    except OSError as error:
        raise InputError(f"{name}: {error.strerror}") from error


class Answers(Mapping):
    """What a program answered: its relations by name."""

    def __init__(self, native: _native.Answers, labels: bool) -> None:
        self._native = native
        self._labels = labels
        self._relations: dict[str, Relation] = {}

    @property
    def warnings(self) -> list[Finding]:
        """What is probably not meant in the program; each is a :class:`ProgramWarning`, too."""
        return [Finding(*found) for found in self._native.warnings]

    def __getitem__(self, name: str) -> Relation:
        if name not in self._relations:
            native = self._native.relation(name)
            if native is None:
                raise KeyError(f"no relation {name}: there are {', '.join(self)}")
            relation = Relation(native, self)
            self._relations[name] = relation.labelled() if self._labels else relation
        return self._relations[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._native.names)

    def __len__(self) -> int:
        return len(self._native.names)

    def findings(self, *relations: str) -> Findings:
        """What the answers say about places: the rows of ``finding``, if the program states such, else
        all that are about an instruction; or those of ``relations`` alone.
        """
        return Findings(*self._native.findings(list(relations)))

    def __repr__(self) -> str:
        return f"<Answers: {', '.join(self)}>"

    def _repr_html_(self) -> str:
        return "".join(self[name]._repr_html_() for name in self)


def _jobs(jobs: int | None) -> int:
    if jobs is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    if jobs < 1:
        raise ValueError(f"jobs is at least 1, not {jobs}")
    return jobs


def _says(directive: str, relation: str, texts: list[str]) -> bool:
    """Whether a program has a directive about a relation, with others before it or not."""
    pattern = rf"\.{directive}\s+(?:[\w.]+\s*,\s*)*{re.escape(relation)}\b"
    return any(re.search(pattern, text) for text in texts)


class _Given:
    """Rows that somebody gives, as tuples, and their types as far as these are known."""

    def __init__(self, rows: Rows) -> None:
        self.names: list[str] | None = None
        self.types: list[str] | None = None
        if isinstance(rows, Relation):
            self.names, self.types = rows.columns, rows.types
        elif hasattr(rows, "itertuples"):
            rows = rows.itertuples(index=False, name=None)
        elif hasattr(rows, "iter_rows"):
            rows = rows.iter_rows()
        elif hasattr(rows, "to_pylist"):
            rows = [tuple(row.values()) for row in rows.to_pylist()]
        elif isinstance(rows, (str, bytes)):
            raise TypeError("rows are a list, not one text")
        tuples = [row if isinstance(row, (tuple, list)) else (row,) for row in rows]
        self.rows = [[_plain(value) for value in row] for row in tuples]

    def declared(self, relation: str, texts: list[str]) -> list[str]:
        """What a program lacks to have the relation from outside."""
        if relation in public():
            return []
        lacks = [] if _says("input", relation, texts) else [f".input {relation}"]
        return lacks if _says("decl", relation, texts) else [self._declaration(relation), *lacks]

    def _declaration(self, relation: str) -> str:
        if self.types is None:
            if not self.rows:
                words = f"facts: {relation} has no rows and no declaration: .decl {relation}(..)"
                raise ProgramError(words)
            self.types = [_type(column) for column in zip(*self.rows)]
        names = self.names or [f"x{at + 1}" for at in range(len(self.types))]
        columns = ", ".join(f"{name}: {type}" for name, type in zip(names, self.types))
        return f".decl {relation}({columns})"


def _plain(value: Any) -> Any:
    """Numbers of numpy as Python's."""
    return value.item() if hasattr(value, "item") and hasattr(value, "dtype") else value


def _type(values: Iterable[Any]) -> str:
    """The type of a column: ids are ``unsigned``, and so is what they are joined with."""
    values = list(values)
    if all(isinstance(value, (str, bytes)) for value in values):
        return "symbol"
    if any(isinstance(value, float) for value in values):
        return "float"
    return "number" if any(value < 0 for value in values) else "unsigned"


class _Bar:
    """Shows how far it has come, if somebody wants to know."""

    def __init__(self, progress: bool | Callable[[int, int], object]) -> None:
        self._progress = progress
        self._bar: Any = None

    def __enter__(self) -> Callable[[int, int], object] | None:
        if self._progress is False:
            return None
        return self._show if self._progress is True else self._progress

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def _show(self, done: int, all: int) -> None:
        if self._bar is None:
            self._bar = _imported("tqdm.auto").tqdm(total=all, unit="module", file=sys.stderr)
        self._bar.total = all
        self._bar.update(done - self._bar.n)
