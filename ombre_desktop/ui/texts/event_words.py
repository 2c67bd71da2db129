"""The words of the log for every event: for the person who does it, and for the others."""

from __future__ import annotations

from ombre_desktop.engine import Word
from ombre_desktop.ui.texts.calls_of_games import WITH_TRUMP
from ombre_desktop.ui.texts.company import Pair
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP

SAID: dict[Word, Pair] = {
    Word.PASS: (QT_TRANSLATE_NOOP("Events", "You pass."), QT_TRANSLATE_NOOP("Events", "{name} passes.")),
    Word.YIELD: (
        QT_TRANSLATE_NOOP("Events", "You let the other defender draw first."),
        QT_TRANSLATE_NOOP("Events", "{name} lets the other defender draw first."),
    ),
    Word.TAKE: (
        QT_TRANSLATE_NOOP("Events", "You take it."),
        QT_TRANSLATE_NOOP("Events", "{name} takes it."),
    ),
    Word.LEAVE: (
        QT_TRANSLATE_NOOP("Events", "You leave the turned card."),
        QT_TRANSLATE_NOOP("Events", "{name} leaves the turned card."),
    ),
    Word.SHOW: (QT_TRANSLATE_NOOP("Events", "You show."), QT_TRANSLATE_NOOP("Events", "{name} shows.")),
    Word.KEEP: (
        QT_TRANSLATE_NOOP("Events", "You show nothing."),
        QT_TRANSLATE_NOOP("Events", "{name} shows nothing."),
    ),
    Word.CLAIM: (
        QT_TRANSLATE_NOOP("Events", "You claim the game."),
        QT_TRANSLATE_NOOP("Events", "{name} claims the game."),
    ),
    Word.VOLE: (
        QT_TRANSLATE_NOOP("Events", "You go for all the tricks."),
        QT_TRANSLATE_NOOP("Events", "{name} goes for all the tricks."),
    ),
    Word.SURRENDER: (
        QT_TRANSLATE_NOOP("Events", "You surrender."),
        QT_TRANSLATE_NOOP("Events", "{name} surrenders."),
    ),
    Word.ACCEPT: (
        QT_TRANSLATE_NOOP("Events", "You accept the surrender."),
        QT_TRANSLATE_NOOP("Events", "{name} accepts the surrender."),
    ),
    Word.REFUSE: (
        QT_TRANSLATE_NOOP("Events", "You refuse the surrender."),
        QT_TRANSLATE_NOOP("Events", "{name} refuses the surrender."),
    ),
    Word.TAKE_OVER: (
        QT_TRANSLATE_NOOP("Events", "You take the hand over."),
        QT_TRANSLATE_NOOP("Events", "{name} takes the hand over."),
    ),
    Word.THROW_IN: (
        QT_TRANSLATE_NOOP("Events", "You throw your hand in."),
        QT_TRANSLATE_NOOP("Events", "{name} throws the hand in."),
    ),
    Word.DECLINE: (
        QT_TRANSLATE_NOOP("Events", "You decline."),
        QT_TRANSLATE_NOOP("Events", "{name} declines."),
    ),
}
"""The sentences for words said; a word missing here is told by the event that follows it."""

