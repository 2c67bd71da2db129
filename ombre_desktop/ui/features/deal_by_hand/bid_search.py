"""The search for a deal in which the auction ends as one wishes: the players' process says how it ends."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from ombre_desktop.engine.notation import format_record
from ombre_desktop.ui.features.deal_by_hand import search
from ombre_desktop.ui.features.deal_by_hand.calls import called, with_bids
from ombre_desktop.ui.features.deal_by_hand.draft import Draft
from ombre_desktop.ui.features.deal_by_hand.search import Search
from ombre_desktop.ui.features.deal_by_hand.wish import BIDS
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.texts.deal_by_hand import Wish
from ombre_desktop.value import replace

log = logging.getLogger(__name__)

MOST, SAMPLE, PIECE = 1_500, 120, 5
"""The deals that are bid out at most, tried for the chance at least, and bid out in one question."""


class BidSearch(Search):
    """A search among the deals that complete a draft, each bid out by the textbook in another process."""

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._asked: int | None = None
        self._drafts: tuple[Draft, ...] = ()
        self._bid_out = 0
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._fail)

    @property
    def is_on(self) -> bool:
        """True while deals are tried."""
        return self._asked is not None or super().is_on

    def stop(self) -> None:
        """Try no more deals."""
        super().stop()
        if self._asked is not None:
            self._runner.cancel(self._asked)
            self._asked = None

    def _try_some(self) -> None:
        """Ask how the auctions of some deals end whose hands are as is wished."""
        found: list[Draft] = []
        for fits, draft in self._shuffled():
            if fits:
                found.append(replace(draft(), bids=()))
                if len(found) == PIECE:
                    break
        if not found:
            self._go_on_or_end(search.MOST, SAMPLE)
            return
        self._drafts = tuple(found)
        self._asked = self._runner.review({"auctions": [format_record(called(one).record) for one in found]})

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if number != self._asked:
            return
        self._asked = None
        try:
            drafts = [
                with_bids(draft, [str(one) for one in said])
                for draft, said in zip(self._drafts, reply["bids"], strict=True)
            ]
        except Exception as error:  # any exception while reading means nonsense
            log.warning("no bids: %r", error)
            self.ended.emit()
            return
        for draft in drafts:
            dealt = called(draft).record.state
            contract = dealt.contract.name if dealt.contract is not None else None
            wishes = (wish for wish in self._wishes if wish in BIDS)
            if all(self._measure.fits_bids(wish, dealt.ombre, contract) for wish in wishes):
                self.fitting += 1
                self.found = self.found or draft
        self._bid_out += len(drafts)
        self._go_on_or_end(search.MOST if self._bid_out < MOST else 0, SAMPLE)

    def _fail(self, number: int, _: object) -> None:
        if number == self._asked:
            self._asked = None
            self.ended.emit()


def search_for(wishes: Sequence[Wish], runner: PlayerRunner | None, parent: QObject) -> Search:
    """Return the search for what is wished; without a *runner* nobody bids."""
    if runner is None or BIDS.isdisjoint(wishes):
        return Search(parent)
    return BidSearch(runner, parent)
