"""What the samples teach: a chance and an advantage for each bid of a game."""

from __future__ import annotations

from collections.abc import Sequence

from lessons.regression import least_squares, logistic
from lessons.samples import Sample
from ombre_desktop.players.bidding import AS_DEALT, TURNED
from ombre_desktop.players.expert.auction import chance_by
from ombre_desktop.players.expert.lessons import Lesson

FIRST = Lesson((0.2, 0.5, 0.5), (3.0, 0.8, -0.8, 0.0, 0.0))
"""What is believed of any bid before anything was seen."""
TRUST, TRUST_IN_KIN = 60.0, 150.0
"""How many samples a belief is worth: the first one, and what another game has taught of such a bid."""
FEWEST = 20
"""Samples without which nothing is said of a bid."""
TEACHER = "renegado"
USUAL_STAKE = 30.0
"""Chips between winning and losing an entrada for a fresh pool."""

Key = tuple[str, str]


def fitted(samples: dict[str, list[Sample]]) -> dict[Key, Lesson]:
    """A lesson for each game and bid of which there are samples enough, the teacher's first."""
    found: dict[Key, Lesson] = {}
    for game in sorted(samples, key=lambda name: (name != TEACHER, name)):
        for bid in dict.fromkeys(bid for sample in samples[game] for bid in sample.promises):
            kin = found.get((TEACHER, kind_of(bid)))
            some = [sample for sample in samples[game] if bid in sample.promises]
            if len(some) >= FEWEST:
                found[game, bid] = lesson(some, bid, kin or FIRST, TRUST_IN_KIN if kin else TRUST)
    return found


def kind_of(bid: str) -> str:
    """The bid of the teacher's game that is like *bid*."""
    if bid in AS_DEALT:
        return "solo"
    return "vuelta" if bid in TURNED else "entrada"


def lesson(samples: list[Sample], bid: str, belief: Lesson, trust: float) -> Lesson:
    """What *samples*, in each of which *bid* was tried, teach of it."""
    played = [sample for sample in samples if (end := sample.tried[bid]).ours and end.contract == bid]
    evidence = [sample.promises[bid].evidence for sample in played]
    wins = [sample.tried[bid].chips > 0 for sample in played]
    chance = logistic(evidence, wins, belief.chance, trust) if played else belief.chance
    known = Lesson(_rounded(chance), belief.advantage)
    rows, gains = [], []
    for sample in samples:
        promise, bidding, passed = sample.promises[bid], sample.tried[bid], sample.tried["pass"]
        worth = promise.worth(chance_by(known, promise))
        # How lucky the cards lay: known only afterwards, it takes away much of the chance in the rest.
        luck = bidding.open_cards - promise.open_cards, passed.open_cards - sample.passing
        # A chip counts for more where fewer are at stake, else the great pools would teach all.
        scale = USUAL_STAKE / (promise.won - promise.lost)
        around = (1.0, worth, sample.passing, *sample.around[3:])
        rows.append([scale * one for one in (*around, *luck)])
        gains.append(scale * (bidding.chips - passed.chips))
    weights = least_squares(rows, gains, (*belief.advantage, 0.6, -0.8), trust)
    return Lesson(known.chance, _rounded(weights[:-2]))


def _rounded(weights: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(weight, 3) for weight in weights)


def written(text: str, lessons: dict[Key, Lesson]) -> str:
    """*text* of the module with the figures of *lessons*."""
    head = "LESSONS: dict[tuple[str, str], Lesson] = {\n"
    lines = [
        f'    ("{game}", "{bid}"): Lesson({one.chance}, {one.advantage}),\n'
        for (game, bid), one in lessons.items()
    ]
    before, rest = text.split(head)
    return before + head + "".join(lines) + rest[rest.index("}\n") :]
