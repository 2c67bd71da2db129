"""
``python -m tools.training.habits``: fit the play model to self-play.

Experts play Renegado among themselves, and textbook players some further deals. Each choice between cards
shows a preference, to which a conditional logit model is fitted, with one weight for each kind of card and
manner of play. This prints the table of ``expert/habits.py``; it takes a quarter of an hour with the compiled
solver.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp

from ombre_desktop.engine import HIDDEN, ruleset
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.habits import KINDS, MANNERS, PART, WEIGHTS_BY_ROW
from ombre_desktop.players.expert.play_likelihood import cards_played, kinds
from ombre_desktop.players.match import Match, Row
from ombre_desktop.players.player import player

Choice = tuple[list[int], int]
"""The kinds of the lawful cards, and the kind of the card that was played."""

ROUNDS = 25
STEP, PRIOR = 0.7, 0.5
"""The learning rate, and the strength of the pull towards 0."""


def main(arguments: list[str] | None = None) -> None:
    """Play the deals, fit the weights, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.habits", description=__doc__)
    parser.add_argument("--deals", type=int, default=500, help="deals among experts (default: %(default)s)")
    parser.add_argument("--textbook", type=int, default=150, help="deals among textbook players")
    options = parser.parse_args(arguments)
    seen: list[list[Choice]] = [[] for _ in range(len(WEIGHTS_BY_ROW))]
    for name, deals in (("expert", options.deals), ("textbook", options.textbook)):
        match = Match(ruleset("renegado"), (player(name),) * 3, deals, "habits")
        for row in match.rows():
            for at, choice in choices(row):
                seen[at].append(choice)
    for choices_of_manner in seen:
        print(table_row(learnt(choices_of_manner)))


def choices(row: Row) -> Iterator[tuple[int, Choice]]:
    """Yield every choice between cards in a deal, by its row of the table."""
    state = row.state
    if state.playing is None or not state.playing.tricks or state.ombre is None:
        return
    tables = tables_of(state)
    opening = [sum(1 << tables.bits[c] for c in hand if c is not HIDDEN) for hand in state.playing.opening]
    for laid in cards_played(state, tables.bits):
        cards = kinds(tables, laid, opening[laid.seat] & ~laid.gone)
        if len(cards) > 1:
            mine = next(kind for card, kind in cards if card == laid.card)
            yield MANNERS[laid.manner], ([kind for _, kind in cards], mine)


def learnt(seen: list[Choice]) -> list[float]:
    """Return the logarithms of the weights that fit best."""
    figures = [0.0] * KINDS
    for _ in range(ROUNDS):
        slope, bend = [-PRIOR * figure for figure in figures], [2 * PRIOR] * KINDS
        for kinds_there, chosen in seen:
            slope[chosen] += 1.0
            weights = [exp(figures[kind]) for kind in kinds_there]
            total = sum(weights)
            for kind, weight in zip(kinds_there, weights, strict=True):
                part = weight / total
                slope[kind] -= part
                bend[kind] += part * (1.0 - part)
        figures = [f + STEP * s / b for f, s, b in zip(figures, slope, bend, strict=True)]
    return figures


def table_row(figures: list[float]) -> str:
    """Return the weights as whole numbers, in a row of the table."""
    return "(" + ", ".join(str(max(1, round(PART * exp(figure)))) for figure in figures) + "),"


if __name__ == "__main__":
    main()
