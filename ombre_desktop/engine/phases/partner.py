"""Calling a card: its holder is the Ombre's secret ally until the card falls (rule 3.11)."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, CallCard
from ombre_desktop.engine.cards import Card, Cards, Rank, Suit
from ombre_desktop.engine.events import CardCalled, NobodyToCall
from ombre_desktop.engine.phases.asking import answer_of, not_asked
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import CardRequest
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value

RULE = "3.11"


class CallCardPhase(Value):
    """
    The call of a plain card, from the first of *ranks* of which the Ombre lacks one.

    An Ombre who holds the three plain cards of every rank plays alone. The table then sees those
    cards, since only they excuse the Ombre from calling.
    """

    ranks: tuple[Rank, ...] = (Rank.KING, Rank.QUEEN)

    def begin(self, state: DealState) -> Progress:
        """Show the cards of an Ombre who has nobody to call."""
        if self._callable(state):
            return state, ()
        held = tuple(card for rank in self.ranks for card in _plain(state, rank))
        return state._replace(shown=(*state.shown, *held)), (NobodyToCall(state.the_ombre, held),)

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre until a card is called, if there is one to call."""
        return state.ombre if state.called is None and self._callable(state) else None

    def request(self, state: DealState) -> CardRequest:
        """Return the cards that may be called."""
        return CardRequest(state.the_ombre, self._callable(state))

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse a card the Ombre holds, a trump, and a lower rank while a higher one can be called."""
        if not isinstance(action, CallCard):
            return not_asked(RULE)
        offered = self._callable(state)
        if action.card in offered:
            return None
        held = action.card in state.hands[state.the_ombre]
        reason = Reason.CARD_HELD if held else Reason.CARD_NOT_CALLABLE
        return Refusal(reason, RULE, cards=offered)

    def act(self, state: DealState, action: Action) -> Progress:
        """Record the call; the holder of the card says nothing."""
        card = answer_of(CallCard, action, RULE).card
        return state._replace(called=card), (CardCalled(state.the_ombre, card),)

    def _callable(self, state: DealState) -> Cards:
        hand = state.hands[state.the_ombre]
        choices = (tuple(card for card in _plain(state, rank) if card not in hand) for rank in self.ranks)
        return next(filter(None, choices), ())


def _plain(state: DealState, rank: Rank) -> tuple[Card, ...]:
    """Return the cards of *rank* that are not trumps."""
    return tuple(Card.of(suit, rank) for suit in Suit if suit is not state.trump)
