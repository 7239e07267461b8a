"""Pages that are made from what the repository has in one piece, or only as data."""

import html
import json
import os
import posixpath
import re
import subprocess
from pathlib import Path

# A file of the library that others include.
ENTRY = re.compile(r"datalog/([^/]+)/([^/_][^/]*)\.dl")
LANGUAGES = {
    "dl": "datalog", "rs": "rust", "py": "python", "sh": "bash", "c": "c", "cpp": "cpp", "h": "c",
    "ll": "llvm", "js": "javascript", "json": "json", "toml": "toml", "css": "css",
    "m": "objectivec", "yml": "yaml", "html": "xml", "sql": "sql",
}
# Chapters with a title that the list of contents says shorter.
SHORT = {
    "README.md": "llvm-facts",
    "examples/tutorial/README.md": "Tutorial",
    "examples/cookbook/README.md": "Cookbook",
    "examples/README.md": "Research queries and notebooks",
    "examples/vscode/README.md": "VS Code",
    "src/REFERENCE.md": "Commands and limits",
    "schema/README.md": "Schema",
    "datalog/README.md": "Library",
    "src/engine/LANGUAGE.md": "Language",
    "src/engine/codes.md": "Messages",
    "src/FORMATS.md": "File formats",
    "src/python/README.md": "Python",
    "datalog/AGREEMENT.md": "Agreement with others",
    "src/BENCHMARKS.md": "Benchmarks",
    ".github/SECURITY.md": "Security",
    "src/ARCHITECTURE.md": "Architecture",
    ".github/CONTRIBUTING.md": "Contributing",
    "src/engine/README.md": "The engine as a crate",
    "src/bitcode/README.md": "Bitcode as a crate",
    "tests/corpus/README.md": "The corpus of tests",
    "src/view/vendor/README.md": "What others wrote",
    "CHANGELOG.md": "Changes",
}


def title_of(text):
    found = re.search(r"^# (.+)", text, re.M)
    return found and found[1].strip()


def short_title(path, title):
    return SHORT.get(path, title)


def fenced(language, text):
    """A block that holds `text`, whatever marks stand in it."""
    longest = max((len(marks) for marks in re.findall(r"`{3,}", text)), default=2)
    mark = "`" * (longest + 1)
    return f"{mark}{language}\n{text.rstrip()}\n{mark}\n"


def words(name):
    """The words of a relation's name for the search, which knows whole words and how they begin."""
    parts = name.split("_")
    return f'<span class="words">{" ".join(parts)}</span>\n' if len(parts) > 1 else ""


def asked(*arguments):
    program = os.environ["LLVM_FACTS"]
    ran = subprocess.run([program, *arguments], capture_output=True, text=True)
    if ran.returncode:
        raise SystemExit(f"llvm-facts {' '.join(arguments)}: {ran.stderr}")
    return ran.stdout


class Schema:
    """The reference of the schema as a page per group, with its anchors' places."""

    def __init__(self, text):
        text = re.sub(r"<!--.*?-->\n*", "", text, flags=re.S)
        head, *parts = re.split(r"^(?=## )", text, flags=re.M)
        self.pages, self.anchors, names = [], {}, {}
        for part in parts:
            heading = title_of(part[1:])
            name = heading.removeprefix("Group ").lower().replace(" ", "-")
            page = f"schema/{name}.md"
            self.anchors[slug(heading)] = page
            lines, fence = [], False
            for line in part.split("\n"):
                fence ^= line.startswith("```")
                if line.startswith("### ") and not fence:
                    lines += [line[1:], "", words(line[4:])]
                    self.anchors[slug(line[4:])] = page
                    names.setdefault(heading, []).append(line[4:])
                else:
                    lines.append(line[1:] if line.startswith("## ") and not fence else line)
            title = heading.removeprefix("Group ")
            self.pages.append((title, page, "schema/README.md", "\n".join(lines)))
        self.index = head + "## All relations and types\n\n" + "\n\n".join(
            f'<a id="{slug(heading)}"></a>**[{heading.removeprefix("Group ")}](#{slug(heading)})**'
            + "".join(f' · <a id="{slug(it)}"></a>[{it}](#{slug(it)})' for it in all)
            for heading, all in names.items()
        ) + '\n\n<a id="departures"></a>**[Departures](#departures)**\n'


