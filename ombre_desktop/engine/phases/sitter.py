"""The sitter's game: all three pass, and the player who sits out takes the talon (rule 3.10)."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.actions import Action, Discard, Say, Word
from ombre_desktop.engine.cards import in_order, without
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.events import Event, Exchanged, OmbreMade, Said, TalonTaken
from ombre_desktop.engine.phases.asking import answer_of, asked_first, choice_refusal, discard_refusal
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import ChoiceRequest, ExchangeRequest, Question
from ombre_desktop.engine.seats import Seat, ring_from, with_seat
from ombre_desktop.engine.stages import Exchanging
from ombre_desktop.engine.state import DealState, Phase, Progress
from ombre_desktop.value import Value


class Sitter(Enum):
    """The seat that sits out when four are at the table."""

    OPPOSITE = "opposite"
    DEALER_LEFT = "dealer_left"
    DEALER = "dealer"


class SitterTakes(Enum):
    """The sitter's duty or right to take the talon when all three pass."""

    MUST = "must"
    MAY = "may"


class SitterPhase(Value):
    """
    The sitter's game: all thirteen cards of the talon, and *contract* against the other three.

    After a sitter who may decline does so, the phases *declined* follow, as in any deal passed out.
    """

    contract: Contract
    takes: SitterTakes
    declined: tuple[Phase, ...]

    def begin(self, state: DealState) -> Progress:
        """Ask the sitter, or make them take the talon at once."""
        if self.takes is SitterTakes.MUST:
            return self._taken(state)
        return state._replace(exchanging=Exchanging(waiting=state.resting)), ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the sitter, until they have answered."""
        return state.exchanging.waiting[0] if state.exchanging and state.exchanging.waiting else None

    def request(self, state: DealState) -> ChoiceRequest:
        """Offer the talon."""
        seat = asked_first(state.exchange.waiting)
        return ChoiceRequest(seat, Question.TAKE_TALON, (Word.TAKE, Word.DECLINE))

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse anything that does not answer the question."""
        return choice_refusal(self.request(state), action, "3.10")

    def act(self, state: DealState, action: Action) -> Progress:
        """Apply the sitter's answer."""
        word = answer_of(Say, action, "3.10").word
        (sitter,) = state.resting
        said = Said(sitter, word)
        if word is Word.TAKE:
            return self._taken(state, said)
        return state._replace(agenda=(self, *self.declined), exchanging=None), (said,)

    def _taken(self, state: DealState, *said: Event) -> Progress:
        """Put the talon into the sitter's hand; all four now play, still the eldest first."""
        (sitter,) = state.resting
        taken = state.talon
        state = state._replace(
            ring=ring_from(state.dealer, state.seats),
            agenda=(self, *self.contract.phases),
            hands=with_seat(state.hands, sitter, in_order(taken)),
            drawn=with_seat(state.drawn, sitter, taken),
            talon=(),
            contract=self.contract,
            ombre=sitter,
            exchanging=Exchanging(),
        )
        return state, (*said, TalonTaken(sitter, taken), OmbreMade(sitter, self.contract.name))


class ThrowDownPhase(Value):
    """A discard that leaves the Ombre *keeps* cards; nothing is drawn, and nobody else exchanges."""

    keeps: int

    def begin(self, state: DealState) -> Progress:
        """Do nothing: the phase only asks."""
        return state, ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre while they hold too many cards."""
        return state.the_ombre if self._excess(state, state.the_ombre) else None

    def request(self, state: DealState) -> ExchangeRequest:
        """Ask for exactly the excess."""
        excess = self._excess(state, state.the_ombre)
        return ExchangeRequest(state.the_ombre, excess, excess, draws=False)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse cards not held, a card twice, and any other number."""
        asked = self.request(state)
        limits = asked.minimum, asked.maximum
        return discard_refusal(limits, state.hands[asked.seat], action, "3.10", least="3.10")

    def act(self, state: DealState, action: Action) -> Progress:
        """Lay the cards face down."""
        seat = state.the_ombre
        thrown = in_order(answer_of(Discard, action, "3.10").cards)
        hand = state.hands[seat]
        for card in thrown:
            hand = without(hand, card)
        state = state._replace(
            hands=with_seat(state.hands, seat, hand), dead=with_seat(state.dead, seat, thrown)
        )
        return state, (Exchanged(seat, thrown, ()),)

    def _excess(self, state: DealState, seat: Seat) -> int:
        return max(0, len(state.hands[seat]) - self.keeps)
