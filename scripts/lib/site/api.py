"""The reference of the Python package, from its docstrings; it is not imported, so nothing is built."""

import ast
import re
import textwrap
from pathlib import Path

PACKAGE = "src/python/python/llvm_facts"


def prose(text):
    """A docstring as Markdown: examples are blocks, and names are code."""
    out, example = [], False
    for line in textwrap.dedent(text).strip().split("\n"):
        if line.startswith(">>>") and not example:
            out += ["```pycon"]
            example = True
        elif example and not line.strip():
            out += ["```"]
            example = False
        if not example:
            line = re.sub(r":\w+:`~?([^`]+)`", r"`\1`", line).replace("``", "`")
        out.append(line)
    return "\n".join(out + ["```"] * example)


def signature(node, name):
    """A function as one calls it, without `self`."""
    node.args.args = [it for it in node.args.args if it.arg not in ("self", "cls")]
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    text = f"{name}({ast.unparse(node.args)}){result}"
    if len(text) > 80:
        # Commas between arguments, not those within brackets.
        arguments = re.sub(r", (?![^\[]*\])", ",\n    ", ast.unparse(node.args))
        text = f"{name}(\n    {arguments},\n){result}"
    return f"```python\n{text}\n```" if len(text) > 60 else f"`{text}`"


def members(node):
    """What a class has that is documented, in its order: a heading and a text each."""
    for it in node.body:
        if not isinstance(it, ast.FunctionDef) or not ast.get_docstring(it):
            continue
        if it.name.startswith("_") and it.name not in ("__getitem__", "__iter__", "__len__"):
            continue
        is_value = any(ast.unparse(d) == "property" for d in it.decorator_list)
        how = "" if is_value else signature(it, f"{node.name}.{it.name}") + "\n\n"
        yield f"### {node.name}.{it.name}", how + prose(ast.get_docstring(it))


def pages(root):
    """The page: title, place, source, text."""
    folder = Path(root) / PACKAGE
    top = ast.parse((folder / "__init__.py").read_text())
    public = next(
        ast.literal_eval(it.value) for it in top.body
        if isinstance(it, ast.Assign) and it.targets[0].id == "__all__"
    )
    found = {}
    for file in sorted(folder.glob("*.py")):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name in public:
                found[node.name] = node
    lines = ["# Python reference", prose(ast.get_docstring(top))]
    functions = [n for n in found.values() if isinstance(n, ast.FunctionDef)]
    classes = [n for n in found.values() if isinstance(n, ast.ClassDef)]
    for node in sorted(functions, key=lambda it: it.name):
        lines += [f"## {node.name}", signature(node, node.name), prose(ast.get_docstring(node) or "")]
    for node in sorted(classes, key=lambda it: it.name):
        lines += [f"## {node.name}", prose(ast.get_docstring(node) or "")]
        for heading, text in members(node):
            lines += [heading, text]
    undocumented = [name for name in found if not ast.get_docstring(found[name])]
    if undocumented:
        raise SystemExit(f"{PACKAGE}: no docstring: {', '.join(undocumented)}")
    return [("Python reference", "src/python/reference.md", "src/python/README.md",
             "\n\n".join(lines) + "\n")]
