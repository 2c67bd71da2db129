"""The words of the log for every event: for the person who does it, and for the others."""

from __future__ import annotations

from ombre_desktop.engine import Word
from ombre_desktop.ui.texts.calls_of_games import WITH_TRUMP
from ombre_desktop.ui.texts.company import Pair
from ombre_desktop.ui.texts.phrases import Said

SAID: dict[Word, Pair] = {
    Word.PASS: (Said("Events", "You pass."), Said("Events", "{name} passes.")),
    Word.YIELD: (
        Said("Events", "You let the other defender draw first."),
        Said("Events", "{name} lets the other defender draw first."),
    ),
    Word.TAKE: (Said("Events", "You take it."), Said("Events", "{name} takes it.")),
    Word.LEAVE: (
        Said("Events", "You leave the turned card."),
        Said("Events", "{name} leaves the turned card."),
    ),
    Word.SHOW: (Said("Events", "You show."), Said("Events", "{name} shows.")),
    Word.KEEP: (Said("Events", "You show nothing."), Said("Events", "{name} shows nothing.")),
    Word.CLAIM: (Said("Events", "You claim the game."), Said("Events", "{name} claims the game.")),
    Word.VOLE: (
        Said("Events", "You go for all the tricks."),
        Said("Events", "{name} goes for all the tricks."),
    ),
    Word.SURRENDER: (Said("Events", "You surrender."), Said("Events", "{name} surrenders.")),
    Word.ACCEPT: (
        Said("Events", "You accept the surrender."),
        Said("Events", "{name} accepts the surrender."),
    ),
    Word.REFUSE: (
        Said("Events", "You refuse the surrender."),
        Said("Events", "{name} refuses the surrender."),
    ),
    Word.TAKE_OVER: (
        Said("Events", "You take the hand over."),
        Said("Events", "{name} takes the hand over."),
    ),
    Word.THROW_IN: (Said("Events", "You throw your hand in."), Said("Events", "{name} throws the hand in.")),
    Word.DECLINE: (Said("Events", "You decline."), Said("Events", "{name} declines.")),
}
"""The sentences for words said; a word missing here is told by the event that follows it."""

