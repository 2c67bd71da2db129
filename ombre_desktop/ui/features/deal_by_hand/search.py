"""The search for a deal that is as one wishes: in pieces, so that the window never waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Card
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.features.deal_by_hand.draft import OWN, TALON, Draft
from ombre_desktop.ui.features.deal_by_hand.wish import BIDS, Measure
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

    def begin(self, draft: Draft, wishes: Sequence[Wish], *, at_once: bool = False) -> None:
        """Look for a deal that completes *draft* as *wishes* say; *at_once*: without the chance."""
        self._at_once = at_once
        self._draft, self._wishes, self._measure = draft, tuple(wishes), Measure(draft.game)
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
        for fits, draft in self._shuffled():
            if fits:
                self.fitting += 1
                self.found = self.found or draft()
        self._go_on_or_end(MOST, SAMPLE)

    def _shuffled(self) -> Iterator[tuple[bool, Callable[[], Draft]]]:
        """Shuffle some deals, and yield whether the hands of each are as is wished, and what lays it out."""
        draft, rest = self._draft, list(self._draft.left)
        laid = [(place, draft.row(place), draft.lack(place)) for place in draft.places]
        wishes = [wish for wish in self._wishes if wish not in BIDS]
        for _ in range(PIECE):
            self._rng.shuffle(rest)
            at, hands = 0, [] if laid[0][0] == OWN else [frozenset[Card]()]
            for place, cards, lack in laid:
                if place != TALON:
                    hands.append(frozenset((*cards, *rest[at : at + lack])))
                at += lack
            self.tried += 1
            yield all(self._measure.fits(wish, hands) for wish in wishes), partial(draft.completed, rest)

    def _go_on_or_end(self, most: int, sample: int) -> None:
        """Try more deals, unless there were enough for the chance, or *most* without finding one."""
        least = 0 if self._at_once else sample
        if self.tried >= most or (self.found is not None and self.tried >= least):
            self.ended.emit()
        else:
            self._go_on()
            self.went_on.emit()
