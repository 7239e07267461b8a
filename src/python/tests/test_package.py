"""What the package promises beyond the examples of its documentation."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import llvm_facts as lf
import pytest

ROOT = Path(__file__).parents[3]
PROGRAM = os.environ.get("LLVM_FACTS", "llvm-facts")
ENDLESS = "p(n + 1) :- p(n). p(0)."
# What another interpreter needs to find the package.
FOUND = {"PYTHONPATH": str(Path(lf.__file__).parents[1])}


@pytest.fixture
def module(example: str) -> lf.Module:
    return lf.load(example)


def printed(*arguments: str) -> str:
    """What the command line prints."""
    ran = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=True)
    return ran.stdout


def table(relation: lf.Relation) -> list[str]:
    return sorted("\t".join(map(str, row)) for row in relation)


@pytest.mark.parametrize(
    "rules",
    [
        "instruction_load(inst)",
        "instruction_call_static(call, f), function_name(f, name)",
        ".output loop_header",
        "n(x) :- x = count : { instruction_load(_) }.",
        "half(x / 2.0) :- x = to_float(n), n = count : { instruction_load(_) }.",
        ".type P = [f: Function, n: symbol] .decl p(x: P) p([f, n]) :- function_name(f, n).",
    ],
)
@pytest.mark.program
def test_a_query_answers_what_the_command_line_prints(module, example, rules):
    [relation] = module.query(rules).values()
    assert table(relation) == sorted(printed("query", example, "-e", rules).splitlines())


@pytest.mark.program
def test_every_relation_of_the_schema_is_as_extract_writes_it(module, example, tmp_path):
    printed("extract", example, "-o", str(tmp_path / "facts"), "-q")
    files = sorted((tmp_path / "facts").glob("*.facts"))
    assert len(files) > 300
    on_disk = lf.load(tmp_path / "facts")
    for file in files:
        lines = file.read_text().split("\n")[:-1]
        for facts in (module, on_disk):
            assert ["\t".join(map(str, row)) for row in facts[file.stem]] == lines, file.stem


def test_tables_are_taken_without_a_detour(module):
    arrow, polars = pytest.importorskip("pyarrow"), pytest.importorskip("polars")
    pandas, duckdb = pytest.importorskip("pandas"), pytest.importorskip("duckdb")
    names = module["function_name"]
    rows = list(names)
    assert arrow.table(names).to_pylist() == [dict(zip(names.columns, row)) for row in rows]
    assert arrow.record_batch(names).num_rows == len(rows)
    assert polars.DataFrame(names).rows() == rows
    assert list(names.pandas().itertuples(index=False, name=None)) == rows
    assert str(names.pandas()["fn"].dtype) == "uint32"
    assert isinstance(names.pandas(), pandas.DataFrame)
    assert duckdb.sql("select * from names").fetchall() == rows
    assert names.arrow().schema.field("fn").metadata == {b"llvm_facts.type": b"Function"}


def test_an_empty_table_keeps_its_columns(module):
    nothing = module.query("instruction_load(i), i = 0")["answer"]
    assert len(nothing) == 0 and list(nothing) == []
    assert nothing.arrow().schema.names == ["i"] and nothing.pandas().shape == (0, 1)
    holds = module.query(".decl yes() yes() :- instruction_load(_). .output yes")["yes"]
    assert list(holds) == [()] and holds.pandas().shape == (1, 0)


@pytest.mark.program
def test_labels_are_those_of_the_command_line(module, example):
    rules = "instruction_call_static(call, f)"
    labelled = module.query(rules, labels=True)["answer"]
    assert table(labelled) == sorted(printed("query", example, "-e", rules, "--labels").splitlines())
    assert "derived" not in labelled.types


@pytest.mark.program
def test_bytes_lists_directories_and_facts_are_loaded(module, example, tmp_path):
    loads = len(module["instruction_load"])
    data = Path(example).read_bytes()
    (tmp_path / "modules").mkdir()
    for name in ("a.bc", "b.bc"):
        (tmp_path / "modules" / name).write_bytes(data)
    assert len(lf.load(data)["instruction_load"]) == loads
    both = lf.load(tmp_path / "modules")
    assert len(both["instruction_load"]) == 2 * loads
    assert [Path(name).name for name in both.names] == ["a.bc", "b.bc"]
    printed("extract", str(tmp_path / "modules"), "-o", str(tmp_path / "facts"), "-q")
    facts = lf.load(tmp_path / "facts")
    assert facts.query("instruction_load(i)")["answer"].arrow() == both.query(
        "instruction_load(i)"
    )["answer"].arrow()
    with pytest.raises(lf.InputError, match="by itself"):
        lf.load([tmp_path / "facts", example])
    with pytest.raises(lf.InputError, match="empty"):
        lf.load([])


def test_what_cannot_be_read_is_left_out_if_that_is_wanted(example, tmp_path):
    (tmp_path / "bad.bc").write_bytes(b"BC\xc0\xde nothing")
    with pytest.raises(lf.InputError, match="bad.bc"):
        lf.load([example, tmp_path / "bad.bc"])
    seen = []
    module = lf.load(
        [example, tmp_path / "bad.bc"],
        keep_going=True,
        progress=lambda done, all: seen.append((done, all)),
    )
    assert module.names == [example]
    [(name, why)] = module.failed
    assert name.endswith("bad.bc") and why
    assert seen[-1] == (2, 2)


@pytest.mark.program
def test_a_catalogue_answers_like_its_modules(example, tmp_path):
    other = str(ROOT / "tests/corpus/compiled/classes.O2-g.bc")
    catalogue = str(tmp_path / "catalogue")
    printed("shard", "plan", example, other, "-o", catalogue, "--shards", "2")
    printed("shard", "run", catalogue)
    names = "function_basicblock(f, _, _), function_name(f, name)"
    answer = lf.load(catalogue).query(names)["answer"]
    assert sorted(answer["name"]) == sorted(lf.load([example, other]).query(names)["answer"]["name"])
    labels = lf.load(catalogue).query(names, labels=True)["answer"]
    assert "@main" in labels["f"]
    assert len(lf.load(catalogue)["function_name"]) == len(lf.load([example, other])["function_name"])
    with pytest.raises(lf.InputError, match="catalogue"):
        lf.load(catalogue).graph("cfg")


def test_a_wrong_program_has_places(module, tmp_path):
    with pytest.raises(lf.ProgramError) as caught:
        module.query(".decl p(x: number)\np(x) :- q(x).\np(1) :- .\n")
    assert caught.value.findings and caught.value.findings[0].line == 3
    assert "-->" in str(caught.value)
    program = tmp_path / "own.dl"
    program.write_text('.include "facts.dl"\n.decl p(x: Instruction)\n.output p\np(x) :- q(x).\n')
    with pytest.raises(lf.ProgramError) as caught:
        module.query(program)
    [found] = caught.value.findings
    assert (found.place, found.code) == (f"{program}:4:9", "undeclared-relation")
    with pytest.raises(lf.InputError, match="none.dl"):
        module.query("none.dl")
    program.write_text('.include "facts.dl"\n.decl p(x: Instruction)\np(x) :- instruction_load(x).\n')
    with pytest.raises(lf.ProgramError, match="relations="):
        module.query(program)
    assert len(module.query(program, relations=["p"])["p"]) == len(module["instruction_load"])
    with pytest.raises(lf.ProgramError, match="no relation q"):
        module.query(program, relations=["q"])
    with pytest.raises(lf.ProgramError, match="which no module has"):
        module.query(".decl p(x: number)\n.input p\nq(x) :- p(x).")
    with pytest.warns(lf.ProgramWarning):
        assert module.query("p(x) :- function_name(x, y).").warnings[0].severity == "warning"


def test_facts_of_python_are_rows(module):
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    question = "function_name(f, name), wanted(name)"
    ask = lambda rows, rules=question: module.query(rules, facts={"wanted": rows})["answer"]["name"]
    assert ask(["main"]) == ask([("main",)]) == ["main"]
    assert ask(pandas.DataFrame({"n": ["main"]})) == ask(polars.DataFrame({"n": ["main"]}))
    ids = module.query('function_name(f, "main")')["answer"]
    assert ask(ids, "function_name(f, name), wanted(f)") == ["main"]
    assert ask(list(ids), "function_name(f, name), wanted(f)") == ["main"]
    assert ask(["main"], ".decl wanted(n: symbol)\nanswer(name) :- wanted(name).") == ["main"]
    # Rows for a relation of the schema are there in the place of the module's.
    none = module.query("function_name(f, name)", facts={"function_name": [(1, "other")]})
    assert list(none["answer"]) == [(1, "other")]
    with pytest.raises(lf.ProgramError, match=r"facts\['?\"?wanted.*\[1\]: it has 2 values"):
        ask([("main",), ("main", 1)])
    with pytest.raises(lf.ProgramError, match="x1 is symbol, not 1"):
        ask([1], ".decl wanted(x1: symbol)\nanswer(name) :- wanted(name).")
    with pytest.raises(TypeError, match="bool"):
        ask([True])
    with pytest.raises(lf.ProgramError, match="no rows and no declaration"):
        ask([])


def test_macros_and_width_go_to_the_program(module):
    assert list(module.query("answer(N).", macros={"N": 7})["answer"]) == [(7,)]
    place = module.query("answer(AT).", macros={"AT": "main.c:12"})
    assert list(place["answer"]) == [("main.c:12",)]
    assert list(module.query("answer(4294967296 * 4).", width=64)["answer"]) == [(1 << 34,)]


def test_limits_end_a_query(module):
    with pytest.raises(lf.LimitError, match="memory_limit"):
        module.query(ENDLESS, memory_limit=20)
    start = time.monotonic()
    with pytest.raises(lf.LimitError, match="timeout"):
        module.query(ENDLESS, timeout=0.2)
    assert time.monotonic() - start < 20


def test_an_interrupt_ends_a_query_and_other_threads_run_meanwhile(example):
    script = f"""
