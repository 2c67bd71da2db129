"""The company by name: who the portraits are, and their pictures for boxes and labels."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ombre_desktop.ui.dialogs.choices import USUAL_COMPANY, Opponent
from ombre_desktop.ui.dialogs.controls import Choice
from ombre_desktop.ui.portraits import OF_THE_PERSON, PORTRAITS, paint_portrait
from ombre_desktop.ui.table.canvas import finished
from ombre_desktop.ui.theme import Theme


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


def people_to_choose(idents: tuple[str, ...], theme: Theme) -> tuple[Choice, ...]:
    """The people as choices, each with a small portrait."""
    return tuple(Choice(ident, name_of(ident), QIcon(medallion(ident, theme, 64))) for ident in idents)


def medallion(ident: str, theme: Theme, side: int, ratio: float = 1.0) -> QPixmap:
    """The portrait *ident* in a square of *side* pixels at this pixel ratio."""
    return QPixmap.fromImage(_painted(ident, theme, side, ratio))


@lru_cache(maxsize=64)
def _painted(ident: str, theme: Theme, side: int, ratio: float) -> QImage:
    """The picture of a portrait; one takes some ten milliseconds, and boxes show all of them."""
    picture = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    # The shadow falls below the ring and needs a little room.
    inset = 0.08 * side
    place = QRectF(inset, 0.6 * inset, side - 2 * inset, side - 2 * inset)
    paint_portrait(painter, place, PORTRAITS[ident], theme=theme)
    painter.end()
    return finished(picture)


class MedallionLabel(QLabel):
    """A portrait that only shows who was chosen beside it; readers of the screen pass it by."""

    def __init__(self, ident: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ident = ident
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_person(self, ident: str, theme: Theme, side: int) -> None:
        """Show the portrait *ident*, *side* pixels high."""
        self.ident = ident
        self.setPixmap(medallion(ident, theme, side, self.devicePixelRatioF()))
