"""Endings: every world is enumerated once, with its probability as its weight."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from chance import played

from ombre_desktop.engine import Card, Cards, PlayRequest, SeatView, request, ruleset, view
from ombre_desktop.players.expert.budget import FAST
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.determinisation import Determinisation
from ombre_desktop.players.expert.endings import every_world
from ombre_desktop.players.expert.hand_parts import OF_A_HAND
from ombre_desktop.players.expert.play_likelihood import PlayEvidence
from ombre_desktop.players.expert.worlds import IMPOSSIBLE, Hidden
from ombre_desktop.players.solver.open_cards import Batch, World, values_of_cards
from ombre_desktop.value import replace

ALL = 50_000
FEW = 1_500


def test_each_world_that_is_left_counts_once():
    """If all are equally likely, the mean is that of all worlds, laid out one by one."""
    seen, cards, hidden = ending("renegado", "once")
    determinisation = Determinisation.of(seen.position)
    rows = values_of_cards([determinisation.deal(world) for world in one_by_one(hidden)], cards)

    outlook = Outlook(every_world(seen.position, hidden, ALL))

    means = [sum(column) / len(rows) / len(hidden.ring) for column in zip(*rows, strict=True)]
    assert pytest.approx(means) == list(outlook.of_cards(cards).values())


@pytest.mark.parametrize("game", ["renegado", "five_handed", "two_handed"])
def test_worlds_solved_together_are_worth_what_each_is(game):
    """Estuches, matadors and the ally are those of the world."""
    seen, cards, hidden = ending(game, "together")
    determinisation = Determinisation.of(seen.position)
    for batch in every_world(seen.position, hidden, ALL)[:40]:
        world = worlds_of(batch, determinisation)[-1]
        hands = tuple(map(tuple, world))

        together = values_of_cards([determinisation.deal(world)], cards)

        seats = zip(hidden.ring, hands, strict=True)
        held = dict(enumerate(batch.deal.hands)) | dict(seats)
        assert together == values_of_cards([batch.deal._replace(hands=tuple(held.values()))], cards)


def test_what_is_twice_as_likely_counts_twice():
    """A card lies at its first place twice as often as elsewhere; everything else is equal."""
    seen, _, hidden = ending("renegado", "twice")
    kept, drawn, *others = hidden.weights[0]
    first = (2.0 * kept, 2.0 * drawn, *others)
    before = share(seen, hidden)

    after = share(seen, replace(hidden, weights=(first, *hidden.weights[1:])))

    assert 0 < before < 1
    assert pytest.approx(2 * before / (1 + before), rel=1e-5) == after


def test_two_cards_are_always_counted():
    """No position with two tricks left has more worlds than the budget allows."""
    for number in range(10):
        seen, _, hidden = ending("renegado", f"two {number}", most=ALL)
        assert every_world(seen.position, hidden, FAST.counted(2))


def ending(game: str, seed: str, most: int = FEW) -> tuple[SeatView, Cards, Hidden]:
    """Return a choice between two cards in a deal left to chance, nothing being likelier than else."""
    return next(endings(game, Random(seed), most))


def endings(game: str, rng: Random, most: int) -> Iterator[tuple[SeatView, Cards, Hidden]]:
    """Yield choices with at most *most* worlds."""
    while True:
        for step in played(ruleset(game), rng):
            asked = request(step.state)
            if isinstance(asked, PlayRequest) and len(step.state.hands[asked.seat]) == len(asked.cards) == 2:
                seen = view(step.state, asked.seat)
                hidden = alike(seen, Hidden.from_view(seen.position))
                if 1 < len(one_by_one(hidden)) <= most:
                    yield seen, asked.cards, hidden


def alike(seen: SeatView, hidden: Hidden) -> Hidden:
    """Return the same, all that is possible equally likely."""
    tables = Determinisation.of(seen.position).tables
    weights = tuple(tuple(1.0 if w > IMPOSSIBLE else w for w in row) for row in hidden.weights)
    nothing = tuple(PlayEvidence(tables, (), hidden.known[at]) for at, _ in hidden.places)
    return replace(hidden, weights=weights, plays=nothing, bid=None)


def one_by_one(hidden: Hidden) -> list[World]:
    """Return all worlds that are possible."""
    worlds = [(list(hidden.known), frozenset(hidden.cards))]
    for place, (at, number) in enumerate(hidden.places):
        worlds = [
            ([*world[:at], (*world[at], *chosen), *world[at + 1 :]], left - {*chosen})
            for world, left in worlds
            for chosen in combinations([card for card in hidden.cards if card in left], number)
            if all(may_lie(hidden, card, place) for card in chosen)
        ]
    return [world for world, _ in worlds]


def may_lie(hidden: Hidden, card: Card, place: int) -> bool:
    """Return True if *card* is possible at *place*."""
    return hidden.weights[hidden.cards.index(card)][OF_A_HAND * place] > IMPOSSIBLE


def worlds_of(batch: Batch, determinisation: Determinisation) -> list[list[list[Card]]]:
    """Return the worlds of *batch* as cards."""
    bits, seats = determinisation.tables.bits.items(), len(determinisation.state.ring)
    hands = [[card for card, bit in bits if hand >> bit & 1] for hand in batch.hands]
    return [hands[at : at + seats] for at in range(0, len(hands), seats)]


def share(seen: SeatView, hidden: Hidden) -> float:
    """Return the share of worlds with the first hidden card at the first place."""
    at, seats = hidden.places[0][0], len(hidden.ring)
    there = total = 0
    for batch in every_world(seen.position, hidden, ALL):
        for hand, weight in zip(batch.hands[at::seats], batch.weights, strict=True):
            total += weight
            there += weight if hand & hidden.bits[0] else 0
    return there / total