import llvm_facts as lf, threading, time
ticks = []
def tick():
    while True:
        ticks.append(1)
        time.sleep(0.01)
threading.Thread(target=tick, daemon=True).start()
module = lf.load({example!r})
print("asked", flush=True)
try:
    module.query({ENDLESS!r})
except KeyboardInterrupt:
    print("stopped" if len(ticks) > 10 else "alone", flush=True)
"""
    child = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env={**os.environ, **FOUND}
    )
    assert child.stdout.readline() == "asked\n"
    time.sleep(1)
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate(timeout=60)
    assert out == "stopped\n" and child.returncode == 0


def test_several_threads_ask_at_once(module):
    answers = []
    ask = lambda: answers.append(len(module.query("instruction_load(i)")["answer"]))
    threads = [threading.Thread(target=ask) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert answers == [len(module["instruction_load"])] * 4


def test_a_row_is_explained_by_ids_and_by_labels(module):
    rules = """reaches(f, g) :- instruction_function(i, f), instruction_call_static(i, g).
reaches(f, h) :- reaches(f, g), reaches(g, h)."""
    reaches = module.query(rules)["reaches"]
    row = reaches.head(1)[0]
    proof = reaches.explain(row)
    assert proof.startswith("reaches(@") and "instruction_call_static(" in proof
    assert reaches.explain(row, labels=False).startswith(f"reaches({row[0]}, {row[1]})")
    labelled = reaches.labelled()
    assert labelled.explain(labelled.head(1)[0]) == proof
    assert labelled.explain((None, labelled.head(1)[0][1])) == proof or labelled.head(1)[0][1]
    with pytest.raises(lf.ProgramError, match="no row matches"):
        reaches.explain((0, 0))
    with pytest.raises(lf.ProgramError, match="facts of the module"):
        module["function_name"].explain((0, "x"))


@pytest.mark.program
def test_findings_are_those_of_the_command_line(module, example):
    rules = "instruction_call_static(call, f)"
    log = json.loads(printed("query", example, "-e", rules, "--format", "sarif", "-q"))
    answer = module.query(rules)["answer"]
    own = answer.to_sarif()
    prints = lambda log: [it["partialFingerprints"] for it in log["runs"][0]["results"]]
    assert prints(own) == prints(log) and len(prints(own)) == len(answer)
    found = module.findings(rules)
    assert len(found) == len(answer) and found[0].place.file.endswith(".c")
    with pytest.raises(lf.ProgramError, match="no column of instructions"):
        module.query("function_name(f, n)")["answer"].to_sarif()


def test_a_program_states_its_findings_with_paths(module):
    found = module.findings(
        '.decl finding(rule: symbol, inst: Instruction, message: symbol)\n'
        'finding("loads", i, "a load") :- instruction_load(i).\n'
        "other(i) :- instruction_load(i).\n"
    )
    assert {it.rule for it in found} == {"loads"} and str(found[0]).endswith("loads: a load")


@pytest.mark.program
def test_a_graph_is_that_of_export(module, example, tmp_path):
    networkx = pytest.importorskip("networkx")
    printed("export", example, "-g", "cfg", "-f", "json", "-o", str(tmp_path / "cfg.json"), "-q")
    log = json.loads((tmp_path / "cfg.json").read_text())
    graph = module.graph("cfg")
    assert graph.nodes == log["nodes"] and graph.edges == log["edges"]
    assert graph.networkx().number_of_edges() == len(log["edges"])
    main = module.graph("cfg", function="main").networkx()
    assert networkx.is_weakly_connected(main) and 0 < len(main) < len(graph.nodes)
    module.graph("callgraph").write(tmp_path / "calls.dot")
    assert "digraph" in (tmp_path / "calls.dot").read_text()
    with pytest.raises(lf.InputError, match="no function is called `none`"):
        module.graph("cfg", function="none")
    with pytest.raises(lf.InputError, match="cpg, pdg, cfg, callgraph, types"):
        module.graph("blocks")


def test_a_picture_needs_graphviz(module, monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(lf.MissingError, match="Graphviz"):
        module.graph("cfg", function="main").svg()
    assert module.graph("cfg", function="main")._repr_svg_() is None


@pytest.mark.program
def test_a_module_is_rebuilt_as_the_command_line_rebuilds_it(module, example, tmp_path):
    printed("extract", example, "-o", str(tmp_path / "facts"), "-q")
    printed("rebuild", str(tmp_path / "facts"), "-o", str(tmp_path / "theirs.bc"), "-q")
    module.rebuild(tmp_path / "ours.bc")
    assert (tmp_path / "ours.bc").read_bytes() == (tmp_path / "theirs.bc").read_bytes()
    [(id, _)] = module["module_target_triple"]
    other = module.overlay(
        drop={"module_target_triple": module["module_target_triple"]},
        add={"module_target_triple": [(id, "aarch64-linux-gnu")]},
    )
    other.rebuild(tmp_path / "other.bc")
    triple = lf.load(tmp_path / "other.bc")["module_target_triple"]["triple"]
    assert triple == ["aarch64-linux-gnu"]
    assert module["module_target_triple"]["triple"] != triple
    with pytest.raises(lf.InputError, match="module_target_triple"):
        module.overlay(drop={"module_target_triple": [(id, "other")]})
    with pytest.raises(lf.InputError, match="2 modules"):
        lf.load([example, example]).rebuild(tmp_path / "two.bc")
    assert not (tmp_path / "two.bc").exists()
    lf.load([example, example]).rebuild(tmp_path / "two.bc", module=1)


def test_what_needs_llvm_says_so(tmp_path):
    script = f"""
