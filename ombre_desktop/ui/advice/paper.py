"""The paper with advice: what a hint or the coach tells, and buttons for what can be done about it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.advice.sketches import Sketch
from ombre_desktop.ui.advice.way import Way
from ombre_desktop.ui.desk.pointers.clearing import Clear
from ombre_desktop.ui.desk.pointers.edge import Edge
from ombre_desktop.ui.desk.pointers.placing import BubbleRoom
from ombre_desktop.ui.paint.buttons import paint_tip
from ombre_desktop.ui.paint.fitting import bound, evened
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ActionFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.table.rows import rows_that_fit, stacked
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import spoken_button

_WIDTHS = (0.2, 0.24, 0.28, 0.34, 0.42, 0.52)
"""The shares of the window's width that are tried, until the paper covers nothing."""
_SMALLER = (0.85, 0.7, 0.6)
"""The shares of the size of the type that are tried if not even one sentence has room."""
_PADDING = QSizeF(26, 20)
_GAP, _BETWEEN = 10.0, 6.0


class AdvicePaper(Panel):
    """
    A paper at the edge of the window, which covers nothing in use; see `Edge`.

    If there is no room for every sentence, it shows the first ones, and a button turns to the next.
    """

    def __init__(self, more: Callable[[], str], context: TableContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self._told: tuple[str, ...] = ()
        self._ways: tuple[Way, ...] = ()
        self._find_clear: Callable[[], Clear] = Clear
        self._sketch: Sketch | None = None
        self._is_drawn = False
        self._first = self._end = 0
        self._is_last = True
        self._letters: tuple[Lettering, ...] = ()
        self._paper = QRectF()
        self._more = more
        self._turning = Pressable(ActionFace(ButtonText(more(), "")), more(), self)
        self._turning.clicked.connect(self.turn)
        self._turning.setFocusPolicy(
            Qt.FocusPolicy.TabFocus
        )  # after a click Enter still answers the question
        self._turning.hide()
        self._offered: list[Pressable] = []
        self._keys: list[QShortcut] = []
        self.hide()

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything that the paper tells."""
        return self._told if self.isVisible() else ()

    @property
    def lines(self) -> tuple[str, ...]:
        """The sentences on the page."""
        return self._told[self._first : self._end]

    @property
    def wrapped(self) -> tuple[str, ...]:
        """The sentences on the page as they are broken into lines."""
        return tuple(written.text for written in self._letters)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the paper, which other things keep clear."""
        return (self._paper,)

    @property
    def buttons(self) -> tuple[Pressable, ...]:
        """The ways on, and last the button that turns the page."""
        shown = (*self._offered, self._turning)
        return tuple(button for button in shown if not button.isHidden())

    @property
    def sketch(self) -> Sketch | None:
        """The sketch below the words, if there is room for it."""
        return self._sketch if self.isVisible() and self._is_drawn else None

    @property
    def has_more(self) -> bool:
        """True if sentences or ways on follow for which there is no room on the page."""
        return self.isVisible() and not self._is_last

    def tell(
        self,
        told: Sequence[str],
        ways: Sequence[Way],
        clear: Callable[[], Clear],
        name: str,
        sketch: Sketch | None = None,
    ) -> None:
        """
        Show the sentences *told*, the *ways* on, and below the words a *sketch* if there is room for it.

        *clear* returns the places to leave clear, which move with the window and the cards. A screen reader
        finds the paper by its *name*.
        """
        if tuple(told) != self._told:
            self._first = 0
        self._told, self._find_clear, self._sketch = tuple(told), clear, sketch
        self.setAccessibleName(name)
        self.setAccessibleDescription(sentences(list(told)))
        self._offer(tuple(ways))
        self.lay_out()
        self.show()
        self.raise_()

    @Slot()
    def redraw(self) -> None:
        """Paint again, since a picture of a card has become ready."""
        self.update()

    def turn(self) -> None:
        """Show what follows, or again the first sentences."""
        self._first = 0 if self._is_last else self._end
        self.lay_out()

    def make_room(self) -> None:
        """Move if something that must stay clear has come to lie under the paper."""
        if self._told and not Edge.of(self.context.layout, self._find_clear()).is_free(self._paper):
            self.lay_out()

    def lay_out(self) -> None:
        """Write as many sentences as there is room for, and put the paper in its place."""
        if not self._told:
            return
        edge = Edge.of(self.context.layout, self._find_clear())
        self._turning.change(ActionFace(ButtonText(self._more(), "")), self._more())
        if not self._fits_drawn(edge) and not any(self._fits(edge, *page) for page in self._pages()):
            window = BubbleRoom.of(self.context.layout, edge.clear)
            self._paper = window.anywhere(self._size(_WIDTHS[0]), None).paper
        margin = 20 * self.context.unit
        room = QRectF(self._paper.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.setGeometry(room.toRect())
        foot = QPointF(
            self._paper.center().x(), self._paper.bottom() - _PADDING.height() / 2 * self.context.unit
        )
        for button, place in zip(self.buttons, self._rows(foot, self._paper.width()), strict=True):
            button.put(place, room)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the paper and the words."""
        theme, unit = self.context.theme, self.context.unit
        top = QPointF(self._paper.center().x(), self._paper.top())
        paint_tip(painter, self._paper, theme, unit=unit, points_at=top, lines=())
        text = QRectF(self._paper)
        text.setTop(text.top() + _PADDING.height() / 2 * unit)
        text.setHeight(self._text_size().height())
        inks = (theme.chrome.ink, theme.chrome.faint_ink, theme.chrome.ink)
        lines = tuple((line, inks[min(at, 2)]) for at, line in enumerate(self._letters))
        draw_stacked(painter, text, lines, spacing=_BETWEEN * unit)
        if self._sketch is not None and self._is_drawn:
            below = text.bottom() + _GAP * unit
            size = QSizeF(self._paper.width(), self._sketch.size(self.context).height())
            self._sketch.paint(painter, QRectF(QPointF(self._paper.left(), below), size), self.context)

    def _offer(self, ways: tuple[Way, ...]) -> None:
        """Show a button for each of the *ways*."""
        if [way.button for way in ways] != [way.button for way in self._ways]:
            for old in self._offered:
                old.hide()
                old.deleteLater()
            for key in self._keys:
                key.setEnabled(False)
                key.deleteLater()
            self._offered = [self._made(at, way.button) for at, way in enumerate(ways)]
            self._keys = [self._key(at, way.button.key) for at, way in enumerate(ways) if way.button.key]
        self._ways = ways

    def _made(self, at: int, button: ButtonText) -> Pressable:
        said = spoken_button(button) if button.key else button.label
        made = Pressable(ActionFace(button), said, self)
        made.clicked.connect(partial(self._go, at))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _key(self, at: int, letter: str) -> QShortcut:
        """Return the key of a way on, which works on every page."""
        key = QShortcut(QKeySequence(letter), self)
        key.setAutoRepeat(False)
        key.activated.connect(partial(self._go, at))
        return key

    def _pages(self) -> Iterator[tuple[int, bool, float]]:
        """
        Yield the pages to try: the sentence before which each ends, whether it has the ways on, and its type.

        All sentences come first, then as many as have room, and then those without the ways on, which follow
        on the last page. The type is smaller only for a single long sentence.
        """
        last = len(self._told)
        ends = range(last, self._first, -1) or (last,)
        for has_ways in (True, False):
            for end in ends:
                yield end, has_ways, 1.0
        for scale in _SMALLER:
            yield self._first + 1, False, scale

    def _go(self, at: int) -> None:
        self._ways[at].go()

    def _fits_drawn(self, edge: Edge) -> bool:
        """Write everything, with the sketch if there is one; tell whether there is a place for it."""
        self._is_drawn = self._sketch is not None and self._first == 0
        if self._is_drawn and not self._fits(edge, len(self._told), has_ways=True, scale=1.0):
            self._is_drawn = False
        return self._is_drawn

    def _fits(self, edge: Edge, end: int, has_ways: bool, scale: float) -> bool:
        """Write the page up to the sentence before *end*; tell whether there is a place for it."""
        self._end = end
        for button in self._offered:
            button.setVisible(has_ways)
        self._is_last = end >= len(self._told) and (has_ways or not self._offered)
        self._turning.setVisible(self._first > 0 or not self._is_last)
        least, narrowest = math.inf, 0.0
        near = self._paper.top() if self.isVisible() else -math.inf
        for share in _WIDTHS:
            place = edge.place(self._size(share, scale), near)
            covered = math.inf if place is None else edge.covered(place)
            if covered < least:
                least, narrowest = covered, share
            if not covered:
                break
        place = edge.place(self._size(narrowest, scale, even=True), near) if narrowest else None
        self._paper = self._paper if place is None else place
        return place is not None

    def _size(self, share: float, scale: float = 1.0, *, even: bool = False) -> QSizeF:
        """
        Write the page on a paper of this *share* of the width, and return its size.

        The lines of each sentence are made *even* once the paper is chosen, since that takes a millisecond.
        """
        unit, layout = self.context.unit, self.context.layout
        padding, text = _PADDING * unit, scale * layout.text
        width = share * layout.window.width() - padding.width()
        letters = (bound(self.context.sans(TypeRole.BUTTON, told, scale=text)) for told in self.lines)
        self._letters = tuple(evened(line, width) if even else line.wrapped(width) for line in letters)
        size = self._text_size() + padding
        drawing = self._drawing_size()
        size = QSizeF(max(size.width(), drawing.width() + padding.width()), size.height() + drawing.height())
        widest = max((button.face.size(self.context).width() for button in self.buttons), default=0.0)
        size.setWidth(max(size.width(), widest + padding.width()))
        rows = self._rows(QPointF(0, 0), size.width())
        if rows:
            size.setHeight(size.height() + _GAP * unit - min(row.top() for row in rows))
        return size

    def _rows(self, foot: QPointF, width: float) -> tuple[QRectF, ...]:
        """Return the places of the buttons, in the fewest rows on *foot* for a paper of this *width*."""
        sizes = [button.face.size(self.context) for button in self.buttons]
        room, gap = width - _PADDING.width() * self.context.unit + 1, _BETWEEN * self.context.unit

        def fits(place: QRectF) -> bool:
            return 2 * max(place.right() - foot.x(), foot.x() - place.left()) <= room

        places = rows_that_fit(sizes, foot, gap, fits=fits)
        return stacked(sizes, [1] * len(sizes), foot, gap=gap) if places is None else places

    def _drawing_size(self) -> QSizeF:
        """Return the size of the sketch with the gap above it; nothing if it is not drawn."""
        if self._sketch is None or not self._is_drawn:
            return QSizeF(0, 0)
        return self._sketch.size(self.context) + QSizeF(0, _GAP * self.context.unit)

    def _text_size(self) -> QSizeF:
        return stacked_size(self._letters, _BETWEEN * self.context.unit)
