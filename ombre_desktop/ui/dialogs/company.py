"""The company by name: who there is to play with, without their pictures."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ombre_desktop.ui.dialogs.choices import USUAL_COMPANY, Opponent


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the company: the name, and a line about the temper, in English."""

    name: str
    temper: str


COMPANY: dict[str, Person] = {
    "viajero": Person(
        QT_TRANSLATE_NOOP("People", "The traveller"),
        QT_TRANSLATE_NOOP("People", "Came for one night and stayed for the cards."),
    ),
    "viajera": Person(
        QT_TRANSLATE_NOOP("People", "The lady traveller"),
        QT_TRANSLATE_NOOP("People", "Carries a pack of cards instead of a map."),
    ),
    "ines": Person(
        QT_TRANSLATE_NOOP("People", "Doña Inés"),
        QT_TRANSLATE_NOOP("People", "Says little, forgets nothing, smiles at codille."),
    ),
    "hilario": Person(
        QT_TRANSLATE_NOOP("People", "Don Hilario"),
        QT_TRANSLATE_NOOP("People", "A captain on half pay, gallant even when he loses."),
    ),
    "baltasar": Person(
        QT_TRANSLATE_NOOP("People", "Don Baltasar"),
        QT_TRANSLATE_NOOP("People", "A notary; writes every chip into a small book."),
    ),
    "leonor": Person(
        QT_TRANSLATE_NOOP("People", "Doña Leonor"),
        QT_TRANSLATE_NOOP("People", "Grandmother of eleven, and has taught them all."),
    ),
    "tomas": Person(
        QT_TRANSLATE_NOOP("People", "Tomás"),
        QT_TRANSLATE_NOOP("People", "Slaps his trumps on the table and laughs."),
    ),
    "catalina": Person(
        QT_TRANSLATE_NOOP("People", "Doña Catalina"),
        QT_TRANSLATE_NOOP("People", "Learnt the game at court, and lets one know it."),
    ),
    "anselmo": Person(
        QT_TRANSLATE_NOOP("People", "The abbé Anselmo"),
        QT_TRANSLATE_NOOP("People", "Forgives everybody, collects from everybody."),
    ),
}
"""Everyone who has a portrait, by its id."""

OF_THE_PERSON = ("viajero", "viajera")
"""The portraits the person may choose for himself."""

OPPONENTS = tuple(ident for ident in COMPANY if ident not in OF_THE_PERSON)
"""The ids of those one can play against."""


def name_of(ident: str) -> str:
    """The name of the one whose portrait is *ident*."""
    return QCoreApplication.translate("People", COMPANY[ident].name)


def temper_of(ident: str) -> str:
    """One line about the one whose portrait is *ident*."""
    return QCoreApplication.translate("People", COMPANY[ident].temper)


def company_of(wanted: Sequence[Opponent], count: int) -> tuple[Opponent, ...]:
    """
    *count* different people to sit down, those *wanted* first.

    Who has no portrait here any more, or comes twice, gives way to one of the usual company.
    """
    company: list[Opponent] = []
    for number in range(count):
        usual = (*USUAL_COMPANY[number:], *USUAL_COMPANY)
        here = wanted[number : number + 1]
        # Whoever is wanted at a later place is not taken for this one.
        awaited = {one.portrait for one in wanted[number + 1 : count]} & set(OPPONENTS)
        taken = {one.portrait for one in company}
        fit = [one for one in here if one.portrait in OPPONENTS and one.portrait not in taken]
        spare = [one for one in usual if one.portrait not in taken | awaited]
        person = (fit or spare)[0]
        player = here[0].player if here else person.player
        company.append(Opponent(person.portrait, name_of(person.portrait), player))
    return tuple(company)
