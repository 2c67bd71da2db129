"""The question of a panel: a pill with one sentence above the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPolygonF

from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import Pill

_SHADE = 0.85
"""The opacity of the ground under a maxim."""
GAP = 10.0
"""The distance between the pill and the answers below it, in units."""


class Question:
    """A sentence above the answers, or in one row with the first of them; without words there is none."""

    def __init__(self, words: str = "") -> None:
        self.words = words
        self.place = QRectF()
        self._pill = Pill(words)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the pill, if it is shown."""
        return (self.place,) if self.words else ()

    def stand(self, sizes: Sequence[QSizeF], context: TableContext) -> tuple[tuple[QRectF, ...], bool]:
        """
        Place the pill, and return the places of answers of these *sizes*, and whether no card is covered.

        Large text may cover the opponents' cards, but neither the talon nor the figure of the pool.
        """
        found = self.stand_clear(sizes, context)
        if found is not None:
            return found, True
        layout = context.layout
        if not self.words:
            return layout.choice_rects(sizes), False
        readable = layout.obstacles.is_readable
        found = self._stood(sizes, context, readable, readable)
        if found is None:
            found = layout.choice_rects(sizes)
            self._pill = Pill(self.words, folded=True)
            self.place = above(self._pill, found, context)
        return found, False

    def stand_clear(self, sizes: Sequence[QSizeF], context: TableContext) -> tuple[QRectF, ...] | None:
        """Place the pill, and return the places of answers of these *sizes*; None if a card is covered."""
        layout, obstacles = context.layout, context.layout.obstacles
        if not self.words:
            return layout.clear_choice_rects(sizes, obstacles.is_clear)
        return self._stood(sizes, context, obstacles.is_clear, obstacles.is_readable)

    def stand_over(
        self,
        sizes: Sequence[QSizeF],
        context: TableContext,
        fits: Callable[[QRectF], bool],
        *,
        abreast: bool = False,
    ) -> tuple[QRectF, ...] | None:
        """
        Return the places of answers of these *sizes* that all *fit*, with the pill above them.

        Answers that stand *abreast* are in one row. The pill moves aside for the talon and for figures, where
        text is large. Return None if there is no such place.
        """
        places = context.layout.clear_choice_rects(sizes, fits, in_grid=True)
        if places is None or (abreast and places[0].top() != places[-1].top()):
            return None
        around = places[0]
        for place in places:
            around = around.united(place)
        obstacles = context.layout.obstacles
        for folded in (False, True):
            self._pill = Pill(self.words, folded)
            self.place = above(self._pill, (around,), context)
            if context.layout.compact and not abreast:
                self.place = obstacles.between(self.place)
            if not self.words or (obstacles.is_readable(self.place) and fits(self.place)):
                return places
        return None

    def _stood(
        self,
        sizes: Sequence[QSizeF],
        context: TableContext,
        fits: Callable[[QRectF], bool],
        readable: Callable[[QRectF], bool],
    ) -> tuple[QRectF, ...] | None:
        """Place the pill where all *fits* and it is *readable*: above or beside the answers, or nowhere."""
        layout = context.layout
        places = layout.clear_choice_rects(sizes, fits)
        for folded in (False, True):
            self._pill = Pill(self.words, folded)
            self.place = above(self._pill, places or (), context)
            if places is not None and fits(self.place) and readable(self.place):
                return places
            beside = layout.clear_choice_rects([self._pill.size(context), *sizes], fits)
            if beside is not None and readable(beside[0]):
                self.place.moveCenter(beside[0].center())
                return beside[1:]
        return None

    def paint(self, painter: QPainter, context: TableContext) -> None:
        """Paint the pill."""
        if self.words:
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
        self._is_clear = bool(row) and not covers and context.layout.obstacles.is_clear(self._place)

    def paint(self, painter: QPainter, context: TableContext) -> None:
        """Paint the sentence on thin lacquer over the cloth, on which its ink is legible in every theme."""
        if not self.places:
            return
        painter.save()
        painter.setOpacity(self._strength)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = faded(context.theme.chrome.lacquer_bottom, _SHADE)
        painter.fillPath(rounded(self._place, self._place.height() / 2), shade)
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
