"""
``python -m tools.site FOLDER``: write the sources of the site into FOLDER, for MkDocs.

``python3 packaging/release.py site FOLDER`` does that, and builds the site out of it. Nothing of the site is
written by hand: papers, rule book, pictures and docstrings stand elsewhere. Its links are checked.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import languages
from publishing import project, texts
from PySide6.QtWidgets import QApplication

from tools.screenshots.store import take
from tools.site import papers, rule_book
from tools.surface import MODULES

API, PICTURES = "api", "pictures"
STYLE = """\
.md-typeset h1, .md-typeset h2, .md-typeset h3 { font-family: Georgia, "Times New Roman", serif }
.md-typeset h1 { color: inherit }
img.sign { height: 1em; vertical-align: -0.1em }
img.card { height: 4.4em; margin-right: .15em; vertical-align: middle; box-shadow: 0 0 2px #0006 }
span.card { white-space: nowrap }
span.rule { font-size: .6em; opacity: .6 }
p.lead { font-style: italic }
table.grid, table.list { border-collapse: collapse; font-size: .85em }
table.grid td, table.grid th, table.list td, table.list th { padding: .4em .8em; text-align: left }
table.grid td, table.grid th { border: 1px solid #0002 }
table.list td, table.list th { border-bottom: 1px solid #0002 }
"""


def main(folder: Path) -> None:
    """Write all pages, and the settings of MkDocs beside them."""
    languages.see_to(languages.PLACE)
    application = QApplication(["site"])
    application.setStyle("Fusion")
    pages = folder / "pages"
    sections = papers.write(pages, project.home(papers.ROOT))
    book = rule_book.write(pages)
    rule_book.copy_cards(pages)
    (pages / "style.css").write_text(STYLE, encoding="utf-8")
    start, *others = sections.pop("Ombre")
    nav: list[object] = [start, {"In pictures": _pictures(pages)}]
    nav += [{"Rule book": [{name: _titled(of)} for name, of in book.items()]}]
    nav += [{section: paths} for section, paths in sections.items()]
    nav += [{"The engine's names": [_names(pages, module) for module in MODULES]}, {"More": others}]
    (folder / "mkdocs.yml").write_text(json.dumps(_settings(nav), indent=1), encoding="utf-8")


def _titled(pages: dict[str, str]) -> list[dict[str, str]]:
    return [{title: path} for path, title in pages.items()]


def _pictures(pages: Path) -> str:
    """Take the pictures that stores show too; write the page with them and return its path."""
    lines = ["# Ombre in pictures\n"]
    for name, said in texts.table()["pictures"].items():
        path = pages / PICTURES / f"{name}.png"
        path.parent.mkdir(exist_ok=True)
        take(name, path)
        lines.append(f"{said[texts.ENGLISH]}\n\n![{said[texts.ENGLISH]}]({path.name})\n")
    (pages / PICTURES / "README.md").write_text("\n".join(lines), encoding="utf-8")
    return f"{PICTURES}/README.md"


def _names(pages: Path, module: str) -> str:
    """Write the page with everything that *module* exports, from its docstrings; return its path."""
    path = pages / API / f"{module.removeprefix('ombre_desktop.')}.md"
    path.parent.mkdir(exist_ok=True)
    parts = [f"# {module}\n", (import_module(module).__doc__ or "").strip() + "\n"]
    parts += [f"::: {module}.{name}\n" for name in sorted(import_module(module).__all__)]
    path.write_text("\n".join(parts), encoding="utf-8")
    return path.relative_to(pages).as_posix()


def _settings(nav: list[object]) -> dict[str, object]:
    """Return the settings of MkDocs; JSON is YAML."""
    docstrings = {
        "show_source": False,
        "show_root_heading": True,
        "show_root_full_path": False,
        "show_if_no_docstring": True,
        "heading_level": 2,
        "show_bases": False,
        "docstring_style": "google",
        "signature_crossrefs": True,
        "show_signature_annotations": True,
        "separate_signature": True,
        "filters": ["!^_"],
    }
    theme = {
        "name": "material",
        "font": False,  # nothing is fetched from elsewhere
        "features": ["navigation.indexes", "navigation.prune", "navigation.top"],
        "palette": {"scheme": "default", "primary": "brown", "accent": "amber"},
    }
    return {
        "site_name": "Ombre",
        "repo_url": project.home(papers.ROOT),
        "docs_dir": "pages",
        "theme": theme,
        "extra_css": ["style.css"],
        "plugins": [
            "search",
            {"mkdocstrings": {"handlers": {"python": {"paths": [str(papers.ROOT)], "options": docstrings}}}},
        ],
        "markdown_extensions": ["tables", "fenced_code", "attr_list", {"toc": {"permalink": True}}],
        "validation": {"links": {"not_found": "warn", "anchors": "warn", "absolute_links": "warn"}},
        "nav": nav,
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
