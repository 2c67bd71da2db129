"""The words of a record: cards, hands, seats, actions, payments."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from ombre_desktop.engine.actions import (
    Action,
    Bid,
    CallCard,
    Discard,
    GiveCard,
    NameTrump,
    PlayCard,
    Say,
    Word,
)
from ombre_desktop.engine.cards import HIDDEN, Card, Cards, Rank, Suit, cards, gathered
from ombre_desktop.engine.chips import Payment
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.flaws import shortened
from ombre_desktop.engine.numbers import number
from ombre_desktop.engine.requests import (
    CallRequest,
    ExchangeRequest,
    PlayRequest,
    Request,
    TrumpRequest,
)
from ombre_desktop.engine.seats import POOL, Party, Place, Seat

GANO = "!"
"""The mark after a card played with gano."""

_CARDS: Final = frozenset(suit.value + rank.value for suit in Suit for rank in Rank)


def seat_text(seat: Seat) -> str:
    """Format a seat, counted from 1."""
    return str(seat + 1)


def parse_seat(text: str, seats: int) -> Seat:
    """Parse a seat at a table of *seats*."""
    counted = number(text)
    if counted is None or not 1 <= counted <= seats:
        raise NotationError(text, "seat")
    return Seat(counted - 1)


def cards_text(listed: Cards) -> str:
    """Format cards one by one, runs of hidden ones counted: ``S7 C6 ?3``; ``-`` for none."""
    words: list[str] = []
    for hidden, run in groupby(listed, key=lambda card: card is HIDDEN):
        found = list(run)
        words += [f"?{len(found)}"] if hidden else [card.text for card in found]
    return " ".join(words) or "-"


def hand_text(hand: Cards) -> str:
    """Format a hand by suits: ``SAJ3 C2 HAK76 D7``; hidden cards last, ``-`` for no cards at all."""
    known = [card for card in hand if card is not HIDDEN]
    suits = [
        suit.value + "".join(card.rank.value for card in held)
        for suit in Suit
        if (held := [card for card in known if card.suit is suit])
    ]
    if len(known) < len(hand):
        suits.append(f"?{len(hand) - len(known)}")
    return " ".join(suits) or "-"


def parse_hand(text: str) -> Cards:
    """Parse a hand written by suits, keeping its order; raise `NotationError` for any other text."""
    return gathered(_by_suits(text))


def _by_suits(text: str) -> Iterator[tuple[str, Cards]]:
    for word in text.split():
        if word[0] == "?":
            yield word, cards(word)
        elif word != "-":
            suit = Suit.parse(word[0])
            for letter in word[1:]:
                yield word, (Card.parse(suit.value + letter),)


def parse_cards(text: str) -> Cards:
    """Parse cards one by one, hidden ones counted; ``-`` for none."""
    return () if text.strip() == "-" else cards(text)


def is_card(text: str) -> bool:
    """Return True if *text* can only be a card, known or hidden."""
    return text[:1] == "?" or text in _CARDS


def action_text(action: Action) -> str:
    """Format an action without its seat."""
    if isinstance(action, Discard):
        return cards_text(action.cards)
    return str(action)


def parse_action(words: list[str], asked: Request) -> Action:
    """
    Parse *words* as an answer to *asked*; raise `NotationError` if they are not an answer.

    Whether the answer is lawful is judged elsewhere.
    """
    first = words[0]
    if isinstance(asked, ExchangeRequest) and (first == "-" or is_card(first)):
        return Discard(parse_cards(" ".join(words)))
    if len(words) == 2 and first == "call":
        return CallCard(Card.parse(words[1]))
    if len(words) == 2 and first == "give":
        return GiveCard(Card.parse(words[1]))
    if len(words) > 1:
        raise NotationError(" ".join(words), "one-word answer")
    if isinstance(asked, PlayRequest) and is_card(card := first.removesuffix(GANO)):
        if card == HIDDEN.text:
            raise NotationError(first, "card")
        return PlayCard(Card.parse(card), gano=card != first)
    if isinstance(asked, TrumpRequest) and len(first) == 1:
        return NameTrump(Suit.parse(first))
    return _word(first, asked)


def _word(text: str, asked: Request) -> Action:
    if isinstance(asked, CallRequest) and text != Word.PASS.value and text == shortened(text):
        return Bid(text)
    if isinstance(asked, TrumpRequest) and text in asked.games:
        return Bid(text)
    try:
        return Say(Word(text))
    except ValueError:
        raise NotationError(text, "word") from None


def payments_text(payments: tuple[Payment, ...]) -> str:
    """Format payments by payer and payee, added up for each pair."""
    sums: dict[tuple[Party, Party], int] = {}
    for paid in payments:
        pair = (paid.payer, paid.payee)
        sums[pair] = sums.get(pair, 0) + paid.chips
    ordered = sorted(sums, key=lambda pair: (_place(pair[0]), _place(pair[1])))
    return "  ".join(f"{party_text(a)}>{party_text(b)} {sums[a, b]}" for a, b in ordered)


def party_text(party: Party) -> str:
    """Format a payer or payee: a seat from 1, or ``pool``."""
    return POOL.value if isinstance(party, Place) else seat_text(party)


def _place(party: Party) -> int:
    return -1 if isinstance(party, Place) else int(party)
