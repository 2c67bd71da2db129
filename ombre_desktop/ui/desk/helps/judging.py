"""The judgement of the person's decisions by fixed rules: which skills each shows to be there or missing."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine import (
    Action,
    Card,
    Cards,
    Discard,
    PlayCard,
    PlayRequest,
    Result,
    Seat,
    SeatView,
    Settlement,
    request,
)
from ombre_desktop.engine.seats import Role
from ombre_desktop.ui.model.helps import Skill

Judged = tuple[Skill, bool]
"""A skill, and whether the decision was right."""
_LOST = frozenset({Result.CODILLE, Result.SURRENDER})


def judged(view: SeatView, action: Action) -> tuple[Judged, ...]:
    """
    Return what *action* shows of the person's skills, in the position of *view*.

    Only decisions that a rule or a simple maxim settles are judged. In a game for no tricks, where good
    play is the opposite, no decision is judged.
    """
    contract = view.position.contract
    if contract is None or contract.low:
        return ()
    if isinstance(action, Discard):
        return tuple(_thrown(view, action.cards))
    return tuple(_played(view, action.card)) if isinstance(action, PlayCard) else ()


def judged_bid(settlement: Settlement, ombre: Seat | None, person: Seat) -> tuple[Judged, ...]:
    """Return whether the bid of the *person* was right, if they were the Ombre; a tie shows nothing."""
    if ombre != person:
        return ()
    if person in settlement.outcome.winners:
        return (Skill.BID, True), (Skill.HAND, True)
    lost = any(verdict.result in _LOST for verdict in settlement.outcome.verdicts)
    return ((Skill.BID, False), (Skill.HAND, False)) if lost else ()


def _thrown(view: SeatView, cards: Cards) -> Iterator[Judged]:
    """Judge a discard: throwing a matador is bad; keeping every trump and king is good."""
    ranking = view.position.ranking
    if any(card in ranking.matadors for card in cards):
        yield Skill.THROW, False
    elif cards and not any(ranking.is_trump(card) or _is_king(view, card) for card in cards):
        yield Skill.THROW, True


def _is_king(view: SeatView, card: Card) -> bool:
    return any(cards and cards[0] is card for cards in view.position.ranking.plain.values())


def _played(view: SeatView, card: Card) -> Iterator[Judged]:
    state, asked = view.position, request(view)
    playing = state.playing
    if playing is None or not isinstance(asked, PlayRequest):
        return
    hand = state.hands[view.seat]
    if len(asked.cards) < len(hand):
        yield Skill.MAY_PLAY, True
    if state.drawn[view.seat] and not any(_own_plays(view)):
        yield Skill.NEW_CARDS, True
    plays = playing.trick.plays if playing.trick is not None else ()
    if not plays:
        yield from _led(view, card)
        return
    cards = tuple(one for _, one in plays)
    best = state.ranking.best(cards)
    yield from _followed(view, asked.cards, card, led=cards[0], best=cards[best])
    if len(plays) == len(state.ring) - 1:
        yield from _last(view, asked.cards, card, best=cards[best], winner=plays[best][0])


def _own_plays(view: SeatView) -> Iterator[bool]:
    return (seat == view.seat and isinstance(action, PlayCard) for seat, action, _ in view.position.history)


def _led(view: SeatView, card: Card) -> Iterator[Judged]:
    """Judge a lead: good are the best card left of its suit and, for the Ombre, a trump to draw others."""
    state = view.position
    ranking = state.ranking
    suit = ranking.trumps if ranking.is_trump(card) else next(s for s in ranking.plain.values() if card in s)
    seen = {*state.hands[view.seat], *state.dead[view.seat]}
    seen |= {action.card for _, action, _ in state.history if isinstance(action, PlayCard)}
    out = [other for other in suit if other not in seen]
    if not any(ranking.strength(other) > ranking.strength(card) for other in out):
        yield Skill.LEAD, True
    if ranking.is_trump(card) and out and state.ombre == view.seat:
        yield Skill.TRUMPS_OUT, True


def _followed(view: SeatView, lawful: Cards, card: Card, *, led: Card, best: Card) -> Iterator[Judged]:
    """Judge following a plain suit: good are the cheapest winner and the lowest card."""
    ranking = view.position.ranking
    suit = ranking.following(lawful, led)
    if ranking.is_trump(led) or card not in suit or len(suit) < 2:
        return
    winners = [one for one in suit if ranking.beats(one, best)]
    lowest = {min(cards, key=ranking.strength) for cards in (suit, winners) if cards}
    if card in lowest:
        yield Skill.PLAIN_ORDER, True
    elif card not in winners:
        yield Skill.PLAIN_ORDER, False


def _last(view: SeatView, lawful: Cards, card: Card, *, best: Card, winner: Seat) -> Iterator[Judged]:
    """Judge the last card of a trick: leave the trick to a partner, and beat an opponent cheaply."""
    ranking = view.position.ranking
    winners = [one for one in lawful if ranking.beats(one, best)]
    if not winners or len(winners) == len(lawful):
        return
    if _are_partners(view, winner):
        yield Skill.FOLLOW, card not in winners
        yield Skill.WHO_WINS, card not in winners
    elif card is min(winners, key=ranking.strength):
        yield Skill.FOLLOW, True
        yield Skill.WHO_WINS, True


def _are_partners(view: SeatView, other: Seat) -> bool:
    """Tell whether the person knows that *other* plays on their side."""
    roles = {view.position.role(view.seat), view.position.role(other)}
    return roles in ({Role.DEFENDER}, {Role.OMBRE, Role.ALLY})
