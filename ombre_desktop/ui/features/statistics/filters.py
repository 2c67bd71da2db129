"""The choices of the statistics: period, games and marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.sections import NamedField
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.model.statistics import Marks, Period, Wanted
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.games import game_name

GameChoice = tuple[str | None, bool]
"""A game, or None for all of them, and whether they count points."""
_LEAST = 170


class Filters(QWidget):
    """
    The choices as controls.

    Signals:
        changed: another value was chosen; `wanted` has it.
    """

    changed = Signal()

    def __init__(
        self, look: Appearance, wanted: Wanted, *, seated: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        periods = [period for period in Period if seated or period is not Period.SITTING]
        self.period = ChoiceBox(
            [Choice(period, words.PERIODS[period]()) for period in periods],
            wanted.period if wanted.period in periods else Period.ALL,
        )
        self.game = ChoiceBox([_game_choice((None, False))], (None, False))
        self.marks = ChoiceBox([Choice(marks, words.MARKS[marks]()) for marks in Marks], wanted.marks)
        chosen = (wanted.game, wanted.in_points)
        self.game.offer(_game_choice(chosen))
        self.game.set_value(chosen)
        self._boxes = Columns(self, least=look.pixels(_LEAST), most=3, gap=look.pixels(12))
        for name, box in zip(words.fields(), (self.period, self.game, self.marks), strict=True):
            box.show_whole()
            self._boxes.addWidget(NamedField(name, box))
            box.chosen.connect(self.changed)

    @property
    def wanted(self) -> Wanted:
        """The choices made, without a sheet."""
        game, in_points = self._game
        period, marks = Period(self.period.value), Marks(self.marks.value)
        return Wanted(game=game, in_points=in_points, period=period, marks=marks)

    def show_all(self) -> None:
        """Choose all deals of all games of the kind in hand."""
        for box, value in (
            (self.period, Period.ALL),
            (self.game, (None, self._game[1])),
            (self.marks, Marks.ANY),
        ):
            box.set_value(value)
        self.changed.emit()

    def offer_games(self, games: Sequence[GameChoice]) -> None:
        """Offer the *games* that were played, and all of those that count alike."""
        for in_points in (False, True):
            alike = [game for game in games if game[1] is in_points]
            if alike:
                for choice in ((None, in_points), *alike):
                    self.game.offer(_game_choice(choice))

    def restyle(self, look: Appearance) -> None:
        """Adopt the sizes of another look."""
        self._boxes.set_least(look.pixels(_LEAST))

    @property
    def _game(self) -> GameChoice:
        value = self.game.value
        return value if isinstance(value, tuple) else (None, False)


def _game_choice(choice: GameChoice) -> Choice:
    game, in_points = choice
    return Choice(choice, game_name(game) if game else words.all_games(in_points=in_points))
