"""The choice of a game, with a picture and a paragraph about each, and of the number of players."""

from collections.abc import Iterator
from functools import lru_cache, partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ombre_desktop.engine.variants import Variant, variant
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.game_picture import BREADTH, bare_picture, draw_signs, picture_of, plan_of
from ombre_desktop.ui.dialogs.sections import NamedField, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.dialogs.tiles import Tiles
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.ui.texts.games import game_account, game_name, seats_name

_PICTURE, _MOST = 76, 5
"""The nominal height of the picture on a tile, and the greatest number of tiles in a row."""


class GameChooser(QWidget):
    """
    A choice among the games *offered*; *table* is the game chosen at first, with its number of seats.

    ``chosen`` is emitted when another game or number of seats is chosen.

    :meth:`build` paints the picture of the chosen game; those of the others are painted *later*, one by one.
    """

    chosen = Signal()

    def __init__(
        self,
        offered: tuple[Variant, ...],
        table: tuple[str, int],
        deck: Deck,
        appearance: Appearance,
        later: Turns,
    ) -> None:
        super().__init__()
        mark(self, Part.BARE)
        self._deck, self._appearance = deck, appearance
        self._later = later
        game, seats = table
        self._seats_of = {one.name: one.seats[0] for one in offered}
        self._seats_of[game] = seats
        names = [Choice(name, game_name(name)) for name in self._seats_of]
        self._games = Tiles(names, game, most=_MOST, appearance=appearance)
        self._games.setAccessibleName(words.games_name())
        self._games.describe(words.games_name())
        self._account = wrapped("", Part.BARE)
        self._seats = Segments(self._numbers(), seats)
        self._players = NamedField(words.players_label(), self._seats)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._games)
        column.addWidget(self._account)
        column.addWidget(self._players)
        self._games.chosen.connect(self._take_game)
        self._seats.chosen.connect(self._take_seats)
        self._players.setVisible(len(self._numbers()) > 1)
        self._describe()

    def build(self) -> Iterator[None]:
        """Paint the bare tables and the picture of the chosen game, beginning with its slowest parts."""
        for seats in set(self._seats_of.values()):
            self._bare(seats)
            yield
        for _ in draw_signs(plan_of(self.game, self.seats), self._deck):
            yield
        self.paint()

    @property
    def game(self) -> str:
        """The name of the chosen game."""
        return str(self._games.value)

    @property
    def seats(self) -> int:
        """The chosen number of players."""
        return self._seats_of[self.game]

    def choose(self, game: str) -> None:
        """Choose *game*, as if its button had been pressed."""
        self._games.button(game).setChecked(True)

    def set_deck(self, deck: Deck) -> None:
        """Show the pictures with the cards of *deck*."""
        self._deck = deck
        self.paint()

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self._appearance = appearance
        self._games.restyle(appearance)
        self.paint()

    def _take_game(self, _: object) -> None:
        self._offer_seats()
        self._describe()
        self.chosen.emit()

    def _take_seats(self, seats: int) -> None:
        self._seats_of[self.game] = seats
        self._paint_tile(self.game)
        self.chosen.emit()

    def _offer_seats(self) -> None:
        """Offer the possible numbers of players, if there are several."""
        numbers = self._numbers()
        self._seats.offer(numbers, self.seats)
        self._players.setVisible(len(numbers) > 1)

    def _numbers(self) -> list[Choice]:
        return [Choice(number, seats_name(number)) for number in sorted(variant(self.game).seats)]

    def paint(self) -> None:
        """Paint the picture of the chosen game now; those of the others, bare at first, one by one."""
        height = self._appearance.pixels(_PICTURE)
        broad = round(height * BREADTH)
        self._games.set_icon_size(height, broad)
        others = [name for name in self._seats_of if name != self.game]
        bare = {name: QIcon(self._bare(self._seats_of[name])) for name in others}
        self._games.set_icons([Choice(name, "", icon) for name, icon in bare.items()])
        self._paint_tile(self.game)
        self._later.order({(self, name): partial(self._paint_tile, name) for name in others})

    def _bare(self, seats: int) -> QPixmap:
        """Return the bare table for *seats*, which stands in for a picture that is not painted yet."""
        look = self._appearance
        return _bare_painted(seats, look.theme, look.pixels(_PICTURE), self.devicePixelRatioF())

    def _describe(self) -> None:
        """Show the paragraph about the chosen game."""
        self._account.setText(game_account(self.game))
        self._games.button(self.game).setAccessibleDescription(self._account.text())

    def _paint_tile(self, name: str) -> None:
        look, table = self._appearance, (name, self._seats_of[name])
        picture = _painted(table, self._deck, look, look.pixels(_PICTURE), self.devicePixelRatioF())
        self._games.set_icons([Choice(name, "", QIcon(picture))])


@lru_cache(maxsize=64)
def _painted(table: tuple[str, int], deck: Deck, look: Appearance, height: int, ratio: float) -> QPixmap:
    """Return the picture of a game and number of seats, painted once for each look and size."""
    return QPixmap.fromImage(picture_of(plan_of(*table), deck, look, height, ratio))


@lru_cache(maxsize=16)
def _bare_painted(seats: int, theme: Theme, height: int, ratio: float) -> QPixmap:
    """Return the bare table for *seats*, painted once for each theme and size."""
    return QPixmap.fromImage(bare_picture(seats, theme, height, ratio))
