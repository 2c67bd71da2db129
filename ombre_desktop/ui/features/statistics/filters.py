"""The choices at the top of the statistics: page, games, marks and period."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox, Segments
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.sections import NamedField
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.model.statistics import Marks, Period, Sheet, Wanted
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.keys import without_key

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
        self.sheet = ChoiceBox([Choice(sheet, words.SHEETS[sheet]()) for sheet in Sheet], wanted.sheet)
        self.game = ChoiceBox([_game_choice((None, False))], (None, False))
        self.marks = ChoiceBox([Choice(marks, words.MARKS[marks]()) for marks in Marks], wanted.marks)
        self.period = Segments(
            [Choice(period, words.PERIODS[period]()) for period in periods],
            wanted.period if wanted.period in periods else Period.ALL,
        )
        chosen = (wanted.game, wanted.in_points)
        self.game.offer(_game_choice(chosen))
        self.game.set_value(chosen)
        sheet, game, marks, period = words.fields()
        self._boxes = Columns(least=look.pixels(_LEAST), most=3, gap=look.pixels(12))
        for name, box in ((sheet, self.sheet), (game, self.game), (marks, self.marks)):
            box.show_whole()
            self._boxes.addWidget(NamedField(name, box))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._boxes)
        self.period.setAccessibleName(without_key(period))
        self.period.describe(without_key(period))
        column.addWidget(self.period)
        for control in (self.sheet, self.game, self.marks, self.period):
            control.chosen.connect(self.changed)

    @property
    def wanted(self) -> Wanted:
        """The choices made."""
        game, in_points = self._game
        return Wanted(
            Sheet(self.sheet.value), game, in_points, Period(self.period.value), Marks(self.marks.value)
        )

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
