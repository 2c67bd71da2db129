"""A king given back: the Ombre demands a king, and its holder gives it for another card (26.2)."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, CallCard, GiveCard
from ombre_desktop.engine.cards import Card, Cards, Rank, Suit, in_order, without
from ombre_desktop.engine.events import CardCalled, KingGiven, NobodyToCall
from ombre_desktop.engine.phases.asking import answer_of, not_asked
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import CardRequest
from ombre_desktop.engine.seats import Seat, with_seat
from ombre_desktop.engine.stages import Exchanging
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value

RULE = "26.2"


class DemandKingPhase(Value):
    """
    The demand for a plain king of *suits* that the Ombre lacks, and the card given for it.

    Everybody sees both cards. An Ombre who holds every plain king shows them and demands nothing.
    """

    suits: tuple[Suit, ...]

    def begin(self, state: DealState) -> Progress:
        """Show the kings of an Ombre who lacks none."""
        if self._lacking(state):
            return state, ()
        held = self._kings(state)
        return state._replace(shown=(*state.shown, *held)), (NobodyToCall(state.the_ombre, held),)

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre until they have given a card for the king."""
        exchanging = state.exchanging
        if exchanging is None:
            return state.the_ombre if self._lacking(state) else None
        return state.the_ombre if exchanging.waiting else None

    def request(self, state: DealState) -> CardRequest:
        """Return the kings that may be demanded, then the cards that may be given."""
        ombre = state.the_ombre
        if state.exchanging is None:
            return CardRequest(ombre, self._lacking(state))
        return CardRequest(ombre, state.hands[ombre], gives=True)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse a card that is no such king, and one that the Ombre does not hold."""
        if state.exchanging is None:
            return self._refusal_of_call(state, action)
        if not isinstance(action, GiveCard):
            return not_asked(RULE)
        if action.card in state.hands[state.the_ombre]:
            return None
        return Refusal(Reason.NOT_IN_HAND, RULE, cards=(action.card,))

    def act(self, state: DealState, action: Action) -> Progress:
        """Note the king that is demanded, or exchange it for the card that is given."""
        ombre = state.the_ombre
        if state.exchanging is None:
            king = answer_of(CallCard, action, RULE).card
            called = CardCalled(ombre, king, _holder(king, state))
            waits = Exchanging(waiting=(ombre,))
            return state._replace(shown=(*state.shown, king), exchanging=waits), (called,)
        given, king = answer_of(GiveCard, action, RULE).card, state.shown[-1]
        holder = _holder(king, state)
        hands = _with(state.hands, holder, king, given)
        hands = _with(hands, ombre, given, king)
        state = state._replace(hands=hands, shown=(*state.shown, given), exchanging=Exchanging())
        return state, (KingGiven(holder, ombre, king, given),)

    def _refusal_of_call(self, state: DealState, action: Action) -> Refusal | None:
        if not isinstance(action, CallCard):
            return not_asked(RULE)
        offered = self._lacking(state)
        if action.card in offered:
            return None
        held = action.card in state.hands[state.the_ombre]
        return Refusal(Reason.CARD_HELD if held else Reason.CARD_NOT_CALLABLE, RULE, cards=offered)

    def _lacking(self, state: DealState) -> Cards:
        hand = state.hands[state.the_ombre]
        return tuple(card for card in self._kings(state) if card not in hand)

    def _kings(self, state: DealState) -> Cards:
        return tuple(Card.of(suit, Rank.KING) for suit in self.suits if suit is not state.trump)


def _holder(king: Card, state: DealState) -> Seat:
    return next(seat for seat in state.ring if king in state.hands[seat])


def _with(hands: tuple[Cards, ...], seat: Seat, gone: Card, come: Card) -> tuple[Cards, ...]:
    return with_seat(hands, seat, in_order((*without(hands[seat], gone), come)))
