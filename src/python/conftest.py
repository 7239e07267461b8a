"""What the examples of the documentation have: ``example``, the path of a module."""

from pathlib import Path

import pytest

MODULE = Path(__file__).parents[2] / "tests/corpus/compiled/program.O2-g.bc"


@pytest.fixture
def example() -> str:
    return str(MODULE)


@pytest.fixture(autouse=True)
def _names(doctest_namespace: dict) -> None:
    doctest_namespace["example"] = str(MODULE)
