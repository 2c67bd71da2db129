"""Changes to the picture of the table by every event that is seen."""

from __future__ import annotations

from functools import reduce
from typing import TypeVar

from ombre_desktop.engine import (
    HIDDEN,
    Bid,
    CallCard,
    Card,
    Cards,
    PlayCard,
    Say,
    Seat,
    SeatView,
    Word,
)
from ombre_desktop.engine import events as happened
from ombre_desktop.engine.cards import in_order, left_of, without
from ombre_desktop.engine.seats import Party
from ombre_desktop.ui.model.picture import TablePicture, picture_of
from ombre_desktop.ui.model.said import of_this_trick, raised, thrown, without_pass_of
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.value import replace

T = TypeVar("T")


def before_events(view: SeatView, sitting: Sitting, seen: tuple[happened.Event, ...]) -> TablePicture:
    """Return an empty table with the counters before the payments in *seen*."""
    picture = picture_of(view, sitting)
    for event in seen:
        if isinstance(event, happened.Paid):
            paid = event.payment
            picture = _paid(picture, paid.payee, paid.payer, chips=paid.chips)
        elif isinstance(event, happened.Scored):
            score = event.score
            picture = _scored(picture, score.seat, -score.points)
    nobody: tuple[Cards, ...] = ((),) * picture.seats
    return replace(picture, hands=nobody, said=(None,) * picture.seats, talon=0)


def after(picture: TablePicture, event: happened.Event) -> TablePicture:  # noqa: PLR0911, PLR0912 - one an event
    """Return the picture after *event*."""
    match event:
        case happened.Dealt():
            return _dealt(picture, event)
        case happened.Said(private=False) | happened.BidMade():
            return _spoken(picture, event)
        case happened.OmbreMade(seat=seat, contract=name) | happened.ContractRaised(seat=seat, contract=name):
            return _ombre_made(picture, seat, name, getattr(event, "rests", None))
        case happened.OmbreChanged(seat=seat):
            return replace(picture, ombre=seat)
        case happened.TrumpNamed(suit=suit):
            return replace(picture, trump=suit)
        case happened.CardCalled() | happened.AllyKnown() | happened.NobodyToCall():
            return _ally_sought(picture, event)
        case happened.CardTurned(card=card):
            return _card_turned(picture, card)
        case happened.Exchanged():
            return _exchanged(picture, event)
        case happened.TalonShown(cards=cards) if cards != (picture.turned,):
            return replace(picture, open_talon=cards, turned=None, turned_before=(), talon=0)
        case happened.CardPlayed():
            return _card_played(picture, event)
        case happened.TalonTaken(seat=seat, cards=cards):
            return _taken(picture, seat, cards)
        case happened.CardShown() | happened.MatadorsShown() | happened.SpadilleSought():
            return _shown(picture, event)
        case happened.TrickTaken(seat=seat):
            won = _at(picture.won, seat, picture.won[seat] + 1)
            return replace(picture, trick=(), won=won, said=of_this_trick(picture.said, ()))
        case happened.HandsConferred(hands=hands):
            return _conferred(picture, hands)
        case happened.Paid(payment=payment):
            return _paid(picture, payment.payer, payment.payee, chips=payment.chips)
        case happened.Scored(score=score):
            return _scored(picture, score.seat, score.points)
        case happened.DealSettled():
            return _settled(picture, event)
        case _:
            return _drawn_for(picture, event)


def sent(picture: TablePicture, event: happened.Paid | happened.Scored) -> TablePicture:
    """Return the picture when the counters of *event* have left, and have not yet arrived."""
    if isinstance(event, happened.Paid):
        return _given(picture, event.payment.payer, -event.payment.chips)
    score = event.score
    if score.points < 0:
        return replace(picture, points=_with_points(picture, score.seat, score.points))
    return _from_the_pool(picture, score.points)


def gathered(picture: TablePicture, dealer: Seat, cards: int) -> TablePicture:
    """Return the picture when all *cards* of the pack lie with the *dealer* of the next deal."""
    nobody = (0,) * picture.seats
    return TablePicture(
        dealer=dealer,
        hands=((),) * picture.seats,
        chips=picture.chips,
        pool=picture.pool,
        said=(None,) * picture.seats,
        dead=nobody,
        won=nobody,
        talon=cards,
        played=((),) * picture.seats,
        points=picture.points,
        gathered=True,
    )


