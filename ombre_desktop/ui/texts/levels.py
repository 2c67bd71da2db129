"""The levels and temperaments of players, in words."""

from ombre_desktop.players.player import FOLLOWS
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.phrases import Said, translate

_LEVELS = {
    "expert": (
        Said("Levels", "Expert"),
        Said("Levels", "Forgets nothing, and tries every card against dozens of hands the others may hold."),
    ),
    "strong": (
        Said("Levels", "Strong"),
        Said("Levels", "Forgets nothing, bids by the book, and thinks of fewer cases."),
    ),
    "steady": (
        Said("Levels", "Steady"),
        Said("Levels", "A club player who knows the maxims, remembers three tricks and has two habits."),
    ),
    "novice": (
        Said("Levels", "Novice"),
        Said("Levels", "Bids too much, remembers two tricks, and has three habits you can learn."),
    ),
}
"""The name of each level, and a sentence about it."""

_AS_I_AM = Said("Levels", "As strong as I am")
_FOLLOWS = Said("Levels", "Plays about as well as you do, and changes with you.")
_NOW = (
    Said("Levels", "Plays about as well as you do: now as a novice."),
    Said("Levels", "Plays about as well as you do: now between novice and steady."),
    Said("Levels", "Plays about as well as you do: now steady."),
    Said("Levels", "Plays about as well as you do: now between steady and strong."),
    Said("Levels", "Plays about as well as you do: now strong."),
    Said("Levels", "Plays about as well as you do: now between strong and expert."),
    Said("Levels", "Plays about as well as you do: now as an expert."),
)
"""The sentences on the strength of a follower, from the novice up in steps of half a level."""
_ABOUT = 0.15
"""The part of a level up to which somebody is called as strong as the level itself."""

TEMPERS = {
    "even": Said("Levels", "Even-tempered: goes by the figures."),
    "cautious": Said("Levels", "Cautious: bids on good cards only, and gives up in time."),
    "bold": Said("Levels", "Bold: bids on little, and likes to play alone and for all nine tricks."),
    "stubborn": Said("Levels", "Stubborn: never gives a game up, and leads the same suit again and again."),
    "hoarding": Said("Levels", "Thrifty: saves spadille for later, and draws few cards as a defender."),
    "trumping": Said("Levels", "Hot-headed: as Ombre leads every trump from the top."),
    "gambling": Said("Levels", "A gambler: would rather turn up a trump than name one."),
}
"""A sentence on each temperament."""


def level_name(level: str) -> str:
    """Return the name of *level*, or of following the person; an unknown one keeps its own word."""
    if FOLLOWS in level:
        return _AS_I_AM()
    return _LEVELS[level][0]() if level in _LEVELS else level


def follower_note(strength: float | None = None) -> str:
    """Return a sentence on opponents who follow the person, with their *strength* in levels if known."""
    if strength is None:
        return _FOLLOWS()
    nearest = round(strength)
    between = int(strength) * 2 + 1
    return _NOW[2 * nearest if abs(strength - nearest) <= _ABOUT else between]()


def level_note(level: str, behind: float | None = None) -> str:
    """Return a sentence on *level*, with the chips a deal by which it is *behind* the expert, if known."""
    if FOLLOWS in level:
        return follower_note()
    if level not in _LEVELS:
        return ""
    return sentences([_LEVELS[level][1](), _loss(behind) if behind else ""])


def _loss(chips: float) -> str:
    """Return the loss against the expert, rounded to half a chip, as the measurements are no more precise."""
    whole, half = divmod(round(2 * chips), 2)
    if whole == 0:
        return translate("Levels", "Wins about half a chip a deal less than the expert at Renegado.")
    if (whole, half) == (1, 0):
        return translate("Levels", "Wins about a chip a deal less than the expert at Renegado.")
    told = translate("Levels", "Wins about {number} chips a deal less than the expert at Renegado.")
    return told.format(number=f"{whole}{'½' if half else ''}")
