"""Problems that ask who holds a card: moments at which calls and plays told more than a count does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from ombre_desktop.engine import (
    Card,
    DealState,
    PlayRequest,
    Ruleset,
    Seat,
    request,
    reseated,
    steps_of,
    view,
)
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.players.expert.whereabouts import telling_cards, whereabouts
from ombre_desktop.players.memory import absent_cards, unseen_cards
from ombre_desktop.players.odds import WHOLE, Odds, in_whole
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.posing.self_play import played
from ombre_desktop.ui.features.training.holds import attainable, distance
from ombre_desktop.ui.features.training.problem import Held, Problem, tags_of
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.value import replace

COMPANY = ("textbook",)
"""The players of the deals: many of the figures behind the odds were counted over them."""
WORLDS = 2_000
"""The worlds from which the odds are told."""
LIKELIEST = (0.5, 0.92)
"""The bounds of the greatest share: what is quite certain is no question, and what is open no answer."""
LEAST = 0.04
"""The least distance of the odds from the count of the hands alone."""
BOUNDS = (0.07, 0.11, 0.16, 0.24)
"""The distances from the count from which a problem has the grades 2 to 5."""
FEWEST = 3
"""The fewest cards that the person has left."""
CHIEF = 4
"""The number of cards, the most telling first, among which one is asked for."""


def made(game: Ruleset, seed: str, numbers: Iterable[int]) -> Iterator[str]:
    """Yield the text of a problem in each of the deals with these *numbers* that has one."""
    for number in numbers:
        place = f"{game.name} holds {seed} {number}"
        deal = played(game, place, number, COMPANY)
        found = _in_deal(deal, place, Random(place))
        if found is not None:
            yield format_record(record_of(found.record.state, *tags_of(found)))


def told_again(problem: Problem) -> Problem | None:
    """Return *problem*, which asks who holds a card, with the odds of today; None if it is no problem now."""
    if problem.held is None:
        return problem
    state = problem.record.state
    held = _held(state, problem.held.card, whereabouts(view(state, PERSON), Random(problem.name), WORLDS))
    return None if held is None else replace(problem, held=held, grade=_grade(state, held))


def _in_deal(deal: DealState, place: str, rng: Random) -> Problem | None:
    """Return the problem of *deal*, looking for it in an order by *rng*."""
    places = [(Seat(seat), at) for seat in range(deal.seats) for at in range(len(deal.history))]
    rng.shuffle(places)
    steps = [steps_of(reseated(deal, Seat(seat))) for seat in range(deal.seats)]
    for seat, at in places:
        state = steps[seat][at].state
        if _leads(state) and len(state.hands[PERSON]) >= FEWEST:
            held = held_in(state, Random(place))
            if held is not None:
                name = f"{place.replace(' ', '-')}-{at}"
                record, grade = record_of(state), _grade(state, held)
                return Problem(name, ProblemKind.HOLDS, grade, record, (), (), (), held)
    return None


def _leads(state: DealState) -> bool:
    """Tell whether the person leads: the question covers the middle of the table, where a trick would lie."""
    asked = request(state)
    return isinstance(asked, PlayRequest) and asked.seat == PERSON and not state.play.lying.cards


def held_in(state: DealState, rng: Random) -> Held | None:
    """Return the odds of a card that tell the person more than the count of the hands; None if none do."""
    seen = view(state, PERSON)
    chief = [card for card in telling_cards(seen) if card in unseen_cards(seen.position)][:CHIEF]
    odds = whereabouts(seen, rng, WORLDS) if chief else None
    every = (_held(state, card, odds) for card in chief if odds)
    return next((held for held in every if held is not None), None)


def _held(state: DealState, card: Card, odds: Odds) -> Held | None:
    """Return the *odds* of *card* as a problem asks for them; None if they would make none."""
    found = odds.of(card)
    if found is None or found.certain or not LIKELIEST[0] <= max(found.places) <= LIKELIEST[1]:
        return None
    held = Held(card, tuple(each / WHOLE for each in in_whole(found.places)))
    tells = distance(held.shares, counted(state, card)) >= LEAST
    return held if tells and attainable(held) else None


def _grade(state: DealState, held: Held) -> int:
    """Return the grade, by the distance of the odds from the count of the hands alone."""
    return 1 + sum(distance(held.shares, counted(state, held.card)) >= least for least in BOUNDS)


def counted(state: DealState, card: Card) -> tuple[float, ...]:
    """Return the shares of *card* by the number of unknown cards in each place that may hold it."""
    seen = view(state, PERSON)
    unseen = unseen_cards(seen.position)
    numbers = [sum(one in unseen for one in hand) for hand in state.hands]
    away = len(unseen) - sum(numbers)
    absent = [card in absent_cards(seen.position, Seat(seat)) for seat in range(state.seats)]
    hidden = [0 if gone else number for gone, number in zip(absent, numbers, strict=True)]
    total = sum(hidden) + away
    return tuple(number / total for number in (*hidden, away))
