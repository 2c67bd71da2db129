"""The dialog of the person's own decisions in the sitting, to go back to any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Card
from ombre_desktop.storage.origin import Moment
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.features.past_games.deal_strip import DealStrip
from ombre_desktop.ui.model.timeline import DealCell, DecisionLine
from ombre_desktop.ui.replay.pictures import CARD, Pictures
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.ui.texts import past as words
from ombre_desktop.value import Value

Lines = Callable[[int], Sequence[DecisionLine] | None]
"""The decisions in the deal of a number; None if the deal is not there."""


_SHAPE = (CARD * CARD_RATIO / 16, CARD / 16)
"""The size of a card, as multiples of a usual sign, which is 16 nominal pixels high."""


class CardSign(Value):
    """A small *card* in a list."""

    pictures: Pictures
    card: Card

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the card into *rect*."""
        device = painter.device()
        self.pictures.paint_card(
            painter, QRectF(rect), self.card, device.devicePixelRatioF() if device else 1
        )


class TimelineDialog(Board):
    """
    The deals of the sitting on a strip, and the decisions in the one chosen.

    Signals:
        wanted: the `Moment` to show, or None for the last moment of the sitting.
    """

    wanted = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        deals: Sequence[DealCell],
        lines: Lines,
        at: Moment | None,
        parent: QWidget | None = None,
        *,
        pictures: Pictures | None = None,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self._deals, self._lines, self._at = tuple(deals), lines, at
        self._pictures = pictures
        here = next((i for i, deal in enumerate(deals) if at and deal.number == at.deal), len(deals) - 1)
        self.set_title(words.title())
        self.strip = DealStrip(appearance)
        self.strip.setAccessibleName(words.strip_name())
        self.strip.show_deals(deals, here)
        self.strip.valueChanged.connect(self._choose)
        self.strip.setVisible(len(self._deals) > 1)  # the line below tells of a single deal
        self._deal = wrapped("", Part.NAME)
        self.sheet: SheetView[DecisionLine] = SheetView()
        if pictures is not None:
            pictures.arrived.connect(self.sheet.viewport().update)
        self.sheet.activated.connect(lambda _: self._go())
        self.sheet.row_chosen.connect(self._tell)
        note = wrapped(words.explanation(), Part.NOTE)
        for widget in (self.strip, self._deal):
            self.body.addWidget(widget)
        self.body.addWidget(self.sheet, 1)
        self.body.addWidget(note)
        self.body.addStretch()
        self.give_way(note)
        self._make_buttons()
        self.open_at_size(720, 600)
        self.strip.setValue(here)
        self._choose()
        self.sheet.setFocus()

    def restyled(self) -> None:
        """Write the list again in the appearance's colours and sizes."""
        self.strip.restyle(self.appearance)
        self._choose()

    def _make_buttons(self) -> None:
        self.buttons.addStretch()
        self.add_button(words.close_button()).clicked.connect(self.reject)
        self.end_button = self.add_button(words.end_button())
        self.end_button.setEnabled(self._at is not None)
        self.end_button.clicked.connect(self._go_to_end)
        self.go_button = self.add_button(words.go_button(), part=Part.GOLD)
        self.go_button.clicked.connect(self._go)

    def _choose(self) -> None:
        """Show the decisions in the deal chosen on the strip."""
        if not self._deals:
            return
        deal = self._deals[self.strip.value()]
        found = self._lines(deal.number)
        told = (
            words.deal_line(deal.number, deal.words) if found is not None else words.lost_deal(deal.number)[0]
        )
        self._deal.setText(told)
        self.strip.setAccessibleDescription(told)
        self.sheet.setAccessibleName(told)
        lines = tuple(found or ())
        columns = [
            Column[DecisionLine](words.place_heading(), lambda line: line.place),
            Column[DecisionLine](words.decision_heading(), _told, sign=self._sign, shape=_SHAPE),
        ]
        self.sheet.show_rows([columns], lines, self.appearance)
        self.sheet.select(next((at for at, line in enumerate(lines) if line.is_here), len(lines) - 1))
        self._tell()

    def _sign(self, line: DecisionLine) -> CardSign | None:
        """Return the card that was played, as a small picture."""
        return CardSign(self._pictures, line.card) if self._pictures and line.card else None

    def _tell(self) -> None:
        chosen = self.sheet.chosen_row() if self.sheet.sheet.rows else None
        self.go_button.setEnabled(chosen is not None and not chosen.is_here)

    def _go(self) -> None:
        chosen = self.sheet.chosen_row()
        if chosen is not None and not chosen.is_here:
            self.wanted.emit(chosen.moment)
            self.accept()

    def _go_to_end(self) -> None:
        self.wanted.emit(None)
        self.accept()


def _told(line: DecisionLine) -> str:
    return words.here(line.words) if line.is_here else line.words
