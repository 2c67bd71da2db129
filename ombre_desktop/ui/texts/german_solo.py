"""The words of German Solo: its bids, the friend whose ace is called, and its results without a pool."""

from __future__ import annotations

from ombre_desktop.engine import Cost, Question, Result, Word
from ombre_desktop.ui.texts.company import Pair
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Said

NAME = "german_solo"

CONTRACTS: dict[str, str] = {
    "frage": QT_TRANSLATE_NOOP("Contracts", "Frage"),
    "frage_couleur": QT_TRANSLATE_NOOP("Contracts", "Frage in couleur"),
    "solo_couleur": QT_TRANSLATE_NOOP("Contracts", "solo in couleur"),
    "tout": QT_TRANSLATE_NOOP("Contracts", "tout"),
    "tout_couleur": QT_TRANSLATE_NOOP("Contracts", "tout in couleur"),
    "grossfrage": QT_TRANSLATE_NOOP("Contracts", "Grossfrage"),
    "grossfrage_bid": QT_TRANSLATE_NOOP("Contracts", "Grossfrage"),
    "forced_solo": QT_TRANSLATE_NOOP("Contracts", "forced solo"),
}
"""The names of contracts inside a sentence."""
IN_COULEUR = frozenset({"frage_couleur", "solo_couleur", "tout_couleur"})
"""The bids in the suit that is worth twice as much."""
LOWEST_IN_COULEUR = frozenset({"frage_couleur"})
COULEUR = Said("Contract", "Couleur")
TITLE = Said("Contract", "{contract:Name}, {suit}")
"""The heading of such a game, whose name does not tell the suit."""
SHOWN_FRIEND = frozenset({"grossfrage", "grossfrage_bid"})
"""The games whose called card is shown at once, by the friend who names the trump."""

NOTES: dict[str, Said] = {
    "frage": Said(
        "Calls",
        "You name any trump but the couleur, and call an ace: its holder helps you in secret."
        " Together you need five of the eight tricks.",
    ),
    "frage_couleur": Said(
        "Calls",
        "Trump is {suit}, and you call an ace: its holder helps you in secret. Together you need"
        " five of the eight tricks, for double pay.",
    ),
    "grossfrage_bid": Said(
        "Calls",
        "You call an ace: its holder shows it, helps you and names the trump. Together you need"
        " five of the eight tricks.",
    ),
    "solo_couleur": Said(
        "Calls",
        "A solo in the couleur, which is paid double: {suit} is trump. You need five of the eight tricks"
        " alone, against three.",
    ),
    "tout": Said(
        "Calls",
        "You name any trump but the couleur, and must take all eight tricks alone.",
    ),
    "tout_couleur": Said(
        "Calls",
        "A tout in the couleur, which is paid double: {suit} is trump. You must take all eight tricks alone.",
    ),
}
MEANINGS: dict[str, Said] = {
    "frage": Said("Calls", "Name trump, call a secret ally"),
    "frage_couleur": Said("Calls", "{suit:Name}, with a secret ally"),
    "grossfrage_bid": Said("Calls", "Call an ace, ally names trump"),
    "solo_couleur": Said("Calls", "{suit:Name}, five tricks alone"),
    "tout": Said("Calls", "Name trump, take every trick"),
    "tout_couleur": Said("Calls", "{suit:Name}, every trick alone"),
}
OWN_NOTES = {
    "solo": Said(
        "Calls",
        "You name any trump but the couleur. Alone against three, you need five of the eight tricks.",
    ),
}
OWN_MEANINGS = {"solo": Said("Calls", "Name trump, five tricks alone")}
"""The same for a bid that other games have too."""

PLAYERS: dict[str, Pair] = {
    "frage": (
        Said("Events", "You are the Ombre and call a card."),
        Said("Events", "{name} is the Ombre and calls a card."),
    ),
    "grossfrage_bid": (
        Said("Events", "You are the Ombre in a Grossfrage."),
        Said("Events", "{name} is the Ombre in a Grossfrage."),
    ),
    "grossfrage": (
        Said("Events", "You are the Ombre in a Grossfrage, and had no choice."),
        Said("Events", "{name} is the Ombre in a Grossfrage, and had no choice."),
    ),
}
QUESTIONS: dict[Question, Said] = {
    Question.CLAIM_OR_VOLE: Said(
        "Requests", "The first five tricks are yours. Claim the game, or play for all eight?"
    ),
}
ANSWERS: dict[tuple[Question | None, Word], Said] = {
    (Question.CLAIM_OR_VOLE, Word.VOLE): Said("Calls", "Go on for tout"),
}
FRIEND_SHOWS: Pair = (
    Said("Events", "You show {card:the}: you are the Ombre’s ally, and name the trump."),
    Said("Events", "{name} shows {card:the}: the Ombre’s ally, who names the trump."),
)
RAISED: Pair = (
    Said("Events", "You hold all four aces, so you play a solo."),
    Said("Events", "{name} holds all four aces, and so plays a solo."),
)

