"""Stages the documents of the repository for mdBook: `stage.py OUT`, LLVM_FACTS names the program.

Every document keeps its place, `README.md` as `index.md`. What is long in one piece or exists only
as data is written as pages (`pages.py`): the schema a page for each group, the library one for each
analysis, the commands one each. A link to a file of the repository that is no document leads to a
page that shows the file; so no link needs to know of the site.
"""

import json
import os
import posixpath
import re
import subprocess
import sys
from pathlib import Path

import api
import pages
from pages import title_of

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent

# The order in which documents are listed. What stands below a document is indented; `*` stands for
# the documents of a folder, `@schema`, `@library`, `@commands` for pages that are made.
ORDER = """
README.md
# Learn
examples/tutorial/README.md
  examples/tutorial/*
examples/cookbook/README.md
  examples/cookbook/*
examples/README.md
  examples/*/README.md
  examples/notebooks/*
# Look up
src/REFERENCE.md
  @commands
schema/README.md
  @schema
datalog/README.md
  @library
src/engine/LANGUAGE.md
src/engine/codes.md
src/FORMATS.md
src/python/README.md
  @python
# How far to trust it
datalog/AGREEMENT.md
src/BENCHMARKS.md
.github/SECURITY.md
# Inside
src/ARCHITECTURE.md
.github/CONTRIBUTING.md
src/engine/README.md
src/bitcode/README.md
tests/corpus/README.md
src/view/vendor/README.md
CHANGELOG.md
"""
NO_PAGES = re.compile(r"\.github/ISSUE_TEMPLATE/")
LINK = re.compile(r"(!?\[[^\[\]]*\]\()([^)\s]+)(\))")
PICTURES = {".png", ".svg", ".jpg", ".gif"}


def page_of(document):
    """Where a document or file of the repository is in the site, as Markdown."""
    path = document.removeprefix(".")
    folder, name = posixpath.split(path)
    if name == "README.md":
        return posixpath.join(folder, "index.md")
    if name.endswith(".ipynb"):
        return path.removesuffix(".ipynb") + ".md"
    return path if name.endswith(".md") else path + ".md"


class Site:
    def __init__(self, out):
        self.out = Path(out)
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, check=True, text=True,
        )
        self.files = {f for f in listed.stdout.splitlines() if (ROOT / f).is_file()}
        self.folders = {str(p) for f in self.files for p in Path(f).parents if str(p) != "."}
        self.anchors = {}  # of a document that became several pages: anchor -> page
        self.shown = []  # files that a page links to, in the order in which they were met
        self.wrong = []
        self.summary = ["# Contents", ""]
        self.written = set()
        self.blocks = 0

    def text(self, path):
        return (ROOT / path).read_text()

    def link(self, source, page, target):
        """What a link of the document `source`, which is shown as `page`, says in the site."""
        if re.match(r"[a-z]+:", target):
            return target
        path, _, anchor = target.partition("#")
        place = posixpath.join(posixpath.dirname(source), path) if path else source
        path = posixpath.normpath(place)
        # What an analysis says of itself is told before its rules are; its page leads to these.
        if path in self.library.places and not source.endswith("/.") or path == "/datalog":
            to, anchor = self.library.places[anchor if path == "/datalog" else path]
            return self.way(page, to, anchor)
        if path in self.anchors and anchor:
            to = self.anchors[path].get(anchor)
            if to is None:
                self.wrong.append(f"{source}: {target}: nothing is called so")
                to = page_of(path)
        elif path in self.files:
            if Path(path).suffix in PICTURES:
                self.copy(path)
                return posixpath.relpath(path.removeprefix("."), posixpath.dirname(page) or ".")
            if not path.endswith((".md", ".ipynb")):
                self.show(path)
            to = page_of(path)
        elif path in self.folders:
            if path + "/README.md" in self.files:
                to = page_of(path + "/README.md")
            else:
                self.show(path)
                to = path.removeprefix(".") + "/index.md"
        else:
            self.wrong.append(f"{source}: {target}: there is no such file")
            return target
        return self.way(page, to, anchor)

    def entry(self, source, name):
        """What a row of a table is about: a link, if that is a file, or a folder with a document."""
        for folder in (posixpath.dirname(source), ""):
            path = posixpath.normpath(posixpath.join(folder, name))
            if path in self.files or path + "/README.md" in self.files:
                way = posixpath.relpath(path, posixpath.dirname(source) or ".")
                return f"[`{name}`]({way})"
        return f"`{name}`"

    @staticmethod
    def way(page, to, anchor):
        """The link from one page to another."""
        here = posixpath.relpath(to, posixpath.dirname(page) or ".") if to != page else ""
        return here + ("#" + anchor if anchor else "") or posixpath.basename(to)

    def show(self, path):
        if path not in self.shown:
            self.shown.append(path)

    def copy(self, path):
        to = self.out / "src" / path.removeprefix(".")
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes((ROOT / path).read_bytes())

    def write(self, page, text):
        if page in self.written:
            self.wrong.append(f"{page}: two documents want this place")
        self.written.add(page)
        to = self.out / "src" / page
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(text)

    def staged(self, source, page, text):
        """The document as mdBook gets it: links lead to pages, blocks say their language only."""
        lines, fence = [], None
        for line in text.split("\n"):
            mark = re.match(r"(`{3,}|~{3,})(.*)", line)
            if fence:
                fence = None if mark and mark[1].startswith(fence) and not mark[2] else fence
                lines.append(line)
            elif mark:
                fence = mark[1]
                self.blocks += 1
                language, *rest = mark[2].split() or ["text"]
                if rest and "." in rest[0]:
                    lines.append(f'<div class="file">{rest[0]}</div>\n')
                language = {"souffle": "datalog", "pycon": "python"}.get(language, language)
                # Those that highlight.js does not know, site.js colours.
                own = "plaintext," if language in ("datalog", "llvm", "console") else ""
                lines.append(fence + own + language)
            else:
                lines.append(line)
        text = re.sub(
            r"^(\| )`([^`|]+)`(?= )", lambda it: it[1] + self.entry(source, it[2]),
            "\n".join(lines), flags=re.M,
        )
        # Links may go over the end of a line; those in code are none.
        kept = []
        def put_aside(found):
            kept.append(found[0])
            return f"\0{len(kept) - 1}\0"
        text = re.sub(r"^(`{3,}|~{3,}).*?^\1$", put_aside, text, flags=re.M | re.S)
        text = re.sub(r"(`+)(?!`).+?(?<!`)\1(?!`)", put_aside, text)
        text = LINK.sub(lambda it: it[1] + self.link(source, page, it[2]) + it[3], text)
        return re.sub(r"\0(\d+)\0", lambda it: kept[int(it[1])], text)

    def add(self, level, title, page, source, text):
        self.write(page, self.staged(source, page, text))
        title = title.replace("[", "\\[").replace("]", "\\]")
        self.summary.append(f"{'  ' * level}- [{title}]({page})")

    def document(self, level, path):
        text, page = self.text(path), page_of(path)
        if path.endswith(".ipynb"):
            text = pages.notebook(json.loads(text))
        title = pages.short_title(path, title_of(text) or path)
        if title_of(text) is None:
            text = f"# {title}\n\n{text}"
        if path == "schema/README.md":
            text = self.schema.index
        self.add(level, title, page, path, text)


