"""Endings of the play with all cards open, and an exhaustive search of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ombre_desktop.engine import Cards, Ranking, Seat, Suit, Trick
from ombre_desktop.engine.cards import Pack, without
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.players.solver.standings import Course, Plan, Winners

TRICKS = 9
FIRST = 5
CODILLE, PUESTA, SACADA, CLAIM, VOLE = range(5)


@dataclass(frozen=True)
class Ending:
    """The last tricks of a deal: the cards, the tricks taken before, and the seat that leads."""

    course: Course[int]
    ranking: Ranking
    follow: FollowRule
    hands: PerSeat[Cards]
    leader: Seat


def endings(seats: int, cards: int, number: int, seed: str) -> Iterator[Ending]:
    """Yield *number* random endings with *cards* cards in each hand; most of them are full of trumps."""
    rng = Random(seed)
    for _ in range(number):
        ranking = ranking_with_matadors(rng.choice(list(Suit)))
        pack = list(Pack.SPANISH.cards)
        rng.shuffle(pack)
        if rng.random() < 0.7:
            pack.sort(key=lambda card: card not in ranking.matadors)
        chosen = pack[: seats * cards]
        rng.shuffle(chosen)
        hands = tuple(tuple(chosen[at * cards : (at + 1) * cards]) for at in range(seats))
        ombre = rng.randrange(seats)
        winners = tuple(rng.choice((ombre, rng.randrange(seats))) for _ in range(TRICKS - cards))
        if set(winners[:FIRST]) == {ombre}:
            winners = ((ombre + 1) % seats, *winners[1:])
        judged = course(seats, ombre, winners)
        yield Ending(judged, ranking, FollowRule(), hands, Seat(rng.randrange(seats)))


def course(seats: int, ombre: int, before: Winners) -> Course[int]:
    """
    Return the course of a deal of nine tricks once those *before* are taken, in classes rather than chips.
    """

    def value(winners: Winners) -> int:
        won = [(*before, *winners).count(seat) for seat in range(seats)]
        rest = [tricks for seat, tricks in enumerate(won) if seat != ombre]
        if won[ombre] == TRICKS:
            return VOLE
        if won[ombre] > max(rest):
            return SACADA
        return CODILLE if max(rest) > won[ombre] and rest.count(max(rest)) == 1 else PUESTA

    def stops(winners: Winners) -> bool:
        taken = (*before, *winners)
        return len(taken) == FIRST and set(taken) == {ombre}

    def stop(winners: Winners) -> int:
        return CLAIM

    def key(winners: Winners) -> tuple[object, ...]:
        return tuple(winners.count(seat) for seat in range(seats))

    return Course(Plan(seats, TRICKS - len(before), 1 << ombre, key, stops), value, stop, value)


def plain_search(ending: Ending) -> int:
    """Return the value of the ending for the Ombre, found by trying every play."""
    return _from_lead(ending, ending.hands, (), ending.leader)


def _from_lead(ending: Ending, hands: PerSeat[Cards], winners: Winners, leader: int) -> int:
    if not hands[leader]:
        return ending.course.value(winners)
    order = tuple(Seat((leader + step) % len(hands)) for step in range(len(hands)))
    found = _in_trick(ending, hands, winners, Trick(order))
    course = ending.course
    return max(found, course.stop(winners)) if course.plan.stops(winners) else found


def _in_trick(ending: Ending, hands: PerSeat[Cards], winners: Winners, trick: Trick) -> int:
    seat = trick.turn
    if seat is None:
        winner = trick.order[ending.ranking.best(trick.cards)]
        return _from_lead(ending, hands, (*winners, winner), winner)
    hand = hands[seat]
    obligation = ending.follow.obligation(hand, trick, ending.ranking)
    best = max if ending.course.plan.side >> seat & 1 else min
    return best(
        _in_trick(
            ending,
            tuple(without(held, card) if at == seat else held for at, held in enumerate(hands)),
            winners,
            trick.with_card(card),
        )
        for card in (obligation.cards if obligation else hand)
    )