HIDES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You keep the king hidden."),
    QT_TRANSLATE_NOOP("Events", "{name} keeps the king hidden."),
)
BIDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You bid {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} bids {contract}."),
)
JOINS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You play {contract} too."),
    QT_TRANSLATE_NOOP("Events", "{name} plays {contract} too."),
)
HOLDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} holds {contract}."),
)
HOLDING: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold {cards:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} holds {cards:the}."),
)
BIDS_AS: dict[str, Pair] = {
    "play": (
        QT_TRANSLATE_NOOP("Events", "You bid to play."),
        QT_TRANSLATE_NOOP("Events", "{name} bids to play."),
    ),
    "ask": (
        QT_TRANSLATE_NOOP("Events", "You ask leave to play."),
        QT_TRANSLATE_NOOP("Events", "{name} asks leave to play."),
    ),
    "no_exchange": (
        QT_TRANSLATE_NOOP("Events", "You bid to play without an exchange."),
        QT_TRANSLATE_NOOP("Events", "{name} bids to play without an exchange."),
    ),
}
HOLDS_AS: dict[str, Pair] = {
    "no_exchange": (
        QT_TRANSLATE_NOOP("Events", "You hold, and will play without an exchange."),
        QT_TRANSLATE_NOOP("Events", "{name} holds, and will play without an exchange."),
    ),
}
DEALS: Pair = (QT_TRANSLATE_NOOP("Events", "You deal."), QT_TRANSLATE_NOOP("Events", "{name} deals."))
SITS_OUT: Pair = (
    QT_TRANSLATE_NOOP("Events", "You sit out."),
    QT_TRANSLATE_NOOP("Events", "{name} sits out."),
)
RESTS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You lay your cards aside and rest."),
    QT_TRANSLATE_NOOP("Events", "{name} lays the cards aside and rests."),
)
OMBRE: Pair = (
    QT_TRANSLATE_NOOP("Events", "You are the Ombre and play {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and plays {contract}."),
)
PLAYERS: dict[str, Pair] = {
    "man": (
        QT_TRANSLATE_NOOP("Events", "You are the Man."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Man."),
    ),
    "talon": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre against three."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre against three."),
    ),
    "ask": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre and call a card."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and calls a card."),
    ),
    "forced_spadille": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre, and had no choice."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre, and had no choice."),
    ),
    "play": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre and play with an exchange."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and plays with an exchange."),
    ),
    "no_exchange": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre and play without an exchange."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and plays without an exchange."),
    ),
    "vole": (
        QT_TRANSLATE_NOOP("Events", "You are the Ombre and must take all the tricks."),
        QT_TRANSLATE_NOOP("Events", "{name} is the Ombre and must take all the tricks."),
    ),
}
"""The same as `OMBRE`, for contracts whose names would not read well in that sentence."""
DEMANDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You demand {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} demands {card:the}."),
)
GIVES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You give {king:the} and get {card:the} for it."),
    QT_TRANSLATE_NOOP("Events", "{name} gives {king:the} and gets {card:the} for it."),
)
TURNS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You turn up {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} turns up {card:the}."),
)
EXCHANGES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You draw {number:one # card|other # cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} draws {number:one # card|other # cards}."),
)
THROWS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You throw away {number:one # card|other # cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} throws away {number:one # card|other # cards}."),
)
THROWS_AND_DRAWS: Pair = (
    QT_TRANSLATE_NOOP(
        "Events",
        "You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.",
    ),
    QT_TRANSLATE_NOOP(
        "Events",
        "{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.",
    ),
)
TAKES_CARDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You take {number:one # card|other # cards} from the talon."),
    QT_TRANSLATE_NOOP("Events", "{name} takes {number:one # card|other # cards} from the talon."),
)
HOLDS_SPADILLE: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold spadille, so you must play."),
    QT_TRANSLATE_NOOP("Events", "{name} holds spadille and so must play."),
)
HOLDS_BASTO: Pair = (
    QT_TRANSLATE_NOOP("Events", "Spadille is in the talon. You hold basto, so you must play."),
    QT_TRANSLATE_NOOP("Events", "Spadille is in the talon. {name} holds basto and so must play."),
)
IS_ELDEST: Pair = (
    QT_TRANSLATE_NOOP("Events", "Both black aces are in the talon. You are eldest, so you must play."),
    QT_TRANSLATE_NOOP("Events", "Both black aces are in the talon. {name} is eldest and so must play."),
)
KEEPS_ALL: Pair = (
    QT_TRANSLATE_NOOP("Events", "You keep every card."),
    QT_TRANSLATE_NOOP("Events", "{name} keeps every card."),
)
LEADS: Pair = (QT_TRANSLATE_NOOP("Events", "You lead."), QT_TRANSLATE_NOOP("Events", "{name} leads."))
PLAYS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You play {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} plays {card:the}."),
)
ASKS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You play {card:the} and say gano."),
    QT_TRANSLATE_NOOP("Events", "{name} plays {card:the} and says gano."),
)
TAKES: Pair = (
    QT_TRANSLATE_NOOP("Events", "You take trick {number}."),
    QT_TRANSLATE_NOOP("Events", "{name} takes trick {number}."),
)
SHOWS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You show {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} shows {card:the}."),
)
CALLS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You call {card:the}."),
    QT_TRANSLATE_NOOP("Events", "{name} calls {card:the}."),
)
ALONE: Pair = (
    QT_TRANSLATE_NOOP("Events", "You hold {cards:the}. You have nobody to call, so you play alone."),
    QT_TRANSLATE_NOOP("Events", "{name} holds {cards:the} and has nobody to call, and so plays alone."),
)
ALLY: Pair = (
    QT_TRANSLATE_NOOP("Events", "{card:The} was called: you are the Ombre’s ally."),
    QT_TRANSLATE_NOOP("Events", "{card:The} was called: {name} is the Ombre’s ally."),
)
SHOWS_ALL: Pair = (
    QT_TRANSLATE_NOOP("Events", "You show {cards:the}, for which you are paid."),
    QT_TRANSLATE_NOOP("Events", "{name} shows {cards:the}, for payment."),
)
SUCCEEDS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You are now the Ombre."),
    QT_TRANSLATE_NOOP("Events", "{name} is now the Ombre."),
)

