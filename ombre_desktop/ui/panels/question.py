"""The question of a panel: a pill with one sentence above the answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import Pill

_SHADE = QColor(0, 0, 0, 120)
GAP = 10.0
"""The distance between the pill and the answers below it, in units."""


class Question:
    """
    A sentence above the answers, or in one row with the first of them.

    The pill is hidden if there are no words, or if large text leaves no room for it.
    """

    def __init__(self, words: str = "") -> None:
        self.words = words
        self.place = QRectF()
        self._has_room = True
        self._pill = Pill(words)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the pill, if it is shown."""
        return (self.place,) if self._is_shown else ()

    @property
    def _is_shown(self) -> bool:
        return bool(self.words) and self._has_room

    def stand(self, sizes: Sequence[QSizeF], context: TableContext) -> tuple[tuple[QRectF, ...], bool]:
        """Place the pill; return the places of answers of these *sizes*, and whether no card is covered."""
        layout = context.layout
        places = layout.choice_rects(sizes)
        if not self.words:
            return places, layout.choices_fit(sizes)
        self._has_room = True
        for folded in (False, True):
            self._pill = Pill(self.words, folded)
            self.place = above(self._pill, places, context)
            if layout.choices_fit(sizes) and layout.is_clear(self.place):
                return places, True
            if layout.choices_fit(beside := [self._pill.size(context), *sizes]):
                box, *answers = layout.choice_rects(beside)
                self.place.moveCenter(box.center())
                return tuple(answers), True
        # Large bids leave the pill no room. They matter more, and so does the figure of the pool under it.
        self._has_room = not layout.compact
        return places, False

    def paint(self, painter: QPainter, context: TableContext) -> None:
        """Paint the pill."""
        if self._is_shown:
            self._pill.paint(painter, self.place, context)


class Maxim:
    """A short sentence in small type above a row of buttons, where no card of the trick lies."""

    def __init__(self, words: str = "", strength: float = 1.0) -> None:
        self.words = words
        self._strength = strength
        self._place = QRectF()
        self._is_clear = False

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the sentence, if it is shown."""
        return (self._place,) if self.words and self._is_clear else ()

    def stand_above(self, row: Sequence[QRectF], context: TableContext) -> None:
        """Find a place above the *row*; without a clear place the sentence is not shown."""
        size = context.sans(TypeRole.ROLE, self.words).size + QSizeF(22, 8) * context.unit
        top = min((place.top() for place in row), default=context.layout.fan_top)
        self._place = QRectF(context.layout.stage.middle - size.width() / 2, 0, size.width(), size.height())
        self._place.moveBottom(top - 0.6 * GAP * context.unit)
        shape = QPolygonF(self._place)
        # The person's own card is played only after the question.
        covers = any(card.polygon.intersects(shape) for card in context.layout.centre.trick[1:])
        self._is_clear = bool(row) and not covers and context.layout.is_clear(self._place)

    def paint(self, painter: QPainter, context: TableContext) -> None:
        """Paint the sentence on a dark shade over the cloth."""
        if not self.places:
            return
        painter.save()
        painter.setOpacity(self._strength)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(self._place, self._place.height() / 2), _SHADE)
        words = context.sans(TypeRole.ROLE, self.words)
        words.draw(painter, self._place, context.theme.chrome.text)
        painter.restore()


def above(pill: Pill, answers: Sequence[QRectF], context: TableContext) -> QRectF:
    """Return the place of *pill* in the middle, above *answers* or, if there are none, above the hand."""
    layout, size = context.layout, pill.size(context)
    top = min((place.top() for place in answers), default=layout.fan_top)
    place = QRectF(0, 0, size.width(), size.height())
    place.moveLeft(layout.stage.middle - size.width() / 2)
    place.moveBottom(top - GAP * layout.unit)
    return place
