"""The host of the card of bids before the first deal of a game that the person has not played."""

from __future__ import annotations

from functools import partial

from ombre_desktop.ui.features.first_bids.bid_lines import bid_lines, need_of
from ombre_desktop.ui.features.first_bids.bids_card import BidsCard
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.texts.listing import sentences


class FirstBidsHost(Feature):
    """The host of one table's card; the deal waits until the card is put away."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        desk = self._desk = program.desk
        self._dock, self._controller = desk.dock, program.controller
        self._card: BidsCard | None = None

    @property
    def card(self) -> BidsCard | None:
        """The card, while it lies on the table."""
        return self._card

    def show(self) -> None:
        """Lay the card on the table, unless there is nothing to say of the game."""
        sitting = self._controller.sitting
        if self._card is not None or sitting is None or not sitting.begins_with_draw:
            return
        lines = bid_lines(sitting, self._desk.deck)
        if not lines:
            self._controller.end_draw()
            return
        self._dock.put_draw_away()
        card = self._card = self._desk.seat_guest(partial(BidsCard, need_of(sitting), lines))
        card.read.connect(self._deal)
        card.show()
        card.raise_()
        card.begin()
        self._desk.announce(sentences([card.accessibleName(), card.accessibleDescription()]))

    def follow(self, now: Situation) -> None:
        """Take the card away when another sitting is at the table."""
        if now.sitting is None or not now.is_played or not now.sitting.begins_with_draw:
            self._put_away()

    def reword(self) -> None:
        """Lay the card on the table again, in another language or for another deck."""
        if self._card is not None:
            self._put_away()
            self.show()

    def _deal(self) -> None:
        self._put_away()
        self._controller.end_draw()

    def _put_away(self) -> None:
        card, self._card = self._card, None
        if card is not None:
            self._desk.dismiss_guest(card)


FEATURE = FirstBidsHost
