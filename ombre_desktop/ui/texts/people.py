"""The names of people in a sentence."""

from ombre_desktop.ui.texts.phrases import Named, person

_GENDERS = {
    "Don Hilario": "m",
    "Don Baltasar": "m",
    "Tomás": "m",
    "The abbé Anselmo": "m",
    "Doña Inés": "f",
    "Doña Leonor": "f",
    "Doña Catalina": "f",
    "Belinda": "f",
}
"""Those of whom the program knows it; a sentence about anybody else does without."""


def person_named(name: str) -> Named:
    """Return somebody at the table by *name*, for a sentence with a pronoun of their gender."""
    return person(name, _GENDERS.get(name, ""))