CALLS_ACE = Said("Requests", "Call an ace: its holder will be your secret ally.")
CALLS_SHOWN_ACE = Said("Requests", "Call an ace: your ally names the trump.")
FRIEND_NAMES = Said("Requests", "Your ace is called, so you are the ally. Name the trump.")

ENDINGS: dict[Result, Said | None] = {Result.CODILLE: None, Result.VOLE: Said("Calls", "Tout")}

TITLES: dict[Result, Pair] = {
    Result.VOLE: (Said("Results", "Tout: all eight are yours"), Said("Results", "Tout for {name}")),
    Result.FAILED_VOLE: (Said("Results", "Your tout fails"), Said("Results", "The tout of {name} fails")),
}
LINES: dict[Result, Pair] = {
    Result.VOLE: (
        Said("Results", "You took all eight tricks alone, and each opponent pays you."),
        Said("Results", "The Ombre took all eight tricks alone, and each opponent pays."),
    ),
    Result.FAILED_VOLE: (
        Said("Results", "You needed all eight tricks and lost one, so you pay each opponent."),
        Said("Results", "The Ombre needed all eight tricks and lost one, and pays each opponent."),
    ),
    Result.PASSED_OUT: (
        Said("Results", "Nobody plays and nobody pays. The next player deals."),
        Said("Results", "Nobody plays and nobody pays. The next player deals."),
    ),
}
COSTS: dict[Cost, Said] = {
    Cost.VOLE: Said("Results", "{chips} for tout"),
    Cost.FAILED_VOLE: Said("Results", "{chips} for the failed tout"),
}
SHORT: dict[Result, Said] = {
    Result.CODILLE: Said("Scores", "lost"),
    Result.VOLE: Said("Scores", "tout"),
    Result.FAILED_VOLE: Said("Scores", "tout missed"),
}

ALONE: dict[Result, tuple[Pair, Pair]] = {
    Result.SACADA: (
        (Said("Sides", "You win"), Said("Sides", "{name} wins")),
        (
            Said("Sides", "Five tricks or more alone: each opponent pays you."),
            Said("Sides", "Five tricks or more alone: each opponent pays the Ombre."),
        ),
    ),
    Result.CODILLE: (
        (Said("Sides", "You lose"), Said("Sides", "{name} loses")),
        (
            Said("Sides", "Fewer than five tricks: you pay each opponent."),
            Said("Sides", "Fewer than five tricks: the Ombre pays each opponent."),
        ),
    ),
}
"""The title and the line of each result of an Ombre alone, for the person concerned and for anybody else."""
ALLIED: dict[Result, tuple[Pair, Pair]] = {
    Result.SACADA: (
        (Said("Sides", "You win with {friend}"), Said("Sides", "{name} wins with {friend}")),
        (
            Said("Sides", "Five tricks or more together: one opponent pays each of you."),
            Said("Sides", "Five tricks or more together: one opponent pays each of the two."),
        ),
    ),
    Result.CODILLE: (
        (Said("Sides", "You lose with {friend}"), Said("Sides", "{name} loses with {friend}")),
        (
            Said("Sides", "Fewer than five tricks together: each of you pays one opponent."),
            Said("Sides", "Fewer than five tricks together: each of the two pays one opponent."),
        ),
    ),
    Result.VOLE: (
        (
            Said("Sides", "You take every trick with {friend}"),
            Said("Sides", "{name} takes every trick with {friend}"),
        ),
        (
            Said("Sides", "All eight tricks together: one opponent pays each of you."),
            Said("Sides", "All eight tricks together: one opponent pays each of the two."),
        ),
    ),
    Result.FAILED_VOLE: (
        (
            Said("Sides", "Your tout with {friend} fails"),
            Said("Sides", "The tout of {name} with {friend} fails"),
        ),
        (
            Said("Sides", "You played for all eight and lost one: each of you pays one opponent."),
            Said("Sides", "They played for all eight and lost one: each of the two pays one opponent."),
        ),
    ),
}
"""The same for an Ombre with an ally."""
BEATEN = Said("Sides", "You beat {name}")
BOTH_BEATEN = Said("Sides", "You beat {name} and {friend}")
"""The title of a lost game for an opponent of the Ombre, and of the Ombre and the ally."""
