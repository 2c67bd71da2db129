"""A choice written on the page: a word with a chevron, which opens a list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.training.path_paint import sepia
from ombre_desktop.ui.features.training.sizes import unit_of
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.menu_style import MENU_TYPE, dress_menu
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.paint.theme import palette_for
from ombre_desktop.ui.texts import problem_choice as words
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.value import Value

_TYPE, _CHEVRON, _REACH, _BESIDE, _HIGH, _UNDER = 17.0, 4.0, 16.0, 3.0, 30.0, 3.0
"""The size of the word, half its chevron and the room for that, the blank at both ends, the least height,
and the distance of the line under it, in units."""


class Entry(Value):
    """An entry of the list: its *value*, its *label*, and the number that stands beside it."""

    value: object
    label: str
    number: int


class ChoiceWord(QAbstractButton):
    """
    The word of what is chosen.

    Signals:
        chosen: the value of an entry.
    """

    chosen = Signal(object)

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entries: tuple[Entry, ...] = ()
        self._at = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleDescription(words.choice_note())
        self.clicked.connect(self.open)

    def show_entries(self, label: str, entries: Sequence[Entry], value: object) -> None:
        """Offer *entries*, of which that of *value* is chosen; *label* says what they are."""
        self._entries = tuple(entries)
        self._at = next(at for at, one in enumerate(entries) if one.value == value)
        self.setAccessibleName(words.choice_told(label, self.word))
        self.updateGeometry()
        self.update()

    @property
    def word(self) -> str:
        """The word that is written."""
        return self._entries[self._at].label if self._entries else ""

    def dress(self, look: Appearance) -> None:
        """Adopt the colours and sizes of *look*."""
        self._look = look
        self.updateGeometry()
        self.update()

    def open(self) -> None:
        """Open the list under the word."""
        menu, look = QMenu(self), self._look
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress_menu(menu, palette_for(look.theme), look.sans(MENU_TYPE), look.least)
        for at, entry in enumerate(self._entries):
            # What follows a tab stands at the right edge.
            told = f"{entry.label}\t{entry.number}"
            action = QAction(told, menu, checkable=True, checked=at == self._at)
            action.triggered.connect(partial(self._choose, entry.value))
            menu.addAction(action)
            if at == self._at:
                menu.setActiveAction(action)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _choose(self, value: object, _checked: bool = False) -> None:
        self.chosen.emit(value)

    def sizeHint(self) -> QSize:
        """Return the size of the word with its chevron, which is easy to press."""
        unit, size = unit_of(self._look.text), self._lettering.size
        wide = size.width() + (_REACH + 2 * _BESIDE) * unit
        return QSize(round(wide), round(max(size.height(), _HIGH * unit, self._look.least)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list on Enter and the downward arrow, as on Space."""
        if event.key() == Qt.Key.Key_Down or (Key.GO_ON.fits(event) and not event.isAutoRepeat()):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Darken the line under the word while the pointer is there."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Pale it again."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Write the word over a fine line, and a chevron behind it."""
        painter, unit, said = QPainter(self), unit_of(self._look.text), self._lettering
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, box = sepia(self._look.theme), QRectF(self.rect()).adjusted(_BESIDE * unit, 0, 0, 0)
        said.draw(painter, box, ink, align=Qt.AlignmentFlag.AlignLeft)
        right, low = box.left() + said.size.width(), box.center().y() + said.size.height() / 2
        is_warm = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(faded(ink, 1.0 if is_warm else 0.45), 1.2 * unit))
        under = low - _UNDER * unit
        painter.drawLine(QPointF(box.left(), under), QPointF(right, under))
        middle, half = QPointF(right + _REACH * unit / 2 + unit, box.center().y() + unit), _CHEVRON * unit
        painter.setPen(QPen(ink, 1.7 * unit, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corners = (QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2))
        painter.drawPolyline(QPolygonF([middle + each for each in corners]))
        painter.end()

    @property
    def _lettering(self) -> Lettering:
        return Lettering(self.word, self._look.serif(_TYPE))
