"""Grossfrage: a forced game, in which the friend whose ace is called names the trump (26.1)."""

from __future__ import annotations

from typing import ClassVar

from ombre_desktop.engine.actions import Action, CallCard, NameTrump
from ombre_desktop.engine.cards import Card, Cards, Rank, Suit
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.events import AllyKnown, ContractRaised, NobodyToCall, TrumpNamed
from ombre_desktop.engine.phases.asking import answer_of, not_asked
from ombre_desktop.engine.phases.partner import CallPhase
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import CardRequest, TrumpRequest
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value, replace

RULE = "26.1"


class CallFriendPhase(CallPhase):
    """
    The call of an ace before there is a trump; its holder shows it at once.

    An Ombre who holds all four aces shows them, and plays *alone*.
    """

    rule: ClassVar[str] = RULE

    alone: Contract

    def begin(self, state: DealState) -> Progress:
        """Let an Ombre who lacks no ace play alone."""
        if self._callable(state):
            return state, ()
        ombre, aces = state.the_ombre, _aces()
        shown = (*state.shown, *aces)
        state = state._replace(shown=shown, contract=self.alone, agenda=(self, *self.alone.phases))
        return state, (NobodyToCall(ombre, aces), ContractRaised(ombre, self.alone.name))

    def request(self, state: DealState) -> CardRequest:
        """Return the aces that may be called; the holder of one shows it."""
        return replace(CallPhase.request(self, state), shown=True)

    def act(self, state: DealState, action: Action) -> Progress:
        """Record the call, and show the ace in the hand of its holder."""
        card = answer_of(CallCard, action, RULE).card
        state, events = CallPhase.act(self, state._replace(shown=(*state.shown, card)), action)
        holder = next(seat for seat in state.ring if card in state.hands[seat])
        return state, (*events, AllyKnown(holder, card))

    def _callable(self, state: DealState) -> Cards:
        hand = state.hands[state.the_ombre]
        return tuple(card for card in _aces() if card not in hand)


class FriendNamesPhase(Value):
    """The naming of the trump by the friend: any suit but that of the ace."""

    def begin(self, state: DealState) -> Progress:
        """Do nothing: the phase only asks."""
        return state, ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the friend until a trump is named."""
        return state.ally if state.trump is None else None

    def request(self, state: DealState) -> TrumpRequest:
        """Return the suits that may be named."""
        suits = tuple(suit for suit in Suit if self.refusal(state, NameTrump(suit)) is None)
        seat = state.ally
        return TrumpRequest(state.the_ombre if seat is None else seat, suits, allied=True)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse the suit of the ace."""
        if not isinstance(action, NameTrump):
            return not_asked(RULE)
        if state.called is not None and action.suit is state.called.suit:
            return Refusal(Reason.SUIT_NOT_OFFERED, RULE, suit=action.suit)
        return None

    def act(self, state: DealState, action: Action) -> Progress:
        """Make the named suit trump."""
        suit = answer_of(NameTrump, action, RULE).suit
        named = TrumpNamed(self.request(state).seat, suit)
        return state._replace(ranking=state.ruleset.ranking(suit)), (named,)


def _aces() -> Cards:
    return tuple(Card.of(suit, Rank.ACE) for suit in Suit)
