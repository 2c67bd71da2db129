"""The choice of a game, and of the number of players."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ombre_desktop.engine.variants import Variant
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.new_game.done import Done
from ombre_desktop.ui.features.new_game.game_list import GameList
from ombre_desktop.ui.features.new_game.game_map import GameMap, map_image
from ombre_desktop.ui.features.new_game.game_sign import GameSign, sign_of
from ombre_desktop.ui.features.new_game.journey import MAP, PLATE
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.ui.texts.games import seats_name

GROUPS, JOURNEY = "groups", "journey"
"""The names of the two views."""
_MAP_WIDTH = 672
"""The pixels of the map's width in a dialog of the usual size."""


class GameChooser(QWidget):
    """
    A choice among the games *offered*, in groups or on the map of their journey.

    *table* is the game chosen at first, with its number of seats. *views* chooses between the two ways to
    show the games. The map is made and read while the dialog opens, and is there when it is asked for.

    ``chosen`` is emitted when another game or number of seats is chosen, ``viewed`` with another view,
    ``poem_asked`` for Belinda's game. The
    dialog has a place for *views*, and for the number of *players*, which is shown for a game
    with several.
    """

    chosen = Signal()
    viewed = Signal(object)
    poem_asked = Signal()

    def __init__(self, offered: tuple[Variant, ...], table: tuple[str, int], appearance: Appearance) -> None:
        super().__init__()
        mark(self, Part.BARE)
        game, seats = table
        self._appearance = appearance
        self._seats_of = {one.name: one.seats[0] for one in offered}
        self._signs = {one.name: sign_of(one) for one in offered}
        groups: dict[int, list[GameSign]] = {}
        for sign in self._signs.values():
            groups.setdefault(sign.group, []).append(sign)
        self._seats_of[game] = seats
        self._games = GameList(groups, game, appearance)
        self._games.setAccessibleName(words.games_name())
        self._choices: tuple[GameList | GameMap, ...] = (self._games,)
        self.players = Segments(self._numbers(), seats)
        self._reading = OneReading(self)
        self.views = Segments(
            [Choice(GROUPS, words.by_players()), Choice(JOURNEY, words.by_journey())], GROUPS
        )
        self.views.setAccessibleName(words.views_name())
        self.views.describe(words.views_name())
        self.players.setAccessibleName(words.players_label())
        self.players.describe(words.players_label())
        self.players.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._games)
        self._column.addStretch()
        self._games.chosen.connect(self._take_game)
        self.views.chosen.connect(self.show_view)
        self.players.chosen.connect(self._take_seats)
        self.players.setVisible(len(self._numbers()) > 1)

    def build(self) -> Iterator[None]:
        """Draw the objects of all games, one at a time."""
        self._map = GameMap(list(self._signs.values()), self.game, self._appearance)
        self._map.setAccessibleName(words.games_name())
        self._read_map(QSize(_MAP_WIDTH, _MAP_WIDTH * MAP // PLATE[0]) * self.devicePixelRatioF())
        yield
        yield from self._games.build()
        self._map.hide()
        self._column.insertWidget(1, self._map)
        self._map.chosen.connect(self._take_place)
        self._map.sized.connect(self._read_map)
        self._map.poem.clicked.connect(self.poem_asked)
        self._choices = (self._games, self._map)

    @property
    def game(self) -> str:
        """The name of the chosen game."""
        return str(self._games.value)

    @property
    def sign(self) -> GameSign:
        """The sign of the chosen game."""
        return self._signs[self.game]

    @property
    def button(self) -> QWidget:
        """The button of the chosen game that is in sight."""
        choice = self._map if self.views.value == JOURNEY else self._games
        return choice.button(self.game)

    @property
    def seats(self) -> int:
        """The chosen number of players."""
        return self._seats_of[self.game]

    def choose(self, game: str) -> None:
        """Choose *game*, as if its button had been pressed."""
        self._games.button(game).setChecked(True)

    def show_done(self, done: dict[str, Done]) -> None:
        """Show what the person has *done* in each game."""
        for choice in self._choices:
            choice.show_done(done)

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self._appearance = appearance
        for choice in self._choices:
            choice.restyle(appearance)

    def fit_in(self, view: QWidget, foot: Callable[[], int]) -> None:
        """Make the map no larger than *view*, above its *foot*, so that its time line is in sight."""
        self._foot = foot
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the map when its view gets another size."""
        if isinstance(event, QResizeEvent):
            self._map.fit(event.size() - QSize(0, self._foot()))
        return super().eventFilter(watched, event)

    def show_view(self, view: object) -> None:
        """Show the games in the way called *view*; the map has long been read by then, or is waited for."""
        if view == JOURNEY and not self._map.is_engraved:
            self._reading.finish()
        self._map.set_value(self.game)
        self._games.setVisible(view == GROUPS)
        self._map.setVisible(view == JOURNEY)
        self.viewed.emit(view)

    def _read_map(self, size: QSize) -> None:
        """Read the map in a thread, in the *size* in which it is shown."""
        self._reading.begin(lambda _: map_image(size), self._map.show_map)

    def _take_place(self, game: str) -> None:
        self._games.button(game).setChecked(True)

    def _take_game(self, game: object) -> None:
        self._map.set_value(game)
        self._map.update()
        numbers = self._numbers()
        self.players.offer(numbers, self.seats)
        self.players.setVisible(len(numbers) > 1)
        self.chosen.emit()

    def _take_seats(self, seats: int) -> None:
        self._seats_of[self.game] = seats
        self.chosen.emit()

    def _numbers(self) -> list[Choice]:
        return [Choice(number, seats_name(number)) for number in self._signs[self.game].seats]
