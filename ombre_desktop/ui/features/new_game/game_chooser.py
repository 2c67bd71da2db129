"""The choice of a game, and of the number of players."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ombre_desktop.engine.variants import Variant
from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.sections import NamedField
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.new_game.done import Done
from ombre_desktop.ui.features.new_game.game_list import GameList
from ombre_desktop.ui.features.new_game.game_sign import GameSign, sign_of
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.ui.texts.games import seats_name


class GameChooser(QWidget):
    """
    A choice among the games *offered*; *table* is the game chosen at first, with its number of seats.

    ``chosen`` is emitted when another game or number of seats is chosen. The dialog has a place for the
    field of the number of *players*, which is shown for a game with several.
    """

    chosen = Signal()

    def __init__(self, offered: tuple[Variant, ...], table: tuple[str, int], appearance: Appearance) -> None:
        super().__init__()
        mark(self, Part.BARE)
        game, seats = table
        self._seats_of = {one.name: one.seats[0] for one in offered}
        self._signs = {one.name: sign_of(one) for one in offered}
        groups: dict[int, list[GameSign]] = {}
        for sign in self._signs.values():
            groups.setdefault(sign.group, []).append(sign)
        self._seats_of[game] = seats
        self._games = GameList(groups, game, appearance)
        self._games.setAccessibleName(words.games_name())
        self._seats = Segments(self._numbers(), seats)
        self.players = NamedField(words.players_label(), self._seats)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._games)
        column.addStretch()
        self._games.chosen.connect(self._take_game)
        self._seats.chosen.connect(self._take_seats)
        self.players.setVisible(len(self._numbers()) > 1)

    def build(self) -> Iterator[None]:
        """Draw the objects of all games, one at a time."""
        yield from self._games.build()

    @property
    def game(self) -> str:
        """The name of the chosen game."""
        return str(self._games.value)

    @property
    def sign(self) -> GameSign:
        """The sign of the chosen game."""
        return self._signs[self.game]

    @property
    def seats(self) -> int:
        """The chosen number of players."""
        return self._seats_of[self.game]

    def choose(self, game: str) -> None:
        """Choose *game*, as if its button had been pressed."""
        self._games.button(game).setChecked(True)

    def show_done(self, done: dict[str, Done]) -> None:
        """Show what the person has *done* in each game."""
        self._games.show_done(done)

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self._games.restyle(appearance)

    def _take_game(self, _: object) -> None:
        numbers = self._numbers()
        self._seats.offer(numbers, self.seats)
        self.players.setVisible(len(numbers) > 1)
        self.chosen.emit()

    def _take_seats(self, seats: int) -> None:
        self._seats_of[self.game] = seats
        self.chosen.emit()

    def _numbers(self) -> list[Choice]:
        return [Choice(number, seats_name(number)) for number in self._signs[self.game].seats]
