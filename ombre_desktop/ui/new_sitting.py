"""Sittings that begin: a new game, or a deal from a record."""

from __future__ import annotations

from dataclasses import replace
from uuid import uuid4

from ombre_desktop.engine import Seat, Session, ruleset
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.engine.seats import ring_from
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.ui.dialogs.choices import FIRST_GAME, USUAL_COMPANY, NewGame
from ombre_desktop.ui.player_runner import STAND_IN
from ombre_desktop.ui.sitting import HUMAN, Company, Sitting


def new_sitting(game: NewGame, you: str) -> Sitting:
    """The sitting that *game* asks for; the first dealer is drawn as its house rules say."""
    rules = ruleset(game.ruleset, game.house, game.seats)
    others = game.opponents
    game_id = uuid4().hex
    ring = ring_from(Seat(rules.seats - 1), rules.seats)
    draw = rules.draw(ring, chance(f"{game_id} dealer"))
    return Sitting(
        game_id=game_id,
        company=Company(
            names=(game.name or you, *(one.name for one in others)),
            players=(HUMAN, *(one.player for one in others)),
            portraits=(game.portrait, *(one.portrait for one in others)),
        ),
        session=Session.begin(rules, draw.dealer),
        deals_wanted=game.deals,
    )


def record_sitting(record: GameRecord) -> Sitting:
    """A sitting of the one deal of *record*, at which the person has the first seat."""
    state = record.state
    names = names_of(record.tag("Seats") or "", state.seats)
    portraits = (FIRST_GAME.portrait, *(one.portrait for one in USUAL_COMPANY))
    players = (HUMAN, *(STAND_IN for _ in range(state.seats - 1)))
    session = Session.begin(state.ruleset, state.dealer)
    staked = replace(session, pool=state.stakes.pool, scores=state.stakes.scores)
    return Sitting("", Company(names, players, portraits[: state.seats]), staked, 1, state, staked)


def names_of(seats: str, count: int) -> tuple[str, ...]:
    """The names that a record's tag gives, such as ``1 Ana human; 2 Bo textbook``; else the numbers."""
    names = [str(number) for number in range(1, count + 1)]
    for part in seats.split(";"):
        number, _, rest = part.strip().partition(" ")
        if number.isdigit() and 0 < int(number) <= count and rest:
            names[int(number) - 1] = rest.rsplit(" ", 1)[0]
    return tuple(names)
