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
            "The chief form, as Spain played it. Nine cards each, and three bids: entrada names the trump"
            " and exchanges, vuelta turns the trump up, solo plays the hand as dealt. Whoever bids highest"
            " is the Ombre and needs more tricks than each of the others. The three matadors may stay in"
            " the hand when a lesser trump is led.",
        ),
    ),
    "french": GameText(
        Said("Games", "French Ombre"),
        Said(
            "Games",
            "The game of the French salons, with simple reckoning. All stake alike, and everything is"
            " paid by the pool: a winner takes it, and an Ombre who fails pays it again. The bids are"
            " play, sans prendre (without drawing a card) and the vole, which must take all nine"
            " tricks. Nobody may surrender.",
        ),
    ),
    "pokerwiner": GameText(
        Said("Games", "Two-bid Ombre"),
        Said(
            "Games",
            "The form of the encyclopaedias, good for a beginning. There are only two bids: play, and"
            " no exchange, which goes over it; a player who has bid to play may keep the game by"
            " giving up the exchange as well. After the exchange the dealer may look at what is left"
            " of the talon, but must then show it to all. Everything else is as in Renegado.",
        ),
    ),
    "two_handed": GameText(
        Said("Games", "Ombre for two"),
        Said(
            "Games",
            "When the third stays away. A red suit is taken out of the pack, eight cards are dealt to"
            " each, and five of the eight tricks win. The bids are those of Renegado. A player who"
            " names the trump and was dealt the matadors is paid for them at once, win or lose.",
        ),
    ),
    "four_handed": GameText(
        Said("Games", "Ombre for four"),
        Said(
            "Games",
            "Renegado with a fourth at the table. In each deal three play, and the one opposite the"
            " dealer sits out, winning and losing with the defenders. But when all three pass, the"
            " fourth takes the thirteen cards of the talon, keeps nine, names trumps and plays alone"
            " against the others.",
        ),
    ),
    "five_handed": GameText(
        Said("Games", "Cinquillo, Ombre for five"),
        Said(
            "Games",
            "Five at the table, eight cards each and nothing to exchange. The player who asks leave"
            " names the trump and calls a king; its holder is their ally, and nobody else knows it"
            " until the king falls. Between them they need five of the eight tricks. A solo takes them"
            " alone against four.",
        ),
    ),
    "homme_auvergne": GameText(
        Said("Games", "Homme d’Auvergne"),
        Said(
            "Games",
            "An old neighbour of the game, quick and simple. Five cards each of a short pack; one card is"
            " turned up, and whoever accepts its suit as trump is the Man against all the others. It is"
            " played for points; kings bring some of their own.",
        ),
    ),
    "quadrille": GameText(
        Said("Games", "Quadrille"),
        Said(
            "Games",
            "Four at the table, ten cards each and nothing to exchange: for a hundred years the card"
            " game of Europe’s drawing rooms. The player who asks leave names the trump and calls a"
            " king, whose holder is their ally in secret. Together they need six of the ten tricks;"
            " whoever plays sans prendre needs them alone.",
        ),
    ),
    "lhombre": GameText(
        Said("Games", "L’Hombre, as in Denmark"),
        Said(
            "Games",
            "As Danish clubs play it today: four at the table, of whom one sits out, or three. Nine bids are"
            " fought out in duels, from spil over tourné and solo to the open nolo. In a nolo there are no"
            " trumps, and the Ombre must take no trick. There is no pool: players pay each other by a"
            " tariff, and a hand that looks lost after the exchange may be thrown in.",
        ),
    ),
    "tresillo": GameText(
        Said("Games", "Tresillo"),
        Said(
            "Games",
            "Ombre as Spain still plays it. One suit is in favour: a bid in it goes higher and is worth more."
            " Stakes are small, and a hand that is given up may be taken over. Three play; with four at the"
            " table the dealer rests, and pays and is paid all the same.",
        ),
    ),
    "rocambor": GameText(
        Said("Games", "Rocambor"),
        Said(
            "Games",
            "The Ombre of Peru and Bolivia: Tresillo with diamonds, oros, in favour. A bid of oros cannot"
            " open the auction, only go above another. When all pass, whoever holds spadille must play.",
        ),
    ),
    "zanga": GameText(
        Said("Games", "Zanga"),
        Said(
            "Games",
            "The game of the Canary Islands: two against two, with partners who sit opposite and say nothing"
            " to each other. Whoever plays names the trump with the call and needs five of the eight tricks"
            " together with the partner, or alone. Each side has sixteen stones, and the side that wins"
            " all thirty-two wins the game.",
        ),
    ),
    "zanga_malaga": GameText(
        Said("Games", "Zanga in Málaga"),
        Said(
            "Games",
            "Zanga as the villages of Málaga play it, with thirty-two cards and none left over. Of the clubs"
            " only ace and king are in the pack, and they are always trumps: the king, el feo, is the fourth"
            " highest. Coins (oros) bring a stone more.",
        ),
    ),
    "tritrille": GameText(
        Said("Games", "Tritrille"),
        Said(
            "Games",
            "Quadrille when the fourth stays away. A red suit is taken out, and three have ten cards each."
            " The player who asks leave names the trump and demands a king; its holder gives it for another"
            " card, and all see both. The Ombre plays alone and needs six of the ten tricks.",
        ),
    ),
    "german_solo": GameText(
        Said("Games", "German Solo"),
        Said(
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
