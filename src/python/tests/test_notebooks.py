"""The notebooks of examples/notebooks run from top to bottom."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
NOTEBOOKS = sorted((ROOT / "examples/notebooks").glob("*.ipynb"))


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with bank.bc, and a folder of modules."""
    place = tmp_path_factory.mktemp("notebooks")
    (place / "modules").mkdir()
    sources = [ROOT / "examples/bank.c", *sorted((ROOT / "examples").glob("*/program.c"))]
    for number, source in enumerate(sources):
        module = place / "modules" / f"{number}.bc"
        compile = ["clang-15", "-O0", "-g", "-emit-llvm", "-c", str(source), "-o", str(module)]
        try:
            subprocess.run(compile, check=True, capture_output=True)
        except FileNotFoundError:
            pytest.skip("no clang-15")
    (place / "bank.bc").write_bytes((place / "modules/0.bc").read_bytes())
    return place


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lines run one after the other; the longer tier runs them in Jupyter."""
    cells = json.loads(path.read_text())["cells"]
    assert all(not cell.get("outputs") for cell in cells), "written with outputs"
    if os.environ.get("LLVM_FACTS_TESTS") == "all":
        nbformat = pytest.importorskip("nbformat")
        nbclient = pytest.importorskip("nbclient")
        notebook = nbformat.read(path, as_version=4)
        nbclient.NotebookClient(notebook, resources={"metadata": {"path": str(place)}}).execute()
        return
    pytest.importorskip("matplotlib").use("Agg")
    monkeypatch.chdir(place)
    names: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), str(path), "exec"), names)
