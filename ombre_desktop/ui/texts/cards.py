"""Names of suits, cards and trumps in the words of either deck."""

from PySide6.QtCore import QCoreApplication

from ombre_desktop.engine import Card, Cards, Rank, Ranking, Suit
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_SUITS: dict[Deck, dict[Suit, str]] = {
    Deck.SPANISH: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Cards", "swords"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Cards", "clubs"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Cards", "cups"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Cards", "coins"),
    },
    Deck.FRENCH: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Cards", "spades"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Cards", "clubs"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Cards", "hearts"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Cards", "diamonds"),
    },
}
_LONG_SUITS: dict[Suit, str] = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Cards", "swords (espadas)"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Cards", "clubs (bastos)"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Cards", "cups (copas)"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Cards", "coins (oros)"),
}
_RANKS: dict[Rank, str] = {
    Rank.ACE: QT_TRANSLATE_NOOP("Cards", "ace"),
    Rank.KING: QT_TRANSLATE_NOOP("Cards", "king"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "queen"),
    Rank.JACK: QT_TRANSLATE_NOOP("Cards", "jack"),
    Rank.TEN: QT_TRANSLATE_NOOP("Cards", "ten"),
    Rank.NINE: QT_TRANSLATE_NOOP("Cards", "nine"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "eight"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "seven"),
    Rank.SIX: QT_TRANSLATE_NOOP("Cards", "six"),
    Rank.FIVE: QT_TRANSLATE_NOOP("Cards", "five"),
    Rank.FOUR: QT_TRANSLATE_NOOP("Cards", "four"),
    Rank.THREE: QT_TRANSLATE_NOOP("Cards", "three"),
    Rank.TWO: QT_TRANSLATE_NOOP("Cards", "two"),
}
_SPANISH_RANKS: dict[Rank, str] = {
    Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "knight"),
    Rank.JACK: QT_TRANSLATE_NOOP("Cards", "page"),
}
_INDICES: dict[Deck, dict[Rank, str]] = {
    Deck.SPANISH: {Rank.ACE: "1", Rank.JACK: "10", Rank.QUEEN: "11", Rank.KING: "12"},
    Deck.FRENCH: {
        Rank.ACE: QT_TRANSLATE_NOOP("Cards", "A"),
        Rank.JACK: QT_TRANSLATE_NOOP("Cards", "J"),
        Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "Q"),
        Rank.KING: QT_TRANSLATE_NOOP("Cards", "K"),
    },
}
_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
_MATADORS = (
    QT_TRANSLATE_NOOP("Cards", "spadille"),
    QT_TRANSLATE_NOOP("Cards", "manille"),
    QT_TRANSLATE_NOOP("Cards", "basto"),
)
_PUNTO_PLACE = 3


def suit_name(suit: Suit, deck: Deck) -> str:
    """The suit in the deck's words: "hearts", "cups"."""
    return translate("Cards", _SUITS[deck][suit])


def long_suit_name(suit: Suit, deck: Deck) -> str:
    """The suit with its Spanish word where the deck is Spanish: "cups (copas)"."""
    return translate("Cards", _LONG_SUITS[suit]) if deck is Deck.SPANISH else suit_name(suit, deck)


def rank_name(rank: Rank, deck: Deck) -> str:
    """The rank in words: "seven", "king", "knight"."""
    table = _RANKS | _SPANISH_RANKS if deck is Deck.SPANISH else _RANKS
    return translate("Cards", table[rank])


def index_text(rank: Rank, deck: Deck) -> str:
    """What is printed in the card's corner: "A", "12", "7"."""
    plain = "10" if rank is Rank.TEN else rank.value
    index = _INDICES[deck].get(rank)
    return translate("Cards", index) if index else plain


def card_name(card: Card, deck: Deck) -> str:
    """The card's full name: "seven of cups", "queen of hearts"."""
    return _of(rank_name(card.rank, deck), card, deck)


def card_label(card: Card, deck: Deck) -> str:
    """A short name for a button or a line: "7 of cups", "queen of hearts"."""
    return _of(rank_label(card.rank, deck), card, deck)


def rank_label(rank: Rank, deck: Deck) -> str:
    """A short name of the rank alone: "7", "queen"."""
    return rank_name(rank, deck) if rank in _COURTS else index_text(rank, deck)


def trump_name(card: Card, ranking: Ranking) -> str | None:
    """What *card* is called among the trumps: spadille, manille, basto or punto; None for the others."""
    if card in ranking.matadors:
        return translate("Cards", _MATADORS[ranking.matadors.index(card)])
    is_punto = ranking.matadors and card.rank is Rank.ACE and card in ranking.trumps
    if is_punto and ranking.trumps.index(card) == _PUNTO_PLACE:
        return translate("Cards", "punto")
    return None


def matador_name(card: Card) -> str:
    """The name of a card that is known to be a matador: what is neither black ace is manille."""
    place = {"SA": 0, "CA": 2}.get(card.text, 1)
    return translate("Cards", _MATADORS[place])


def spoken_name(card: Card, ranking: Ranking, deck: Deck) -> str:
    """The name with its title, if it has one: "spadille, the ace of spades"."""
    title = trump_name(card, ranking)
    if title is None:
        return card_name(card, deck)
    return translate("Cards", "{title}, the {card}").format(title=title, card=card_name(card, deck))


def card_labels(cards: Cards, deck: Deck) -> list[str]:
    """Short names with their article, for a list: "the 7 of cups"."""
    return [with_article(card_label(card, deck)) for card in cards]


def rank_labels(cards: Cards, deck: Deck) -> list[str]:
    """As :func:`card_labels`, where the suit has been named: "the 7"."""
    return [with_article(rank_label(card.rank, deck)) for card in cards]


def with_article(label: str) -> str:
    """The name with its article."""
    return translate("Cards", "the {card}").format(card=label)


def _of(rank: str, card: Card, deck: Deck) -> str:
    if card.text == "?":
        return translate("Cards", "card face down")
    return translate("Cards", "{rank} of {suit}").format(rank=rank, suit=suit_name(card.suit, deck))