import llvm_facts as lf
try:
    lf.load({str(ROOT / "tests/corpus/compiled/program.O2.ll")!r})
except lf.InputError as error:
    print(error)
"""
    bare = {"PATH": "", **FOUND}
    ran = subprocess.run([sys.executable, "-c", script], env=bare, capture_output=True, text=True)
    assert "llvm-facts-llvm" in ran.stdout, ran.stdout + ran.stderr


def test_a_notebook_shows_tables(module):
    shown = module.query('function_name(f, "main")')._repr_html_()
    assert "<table>" in shown and "answer: 1 row" in shown and "<td>main" not in shown
    assert repr(module["function_name"]).startswith("<Relation function_name(fn: Function, name: Name)")


def test_the_lines_of_the_readme_run(tmp_path):
    compile = ["clang-15", "-O0", "-g", "-emit-llvm", "-c", str(ROOT / "examples/bank.c")]
    try:
        subprocess.run([*compile, "-o", str(tmp_path / "bank.bc")], check=True)
    except FileNotFoundError:
        pytest.skip("no clang-15")
    blocks = (ROOT / "README.md").read_text().split("```python\n")[1:]
    assert blocks
    for block in blocks:
        lines = [sys.executable, "-c", block.split("```")[0]]
        env = {**os.environ, **FOUND}
        ran = subprocess.run(lines, cwd=tmp_path, env=env, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        assert "@perform    1" in ran.stdout
