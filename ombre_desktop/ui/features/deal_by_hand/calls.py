"""The bids said so far in a deal laid out by hand, as far as they are lawful."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Action, Request, refusal, request
from ombre_desktop.engine.codes import laid_deal
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.notation import GameRecord, record_of
from ombre_desktop.engine.notation.record import BIDDING, section_of
from ombre_desktop.engine.notation.tokens import parse_action
from ombre_desktop.engine.replay import carried_on
from ombre_desktop.ui.features.deal_by_hand.draft import Draft
from ombre_desktop.value import Value, replace


class Call(Value):
    """A request to a seat, and its answer."""

    asked: Request
    action: Action


class Called(Value):
    """
    The deal of a whole draft after its bids.

    *calls* are the lawful ones among the bids of the draft, *asked* is the next request for a bid; None if
    the auction is over.
    """

    record: GameRecord
    calls: tuple[Call, ...]
    asked: Request | None

    @property
    def bids(self) -> tuple[Action, ...]:
        """The bids alone."""
        return tuple(one.action for one in self.calls)


def called(draft: Draft) -> Called:
    """Return the whole *draft* after its bids, up to the first that is not lawful any more."""
    dealt, calls = laid_deal(draft.game, draft.dealer, draft.layout), []
    for action in draft.bids:
        asked = request(dealt)
        if asked is None or section_of(asked) not in BIDDING or refusal(dealt, action) is not None:
            break
        calls.append(Call(asked, action))
        dealt = carried_on(dealt, (action,))
    asked = request(dealt)
    is_bid = asked is not None and section_of(asked) in BIDDING
    return Called(record_of(dealt), tuple(calls), asked if is_bid else None)


def bids_of(record: GameRecord) -> tuple[Action, ...]:
    """Return the bids with which the deal of *record* begins."""
    dealt = laid_deal(record.state.ruleset, record.state.dealer, record.state.layout)
    found: list[Action] = []
    for move in record.state.history:
        asked = request(dealt)
        if asked is None or section_of(asked) not in BIDDING:
            break
        found.append(move.action)
        dealt = carried_on(dealt, (move.action,))
    return tuple(found)


def with_bids(draft: Draft, texts: Sequence[str]) -> Draft:
    """Return the whole *draft* with the bids written in *texts*; raise `NotationError` for a bad one."""
    dealt, bids = laid_deal(draft.game, draft.dealer, draft.layout), list[Action]()
    for text in texts:
        bids.append(parse_action(text.split() or [""], asked_in(dealt)))
        dealt = carried_on(dealt, bids[-1:])
    return replace(draft, bids=tuple(bids))
