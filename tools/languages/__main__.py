"""
``python -m tools.languages``: bring every catalogue up to date, compile it, and write docs/translations.md.

``python -m tools.languages add CODE`` begins a new language. ``pseudo FOLDER`` writes the
pseudo-language to FOLDER, in place of Japanese. ``seal CODE PAGE`` says that a translated page of the rule
book is true to the English one as it is now.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import languages

from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.texts.grammar import GRAMMARS
from tools.languages import pages, shares
from tools.languages.catalogues import messages, source_of, update
from tools.languages.pseudo import write_pseudo


def main() -> int:
    """Do what the command line says."""
    chosen = _arguments()
    if chosen.deed == "pseudo":
        print(write_pseudo(chosen.folder, "ja"))
        return 0
    if chosen.deed == "seal":
        for page in chosen.pages:
            pages.seal(chosen.code, Topic(page))
        return 0
    if chosen.deed == "add":
        update(source_of(chosen.code))
    for catalogue in languages.sources():
        update(catalogue)
        left = [message for message, told in messages(catalogue) if told.get("type") == "unfinished"]
        print(f"{catalogue.name}: {len(left)} messages to translate")
    languages.compile_all(languages.PLACE)
    for code in pages.translated():
        lacks, old = pages.missing(code), pages.stale(code)
        print(f"rules/{code}: {len(lacks)} pages to translate, {len(old)} to look at again")
    shares.write()
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.languages", description=__doc__)
    deeds = parser.add_subparsers(dest="deed")
    added = deeds.add_parser("add", help="begin a new language")
    added.add_argument("code", choices=sorted(GRAMMARS.keys() - {"en"}))
    pseudo = deeds.add_parser("pseudo", help="write the pseudo-language")
    pseudo.add_argument("folder", type=Path)
    sealed = deeds.add_parser("seal", help="say that pages are true to the English ones")
    sealed.add_argument("code")
    sealed.add_argument("pages", nargs="+", choices=[topic.value for topic in Topic], metavar="PAGE")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
