"""A choice among equal tiles, each a picture over its name, in as many columns as have room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QLayout,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.style import Appearance, colours_of
from ombre_desktop.ui.texts.keys import without_key

_ROUND, _BETWEEN = 10, 6
"""The nominal distances from the edge of a tile, and between the picture and the name."""
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class Tile(QRadioButton):
    """A button with its picture above its name, which may take two lines."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._inks = QColor(), QColor()
        self._edge, self._between = _ROUND, _BETWEEN
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def dress(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        colours = colours_of(appearance.theme)
        self._inks = QColor(colours["text"]), QColor(colours["leaf_ink"])
        self._edge, self._between = appearance.pixels(_ROUND), appearance.pixels(_BETWEEN)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of a tile that is as wide as its picture."""
        broad = self.iconSize().width() + 2 * self._edge
        return QSize(broad, self.heightForWidth(broad))

    def heightForWidth(self, width: int) -> int:
        """Return the height of a tile of this *width*, whose name may need two lines."""
        return self.iconSize().height() + 2 * self._edge + self._between + self._words(width).height()

    def minimumSizeHint(self) -> QSize:
        """Return the same, since a tile shows its whole picture."""
        return self.sizeHint()

    def _words(self, broad: int) -> QRect:
        """Return the room that the name takes in a tile *broad* pixels wide, in the bold type of a choice."""
        font = self.font()
        font.setBold(True)
        return QFontMetrics(font).boundingRect(QRect(0, 0, broad - self._edge, 9999), _WRAP, self._name)

    @property
    def _name(self) -> str:
        """The name as it is shown: the mark of its letter is no part of it."""
        return without_key(self.text())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the button without its text, then the picture and the name."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_RadioButton, option)
        picture = QRect(0, self._edge, self.iconSize().width(), self.iconSize().height())
        picture.moveCenter(QRect(0, self._edge, self.width(), picture.height()).center())
        self.icon().paint(painter, picture)
        font = self.font()
        font.setBold(self.isChecked())
        painter.setFont(font)
        painter.setPen(self._inks[self.isChecked()])
        top = picture.bottom() + self._between
        half = self._edge // 2
        painter.drawText(QRect(half, top, self.width() - 2 * half, self.height() - top), _WRAP, self._name)


class Tiles(Segments):
    """A choice among tiles in equal columns, at most *most* of them."""

    def __init__(
        self, choices: Sequence[Choice], value: object, *, most: int, appearance: Appearance
    ) -> None:
        self._most, self._look = most, appearance
        super().__init__(choices, value)

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self._look = appearance
        for button in self.buttons:
            if isinstance(button, Tile):
                button.dress(appearance)

    def set_icon_size(self, side: int, broad: int = 0) -> None:
        """Show pictures of this size; there are as many columns as have room for them."""
        super().set_icon_size(side, broad)
        # The stylesheet's own least width of a button would be taken before that of the tile.
        self._columns.set_least((broad or side) + 2 * self._look.pixels(_ROUND))

    def _row_layout(self) -> QLayout:
        self._columns = Columns(self, least=1, most=self._most, gap=8)
        return self._columns

    def _button(self, name: str) -> QRadioButton:
        tile = Tile(name, self)
        tile.dress(self._look)
        return tile
