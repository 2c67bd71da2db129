"""
The games by name, with a paragraph on each, and the places at a table of two to five.

Every game of the registry is here; a test proves that.
"""

from __future__ import annotations

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import person, translate
from ombre_desktop.ui.texts.places import Place, place_of
from ombre_desktop.value import Value


class GameText(Value):
    """A game in English: its name, and a paragraph for somebody choosing."""

    name: str
    account: str


GAMES: dict[str, GameText] = {
    "renegado": GameText(
        QT_TRANSLATE_NOOP("Games", "Ombre Renegado"),
        QT_TRANSLATE_NOOP(
            "Games",
            "The chief form, as Spain played it. Nine cards each, and three bids: entrada names the trump"
            " and exchanges, vuelta turns the trump up, solo plays the hand as dealt. Whoever bids highest"
            " is the Ombre and needs more tricks than each of the others. The three matadors may stay in"
            " the hand when a lesser trump is led.",
        ),
    ),
    "french": GameText(
        QT_TRANSLATE_NOOP("Games", "French Ombre"),
        QT_TRANSLATE_NOOP(
            "Games",
            "The game of the French salons, with simple reckoning. All stake alike, and everything is"
            " paid by the pool: a winner takes it, and an Ombre who fails pays it again. The bids are"
            " play, sans prendre (without drawing a card) and the vole, which must take all nine"
            " tricks. Nobody may surrender.",
        ),
    ),
    "pokerwiner": GameText(
        QT_TRANSLATE_NOOP("Games", "Two-bid Ombre"),
        QT_TRANSLATE_NOOP(
            "Games",
            "The form of the encyclopaedias, good for a beginning. There are only two bids: play, and"
            " no exchange, which goes over it; a player who has bid to play may keep the game by"
            " giving up the exchange as well. After the exchange the dealer may look at what is left"
            " of the talon, but must then show it to all. Everything else is as in Renegado.",
        ),
    ),
    "two_handed": GameText(
        QT_TRANSLATE_NOOP("Games", "Ombre for two"),
        QT_TRANSLATE_NOOP(
            "Games",
            "When the third stays away. A red suit is taken out of the pack, eight cards are dealt to"
            " each, and five of the eight tricks win. The bids are those of Renegado. A player who"
            " names the trump and was dealt the matadors is paid for them at once, win or lose.",
        ),
    ),
    "four_handed": GameText(
        QT_TRANSLATE_NOOP("Games", "Ombre for four"),
        QT_TRANSLATE_NOOP(
            "Games",
            "Renegado with a fourth at the table. In each deal three play, and the one opposite the"
            " dealer sits out, winning and losing with the defenders. But when all three pass, the"
            " fourth takes the thirteen cards of the talon, keeps nine, names trumps and plays alone"
            " against the others.",
        ),
    ),
    "five_handed": GameText(
        QT_TRANSLATE_NOOP("Games", "Cinquillo, Ombre for five"),
        QT_TRANSLATE_NOOP(
            "Games",
            "Five at the table, eight cards each and nothing to exchange. The player who asks leave"
            " names the trump and calls a king; its holder is their ally, and nobody else knows it"
            " until the king falls. Between them they need five of the eight tricks. A solo takes them"
            " alone against four.",
        ),
    ),
    "homme_auvergne": GameText(
        QT_TRANSLATE_NOOP("Games", "Homme d’Auvergne"),
        QT_TRANSLATE_NOOP(
            "Games",
            "An old neighbour of the game, quick and simple. Five cards each of a short pack; one card is"
            " turned up, and whoever accepts its suit as trump is the Man against all the others. It is"
            " played for points; kings bring some of their own.",
        ),
    ),
    "quadrille": GameText(
        QT_TRANSLATE_NOOP("Games", "Quadrille"),
        QT_TRANSLATE_NOOP(
            "Games",
            "Four at the table, ten cards each and nothing to exchange: for a hundred years the card"
            " game of Europe’s drawing rooms. The player who asks leave names the trump and calls a"
            " king, whose holder is their ally in secret. Together they need six of the ten tricks;"
            " whoever plays sans prendre needs them alone.",
        ),
    ),
    "lhombre": GameText(
        QT_TRANSLATE_NOOP("Games", "L’Hombre, as in Denmark"),
        QT_TRANSLATE_NOOP(
            "Games",
            "As Danish clubs play it today: four at the table, of whom one sits out, or three. Nine bids are"
            " fought out in duels, from spil over tourné and solo to the open nolo. In a nolo there are no"
            " trumps, and the Ombre must take no trick. There is no pool: players pay each other by a"
            " tariff, and a hand that looks lost after the exchange may be thrown in.",
        ),
    ),
    "tresillo": GameText(
        QT_TRANSLATE_NOOP("Games", "Tresillo"),
        QT_TRANSLATE_NOOP(
            "Games",
            "Ombre as Spain still plays it. One suit is in favour: a bid in it goes higher and is worth more."
            " Stakes are small, and a hand that is given up may be taken over. Three play; with four at the"
            " table the dealer rests, and pays and is paid all the same.",
        ),
    ),
    "rocambor": GameText(
        QT_TRANSLATE_NOOP("Games", "Rocambor"),
        QT_TRANSLATE_NOOP(
            "Games",
            "The Ombre of Peru and Bolivia: Tresillo with diamonds, oros, in favour. A bid of oros cannot"
            " open the auction, only go above another. When all pass, whoever holds spadille must play.",
        ),
    ),
    "zanga": GameText(
        QT_TRANSLATE_NOOP("Games", "Zanga"),
        QT_TRANSLATE_NOOP(
            "Games",
            "The game of the Canary Islands: two against two, with partners who sit opposite and say nothing"
            " to each other. Whoever plays names the trump with the call and needs five of the eight tricks"
            " together with the partner, or alone. Each side has sixteen stones, and the side that wins"
            " all thirty-two wins the game.",
        ),
    ),
    "zanga_malaga": GameText(
        QT_TRANSLATE_NOOP("Games", "Zanga in Málaga"),
        QT_TRANSLATE_NOOP(
            "Games",
            "Zanga as the villages of Málaga play it, with thirty-two cards and none left over. Of the clubs"
            " only ace and king are in the pack, and they are always trumps: the king, el feo, is the fourth"
            " highest. Coins (oros) bring a stone more.",
        ),
    ),
    "tritrille": GameText(
        QT_TRANSLATE_NOOP("Games", "Tritrille"),
        QT_TRANSLATE_NOOP(
            "Games",
            "Quadrille when the fourth stays away. A red suit is taken out, and three have ten cards each."
            " The player who asks leave names the trump and demands a king; its holder gives it for another"
            " card, and all see both. The Ombre plays alone and needs six of the ten tricks.",
        ),
    ),
    "german_solo": GameText(
        QT_TRANSLATE_NOOP("Games", "German Solo"),
        QT_TRANSLATE_NOOP(
            "Games",
            "What Germany made of Quadrille: thirty-two cards, eight each, and no pool. The queen of clubs is"
            " the highest trump. In a Frage the Ombre calls an ace, whose holder is the ally, in secret; a"
            " solo needs five of the eight tricks alone, and a tout takes all. In one suit, the couleur,"
            " everything is paid double.",
        ),
    ),
}
"""Every game, by its name in the registry."""

