"""The rule book as the program shows it, as pages of the site in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.dialogs.rules_tokens import sign_url
from ombre_desktop.ui.dialogs.suit_signs import suit_sign
from ombre_desktop.ui.features.rule_book.rules_numbers import anchor
from ombre_desktop.ui.features.rule_book.rules_pages import Table, page, title
from ombre_desktop.ui.texts.languages import Speech, available, native_deck, own_name
from tools.site.papers import ROOT

FOLDER, SIGNS, CARDS = "rule-book", "rule-book/signs", "rule-book/cards"
SIGN = 15
_CARDS = ROOT / "ombre_desktop" / "assets" / "cards"
_ROW = re.compile(r"<!--row (\w+) ([\w.]+)-->(?:<span class=\"card\">.*?</span>(?:&nbsp; )?)+")
_PICTURE = re.compile(r'<img src="sign:(\w+)-(\w)" height="\d+">')
_HEADING = re.compile(r"<h([123])>(.*?)</h\1>", re.DOTALL)
_PLACE = re.compile(r'<a name="([^"]+)"></a>')
_LINK = re.compile(r'href="rules:(\w+)(?:/([\d.]+))?"')

Pages = dict[str, dict[str, str]]
"""The titles of the pages, by language and path."""


def write(pages: Path) -> Pages:
    """Write the book in every language below *pages*, with the pictures that it needs."""
    _draw_signs(pages / SIGNS)
    speech, found = Speech(QApplication.instance()), Pages()
    for code in available():
        speech.speak(code)
        found[own_name(code)] = dict(_written(pages, code))
    speech.speak("en")
    return found


def _written(pages: Path, code: str) -> Iterator[tuple[str, str]]:
    """Write the pages of the language in use; yield the path and title of each."""
    for topic in Topic:
        path = pages / FOLDER / code / f"{topic.value}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_as_markdown(page(topic, Table(native_deck(code)), SIGN)), encoding="utf-8")
        yield path.relative_to(pages).as_posix(), title(topic)


def _as_markdown(html: str) -> str:
    """Return a page with headings that a table of contents finds; all else stays as it is."""
    html = _ROW.sub(_row, html)
    html = _PICTURE.sub(lambda found: _image(f"signs/{found[1]}-{found[2]}.png", "sign"), html)
    html = _LINK.sub(lambda found: f'href="../{found[1]}/{"#" + anchor(found[2]) if found[2] else ""}"', html)
    blocks = "\n".join(line for line in html.splitlines() if line.strip())
    return _HEADING.sub(_heading, blocks).strip() + "\n"


def _heading(found: re.Match[str]) -> str:
    places = "".join(f'<span id="{name}"></span>' for name in _PLACE.findall(found[2]))
    return f"\n\n{'#' * int(found[1])} {places}{' '.join(_PLACE.sub('', found[2]).split())}\n\n"


def _row(found: re.Match[str]) -> str:
    """Return a row of cards as pictures."""
    deck, names = found[1], found[2].split(".")
    return "".join(_image(f"cards/{deck}/{name}.svg", "card", name) for name in names)


def _image(path: str, kind: str, name: str = "") -> str:
    return f'<img class="{kind}" src="../../{path}" alt="{name}">'


def copy_cards(pages: Path) -> None:
    """Copy the faces of both decks below *pages*."""
    for deck in Deck:
        place = pages / CARDS / deck.value
        place.mkdir(parents=True, exist_ok=True)
        for path in (_CARDS / deck.value).glob("??.svg"):
            (place / path.name).write_bytes(path.read_bytes())


def _draw_signs(place: Path) -> None:
    place.mkdir(parents=True, exist_ok=True)
    for deck in Deck:
        for suit in Suit:
            name = sign_url(suit, deck).removeprefix("sign:")
            suit_sign(suit, deck, 3 * SIGN).save(str(place / f"{name}.png"))
