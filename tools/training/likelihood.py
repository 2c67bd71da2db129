"""
``python -m tools.training.likelihood``: count the cards kept, thrown and bid on in self-play.

Textbook players bid and exchange in deals of Renegado, and quick experts in some more. The rows are fitted
until cards that are moved by likelihood alone lie in each part as often as they really did. Then each count
of tricks in the Ombre's hand is compared with its frequency under these rows. This prints the tables of
``expert/likelihood.py`` and ``expert/bid_evidence.py``; it takes twenty minutes.

With ``--as-dealt GAME``, only deals of that game are played, by textbook players, and the rows of the cards
dealt to the Ombre are fitted, for games without an exchange. That takes a minute for each thousand deals.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from ombre_desktop.engine import Card, Cards, DealState, Ranking
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.expert.bid_evidence import STEP, count
from ombre_desktop.players.expert.likelihood import (
    EVEN,
    Exchanger,
    Game,
    exchangers,
    game_of,
    kind_of,
    plays_as_dealt,
)
from ombre_desktop.players.expert.worlds import MarkovChain

QUICK = 12
"""The number of worlds that an expert samples here."""
ROUNDS, EXCHANGES, TOWARDS = 14, 240, 0.8
"""The number of corrections of the rows, the exchanges of cards between two, and the step of a correction."""
DOUBT = 0.5
"""The number of cards added to every count, so that no count is 0."""

Name = tuple[str, ...]
CHANCE: Name = ("by chance",)


class Lay(NamedTuple):
    """A deal as play begins: its *cards*, the part of each, and the names of the parts; the Ombre's bid."""

    cards: list[Card]
    at: list[int]
    names: list[Name]
    state: DealState

    @property
    def ranking(self) -> Ranking:
        """The order of the cards."""
        return self.state.ranking

    def dealt(self) -> Cards:
        """Return the cards on which the Ombre bid."""
        told = {("kept", Exchanger.OMBRE.name, game_of(self.state).name), ("thrown", "OMBRE")}
        return tuple(card for card, part in zip(self.cards, self.at, strict=True) if self.names[part] in told)


Rows = dict[Name, list[float]]


def main(arguments: list[str] | None = None) -> None:
    """Play the deals, fit the rows, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.likelihood", description=__doc__)
    parser.add_argument("--deals", type=int, default=7000, help="opened by the textbook")
    parser.add_argument("--expert", type=int, default=1000, help="opened by quick experts")
    parser.add_argument("--as-dealt", metavar="GAME", help="a game in which nobody exchanges")
    options = parser.parse_args(arguments)
    if options.as_dealt:
        _print(fitted(list(held(options.as_dealt, options.deals)), Random("rows")))
        return
    lays = [*opened("textbook", options.deals), *opened("expert", options.expert)]
    rng = Random("rows")
    rows = fitted(lays, rng)
    _print(rows)
    for game in Game:
        print(game.name, *strengths([lay for lay in lays if game_of(lay.state) is game], rows, rng))


def _print(rows: Rows) -> None:
    for name, row in sorted(rows.items()):
        print(*name, tuple(round(figure, 3) for figure in row))


def held(game: str, deals: int) -> Iterator[Lay]:
    """Yield deals of *game* that textbook players bid; the Ombre's hand is a part named by the contract."""
    table, who = Table(game=game, seed="rows"), sitter("textbook", 0)
    for number in range(deals):
        state = table.opened(number, who)
        if state.ombre is not None and plays_as_dealt(state):
            lay = Lay([], [], [], state)
            for seat in state.ring:
                _put(
                    lay,
                    ("dealt", state.the_contract.name) if seat == state.ombre else CHANCE,
                    state.hands[seat],
                )
            _put(lay, CHANCE, state.talon)
            yield lay


def opened(name: str, deals: int) -> Iterator[Lay]:
    """Yield deals of Renegado in which the player *name* has bid and exchanged in every seat."""
    table, who = Table(seed="rows", worlds=QUICK), sitter(name, QUICK)
    for number in range(deals):
        state = table.opened(number, who)
        if state.playing is not None and state.ombre is not None:
            yield laid(state)


def laid(state: DealState) -> Lay:
    """Return the cards of *state* with the part in which each lies."""
    who, game = exchangers(state), game_of(state)
    lay = Lay([], [], [], state)
    for seat in state.ring:
        kept = tuple(card for card in state.hands[seat] if card not in state.drawn[seat])
        side = "OMBRE" if seat == state.ombre else "DEFENDER"
        _put(lay, ("kept", who[seat].name, game.name), kept)
        _put(lay, CHANCE, state.drawn[seat])
        _put(lay, ("thrown", side), state.dead[seat])
    _put(lay, CHANCE, state.talon)
    return lay


def _put(lay: Lay, name: Name, cards: Cards) -> None:
    lay.cards.extend(cards)
    lay.at.extend([len(lay.names)] * len(cards))
    lay.names.append(name)


def fitted(lays: list[Lay], rng: Random) -> Rows:
    """Return the rows under which every kind lies as often in every part as in *lays*."""
    found, rows = _counted(lays), {name: list(EVEN) for lay in lays for name in lay.names}
    wandering = [lay._replace(at=lay.at.copy()) for lay in lays]
    for _ in range(ROUNDS):
        for lay in wandering:
            wander_by(rows, lay, rng)
        there = _counted(wandering)
        for name in rows.keys() - {CHANCE}:
            for kind in range(len(EVEN)):
                rows[name][kind] *= (found[name][kind] / there[name][kind]) ** TOWARDS
    return rows


def _counted(lays: list[Lay]) -> Rows:
    """Count the cards of each kind in each part."""
    found = {name: [DOUBT] * len(EVEN) for lay in lays for name in lay.names}
    for lay in lays:
        for card, part in zip(lay.cards, lay.at, strict=True):
            found[lay.names[part]][kind_of(card, lay.ranking)] += 1
    return found


def wander_by(rows: Rows, lay: Lay, rng: Random) -> None:
    """Exchange cards of *lay* at random, with the likelihood that *rows* gives."""
    kinds = [kind_of(card, lay.ranking) for card in lay.cards]
    weights = [[rows[name][kind] for name in lay.names] for kind in kinds]
    bits = [1 << number for number in range(len(lay.at))]
    MarkovChain(lay.at, bits, weights, len(lay.names)).swap(EXCHANGES, rng)


def strengths(lays: list[Lay], rows: Rows, rng: Random) -> Iterator[str]:
    """Yield, for each count of tricks above an even chance, how much likelier it is than under *rows*."""
    found = Counter(_step(lay) for lay in lays)
    wandering = [lay._replace(at=lay.at.copy()) for lay in lays]
    there: Counter[int] = Counter()
    for _ in range(ROUNDS):
        for lay in wandering:
            wander_by(rows, lay, rng)
            there[_step(lay)] += 1
    for step in sorted(found | there):
        yield f"{step * STEP:+.2f}: {found[step] * ROUNDS / (there[step] + DOUBT):.2f}"


def _step(lay: Lay) -> int:
    return round(count(lay.dealt(), lay.state) / STEP)


if __name__ == "__main__":
    main()
