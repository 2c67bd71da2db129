"""Throwing the hand in: the Ombre may give up after their own exchange (21.8)."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, Say, Word
from ombre_desktop.engine.events import Said
from ombre_desktop.engine.phases.asking import answer_of, choice_refusal
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import ChoiceRequest, Question
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Phase, Progress
from ombre_desktop.value import Value


class ThrowInPhase(Value):
    """The Ombre's choice to play or to throw the hand in; then *thrown_in* follows."""

    thrown_in: tuple[Phase, ...]

    def begin(self, state: DealState) -> Progress:
        """Line up the Ombre, who is asked once."""
        return state._replace(exchanging=state.exchange._replace(waiting=(state.the_ombre,))), ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre until they have answered."""
        waiting = state.exchange.waiting
        return waiting[0] if waiting else None

    def request(self, state: DealState) -> ChoiceRequest:
        """Ask whether to play; records leave that answer out, and a hand that is won gives it by itself."""
        words, foregone = (Word.PLAY, Word.THROW_IN), Word.PLAY if is_won(state) else None
        return ChoiceRequest(state.the_ombre, Question.THROW_IN, words, foregone=foregone, silent=Word.PLAY)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse anything that does not answer the question."""
        return choice_refusal(self.request(state), action, "21.8")

    def act(self, state: DealState, action: Action) -> Progress:
        """Go on, or end the deal."""
        word = answer_of(Say, action, "21.8").word
        gives_up = word is Word.THROW_IN
        exchanging = state.exchange._replace(waiting=(), thrown_in=gives_up)
        agenda = (self, *self.thrown_in) if gives_up else state.agenda
        return state._replace(exchanging=exchanging, agenda=agenda), (Said(state.the_ombre, word),)


def is_won(state: DealState) -> bool:
    """Tell whether the Ombre is seen to hold enough of the highest trumps, without a gap, to win."""
    held = [card in state.hands[state.the_ombre] for card in state.ranking.trumps]
    sure = held.index(False) if False in held else len(held)
    return sure > state.ruleset.hand_size // 2
