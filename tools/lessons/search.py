"""The search for a deal that shows a new rule, and no other that was not taught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ombre_desktop.engine import Chips, DealState, Ruleset, Say, Seat, apply, request, ruleset, start, view
from ombre_desktop.engine.chips import Stakes
from ombre_desktop.engine.concepts import Concept, concepts_of
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.replay import steps_of
from ombre_desktop.engine.requests import ChoiceRequest, PlayRequest
from ombre_desktop.engine.session import Session
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.players.player import player
from ombre_desktop.players.seeds import seed_of

LEARNER = Seat(0)
GAME, HOUSE, POOL = "renegado", "def_order=fixed surrender=off", 5
TABLE = "lesson"
"""The name from which the seeds of the players in a lesson are made, as at the table."""

Wanted = Callable[[DealState], bool]


def wins_an_entrada(state: DealState) -> bool:
    """Tell whether the learner played the simplest game alone, and won."""
    return is_alone_in(state, "entrada") and state.settled.net[LEARNER] > 0


def is_alone_in(state: DealState, *contracts: str) -> bool:
    """Tell whether the learner is the Ombre in one of *contracts*."""
    return state.ombre == LEARNER and state.contract is not None and state.contract.name in contracts


def withholds(state: DealState) -> bool:
    """Tell whether the learner chose to withhold a matador."""
    for step, move in zip(steps_of(state), state.history, strict=False):
        asked = request(step.state)
        if isinstance(asked, PlayRequest) and asked.seat == LEARNER and asked.withheld:
            played = getattr(move.action, "card", None)
            if played is not None and not state.ranking.is_trump(played):
                return True
    return False


def holds(state: DealState) -> bool:
    """Tell whether the learner equalled a bid and played."""
    calls = state.bidding.calls if state.bidding else ()
    own = [str(call) for seat, call in calls if seat == LEARNER]
    others = [str(call) for seat, call in calls if seat != LEARNER]
    return state.ombre == LEARNER and any(bid in others for bid in own if bid != "pass")


KINDS: dict[str, tuple[frozenset[Concept], Wanted]] = {
    "red": (frozenset({Concept.RED_ORDER, Concept.PUNTO}), wins_an_entrada),
    "hold": (frozenset({Concept.HIGHER_BID, Concept.HOLD}), holds),
    "withheld": (frozenset({Concept.WITHHELD}), withholds),
    "puesta": (frozenset({Concept.PUESTA}), lambda state: is_alone_in(state, "entrada")),
    "five": (frozenset({Concept.CLAIMING}), wins_an_entrada),
}
"""The concepts that a deal of each kind must show, and its other condition."""


def deals(seed: int, first: int, last: int) -> Iterator[tuple[int, DealState]]:
    """Yield the deals with these numbers, played by three textbook players."""
    game, textbook = ruleset(GAME, HOUSE), player("textbook")
    for number in range(first, last):
        state = dealt(game, seed, number)
        while not state.is_over:
            asked = asked_in(state)
            if isinstance(asked, ChoiceRequest) and asked.foregone is not None:
                state = apply(state, Say(asked.foregone)).state
                continue
            rng = Random(seed_of(TABLE, 0, asked.seat, len(state.history)))
            state = apply(state, textbook.decide(view(state, asked.seat), asked, rng)).state
        yield number, state


def found(kind: str, taught: frozenset[Concept], seed: int, last: int) -> Iterator[tuple[int, DealState]]:
    """Yield the deals of *kind* that need only the concepts *taught* and those that the kind shows."""
    shows, wanted = KINDS[kind]
    for number, state in deals(seed, 0, last):
        concepts = concepts_of(state)
        if shows <= concepts <= shows | taught and wanted(state):
            yield number, state


def dealt(game: Ruleset, seed: int, number: int, pool: int | None = POOL) -> DealState:
    """Return the deal with this *number*, before its first decision; without a *pool* as a first deal."""
    dealer = Seat(number % game.seats)
    layout = game.dealt(shuffled(game.pack, chance(f"lessons {seed} {number}")), dealer)
    if pool is None:
        stakes = Session.begin(game, dealer).with_antes().stakes
    else:
        stakes = Stakes(Chips(pool), scores=(0,) * game.seats if game.target else ())
    return start(game, dealer, layout, stakes).state
