"""The page that says how much of the program is translated into each language."""

from __future__ import annotations

from collections.abc import Iterable

from languages import ROOT, code_of, sources
from PySide6.QtCore import QLocale

from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.texts.languages import own_name
from tools.languages import pages
from tools.languages.catalogues import messages, source_of

PAGE = ROOT / "docs" / "translations.md"
_TEXT = """\
# Translations

`.venv/bin/python -m tools.languages` writes this page. [languages.md](languages.md) tells how a language
is added, and which words somebody who plays there should still check.

| Language | In its own words | The screen | Pages of the rule book |
|---|---|---|---|
{rows}

English is the language that the program is written in. A message or a page that is not translated yet is
shown in English; a page whose English text has changed since counts as not translated.
"""


def write() -> None:
    """Write the page."""
    PAGE.write_text(told(), encoding="utf-8", newline="\n")


def told() -> str:
    """Return the text of the page, with a row for each language that has a catalogue."""
    codes = map(code_of, sources())
    return _TEXT.format(rows="\n".join(_row(code) for code in codes))


def share(finished: Iterable[bool]) -> str:
    """Return how many are finished, as a percentage that reaches 100 only with the last one."""
    all_of_them = list(finished)
    done = sum(all_of_them)
    return "whole" if done == len(all_of_them) else f"{100 * done // len(all_of_them)} %"


def _row(code: str) -> str:
    english = QLocale.languageToString(QLocale(code).language())
    screen = share(found.get("type") != "unfinished" for _, found in messages(source_of(code)))
    lacking = len(pages.missing(code)) + len(pages.stale(code))
    return f"| {english} | {own_name(code)} | {screen} | {len(Topic) - lacking} of {len(Topic)} |"
