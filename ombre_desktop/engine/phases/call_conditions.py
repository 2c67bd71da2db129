"""Conditions of bids besides their height, such as cards that a bidder must hold."""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.stages import Bidding
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value


class CallCondition(Protocol):
    """A condition that a bid of sufficient height must still meet."""

    def refusal(self, state: DealState, bidding: Bidding, row: Contract, lowest: int) -> Refusal | None:
        """Return the reason why *row* may not be bid; *lowest* is the lowest level that may be."""
        ...


class LastPlaysAlone(Value):
    """No ally for the last seat once all before it have passed (rule 3.11); it may bid *instead*."""

    instead: str

    def refusal(self, state: DealState, bidding: Bidding, row: Contract, _lowest: int) -> Refusal | None:
        """Refuse a contract with an ally."""
        if not row.calls or not is_last_chance(state, bidding):
            return None
        return Refusal(Reason.LAST_PLAYS_ALONE, "3.11", name=self.instead)


class OnlyTheLast(Value):
    """A contract called *name* only for the last seat, in place of passing the deal out (22.3)."""

    name: str

    def refusal(self, state: DealState, bidding: Bidding, row: Contract, _lowest: int) -> Refusal | None:
        """Refuse the contract to all others."""
        if row.name != self.name or is_last_chance(state, bidding):
            return None
        return Refusal(Reason.NOT_THE_LAST, "22.3", name=row.name)


class HoldsTheSame(Value):
    """An equal bid must be the standing contract itself, not another of its level (21.3)."""

    def refusal(self, _state: DealState, bidding: Bidding, row: Contract, _lowest: int) -> Refusal | None:
        """Refuse another contract of the standing level."""
        if row.level > bidding.height or row.name == bidding.standing:
            return None
        return Refusal(Reason.NO_HOLD, "21.3", name=bidding.standing)


class NeedsCards(Value):
    """The contract called *name* needs *cards* in the hand as dealt; *rule* says so (21.3)."""

    name: str
    cards: Cards
    rule: str = "21.3"

    def refusal(self, state: DealState, bidding: Bidding, row: Contract, _lowest: int) -> Refusal | None:
        """Refuse the contract to a seat without the cards."""
        if row.name != self.name or set(self.cards).issubset(state.hands[bidding.speaker]):
            return None
        return Refusal(Reason.CARDS_NEEDED, self.rule, cards=self.cards, name=row.name)


class LowestFirst(Value):
    """No contract of *names* while the *plainer* one of the same kind could still be bid (21.3)."""

    names: tuple[str, ...]
    plainer: Contract

    def refusal(self, _state: DealState, _bidding: Bidding, row: Contract, lowest: int) -> Refusal | None:
        """Refuse the contract while the plainer one is high enough."""
        if row.name not in self.names or self.plainer.level < lowest:
            return None
        return Refusal(Reason.PLAINER_BID, "21.3", name=self.plainer.name)


class OpensWith(Value):
    """Only the contracts of *names* may be the first bid (23.2)."""

    names: tuple[str, ...]

    def refusal(self, _state: DealState, bidding: Bidding, row: Contract, _lowest: int) -> Refusal | None:
        """Refuse another contract while nobody has bid."""
        if bidding.height or row.name in self.names:
            return None
        return Refusal(Reason.NO_OPENING_BID, "23.2", name=row.name)


def is_last_chance(state: DealState, bidding: Bidding) -> bool:
    """Return True if everybody but the last seat has passed."""
    return bidding.turn == state.ring[-1] and bidding.height == 0
