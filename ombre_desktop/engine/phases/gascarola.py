"""Gascarola: the Ombre replaces the hand with the top of the talon (rule 3.3)."""

from __future__ import annotations

from enum import Enum
from functools import reduce

from ombre_desktop.engine.actions import Action, Discard
from ombre_desktop.engine.cards import Card, Cards, in_order, left_of, without
from ombre_desktop.engine.events import Exchanged, TalonTaken
from ombre_desktop.engine.phases.asking import answer_of, discard_refusal
from ombre_desktop.engine.ranking import BLACK_ACES
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import ExchangeRequest
from ombre_desktop.engine.seats import Seat, with_seat
from ombre_desktop.engine.stages import Exchanging
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value

TAKEN = 8
"""The cards taken besides the one that may be kept."""


class CascaChoice(Enum):
    """The moment of choice: after seeing the eight cards, or before seeing them."""

    SEEN = "seen"
    BLIND = "blind"


class CascaKeep(Enum):
    """The cards of the Ombre's own hand that may be kept."""

    ANY = "any"
    BLACK_ACE_ONLY = "black_ace_only"


class CascaPhase(Value):
    """The exchange of an Ombre who keeps one card and takes eight, or keeps nothing and takes nine."""

    choice: CascaChoice
    keep: CascaKeep

    def begin(self, state: DealState) -> Progress:
        """Add the eight cards to the hand at once if the Ombre may see them first."""
        ombre = state.the_ombre
        state = state._replace(exchanging=Exchanging(waiting=(ombre,)))
        if self.choice is CascaChoice.BLIND:
            return state, ()
        taken = state.talon[:TAKEN]
        state = state._replace(
            hands=with_seat(state.hands, ombre, in_order(state.hands[ombre] + taken)),
            drawn=with_seat(state.drawn, ombre, taken),
            talon=state.talon[TAKEN:],
        )
        return state, (TalonTaken(ombre, taken),)

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre, once."""
        waiting = state.exchange.waiting
        return waiting[0] if waiting else None

    def request(self, state: DealState) -> ExchangeRequest:
        """Ask the Ombre to throw all of the cards that were dealt, or all but one."""
        ombre = state.the_ombre
        own = _dealt(state, ombre)
        bound = tuple(card for card in own if not self._may_be_kept(card))
        return ExchangeRequest(ombre, max(len(own) - 1, len(bound)), len(own), among=own, bound=bound)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse to throw a card just taken, or to keep more than one card or a wrong one."""
        asked = self.request(state)
        own, hand = _dealt(state, asked.seat), state.hands[asked.seat]
        thrown = action.cards if isinstance(action, Discard) else ()
        taken = tuple(card for card in thrown if card in hand and card not in own)
        if taken:
            return Refusal(Reason.JUST_TAKEN, "3.3", cards=taken)
        refused = discard_refusal((asked.minimum, asked.maximum), hand, action, "3.3", least="3.3")
        if refused is not None and refused.reason is not Reason.TOO_FEW:
            return refused
        kept = tuple(card for card in asked.bound if card not in thrown)
        return Refusal(Reason.KEEP_A_BLACK_ACE, "3.3", cards=kept) if kept else refused

    def act(self, state: DealState, action: Action) -> Progress:
        """Throw the cards, and draw those that are still missing."""
        ombre = state.the_ombre
        thrown = in_order(answer_of(Discard, action, "3.3").cards)
        number = len(thrown) - len(state.drawn[ombre])
        drawn, talon = state.talon[:number], state.talon[number:]
        hand = left_of(state.hands[ombre], thrown)
        state = state._replace(
            hands=with_seat(state.hands, ombre, in_order(hand + drawn)),
            dead=with_seat(state.dead, ombre, thrown),
            drawn=with_seat(state.drawn, ombre, state.drawn[ombre] + drawn),
            talon=talon,
            exchanging=Exchanging(),
        )
        return state, (Exchanged(ombre, thrown, drawn),)

    def _may_be_kept(self, card: Card) -> bool:
        return self.keep is CascaKeep.ANY or card in BLACK_ACES


def _dealt(state: DealState, seat: Seat) -> Cards:
    """
    Return the cards that *seat* was dealt: the hand without the cards taken.

    In a true deal the layout has the same cards. But a player who imagines the hidden cards fills
    in only the hands.
    """
    return reduce(without, state.drawn[seat], state.hands[seat])