def expanded(site, entry):
    """The documents that an entry of ORDER stands for."""
    if "*" not in entry:
        return [entry]
    pattern = re.compile(re.escape(entry).replace(r"\*", "[^/]*") + "$")
    kinds = (".md", ".ipynb")
    listed = {line.strip() for line in ORDER.splitlines()}
    found = (f for f in site.files if pattern.match(f) and f.endswith(kinds) and f not in listed)
    return sorted(found)


def build(out):
    site = Site(out)
    site.schema = pages.Schema(site.text("schema/README.md"))
    site.anchors["schema/README.md"] = site.schema.anchors
    site.library = pages.Library(site.files, site.schema.anchors)
    made = {
        "@schema": lambda: site.schema.pages,
        "@library": site.library.pages,
        "@commands": pages.commands,
        "@python": lambda: api.pages(ROOT),
    }
    listed = set()
    for entry in ORDER.strip().splitlines():
        level, entry = (len(entry) - len(entry.lstrip())) // 2, entry.strip()
        if entry.startswith("# "):
            site.summary += ["", entry, ""]
        elif entry.startswith("@"):
            for title, page, source, text in made[entry]():
                site.add(level, title, page, source, text)
        else:
            for path in expanded(site, entry):
                if path not in listed:
                    listed.add(path)
                    site.document(level, path)
    for path in sorted(site.files):
        if path.endswith((".md", ".ipynb")) and path not in listed and not NO_PAGES.match(path):
            site.wrong.append(f"{path}: ORDER, in this script, does not say where it is")
    sources = show_files(site)
    site.write("SUMMARY.md", "\n".join(site.summary) + "\n")
    finish(site, sources)


def show_files(site):
    """Pages of the files that others link to, and of those that these link to."""
    site.summary += ["", "# Files", ""]
    done = 0
    while done < len(site.shown):
        path = site.shown[done]
        done += 1
        page = (path.removeprefix(".") + "/index.md") if path in site.folders else page_of(path)
        text = pages.folder(site, path) if path in site.folders else pages.file(site, path)
        site.write(page, site.staged(path + ("/." if path in site.folders else ""), page, text))
    below = {}
    for path in sorted(site.shown):
        below.setdefault(posixpath.dirname(path) or path, []).append(path)
    for place, paths in below.items():
        site.summary.append(f"- [{place}]()")
        for path in paths:
            name = posixpath.basename(path) + ("/" if path in site.folders else "")
            page = path.removeprefix(".") + "/index.md" if path in site.folders else page_of(path)
            site.summary.append(f"  - [{name}]({page})")
    return sorted(site.shown)


def finish(site, sources):
    book = (HERE / "book.toml").read_text()
    # A search that finds the text of every program would find nothing else.
    book += "\n[output.html.search.chapter]\n"
    for path in sources:
        page = path + "/index.md" if path in site.folders else page_of(path)
        book += f'"{page.removeprefix(".")}" = {{ enable = false }}\n'
    (site.out / "book.toml").write_text(book)
    for name in ("site.css", "site.js"):
        (site.out / name).write_bytes((HERE / name).read_bytes())
    if site.wrong:
        sys.exit("\n".join(f"stage.py: {it}" for it in sorted(set(site.wrong))))
    print(f"{len(site.written) - 1} pages with {site.blocks} blocks of code")


if __name__ == "__main__":
    os.environ.setdefault("NO_COLOR", "1")
    build(sys.argv[1])
