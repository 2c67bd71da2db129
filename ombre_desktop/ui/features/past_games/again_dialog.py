"""The dialog that asks how a deal is to be played again: in which seat, and against whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox, TickBox
from ombre_desktop.ui.dialogs.sections import NamedField, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.texts import past as words
from ombre_desktop.ui.texts.beside import expert_box
from ombre_desktop.ui.texts.title import strength_name, strength_note


class AgainDialog(Board):
    """
    The choice of a seat and of opponents for a deal that was played before.

    *places* are the names of the seats, *seat* is the one offered first.

    Signals:
        wanted: the seat, and the `Strength` of the opponents or None if they stay as they were;
            True if the expert plays too.
    """

    wanted = Signal(int, object, bool)

    def __init__(
        self, appearance: Appearance, places: Sequence[str], seat: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(words.again_title())
        self.seat = ChoiceBox([Choice(at, place) for at, place in enumerate(places)], seat)
        strengths = [Choice(strength, strength_name(strength)) for strength in Strength]
        self.strength = ChoiceBox([Choice(None, words.same_opponents()), *strengths], None)
        self.body.addWidget(NamedField(words.seat_label(), self.seat))
        field = NamedField(words.opponents_label(), self.strength)
        self.strength.chosen.connect(lambda _: field.explain(strength_note(self.chosen_strength)))
        self.body.addWidget(field)
        self.expert = TickBox(expert_box())
        self.body.addWidget(self.expert)
        self.body.addWidget(wrapped(words.again_note(), Part.NOTE))
        self.body.addStretch()
        self.buttons.addStretch()
        self.add_button(words.close_button()).clicked.connect(self.reject)
        self.play_button = self.add_button(words.play_button(), part=Part.GOLD)
        self.play_button.clicked.connect(self._play)
        self.open_at_size(520, 400)
        self.seat.setFocus()

    @property
    def chosen_strength(self) -> Strength | None:
        """The strength chosen for the opponents; None if they stay as they were."""
        value = self.strength.value
        return value if isinstance(value, Strength) else None

    def _play(self) -> None:
        seat = self.seat.value
        self.wanted.emit(seat if isinstance(seat, int) else 0, self.chosen_strength, self.expert.isChecked())
        self.accept()