def slug(heading):
    """The anchor that a heading has, on forges as in the site."""
    kept = (c for c in heading.strip().lower() if c.isalnum() or c in "_- ")
    return "".join(kept).replace(" ", "-")


def commands():
    """A page for each command: what `help` says of it."""
    out = []

    def add(*path):
        said = asked("help", *path)
        name = " ".join(["llvm-facts", *path])
        about, _, rest = said.partition("\n\n")
        page = "commands/" + "-".join(path or ("llvm-facts",)) + ".md"
        text = f"# {name}\n\n{html.escape(about, quote=False)}.\n\n" + fenced("text", rest)
        out.append((name, page, "commands/help", text))
        below = re.search(r"^Commands:\n((?:  .*\n)+)", said, re.M)
        for command in re.findall(r"^  (\w[\w-]*)", below[1] if below else "", re.M):
            if command != "help":
                add(*path, command)

    add()
    return out


class Library:
    """A page for each folder of the library: what entries say of themselves, their relations."""

    def __init__(self, files, of_schema):
        self.files, self.of_schema = files, of_schema
        self.folders, self.places = {}, {}
        for path in sorted(files):
            found = ENTRY.fullmatch(path)
            if found:
                name = path.removeprefix("datalog/")
                relations = json.loads(asked("library", name, "--format", "json"))
                self.folders.setdefault(found[1], []).append((path, relations))
        for folder, entries in self.folders.items():
            entries.sort(key=lambda entry: (not entry[0].endswith(f"/{folder}.dl"), entry[0]))
            for path, relations in entries:
                self.places[path] = (page_of_folder(folder), slug(path.removeprefix("datalog/")))
                for it in relations:
                    self.places.setdefault(it["name"], (page_of_folder(folder), it["name"]))

    def pages(self):
        for folder, entries in self.folders.items():
            yield folder, page_of_folder(folder), f"datalog/{folder}/.", self.page(folder, entries)

    def page(self, folder, entries):
        several = len(entries) > 1
        parts = [f"# {folder}\n"] if several else []
        level, seen = "##" if several else "#", set()
        for path, relations in entries:
            name = path.removeprefix("datalog/")
            head = re.match(r"(?://.*\n)+", asked("library", name))
            parts.append(f"{level} {name}\n\n{self.prose(head[0] if head else '')}")
            parts.append(f"The rules: [{path}]({posixpath.basename(path)})\n")
            for it in relations:
                if it["name"] not in seen:
                    seen.add(it["name"])
                    parts.append(self.relation(it, level + "#"))
        private = sorted(f for f in self.files if re.fullmatch(rf"datalog/{folder}/_[^/]+\.dl", f))
        if private:
            names = map(posixpath.basename, private)
            links = ", ".join(f"[{name}]({name})" for name in names)
            parts.append(f"## Files that it includes\n\n{links}\n")
        return "\n".join(parts)

    def relation(self, it, level):
        """A relation: its columns, types of the schema as links, and what it means."""
        def typed(column):
            anchor = "type-" + column["type"].lower()
            kind = column["type"]
            if anchor in self.of_schema:
                kind = f"[{kind}](../../schema/README.md#{anchor})"
            return f"{escaped(column['name'])}: {kind}"

        columns = ", ".join(map(typed, it["columns"]))
        doc = self.prose("".join(f"// {line}\n" for line in it["doc"].splitlines()))
        return f"{level} {it['name']}\n\n{words(it['name'])}{it['name']}({columns})\n\n{doc}"

    def named(self, found):
        """A word that is a relation's name, as a link to the relation."""
        name = found["name"]
        if name in self.places:
            return f"[`{name}`](/datalog#{name})"
        if name in self.of_schema:
            return f"[`{name}`](../../schema/README.md#{name})"
        return found[0]

    def prose(self, comment):
        """A comment as Markdown: it is written as such, but for marks that mean nothing there."""
        lines = comment.splitlines()
        lines = [line.removeprefix("//").removeprefix(" ").rstrip() for line in lines]
        out, code, before = [], [], ""
        for line in lines + ["."]:
            if line.startswith("    ") and (code or not before):
                code.append(line[4:])
                continue
            if code and not line:
                code.append("")
                continue
            if code:
                language = "sh" if code[0].startswith("llvm-facts") else "datalog"
                out += ["", fenced(language, "\n".join(code).rstrip()), ""]
                code = []
            is_item = re.match(r"(- |\d+\. )", line)
            goes_on = line.startswith(" ") or (is_item and re.match(r"(- |\d+\. | )", before))
            is_part = re.match(r"(Computes|Assumes|Does not|Cost|Usage)\b", line)
            if before and (is_part or (is_item and not goes_on) or (
                    not is_item and not goes_on and re.match(r"(- |\d+\. | )", before))):
                out.append("")
            out.append(line)
            before = line
        text = "\n".join(out[:-1]).rstrip() + "\n"
        parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
        return "".join(p if p.startswith("```") else self.linked(p) for p in parts)

    def linked(self, text):
        parts = re.split(r"(`[^`]*`|<https?://[^>]*>)", text)
        name = r"(?P<name>[a-z][a-z0-9]*(?:_[a-z0-9]+)+)"
        out = []
        for part in parts:
            if part.startswith("`"):
                out.append(re.sub(rf"\A`{name}`\Z", self.named, part))
            elif part.startswith("<http"):
                out.append(part)
            else:
                marked = re.sub(rf"(?<![\w/.]){name}(?![\w/.]\w)(?!\w)", self.named, part)
                pieces = re.split(r"(\[`\w+`\]\([^)]*\))", marked)
                out += [p if p.startswith("[`") else escaped(p) for p in pieces]
        return "".join(out)


