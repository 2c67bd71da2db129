"""The fields of a deal by hand: its game, its dealer, and what is typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Seat
from ombre_desktop.engine.variants import ruleset, whole_variants
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.sections import NamedField
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.deal_by_hand.draft import Draft
from ombre_desktop.ui.features.deal_by_hand.typing_field import TypingField
from ombre_desktop.ui.texts import codes as code_words
from ombre_desktop.ui.texts import deal_by_hand as words
from ombre_desktop.value import replace

_COLUMN = 180
"""The least width of a field, nominal."""


class DealFields(QObject):
    """
    The choices of game and dealer, and a field for a hand, a code or a record, in one *layout*.

    *names* are those of the company, by seat.

    Signals:
        changed: the `Draft` with another game or dealer.
    """

    changed = Signal(object)

    def __init__(self, draft: Draft, names: Sequence[str], look: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._draft, self._names = draft, names
        self._games = {(draft.game.name, draft.game.seats): draft.game}
        tables = [(one.name, seats) for one in whole_variants() for seats in sorted(one.seats)]
        choices = [
            Choice(table, code_words.table_name(*table, sum(one == table[0] for one, _ in tables)))
            for table in tables
        ]
        self.game_box = ChoiceBox(choices, (draft.game.name, draft.game.seats))
        self.game_box.chosen.connect(self._choose_game)
        self.box = TypingField()
        self.box.setPlaceholderText(words.EXAMPLE)
        self._game_field = NamedField(words.game_label(), self.game_box)
        self._typed_field = NamedField(words.typed_label(), self.box)
        self.layout = Columns(least=look.pixels(_COLUMN), most=3)
        self._dealer_field = self._dealers()
        self._order()

    def restyle(self, look: Appearance) -> None:
        """Adopt the sizes of *look*."""
        self.layout.set_least(look.pixels(_COLUMN))

    def show_draft(self, draft: Draft) -> None:
        """Show game and dealer of *draft*."""
        old, self._draft = self._draft, draft
        if draft.game != old.game:
            self._games[draft.game.name, draft.game.seats] = draft.game
            self.game_box.set_value((draft.game.name, draft.game.seats))
        if draft.game.seats != old.game.seats:
            gone, self._dealer_field = self._dealer_field, self._dealers()
            self._order()
            gone.hide()
            gone.deleteLater()
        self.dealer_box.set_value(int(draft.dealer))

    def _order(self) -> None:
        self.layout.put_in_order([self._game_field, self._dealer_field, self._typed_field])

    def _dealers(self) -> NamedField:
        """Return the choice of the dealer among the players of the game."""
        seats = words.place_names(self._names)[1 : self._draft.game.seats + 1]
        self.dealer_box = ChoiceBox(
            [Choice(seat, name) for seat, name in enumerate(seats)], int(self._draft.dealer)
        )
        self.dealer_box.chosen.connect(
            lambda seat: self.changed.emit(replace(self._draft, dealer=Seat(seat)))
        )
        return NamedField(words.dealer_label(), self.dealer_box)

    def _choose_game(self, table: tuple[str, int]) -> None:
        """Choose another game; the house rules of the first stay with it."""
        name, seats = table
        game = self._games.get(table) or ruleset(name, seats=seats)
        self.changed.emit(replace(self._draft, game=game, dealer=Seat(seats - 1)))