_SEATS = {
    2: QT_TRANSLATE_NOOP("Games", "Two"),
    3: QT_TRANSLATE_NOOP("Games", "Three"),
    4: QT_TRANSLATE_NOOP("Games", "Four"),
    5: QT_TRANSLATE_NOOP("Games", "Five"),
}
_PLACES: dict[Place, str] = {
    Place.RIGHT: QT_TRANSLATE_NOOP("Games", "At your right"),
    Place.OPPOSITE_RIGHT: QT_TRANSLATE_NOOP("Games", "Opposite you, to the right"),
    Place.OPPOSITE: QT_TRANSLATE_NOOP("Games", "Opposite you"),
    Place.OPPOSITE_LEFT: QT_TRANSLATE_NOOP("Games", "Opposite you, to the left"),
    Place.LEFT: QT_TRANSLATE_NOOP("Games", "At your left"),
}


def game_name(game: str) -> str:
    """Return the name of *game*; an unknown one keeps its own word."""
    return translate("Games", GAMES[game].name) if game in GAMES else f"{person(game):Name}"


def game_account(game: str) -> str:
    """Return a paragraph on *game*; empty for one without words."""
    return translate("Games", GAMES[game].account) if game in GAMES else ""


def seats_name(seats: int) -> str:
    """Return a number of players as a choice."""
    return translate("Games", _SEATS[seats])


def place_name(seat: int, seats: int) -> str:
    """Return the place of *seat* as the person sees it, counted counter-clockwise from the person's 0."""
    if seat == 0:
        return translate("Games", "You")
    return translate("Games", _PLACES[place_of(seat, seats)])
