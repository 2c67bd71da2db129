"""Everyone who has a portrait: their name, a line about them, and how they play."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.value import Value


class Person(Value):
    """
    A member of the company: their *name*, which files hold in English, and a *line* about them.

    *level* is the usual strength of the computer in this person's place, *temper* their character.
    """

    name: Said
    line: Said
    level: str = "steady"
    temper: str = "even"


COMPANY: dict[str, Person] = {
    "viajero": Person(
        Said("People", "The traveller"),
        Said("People", "Came for one night and stayed for the cards."),
    ),
    "viajera": Person(
        Said("People", "The lady traveller"),
        Said("People", "Carries a pack of cards instead of a map."),
    ),
    "ines": Person(
        Said("People", "Doña Inés"),
        Said("People", "Says little, forgets nothing, smiles at codille."),
        level="strong",
        temper="cautious",
    ),
    "hilario": Person(
        Said("People", "Don Hilario"),
        Said("People", "A captain on half pay, gallant even when he loses."),
        level="steady",
        temper="bold",
    ),
    "baltasar": Person(
        Said("People", "Don Baltasar"),
        Said("People", "A notary; writes every chip into a small book."),
        level="steady",
        temper="hoarding",
    ),
    "leonor": Person(
        Said("People", "Doña Leonor"),
        Said("People", "Grandmother of eleven, and has taught them all."),
        level="expert",
        temper="even",
    ),
    "tomas": Person(
        Said("People", "Tomás"),
        Said("People", "Slaps his trumps on the table and laughs."),
        level="novice",
        temper="trumping",
    ),
    "catalina": Person(
        Said("People", "Doña Catalina"),
        Said("People", "Learnt the game at court, and lets one know it."),
        level="strong",
        temper="stubborn",
    ),
    "anselmo": Person(
        Said("People", "The abbé Anselmo"),
        Said("People", "Forgives everybody, collects from everybody."),
        level="steady",
        temper="gambling",
    ),
}
"""Everyone with a portrait, by id."""
