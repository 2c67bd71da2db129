"""The page that says how much of the program is translated into each language."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element

import documents
import languages
from PySide6.QtCore import QLocale

from ombre_desktop.ui.texts.languages import own_name
from tools.languages.catalogues import messages

PAGE = languages.ROOT / "docs" / "translations.md"
_TEXT = """\
# Translations

`.venv/bin/python -m tools.languages` writes this page. [languages.md](languages.md) tells how a language
is added, and which words somebody who plays there should still check.

| Language | In its own words | Screen | Terminal | Rule book | Lessons | Exercises | Records |
|---|---|---|---|---|---|---|---|
{rows}

English is the language that the program is written in. A message that is not translated yet is shown in
English, and so is a whole page, lesson or record if anything of it is missing. What has changed in English
since counts as not translated. Problems have no words of their own.
"""


def write() -> None:
    """Write the page."""
    PAGE.write_text(told(), encoding="utf-8", newline="\n")


def told() -> str:
    """Return the text of the page, with a row for each language that has a catalogue."""
    codes = map(languages.code_of, languages.sources())
    return _TEXT.format(rows="\n".join(_row(code) for code in codes))


def share(finished: Iterable[bool]) -> str:
    """Return how many are finished, as a percentage that reaches 100 only with the last one."""
    all_of_them = list(finished)
    done = sum(all_of_them)
    return "whole" if done == len(all_of_them) else f"{100 * done // len(all_of_them)} %"


def _row(code: str) -> str:
    english = QLocale.languageToString(QLocale(code).language())
    screen = dict(messages(languages.source_of(code)))
    terminal = {message: told for message, told in screen.items() if message[0] == languages.TERMINAL}
    words = (share(map(_is_finished, told)) for told in (screen.values(), terminal.values()))
    wholes = (_wholes(code, kind) for kind in documents.KINDS)
    return f"| {' | '.join((english, own_name(code), *words, *wholes))} |"


def _wholes(code: str, kind: str) -> str:
    """Return how many documents of a *kind* are whole in the language *code*."""
    left = {name for (name, _), told in messages(languages.source_of(code, kind)) if not _is_finished(told)}
    written = [document.name for document in documents.documents(kind)]
    return f"{len(written) - len(left)} of {len(written)}"


def _is_finished(told: Element) -> bool:
    return told.get("type") != "unfinished"
