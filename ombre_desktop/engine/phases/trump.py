"""Trumps: named by the Ombre, or turned from the talon (rule 1.7)."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.actions import Action, NameTrump, Say, Word
from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.events import CardTurned, ContractRaised, Event, Said, TrumpNamed
from ombre_desktop.engine.phases.asking import answer_of, choice_refusal, not_asked
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.ranking import BLACK_ACES
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import ChoiceRequest, Question, TrumpRequest
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.stages import Exchanging
from ombre_desktop.engine.state import DealState, Phase, Progress
from ombre_desktop.value import Value, replace


class TurnedBlackAce(Enum):
    """The trump suit when a black ace is turned (A10)."""

    ITS_SUIT = "its_suit"
    FREE_CHOICE = "free_choice"


def _with_trump(state: DealState, suit: Suit, *before: Event) -> Progress:
    ombre = state.the_ombre
    return state._replace(ranking=state.ruleset.ranking(suit)), (*before, TrumpNamed(ombre, suit))


class NameTrumpPhase(Value):
    """The naming of trumps from *suits*; with *held*, one in the Ombre's hand. Spadille is a spade."""

    suits: tuple[Suit, ...] = tuple(Suit)
    held: bool = False

    def begin(self, state: DealState) -> Progress:
        """Do nothing: the phase only asks."""
        return state, ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre until a trump is named."""
        return state.ombre if state.trump is None else None

    def request(self, state: DealState) -> TrumpRequest:
        """Return the suits that may be named."""
        suits = tuple(suit for suit in Suit if self.refusal(state, NameTrump(suit)) is None)
        return TrumpRequest(state.the_ombre, suits)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse a suit that is not offered or, with *held*, not in the Ombre's hand."""
        if not isinstance(action, NameTrump):
            return not_asked("1.7")
        if action.suit not in self.suits:
            return Refusal(Reason.SUIT_NOT_OFFERED, "1.7", suit=action.suit)
        if self.held and all(card.suit is not action.suit for card in state.hands[state.the_ombre]):
            return Refusal(Reason.SUIT_NOT_HELD, "3.4", suit=action.suit)
        return None

    def act(self, state: DealState, action: Action) -> Progress:
        """Make the named suit trump."""
        return _with_trump(state, answer_of(NameTrump, action, "1.7").suit)


class TurnTrumpPhase(Value):
    """The turning of the talon's top card: its suit is trump, unless a black ace gives a choice."""

    black_ace: TurnedBlackAce
    naming: NameTrumpPhase = NameTrumpPhase()

    def begin(self, state: DealState) -> Progress:
        """Turn the card."""
        ombre = state.the_ombre
        card = state.talon[0]
        state = state._replace(turned=(card,), shown=(*state.shown, card))
        turned = CardTurned(ombre, card)
        if card in BLACK_ACES and self.black_ace is TurnedBlackAce.FREE_CHOICE:
            return state, (turned,)
        return _with_trump(state, card.suit, turned)

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre if there is a choice."""
        return self.naming.mover(state)

    def request(self, state: DealState) -> TrumpRequest:
        """Return the suits that may be named."""
        return self.naming.request(state)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse as in naming a trump."""
        return self.naming.refusal(state, action)

    def act(self, state: DealState, action: Action) -> Progress:
        """Make the named suit trump."""
        return self.naming.act(state, action)


class NameOrThrowInPhase(Value):
    """The Ombre's choice to name a suit or to throw the hand in; then *thrown_in* follows (3.3)."""

    thrown_in: tuple[Phase, ...]
    naming: NameTrumpPhase = NameTrumpPhase()

    def begin(self, state: DealState) -> Progress:
        """Do nothing: the phase only asks."""
        return self.naming.begin(state)

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre until they have named a suit or thrown the hand in."""
        return None if state.exchange.thrown_in else self.naming.mover(state)

    def request(self, state: DealState) -> TrumpRequest:
        """Return the suits, and the word for throwing the hand in."""
        return replace(self.naming.request(state), words=(Word.THROW_IN,))

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Accept the word for throwing in; refuse anything else as in naming a trump."""
        return None if action == Say(Word.THROW_IN) else self.naming.refusal(state, action)

    def act(self, state: DealState, action: Action) -> Progress:
        """End the deal, or make the named suit trump."""
        if not isinstance(action, Say):
            return self.naming.act(state, action)
        ombre, exchanging = state.the_ombre, state.exchange
        state = state._replace(exchanging=exchanging._replace(thrown_in=True), agenda=(self, *self.thrown_in))
        return state, (Said(ombre, action.word),)


class FixedTrumpPhase(AutomaticPhase):
    """A trump that the bid has named already (20.1)."""

    suit: Suit

    def begin(self, state: DealState) -> Progress:
        """Make the suit trump."""
        return _with_trump(state, self.suit)


class RaisedPhase(AutomaticPhase):
    """The raising to *contract* of a game in which spadille was turned up (3.2)."""

    contract: Contract

    def begin(self, state: DealState) -> Progress:
        """Raise the game if the card turned last is spadille."""
        ombre = state.the_ombre
        if state.turned[-1] is not BLACK_ACES[0]:
            return state, ()
        state = state._replace(contract=self.contract, agenda=(self, *self.contract.phases))
        return state, (ContractRaised(ombre, self.contract.name),)


class OfferTurnedPhase(Value):
    """The Ombre's choice to take the turned card or to leave it on the talon (A9)."""

    def begin(self, state: DealState) -> Progress:
        """Do nothing: the phase only asks."""
        return state, ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre, once."""
        return state.ombre if state.exchanging is None else None

    def request(self, state: DealState) -> ChoiceRequest:
        """Ask whether to take the turned card or leave it."""
        return ChoiceRequest(state.the_ombre, Question.TAKE_TURNED, (Word.TAKE, Word.LEAVE))

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse anything that does not answer the question."""
        return choice_refusal(self.request(state), action, "A9")

    def act(self, state: DealState, action: Action) -> Progress:
        """Record the choice for the exchange."""
        word = answer_of(Say, action, "A9").word
        exchanging = Exchanging(turned_left=word is Word.LEAVE)
        return state._replace(exchanging=exchanging), (Said(state.the_ombre, word),)
