"""
The games by name, with a paragraph on each, and the places at a table of two to five.

Every game of the house is here; a test proves that.
"""

from __future__ import annotations

from collections.abc import Collection

from ombre_desktop.ui.texts.phrases import Said, person, translate
from ombre_desktop.ui.texts.places import Place, place_of
from ombre_desktop.value import Value


class GameText(Value):
    """
    The words of a game for somebody choosing: its name, a paragraph, a *motto* of some six words, its past.

    *grade* tells how hard it is to learn, from 1 to 3. The sources of *past* stand in docs/rules/journey.md.
    """

    name: Said
    account: Said
    motto: Said | None = None
    past: Said | None = None
    grade: int = 2


GAMES: dict[str, GameText] = {
    "renegado": GameText(
        Said("Games", "Ombre Renegado"),
        Said(
            "Games",
            "Nine cards each and three bids, as Spain played it. The highest bidder must take more"
            " tricks than each of the others.",
        ),
        Said("Games", "Three bids, one against two"),
        Said("Games", "It was first described in Madrid in 1663."),
        2,
    ),
    "french": GameText(
        Said("Games", "French Ombre"),
        Said(
            "Games",
            "In French salons the winner takes the pool, and the loser pays it again. You draw"
            " cards, draw none (sans prendre), or take every trick (vole).",
        ),
        Said("Games", "Win the pool, or pay it"),
        Said("Games", "France first mentions Ombre in 1671."),
        1,
    ),
    "pokerwiner": GameText(
        Said("Games", "Two-bid Ombre"),
        Said(
            "Games",
            "Good for a beginning: you play with an exchange, or higher, without one. The rest is"
            " much as in Renegado.",
        ),
        Said("Games", "Two bids only, for a beginning"),
        Said("Games", "The Encyclopædia Britannica of 1911 describes it much like this."),
        1,
    ),
    "two_handed": GameText(
        Said("Games", "Ombre for two"),
        Said(
            "Games",
            "A red suit is left out, and each of you has eight cards. You bid as in Renegado, and"
            " need five of the eight tricks.",
        ),
        Said("Games", "Eye to eye, without a red suit"),
        Said("Games", "Its place and year are not known to us."),
        2,
    ),
    "four_handed": GameText(
        Said("Games", "Ombre for four"),
        Said(
            "Games",
            "Renegado for four: three play, and the one opposite the dealer sits out. When those"
            " three pass, the fourth takes the talon and plays alone.",
        ),
        Said("Games", "Three play, the fourth looks on"),
        Said("Games", "It was first described in Zaragoza in 1669."),
        2,
    ),
    "five_handed": GameText(
        Said("Games", "Cinquillo, Ombre for five"),
        Said(
            "Games",
            "Whoever asks leave names trumps and calls a king, whose holder helps in secret."
            " Together they need five of the eight tricks; a solo needs them alone.",
        ),
        Said("Games", "Call a king, find a friend"),
        Said("Games", "It was first described about 1683; the French called it quintille."),
        2,
    ),
    "homme_auvergne": GameText(
        Said("Games", "Homme d’Auvergne"),
        Said(
            "Games",
            "A quick old game for points: five cards each, and one turned up. Whoever accepts its"
            " suit as trump is the Man, against all the others.",
        ),
        Said("Games", "Five cards, quick and for points"),
        Said("Games", "It was printed in Paris in 1665, and is named after the Auvergne."),
        1,
    ),
    "quadrille": GameText(
        Said("Games", "Quadrille"),
        Said(
            "Games",
            "For a hundred years this was the card game of Europe’s drawing rooms. You call a king,"
            " and with its secret holder need six of ten tricks.",
        ),
        Said("Games", "Ten cards and a secret ally"),
        Said("Games", "It was new in France, and had put Ombre in the shade by 1750."),
        2,
    ),
    "lhombre": GameText(
        Said("Games", "L’Hombre, as in Denmark"),
        Said(
            "Games",
            "Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and"
            " takes no trick; a tariff sets the payments.",
        ),
        Said("Games", "Nine bids, fought out in duels"),
        Said("Games", "Jutland and Funen still play it; a painting of 1887 shows it."),
        3,
    ),
    "tresillo": GameText(
        Said("Games", "Tresillo"),
        Said(
            "Games",
            "Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher"
            " and is worth more.",
        ),
        Said("Games", "One suit is worth more"),
        Said("Games", "Parts of Spain kept the game alive through the nineteenth century."),
        3,
    ),
    "rocambor": GameText(
        Said("Games", "Rocambor"),
        Said(
            "Games",
            "Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only"
            " overcall, and when all pass, the holder of spadille plays.",
        ),
        Said("Games", "A bid in oros goes higher"),
        Said("Games", "Peru and Bolivia played it in the twentieth century, and still do."),
        3,
    ),
    "zanga": GameText(
        Said("Games", "Zanga"),
        Said(
            "Games",
            "The Canary Islands play it two against two, and partners say nothing. Five of the"
            " eight tricks win, and all thirty-two stones win the game.",
        ),
        Said("Games", "Two against two, for stones"),
        Said("Games", "It is still played on the islands."),
        2,
    ),
    "zanga_malaga": GameText(
        Said("Games", "Zanga in Málaga"),
        Said(
            "Games",
            "Zanga with thirty-two cards, as Málaga's villages play it. The only clubs, ace and"
            " king, are always trumps; coins earn a stone more.",
        ),
        Said("Games", "The ugly king is always trump"),
        Said("Games", "It is still played in the hills of Málaga."),
        3,
    ),
    "tritrille": GameText(
        Said("Games", "Tritrille"),
        Said(
            "Games",
            "Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a"
            " king for another card, and needs six tricks alone.",
        ),
        Said("Games", "Ask for a king, play alone"),
        Said("Games", "Its place and year are not known to us."),
        2,
    ),
    "german_solo": GameText(
        Said("Games", "German Solo"),
        Said(
            "Games",
            "Germany's Quadrille: eight cards each, and the queen of clubs above all. In a Frage"
            " you call an ace, whose holder is your secret ally.",
        ),
        Said("Games", "The queen of clubs rules all"),
        Said("Games", "Northern Germany knew it by the late eighteenth century."),
        2,
    ),
}
"""Every game, by its name in the registry."""

