"""The paper with advice: what a hint or the coach tells, and buttons for what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.advice.way import Way
from ombre_desktop.ui.desk.pointers.clearing import Clear
from ombre_desktop.ui.desk.pointers.edge import Edge
from ombre_desktop.ui.desk.pointers.placing import bubble_place
from ombre_desktop.ui.paint.buttons import paint_tip
from ombre_desktop.ui.paint.fitting import evened
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
_SMALLER = (1.0, 0.85, 0.7)
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
        self._first = self._end = 0
        self._letters: tuple[Lettering, ...] = ()
        self._written: dict[tuple[str, float, float], Lettering] = {}
        self._paper = QRectF()
        self._more = more
        self._turning = Pressable(ActionFace(ButtonText(more(), "")), more(), self)
        self._turning.clicked.connect(self.turn)
        self._turning.hide()
        self._offered: list[Pressable] = []
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
    def places(self) -> tuple[QRectF, ...]:
        """The place of the paper, which other things keep clear."""
        return (self._paper,)

    @property
    def buttons(self) -> tuple[Pressable, ...]:
        """The ways on, and last the button that turns the page."""
        shown = (*self._offered, self._turning)
        return tuple(button for button in shown if not button.isHidden())

    @property
    def has_more(self) -> bool:
        """True if sentences follow for which there is no room on the page."""
        return self.isVisible() and self._end < len(self._told)

    def tell(self, told: Sequence[str], ways: Sequence[Way], clear: Callable[[], Clear], name: str) -> None:
        """
        Show the sentences *told* and the *ways* on.

        *clear* returns the places to leave clear, which move with the window and the cards. A screen reader
        finds the paper by its *name*.
        """
        if tuple(told) != self._told:
            self._first = 0
            self._written.clear()
        self._told, self._find_clear = tuple(told), clear
        self.setAccessibleName(name)
        self.setAccessibleDescription(sentences(list(told)))
        self._offer(tuple(ways))
        self.lay_out()
        self.show()
        self.raise_()

    def turn(self) -> None:
        """Show the sentences that follow, or again the first ones."""
        self._first = self._end if self._end < len(self._told) else 0
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
        if self._first == 0:
            self._turning.hide()
        if self._first or not self._fits(edge, len(self._told)):
            self._turning.show()
            counts = range(len(self._told), self._first, -1)
            if not any(self._fits(edge, end) for end in counts) and not self._fits_small(edge):
                self._paper = bubble_place(self._size(_WIDTHS[0]), self.context.layout, edge.clear)
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

    def _offer(self, ways: tuple[Way, ...]) -> None:
        """Show a button for each of the *ways*."""
        if [way.button for way in ways] != [way.button for way in self._ways]:
            for old in self._offered:
                old.hide()
                old.deleteLater()
            self._offered = [self._made(at, way.button) for at, way in enumerate(ways)]
        self._ways = ways

    def _made(self, at: int, button: ButtonText) -> Pressable:
        keys = (button.key,) if button.key else ()
        said = spoken_button(button) if button.key else button.label
        made = Pressable(ActionFace(button), said, self, keys=keys)
        made.clicked.connect(partial(self._go, at))
        made.show()
        return made

    def _go(self, at: int) -> None:
        self._ways[at].go()

    def _fits(self, edge: Edge, end: int, scale: float = 1.0) -> bool:
        """Write the page up to the sentence before *end*; tell whether there is a place for it."""
        self._end = end
        found: list[tuple[float, QRectF, tuple[Lettering, ...]]] = []
        for share in _WIDTHS:
            place = edge.place(self._size(share, scale))
            if place is None:
                continue
            found.append((edge.covered(place), place, self._letters))
            if not found[-1][0]:
                break
        if not found:
            return False
        _, self._paper, self._letters = min(found, key=lambda one: one[0])
        return True

    def _fits_small(self, edge: Edge) -> bool:
        """Write one sentence, smaller than usual; tell whether there is a place for it."""
        return any(self._fits(edge, self._first + 1, scale) for scale in _SMALLER[1:])

    def _size(self, share: float, scale: float = 1.0) -> QSizeF:
        """Write the page on a paper of this *share* of the width, and return its size."""
        unit, layout = self.context.unit, self.context.layout
        padding, text = _PADDING * unit, scale * layout.text
        width = share * layout.window.width() - padding.width()
        self._letters = tuple(self._line(sentence, width, text) for sentence in self.lines)
        size = self._text_size() + padding
        widest = max((button.face.size(self.context).width() for button in self.buttons), default=0.0)
        size.setWidth(max(size.width(), widest + padding.width()))
        rows = self._rows(QPointF(0, 0), size.width())
        if rows:
            size.setHeight(size.height() + _GAP * unit - min(row.top() for row in rows))
        return size

    def _line(self, told: str, width: float, text: float) -> Lettering:
        """Return a sentence in lines; each is broken once for every width, since that takes a millisecond."""
        key = told, width, text
        if key not in self._written:
            self._written[key] = evened(self.context.sans(TypeRole.BUTTON, told, scale=text), width)
        return self._written[key]

    def _rows(self, foot: QPointF, width: float) -> tuple[QRectF, ...]:
        """Return the places of the buttons, in the fewest rows on *foot* for a paper of this *width*."""
        sizes = [button.face.size(self.context) for button in self.buttons]
        room, gap = width - _PADDING.width() * self.context.unit + 1, _BETWEEN * self.context.unit

        def fits(place: QRectF) -> bool:
            return 2 * max(place.right() - foot.x(), foot.x() - place.left()) <= room

        places = rows_that_fit(sizes, foot, gap, fits=fits)
        return stacked(sizes, [1] * len(sizes), foot, gap=gap) if places is None else places

    def _text_size(self) -> QSizeF:
        return stacked_size(self._letters, _BETWEEN * self.context.unit)
