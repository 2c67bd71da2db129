"""The games in groups by the number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLayout, QRadioButton, QWidget

from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.style import Appearance, colours_of
from ombre_desktop.ui.features.new_game.game_choice import GameChoice
from ombre_desktop.ui.features.new_game.game_row import GameRow
from ombre_desktop.ui.features.new_game.game_sign import GameSign
from ombre_desktop.ui.paint.game_object import game_object

_GUTTER, _COLUMN, _GAP, _APART = 34, 222, 6, 8


class Shelves(Columns):
    """Equal columns of cells in groups, each group below the one before and right of a gutter."""

    def __init__(self, parent: QWidget, groups: Sequence[int]) -> None:
        super().__init__(parent, least=1, most=2)
        self._groups, self._gutter, self._apart = groups, 0, 0

    def measure(self, appearance: Appearance) -> None:
        """Adopt the sizes of *appearance*."""
        self._gutter, self._apart = appearance.pixels(_GUTTER), appearance.pixels(_APART)
        self.setSpacing(appearance.pixels(_GAP))
        self.set_least(appearance.pixels(_COLUMN))

    def _places(self, width: int) -> list[QRect]:
        items, places, y, first = self._shown(), list[QRect](), 0, 0
        count, column = self._columns(width - self._gutter)
        for number in self._groups:
            group = items[first : first + number]
            for start in range(0, len(group), count):
                row = group[start : start + count]
                tallest = max(item.heightForWidth(column) for item in row)
                for at in range(len(row)):
                    left = self._gutter + at * (column + self.spacing())
                    places.append(QRect(left, y, column, tallest))
                y += tallest + self.spacing()
            y += self._apart
            first += number
        return places


class GameList(GameChoice[GameRow]):
    """A choice among games, grouped by the usual number of players."""

    def __init__(self, groups: dict[int, list[GameSign]], game: str, appearance: Appearance) -> None:
        self._groups = {seats: groups[seats] for seats in sorted(groups)}
        super().__init__([sign for group in self._groups.values() for sign in group], game, appearance)

    def build(self) -> Iterator[None]:
        """Draw the objects, one at a time."""
        side, ratio = self._look.pixels(48), self.devicePixelRatioF()
        for sign in self._signs.values():
            game_object(sign.game, side, ratio)
            yield

    @property
    def rows(self) -> Iterator[GameRow]:
        """The rows, in their order."""
        return (button for button in self.buttons if isinstance(button, GameRow))

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self._shelves.measure(appearance)
        super().restyle(appearance)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number of players beside each group."""
        super().paintEvent(event)
        painter, look = QPainter(self), self._look
        font = look.serif(27, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(colours_of(look.theme)["gold"]))
        rise = QFontMetrics(font).height()
        for seats, group in self._groups.items():
            row = self.button(group[0].game).geometry()
            place = QRectF(0, row.top(), look.pixels(_GUTTER - 8), max(rise, row.height()))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(seats))
        painter.end()

    def _row_layout(self) -> QLayout:
        self._shelves = Shelves(self, [len(group) for group in self._groups.values()])
        self._shelves.measure(self._look)
        return self._shelves

    def _button(self, name: str) -> QRadioButton:
        return GameRow(self._signs[name], self._look)
