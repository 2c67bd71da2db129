"""The row in which the bids said so far are told, and the next one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ombre_desktop.engine import Action, Bid, CallCard, NameTrump, Request, Say
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Part, mark
from ombre_desktop.ui.features.deal_by_hand.calls import Called
from ombre_desktop.ui.texts import deal_by_hand as words
from ombre_desktop.ui.texts.hints import action_label

_SPOKEN = (Bid, Say, NameTrump, CallCard)
"""The answers that are bids; others need cards to be chosen."""


class BidsRow(QWidget):
    """
    The bids so far, in a sentence, and the lawful ones of the seat that speaks next.

    *names* are those of the company, by seat.

    Signals:
        said: the bid that the person chose for that seat.
        taken_back: the last bid was not said after all.
    """

    said = Signal(object)
    taken_back = Signal()

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self._names = words.place_names(names)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._told = wrapped("", Part.NOTE)
        column.addWidget(self._told)
        self._line = Lines(gap=10)
        # The button comes first, so that it stays under the pointer while the box comes and goes.
        self.back_button = QPushButton(words.unsay_button())
        self.back_button.setAutoDefault(False)
        self.back_button.clicked.connect(self.taken_back)
        self.box = self._offered(None, Deck.SPANISH)
        self._line.addWidget(self.back_button)
        self._line.addWidget(self.box)
        column.addLayout(self._line)

    @property
    def told(self) -> str:
        """The sentence about the bids so far."""
        return self._told.text()

    def show_called(self, called: Called, deck: Deck) -> None:
        """Tell what was *called*, and offer what can be said next, in the words of *deck*."""
        calls = [self._call_told(one.asked, one.action, deck) for one in called.calls]
        self._told.setText(words.bids_told(calls))
        new = self._offered(called.asked, deck)
        had_focus = self.box.hasFocus()
        self._line.removeWidget(self.box)
        self.box.hide()
        self.box.deleteLater()
        self.box = new
        self._line.addWidget(new)
        new.setVisible(new.count() > 1)
        self.back_button.setEnabled(bool(called.calls))
        if had_focus:
            new.setFocus()

    def _offered(self, asked: Request | None, deck: Deck) -> ChoiceBox:
        """Return the box with the lawful answers to *asked*."""
        offered = [one for one in getattr(asked, "actions", ()) if isinstance(one, _SPOKEN)]
        first = words.whose_bid(asked.seat + 1, self._names[asked.seat + 1]) if asked is not None else ""
        choices = [Choice(None, first)]
        if asked is not None:
            choices += [Choice(one, action_label(one, asked, deck)) for one in offered]
        box = ChoiceBox(choices, None)
        box.setAccessibleName(first)
        box.show_whole()
        box.chosen.connect(self._say)
        return box

    def _say(self, action: Action | None) -> None:
        if action is not None:
            self.said.emit(action)

    def _call_told(self, asked: Request, action: Action, deck: Deck) -> str:
        return words.bid_told(self._names[asked.seat + 1], action_label(action, asked, deck))
