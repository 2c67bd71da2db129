"""The beginning of a sitting."""

from __future__ import annotations

import os
from uuid import uuid4

from ombre_desktop.engine import Seat, Session, ruleset
from ombre_desktop.engine.codes import LARGEST_NUMBER
from ombre_desktop.engine.seats import ring_from
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.storage.origin import Origin, OriginKind
from ombre_desktop.ui.model.game_to_begin import NewGame
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.session.dealing import fresh_shuffle, standing_alone
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.people import NAMELESS
from ombre_desktop.value import replace


def fair_sitting(game: NewGame, *, cut: str | None = None) -> Sitting:
    """
    Return a new sitting of *game* with a chain; None for the *cut* lets the person cut.

    The deals of a duplicate sitting have numbers, and no chain.
    """
    if game.duplicate is not None:
        return duplicate_sitting(game, game.duplicate or some_number())
    return replace(new_sitting(game), fair=replace(fresh_shuffle(), cut=cut))


def some_number() -> int:
    """Return the number of a deal, by the system's source of randomness."""
    return int.from_bytes(os.urandom(8)) % LARGEST_NUMBER + 1


def duplicate_sitting(game: NewGame, number: int) -> Sitting:
    """Return a new sitting of the numbered deals from *number* on, which the expert plays too."""
    origin = Origin(kind=OriginKind.DUPLICATE, number=number, expert=True)
    sitting = replace(new_sitting(game), draw=None, origin=origin)
    return replace(sitting, session=standing_alone(sitting))


def new_sitting(game: NewGame, you: str = NAMELESS) -> Sitting:
    """
    Return a new sitting of *game* by the old shuffle, which its identifier seeds.

    Its first dealer is drawn if the rules say so.
    """
    rules = ruleset(game.ruleset, game.house, game.seats)
    others = game.opponents
    game_id = uuid4().hex
    ring = ring_from(Seat(rules.seats - 1), rules.seats)
    draw = rules.draw(ring, chance(f"{game_id} dealer"))
    return Sitting(
        game_id=game_id,
        company=Company(
            names=(outside.name(game.name) or you, *(one.name for one in others)),
            players=(HUMAN, *(one.player for one in others)),
            portraits=(game.portrait, *(one.portrait for one in others)),
        ),
        session=Session.begin(rules, draw.dealer),
        deals_wanted=game.deals,
        draw=draw if draw.drawn else None,
    )
