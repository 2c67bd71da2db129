"""Verdicts: a judged decision, its kind and its grade. This module needs neither solver nor worlds."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine import (
    Action,
    CallRequest,
    CardRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Request,
    Say,
    Seat,
    TrumpRequest,
    Word,
)
from ombre_desktop.players.advice import Alternative, Motive
from ombre_desktop.value import Value, replace


class Kind(Enum):
    """A kind of decision; the value is its name in a review."""

    BID = "bid"
    TRUMP = "trump"
    KING = "king"
    EXCHANGE = "exchange"
    CARD = "card"
    CLAIM = "claim"
    SURRENDER = "surrender"
    CONSENT = "consent"


class Grade(Enum):
    """The grade of a decision, the best first; the value is its name in a review."""

    FINE = "fine"
    CANNOT_BE_TOLD = "cannot_be_told"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    BLUNDER = "blunder"

    @property
    def is_costly(self) -> bool:
        """True if the decision surely cost something worth speaking of."""
        return self in (Grade.DOUBTFUL, Grade.BAD, Grade.BLUNDER)


_OF_QUESTIONS = {
    Question.CLAIM_OR_VOLE: Kind.CLAIM,
    Question.TAKE_OVER: Kind.CONSENT,
    Question.CONSENT: Kind.CONSENT,
    Question.THROW_IN: Kind.SURRENDER,
    Question.TAKE_TURNED: Kind.EXCHANGE,
    Question.SHOW_TALON: Kind.EXCHANGE,
    Question.TAKE_TALON: Kind.BID,
    Question.TURN_UP: Kind.BID,
    Question.REVEL: Kind.BID,
    Question.BE_MAN: Kind.BID,
    Question.SHOW_KING: Kind.KING,
}


def kind_of(asked: Request, chosen: Action) -> Kind:
    """Return the kind of the decision that answered *asked* with *chosen*."""
    match asked:
        case CallRequest():
            return Kind.BID
        case TrumpRequest():
            return Kind.TRUMP
        case CardRequest():
            return Kind.KING
        case ExchangeRequest():
            return Kind.EXCHANGE
        case PlayRequest():
            return Kind.SURRENDER if chosen == Say(Word.SURRENDER) else Kind.CARD
        case ChoiceRequest():
            return _OF_QUESTIONS[asked.question]


def has_choice(asked: Request) -> bool:
    """Tell whether *asked* leaves a choice that can change the deal."""
    if isinstance(asked, ExchangeRequest):
        return asked.minimum < asked.maximum or bool(asked.words) or asked.minimum > len(asked.bound)
    if isinstance(asked, ChoiceRequest) and asked.foregone is not None:
        return False
    return len(asked.actions) > 1


class Verdict(Value):
    """
    The judgement of one decision, by what its seat could know.

    *move* is the index of the decision among the moves of the deal. *cost* is the chips (in a game of points,
    the points) that the chosen action brings the seat less than the best one, estimated in *worlds* common
    worlds, and *error* the standard error of that difference. *best* is the surest win of those about as
    good as the best one. *motives* speak for it.
    *spared* is what every other alternative would surely have cost more than the chosen one, and *gained*
    what the textbook's choice would have, if it was weighed. *stake* is what losing the game in question
    costs, by which the grade was given.
    """

    seat: Seat
    move: int
    kind: Kind
    chosen: Action
    best: Action
    cost: float
    error: float
    grade: Grade
    motives: tuple[Motive, ...] = ()
    alternatives: tuple[Alternative, ...] = ()
    worlds: int = 0
    spared: float = 0.0
    gained: float = 0.0
    stake: float = 1.0

    def at(self, move: int) -> Verdict:
        """Return this verdict for the decision at index *move* of the whole deal."""
        return replace(self, move=move)

    @property
    def sure_cost(self) -> float:
        """The cost if it is beyond two standard errors, otherwise 0: the cost to be summed."""
        return self.cost if self.cost >= SURELY * self.error else 0.0


SURELY = 2.0
"""The number of standard errors beyond which a cost counts as real."""
