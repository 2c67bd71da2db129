"""Calling a card: its holder is the Ombre's secret ally until the card falls (rules 3.11 and 24.3)."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from ombre_desktop.engine.actions import Action, CallCard
from ombre_desktop.engine.cards import Card, Cards, Rank, Suit
from ombre_desktop.engine.events import CardCalled, NobodyToCall
from ombre_desktop.engine.phases.asking import answer_of, not_asked
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import CardRequest
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value


class CallPhase(Value):
    """Base class of the calls of a card; *rule* is the paragraph cited when a call is refused."""

    rule: ClassVar[str]

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre until a card is called, if there is one to call."""
        return state.ombre if state.called is None and self._callable(state) else None

    def request(self, state: DealState) -> CardRequest:
        """Return the cards that may be called."""
        return CardRequest(state.the_ombre, self._callable(state))

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse a card the Ombre holds, a trump, and a lower rank while a higher one can be called."""
        if not isinstance(action, CallCard):
            return not_asked(self.rule)
        offered = self._callable(state)
        if action.card in offered:
            return None
        held = action.card in state.hands[state.the_ombre]
        reason = Reason.CARD_HELD if held else Reason.CARD_NOT_CALLABLE
        return Refusal(reason, self.rule, cards=offered)

    def act(self, state: DealState, action: Action) -> Progress:
        """Record the call; the holder of the card says nothing."""
        card = answer_of(CallCard, action, self.rule).card
        return state._replace(called=card), (CardCalled(state.the_ombre, card),)

    def _callable(self, state: DealState) -> Cards:
        """Return the cards that may be called."""
        raise AssertionError(state)


class CallCardPhase(CallPhase):
    """
    The call of a plain card, from the first of *ranks* of which the Ombre lacks one.

    An Ombre who holds the three plain cards of every rank plays alone. The table then sees those
    cards, since only they excuse the Ombre from calling.
    """

    rule: ClassVar[str] = "3.11"

    ranks: tuple[Rank, ...] = (Rank.KING, Rank.QUEEN)

    def begin(self, state: DealState) -> Progress:
        """Show the cards of an Ombre who has nobody to call."""
        if self._callable(state):
            return state, ()
        held = tuple(card for rank in self.ranks for card in _plain(state, rank))
        return state._replace(shown=(*state.shown, *held)), (NobodyToCall(state.the_ombre, held),)

    def _callable(self, state: DealState) -> Cards:
        hand = state.hands[state.the_ombre]
        choices = (tuple(card for card in _plain(state, rank) if card not in hand) for rank in self.ranks)
        return next(filter(None, choices), ())


class QueenCall(Enum):
    """The kings that an Ombre must hold to call a queen (24.3)."""

    FOUR_KINGS = "four_kings"
    THREE_KINGS = "three_kings"


class CallKingPhase(CallCardPhase):
    """
    The call of a plain king, with *own* perhaps one that the Ombre holds (rule 24.3).

    An Ombre who calls a card of their own plays alone, and the others do not know it. *queens* says
    which kings the Ombre must hold to call a queen that they lack.
    """

    rule: ClassVar[str] = "24.3"

    own: bool = True
    queens: QueenCall = QueenCall.FOUR_KINGS

    def _callable(self, state: DealState) -> Cards:
        hand = state.hands[state.the_ombre]
        kings = _plain(state, Rank.KING)
        offered = kings if self.own else tuple(card for card in kings if card not in hand)
        needed = kings if self.queens is QueenCall.THREE_KINGS else _every(Rank.KING)
        if not set(needed).issubset(hand):
            return offered
        return (*offered, *(card for card in _plain(state, Rank.QUEEN) if card not in hand))


def _every(rank: Rank) -> Cards:
    return tuple(Card.of(suit, rank) for suit in Suit)


def _plain(state: DealState, rank: Rank) -> tuple[Card, ...]:
    """Return the cards of *rank* that are not trumps."""
    return tuple(Card.of(suit, rank) for suit in Suit if suit is not state.trump)
