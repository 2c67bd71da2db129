"""A claim by a side: its first tricks in a row win the game, or it plays on for all (24.4)."""

from __future__ import annotations

from ombre_desktop.engine.actions import Word
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.events import AllyKnown, Said
from ombre_desktop.engine.phases.sides import side_of
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import ChoiceRequest, Question
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import Value


class SideClaim(Value):
    """
    The choice of a side that wins the first *tricks*, made by the winner of the last of them.

    *rule* is the paragraph cited when an answer is refused. With *shown*, nobody is asked while a
    called card has not fallen.
    """

    tricks: int
    rule: str
    shown: bool = False

    def question(self, state: DealState) -> ChoiceRequest | None:
        """Ask once whether to claim the game or declare the vole."""
        playing = state.playing or state.play
        if (
            len(playing.winners) != self.tricks
            or playing.vole
            or playing.trick is None
            or playing.trick.cards
        ):
            return None
        if not set(playing.winners).issubset(side_of(state)) or (self.shown and not _has_fallen(state)):
            return None
        return ChoiceRequest(playing.winners[-1], Question.CLAIM_OR_VOLE, (Word.CLAIM, Word.VOLE))

    def words(self, _state: DealState, _seat: Seat) -> tuple[Word, ...]:
        """Return nothing: claim and vole are said only as answers to the question."""
        return ()

    def refusal(self, _state: DealState, _seat: Seat, _word: Word) -> Refusal | None:
        """Return None: claim and vole are refused only as answers to the question."""
        return None

    def say(self, state: DealState, seat: Seat, word: Word) -> Progress | None:
        """End the play, or bind the side to all tricks."""
        playing = state.playing or state.play
        claims = word is Word.CLAIM
        return state._replace(playing=playing._replace(claimed=claims, vole=not claims)), (Said(seat, word),)


class QuestionShowsAlly(Value):
    """The end of the ally's secret when their side is asked whether to go on (24.4)."""

    def of(self, state: DealState, _trick: Trick, _winner: Seat) -> Progress:
        """
        Show the called card if its holder's side is asked.

        A view finds the card in the ally's hand, since a card that was shown has a known place in it.
        """
        called, ally = state.called, state.ally
        asks = state.play.question is not None
        if not asks or called is None or ally is None or ally == state.ombre or _has_fallen(state):
            return state, ()
        if called in state.shown:
            return state, ()
        return state._replace(shown=(*state.shown, called)), (AllyKnown(ally, called),)

    def at_stake(self, _state: DealState) -> tuple[tuple[Seat, Card], ...]:
        """Return nothing: no card counts."""
        return ()


def _has_fallen(state: DealState) -> bool:
    """Return True if no card was called, or it has been played."""
    return state.called is None or state.play.player_of(state.called) is not None
