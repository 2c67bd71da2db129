"""Five tricks in a row: claim the game, or play on for all (rule 1.10)."""

from __future__ import annotations

from typing import ClassVar

from ombre_desktop.engine.actions import Word
from ombre_desktop.engine.events import Event, HandsConferred, Said
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import ChoiceRequest, Question
from ombre_desktop.engine.seats import Seat, others
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value

PRIMERAS = 5
"""The number of first tricks the Ombre must win to have the choice."""


class ClaimOrVole(Value):
    """
    The choice of an Ombre who wins the first five tricks, before leading to the sixth.

    With *confers*, the defenders may show each other their hands after a vole is declared (A17).
    With *pays_taker*, a claim or a vole pays even in a hand taken over. Without it (A20), five
    tricks win and neither word is paid for, so nobody needs to be asked.
    """

    rule: ClassVar[str] = "1.10"

    confers: bool = False
    pays_taker: bool = True

    def question(self, state: DealState) -> ChoiceRequest | None:
        """Ask the Ombre once whether to claim the game or declare the vole."""
        playing = state.playing or state.play
        if len(playing.winners) != PRIMERAS or playing.vole or playing.trick is None or playing.trick.cards:
            return None
        ombre = state.the_ombre
        if any(winner != ombre for winner in playing.winners):
            return None
        is_open = self.pays_taker or playing.quitter is None
        foregone = None if is_open else Word.CLAIM
        return ChoiceRequest(ombre, Question.CLAIM_OR_VOLE, (Word.CLAIM, Word.VOLE), foregone=foregone)

    def words(self, _state: DealState, _seat: Seat) -> tuple[Word, ...]:
        """Return nothing: claim and vole are said only as answers to the question."""
        return ()

    def refusal(self, _state: DealState, _seat: Seat, _word: Word) -> Refusal | None:
        """Return None: claim and vole are refused only as answers to the question."""
        return None

    def say(self, state: DealState, seat: Seat, word: Word) -> Progress | None:
        """End the play, or bind the Ombre to all tricks."""
        playing = state.playing or state.play
        events: tuple[Event, ...] = (Said(seat, word),)
        if word is Word.CLAIM:
            return state._replace(playing=playing._replace(claimed=True)), events
        if word is not Word.VOLE:
            return None
        if self.confers:
            events += (HandsConferred(others(state.ring, seat), state.hands),)
        return state._replace(playing=playing._replace(vole=True, confers=self.confers)), events
