"""The words of the games with a favour suit: Tresillo in Spain, Rocambor in Peru."""

from __future__ import annotations

from ombre_desktop.engine import Cost, Question, Result, Word
from ombre_desktop.ui.texts.company import Pair
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Said

OF_SPAIN = "tresillo"
NAMES = (OF_SPAIN, "rocambor")

CONTRACTS: dict[str, str] = {
    "entrada_favor": QT_TRANSLATE_NOOP("Contracts", "favour entrada"),
    "vuelta_favor": QT_TRANSLATE_NOOP("Contracts", "favour vuelta"),
    "solo_favor": QT_TRANSLATE_NOOP("Contracts", "favour solo"),
    "oros": QT_TRANSLATE_NOOP("Contracts", "oros"),
    "volteo": QT_TRANSLATE_NOOP("Contracts", "volteo"),
    "volteo_oros": QT_TRANSLATE_NOOP("Contracts", "volteo in oros"),
    "solo_oros": QT_TRANSLATE_NOOP("Contracts", "solo in oros"),
    "espada_obligada": QT_TRANSLATE_NOOP("Contracts", "espada obligada"),
}
"""The names of contracts inside a sentence."""
SUIT_IN_NAME = frozenset({"oros", "volteo_oros", "solo_oros"})
"""The contracts whose name says the trump already."""
IN_FAVOUR = frozenset({"entrada_favor", "oros"})
"""The lowest bid in the favour suit of each game."""
COUNTS_AS = Said("Events", "That is the favour suit, so the bid now counts as {contract}.")

PLAYERS: dict[str, Pair] = {
    "espada_obligada": (
        Said("Events", "You are the Ombre and play espada obligada, a forced entrada."),
        Said("Events", "{name} is the Ombre and plays espada obligada, a forced entrada."),
    ),
}

NOTES: dict[str, Said] = {
    "entrada_favor": Said(
        "Calls",
        "An entrada in the favour suit (palo de favor), which is worth more: {suit} are trumps. You throw"
        " cards and draw as many.",
    ),
    "solo_favor": Said(
        "Calls",
        "A solo in the favour suit (palo de favor), which is worth more: {suit} are trumps. You play the"
        " cards you hold.",
    ),
    "oros": Said(
        "Calls",
        "An entrada with {suit} (oros) as trump, which is worth more. You throw cards and draw as many.",
    ),
    "volteo": Said(
        "Calls",
        "The top card of the talon is turned up: its suit is trump, and oros are worth more. You take the"
        " card, throw one for it, and may exchange more.",
    ),
    "solo_oros": Said(
        "Calls", "A solo with {suit} (oros) as trump, which is worth more. You play the cards you hold."
    ),
}
MEANINGS: dict[str, Said] = {
    "entrada_favor": Said("Calls", "{suit:Name} are trumps, then change cards"),
    "solo_favor": Said("Calls", "{suit:Name} are trumps, change nothing"),
    "oros": Said("Calls", "{suit:Name} are trumps, then change cards"),
    "volteo": Said("Calls", "A turned card decides the trump"),
    "solo_oros": Said("Calls", "{suit:Name} are trumps, change nothing"),
}
OWN_NOTES = {
    "solo": Said("Calls", "You name the trump and play the cards you hold."),
    "contrabola": Said(
        "Calls",
        "No trumps: you exchange one card, and must take no trick. The black aces are the lowest of"
        " their suits.",
    ),
}
OWN_MEANINGS = {
    "solo": Said("Calls", "Name trump, change nothing"),
    "contrabola": Said("Calls", "No trumps: take no trick"),
}
"""The same for bids that other games have too."""