def _spoken(picture: TablePicture, event: happened.Said | happened.BidMade) -> TablePicture:
    """Record a word; a bid stands until the next one, and an Ombre who plays on says nothing."""
    if isinstance(event, happened.Said):
        if event.word is Word.PLAY and picture.ombre == event.seat:
            return picture
        return replace(picture, said=_at(picture.said, event.seat, Say(event.word)))
    said = _at(picture.said, event.seat, Bid(event.contract))
    if picture.ombre is not None:
        return replace(picture, said=said, joined=(*picture.joined, event.seat))
    return replace(picture, said=said, bid=(event.contract, event.seat))


def _ombre_made(picture: TablePicture, seat: Seat, contract: str, rests: Seat | None = None) -> TablePicture:
    """End the auction, after which *rests* rests; if the Ombre is a seat that sat out, nobody does."""
    resting = () if seat in picture.resting else picture.resting
    resting = resting if rests is None else (rests,)
    said = raised(seat, contract, without_pass_of(seat, picture.said))
    return replace(picture, ombre=seat, contract=contract, said=said, resting=resting)


def _drawn_for(picture: TablePicture, event: happened.Event) -> TablePicture:
    """Lay the cards drawn for the first deal before all seats, then note the dealer; change a king."""
    match event:
        case happened.CardsDrawn(draw=draw):
            return replace(picture, drawn=draw.drawn, talon=picture.talon - len(draw.drawn))
        case happened.KingGiven():
            return _king_given(picture, event)
        case happened.FirstDealerFound(draw=draw):
            return replace(picture, dealer=draw.dealer)
        case _:
            return picture


def _dealt(picture: TablePicture, event: happened.Dealt) -> TablePicture:
    return replace(
        gathered(picture, event.dealer, event.talon),
        gathered=False,
        hands=event.hands,
        resting=tuple(Seat(seat) for seat, hand in enumerate(event.hands) if not hand),
    )


def _card_turned(picture: TablePicture, card: Card) -> TablePicture:
    before = () if picture.turned is None else (*picture.turned_before, picture.turned)
    return replace(picture, turned=card, turned_before=before, talon=picture.talon - 1)


def _shown(
    picture: TablePicture, event: happened.CardShown | happened.MatadorsShown | happened.SpadilleSought
) -> TablePicture:
    """Record cards that are shown; showing a king on request counts as the last word of its seat."""
    seat, said = event.seat, picture.said
    cards = event.cards if isinstance(event, happened.MatadorsShown) else (event.card,)
    if seat is None or None in cards:
        return picture
    known = tuple(card for card in cards if card is not None)
    hand = in_order(reduce(without, known, picture.hands[seat]) + known)
    if isinstance(event, happened.CardShown):
        said = _at(said, seat, Say(Word.SHOW))
    return replace(picture, hands=_at(picture.hands, seat, hand), said=said)


def _king_given(picture: TablePicture, event: happened.KingGiven) -> TablePicture:
    """Change the king against the card that the Ombre gives for it."""
    fresh = picture.fresh
    hands = picture.hands
    for seat, gone, come in ((event.giver, event.king, event.card), (event.seat, event.card, event.king)):
        hand = in_order((*without(hands[seat], gone), come))
        hands = _at(hands, seat, hand)
        fresh = (*fresh, come) if seat == PERSON else fresh
    return replace(picture, hands=hands, fresh=fresh)


def _ally_sought(
    picture: TablePicture, event: happened.CardCalled | happened.AllyKnown | happened.NobodyToCall
) -> TablePicture:
    """Record a called card and its holder, who is known early to a seat that sees the card in a hand."""
    seat = event.seat
    if isinstance(event, happened.NobodyToCall):
        hand = in_order(reduce(without, event.cards, picture.hands[seat]) + event.cards)
        return replace(picture, hands=_at(picture.hands, seat, hand))
    if isinstance(event, happened.AllyKnown):
        hand = picture.hands[seat]
        if event.card not in (*hand, *picture.played[seat]):
            hand = in_order((*without(hand, event.card), event.card))
        return replace(picture, ally=seat, ally_known=True, hands=_at(picture.hands, seat, hand))
    card = event.card
    if event.holder is not None:
        hand = in_order((*without(picture.hands[event.holder], card), card))
        hands = _at(picture.hands, event.holder, hand)
        return replace(picture, hands=hands, said=_at(picture.said, seat, CallCard(card)))
    holder = next((Seat(at) for at, hand in enumerate(picture.hands) if card in hand), None)
    return replace(picture, called=card, ally=holder, said=_at(picture.said, seat, CallCard(card)))


