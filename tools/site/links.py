"""``python -m tools.site.links FOLDER``: name the links of a built site that lead nowhere within it."""

from __future__ import annotations

import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    """The links and the places of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note where a tag leads, and the name of its place."""
        for name, value in attrs:
            if value and name in ("href", "src") and tag != "link":
                self.links.add(value)
            elif value and (name == "id" or (tag, name) == ("a", "name")):
                self.places.add(value)


@cache
def _read(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def astray(site: Path) -> list[str]:
    """Return the links that lead nowhere, each after the page on which it stands."""
    found = []
    for path in sorted(site.rglob("*.html")):
        if path.name == "404.html":  # its links are those of the top folder
            continue
        for link in sorted(_read(path).links):
            if not _leads_somewhere(path, link):
                found.append(f"{path.relative_to(site)}: {link}")
    return found


def _leads_somewhere(path: Path, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True  # the web is not asked
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    return not parts.fragment or target.suffix != ".html" or unquote(parts.fragment) in _read(target).places


def main(site: Path) -> int:
    """Print each link that leads nowhere; return 1 if there is one."""
    found = astray(site)
    print("\n".join(found) or "every link leads somewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
