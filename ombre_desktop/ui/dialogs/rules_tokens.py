"""
The tokens of the rule pages: text in braces becomes cards, signs and names of the deck in use.

=================  ==================================================
``{SA}``           a card: its index and the sign of its suit
``{name SA}``      the name of a card, in words
``{suit S}``       the name of a suit
``{sign S}``       the sign of a suit
``{rank Q}``       the name of a rank
``{trumps H}``     all trumps when hearts are trumps, from high to low
``{plain H}``      all hearts as a plain suit, from high to low
``{cards SK.SQ}``  these cards, side by side
=================  ==================================================

A token may end with ``french``, ``spanish`` or ``other`` to use that deck, or the one not in use.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from ombre_desktop.engine import Card, Cards, Rank, Ruleset, Suit, ruleset_names
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.cards import card_name, index_text, rank_name, suit_name

SIGN_HEIGHT = 15
"""The height of a suit sign in running text, in pixels at ordinary text size."""

_TOKEN = re.compile(r"\{([^{}]+)\}")
_OTHER = {Deck.SPANISH: Deck.FRENCH, Deck.FRENCH: Deck.SPANISH}


def with_cards(page: str, deck: Deck, sign_height: int) -> str:
    """Return *page* with its tokens replaced; an unknown token raises `KeyError`."""
    return _TOKEN.sub(lambda found: _written(found[1].split(), deck, sign_height), page)


def sign_url(suit: Suit, deck: Deck) -> str:
    """Return the address of a suit's sign among the resources of a rule page."""
    return f"sign:{deck.value}-{suit.value}"


def _written(words: list[str], deck: Deck, height: int) -> str:
    named = {"french": Deck.FRENCH, "spanish": Deck.SPANISH, "other": _OTHER[deck]}
    if words[-1] in named:
        deck = named[words.pop()]
    if len(words) == 1:
        return _card(Card.parse(words[0]), deck, height)
    kind, what = words
    return _KINDS[kind](what, deck, height)


def _sign(suit: Suit, deck: Deck, height: int) -> str:
    return f'<img src="{sign_url(suit, deck)}" height="{height}">'


def _card(card: Card, deck: Deck, height: int) -> str:
    sign, index = _sign(card.suit, deck, height), index_text(card.rank, deck)
    # The usual ways of writing: a French sign before its letter, a Spanish number before its sign.
    # A line never breaks between the two.
    written = f"{sign}&#8288;{index}" if deck is Deck.FRENCH else f"{index}&#8239;{sign}"
    return f'<span class="card">{written}</span>'


def _row(cards: Cards, deck: Deck, height: int) -> str:
    names = ".".join(card.text for card in cards)
    # A book with plates shows the cards themselves in the place of this remark.
    return f"<!--row {deck.value} {names}-->" + "&nbsp; ".join(_card(card, deck, height) for card in cards)


@lru_cache(maxsize=1)
def _ombre() -> Ruleset:
    """Return the chief game, whose order of cards is that of the other forms too."""
    return ruleset(ruleset_names()[0])


def _trumps(suit: Suit) -> Cards:
    return _ombre().ranking(suit).trumps


def _plain(suit: Suit) -> Cards:
    trump = Suit.HEARTS if suit is not Suit.HEARTS else Suit.SPADES
    return _ombre().ranking(trump).plain[suit]


_KINDS: dict[str, Callable[[str, Deck, int], str]] = {
    "name": lambda what, deck, _: card_name(Card.parse(what), deck),
    "suit": lambda what, deck, _: suit_name(Suit.parse(what), deck),
    "rank": lambda what, deck, _: rank_name(Rank(what), deck),
    "sign": lambda what, deck, height: _sign(Suit.parse(what), deck, height),
    "trumps": lambda what, deck, height: _row(_trumps(Suit.parse(what)), deck, height),
    "cards": lambda what, deck, height: _row(tuple(map(Card.parse, what.split("."))), deck, height),
    "plain": lambda what, deck, height: _row(_plain(Suit.parse(what)), deck, height),
}
