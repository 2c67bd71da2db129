"""Moments in the last tricks of random deals, by any house rules and with any scores."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from chance import played, some_action

from ombre_desktop.engine import (
    Action,
    Bid,
    CallRequest,
    DealState,
    PlayRequest,
    Ruleset,
    Seat,
    Session,
    request,
    ruleset,
)
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.solver.tables import can_be_solved
from ombre_desktop.value import replace


def most_cards(name: str, seats: int) -> int:
    """Return the number of cards in a hand for which all play can be tried in a second or two."""
    return {2: 5, 3: 5, 4: 4, 5: 3}[len(ruleset(name, "", seats).ring(Seat(0)))]


def last_cards(
    name: str, seats: int, left: int, number: int, contract: str = "", *, gano: bool = False
) -> DealState:
    """
    Return the moment called *number* at which a seat with *left* cards is to play one.

    A card to any place of the trick. With *gano*, somebody has said it of a card on the table, which
    binds the others. The deal is played by any *contract* where none is named.
    """
    for attempt in count():
        rng = Random(f"{name} {seats} {left} {number} {attempt}")
        game = _by_any_house_rules(name, seats, rng, " gano=binding" if gano else "")
        moments = [one for one in _moments(game, left, rng, contract) if bool(one.play.lying.gano) is gano]
        if not moments or not can_be_solved(moments[0].ranking):
            # The two black aces of a grand are trumps of no suit.
            continue
        if not contract or contract == moments[0].the_contract.name:
            return rng.choice(moments)
    raise AssertionError


def _by_any_house_rules(name: str, seats: int, rng: Random, more: str = "") -> Ruleset:
    house = " ".join(f"{each.key}={rng.choice(each.values)}" for each in variant(name).standard.settings())
    return ruleset(name, house + more, seats)


def _moments(game: Ruleset, left: int, rng: Random, contract: str) -> Iterator[DealState]:
    def bidding(state: DealState, rng: Random) -> Action:
        """Return a bid of that contract and of no other, where one is named."""
        asked = request(state)
        if not contract or not isinstance(asked, CallRequest):
            return some_action(state, rng)
        others = [call for call in asked.calls if not isinstance(call, Bid)]
        wanted = [call for call in asked.calls if isinstance(call, Bid) and call.contract == contract]
        return rng.choice(wanted) if wanted else rng.choice(others)

    for step in played(game, rng, _some_sitting(game, rng), bidding):
        state, asked = step.state, request(step.state)
        if isinstance(asked, PlayRequest) and len(state.hands[asked.seat]) == left:
            yield state


def _some_sitting(game: Ruleset, rng: Random) -> Session:
    """Return a sitting that has gone on for some time: something in the pool, and points near the target."""
    sitting = Session.begin(game, Seat(rng.randrange(game.seats)))
    scores = sitting.scores
    if game.target is not None:
        scores = tuple(rng.randrange(-1, game.target.points) for _ in scores)
    return replace(sitting, pool=Chips(rng.randrange(0, 40)), scores=scores)
