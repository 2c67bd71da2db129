"""The coach's note: a paper beside the settlement, with a button that leads back to the dearest choice."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.desk.pointers.clearing import Clear
from ombre_desktop.ui.desk.pointers.placing import bubble_place
from ombre_desktop.ui.paint.buttons import paint_tip
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ActionFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.texts import coach as words
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import spoken_button

_WIDTHS = (0.22, 0.26, 0.3, 0.36, 0.44)
"""The shares of the window's width that are tried, until the note covers nothing forbidden."""
_PADDING = QSizeF(26, 20)
_GAP, _BETWEEN, _EDGE = 10.0, 6.0, 10.0
_STEPS = 13
"""The number of places that are tried at each edge of the window."""


class CoachNote(Panel):
    """A paper with the coach's sentences, where it covers nothing in use, and a button to decide *again*."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._sentences: tuple[str, ...] = ()
        self._find_clear: Callable[[], Clear] = Clear
        self._letters: tuple[Lettering, ...] = ()
        self._paper = QRectF()
        label = words.try_again_button()
        self.again = Pressable(ActionFace(label), spoken_button(label), self, keys=(label.key,))
        self.again.hide()
        self.hide()

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences on the paper."""
        return self._sentences if self.isVisible() else ()

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the paper, which other things keep clear."""
        return (self._paper,)

    def tell(self, told: Sequence[str], clear: Callable[[], Clear], *, can_try_again: bool) -> None:
        """Show the sentences *told*, off the places that *clear* returns, with the button if it has a use."""
        self._sentences, self._find_clear = tuple(told), clear
        self.setAccessibleName(words.note_name())
        self.setAccessibleDescription(sentences(list(told)))
        self._label()
        self.again.setVisible(can_try_again)
        self.lay_out()
        self.show()
        self.raise_()

    def lay_out(self) -> None:
        """
        Find a place for the paper, wider if it would cover something in use.

        Without such a place, only the first sentence is written.
        """
        if not self._sentences:
            return
        clear, first = self._find_clear(), self._sentences[:1]
        if not (self._fitted(self._sentences, clear) or self._fitted(first, clear)):
            size = self._size(first, _WIDTHS[0])
            self._paper = bubble_place(size, self.context.layout, clear)
        margin = 20 * self.context.unit
        room = QRectF(self._paper.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.setGeometry(room.toRect())
        if not self.again.isHidden():
            size = self.again.face.size(self.context)
            foot = self._paper.bottom() - _PADDING.height() / 2 * self.context.unit
            at = QPointF(self._paper.center().x() - size.width() / 2, foot - size.height())
            self.again.put(QRectF(at, size), room)
        self.update()

    def _fitted(self, told: Sequence[str], clear: Clear) -> bool:
        """Write *told* as narrow as possible; tell whether there is a place that covers nothing in use."""
        for share in _WIDTHS:
            place = self._edge_place(self._size(told, share), clear)
            if place is not None:
                self._paper = place
                return True
        return False

    def _size(self, told: Sequence[str], share: float) -> QSizeF:
        """Write *told* on a paper of this *share* of the width, and return its size."""
        unit = self.context.unit
        self._wrap(told, share)
        size = self._text_size() + _PADDING * unit
        if self.again.isHidden():
            return size
        button = self.again.face.size(self.context)
        width = max(size.width(), button.width() + _PADDING.width() * unit)
        return QSizeF(width, size.height() + _GAP * unit + button.height())

    def _edge_place(self, size: QSizeF, clear: Clear) -> QRectF | None:
        """
        Return the place at the right or left edge that covers least, the highest of several.

        None if something in use would be covered everywhere. Few places are tried, since all of this happens
        in one frame.
        """
        layout, best = self.context.layout, None
        window = layout.window.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        lefts = [window.right() - size.width(), window.left()]
        least = math.inf
        for left in reversed(lefts) if layout.stage.ease.left_handed else lefts:
            for step in range(_STEPS):
                top = window.top() + (window.height() - size.height()) * step / (_STEPS - 1)
                place = QRectF(QPointF(left, top), size)
                if any(place.intersects(other) for other in clear.must):
                    continue
                covered = sum(_area(place.intersected(other)) for other in clear.should)
                if covered < least:
                    least, best = covered, place
        return best

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

    def _label(self) -> None:
        """Give the button its label in the language in use."""
        label = words.try_again_button()
        self.again.change(ActionFace(label), spoken_button(label))

    def _text_size(self) -> QSizeF:
        return stacked_size(self._letters, _BETWEEN * self.context.unit)

    def _wrap(self, told: Sequence[str], share: float) -> None:
        unit, window = self.context.unit, self.context.layout.window
        width = share * window.width() * max(1.0, min(self.context.text_scale, 1.4)) - _PADDING.width() * unit
        letters = (self.context.sans(TypeRole.BUTTON, sentence) for sentence in told)
        self._letters = tuple(line.wrapped(width) for line in letters)


def _area(place: QRectF) -> float:
    return place.width() * place.height()
