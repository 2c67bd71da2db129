"""The beginning of a sitting."""

from __future__ import annotations

from uuid import uuid4

from ombre_desktop.engine import Seat, Session, ruleset
from ombre_desktop.engine.seats import ring_from
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.model.preferences import NewGame
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.session.dealing import fresh_shuffle
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.people import NAMELESS
from ombre_desktop.value import replace


def fair_sitting(game: NewGame, *, cut: str | None = None) -> Sitting:
    """Return a new sitting of *game* with a chain; None for the *cut* lets the person cut."""
    return replace(new_sitting(game), fair=replace(fresh_shuffle(), cut=cut))


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