_GRADES = {
    1: Said("Games", "Easy to learn"),
    2: Said("Games", "Takes an evening"),
    3: Said("Games", "For those who know Ombre"),
}
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


def game_motto(game: str) -> str:
    """Return *game* in some six words; empty for one without words."""
    return _said(GAMES[game].motto) if game in GAMES else ""


def game_past(game: str) -> str:
    """Return a sentence on where *game* comes from; empty for one without words."""
    return _said(GAMES[game].past) if game in GAMES else ""


def game_grade(game: str) -> int:
    """Return how hard *game* is to learn, from 1 to 3; 2 for one without words."""
    return GAMES[game].grade if game in GAMES else 2


def _said(words: Said | None) -> str:
    return "" if words is None else words()


def grade_name(grade: int) -> str:
    """Return in words how hard a game of this *grade* is to learn."""
    return _GRADES[grade]()


def players_told(seats: Collection[int]) -> str:
    """Return the numbers of players that a game is for."""
    fewest, most = min(seats), max(seats)
    if fewest == most:
        return translate("Games", "{players:one # player|other # players}").format(players=most)
    return translate("Games", "{fewest} to {most} players").format(fewest=fewest, most=most)


def tricks_told(tricks: int) -> str:
    """Return the length of a deal."""
    return translate("Games", "{tricks:one # trick|other # tricks}").format(tricks=tricks)


def seats_name(seats: int) -> str:
    """Return a number of players as a choice."""
    return _SEATS[seats]()


def place_name(seat: int, seats: int) -> str:
    """Return the place of *seat* as the person sees it, counted counter-clockwise from the person's 0."""
    if seat == 0:
        return translate("Games", "You")
    return _PLACES[place_of(seat, seats)]()
