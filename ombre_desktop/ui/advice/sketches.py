"""Sketches on the paper with advice: two tricks laid out small, or two chances as rows of pips."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from ombre_desktop.engine import Card, Cards
from ombre_desktop.ui.paint.buttons import paint_focus
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.table.plates import paint_card_shadow
from ombre_desktop.value import Value

CARD, SHOWN = 66.0, 0.62
"""The height of a card in units, and the share of its width that the next one leaves in sight."""
LIFT = 7.0
"""The units by which the winning card stands above the others."""
COLUMN, GAP, BETWEEN = 104.0, 14.0, 5.0
"""The least width of a trick, the gap between two, and the gap between a trick and its words, in units."""
PIP, STEP, PIPS = 10.0, 15.0, 10
"""The diameter of a pip and the distance to the next, in units; the number of pips for certainty."""


class Sketch(Protocol):
    """A picture below the words of a paper."""

    def size(self, context: TableContext) -> QSizeF:
        """Return the size that the sketch needs."""
        ...

    def paint(self, painter: QPainter, place: QRectF, context: TableContext) -> None:
        """Paint the sketch at *place*."""
        ...


class SmallTrick(Value):
    """A trick laid out small: its *title*, the *cards* in order, the one that takes it, and a *caption*."""

    title: str
    cards: Cards
    winner: Card
    caption: str


class TwoTricks(Value):
    """The tricks that two cards lead to, side by side under a *heading*; a golden edge shows who wins."""

    heading: str
    tricks: tuple[SmallTrick, ...]
    art: DeckArt

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of both tricks with their words."""
        gaps = (len(self.tricks) - 1) * GAP * context.unit
        width = len(self.tricks) * self._column(context) + gaps
        return QSizeF(width, self._top(context) + self._card_room(context) + self._foot(context))

    def paint(self, painter: QPainter, place: QRectF, context: TableContext) -> None:
        """Paint the heading, then trick by trick."""
        column, top = self._column(context), place.top() + self._top(context)
        left = place.center().x() - self.size(context).width() / 2
        heading = self._heading(context)
        heading.draw(painter, QRectF(place.topLeft(), _wide(place, heading)), context.theme.chrome.ink)
        foot = top + self._card_room(context)
        for trick in self.tricks:
            title, caption = self._words(trick, context)
            above, below = title.size.height(), caption.size.height()
            gap = BETWEEN * context.unit
            title.draw(painter, QRectF(left, top - above - gap, column, above), context.theme.chrome.ink)
            self._paint_cards(painter, QRectF(left, top, column, foot - top), trick, context)
            caption.draw(painter, QRectF(left, foot, column, below), context.theme.chrome.ink)
            left += column + GAP * context.unit

    def _paint_cards(self, painter: QPainter, room: QRectF, trick: SmallTrick, context: TableContext) -> None:
        unit, size = context.unit, card_size(CARD * context.unit)
        pitch = self._pitch(trick, context)
        left = room.center().x() - (size.width() + (len(trick.cards) - 1) * pitch) / 2
        ratio = painter.device().devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, card in enumerate(trick.cards):
            down = 0.0 if card is trick.winner else LIFT * unit
            place = QRectF(QPointF(left + number * pitch, room.top() + 4 * unit + down), size)
            paint_card_shadow(painter, place, unit)
            if card is trick.winner:
                paint_focus(painter, place, context.theme, unit=0.6 * unit, radius=4)
            pixmap = self.art.pixmap(context.deck, card, size, ratio)
            if pixmap is not None:
                painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))

    def _column(self, context: TableContext) -> float:
        """Return the width of a trick, which grows with the text."""
        return COLUMN * context.unit * max(1.0, context.layout.text)

    def _pitch(self, trick: SmallTrick, context: TableContext) -> float:
        """Return the distance between two cards, so small that a trick of five has room."""
        card = card_size(CARD * context.unit).width()
        return min(SHOWN * card, (self._column(context) - card) / max(1, len(trick.cards) - 1))

    def _card_room(self, context: TableContext) -> float:
        return (CARD + LIFT + 4 + 2 * BETWEEN) * context.unit

    def _top(self, context: TableContext) -> float:
        """Return the height of everything above the cards."""
        titles = max(self._words(trick, context)[0].size.height() for trick in self.tricks)
        return self._heading(context).size.height() + titles + 2 * BETWEEN * context.unit

    def _foot(self, context: TableContext) -> float:
        return max(self._words(trick, context)[1].size.height() for trick in self.tricks)

    def _heading(self, context: TableContext) -> Lettering:
        width = len(self.tricks) * (self._column(context) + GAP * context.unit)
        return context.sans(TypeRole.KEY, self.heading).wrapped(width)

    def _words(self, trick: SmallTrick, context: TableContext) -> tuple[Lettering, Lettering]:
        """Return the words above and below a trick."""
        width = self._column(context)
        title = context.sans(TypeRole.KEY, trick.title, bold=True).wrapped(width)
        return title, context.sans(TypeRole.KEY, trick.caption).wrapped(width)


class TwoChances(Value):
    """The chances of two choices, each with its *label* and its share of ten pips, one below the other."""

    rows: tuple[tuple[str, int], ...]

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of both rows with their words."""
        words = [self._label(label, context).size for label, _ in self.rows]
        pips = (PIPS * STEP) * context.unit
        high = sum(size.height() + (PIP + 3 * BETWEEN) * context.unit for size in words)
        return QSizeF(max(pips, *(size.width() for size in words)), high)

    def paint(self, painter: QPainter, place: QRectF, context: TableContext) -> None:
        """Paint each label with its pips below."""
        unit, ink, top = context.unit, context.theme.chrome.ink, place.top()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for label, times in self.rows:
            words = self._label(label, context)
            words.draw(painter, QRectF(QPointF(place.left(), top), _wide(place, words)), ink)
            top += words.size.height() + BETWEEN * unit
            left = place.center().x() - (PIPS * STEP - STEP + PIP) / 2 * unit
            for number in range(PIPS):
                painter.setPen(QPen(ink, 1.2 * unit))
                painter.setBrush(ink if number < times else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(left + number * STEP * unit, top, PIP * unit, PIP * unit))
            top += (PIP + 2 * BETWEEN) * unit

    def _label(self, label: str, context: TableContext) -> Lettering:
        width = 2 * COLUMN * context.unit * max(1.0, context.layout.text)
        return context.sans(TypeRole.KEY, label, bold=True).wrapped(width)


def _wide(place: QRectF, words: Lettering) -> QSizeF:
    """Return the room for *words* across all of *place*."""
    return QSizeF(place.width(), words.size.height())