_SAYS: Pair = (
    QT_TRANSLATE_NOOP("Events", "You say: {contract}."),
    QT_TRANSLATE_NOOP("Events", "{name} says: {contract}."),
)
SAYS_IN_STONES: dict[str, Pair] = {
    "": _SAYS,
    "sending": (
        QT_TRANSLATE_NOOP("Events", "You say solo: you send them alone."),
        QT_TRANSLATE_NOOP("Events", "{name} says solo, and so sends them alone."),
    ),
    "answer": (
        QT_TRANSLATE_NOOP("Events", "You go alone yourself."),
        QT_TRANSLATE_NOOP("Events", "{name} goes alone instead."),
    ),
}
"""The sentences for a bid among fixed partners: the first one, one that sends alone, and the answer."""
PASSES_IN_STONES: dict[str, Pair] = {
    "sending": (
        QT_TRANSLATE_NOOP("Events", "You let them play."),
        QT_TRANSLATE_NOOP("Events", "{name} lets them play."),
    ),
    "answer": (
        QT_TRANSLATE_NOOP("Events", "You let them go alone."),
        QT_TRANSLATE_NOOP("Events", "{name} lets them go alone."),
    ),
}
"""The sentences for a pass after such a bid."""
SAID_IN_STONES: dict[Word, Pair] = {
    Word.CLAIM: (
        QT_TRANSLATE_NOOP("Events", "You claim the first five tricks (hechas)."),
        QT_TRANSLATE_NOOP("Events", "{name} claims the first five tricks (hechas)."),
    ),
    Word.VOLE: (
        QT_TRANSLATE_NOOP("Events", "You go for all eight tricks (pidiendo ocho)."),
        QT_TRANSLATE_NOOP("Events", "{name} goes for all eight tricks (pidiendo ocho)."),
    ),
}
_ZANGA_PLAYERS: dict[str, Pair] = {
    **dict.fromkeys(
        WITH_TRUMP,
        (
            QT_TRANSLATE_NOOP("Events", "You play together with your partner."),
            QT_TRANSLATE_NOOP("Events", "{name} plays together with the partner."),
        ),
    ),
    "solo": (
        QT_TRANSLATE_NOOP("Events", "You play alone against two."),
        QT_TRANSLATE_NOOP("Events", "{name} plays alone against two."),
    ),
}
PLAYERS_OF: dict[str, dict[str, Pair]] = {"zanga": _ZANGA_PLAYERS, "zanga_malaga": _ZANGA_PLAYERS}
"""The same as `PLAYERS`, for single games."""
