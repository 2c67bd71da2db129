"""The last words of each seat, which stay readable on the table, and the standing bid."""

from __future__ import annotations

from ombre_desktop.engine import (
    HIDDEN,
    Action,
    Bid,
    CallCard,
    Cards,
    Discard,
    PlayCard,
    Say,
    Seat,
    SeatView,
    Word,
)
from ombre_desktop.engine.seats import with_seat

Words = tuple[Action | None, ...]
"""The last word of each seat; None if the seat has said nothing."""


def standing_bid(view: SeatView) -> tuple[str, Seat] | None:
    """Return the highest bid of the auction and its bidder; None if nobody has bid."""
    bidding = view.position.bidding
    if bidding is None or bidding.holder is None or bidding.standing is None:
        return None
    return bidding.standing, bidding.holder


def last_words(view: SeatView) -> Words:
    """Return the last words of each seat that still count."""
    said: Words = (None,) * view.position.seats
    has_led = False
    for seat, action, betrays in view.position.history:
        match action:
            case Say(word=Word.KEEP) if betrays is not None:
                continue  # said to nobody
            case Say(word=Word.PLAY) if view.position.ombre == seat and view.position.exchanging is not None:
                continue  # an Ombre who does not throw the hand in says nothing
            case Say() | Bid() | CallCard():
                said = with_seat(said, seat, action)
            case Discard(cards=cards) if len(cards) == len(view.position.drawn[seat]):
                said = with_seat(said, seat, thrown(len(cards)))
            case PlayCard(gano=gano):
                said, has_led = said if has_led else (None,) * view.position.seats, True
                said = with_seat(said, seat, action) if gano else said
    said = without_pass_of(view.position.ombre, said)
    if view.position.contract is not None and view.position.ombre is not None:
        said = raised(view.position.ombre, view.position.contract.name, said)
    playing = view.position.playing
    return of_this_trick(said, playing.trick.gano if playing and playing.trick else ())


def without_pass_of(ombre: Seat | None, said: Words) -> Words:
    """Return *said* without the pass of an *ombre* who must play after all."""
    if ombre is None or said[ombre] != Say(Word.PASS):
        return said
    return with_seat(said, ombre, None)


def raised(ombre: Seat, contract: str, said: Words) -> Words:
    """Return *said* with the *contract* that the *ombre* plays, where their bid is still their last word."""
    return with_seat(said, ombre, Bid(contract)) if isinstance(said[ombre], Bid) else said


def of_this_trick(said: Words, asked: Cards) -> Words:
    """Return *said* without gano for cards of earlier tricks."""
    return tuple(None if isinstance(word, PlayCard) and word.card not in asked else word for word in said)


def thrown(number: int) -> Discard:
    """Return *number* discards, face down."""
    return Discard((HIDDEN,) * number)
