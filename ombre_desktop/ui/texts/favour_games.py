"""The words of the games with a favour suit: Tresillo in Spain, Rocambor in Peru."""

from __future__ import annotations

from ombre_desktop.engine import Cost, Result
from ombre_desktop.ui.texts.company import Pair
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP

NAMES = ("tresillo", "rocambor")

CONTRACTS: dict[str, str] = {
    "entrada_favor": QT_TRANSLATE_NOOP("Contracts", "entrada in favour"),
    "vuelta_favor": QT_TRANSLATE_NOOP("Contracts", "vuelta in favour"),
    "solo_favor": QT_TRANSLATE_NOOP("Contracts", "solo in favour"),
    "oros": QT_TRANSLATE_NOOP("Contracts", "oros"),
    "volteo": QT_TRANSLATE_NOOP("Contracts", "volteo"),
    "volteo_oros": QT_TRANSLATE_NOOP("Contracts", "volteo in oros"),
    "solo_oros": QT_TRANSLATE_NOOP("Contracts", "solo oros"),
    "espada_obligada": QT_TRANSLATE_NOOP("Contracts", "espada obligada"),
}
"""The names of contracts inside a sentence."""
NOTES: dict[str, str] = {
    "entrada_favor": QT_TRANSLATE_NOOP(
        "Calls", "An entrada with the favour suit as trump: it goes above a plain entrada and is worth more."
    ),
    "solo_favor": QT_TRANSLATE_NOOP(
        "Calls", "A solo with the favour suit as trump: nothing goes higher, and it is worth more."
    ),
    "oros": QT_TRANSLATE_NOOP(
        "Calls", "Diamonds (oros) are trump. You throw cards and draw as many, fewer than after an entrada."
    ),
    "volteo": QT_TRANSLATE_NOOP(
        "Calls", "The top card of the talon is turned up: its suit is trump. Then you throw and draw."
    ),
    "solo_oros": QT_TRANSLATE_NOOP(
        "Calls", "Diamonds (oros) are trump, and you play the cards you hold. Nothing goes higher."
    ),
}
"""The undertaking of each bid, for a person who does not know its name."""
MEANINGS: dict[str, str] = {
    "entrada_favor": QT_TRANSLATE_NOOP("Calls", "Favour suit trump, then change cards"),
    "solo_favor": QT_TRANSLATE_NOOP("Calls", "Favour suit trump, change nothing"),
    "oros": QT_TRANSLATE_NOOP("Calls", "Diamonds trump, then change cards"),
    "volteo": QT_TRANSLATE_NOOP("Calls", "A turned card decides the trump"),
    "solo_oros": QT_TRANSLATE_NOOP("Calls", "Diamonds trump, change nothing"),
}
"""The meaning of each bid in at most six words, for its parchment."""
OWN_NOTES: dict[str, str] = {
    "contrabola": QT_TRANSLATE_NOOP(
        "Calls", "There are no trumps. You change exactly one card and must take no trick at all."
    ),
}
OWN_MEANINGS: dict[str, str] = {
    "contrabola": QT_TRANSLATE_NOOP("Calls", "No trumps, take no trick"),
}
"""The same for bids that mean something else in other games."""

LINES: dict[Result, Pair] = {
    Result.SACADA: (
        QT_TRANSLATE_NOOP("Results", "The game is yours, and so is the plate."),
        QT_TRANSLATE_NOOP("Results", "The Ombre wins the game and the plate."),
    ),
    Result.CONTRABOLA_MADE: (
        QT_TRANSLATE_NOOP("Results", "You took no trick: the game is yours, and so is the plate."),
        QT_TRANSLATE_NOOP("Results", "The Ombre took no trick and wins the game and the plate."),
    ),
    Result.PASSED_OUT: (
        QT_TRANSLATE_NOOP("Results", "Nobody plays; the plate waits for the next deal."),
        QT_TRANSLATE_NOOP("Results", "Nobody plays; the plate waits for the next deal."),
    ),
}
COSTS: dict[Cost, str] = {
    Cost.POOL: QT_TRANSLATE_NOOP("Results", "{chips} in the plate"),
    Cost.ESTUCHES: QT_TRANSLATE_NOOP("Results", "{chips} for the three matadors"),
}
