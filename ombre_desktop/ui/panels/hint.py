"""Hints: a bubble with the meaning of a button that the pointer rests on, or that the Tab key reaches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.buttons import paint_tip
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.table.group import Group

if TYPE_CHECKING:
    from ombre_desktop.ui.panels.context import TableContext

_WIDEST, _WIDEST_LARGE = 0.3, 0.45
"""The shares of the window's width at which a hint wraps, in ordinary and in large text."""


class Hint(Group):
    """A bubble that covers no button; pointer and keys pass through it."""

    def __init__(
        self, words: str, context: TableContext, place: QRectF, others: Sequence[QRectF], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(words)
        self._context, self._target = context, place
        unit, window = context.unit, context.layout.window
        letters = context.sans(TypeRole.BUTTON, words)
        widest = _WIDEST_LARGE if context.layout.compact else _WIDEST
        self._words = evened(letters, widest * window.width())
        size = self._words.size + QSizeF(26, 16) * unit
        self.place = hint_place(place, size, window, (place, *others), gap=12 * unit)
        margin = 20 * unit
        self.setGeometry(self.place.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.show()
        self.raise_()

    def paintEvent(self, _: object) -> None:
        """Paint the paper and the words, with a point towards a button below."""
        painter = QPainter(self)
        painter.translate(-self.x(), -self.y())
        paint_tip(
            painter,
            self.place,
            self._context.theme,
            unit=self._context.unit,
            points_at=QPointF(self._target.center().x(), self._target.top()),
            lines=(self._words,),
        )
        painter.end()


def hint_place(
    target: QRectF, size: QSizeF, window: QRectF, keep_clear: Sequence[QRectF], *, gap: float
) -> QRectF:
    """
    Return the place of a hint of this *size* for the button at *target*.

    The hint stands on the side of the button towards the table, on the opposite side, to its right or left,
    or beyond every place in *keep_clear*: the first of these that covers the fewest such places. It stays
    inside the *window*.
    """
    above = QRectF(QPointF(0, 0), size)
    above.moveCenter(target.center())
    below, right, left = QRectF(above), QRectF(above), QRectF(above)
    above.moveBottom(target.top() - gap)
    below.moveTop(target.bottom() + gap)
    right.moveLeft(target.right() + gap)
    left.moveRight(target.left() - gap)
    is_high = target.center().y() < window.center().y()
    under, over, around = QRectF(below), QRectF(above), (target, *keep_clear)
    under.moveTop(max(other.bottom() for other in around) + gap)
    over.moveBottom(min(other.top() for other in around) - gap)
    wanted = (below, above, right, left, under, over) if is_high else (above, below, right, left, over, under)
    places = [_within(place, window.adjusted(8, 8, -8, -8)) for place in wanted]
    return min(places, key=lambda place: sum(place.intersects(other) for other in keep_clear))


def _within(place: QRectF, window: QRectF) -> QRectF:
    """Return *place*, moved into the *window*."""
    x = max(window.left(), min(place.left(), window.right() - place.width()))
    y = max(window.top(), min(place.top(), window.bottom() - place.height()))
    return QRectF(QPointF(x, y), place.size())
