"""Bubbles: papers with one idea each, from the teacher or a hint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.desk.pointers.clearing import Clear
from ombre_desktop.ui.desk.pointers.placing import bubble_place
from ombre_desktop.ui.paint.buttons import paint_tip
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.value import replace

_WIDTHS = (0.26, 0.36, 0.5)
"""The shares of the window's width that are tried, until a bubble covers nothing forbidden."""
_GAP = 8.0
_PADDING = QSizeF(30, 20)


class Bubbles(Panel):
    """One or two bubbles, one below the other; pointer and keys pass through them."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sentences: tuple[str, ...] = ()
        self._find_clear: Callable[[], Clear] = Clear
        self._clear = Clear()
        self._letters: tuple[Lettering, ...] = ()
        self._papers: tuple[QRectF, ...] = ()
        self._place: QRectF | None = None
        self.hide()

    @property
    def sentences(self) -> tuple[str, ...]:
        """The words of each bubble on the table."""
        return self._sentences

    @property
    def papers(self) -> tuple[QRectF, ...]:
        """The places of the bubbles in the window."""
        return self._papers

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the bubbles, which the paper with advice keeps clear."""
        return self._papers

    def tell(self, told: Sequence[str], clear: Callable[[], Clear]) -> None:
        """
        Show a bubble for each sentence *told*.

        *clear* returns the places that are left uncovered if possible; they move with the window and cards.
        """
        self._sentences, self._find_clear = tuple(told), clear
        self.setAccessibleName(sentences(list(told)))
        if not told:
            self.hide()
            return
        self.lay_out()
        self.show()
        self.raise_()

    def make_room(self) -> None:
        """Move if something that must stay clear has come to lie under a bubble."""
        if self._sentences:
            self._clear = self._find_clear()
            if any(map(self._covers, self._papers)):
                self.lay_out()

    def lay_out(self) -> None:
        """Wrap the words and find a place for them, wider if they would cover a place to keep clear."""
        if not self._sentences:
            return
        self._clear = self._find_clear()
        place = QRectF()
        for share in _WIDTHS:
            self._wrap(share)
            place = bubble_place(self._size(), self.context.layout, self._clear, self._place)
            if not self._covers(place):
                break
        self._place = place
        self._papers = tuple(self._stacked(place))
        if any(self._covers(paper) for paper in self._papers):
            self._scatter()
        around, margin = QRectF(), 20 * self.context.unit
        for paper in self._papers:
            around = around.united(paper)
        self.setGeometry(around.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.update()

    def _covers(self, place: QRectF) -> bool:
        """Tell whether something that is asked or spoken of lies under *place*."""
        return any(place.intersects(other) for other in self._clear.must)

    def _scatter(self) -> None:
        """Find a place for each bubble by itself, since there is no room for a column."""
        column, order = self._letters, range(len(self._sentences))
        found = self._placed(order)
        if _overlap(found) or not _is_read_in_order(found):
            found = min(found, self._placed(order[::-1]), key=_flaws)
        if _overlap(found):
            # In the column something else is covered, but all that is told can be read.
            self._letters = column
            return
        self._letters = tuple(letters for letters, _ in found)
        self._papers = tuple(paper for _, paper in found)

    def _placed(self, order: Sequence[int]) -> tuple[tuple[Lettering, QRectF], ...]:
        """Return the letters and the place of each bubble; the first of *order* has the first choice."""
        found: dict[int, tuple[Lettering, QRectF]] = {}
        for at in order:
            must = (*self._clear.must, *(paper for _, paper in found.values()))
            for share in _WIDTHS:
                self._wrap(share)
                size = self._letters[at].size + _PADDING * self.context.unit
                place = bubble_place(size, self.context.layout, replace(self._clear, must=must))
                found[at] = self._letters[at], place
                if not any(place.intersects(other) for other in must):
                    break
        return tuple(found[at] for at in sorted(found))

    def paint(self, painter: QPainter) -> None:
        """Paint the paper and the words of each bubble."""
        for paper, words in zip(self._papers, self._letters, strict=True):
            # The bubble points at nothing, since the cards that it speaks of have rings.
            paint_tip(
                painter,
                paper,
                self.context.theme,
                unit=self.context.unit,
                points_at=QPointF(paper.center().x(), paper.top()),
                lines=(words,),
            )

    def _wrap(self, share: float) -> None:
        unit, window = self.context.unit, self.context.layout.window
        width = share * window.width() * max(1.0, min(self.context.text_scale, 1.4)) - _PADDING.width() * unit
        letters = (self.context.sans(TypeRole.BUTTON, told) for told in self._sentences)
        self._letters = tuple(evened(words, width) for words in letters)

    def _sizes(self) -> list[QSizeF]:
        sizes = [words.size + _PADDING * self.context.unit for words in self._letters]
        width = max(size.width() for size in sizes)
        return [QSizeF(width, size.height()) for size in sizes]

    def _size(self) -> QSizeF:
        sizes = self._sizes()
        gaps = _GAP * self.context.unit * (len(sizes) - 1)
        return QSizeF(sizes[0].width(), sum(size.height() for size in sizes) + gaps)

    def _stacked(self, place: QRectF) -> list[QRectF]:
        papers, top = [], place.top()
        for size in self._sizes():
            papers.append(QRectF(QPointF(place.left(), top), size))
            top += size.height() + _GAP * self.context.unit
        return papers


def _flaws(found: Sequence[tuple[Lettering, QRectF]]) -> tuple[bool, bool]:
    """Return what is wrong with the places that were *found*, the worse fault first."""
    return _overlap(found), not _is_read_in_order(found)


def _overlap(found: Sequence[tuple[Lettering, QRectF]]) -> bool:
    """Tell whether a bubble hides words of another."""
    return any(one.intersects(other) for (_, one), (_, other) in combinations(found, 2))


def _is_read_in_order(found: Sequence[tuple[Lettering, QRectF]]) -> bool:
    """Tell whether each bubble stands below the one before, or at its right and not above it."""
    papers = [paper for _, paper in found]
    return all(
        after.top() >= before.bottom() or (after.left() >= before.right() and after.bottom() > before.top())
        for before, after in pairwise(papers)
    )
