"""
Concepts: the rules that somebody has to know to understand a deal.

Only rules that a beginner does not expect are listed. The rules of every trick-taking game are left out.
"""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.actions import Bid, PlayCard, Say, Word
from ombre_desktop.engine.cards import Card, Rank
from ombre_desktop.engine.chips import Result
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.ranking import Ranking
from ombre_desktop.engine.replay import steps_of
from ombre_desktop.engine.requests import ChoiceRequest, PlayRequest, Question, Request
from ombre_desktop.engine.stages import Move
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.trick import Trick


class Concept(Enum):
    """A rule that arises in some deals; the value is its name in lessons."""

    RED_ORDER = "red-order"
    """Numerals of a plain red suit decide a trick, and the lower wins (rule 1.2)."""
    PUNTO = "punto"
    """The ace of a red trump suit, the fourth-best trump, is played (rule 1.2)."""
    WITHHELD = "withheld"
    """A matador is withheld from a trump lead (rule 1.9)."""
    HIGHER_BID = "higher-bid"
    """A player bids higher than the standing bid (rule 1.6)."""
    HOLD = "hold"
    """A bid is equalled (rule 1.6)."""
    YIELDING = "yielding"
    """A defender lets the other draw first (rule 1.8)."""
    CLAIMING = "claiming"
    """The Ombre wins the first five tricks, and claims the game or plays on for all (rule 1.10)."""
    SURRENDER = "surrender"
    """The Ombre gives up (rule 1.11)."""
    PUESTA = "puesta"
    """The Ombre ties with a defender."""
    CODILLE = "codille"
    """A defender takes more tricks than the Ombre."""


_WORDS = {Word.YIELD: Concept.YIELDING, Word.SURRENDER: Concept.SURRENDER}
_RESULTS = {Result.PUESTA: Concept.PUESTA, Result.CODILLE: Concept.CODILLE}
_COURTS = (Rank.KING, Rank.QUEEN, Rank.JACK)


def concepts_of(state: DealState) -> frozenset[Concept]:
    """Return the concepts that have arisen in the deal up to *state*."""
    found = set[Concept]()
    for step, move in zip(steps_of(state), state.history, strict=False):
        found |= _of_move(step.state, asked_in(step.state), move)
    if state.playing is not None:
        for trick in state.playing.tricks:
            found |= _of_trick(trick, state.ranking)
    if state.outcome is not None:
        found |= {_RESULTS[each.result] for each in state.outcome.verdicts if each.result in _RESULTS}
    return frozenset(found)


def _of_move(before: DealState, asked: Request, move: Move) -> set[Concept]:
    match move.action:
        case Bid(contract=name) if before.bidding is not None and before.bidding.standing is not None:
            return {Concept.HOLD if name == before.bidding.standing else Concept.HIGHER_BID}
        case Say(word=word) if word in _WORDS:
            return {_WORDS[word]}
        case PlayCard(card=card) if isinstance(asked, PlayRequest) and asked.withheld:
            return set() if before.ranking.is_trump(card) else {Concept.WITHHELD}
    is_claim = isinstance(asked, ChoiceRequest) and asked.question is Question.CLAIM_OR_VOLE
    return {Concept.CLAIMING} if is_claim else set()


def _of_trick(trick: Trick, ranking: Ranking) -> set[Concept]:
    found = set[Concept]()
    if any(_is_punto(card, ranking) for card in trick.cards):
        found.add(Concept.PUNTO)
    led = trick.cards[0]
    of_suit = sorted(ranking.following(trick.cards, led), key=ranking.strength)[-2:]
    is_won = trick.cards[ranking.best(trick.cards)] in of_suit
    is_plain_red = not ranking.is_trump(led) and not led.suit.is_black
    if is_plain_red and is_won and len(of_suit) > 1 and not any(card.rank in _COURTS for card in of_suit):
        found.add(Concept.RED_ORDER)
    return found


def _is_punto(card: Card, ranking: Ranking) -> bool:
    trump = ranking.trump
    return card.rank is Rank.ACE and card.suit is trump and not trump.is_black
