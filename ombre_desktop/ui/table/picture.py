"""
What lies on the table, as a value.

A picture is made from a seat's view, or from the picture before and an event;
both ways give the same. It knows no pixels and no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from ombre_desktop.engine import (
    HIDDEN,
    Action,
    Bid,
    Card,
    Cards,
    DealState,
    Discard,
    Say,
    Seat,
    SeatView,
    Settlement,
    Suit,
    Word,
)
from ombre_desktop.engine import events as happened
from ombre_desktop.engine.cards import in_order, without
from ombre_desktop.ui.sitting import Sitting

T = TypeVar("T")

PLAY_WORDS = frozenset(
    (Word.SURRENDER, Word.ACCEPT, Word.REFUSE, Word.TAKE_OVER, Word.CLAIM, Word.VOLE)
)
"""What is said during the play; earlier words are taken away when it begins."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """
    The cards, counters and words in sight; values by seat where there are several.

    *talon* counts the cards lying face down, *turned* is a turned card lying
    open beside it. *laid* are the hands laid open once the deal is settled.
    """

    dealer: Seat
    hands: tuple[Cards, ...]
    chips: tuple[int, ...]
    pool: int
    said: tuple[Action | None, ...]
    dead: tuple[int, ...]
    won: tuple[int, ...]
    talon: int = 0
    turned: Card | None = None
    open_talon: Cards = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    ombre: Seat | None = None
    contract: str | None = None
    trump: Suit | None = None
    laid: tuple[Cards, ...] = ()
    settlement: Settlement | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)


def picture_of(view: SeatView, sitting: Sitting) -> TablePicture:
    """The whole table as *view* shows it."""
    state = view.position
    playing = state.playing
    turned = state.turned[0] if state.turned and state.turned[0] in state.talon[:1] else None
    opened = _open_talon(state, turned)
    trick = playing.trick.plays if playing and playing.trick else ()
    over = state.settlement
    return TablePicture(
        dealer=state.dealer,
        hands=state.hands if over is None else ((),) * state.seats,
        chips=tuple(int(chips) for chips in sitting.session.chips),
        pool=int(sitting.session.pool),
        said=_last_words(state),
        dead=tuple(len(cards) for cards in state.dead),
        won=playing.won if playing else (0,) * state.seats,
        talon=len(state.talon) - (turned is not None and not opened) - len(opened),
        turned=None if opened else turned,
        open_talon=opened,
        trick=trick,
        ombre=state.ombre,
        contract=state.contract.name if state.contract else None,
        trump=state.trump,
        laid=() if over is None else laid_hands(state),
        settlement=over,
    )


def before_events(view: SeatView, sitting: Sitting, seen: tuple[happened.Event, ...]) -> TablePicture:
    """An empty table with the counters as they were before *seen* paid any."""
    picture = picture_of(view, sitting)
    for event in seen:
        if isinstance(event, happened.Paid):
            paid = event.payment
            picture = _paid(picture, paid.payee, paid.payer, chips=paid.chips)
    nobody: tuple[Cards, ...] = ((),) * picture.seats
    return replace(picture, hands=nobody, said=(None,) * picture.seats, talon=0)


def laid_hands(state: DealState) -> tuple[Cards, ...]:
    """The hands as they were when play began, or as dealt if it never did."""
    return state.playing.opening if state.playing else state.hands


def _open_talon(state: DealState, turned: Card | None) -> Cards:
    is_open = bool(state.talon) and all(card in state.shown for card in state.talon)
    alone = turned is not None and len(state.talon) == 1
    return state.talon if is_open and not alone else ()


def _last_words(state: DealState) -> tuple[Action | None, ...]:
    said: list[Action | None] = [None] * state.seats
    for seat, action, _ in state.history:
        if isinstance(action, Say | Bid | Discard) and (state.playing is None or _in_play(action)):
            said[seat] = action
    return tuple(said)


def _in_play(action: Action) -> bool:
    return isinstance(action, Say) and action.word in PLAY_WORDS


def after(picture: TablePicture, event: happened.Event) -> TablePicture:  # noqa: PLR0911, PLR0912 - one an event
    """The picture once *event* has been seen; the settlement is drawn from the view."""
    match event:
        case happened.Dealt():
            return _dealt(picture, event)
        case happened.Said(seat=seat, word=word):
            return replace(picture, said=_at(picture.said, seat, Say(word)))
        case happened.BidMade(seat=seat, contract=name):
            return replace(picture, said=_at(picture.said, seat, Bid(name)))
        case happened.OmbreMade(seat=seat, contract=name):
            return replace(picture, ombre=seat, contract=name)
        case happened.OmbreChanged(seat=seat):
            return replace(picture, ombre=seat)
        case happened.TrumpNamed(suit=suit):
            return replace(picture, trump=suit)
        case happened.CardTurned(card=card):
            return replace(picture, turned=card, talon=picture.talon - 1)
        case happened.Exchanged():
            return _exchanged(picture, event)
        case happened.TalonShown(cards=cards) if cards != (picture.turned,):
            return replace(picture, open_talon=cards, turned=None, talon=0)
        case happened.PlayBegan():
            return replace(picture, said=(None,) * picture.seats)
        case happened.CardPlayed(seat=seat, card=card):
            hands = _at(picture.hands, seat, without(picture.hands[seat], card))
            return replace(picture, hands=hands, trick=(*picture.trick, (seat, card)))
        case happened.TrickTaken(seat=seat):
            return replace(picture, trick=(), won=_at(picture.won, seat, picture.won[seat] + 1))
        case happened.HandsConferred(hands=hands):
            return _conferred(picture, hands)
        case happened.Paid(payment=payment):
            return _paid(picture, payment.payer, payment.payee, chips=payment.chips)
        case _:
            return picture


def _dealt(picture: TablePicture, event: happened.Dealt) -> TablePicture:
    nobody = (0,) * len(event.hands)
    return TablePicture(
        dealer=event.dealer,
        hands=event.hands,
        chips=picture.chips,
        pool=picture.pool,
        said=(None,) * len(event.hands),
        dead=nobody,
        won=nobody,
        talon=event.talon,
    )


def _exchanged(picture: TablePicture, event: happened.Exchanged) -> TablePicture:
    hand = picture.hands[event.seat]
    for card in event.thrown:
        hand = without(hand, card)
    took_turned = picture.turned in event.open_drawn
    return replace(
        picture,
        hands=_at(picture.hands, event.seat, in_order(hand + event.drawn)),
        dead=_at(picture.dead, event.seat, len(event.thrown)),
        talon=picture.talon - len(event.drawn) + took_turned,
        turned=None if took_turned else picture.turned,
        said=_at(picture.said, event.seat, Discard(event.thrown)),
    )


def _conferred(picture: TablePicture, hands: tuple[Cards, ...]) -> TablePicture:
    """Hands that became known replace the face-down ones."""
    known = tuple(
        new if new and HIDDEN not in new else old for old, new in zip(picture.hands, hands, strict=True)
    )
    return replace(picture, hands=known)


def _paid(picture: TablePicture, payer: object, payee: object, *, chips: int) -> TablePicture:
    held = list(picture.chips)
    pool = picture.pool
    for party, amount in ((payer, -chips), (payee, chips)):
        if isinstance(party, int):
            held[party] += amount
        else:
            pool += amount
    return replace(picture, chips=tuple(held), pool=pool)


def _at(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
