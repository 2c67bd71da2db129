"""The next sitting, as it is chosen: the game, the company and the number of deals."""

from __future__ import annotations

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.value import Value


class Opponent(Value):
    """An opponent: the id of a portrait, the name, and their name in the players' registry."""

    portrait: str
    name: str
    player: str


class NewGame(Value):
    """
    A sitting to begin.

    ``house`` is the text of the house rules that differ from the game's own. The opponents sit
    counter-clockwise from the person, beginning at the right. ``deals`` is None for an open end. A
    *duplicate* sitting has the deals from that number on, and the expert plays them too; for 0 the number is
    left to chance.
    """

    ruleset: str
    seats: int
    house: str
    name: str
    portrait: str
    opponents: tuple[Opponent, ...]
    deals: int | None
    deck: Deck
    duplicate: int | None = None


USUAL_COMPANY = (
    Opponent("hilario", "Don Hilario", "steady-bold"),
    Opponent("ines", "Doña Inés", "strong-cautious"),
    Opponent("baltasar", "Don Baltasar", "steady-hoarding"),
    Opponent("leonor", "Doña Leonor", "expert"),
)
"""The default opponents, enough for all seats beside the person's."""

FIRST_GAME = NewGame(
    ruleset="renegado",
    seats=3,
    house="",
    name="",
    portrait="viajero",
    opponents=USUAL_COMPANY[:2],
    deals=12,
    deck=Deck.SPANISH,
)
"""The new game offered to somebody who has never played here."""
