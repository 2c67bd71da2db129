"""The titles of the program's lessons on the path, and the sentence of what each teaches."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

STATIONS: dict[str, tuple[Said, Said]] = {
    "tricks": (
        Said("Stations", "Three tricks"),
        Said("Stations", "Follow suit, trump, and the winner leads."),
    ),
    "first": (
        Said("Stations", "You against two"),
        Said("Stations", "A whole deal as the Ombre: five tricks win it."),
    ),
    "second": (
        Said("Stations", "You defend"),
        Said("Stations", "Two play together against the Ombre."),
    ),
    "red": (
        Said("Stations", "Red trumps"),
        Said("Stations", "In red suits low numbers win, and the seven is the second best trump."),
    ),
    "hold": (
        Said("Stations", "To hold a bid"),
        Said("Stations", "Entrada, vuelta, solo, and the right to say the same."),
    ),
    "matador": (
        Said("Stations", "A matador withheld"),
        Said("Stations", "The three best trumps need not fall to a lower one."),
    ),
    "puesta": (
        Said("Stations", "The pool grows"),
        Said("Stations", "In a tie the Ombre pays into the pool."),
    ),
    "five": (
        Said("Stations", "Five in a row"),
        Said("Stations", "Claim your five tricks, or go on for all nine."),
    ),
    "count": (
        Said("Stations", "Count before you bid"),
        Said("Stations", "Four sure tricks are enough for the lowest bid."),
    ),
    "throw": (
        Said("Stations", "What to throw"),
        Said("Stations", "Keep trumps and kings; the talon brings something better."),
    ),
    "fourth": (
        Said("Stations", "Who takes the fourth"),
        Said("Stations", "In defence one of you must take four tricks."),
    ),
    "trumps": (
        Said("Stations", "Count the trumps"),
        Said("Stations", "Count what is out, and stop drawing in time."),
    ),
    "solo": (
        Said("Stations", "Without new cards"),
        Said("Stations", "With six good trumps, play without the talon."),
    ),
    "surrender": (
        Said("Stations", "To give up"),
        Said("Stations", "When bad cards come, a tie is cheaper than a loss."),
    ),
    "vole": (
        Said("Stations", "All nine tricks"),
        Said("Stations", "When you may say all nine, and when not."),
    ),
    "french": (
        Said("Stations", "The French pool"),
        Said("Stations", "Everybody lays two chips, and the winner takes them."),
    ),
    "pokerwiner": (
        Said("Stations", "Two bids only"),
        Said("Stations", "Play with an exchange, or higher, without one."),
    ),
    "two_handed": (
        Said("Stations", "One against one"),
        Said("Stations", "Eight cards each and one suit fewer: five tricks win."),
    ),
    "four_handed": (
        Said("Stations", "The fourth takes the talon"),
        Said("Stations", "All three have passed, and you play alone with what is left."),
    ),
    "five_handed": (
        Said("Stations", "The secret ally"),
        Said("Stations", "You hold the king that was called, and nobody knows."),
    ),
    "quadrille": (
        Said("Stations", "A king is called"),
        Said("Stations", "Name a king: whoever holds it plays with you."),
    ),
    "quadrille_alone": (
        Said("Stations", "Alone against three"),
        Said("Stations", "Sans prendre: six of ten tricks, and no ally."),
    ),
    "homme_auvergne": (
        Said("Stations", "A turned card"),
        Said("Stations", "Take its suit as trump, and you are the Man."),
    ),
    "lhombre": (
        Said("Stations", "The duel"),
        Said("Stations", "Two bid against each other; the one who is left meets the third."),
    ),
    "lhombre_nolo": (
        Said("Stations", "No trick at all"),
        Said("Stations", "A nolo has no trumps, and you must take nothing."),
    ),
    "tresillo": (
        Said("Stations", "The favour suit"),
        Said("Stations", "A bid in the favour suit goes above the same bid."),
    ),
    "tresillo_vuelta": (
        Said("Stations", "The turned card"),
        Said("Stations", "A vuelta: the talon names your trump."),
    ),
    "rocambor": (
        Said("Stations", "Oros"),
        Said("Stations", "A game in the favour suit goes above an entrada."),
    ),
    "rocambor_takeover": (
        Said("Stations", "A game taken over"),
        Said("Stations", "The Ombre gives up, and you play on."),
    ),
    "zanga": (
        Said("Stations", "Two against two"),
        Said("Stations", "Your partner sits opposite, and you play for stones."),
    ),
    "zanga_malaga": (
        Said("Stations", "The ugly king"),
        Said("Stations", "One suit has two cards only, and both are always trumps."),
    ),
    "tritrille": (
        Said("Stations", "A king on demand"),
        Said("Stations", "Ask for a king, and give any card for it."),
    ),
    "tritrille_king": (
        Said("Stations", "The king you lose"),
        Said("Stations", "Your king is demanded: defend with what you got."),
    ),
    "german_solo": (
        Said("Stations", "The called ace"),
        Said("Stations", "Call an ace: its holder is your secret ally."),
    ),
}
"""The words by the names of the lessons; another lesson shows the title that is written in it."""
