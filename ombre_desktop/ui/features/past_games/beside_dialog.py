"""The dialog that sets the person's results beside the expert's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.score_sheet import signed
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.model.compared import Compared
from ombre_desktop.ui.texts import beside as words
from ombre_desktop.ui.texts.listing import listed


class BesideDialog(Board):
    """
    The deals of a sitting that the person has played, with their result and the pars.

    *names* are those of the seats, the person's own first.

    Signals:
        wanted: the number of the deal that the expert played and that is to be replayed.
    """

    wanted = Signal(int)

    def __init__(
        self,
        appearance: Appearance,
        names: Sequence[str],
        deals: Sequence[Compared],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self._names = tuple(names)
        self._deals = tuple(deals)
        self.set_title(words.title())
        self._sum = wrapped("", Part.FIGURE)
        self.sheet: SheetView[Compared] = SheetView()
        self.sheet.setAccessibleName(words.title())
        self.sheet.say_if_empty(words.deals_to_come())
        self.sheet.row_chosen.connect(self._tell)
        self.body.addWidget(self._sum)
        self.body.addWidget(self.sheet, 1)
        note = wrapped(words.note(), Part.NOTE)
        self.body.addWidget(note)
        self.give_way(note)
        self.body.addStretch()
        self.buttons.addStretch()
        self.add_button(words.close_button()).clicked.connect(self.reject)
        self.replay_button = self.add_button(words.replay_button(), part=Part.GOLD)
        self.replay_button.clicked.connect(self._replay)
        self.open_at_size(720, 440)
        self.restyled()
        self.sheet.setFocus()

    def show_deals(self, deals: Sequence[Compared]) -> None:
        """Show *deals*, since another par has been worked out."""
        self._deals = tuple(deals)
        self.restyled()

    def restyled(self) -> None:
        """Write the list again in the appearance's colours and sizes."""
        gained = [deal.gained for deal in self._deals if deal.gained is not None]
        self._sum.setText(words.sum_line(len(gained), signed(sum(gained))))
        self._sum.setVisible(bool(gained))
        played = [deal for deal in self._deals if deal.own is not None]
        self.replay_button.setVisible(bool(played))
        self.sheet.show_rows(self._ways(), played, self.appearance)
        self._tell()

    def _ways(self) -> list[list[Column[Compared]]]:
        """Return the sets of columns; the narrow one has the other seats in one of them."""
        deal = Column[Compared](words.deal_heading(), lambda deal: str(deal.number), figure=True)
        own = Column[Compared](words.own_heading(), lambda deal: _own(deal.own), figure=True)
        gained = Column[Compared](words.gained_heading(), lambda deal: _own(deal.gained), figure=True)
        pars = [
            Column[Compared](words.par_heading(name), partial(_par, at=at), figure=True)
            for at, name in enumerate(self._names)
        ]
        wide = [deal, own, *pars, gained]
        if len(pars) == 1:
            return [wide]
        others = Column[Compared](words.others_heading(), _others)
        return [wide, [deal, own, pars[0], gained, others]]

    def _tell(self) -> None:
        chosen = self.sheet.chosen_row()
        ready = chosen is not None and chosen.pars[0] is not None
        self.replay_button.setEnabled(ready)

    def _replay(self) -> None:
        chosen = self.sheet.chosen_row()
        if chosen is not None:
            self.wanted.emit(chosen.number)
            self.accept()


def _own(amount: int | None) -> str:
    return "" if amount is None else signed(amount)


def _par(deal: Compared, *, at: int) -> str:
    """Return a par."""
    amount = deal.pars[at]
    return words.being_worked_out() if amount is None else signed(amount)


def _others(deal: Compared) -> str:
    """Return the pars of the other seats, in their order from the person to the right."""
    return listed("…" if amount is None else signed(amount) for amount in deal.pars[1:])
