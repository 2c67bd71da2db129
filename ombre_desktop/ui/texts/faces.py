"""The names of those who have a portrait, and a line about each, by id."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

NAMES: dict[str, Said] = {
    "viajero": Said("People", "The traveller"),
    "viajera": Said("People", "The lady traveller"),
    "ines": Said("People", "Doña Inés"),
    "hilario": Said("People", "Don Hilario"),
    "baltasar": Said("People", "Don Baltasar"),
    "leonor": Said("People", "Doña Leonor"),
    "tomas": Said("People", "Tomás"),
    "catalina": Said("People", "Doña Catalina"),
    "anselmo": Said("People", "The abbé Anselmo"),
}
"""The names; files hold them in English."""
LINES: dict[str, Said] = {
    "viajero": Said("People", "Came for one night and stayed for the cards."),
    "viajera": Said("People", "Carries a pack of cards instead of a map."),
    "ines": Said("People", "Says little, forgets nothing, smiles at codille."),
    "hilario": Said("People", "A captain on half pay, gallant even when he loses."),
    "baltasar": Said("People", "A notary; writes every chip into a small book."),
    "leonor": Said("People", "Grandmother of eleven, and has taught them all."),
    "tomas": Said("People", "Slaps his trumps on the table and laughs."),
    "catalina": Said("People", "Learnt the game at court, and lets one know it."),
    "anselmo": Said("People", "Forgives everybody, collects from everybody."),
}