def page_of_folder(folder):
    return f"datalog/{folder}/index.md"


def escaped(text):
    """Text of a comment, in which `<`, `*` and `[` are signs of Datalog and not marks."""
    return re.sub(r"([<*\[\]]|(?<!\w)_|_(?!\w))", r"\\\1", text)


def notebook(cells):
    """A notebook as a document, with what its cells printed as text."""
    out = []
    for cell in cells["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            out.append(text)
        elif text.strip():
            out.append(fenced("python", text))
        for output in cell.get("outputs", []):
            text = output.get("text") or output.get("data", {}).get("text/plain") or []
            if "".join(text).strip():
                out.append(fenced("text", "".join(text)))
    return "\n\n".join(out) + "\n"


def file(site, path):
    """A file of the repository, as it is."""
    text = site.text(path)
    language = LANGUAGES.get(Path(path).suffix[1:], "text")
    included = []
    for name in re.findall(r'^\.include "([^"]+)"', text, re.M):
        for base in (posixpath.dirname(path), "datalog"):
            to = posixpath.normpath(posixpath.join(base, name))
            if to in site.files:
                here = posixpath.relpath(to, posixpath.dirname(path))
                included.append(f"[{name}]({here})")
                break
    includes = f"Includes {', '.join(included)}.\n\n" if included else ""
    return f"# {path}\n\n{includes}" + fenced(language, text)


def folder(site, path):
    """What is in a folder of the repository."""
    inside = sorted({f.removeprefix(path + "/").split("/")[0]
                     for f in site.files if f.startswith(path + "/")})
    return f"# {path}/\n\n" + "".join(f"- {name}\n" for name in inside)
