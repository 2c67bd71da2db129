"""The bubble: a paper with one thought of the teacher, or a question, beside what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.desk.pointers.clearing import Clear
from ombre_desktop.ui.desk.pointers.placing import ABOVE, BubbleRoom, Spoken
from ombre_desktop.ui.desk.pointers.tail import outline
from ombre_desktop.ui.paint.buttons import paint_note
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.texts.listing import sentences

_WIDTHS = (0.26, 0.2, 0.36, 0.5)
"""The shares of the window's width that are tried, until a bubble covers nothing forbidden."""
_NARROW = 0.14
"""The share tried at last, of a bubble between the edge of the window and the table."""
_GAP, _DOT, _DOTS = 8.0, 2.5, 9.0
"""The gap between two sentences, the radius of a dot, and the distance of two, in units."""
_MORE = 6.0
"""The breadth of the arrow that tells of another thought, in units."""
_PADDING = QSizeF(30, 20)
Places = Callable[[], Sequence[QRectF]]


class Bubble(Panel):
    """
    A paper with a few words, and a tail to the thing they are about; pointer and keys pass through it.

    Signals:
        stood: the bubble stands at this place; an empty one means that it is gone.
    """

    stood = Signal(QRectF)

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sentences: tuple[str, ...] = ()
        self._find_clear: Callable[[], Clear] = Clear
        self._find_things: Places = tuple
        self._clear, self._things = Clear(), tuple[QRectF, ...]()
        self._letters: tuple[Lettering, ...] = ()
        self._spoken: Spoken | None = None
        self._turn = 0, 1
        self.hide()

    @property
    def sentences(self) -> tuple[str, ...]:
        """The words of the bubble on the table."""
        return self._sentences

    @property
    def spoken(self) -> Spoken | None:
        """The place of the bubble in the window, and its tail; None if nothing is said."""
        return self._spoken if self._sentences else None

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the bubble, which the paper with advice keeps clear."""
        return () if self.spoken is None else (self.spoken.paper,)

    def tell(
        self,
        told: Sequence[str],
        clear: Callable[[], Clear],
        things: Places = tuple,
        turn: tuple[int, int] = (0, 1),
    ) -> None:
        """
        Show the sentences *told*, beside one of the *things* that they are about.

        *clear* returns the places that are left uncovered if possible; they move with the window and cards.
        *turn* is the number of a thought, from 0, and how many there are.
        """
        self._sentences, self._find_clear, self._find_things = tuple(told), clear, things
        self._turn = turn
        self.setAccessibleName(sentences(list(told)))
        if not told:
            self.hide()
            self.stood.emit(QRectF())
            return
        self.lay_out()
        self.show()
        self.raise_()

    def make_room(self) -> None:
        """Move if what the words are about has moved, or if something has come to lie under the bubble."""
        if self._spoken is not None and self._sentences:
            self._clear, before = self._find_clear(), self._things
            room = BubbleRoom.of(self.context.layout, self._clear.without_yielding)
            if tuple(self._find_things()) != before or room.covers(self._spoken.paper):
                self.lay_out()

    def lay_out(self) -> None:
        """Wrap the words and find a place for them, wider if they would cover a place to keep clear."""
        if not self._sentences:
            return
        self._clear, self._things = self._find_clear(), tuple(self._find_things())
        self._spoken = self._beside() or self._anywhere()
        self.stood.emit(self._spoken.paper)
        margin = 20 * self.context.unit
        around = outline(self._spoken.paper, self._spoken.line, self.context.unit).boundingRect()
        self.setGeometry(around.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.update()

    def _beside(self) -> Spoken | None:
        """Return a place beside what the words are about, at the first width that has one."""
        clears = [self._clear]
        if self._clear.yielding:
            clears.append(self._clear.without_yielding)
        for clear in clears if self._things else ():
            room = BubbleRoom.of(self.context.layout, clear)
            for share in _WIDTHS:
                self._wrap(share)
                found = room.beside(self._size, self._things)
                if found is not None:
                    return found
        return None

    def _anywhere(self) -> Spoken:
        """Return a place that covers nothing forbidden, at the first width with one, or else the least."""
        room, near = BubbleRoom.of(self.context.layout, self._clear), None
        tried: list[tuple[float, float, Spoken]] = []
        for share in (*_WIDTHS, _NARROW):
            self._wrap(share)
            if self._things:
                above = self._size.height() + ABOVE * self.context.unit
                near = self._things[0].center() - QPointF(self._size.width() / 2, above)
            elif self._spoken is not None:
                near = self._spoken.paper.topLeft()
            found = room.anywhere(self._size, near)
            if not room.covers(found.paper):
                return found
            tried.append((room.covered(found.paper), share, found))
        _, share, found = min(tried, key=itemgetter(0))
        self._wrap(share)
        return found

    def paint(self, painter: QPainter) -> None:
        """Paint the paper with its tail, the words, and a dot for each thought if there are several."""
        if self._spoken is None:
            return
        theme, unit, paper = self.context.theme, self.context.unit, self._spoken.paper
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_note(painter, outline(paper, self._spoken.line, unit), theme, unit=unit)
        words = paper.adjusted(0, 0, 0, -self._dots)
        pairs = tuple((each, theme.chrome.ink) for each in self._letters)
        draw_stacked(painter, words, pairs, spacing=_GAP * unit)
        at, of = self._turn
        painter.setPen(theme.chrome.faint_ink)
        for number in range(of if of > 1 else 0):
            painter.setBrush(theme.chrome.faint_ink if number == at else Qt.BrushStyle.NoBrush)
            x = paper.center().x() + (number - (of - 1) / 2) * _DOTS * unit
            painter.drawEllipse(QPointF(x, paper.bottom() - 11 * unit), _DOT * unit, _DOT * unit)
        if at + 1 < of:
            tip = QPointF(paper.right() - 10 * unit, paper.bottom() - 11 * unit)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.chrome.ink)
            painter.drawPolygon(
                [tip, tip + QPointF(-_MORE, -_MORE) * unit, tip + QPointF(-_MORE, _MORE) * unit]
            )
        painter.restore()

    def _wrap(self, share: float) -> None:
        unit, window = self.context.unit, self.context.layout.window
        width = share * window.width() * max(1.0, min(self.context.text_scale, 1.4)) - _PADDING.width() * unit
        letters = (self.context.sans(TypeRole.BUTTON, told) for told in self._sentences)
        self._letters = tuple(evened(words, width) for words in letters)

    @property
    def _dots(self) -> float:
        """The height of the row of dots."""
        return _DOTS * self.context.unit if self._turn[1] > 1 else 0.0

    @property
    def _size(self) -> QSizeF:
        words = stacked_size(self._letters, _GAP * self.context.unit)
        return words + _PADDING * self.context.unit + QSizeF(0, self._dots)
