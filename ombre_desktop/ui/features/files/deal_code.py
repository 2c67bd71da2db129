"""The dialog that deals by a code or a number, and says first what will be dealt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from ombre_desktop.engine.codes import CodeError, CodeFault, code_in, number_in, slips_in
from ombre_desktop.engine.codes.typed import MOST
from ombre_desktop.engine.variants import ruleset_names, whole_variants
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.sections import NamedField, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.model.known_deal import KnownDeal, deal_with_code, deal_with_number
from ombre_desktop.ui.texts import codes as words

FEW = 3
"""The largest number of guesses at a mistyped character that are shown."""
Table = tuple[str, int]


class DealCodeDialog(Board):
    """
    A field for the code or the number, and a choice of game for a number.

    *names* are those of the company, by seat. ``dealt`` carries the `KnownDeal`.
    """

    dealt = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        names: Sequence[str],
        table: Table,
        text: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(words.title())
        self._names = names
        self._deal: KnownDeal | None = None
        self.box = QLineEdit(text[:MOST])
        self.box.setMaxLength(MOST)
        self.box.textChanged.connect(self._look)
        self.body.addWidget(NamedField(words.code_label(), self.box, words.code_note()))
        tables = [(one.name, seats) for one in whole_variants() for seats in sorted(one.seats)]
        choices = [self._choice(one, tables) for one in tables]
        self.game_box = ChoiceBox(choices, table if table in tables else tables[0])
        self.game_box.chosen.connect(self._look)
        self._game_field = NamedField(words.game_label(), self.game_box)
        self.body.addWidget(self._game_field)
        self._told = wrapped("", Part.NAME)
        self.body.addWidget(self._told)
        self.body.addWidget(wrapped(words.practice_note(), Part.NOTE))
        self.body.addStretch()
        deal, cancel = words.buttons()
        self.buttons.addStretch()
        self.add_button(cancel).clicked.connect(self.reject)
        self.deal_button = self.add_button(deal, part=Part.GOLD)
        self.deal_button.clicked.connect(self._deal_it)
        self.open_at_size(640, 460)
        self.box.setFocus()
        self._look()

    @property
    def told(self) -> str:
        """The description of the deal, or what is wrong with the code."""
        return self._told.text()

    def _choice(self, table: Table, tables: Sequence[Table]) -> Choice:
        several = sum(game == table[0] for game, _ in tables)
        return Choice(table, words.table_name(*table, several))

    def _look(self) -> None:
        """Say what would be dealt, or what is wrong."""
        text, number = self.box.text().strip(), None
        self._deal, told = None, ""
        try:
            number = number_in(text)
            told = self._look_up_code(text) if number is None else self._look_up_number(number)
        except CodeError as error:
            told = self._fault(error, code_in(text))
        self._game_field.setEnabled(number is not None or not text)
        self._told.setText(told)
        self.box.setAccessibleDescription(told)
        self.deal_button.setEnabled(self._deal is not None)

    def _look_up_number(self, number: int) -> str:
        self._deal = deal_with_number(*self._table, number)
        return words.deal_told(self._deal, self._names)

    def _look_up_code(self, text: str) -> str:
        deal = deal_with_code(text)
        if deal.game.name not in ruleset_names():
            return words.unknown_here(deal.game.name)
        self._deal = deal
        return words.deal_told(deal, self._names)

    def _fault(self, error: CodeError, text: str) -> str:
        if error.fault is CodeFault.BAD_CHARACTER:
            return words.character_told(error.found, error.place)
        slips = slips_in(text) if error.fault is CodeFault.MISTYPED else ()
        return words.slips_told(slips) if 0 < len(slips) <= FEW else words.fault_told(error.fault)

    @property
    def _table(self) -> Table:
        found = self.game_box.value
        if not isinstance(found, tuple):
            raise TypeError(found)
        return found

    def _deal_it(self) -> None:
        if self._deal is not None:
            self.dealt.emit(self._deal)
            self.accept()
