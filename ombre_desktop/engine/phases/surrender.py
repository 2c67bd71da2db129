"""Surrender: giving the hand up, with consent or to a player who takes it over (rule 1.11)."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from ombre_desktop.engine.actions import Word
from ombre_desktop.engine.events import Event, OmbreChanged, Said
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import ChoiceRequest, Question
from ombre_desktop.engine.seats import Seat, others
from ombre_desktop.engine.stages import Playing
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value

LAST_TRICK = 4
"""The Ombre may surrender until they have played to this trick."""


class Answer(Enum):
    """The answers defenders have to a surrender."""

    TAKE_OVER = "take_over"
    CONSENT = "consent"
    NONE = "none"


class Surrender(Value):
    """
    The Ombre's right to surrender when it is their turn to play; the defenders answer in turn.

    *answer* is None for a bid that cannot be surrendered. *allowed* is False where the house rules
    allow no surrender at all.
    """

    rule: ClassVar[str] = "1.11"

    answer: Answer | None
    allowed: bool = True

    def question(self, state: DealState) -> ChoiceRequest | None:
        """Ask a defender to take over or accept, or to accept or refuse."""
        playing = state.playing or state.play
        if not playing.asking:
            return None
        if self.answer is Answer.TAKE_OVER:
            return ChoiceRequest(playing.asking[0], Question.TAKE_OVER, (Word.TAKE_OVER, Word.ACCEPT))
        return ChoiceRequest(playing.asking[0], Question.CONSENT, (Word.ACCEPT, Word.REFUSE))

    def words(self, state: DealState, seat: Seat) -> tuple[Word, ...]:
        """Return the word of surrender, if *seat* may say it."""
        if seat != state.ombre or self._objection(state, seat):
            return ()
        return (Word.SURRENDER,)

    def refusal(self, state: DealState, seat: Seat, word: Word) -> Refusal | None:
        """Refuse a surrender by a defender, of a solo, too late, twice in a trick, or after a take-over."""
        objection = self._objection(state, seat) if word is Word.SURRENDER else None
        if objection is None:
            return None
        last = LAST_TRICK if objection is Reason.TOO_LATE_TO_SURRENDER else None
        bid = state.contract.name if state.contract and objection is Reason.SURRENDER_OF_BID else None
        return Refusal(objection, self.rule, number=last, name=bid)

    def say(self, state: DealState, seat: Seat, word: Word) -> Progress | None:
        """Ask the defenders in turn, or record an answer."""
        playing = state.playing or state.play
        said: tuple[Event, ...] = (Said(seat, word),)
        match word:
            case Word.SURRENDER if self.answer is Answer.NONE:
                playing = playing._replace(given_up=True)
            case Word.SURRENDER:
                playing = playing._replace(asking=others(state.ring, seat))
            case Word.ACCEPT:
                left = playing.asking[1:]
                playing = playing._replace(asking=left, given_up=not left)
            case Word.REFUSE:
                playing = playing._replace(asking=(), refused_at=len(playing.tricks))
            case Word.TAKE_OVER:
                return self._take_over(state, playing, seat, said)
            case _:
                return None
        return state._replace(playing=playing), said

    def _objection(self, state: DealState, seat: Seat) -> Reason | None:
        """Return the reason why *seat* may not surrender now; None if it may."""
        playing = state.playing or state.play
        if not self.allowed:
            return Reason.NO_SURRENDER
        if seat != state.ombre:
            return Reason.SURRENDER_FOR_OMBRE
        if self.answer is None:
            return Reason.SURRENDER_OF_BID
        if playing.quitter is not None:
            return Reason.SURRENDER_TAKEN_OVER
        if len(playing.tricks) >= LAST_TRICK:
            return Reason.TOO_LATE_TO_SURRENDER
        if playing.refused_at == len(playing.tricks):
            return Reason.REFUSED_THIS_TRICK
        return None

    def _take_over(self, state: DealState, playing: Playing, seat: Seat, said: tuple[Event, ...]) -> Progress:
        """Make the taker the Ombre for the rest of the deal, as if the bid had been theirs."""
        quitter = state.the_ombre
        playing = playing._replace(asking=(), quitter=quitter)
        return state._replace(playing=playing, ombre=seat), (*said, OmbreChanged(quitter, seat))
