"""Short maxims over a question: what to discard, what a lead demands, what follows from an answer."""

from __future__ import annotations

from ombre_desktop.engine import (
    Card,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Request,
    SeatView,
)
from ombre_desktop.engine.contract import Goal
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.prices import leads
from ombre_desktop.ui.texts import maxims as words
from ombre_desktop.ui.texts.hand_strength import Company, strength_spoken

FEWEST_HANDS = 3
"""The fewest hands for which the count of a hand in the turn-up game was made."""


def maxim(asked: Request, situation: Situation) -> tuple[str, float]:
    """Return the maxim for the request *asked*, and its opacity; empty words if there is no maxim."""
    view, helps = situation.view, situation.helps
    match asked:
        case ExchangeRequest() if view is not None:
            return _on_throwing(asked, view), helps.of(Skill.THROW)
        case PlayRequest() if leads(situation):
            return words.on_leading(), helps.of(Skill.LEAD)
        case PlayRequest() if view is not None:
            return _on_following(asked, view, situation), helps.of(Skill.FOLLOW)
        case ChoiceRequest(question=Question.BE_MAN) if view is not None:
            return _on_the_man(view, situation), helps.of(Skill.HAND)
        case ChoiceRequest(question=question):
            # It comes too seldom to be learned.
            return words.on_surrender(question), 1.0
        case _:
            return "", 0.0


def _on_the_man(view: SeatView, situation: Situation) -> str:
    """Return how many tricks the hand makes with the suit turned up; empty where that is not known (3.12)."""
    from ombre_desktop.players.hand_reading import read_man, tricks_that_win

    hands = len(view.position.ring)
    if hands < FEWEST_HANDS:
        return ""
    reading, (_, win) = read_man(view), tricks_that_win(view.position.ruleset, hands)
    return strength_spoken(Company.ALONE, reading.about, win, reading.suit, situation.deck)


def _on_throwing(asked: ExchangeRequest, view: SeatView) -> str:
    """Return the maxim for an ordinary exchange; empty where no trick is wanted or nothing is drawn."""
    contract = view.position.contract
    if contract is None or contract.low or asked.among is not None or not asked.draws:
        return ""
    return words.on_throwing(no_trick=contract.goal is Goal.NONE)


def _on_following(asked: PlayRequest, view: SeatView, situation: Situation) -> str:
    """Return words for the lawful cards; empty unless they are simply a suit, the trumps or the hand."""
    playing = view.position.playing
    if playing is None or playing.trick is None:
        return ""
    ranking, hand, lawful = view.position.ranking, view.position.hands[view.seat], set(asked.cards)
    led: Card = playing.trick.plays[0][1]
    suit = words.trumps() if ranking.is_trump(led) else words.suit(led.suit, situation.deck)
    own = set(ranking.following(hand, led))
    if own:
        return words.must_follow(suit) if lawful == own else ""
    if lawful == set(hand):
        return words.may_play_anything(suit)
    return words.must_trump(suit) if all(map(ranking.is_trump, lawful)) else ""