QUESTIONS: dict[Question, Said] = {
    Question.TAKE_OVER: Said(
        "Requests", "The Ombre says paso and gives up. Do you accept, or take the game over?"
    ),
    Question.CONSENT: Said("Requests", "The Ombre says paso and gives up. Do you accept?"),
    Question.CLAIM_OR_VOLE: Said(
        "Requests", "Five tricks are yours. Stop with primeras, or go on for bola, all nine?"
    ),
}
ANSWERS: dict[tuple[Question | None, Word], Said] = {
    (None, Word.SURRENDER): Said("Calls", "Paso (give up)"),
    (Question.TAKE_OVER, Word.ACCEPT): Said("Calls", "Bien (accept)"),
    (Question.TAKE_OVER, Word.TAKE_OVER): Said("Calls", "La sigo (take over)"),
    (Question.CONSENT, Word.ACCEPT): Said("Calls", "Bien (accept)"),
    (Question.CLAIM_OR_VOLE, Word.CLAIM): Said("Calls", "Primeras (stop)"),
    (Question.CLAIM_OR_VOLE, Word.VOLE): Said("Calls", "Go on for bola"),
}
RIBBONS: dict[Word, Said] = {
    Word.SURRENDER: Said("Calls", "I give up"),
    Word.CLAIM: Said("Calls", "I stop"),
    Word.VOLE: Said("Calls", "For all nine tricks"),
}
"""The meanings of words on ribbons, where they differ from those of other games."""
TRIUMPHS: dict[Result, Said] = {
    Result.CODILLE: Said("Calls", "Codillo!"),
    Result.VOLE: Said("Calls", "Bola!"),
}
ENDINGS: dict[Result, Said] = {
    Result.CODILLE: Said("Calls", "Codillo"),
    Result.VOLE: Said("Calls", "Bola"),
}
SITS_OUT: Pair = (Said("Events", "You sit out as zángano."), Said("Events", "{name} sits out as zángano."))
SAID: dict[Word, Pair] = {
    Word.SURRENDER: (
        Said("Events", "You say paso: you give up."),
        Said("Events", "{name} says paso, giving up."),
    ),
    Word.ACCEPT: (
        Said("Events", "You say bien and accept."),
        Said("Events", "{name} says bien and accepts."),
    ),
    Word.TAKE_OVER: (
        Said("Events", "You say la sigo and take the game over."),
        Said("Events", "{name} says la sigo and takes the game over."),
    ),
    Word.CLAIM: (
        Said("Events", "You stop with primeras, the first five tricks."),
        Said("Events", "{name} stops with primeras, the first five tricks."),
    ),
    Word.VOLE: (
        Said("Events", "You go on for bola, all nine tricks."),
        Said("Events", "{name} goes on for bola, all nine tricks."),
    ),
}

TITLES: dict[Result, Pair] = {
    Result.CODILLE: (Said("Results", "Codillo! You win"), Said("Results", "Codillo for {name}")),
    Result.VOLE: (Said("Results", "Bola: all nine are yours"), Said("Results", "Bola for {name}")),
    Result.FAILED_VOLE: (
        Said("Results", "You win, but miss bola"),
        Said("Results", "{name} wins, but misses bola"),
    ),
    Result.SURRENDER: (Said("Results", "Paso: you give up"), Said("Results", "{name} gives up")),
}
LINES: dict[Result, Pair] = {
    Result.VOLE: (
        Said("Results", "You took every trick: the pool is yours, and each pays for bola."),
        Said("Results", "The Ombre took every trick: the pool, and each pays for bola."),
    ),
    Result.FAILED_VOLE: (
        Said("Results", "You went on for all nine and lost one: the pool is yours, and you are paid less."),
        Said(
            "Results", "The Ombre went on for all nine and lost one: they take the pool, and are paid less."
        ),
    ),
}
COSTS: dict[Cost, Said] = {
    Cost.ESTUCHES: Said("Results", "{chips} for matadors (estuche)"),
    Cost.PUESTA: Said("Results", "{chips} for puesta at {contract:the}"),
    Cost.CODILLE: Said("Results", "{chips} for codillo at {contract:the}"),
    Cost.VOLE: Said("Results", "{chips} for bola"),
    Cost.FAILED_VOLE: Said("Results", "{chips} for the bola missed"),
}
LOST = Said("Panels", "Lose: {lose}, to the pool or a defender")
"""The cost of a bid: a puesta goes into the pool, a codillo to the defender who wins it."""
SHORT: dict[Result, Said] = {
    Result.CODILLE: Said("Scores", "codillo"),
    Result.VOLE: Said("Scores", "bola"),
    Result.FAILED_VOLE: Said("Scores", "bola missed"),
    Result.SURRENDER: Said("Scores", "given up"),
}
