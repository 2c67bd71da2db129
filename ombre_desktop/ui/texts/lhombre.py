"""The words of L’Hombre as it is played in Denmark: its games, its results, its questions."""

from __future__ import annotations

from ombre_desktop.engine import Cost, Question, Result, Word
from ombre_desktop.ui.texts.company import Pair
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Said

NAME = "lhombre"

CONTRACTS: dict[str, str] = {
    "spil": QT_TRANSLATE_NOOP("Contracts", "spil"),
    "bedre": QT_TRANSLATE_NOOP("Contracts", "bedre spil"),
    "tourne": QT_TRANSLATE_NOOP("Contracts", "tourné"),
    "kobe_nolo": QT_TRANSLATE_NOOP("Contracts", "købe-nolo"),
    "respekt": QT_TRANSLATE_NOOP("Contracts", "respekt"),
    "grand": QT_TRANSLATE_NOOP("Contracts", "grand"),
    "solo_spar": QT_TRANSLATE_NOOP("Contracts", "solo spar"),
    "ren_nolo": QT_TRANSLATE_NOOP("Contracts", "ren nolo"),
    "ouvert": QT_TRANSLATE_NOOP("Contracts", "nolo ouvert"),
    "kasko": QT_TRANSLATE_NOOP("Contracts", "kasko"),
}
NOLOS = frozenset({"kobe_nolo", "ren_nolo"})
"""The games that several may play at once."""
WITHOUT_SUIT = {"solo_spar": "solo"}
"""The contract whose name tells the trump, with the one whose name does not."""
NOTES: dict[str, Said] = {
    "spil": Said(
        "Calls",
        "The simple game: you name the trump and exchange at least one card. You may still choose"
        " tourné or købe-nolo instead.",
    ),
    "bedre": Said("Calls", "“Better game”: {suit} are trumps, and you exchange at least one card."),
    "tourne": Said(
        "Calls",
        "The top card of the talon is turned up: its suit is trump and the card is yours. You draw at least"
        " one more.",
    ),
    "kobe_nolo": Said(
        "Calls",
        "“Bought nolo”: there are no trumps, you alone exchange, and you must take no trick. The black aces"
        " are the lowest of their suits.",
    ),
    "respekt": Said("Calls", "A tourné with both black aces in the hand as dealt, for more."),
    "grand": Said("Calls", "The two black aces are the only trumps. You play the cards you hold."),
    "solo_spar": Said("Calls", "A solo with {suit} as trumps, for more. You play the cards you hold."),
    "ren_nolo": Said(
        "Calls",
        "“Pure nolo”: there are no trumps, nobody exchanges, and you must take no trick. The black aces are"
        " the lowest of their suits.",
    ),
    "ouvert": Said("Calls", "As ren nolo, but your hand lies open for all after the first lead."),
    "kasko": Said(
        "Calls",
        "You take a new hand: eight cards of the talon and one of yours, or nine. Then you name the trump.",
    ),
}
MEANINGS: dict[str, Said] = {
    "spil": Said("Calls", "Name trump, then change cards"),
    "bedre": Said("Calls", "{suit:Name} are trumps, then change cards"),
    "tourne": Said("Calls", "A turned card decides the trump"),
    "kobe_nolo": Said("Calls", "No trumps: change cards, take nothing"),
    "respekt": Said("Calls", "Tourné with both black aces"),
    "grand": Said("Calls", "Only the black aces are trumps"),
    "solo_spar": Said("Calls", "{suit:Name} are trumps, change nothing"),
    "ren_nolo": Said("Calls", "No trumps: as dealt, take nothing"),
    "ouvert": Said("Calls", "Ren nolo with your hand open"),
    "kasko": Said("Calls", "Take a new hand, name trump"),
}
OWN_NOTES = {"solo": Said("Calls", "You name the trump and play the cards you hold.")}
OWN_MEANINGS = {"solo": Said("Calls", "Name trump, change nothing")}
"""The same for a bid that other games have too."""
STAKES_NOTE = Said("Calls", "Bet: as many tricks as the better defender. Kruk: fewer than a defender.")
NOLO_STAKES_NOTE = Said("Calls", "One trick is “bet”, more are “kruk”.")
"""The meaning of the words beside the prices of a bid, in a game with trumps and in a nolo."""

AIMS: dict[str, Said] = dict.fromkeys(
    ("kobe_nolo", "ren_nolo", "ouvert"), Said("Contract", "no trick at all")
)

