"""Short maxims over a question: what to discard, what a lead demands, what follows from an answer."""

from __future__ import annotations

from ombre_desktop.engine import Card, ChoiceRequest, ExchangeRequest, PlayRequest, Request, SeatView
from ombre_desktop.engine.contract import Goal
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.prices import leads
from ombre_desktop.ui.texts import maxims as words


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
        case ChoiceRequest(question=question):
            # It comes too seldom to be learned.
            return words.on_surrender(question), 1.0
        case _:
            return "", 0.0


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
