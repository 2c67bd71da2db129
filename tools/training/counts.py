"""
``python -m tools.training.counts``: fit the count of a hand's tricks to self-play.

One seat bids, whatever its hand, the others pass, and textbook players play the deal. The tricks of the
Ombre's side are fitted to the features of the hand. This prints the weights, and with ``--into nine.kept``
writes them into that row of ``players/weights.json``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    Cards,
    DealState,
    Ranking,
    Result,
    Say,
    Suit,
    Word,
    advance,
    request,
    view,
)
from ombre_desktop.engine.phases.sides import side_of, tricks_of
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.bidding import best_suit
from ombre_desktop.players.textbook import Textbook
from ombre_desktop.players.valuation import FOURTH, WEIGHTS
from tools.training.lessons.regression import least_squares, logistic

PLACES = 7
"""The ranks of trumps with weights of their own; the last one stands for every lower trump."""
TRUST = 4.0
"""The weight of the prior that a feature is worth nothing, as a number of deals."""
NAMES = ("long", "king", "queen", "backed", "void", "eldest", "base")

Sample = tuple[tuple[float, ...], int, bool]
"""The features of a hand, the tricks of its side, and whether the game was won."""
Row = dict[str, float | list[float]]
"""The weights of a worth by their names."""


def main(arguments: list[str] | None = None) -> None:
    """Play the deals, fit the weights and print them."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.counts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("contract", help="the bid that is played in every deal")
    parser.add_argument("--deals", type=int, default=3000, help="(default: %(default)s)")
    parser.add_argument("--into", metavar="SCALE.ROW", help="the row of the file to replace")
    options = parser.parse_args(arguments)
    found = list(samples(options.game, options.contract, options.deals))
    rows, tricks = [row for row, _, _ in found], [float(count) for _, count, _ in found]
    weights = least_squares(rows, tricks, (0.0,) * len(rows[0]), TRUST)
    guessed = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    slope, base = logistic(
        [(guess, 1.0) for guess in guessed], [won for _, _, won in found], (1.0, -5.0), TRUST
    )
    row: Row = {"trumps": [round(weight, 2) for weight in weights[:PLACES]]}
    row |= {name: round(weight, 2) for name, weight in zip(NAMES, weights[PLACES:], strict=True)}
    row |= {"even": round(-base / slope, 2), "spread": round(1 / slope, 2)}
    print(json.dumps(row))
    print(f"# {len(found)} deals, {sum(won for *_, won in found) / len(found):.1%} won")
    if options.into:
        scale, _, kind = options.into.partition(".")
        WEIGHTS.write_text(
            with_row(WEIGHTS.read_text(encoding="utf-8"), scale, kind, row), encoding="utf-8", newline="\n"
        )


def with_row(text: str, scale: str, kind: str, row: Row) -> str:
    """Return the *text* of the file with this *row* of a *scale*; the row must be there already."""
    scales: dict[str, dict[str, Row]] = json.loads(text)
    if kind not in scales.get(scale, {}):
        raise SystemExit(f"{WEIGHTS.name} has no row {scale}.{kind}")
    scales[scale][kind] = row
    return "{\n" + ",\n".join(f'  "{name}": {_told(rows)}' for name, rows in scales.items()) + "\n}\n"


def _told(rows: dict[str, Row]) -> str:
    """Return the rows of a scale, each in a line."""
    return "{\n" + ",\n".join(f'    "{kind}": {json.dumps(row)}' for kind, row in rows.items()) + "\n  }"


def samples(game: str, contract: str, deals: int) -> Iterator[Sample]:
    """Yield a sample of each deal; each place at the table bids in turn."""
    for number in range(deals):
        state = Table(game, seed="counts").dealt(number)
        ended = _played(state, contract, number % len(state.ring))
        side = side_of(ended)
        hand, ranking = state.hands[ended.the_ombre], ended.ranking
        won = ended.settled.outcome.result in (Result.SACADA, Result.VOLE, Result.FAILED_VOLE)
        yield features(hand, ranking, eldest=ended.the_ombre == ended.eldest), tricks_of(ended, side), won


def features(hand: Cards, ranking: Ranking, *, eldest: bool) -> tuple[float, ...]:
    """Return the features of *hand* under *ranking*, in the order of the weights."""
    places = [min(at, PLACES - 1) for at, card in enumerate(ranking.trumps) if card in hand]
    suits = [[at for at, card in enumerate(suit) if card in hand] for suit in ranking.plain.values()]
    kings = [held for held in suits if 0 in held]
    guarded = sum(1 in held and 0 not in held and len(held) > 1 for held in suits)
    backed = sum(1 in held for held in kings)
    shape = (max(0, len(places) - FOURTH), len(kings), guarded, backed, suits.count([]), eldest, 1)
    return tuple(map(float, (*(places.count(at) for at in range(PLACES)), *shape)))


def _played(state: DealState, contract: str, place: int) -> DealState:
    """Play the deal; the seat at *place* of the ring bids *contract*, and the others pass."""
    bidder, textbook = state.ring[place], Textbook()
    while (asked := request(state)) is not None:
        if isinstance(asked, CallRequest):
            bid = _bid(state, asked, contract)
            action = bid if asked.seat == bidder else Say(Word.PASS)
            state = advance(state, action).state
        else:
            state = advance(state, textbook.chosen(view(state, asked.seat), asked)).state
    return state


def _bid(state: DealState, asked: CallRequest, contract: str) -> Bid:
    """Return the bid of *contract*; ``play_`` stands for the bids that name a trump, with the best suit."""
    if not contract.endswith("_"):
        return Bid(contract)
    seen = view(state, asked.seat)
    named = (call.contract[-1] for call in asked.calls if isinstance(call, Bid) and contract in call.contract)
    suits = tuple(map(Suit, named))
    return Bid(contract + best_suit(seen, suits).value) if suits else Bid("solo")


if __name__ == "__main__":
    main()