QUESTIONS: dict[Question, Said] = {
    Question.THROW_IN: Said("Requests", "Will you play on, or throw the hand in? That costs as much as bet."),
    Question.CLAIM_OR_VOLE: Said(
        "Requests", "Five tricks are yours. Claim the game, or go on for tout, all nine?"
    ),
}
ANSWERS: dict[tuple[Question | None, Word], Said] = {
    (Question.CLAIM_OR_VOLE, Word.VOLE): Said("Calls", "Go on for tout"),
}

PLAYERS: dict[str, Pair] = {
    "kasko": (
        Said("Events", "You are the Ombre and take a new hand."),
        Said("Events", "{name} is the Ombre and takes a new hand."),
    ),
}
CHOOSES: Pair = (
    Said("Events", "You choose to play {contract}."),
    Said("Events", "{name} chooses to play {contract}."),
)
RAISED = Said("Events", "{suit:Name} are trumps, so the solo counts as {contract}.")
CHOSEN = frozenset({"tourne", "kobe_nolo", "respekt"})
"""The games that the winner of the auction may choose instead of the one bid."""
LAYS_OPEN: Pair = (
    Said("Events", "You lay your hand open: {cards:the}."),
    Said("Events", "{name} lays the hand open: {cards:the}."),
)
OPEN = "ouvert"

TRIUMPHS: dict[Result, Said] = {Result.VOLE: Said("Calls", "Tout!")}
ENDINGS: dict[Result, Said] = {Result.VOLE: Said("Calls", "Tout")}

TITLES: dict[Result, Pair] = {
    Result.PUESTA: (Said("Results", "Bet: you tie"), Said("Results", "Bet: {name} ties")),
    Result.CODILLE: (Said("Results", "Kruk: you lose"), Said("Results", "Kruk: {name} loses")),
    Result.VOLE: (Said("Results", "Tout: all nine are yours"), Said("Results", "Tout for {name}")),
    Result.FAILED_VOLE: (
        Said("Results", "You win, but miss tout"),
        Said("Results", "{name} wins, but misses tout"),
    ),
    Result.SURRENDER: (
        Said("Results", "You throw the hand in"),
        Said("Results", "{name} throws the hand in"),
    ),
}
LINES: dict[Result, Pair] = {
    Result.SACADA: (
        Said("Results", "You have more tricks than either defender."),
        Said("Results", "The Ombre has more tricks than either defender."),
    ),
    Result.PUESTA: (
        Said("Results", "The better defender has as many tricks as you: that is bet."),
        Said("Results", "The better defender has as many tricks as the Ombre: that is bet."),
    ),
    Result.CODILLE: (
        Said("Results", "A defender has more tricks than you: that is kruk."),
        Said("Results", "A defender has more tricks than the Ombre: that is kruk."),
    ),
    Result.VOLE: (
        Said("Results", "You went on after five tricks and took all nine."),
        Said("Results", "The Ombre went on after five tricks and took all nine."),
    ),
    Result.FAILED_VOLE: (
        Said("Results", "You went for all nine tricks and lost one, so you are paid less."),
        Said("Results", "The Ombre went for all nine and lost one, so they are paid less."),
    ),
    Result.SURRENDER: (
        Said("Results", "You gave up after the exchange and pay as for bet."),
        Said("Results", "The Ombre gave up after the exchange and pays as for bet."),
    ),
    Result.PASSED_OUT: (
        Said("Results", "Nobody plays and nobody pays. The next player deals."),
        Said("Results", "Nobody plays and nobody pays. The next player deals."),
    ),
}
NOLO_LINES: dict[Result, Pair] = {
    Result.SACADA: (
        Said("Results", "You took no trick: the nolo is won."),
        Said("Results", "The Ombre took no trick: the nolo is won."),
    ),
    Result.PUESTA: (
        Said("Results", "One trick fell to you: that is bet."),
        Said("Results", "One trick fell to the Ombre: that is bet."),
    ),
    Result.CODILLE: (
        Said("Results", "More than one trick fell to you: that is kruk."),
        Said("Results", "More than one trick fell to the Ombre: that is kruk."),
    ),
}
COSTS: dict[Cost, Said] = {
    Cost.PUESTA: Said("Results", "{chips} for bet"),
    Cost.CODILLE: Said("Results", "{chips} for kruk"),
    Cost.VOLE: Said("Results", "{chips} for tout"),
    Cost.SURRENDER: Said("Results", "{chips} for throwing in"),
}
SHORT: dict[Result, Said] = {
    Result.PUESTA: Said("Scores", "bet"),
    Result.CODILLE: Said("Scores", "kruk"),
    Result.VOLE: Said("Scores", "tout"),
    Result.FAILED_VOLE: Said("Scores", "tout missed"),
    Result.SURRENDER: Said("Scores", "thrown in"),
}
