"""
Odds: where the cards still out probably are, and what an act told about a hand.

Both are plain data, ready to be sent to another process. They hold no text for people: the user interface
makes sentences from keys, cards and shares.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from ombre_desktop.engine import Card, Seat, Suit
from ombre_desktop.players.advice_text import figure, of_kind
from ombre_desktop.value import Value

WHOLE = 100
"""The sum of the odds of a card, in per cent."""


class CardOdds(Value):
    """
    The place of one *card* still out: the share of imagined deals in which each seat holds it.

    *away* is the share in which nobody does: the card is in the talon, or was thrown. *error* is the standard
    error of the largest share, 0 if all possible deals were counted. The place is *certain* if it follows
    from what was seen, and not only from imagined deals that agree.
    """

    card: Card
    seats: tuple[float, ...]
    away: float
    error: float = 0.0
    certain: bool = False

    @property
    def places(self) -> tuple[float, ...]:
        """The share of each seat, and last that of the cards away; they add up to 1."""
        return (*self.seats, self.away)


def in_whole(shares: Sequence[float]) -> tuple[int, ...]:
    """Return *shares* that add up to 1 in per cent, as whole numbers that add up to 100."""
    found = [int(WHOLE * share) for share in shares]
    by_rest = sorted(range(len(shares)), key=lambda at: found[at] - WHOLE * shares[at])
    for at in by_rest[: WHOLE - sum(found)]:
        found[at] += 1
    return tuple(found)


class Odds(Value):
    """
    The odds of every card still out, from what one seat may see.

    *cards* begins with the *telling* ones: the trumps and the highest cards of the plain suits.
    *number* is the number of imagined deals; with *counted*, these are all possible deals.
    """

    cards: tuple[CardOdds, ...]
    telling: int
    number: int
    counted: bool = False

    @property
    def first(self) -> tuple[CardOdds, ...]:
        """The cards that matter most."""
        return self.cards[: self.telling]

    def of(self, card: Card) -> CardOdds | None:
        """Return the odds of *card*; None if it is no longer out."""
        return next((one for one in self.cards if one.card is card), None)


class Trait(Enum):
    """A trait of a hand; the value is its name in messages between processes."""

    CARD = "card"
    """The hand has a certain card."""
    TRUMPS = "trumps"
    """The hand has at least a certain number of trumps."""
    LESSER = "lesser"
    """The hand has a trump below the matadors: one that any lead of a trump forces out (rule 1.9)."""
    SUIT = "suit"
    """The hand has a card of a certain plain suit."""
    LONG = "long"
    """The hand has at least a certain number of cards of one suit, with the black aces as its trumps."""


class Finding(Value):
    """
    A *trait* of a hand about which an act told something: its share of the deals *before* and *after* it.

    Only the fields that belong to the trait are set. *error* is the standard error of the difference.
    The finding is *certain* if the trait is proved now, or proved to be missing.
    """

    trait: Trait
    before: float
    after: float
    error: float = 0.0
    card: Card | None = None
    suit: Suit | None = None
    number: int = 0
    certain: bool = False


class Telling(Value):
    """
    The *findings* of an act about the hand of *seat*, the most telling first.

    There are none if the act hardly changed what was known.
    """

    seat: Seat
    findings: tuple[Finding, ...]
    number: int


def odds_object(odds: Odds) -> dict[str, object]:
    """Convert *odds* to a JSON object."""
    return {
        "cards": [[one.card.text, list(one.seats), one.away, one.error, one.certain] for one in odds.cards],
        "telling": odds.telling,
        "number": odds.number,
        "counted": odds.counted,
    }


def parse_odds(said: Any, seats: int) -> Odds:
    """
    Read the odds of a deal with *seats* seats.

    Raise `ValueError`, `TypeError` or `KeyError` if they are malformed.
    """
    cards = tuple(_card(each, seats) for each in said["cards"])
    telling, number = of_kind(said["telling"], int), of_kind(said["number"], int)
    if not 0 <= telling <= len(cards) or number < 1:
        raise ValueError("the numbers of cards and deals are wrong")
    return Odds(cards, telling, number, of_kind(said["counted"], bool))


def _card(said: Any, seats: int) -> CardOdds:
    card, held, away, error, certain = said
    shares = tuple(map(_share, held))
    found = CardOdds(_a_card(card), shares, _share(away), figure(error), of_kind(certain, bool))
    if len(found.seats) != seats or abs(sum(found.places) - 1) > 0.01:
        raise ValueError("a card is in one place")
    return found


def telling_object(telling: Telling) -> dict[str, object]:
    """Convert *telling* to a JSON object."""
    return {
        "seat": int(telling.seat),
        "findings": [
            {
                "trait": one.trait.value,
                "before": one.before,
                "after": one.after,
                "error": one.error,
                "card": one.card and one.card.text,
                "suit": one.suit and one.suit.value,
                "number": one.number,
                "certain": one.certain,
            }
            for one in telling.findings
        ],
        "number": telling.number,
    }


def parse_telling(said: Any, seats: int) -> Telling:
    """
    Read what an act told in a deal with *seats* seats.

    Raise `ValueError`, `TypeError` or `KeyError` if it is malformed.
    """
    seat = of_kind(said["seat"], int)
    if not 0 <= seat < seats:
        raise ValueError("there is no such seat")
    findings = tuple(map(_finding, said["findings"]))
    return Telling(Seat(seat), findings, of_kind(said["number"], int))


def _finding(said: Any) -> Finding:
    return Finding(
        Trait(said["trait"]),
        _share(said["before"]),
        _share(said["after"]),
        figure(said["error"]),
        None if said["card"] is None else _a_card(said["card"]),
        None if said["suit"] is None else Suit(said["suit"]),
        of_kind(said["number"], int),
        of_kind(said["certain"], bool),
    )


def _a_card(said: object) -> Card:
    return Card.parse(of_kind(said, str))


def _share(said: object) -> float:
    share = figure(said)
    if not 0 <= share <= 1:
        raise ValueError("a share lies between 0 and 1")
    return share
