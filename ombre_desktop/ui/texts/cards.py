"""Names of suits, cards and trumps in the words of either deck."""

from ombre_desktop.engine import BLACK_QUEENS, Card, Cards, Rank, Ranking, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Named, Said, named, noun, person, translate

_SUITS: dict[Deck, dict[Suit, str]] = {
    Deck.SPANISH: {
        Suit.SPADES: QT_TRANSLATE_NOOP("SpanishCards", "swords"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("SpanishCards", "clubs"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("SpanishCards", "cups"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("SpanishCards", "coins"),
    },
    Deck.FRENCH: {
        Suit.SPADES: QT_TRANSLATE_NOOP("FrenchCards", "spades"),
        Suit.CLUBS: QT_TRANSLATE_NOOP("FrenchCards", "clubs"),
        Suit.HEARTS: QT_TRANSLATE_NOOP("FrenchCards", "hearts"),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("FrenchCards", "diamonds"),
    },
}
_LONG_SUITS: dict[Suit, str] = {
    Suit.SPADES: QT_TRANSLATE_NOOP("SpanishCards", "swords (espadas)"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("SpanishCards", "clubs (bastos)"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("SpanishCards", "cups (copas)"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("SpanishCards", "coins (oros)"),
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
_LETTERS: dict[Rank, Said] = {
    Rank.ACE: Said("Cards", "A"),
    Rank.JACK: Said("Cards", "J"),
    Rank.QUEEN: Said("Cards", "Q"),
    Rank.KING: Said("Cards", "K"),
}
"""The letters of the French deck."""
_FIGURES = {Rank.ACE: "1", Rank.JACK: "10", Rank.QUEEN: "11", Rank.KING: "12"}
"""The figures of the same cards in the Spanish deck."""
_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
_MATADORS = (
    QT_TRANSLATE_NOOP("Cards", "spadille"),
    QT_TRANSLATE_NOOP("Cards", "manille"),
    QT_TRANSLATE_NOOP("Cards", "basto"),
)
_OF_BLACK_QUEENS = (
    QT_TRANSLATE_NOOP("Cards", "spadille"),
    QT_TRANSLATE_NOOP("Cards", "manille"),
    QT_TRANSLATE_NOOP("Cards", "basta"),
)
"""The titles of the highest trumps where they are no matadors: the black queens and the trump seven."""
_PUNTO = QT_TRANSLATE_NOOP("Cards", "punto")
_PUNTO_PLACE = 3
_FACE_DOWN = QT_TRANSLATE_NOOP("Cards", "card face down")
_CONTEXTS = {Deck.SPANISH: "SpanishCards", Deck.FRENCH: "FrenchCards"}
"""The translation context of each deck, since clubs differ between them."""
_OF_SUITS = {
    Deck.SPANISH: Said("SpanishCards", "{rank} of {suit}"),
    Deck.FRENCH: Said("FrenchCards", "{rank} of {suit}"),
}


def noun_of_deck(text: str, deck: Deck) -> Named:
    """Return the noun that a catalogue has for *text* when it is said of *deck*."""
    return noun(_CONTEXTS[deck], text)


def suit_name(suit: Suit, deck: Deck) -> Named:
    """Return the suit in the deck's words: "hearts", "cups"."""
    return noun_of_deck(_SUITS[deck][suit], deck)


def long_suit_name(suit: Suit, deck: Deck) -> Named:
    """Return the suit, with its Spanish word if the deck is Spanish: "cups (copas)"."""
    return noun(_CONTEXTS[deck], _LONG_SUITS[suit]) if deck is Deck.SPANISH else suit_name(suit, deck)


def rank_name(rank: Rank, deck: Deck) -> Named:
    """Return the rank in words: "seven", "king", "knight"."""
    table = _RANKS | _SPANISH_RANKS if deck is Deck.SPANISH else _RANKS
    return noun("Cards", table[rank])


def index_text(rank: Rank, deck: Deck) -> str:
    """Return the index in the card's corner: "A", "12", "7"."""
    plain = "10" if rank is Rank.TEN else rank.value
    if deck is Deck.SPANISH:
        return _FIGURES.get(rank, plain)
    return _LETTERS[rank]() if rank in _LETTERS else plain


def card_name(card: Card, deck: Deck) -> Named:
    """Return the full name of the card: "seven of cups", "queen of hearts"."""
    return _of(rank_name(card.rank, deck), card, deck)


def card_label(card: Card, deck: Deck) -> Named:
    """Return a short name for a button or a line: "7 of cups", "queen of hearts"."""
    return _of(rank_label(card.rank, deck), card, deck)


def rank_label(rank: Rank, deck: Deck) -> Named:
    """Return a short name of the rank alone: "7", "queen"."""
    name = rank_name(rank, deck)
    return name if rank in _COURTS else named(index_text(rank, deck), name.kind)


def trump_name(card: Card, ranking: Ranking) -> Named | None:
    """Return the name of *card* among the trumps: spadille, manille, basto or punto; None for the others."""
    if BLACK_QUEENS[0] in ranking.trumps[:1]:
        titles = dict(zip(ranking.trumps, _OF_BLACK_QUEENS, strict=False))
        return noun("Cards", titles[card]) if card in titles else None
    if card in ranking.matadors:
        return noun("Cards", _MATADORS[ranking.matadors.index(card)])
    is_punto = ranking.matadors and card.rank is Rank.ACE and card in ranking.trumps
    if is_punto and ranking.trumps.index(card) == _PUNTO_PLACE:
        return noun("Cards", _PUNTO)
    return None


def matador_name(card: Card) -> Named:
    """Return the name of a card known to be a matador; one that is not a black ace is manille."""
    place = {"SA": 0, "CA": 2}.get(card.text, 1)
    return noun("Cards", _MATADORS[place])


def spoken_name(card: Card, ranking: Ranking, deck: Deck) -> Named:
    """Return the name with the title, if any: "spadille, the ace of spades"."""
    title = trump_name(card, ranking)
    if title is None:
        return card_name(card, deck)
    told = translate("Cards", "{title}, {card:the}")
    return person(told.format(title=title, card=card_name(card, deck)))


def card_labels(cards: Cards, deck: Deck) -> list[Named]:
    """Return short names for a list."""
    return [card_label(card, deck) for card in cards]


def _of(rank: Named, card: Card, deck: Deck) -> Named:
    """Return the name of the card of that *rank*, from whose forms the card's are derived."""
    if card.text == "?":
        return noun("Cards", _FACE_DOWN)
    pattern, suit = _OF_SUITS[deck](), suit_name(card.suit, deck)
    declined = {form: pattern.format(rank=word, suit=suit) for form, word in rank.declined.items()}
    english = _OF_SUITS[deck].text.format(rank=rank.english, suit=suit.english)
    return named(pattern.format(rank=rank, suit=suit), rank.kind, declined, english)
