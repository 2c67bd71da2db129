"""The places of the cards: the pack by suits at the left, a row for each hand and the talon at the right."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect

from ombre_desktop.engine import Card, Cards
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.deal_by_hand.draft import Draft, Place
from ombre_desktop.ui.table.placement import card_size

_HEIGHT, _PAD, _GAP = 62.0, 6, 18
"""The height of a card, the room round it, and between pack and rows, nominal."""
_LABEL = 132
"""The width of the words before a row, nominal."""
_APART = 1.05
"""The distance of two cards, in widths of a card."""
_LEAST, _SHARE = 4.6, 0.42
"""The least width of pack and rows beside each other, in cards, and the greatest share of the pack."""


class Ground:
    """The places for the cards of *draft* within *width* pixels."""

    def __init__(self, draft: Draft, width: int, look: Appearance) -> None:
        self._draft, pack = draft, draft.game.pack
        # Cards grow less than the text, since they are easy to see even at the ordinary size.
        size = card_size(_HEIGHT * (1 + look.text) / 2)
        self.card = QRect(0, 0, round(size.width()), round(size.height()))
        self.label = look.pixels(_LABEL)
        ranks = max(len(pack.ranks(suit)) for suit in pack.suits)
        self._step = _APART * self.card.width()
        wide = round((ranks - 1) * self._step) + self.card.width() + 2 * _PAD
        high = self.card.height() + 2 * _PAD
        line = self.card.height() + _PAD
        least = _LEAST * self.card.width()
        beside = width >= 2 * least + self.label + _GAP
        wide = min(wide, max(round(least), round(_SHARE * width)) if beside else width)
        self.pack = QRect(0, 0, wide, line * len(pack.suits) + _PAD)
        left, top = (wide + _GAP, 0) if beside else (0, self.pack.bottom() + _GAP)
        self.rows = {
            place: QRect(left, top + at * (high + _PAD), width - left, high)
            for at, place in enumerate(draft.places)
        }
        self.height = max(area.bottom() for area in (self.pack, *self.rows.values())) + 1

    def slot(self, card: Card) -> QRect:
        """Return the place of *card* in the pack, which stays empty while the card lies elsewhere."""
        pack = self._draft.game.pack
        room = self.pack.width() - 2 * _PAD - self.card.width()
        ranks = max(len(pack.ranks(suit)) for suit in pack.suits)
        step = min(self._step, room / max(1, ranks - 1))
        at, line = pack.ranks(card.suit).index(card.rank.value), pack.suits.index(card.suit)
        down = _PAD + line * (self.card.height() + _PAD)
        return self.card.translated(_PAD + round(at * step), down)

    def laid(self, place: Place) -> Iterator[tuple[Card, QRect]]:
        """Yield the cards at *place* with their places, from left to right; later ones lie on top."""
        cards, area = self._draft.row(place), self.rows[place]
        room = area.width() - self.label - 2 * _PAD - self.card.width()
        step = min(self._step, room / max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            left = area.left() + self.label + _PAD + round(at * step)
            yield card, self.card.translated(left, area.top() + _PAD)

    def place_at(self, point: QPoint) -> Place | None:
        """Return the place of the row under *point*; None elsewhere."""
        return next((place for place, area in self.rows.items() if area.contains(point)), None)

    def before(self, place: Place, point: QPoint, moved: Card) -> Card | None:
        """Return the card of the row before which *moved* is dropped at *point*; None behind the last."""
        right = (card for card, at in self.laid(place) if at.center().x() > point.x() and card is not moved)
        return next(right, None)

    @property
    def lines(self) -> list[Cards]:
        """The cards in lines, as the arrows go through them: those left by suits, then the rows."""
        left, pack = self._draft.left, self._draft.game.pack
        suits = [tuple(card for card in left if card.suit is suit) for suit in pack.suits]
        return [line for line in (*suits, *map(self._draft.row, self._draft.places)) if line]
