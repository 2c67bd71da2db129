"""
``python -m tools.languages``: bring every catalogue up to date, compile it, and write docs/translations.md.

``python -m tools.languages add CODE`` begins a new language. ``pseudo FOLDER`` writes the
pseudo-language to FOLDER, in place of Japanese.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import documents
import languages

from ombre_desktop.ui.texts.grammar import GRAMMARS
from tools.languages import shares
from tools.languages.catalogues import messages, update, update_documents
from tools.languages.pseudo import write_pseudo


def main() -> int:
    """Do what the command line says."""
    chosen = _arguments()
    if chosen.deed == "pseudo":
        print(write_pseudo(chosen.folder, "ja"))
        return 0
    if chosen.deed == "add":
        update(languages.source_of(chosen.code))
    for code in map(languages.code_of, languages.sources()):
        catalogue = languages.source_of(code)
        update(catalogue)
        _tell(catalogue)
        for kind in documents.KINDS:
            catalogue = languages.source_of(code, kind)
            update_documents(catalogue, kind)
            _tell(catalogue)
    languages.compile_all(languages.PLACE)
    shares.write()
    return 0


def _tell(catalogue: Path) -> None:
    """Print what is left to translate of a *catalogue*."""
    left = [told for _, told in messages(catalogue) if told.get("type") == "unfinished"]
    drafts = sum(bool(told.text) for told in left)
    print(f"{catalogue.name}: {len(left)} messages to translate, {drafts} of them drafted")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.languages", description=__doc__)
    deeds = parser.add_subparsers(dest="deed")
    added = deeds.add_parser("add", help="begin a new language")
    added.add_argument("code", choices=sorted(GRAMMARS.keys() - {"en"}))
    pseudo = deeds.add_parser("pseudo", help="write the pseudo-language")
    pseudo.add_argument("folder", type=Path)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
