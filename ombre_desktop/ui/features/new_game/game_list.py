"""The games in groups by the number of players, chosen by the pointer, by arrows or by typing a name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLayout, QRadioButton, QWidget

from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.style import Appearance, colours_of
from ombre_desktop.ui.features.new_game.done import Done
from ombre_desktop.ui.features.new_game.game_row import GameRow
from ombre_desktop.ui.features.new_game.game_sign import GameSign, game_object

_GUTTER, _COLUMN, _GAP, _APART = 34, 236, 6, 8
_PAUSE = 1200
"""The milliseconds after which a typed letter begins another name."""


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


class GameList(Segments):
    """A choice among games, grouped by the usual number of players."""

    def __init__(self, signs: dict[int, list[GameSign]], game: str, appearance: Appearance) -> None:
        self._look = appearance
        self._groups = {seats: signs[seats] for seats in sorted(signs)}
        self._signs = {sign.name: sign for group in self._groups.values() for sign in group}
        self._typed, self._since = "", QElapsedTimer()
        super().__init__([Choice(sign.game, sign.name) for sign in self._signs.values()], game)

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
        self._look = appearance
        self._shelves.measure(appearance)
        for row in self.rows:
            row.dress(appearance)

    def show_done(self, done: dict[str, Done]) -> None:
        """Show what the person has *done* in each game."""
        for row in self.rows:
            row.show_done(done.get(row.sign.game, Done()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the game whose name begins with the letters typed."""
        text = event.text()
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        if not plain or not text.isprintable() or not text or (text == " " and not self._typed):
            super().keyPressEvent(event)
            return
        if not self._since.isValid() or self._since.restart() > _PAUSE:
            self._typed = ""
        self._since.start()
        self._typed += _bare(text)
        found = self._named(self._typed) or self._named(_bare(text))
        if found is not None:
            found.setChecked(True)
            found.setFocus(Qt.FocusReason.OtherFocusReason)

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

    def describe(self, question: str) -> None:
        """Leave the descriptions of the rows, which say more than the *question*."""

    def _row_layout(self) -> QLayout:
        self._shelves = Shelves(self, [len(group) for group in self._groups.values()])
        self._shelves.measure(self._look)
        return self._shelves

    def _button(self, name: str) -> QRadioButton:
        return GameRow(self._signs[name], self._look, self)

    def _named(self, typed: str) -> GameRow | None:
        """Return the first game after the chosen one of which a word begins with *typed*, around the list."""
        rows = list(self.rows)
        at = next(number for number, row in enumerate(rows) if row.isChecked())
        first = at if len(typed) > 1 else at + 1
        turned = (*rows[first:], *rows[:first])
        by_name = (row for row in turned if _bare(row.sign.name).startswith(typed))
        by_word = (row for row in turned if f" {typed}" in _bare(row.sign.name).replace("’", " "))
        return next(chain(by_name, by_word), None)


def _bare(text: str) -> str:
    """Return *text* in small letters without accents."""
    parted = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
