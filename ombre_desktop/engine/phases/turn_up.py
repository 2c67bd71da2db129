"""The turn-up auction: cards are turned until somebody accepts one as trump (rule 3.12)."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, Say, Word
from ombre_desktop.engine.cards import Card, Rank
from ombre_desktop.engine.chips import Cost, Score
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.events import AllPassed, CardShown, CardTurned, Event, OmbreMade, Said, TrumpNamed
from ombre_desktop.engine.phases.asking import answer_of, asked_first, choice_refusal
from ombre_desktop.engine.phases.man import Finish
from ombre_desktop.engine.phases.settlement import written
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import ChoiceRequest, Question
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.stages import TurnUps
from ombre_desktop.engine.state import DealState, Phase, Progress
from ombre_desktop.value import Value

MOST_TURNS = 4

_WORDS = {
    Question.TURN_UP: (Word.TURN, Word.DECLINE),
    Question.REVEL: (Word.TURN, Word.DECLINE),
    Question.BE_MAN: (Word.PLAY, Word.PASS),
    Question.SHOW_KING: (Word.SHOW, Word.KEEP),
}


class TurnUpAuction(Value):
    """
    The turn-up auction: a seat turns the top card, and each in turn plays in that suit or passes.

    A seat may show the king of that suit when its turn to speak comes or, if it has not spoken,
    once somebody has accepted. If all pass, the table may revel: another card is turned, up to
    four in all.
    """

    contract: Contract
    nobody: tuple[Phase, ...]
    ended: tuple[Phase, ...]
    finish: Finish

    def begin(self, state: DealState) -> Progress:
        """Offer the first turn-up, to the eldest first."""
        return state._replace(turn_ups=TurnUps(Question.TURN_UP, state.ring)), ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the seat that is asked."""
        waiting = _turn_ups(state).waiting
        return waiting[0] if waiting else None

    def request(self, state: DealState) -> ChoiceRequest:
        """Ask whether to turn a card, show a king, or be the Man."""
        seat = asked_first(_turn_ups(state).waiting)
        question = self._question(state, seat)
        words = _WORDS[question]
        match question:
            case Question.SHOW_KING:
                king = _king_of(state)
                return ChoiceRequest(seat, question, words, king, betrays=king)
            case Question.BE_MAN:
                return ChoiceRequest(seat, question, words, state.turned[-1])
            case _:
                return ChoiceRequest(seat, question, words)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse any word that does not answer the question."""
        return choice_refusal(self.request(state), action, "3.12")

    def act(self, state: DealState, action: Action) -> Progress:
        """Apply the word."""
        word = answer_of(Say, action, "3.12").word
        seat = asked_first(_turn_ups(state).waiting)
        said = (Said(seat, word),)
        match word:
            case Word.TURN:
                return self._turn(state, seat, said)
            case Word.SHOW:
                return self._show(state, seat)
            case Word.KEEP:
                kept = (*state.kept, _king_of(state))
                return self._after_showing(state._replace(kept=kept)), (Said(seat, Word.KEEP, private=True),)
            case Word.PLAY:
                return self._accept(state, seat, said)
            case _:
                return self._next(state, said)

    def _question(self, state: DealState, seat: Seat) -> Question:
        """Return the question for *seat*; a seat that may show the king is asked about it first."""
        question = _turn_ups(state).question
        if question is Question.BE_MAN and _may_show(state, seat):
            return Question.SHOW_KING
        return question

    def _turn(self, state: DealState, seat: Seat, events: tuple[Event, ...]) -> Progress:
        card = state.talon[0]
        state = state._replace(
            talon=state.talon[1:],
            turned=(*state.turned, card),
            shown=(*state.shown, card),
            kept=(),
            turn_ups=TurnUps(Question.BE_MAN, state.ring),
        )
        events += (CardTurned(seat, card),)
        if card.rank is not Rank.KING:
            return state, events
        return self._score(state, Score(seat, 1, Cost.KING_TURNED), events)

    def _show(self, state: DealState, seat: Seat) -> Progress:
        king = _king_of(state)
        state = self._after_showing(state._replace(shown=(*state.shown, king)))
        return self._score(state, Score(seat, 1, Cost.KING_SHOWN), (CardShown(seat, king),))

    def _after_showing(self, state: DealState) -> DealState:
        """Let the same seat speak in the bidding; once there is a Man, ask the next seat."""
        turn_ups = _turn_ups(state)
        if turn_ups.question is Question.BE_MAN:
            return state
        return state._replace(turn_ups=TurnUps(Question.SHOW_KING, turn_ups.waiting[1:]))

    def _score(self, state: DealState, score: Score, events: tuple[Event, ...]) -> Progress:
        state, scored = written(state, (score,))
        if self.finish.winner(state) is not None:
            state = state._replace(turn_ups=TurnUps(Question.TURN_UP, ()), agenda=(self, *self.ended))
        return state, events + scored

    def _accept(self, state: DealState, seat: Seat, events: tuple[Event, ...]) -> Progress:
        """Make *seat* the Man; seats that have not spoken may still show the king."""
        suit = state.turned[-1].suit
        silent = tuple(other for other in _turn_ups(state).waiting[1:] if _may_show(state, other))
        state = state._replace(
            ombre=seat,
            contract=self.contract,
            ranking=state.ruleset.ranking(suit),
            turn_ups=TurnUps(Question.SHOW_KING, silent),
            agenda=(self, *self.contract.phases),
        )
        return state, (*events, OmbreMade(seat, self.contract.name), TrumpNamed(seat, suit))

    def _next(self, state: DealState, events: tuple[Event, ...]) -> Progress:
        """Ask the next seat; after the last, offer another card or end the deal."""
        question, (_, *rest) = _turn_ups(state)
        waiting = tuple(rest)
        if not waiting and question is Question.BE_MAN and len(state.turned) < MOST_TURNS:
            question, waiting = Question.REVEL, state.ring
        state = state._replace(turn_ups=TurnUps(question, waiting))
        if waiting:
            return state, events
        return state._replace(agenda=(self, *self.nobody)), (*events, AllPassed())


def _turn_ups(state: DealState) -> TurnUps:
    """Return the auction that has begun."""
    if state.turn_ups is None:
        raise NotReachedError("auction")
    return state.turn_ups


def _king_of(state: DealState) -> Card:
    return Card.of(state.turned[-1].suit, Rank.KING)


def _may_show(state: DealState, seat: Seat) -> bool:
    """Return True if *seat* holds the king of the suit turned and has not yet been asked to show it."""
    king = _king_of(state)
    return king in state.hands[seat] and king not in state.shown and king not in state.kept
