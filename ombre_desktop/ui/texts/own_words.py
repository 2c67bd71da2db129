"""The words of single games for results and payments."""

from dataclasses import dataclass, field

from ombre_desktop.engine import Cost, Result
from ombre_desktop.ui.texts import favour_games, german_solo, lhombre
from ombre_desktop.ui.texts.company import Pair
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class OwnWords:
    """
    The words in which a game differs from the others, in English.

    *titles* and *lines* are those of the settlement, *costs* those beside a payment, *short* those in the
    score sheet.
    """

    titles: dict[Result, Pair] = field(default_factory=dict)
    lines: dict[Result, Pair] = field(default_factory=dict)
    costs: dict[Cost, str] = field(default_factory=dict)
    short: dict[Result, str] = field(default_factory=dict)


_FRENCH = OwnWords(
    titles={
        Result.PUESTA: (
            QT_TRANSLATE_NOOP("Results", "Remise: nobody wins"),
            QT_TRANSLATE_NOOP("Results", "Remise for {name}"),
        ),
    },
    lines={
        Result.SACADA: (
            QT_TRANSLATE_NOOP("Results", "You have the most tricks and take the pool."),
            QT_TRANSLATE_NOOP("Results", "The Ombre has the most tricks and takes the pool."),
        ),
        Result.PUESTA: (
            QT_TRANSLATE_NOOP("Results", "The most tricks are shared: you pay the pool again."),
            QT_TRANSLATE_NOOP("Results", "The most tricks are shared: the Ombre pays the pool again."),
        ),
        Result.VOLE: (
            QT_TRANSLATE_NOOP("Results", "Every trick there was: the pool, and half as much from each."),
            QT_TRANSLATE_NOOP("Results", "Every trick there was: the pool, and half as much from each."),
        ),
        Result.FAILED_VOLE: (
            QT_TRANSLATE_NOOP("Results", "You owed all the tricks and lost one; the pool stays."),
            QT_TRANSLATE_NOOP("Results", "The Ombre owed all the tricks and lost one; the pool stays."),
        ),
    },
    costs={Cost.PUESTA: QT_TRANSLATE_NOOP("Results", "{chips} for the remise")},
    short={Result.PUESTA: QT_TRANSLATE_NOOP("Scores", "remise")},
)

_FIVE_HANDED = OwnWords(
    costs={
        Cost.PUESTA: QT_TRANSLATE_NOOP("Results", "{chips} for the remise"),
        Cost.CODILLE: QT_TRANSLATE_NOOP("Results", "{chips} to make the pool good"),
        Cost.SANS_PRENDRE: QT_TRANSLATE_NOOP("Results", "{chips} for the solo"),
        Cost.VOLE: QT_TRANSLATE_NOOP("Results", "{chips} for all eight tricks"),
    },
    short={Result.PUESTA: QT_TRANSLATE_NOOP("Scores", "remise")},
)

_QUADRILLE = OwnWords(
    costs={
        Cost.PUESTA: QT_TRANSLATE_NOOP("Results", "{chips} for the remise"),
        Cost.CODILLE: QT_TRANSLATE_NOOP("Results", "{chips} to make the pool good"),
        Cost.GAME: QT_TRANSLATE_NOOP("Results", "{chips} for the game"),
    },
    short={Result.PUESTA: QT_TRANSLATE_NOOP("Scores", "remise")},
)

_LHOMBRE = OwnWords(lhombre.TITLES, lhombre.LINES, lhombre.COSTS, lhombre.SHORT)
_NOLO = OwnWords(lhombre.TITLES, {**lhombre.LINES, **lhombre.NOLO_LINES}, lhombre.COSTS, lhombre.SHORT)
_FAVOUR = OwnWords(favour_games.TITLES, favour_games.LINES, favour_games.COSTS, favour_games.SHORT)
_ZANGA = OwnWords(
    lines={
        Result.PASSED_OUT: (
            QT_TRANSLATE_NOOP("Results", "Nobody plays; the stones stay on the table."),
            QT_TRANSLATE_NOOP("Results", "Nobody plays; the stones stay on the table."),
        ),
    },
    costs={
        Cost.ANTE: QT_TRANSLATE_NOOP("Results", "{chips} as mano’s entry"),
        Cost.PASSED_OUT: QT_TRANSLATE_NOOP("Results", "{chips} for a pass"),
        Cost.POOL: QT_TRANSLATE_NOOP("Results", "{chips} from the table"),
        Cost.GAME: QT_TRANSLATE_NOOP("Results", "{chips} for the game"),
        Cost.SANS_PRENDRE: QT_TRANSLATE_NOOP("Results", "{chips} for the solo"),
        Cost.ESTUCHES: QT_TRANSLATE_NOOP("Results", "{chips} for estuche"),
        Cost.PRIMERAS: QT_TRANSLATE_NOOP("Results", "{chips} for hechas"),
        Cost.VOLE: QT_TRANSLATE_NOOP("Results", "{chips} for all eight"),
        Cost.CODILLE: QT_TRANSLATE_NOOP("Results", "{chips} for codillo"),
        Cost.PUESTA: QT_TRANSLATE_NOOP("Results", "{chips} for puesta (4 to 4)"),
    },
    short={
        Result.SACADA: QT_TRANSLATE_NOOP("Scores", "llevada"),
        Result.CODILLE: QT_TRANSLATE_NOOP("Scores", "codillo"),
        Result.VOLE: QT_TRANSLATE_NOOP("Scores", "all eight"),
        Result.FAILED_VOLE: QT_TRANSLATE_NOOP("Scores", "eight missed"),
    },
)

_GERMAN_SOLO = OwnWords(german_solo.TITLES, german_solo.LINES, german_solo.COSTS, german_solo.SHORT)
_USUAL = OwnWords()
_OF_GAME: dict[str, OwnWords] = {
    "french": _FRENCH,
    "five_handed": _FIVE_HANDED,
    "quadrille": _QUADRILLE,
    "tritrille": _QUADRILLE,
    lhombre.NAME: _LHOMBRE,
    **dict.fromkeys(favour_games.NAMES, _FAVOUR),
    "zanga": _ZANGA,
    "zanga_malaga": _ZANGA,
    german_solo.NAME: _GERMAN_SOLO,
}


def own_words(game: str, contract: str | None = None) -> OwnWords:
    """Return the words in which *game*, or this *contract* of it, differs; most have none."""
    if game == lhombre.NAME and contract in lhombre.AIMS:
        return _NOLO
    return _OF_GAME.get(game, _USUAL)
