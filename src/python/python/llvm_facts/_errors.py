"""What goes wrong, as exceptions."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """Something about a program: what is wrong, or probably not meant."""

    file: str
    """The file, as the program's includes call it; ``<query>`` is the text that was asked."""
    line: int
    """Its line, from 1."""
    column: int
    """Its column in bytes, from 1."""
    code: str
    """A name that stays from version to version: ``undeclared-relation``."""
    severity: str
    """``error`` or ``warning``."""
    message: str
    """What is wrong, in one line."""
    help: list[str]
    """What to do about it."""

    @property
    def place(self) -> str:
        """``file:line:column``."""
        return f"{self.file}:{self.line}:{self.column}"


class Error(Exception):
    """What every exception of this package is."""


class ProgramError(Error, ValueError):
    """A program is wrong, or does not go with what it is asked of.

    >>> import llvm_facts as lf
    >>> try:
    ...     lf.load(example).query("instruction_lod(i)")
    ... except lf.ProgramError as error:
    ...     found = error.findings[0]
    >>> found.place, found.code
    ('<query>:1:14', 'undeclared-relation')
    """

    findings: list[Finding]
    """What is wrong, with places; none where one sentence says it all."""

    def __init__(self, words: str, findings: list[tuple] = ()) -> None:
        super().__init__(words)
        self.findings = [Finding(*found) for found in findings]


class InputError(Error, ValueError):
    """Modules or facts cannot be read, or are not what was expected."""


class LimitError(Error):
    """``timeout=`` or ``memory_limit=`` was reached; there is no answer."""


class MissingError(Error):
    """Something is missing that does not come with the package: Graphviz, LLVM, a Python module."""


class ProgramWarning(UserWarning):
    """A program runs, but probably not as it was meant."""