HIDES: Pair = (Said("Events", "You keep the king hidden."), Said("Events", "{name} keeps the king hidden."))
BIDS: Pair = (Said("Events", "You bid {contract}."), Said("Events", "{name} bids {contract}."))
JOINS: Pair = (Said("Events", "You play {contract} too."), Said("Events", "{name} plays {contract} too."))
HOLDS: Pair = (Said("Events", "You hold {contract}."), Said("Events", "{name} holds {contract}."))
HOLDING: Pair = (Said("Events", "You hold {cards:the}."), Said("Events", "{name} holds {cards:the}."))
BIDS_AS: dict[str, Pair] = {
    "play": (Said("Events", "You bid to play."), Said("Events", "{name} bids to play.")),
    "ask": (Said("Events", "You ask leave to play."), Said("Events", "{name} asks leave to play.")),
    "no_exchange": (
        Said("Events", "You bid to play without an exchange."),
        Said("Events", "{name} bids to play without an exchange."),
    ),
}
HOLDS_AS: dict[str, Pair] = {
    "no_exchange": (
        Said("Events", "You hold, and will play without an exchange."),
        Said("Events", "{name} holds, and will play without an exchange."),
    ),
}
DEALS: Pair = (Said("Events", "You deal."), Said("Events", "{name} deals."))
SITS_OUT: Pair = (Said("Events", "You sit out."), Said("Events", "{name} sits out."))
RESTS: Pair = (
    Said("Events", "You lay your cards aside and rest."),
    Said("Events", "{name} lays the cards aside and rests."),
)
OMBRE: Pair = (
    Said("Events", "You are the Ombre and play {contract}."),
    Said("Events", "{name} is the Ombre and plays {contract}."),
)
PLAYERS: dict[str, Pair] = {
    "man": (Said("Events", "You are the Man."), Said("Events", "{name} is the Man.")),
    "talon": (
        Said("Events", "You are the Ombre against three."),
        Said("Events", "{name} is the Ombre against three."),
    ),
    "ask": (
        Said("Events", "You are the Ombre and call a card."),
        Said("Events", "{name} is the Ombre and calls a card."),
    ),
    "forced_spadille": (
        Said("Events", "You are the Ombre, and had no choice."),
        Said("Events", "{name} is the Ombre, and had no choice."),
    ),
    "play": (
        Said("Events", "You are the Ombre and play with an exchange."),
        Said("Events", "{name} is the Ombre and plays with an exchange."),
    ),
    "no_exchange": (
        Said("Events", "You are the Ombre and play without an exchange."),
        Said("Events", "{name} is the Ombre and plays without an exchange."),
    ),
    "vole": (
        Said("Events", "You are the Ombre and must take all the tricks."),
        Said("Events", "{name} is the Ombre and must take all the tricks."),
    ),
}
"""The same as `OMBRE`, for contracts whose names would not read well in that sentence."""
DEMANDS: Pair = (Said("Events", "You demand {card:the}."), Said("Events", "{name} demands {card:the}."))
GIVES: Pair = (
    Said("Events", "You give {king:the} and get {card:the} for it."),
    Said("Events", "{name} gives {king:the} and gets {card:the} for it."),
)
TURNS: Pair = (Said("Events", "You turn up {card:the}."), Said("Events", "{name} turns up {card:the}."))
EXCHANGES: Pair = (
    Said("Events", "You draw {number:one # card|other # cards}."),
    Said("Events", "{name} draws {number:one # card|other # cards}."),
)
THROWS: Pair = (
    Said("Events", "You throw away {number:one # card|other # cards}."),
    Said("Events", "{name} throws away {number:one # card|other # cards}."),
)
THROWS_AND_DRAWS: Pair = (
    Said(
        "Events",
        "You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.",
    ),
    Said(
        "Events",
        "{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.",
    ),
)
TAKES_CARDS: Pair = (
    Said("Events", "You take {number:one # card|other # cards} from the talon."),
    Said("Events", "{name} takes {number:one # card|other # cards} from the talon."),
)
HOLDS_SPADILLE: Pair = (
    Said("Events", "You hold spadille, so you must play."),
    Said("Events", "{name} holds spadille and so must play."),
)
HOLDS_BASTO: Pair = (
    Said("Events", "Spadille is in the talon. You hold basto, so you must play."),
    Said("Events", "Spadille is in the talon. {name} holds basto and so must play."),
)
IS_ELDEST: Pair = (
    Said("Events", "Both black aces are in the talon. You are eldest, so you must play."),
    Said("Events", "Both black aces are in the talon. {name} is eldest and so must play."),
)
KEEPS_ALL: Pair = (Said("Events", "You keep every card."), Said("Events", "{name} keeps every card."))
LEADS: Pair = (Said("Events", "You lead."), Said("Events", "{name} leads."))
PLAYS: Pair = (Said("Events", "You play {card:the}."), Said("Events", "{name} plays {card:the}."))
ASKS: Pair = (
    Said("Events", "You play {card:the} and say gano."),
    Said("Events", "{name} plays {card:the} and says gano."),
)
TAKES: Pair = (Said("Events", "You take trick {number}."), Said("Events", "{name} takes trick {number}."))
SHOWS: Pair = (Said("Events", "You show {card:the}."), Said("Events", "{name} shows {card:the}."))
CALLS: Pair = (Said("Events", "You call {card:the}."), Said("Events", "{name} calls {card:the}."))
ALONE: Pair = (
    Said("Events", "You hold {cards:the}. You have nobody to call, so you play alone."),
    Said("Events", "{name} holds {cards:the} and has nobody to call, and so plays alone."),
)
ALLY: Pair = (
    Said("Events", "{card:The} was called: you are the Ombre’s ally."),
    Said("Events", "{card:The} was called: {name} is the Ombre’s ally."),
)
SHOWS_ALL: Pair = (
    Said("Events", "You show {cards:the}, for which you are paid."),
    Said("Events", "{name} shows {cards:the}, for payment."),
)
SUCCEEDS: Pair = (Said("Events", "You are now the Ombre."), Said("Events", "{name} is now the Ombre."))

_SAYS: Pair = (Said("Events", "You say: {contract}."), Said("Events", "{name} says: {contract}."))
SAYS_IN_STONES: dict[str, Pair] = {
    "": _SAYS,
    "sending": (
        Said("Events", "You say solo: you send them alone."),
        Said("Events", "{name} says solo, and so sends them alone."),
    ),
    "answer": (Said("Events", "You go alone yourself."), Said("Events", "{name} goes alone instead.")),
}
"""The sentences for a bid among fixed partners: the first one, one that sends alone, and the answer."""
PASSES_IN_STONES: dict[str, Pair] = {
    "sending": (Said("Events", "You let them play."), Said("Events", "{name} lets them play.")),
    "answer": (Said("Events", "You let them go alone."), Said("Events", "{name} lets them go alone.")),
}
"""The sentences for a pass after such a bid."""
SAID_IN_STONES: dict[Word, Pair] = {
    Word.CLAIM: (
        Said("Events", "You claim the first five tricks (hechas)."),
        Said("Events", "{name} claims the first five tricks (hechas)."),
    ),
    Word.VOLE: (
        Said("Events", "You go for all eight tricks (pidiendo ocho)."),
        Said("Events", "{name} goes for all eight tricks (pidiendo ocho)."),
    ),
}
_ZANGA_PLAYERS: dict[str, Pair] = {
    **dict.fromkeys(
        WITH_TRUMP,
        (
            Said("Events", "You play together with your partner."),
            Said("Events", "{name} plays together with the partner."),
        ),
    ),
    "solo": (
        Said("Events", "You play alone against two."),
        Said("Events", "{name} plays alone against two."),
    ),
}
PLAYERS_OF: dict[str, dict[str, Pair]] = {"zanga": _ZANGA_PLAYERS, "zanga_malaga": _ZANGA_PLAYERS}
"""The same as `PLAYERS`, for single games."""
