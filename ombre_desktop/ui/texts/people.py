"""The names of people in a sentence."""

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Named, person, translate

NAMELESS = QT_TRANSLATE_NOOP("Window", "You")
"""The stored name of a person who has given none; it stays in English."""

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
"""The known genders by name; a sentence about anybody else does without."""


def person_named(name: str) -> Named:
    """Return somebody at the table by *name*, for a sentence with a pronoun of their gender."""
    return person(name, _GENDERS.get(name, ""))


def shown_name(name: str) -> str:
    """Return the name as the table shows it."""
    return translate("Window", name) if name == NAMELESS else name


def is_nameless(name: str) -> bool:
    """Tell whether this is the name of a person who has given none."""
    return name in (NAMELESS, shown_name(NAMELESS))
