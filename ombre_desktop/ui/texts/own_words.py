"""The words of single games for results and payments."""

from dataclasses import dataclass, field

from ombre_desktop.engine import Cost, Result
from ombre_desktop.ui.texts import favour_games, german_solo, lhombre
from ombre_desktop.ui.texts.company import Pair
from ombre_desktop.ui.texts.phrases import Said


@dataclass(frozen=True, slots=True)
class OwnWords:
    """
    The words in which a game differs from the others.

    *titles* and *lines* are those of the settlement, *costs* those beside a payment, *short* those in the
    score sheet.
    """

    titles: dict[Result, Pair] = field(default_factory=dict)
    lines: dict[Result, Pair] = field(default_factory=dict)
    costs: dict[Cost, Said] = field(default_factory=dict)
    short: dict[Result, Said] = field(default_factory=dict)


_FRENCH = OwnWords(
    titles={
        Result.PUESTA: (Said("Results", "Remise: nobody wins"), Said("Results", "Remise for {name}")),
    },
    lines={
        Result.SACADA: (
            Said("Results", "You have the most tricks and take the pool."),
            Said("Results", "The Ombre has the most tricks and takes the pool."),
        ),
        Result.PUESTA: (
            Said("Results", "The most tricks are shared: you pay the pool again."),
            Said("Results", "The most tricks are shared: the Ombre pays the pool again."),
        ),
        Result.VOLE: (
            Said("Results", "Every trick is taken: the pool is paid, and half as much from each."),
            Said("Results", "Every trick is taken: the pool is paid, and half as much from each."),
        ),
        Result.FAILED_VOLE: (
            Said("Results", "You needed every trick and lost one; the pool stays."),
            Said("Results", "The Ombre needed every trick and lost one; the pool stays."),
        ),
    },
    costs={Cost.PUESTA: Said("Results", "{chips} for the remise")},
    short={Result.PUESTA: Said("Scores", "remise")},
)

_FIVE_HANDED = OwnWords(
    costs={
        Cost.PUESTA: Said("Results", "{chips} for the remise"),
        Cost.CODILLE: Said("Results", "{chips} to make the pool good"),
        Cost.SANS_PRENDRE: Said("Results", "{chips} for the solo"),
        Cost.VOLE: Said("Results", "{chips} for all eight tricks"),
    },
    short={Result.PUESTA: Said("Scores", "remise")},
)

_QUADRILLE = OwnWords(
    costs={
        Cost.PUESTA: Said("Results", "{chips} for the remise"),
        Cost.CODILLE: Said("Results", "{chips} to make the pool good"),
        Cost.GAME: Said("Results", "{chips} for the game"),
    },
    short={Result.PUESTA: Said("Scores", "remise")},
)

_LHOMBRE = OwnWords(lhombre.TITLES, lhombre.LINES, lhombre.COSTS, lhombre.SHORT)
_NOLO = OwnWords(lhombre.TITLES, {**lhombre.LINES, **lhombre.NOLO_LINES}, lhombre.COSTS, lhombre.SHORT)
_FAVOUR = OwnWords(favour_games.TITLES, favour_games.LINES, favour_games.COSTS, favour_games.SHORT)
_ZANGA = OwnWords(
    lines={
        Result.PASSED_OUT: (
            Said("Results", "Nobody plays; the stones stay on the table."),
            Said("Results", "Nobody plays; the stones stay on the table."),
        ),
    },
    costs={
        Cost.ANTE: Said("Results", "{chips} as mano’s entry"),
        Cost.PASSED_OUT: Said("Results", "{chips} for a pass"),
        Cost.POOL: Said("Results", "{chips} from the table"),
        Cost.GAME: Said("Results", "{chips} for the game"),
        Cost.SANS_PRENDRE: Said("Results", "{chips} for the solo"),
        Cost.ESTUCHES: Said("Results", "{chips} for matadors (estuche)"),
        Cost.PRIMERAS: Said("Results", "{chips} for five tricks (hechas)"),
        Cost.VOLE: Said("Results", "{chips} for all eight"),
        Cost.CODILLE: Said("Results", "{chips} for codillo"),
        Cost.PUESTA: Said("Results", "{chips} for puesta (4 to 4)"),
    },
    short={
        Result.SACADA: Said("Scores", "llevada"),
        Result.CODILLE: Said("Scores", "codillo"),
        Result.VOLE: Said("Scores", "all eight"),
        Result.FAILED_VOLE: Said("Scores", "eight missed"),
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
