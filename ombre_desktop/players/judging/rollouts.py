"""
Judging what comes before the play by rollouts in common worlds.

Trump, discards and the king to call are rolled out to the first card and then solved with open cards. Bids
have the fitted model, because open cards are unfair to the Ombre. For the same reason, to play on counts for
more than its rollouts where the hand could be thrown in.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ombre_desktop.engine import Action, Bid, CallRequest, Discard, ExchangeRequest, Request, SeatView
from ombre_desktop.players.bidding import winning
from ombre_desktop.players.expert.auction import ENOUGH, HOPELESS, Trial, chance_by
from ombre_desktop.players.expert.bid_features import bidding, features_from, passed
from ombre_desktop.players.expert.bidding_model import BIDDING_MODEL
from ombre_desktop.players.expert.gascarola import ways
from ombre_desktop.players.expert.rollout import PASS, by_habit, roll_out, sample_worlds, values_of
from ombre_desktop.players.expert.trump_and_discard import discards, fair
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.solver.halt import unless_halted


def of_rollouts(view: SeatView, actions: Sequence[Action], number: int, rng: Random) -> Paired:
    """Compare *actions* in *number* worlds."""
    worlds = sample_worlds(view, number, rng)
    ended = [[roll_out(world, each) for world in unless_halted(worlds)] for each in actions]
    rows = [fair(view, each, values_of(deals, view.seat)) for each, deals in zip(actions, ended, strict=True)]
    return Paired(tuple(actions), tuple(rows), tuple(map(_gains, rows)), number)


def worth_trying(view: SeatView, asked: Request, chosen: Action) -> tuple[Action, ...]:
    """Return the actions to compare before the play: the sensible ones, with *chosen* among them."""
    usual = by_habit(view.position, asked)
    tried: list[Action] = [usual]
    if isinstance(asked, ExchangeRequest) and asked.among is not None:
        tried += ways(asked)
    elif isinstance(asked, ExchangeRequest) and view.position.trump is not None:
        tried += discards(view, asked, usual if isinstance(usual, Discard) else None)
    if not isinstance(asked, ExchangeRequest) or asked.words:
        tried += asked.actions
    return tuple(dict.fromkeys((*tried, chosen)))


def serious(view: SeatView, asked: CallRequest, chosen: Action) -> list[Bid]:
    """Return the bids that are not hopeless, and *chosen*; at least one that may be made."""
    bids = [bid for bid in asked.calls if isinstance(bid, Bid)]
    return [bid for bid in bids if bid == chosen or winning(view, bid.contract) >= HOPELESS] or bids[:1]


def has_model(view: SeatView, bids: Sequence[Bid]) -> bool:
    """Tell whether the bidding model covers every one of *bids*."""
    game = view.position.ruleset.name
    return all((game, bid.contract) in BIDDING_MODEL for bid in bids)


def of_calls(view: SeatView, bids: Sequence[Bid], rounds: int, rng: Random) -> Paired:
    """
    Compare a pass and *bids* by the bidding model.

    The model is calibrated for rounds of `ENOUGH` worlds, so each round gives one figure.
    """
    trials = [_trial(view, bids, rng) for _ in range(rounds)]
    offered = [trial.offers() for trial in trials]
    found = [_chips(trial) for trial in trials]
    chances = [_gains([value for trial in trials for value in trial.passed])]
    chances += [sum(row[at].chance for row in offered) / rounds for at in range(len(bids))]
    rows = tuple([row[at] for row in found] for at in range(len(bids) + 1))
    return Paired((PASS, *bids), rows, tuple(chances), rounds * ENOUGH)


def _chips(trial: Trial) -> list[float]:
    """
    Return the chips for a pass and then for each bid.

    The model knows no bid without hope, and is far too kind to it; such a bid is worth what it usually loses.
    """
    view, model = trial.view, BIDDING_MODEL
    found = trial.chips()
    for at, (bid, values) in enumerate(trial.bids.items(), start=1):
        if winning(view, bid.contract) < HOPELESS:
            features = features_from(view, bid, values)
            chance = chance_by(model[view.position.ruleset.name, bid.contract], features)
            found[at] = min(found[at], features.worth(chance))
    return found


def _trial(view: SeatView, bids: Sequence[Bid], rng: Random) -> Trial:
    worlds = sample_worlds(view, ENOUGH, rng)
    return Trial(view, passed(view, worlds), {bid: bidding(view, bid, worlds) for bid in bids})


def _gains(values: Sequence[float]) -> float:
    return sum(value > 0 for value in values) / len(values)
