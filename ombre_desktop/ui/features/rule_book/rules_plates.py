"""The illustrations of the rule pages: where plates and initials stand, and which plate each page has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.dialogs.woodcut import Woodcut
from ombre_desktop.ui.features.rule_book.plate import BREADTH, STEP, Plate, RowPlate, TablePlate
from ombre_desktop.ui.features.rule_book.plate_press import PlatePress
from ombre_desktop.ui.paint.fonts import is_upright
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.ui.texts import rule_book
from ombre_desktop.value import Value

_ROW = re.compile(r"<!--row (\w+) ([\w.]+)-->")
_FIRST = re.compile(r"(</h1>.*?<p[^>]*>(?:\s|<[^>]+>)*)(\w)", re.DOTALL)
_ROW_HEIGHT, _ROW_TALLEST = 88, 150
_RANK_HEIGHT, _FEW, _RANKS = 62, 3, 6
"""The height of a picture of a rank, the cards that are no rank, and the cards of a row of ranks."""
_CUT_HEIGHT, _TABLE_HEIGHT = 132, 230
_IN_A_TABLE, _MOST_CARDS = 0.6, 12
"""The share of the page's width for the longest row of cards, and the number of its cards."""
_CUTS: dict[Topic, tuple[Deck, str]] = {
    Topic.FIVE_MINUTES: (Deck.SPANISH, "SK"),
    Topic.CARDS: (Deck.SPANISH, "SA"),
    Topic.DEAL: (Deck.SPANISH, "CJ"),
    Topic.AUCTION: (Deck.SPANISH, "DJ"),
    Topic.LOW_BIDS: (Deck.SPANISH, "HJ"),
    Topic.TRUMP: (Deck.SPANISH, "CA"),
    Topic.EXCHANGE: (Deck.SPANISH, "HQ"),
    Topic.PLAY: (Deck.SPANISH, "SQ"),
    Topic.CLAIM: (Deck.SPANISH, "CQ"),
    Topic.SURRENDER: (Deck.SPANISH, "SJ"),
    Topic.OUTCOME: (Deck.SPANISH, "HK"),
    Topic.PAYMENTS: (Deck.SPANISH, "DK"),
    Topic.HOUSE_RULES: (Deck.SPANISH, "CK"),
    Topic.GLOSSARY: (Deck.SPANISH, "HA"),
    Topic.OPPONENTS: (Deck.SPANISH, "DQ"),
    Topic.FRENCH: (Deck.FRENCH, "SA"),
    Topic.POKERWINER: (Deck.FRENCH, "CA"),
    Topic.HOMME_AUVERGNE: (Deck.FRENCH, "HA"),
}
"""The woodcut at the head of a page, for pages without a table."""
_TABLES = {Topic.TWO_HANDED: 2, Topic.DEAL: 3, Topic.FOUR_HANDED: 4, Topic.QUADRILLE: 4, Topic.FIVE_HANDED: 5}
"""The number of seats of the table that a page shows."""


class Sheet(Value):
    """The sheet of a page: its *room* in pixels, the *zoom* of its text, and the pixel *ratio*."""

    room: float
    zoom: float
    ratio: float


class Plates:
    """The plates of one page, printed by *press* in the colours of an *appearance*, to fit its *sheet*."""

    def __init__(self, press: PlatePress, appearance: Appearance, sheet: Sheet) -> None:
        self._press, self._look, self._sheet = press, appearance, sheet
        self._plates: dict[str, Plate] = {}

    def illustrated(self, html: str, topic: Topic) -> str:
        """Return the page *topic* with its plates and its initial."""
        html = _ROW.sub(lambda found: self._row(Deck(found[1]), found[2]), html)
        html = _FIRST.sub(lambda found: found[1] + self._initial(found[2]), html, count=1)
        if topic in _CUTS:
            deck, card = _CUTS[topic]
            cut = self._image(f"woodcut:{deck.value}-{card}", self._woodcut(deck, card), "right")
            html = html.replace("<h1>", f"{cut}<h1>", 1)
        if topic in _TABLES:
            image = self._image(f"table:{_TABLES[topic]}", self._table(_TABLES[topic]), "")
            caption = escape(rule_book.table_caption())
            html = html.replace("<h2>", f"<p align='center'>{image}<br><i>{caption}</i></p><h2>", 1)
        return html

    def provide(self, document: QTextDocument) -> None:
        """Give *document* all plates of the page, those that are not ready as blank paper."""
        kind = int(QTextDocument.ResourceType.ImageResource.value)
        for url, picture in self._pictures():
            document.addResource(kind, QUrl(url), picture)

    def _pictures(self) -> Iterator[tuple[str, QImage]]:
        for url, plate in self._plates.items():
            picture = self._press.picture(plate)
            if picture is None:
                picture = QImage(plate.size, QImage.Format.Format_ARGB32_Premultiplied)
                picture.fill(0)
            yield url, picture

    def _image(self, url: str, plate: Plate, side: str) -> str:
        self._plates[url] = plate
        size, floats = plate.size, f" align='{side}'" if side else ""
        return f"<img src='{url}' width='{size.width()}' height='{size.height()}'{floats}>"

    def _row(self, deck: Deck, names: str) -> str:
        cards = tuple(map(Card.parse, names.split(".")))
        # All rows of a suit are equally high, and all ranks, which stand in one row of the page.
        is_rank = len(cards) < _FEW
        breadth = CARD_RATIO * (_RANKS if is_rank else 1 + STEP * (_MOST_CARDS - 1))
        tallest = _RANK_HEIGHT if is_rank else _ROW_HEIGHT
        height = min(self._pixels(tallest), _ROW_TALLEST, int(_IN_A_TABLE * self._sheet.room / breadth))
        plate = RowPlate(deck, cards, self._press.printed, height, self._sheet.ratio)
        return self._image(f"row:{deck.value}-{names}", plate, "") + "<br>"

    def _woodcut(self, deck: Deck, card: str) -> Woodcut:
        ink = self._look.theme.chrome.ink
        return Woodcut(deck, Card.parse(card), ink, self._pixels(_CUT_HEIGHT), self._sheet.ratio)

    def _table(self, seats: int) -> TablePlate:
        figures = Lettering("", self._look.families.serif_font(58, bold=True))
        height = min(self._pixels(_TABLE_HEIGHT), int(self._sheet.room / BREADTH))
        return TablePlate(seats, Deck.SPANISH, self._look.theme, figures, height, self._sheet.ratio)

    def _initial(self, letter: str) -> str:
        return letter if is_upright(letter) else f"<span class='initial'>{letter}</span>"

    def _pixels(self, nominal: float) -> int:
        return round(nominal * min(1.5, self._look.text * self._sheet.zoom))
