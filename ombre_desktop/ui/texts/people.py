"""The names of people in a sentence."""

from collections.abc import Iterable

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Named, person, translate

NAMELESS = QT_TRANSLATE_NOOP("Window", "You")
"""The stored name of a person who has given none; it stays in English."""

_CONTEXTS = {
    NAMELESS: "Window",
    QT_TRANSLATE_NOOP("People", "The traveller"): "People",
    QT_TRANSLATE_NOOP("People", "The lady traveller"): "People",
    QT_TRANSLATE_NOOP("People", "The abbé Anselmo"): "People",
    QT_TRANSLATE_NOOP("People", "The Baron"): "People",
    QT_TRANSLATE_NOOP("People", "The Knight"): "People",
}
"""The names that are words, and are translated. Files keep them in English."""
_GENDERS = {
    "Don Hilario": "m",
    "Don Baltasar": "m",
    "Tomás": "m",
    "The abbé Anselmo": "m",
    "The Baron": "m",
    "The Knight": "m",
    "Doña Inés": "f",
    "Doña Leonor": "f",
    "Doña Catalina": "f",
    "Belinda": "f",
}
"""The known genders by name; a sentence about anybody else needs no gender."""


def person_named(name: str) -> Named:
    """Return somebody at the table by *name*, for a sentence with a pronoun of their gender."""
    known = (gender for kept, gender in _GENDERS.items() if name in (kept, shown_name(kept)))
    return person(name, next(known, ""))


def shown_name(name: str) -> str:
    """Return *name* as the table shows it: translated if it is a word."""
    context = _CONTEXTS.get(name)
    return translate(context, name) if context else name


def shown_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of a company as the table shows them."""
    return tuple(map(shown_name, names))


def is_nameless(name: str) -> bool:
    """Tell whether this is the name of a person who has given none."""
    return name in (NAMELESS, shown_name(NAMELESS))