def _card_played(picture: TablePicture, event: happened.CardPlayed) -> TablePicture:
    seat, card = event.seat, event.card
    said = picture.said if any(picture.played) else (None,) * picture.seats
    return replace(
        picture,
        hands=_at(picture.hands, seat, without(picture.hands[seat], card)),
        trick=(*picture.trick, (seat, card)),
        fresh=() if seat == PERSON else picture.fresh,
        played=_at(picture.played, seat, (*picture.played[seat], card)),
        said=_at(said, seat, PlayCard(card, gano=True)) if event.gano else said,
    )


def _settled(picture: TablePicture, event: happened.DealSettled) -> TablePicture:
    """Lay every hand open as it was when play began, with the cards of a broken trick too."""
    laid = tuple(in_order(left + gone) for left, gone in zip(event.hands, picture.played, strict=True))
    return replace(
        picture, hands=((),) * picture.seats, trick=(), laid=laid, fresh=(), settlement=event.settlement
    )


def _taken(picture: TablePicture, seat: Seat, taken: Cards) -> TablePicture:
    """Move cards of the talon into a hand."""
    hand = in_order(picture.hands[seat] + taken)
    fresh = _fresh(picture, seat, taken, hand)
    return replace(
        picture, hands=_at(picture.hands, seat, hand), talon=picture.talon - len(taken), fresh=fresh
    )


def _fresh(picture: TablePicture, seat: Seat, drawn: Cards, hand: Cards) -> Cards:
    """Return the cards that the front seat has drawn and holds, as far as they are seen."""
    if seat != PERSON:
        return picture.fresh
    return tuple(card for card in picture.fresh + drawn if card is not HIDDEN and card in hand)


def _exchanged(picture: TablePicture, event: happened.Exchanged) -> TablePicture:
    hand = left_of(picture.hands[event.seat], event.thrown)
    took_turned = picture.turned in event.open_drawn
    # A seat that has taken the whole talon draws nothing, and keeps its last words.
    only_throws = len(event.drawn) < len(event.thrown) and picture.talon == 0
    said = picture.said if only_throws else _at(picture.said, event.seat, thrown(len(event.thrown)))
    return replace(
        picture,
        hands=_at(picture.hands, event.seat, in_order(hand + event.drawn)),
        dead=_at(picture.dead, event.seat, len(event.thrown)),
        talon=picture.talon - len(event.drawn) + took_turned,
        turned=None if took_turned else picture.turned,
        turned_before=() if took_turned else picture.turned_before,
        said=said,
        fresh=_fresh(picture, event.seat, event.drawn, hand + event.drawn),
    )


def _conferred(picture: TablePicture, hands: tuple[Cards, ...]) -> TablePicture:
    """Replace face-down hands by hands that have become known."""
    known = tuple(
        new if new and HIDDEN not in new else old for old, new in zip(picture.hands, hands, strict=True)
    )
    return replace(picture, hands=known)


def _paid(picture: TablePicture, payer: Party, payee: Party, *, chips: int) -> TablePicture:
    return _given(_given(picture, payer, -chips), payee, chips)


def _given(picture: TablePicture, party: Party, chips: int) -> TablePicture:
    """Return the picture after a seat or the pool has got *chips*, or lost them."""
    if isinstance(party, int):
        return replace(picture, chips=_at(picture.chips, party, picture.chips[party] + chips))
    return replace(picture, pool=picture.pool + chips)


def _scored(picture: TablePicture, seat: Seat, points: int) -> TablePicture:
    return replace(_from_the_pool(picture, points), points=_with_points(picture, seat, points))


def _from_the_pool(picture: TablePicture, points: int) -> TablePicture:
    """Take the stones for *points* from the table, or lay them there if *points* are lost."""
    return replace(picture, pool=picture.pool - points) if picture.counts_stones else picture


def _with_points(picture: TablePicture, seat: Seat, points: int) -> tuple[int, ...]:
    return _at(picture.points, seat, picture.points[seat] + points)


def _at(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
