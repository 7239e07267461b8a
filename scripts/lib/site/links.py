"""Follows every link of a site: `links.py DIR`. Files and the places within them must be there.

What a page needs to be shown (styles, scripts, pictures, fonts) must be in the site as well: it is
read without a network. Links to other sites are counted, and not followed.
"""

import os
import re
import sys
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.places, self.links = set(), []

    def handle_starttag(self, tag, attributes):
        has = dict(attributes)
        names = [has.get("id"), has.get("name") if tag == "a" else None]
        self.places.update(name for name in names if name)
        for key in ("href", "src"):
            if has.get(key) is not None:
                needed = key == "src" or (tag == "link" and has.get("rel") != "canonical")
                self.links.append((has[key], needed, self.getpos()[0]))


def main(top):
    pages = {}
    for folder, _, names in os.walk(top):
        for name in names:
            path = os.path.join(folder, name)
            if name.endswith(".html"):
                with open(path, encoding="utf-8") as file:
                    pages[path] = page = Page()
                    page.feed(file.read())
            elif name.endswith(".css"):
                with open(path, encoding="utf-8") as file:
                    pages[path] = page = Page()
                    found = re.findall(r"url\(['\"]?([^'\")]+)['\"]?\)", file.read())
                    page.links = [(it, True, 1) for it in found if not it.startswith("data:")]
    wrong, checked, outside = [], 0, 0
    for path, page in pages.items():
        here = os.path.relpath(path, top)
        # mdBook's page for what is not there has absolute links: only a server uses it.
        if here == "404.html":
            continue
        for link, needed, line in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                outside += 1
                if needed:
                    wrong.append(f"{here}:{line}: {link}: needs a network")
                continue
            checked += 1
            to = path
            if parts.path:
                to = os.path.normpath(os.path.join(os.path.dirname(path), unquote(parts.path)))
            if os.path.isdir(to):
                wrong.append(f"{here}:{line}: {link}: a folder, which only a server shows")
            elif not os.path.exists(to):
                wrong.append(f"{here}:{line}: {link}: no such file")
            elif parts.fragment and to in pages:
                if unquote(parts.fragment) not in pages[to].places:
                    wrong.append(f"{here}:{line}: {link}: no such place in the page")
    html = sum(path.endswith(".html") for path in pages)
    if wrong:
        sys.exit("\n".join(sorted(wrong)) + f"\nlinks.py: {len(wrong)} of {checked} links are dead")
    print(f"{html} files of HTML, {checked} links, none dead; {outside} to other sites")


main(sys.argv[1])
