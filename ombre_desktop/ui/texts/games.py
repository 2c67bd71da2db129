"""
The games by name, with a paragraph on each, and the places at a table of two to five.

Every game of the house is here; a test proves that.
"""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, person, translate
from ombre_desktop.ui.texts.places import Place, place_of
from ombre_desktop.value import Value


class GameText(Value):
    """The words of a game: its name, and a paragraph for somebody choosing."""

    name: Said
    account: Said


GAMES: dict[str, GameText] = {
    "renegado": GameText(
        Said("Games", "Ombre Renegado"),
        Said(
            "Games",
            "Nine cards each and three bids, as Spain played it. The highest bidder must take more"
            " tricks than each of the others.",
        ),
    ),
    "french": GameText(
        Said("Games", "French Ombre"),
        Said(
            "Games",
            "In French salons the winner takes the pool, and the loser pays it again. You draw"
            " cards, draw none (sans prendre), or take every trick (vole).",
        ),
    ),
    "pokerwiner": GameText(
        Said("Games", "Two-bid Ombre"),
        Said(
            "Games",
            "Good for a beginning: you play with an exchange, or higher, without one. The rest is"
            " much as in Renegado.",
        ),
    ),
    "two_handed": GameText(
        Said("Games", "Ombre for two"),
        Said(
            "Games",
            "A red suit is left out, and each of you has eight cards. You bid as in Renegado, and"
            " need five of the eight tricks.",
        ),
    ),
    "four_handed": GameText(
        Said("Games", "Ombre for four"),
        Said(
            "Games",
            "Renegado for four: three play, and the one opposite the dealer sits out. When those"
            " three pass, the fourth takes the talon and plays alone.",
        ),
    ),
    "five_handed": GameText(
        Said("Games", "Cinquillo, Ombre for five"),
        Said(
            "Games",
            "Whoever asks leave names trumps and calls a king, whose holder helps in secret."
            " Together they need five of the eight tricks; a solo needs them alone.",
        ),
    ),
    "homme_auvergne": GameText(
        Said("Games", "Homme d’Auvergne"),
        Said(
            "Games",
            "A quick old game for points: five cards each, and one turned up. Whoever accepts its"
            " suit as trump is the Man, against all the others.",
        ),
    ),
    "quadrille": GameText(
        Said("Games", "Quadrille"),
        Said(
            "Games",
            "For a hundred years this was the card game of Europe’s drawing rooms. You call a king,"
            " and with its secret holder need six of ten tricks.",
        ),
    ),
    "lhombre": GameText(
        Said("Games", "L’Hombre, as in Denmark"),
        Said(
            "Games",
            "Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and"
            " takes no trick; a tariff sets the payments.",
        ),
    ),
    "tresillo": GameText(
        Said("Games", "Tresillo"),
        Said(
            "Games",
            "Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher"
            " and is worth more.",
        ),
    ),
    "rocambor": GameText(
        Said("Games", "Rocambor"),
        Said(
            "Games",
            "Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only"
            " overcall, and when all pass, the holder of spadille plays.",
        ),
    ),
    "zanga": GameText(
        Said("Games", "Zanga"),
        Said(
            "Games",
            "The Canary Islands play it two against two, and partners say nothing. Five of the"
            " eight tricks win, and all thirty-two stones win the game.",
        ),
    ),
    "zanga_malaga": GameText(
        Said("Games", "Zanga in Málaga"),
        Said(
            "Games",
            "Zanga with thirty-two cards, as Málaga's villages play it. The only clubs, ace and"
            " king, are always trumps; coins earn a stone more.",
        ),
    ),
    "tritrille": GameText(
        Said("Games", "Tritrille"),
        Said(
            "Games",
            "Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a"
            " king for another card, and needs six tricks alone.",
        ),
    ),
    "german_solo": GameText(
        Said("Games", "German Solo"),
        Said(
            "Games",
            "Germany's Quadrille: eight cards each, and the queen of clubs above all. In a Frage"
            " you call an ace, whose holder is your secret ally.",
        ),
    ),
}
"""Every game, by its name in the registry."""

_SEATS = {
    2: Said("Games", "Two"),
    3: Said("Games", "Three"),
    4: Said("Games", "Four"),
    5: Said("Games", "Five"),
}
_PLACES: dict[Place, Said] = {
    Place.RIGHT: Said("Games", "At your right"),
    Place.OPPOSITE_RIGHT: Said("Games", "Opposite you, to the right"),
    Place.OPPOSITE: Said("Games", "Opposite you"),
    Place.OPPOSITE_LEFT: Said("Games", "Opposite you, to the left"),
    Place.LEFT: Said("Games", "At your left"),
}


def game_name(game: str) -> str:
    """Return the name of *game*; an unknown one keeps its own word."""
    return GAMES[game].name() if game in GAMES else f"{person(game):Name}"


def game_account(game: str) -> str:
    """Return a paragraph on *game*; empty for one without words."""
    return GAMES[game].account() if game in GAMES else ""


def seats_name(seats: int) -> str:
    """Return a number of players as a choice."""
    return _SEATS[seats]()


def place_name(seat: int, seats: int) -> str:
    """Return the place of *seat* as the person sees it, counted counter-clockwise from the person's 0."""
    if seat == 0:
        return translate("Games", "You")
    return _PLACES[place_of(seat, seats)]()
