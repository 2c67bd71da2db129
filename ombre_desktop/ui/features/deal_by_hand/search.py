"""The search for a deal that is as one wishes: in pieces, so that the window never waits."""

from __future__ import annotations

from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Card
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.features.deal_by_hand.draft import OWN, TALON, Draft
from ombre_desktop.ui.features.deal_by_hand.wish import Measure
from ombre_desktop.ui.texts.deal_by_hand import Wish

MOST, SAMPLE, PIECE = 100_000, 10_000, 200
"""The deals that are tried at most, for the chance at least, and in one turn of the event loop."""


class Search(QObject):
    """
    A search among the deals that complete a draft.

    Signals:
        went_on: some more deals have been tried.
        ended: the search is over; `found` is the draft, or None.
    """

    went_on = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._turns = Turns(self)
        self.found: Draft | None = None
        self.tried = self.fitting = 0

    @property
    def is_on(self) -> bool:
        """True while deals are tried."""
        return self._turns.waits

    def begin(self, draft: Draft, wish: Wish) -> None:
        """Look for a deal that completes *draft* and is as *wish* says."""
        self._draft, self._wish, self._measure = draft, wish, Measure(draft.game)
        self._rng = chance(uuid4().hex)
        self.found, self.tried, self.fitting = None, 0, 0
        self._go_on()

    def stop(self) -> None:
        """Try no more deals."""
        self._turns.drop()

    def finish(self) -> None:
        """Try all deals now."""
        self._turns.finish()

    def _go_on(self) -> None:
        self._turns.order({"piece": self._try_some})

    def _try_some(self) -> None:
        draft, rest = self._draft, list(self._draft.left)
        laid = [(place, draft.row(place), draft.lack(place)) for place in draft.places]
        for _ in range(PIECE):
            self._rng.shuffle(rest)
            at, hands = 0, [] if laid[0][0] == OWN else [frozenset[Card]()]
            for place, cards, lack in laid:
                if place != TALON:
                    hands.append(frozenset((*cards, *rest[at : at + lack])))
                at += lack
            if self._measure.fits(self._wish, hands):
                self.fitting += 1
                self.found = self.found or draft.completed(rest)
        self.tried += PIECE
        if self.tried >= MOST or (self.found is not None and self.tried >= SAMPLE):
            self.ended.emit()
        else:
            self._go_on()
            self.went_on.emit()
