"""
What lies on the table, as a value.

A picture is made from a seat's view, or from the picture before and an event;
both ways give the same. It knows no pixels and no rules.
"""

from __future__ import annotations

from functools import reduce
from typing import TypeVar

from ombre_desktop.engine import (
    HIDDEN,
    Action,
    Bid,
    CallCard,
    Card,
    Cards,
    DealState,
    PlayCard,
    Say,
    Seat,
    SeatView,
    Settlement,
    Suit,
    Word,
)
from ombre_desktop.engine import events as happened
from ombre_desktop.engine.cards import in_order, left_of, without
from ombre_desktop.engine.chips import net_of, pool_change, scores_with
from ombre_desktop.engine.seats import Ring, ring_from
from ombre_desktop.engine.shuffle import Drawn
from ombre_desktop.ui.model.said import last_words, of_this_trick, standing_bid, thrown, without_pass_of
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.value import Value, replace

T = TypeVar("T")


class TablePicture(Value):
    """
    The cards, counters and words in sight; values by seat where there are several.

    *talon* counts the cards lying face down, *turned* is a turned card lying
    open beside it, *turned_before* are those that lay there before it. What
    was *said* in the auction and at the exchange stays to be read until the
    first card is led, a gano as long as its trick lies there; cards thrown are
    kept as a number, face down. *played* are the cards a seat has played,
    *laid* the hands laid open once the deal is settled. *points* are the scores of
    a game of points; *resting* are the seats that sit the deal out. *drawn* are the
    cards drawn for the first deal, and *dealer* is None until they have named one.
    *bid* is the standing bid and who made it.
    """

    dealer: Seat | None
    hands: tuple[Cards, ...]
    chips: tuple[int, ...]
    pool: int
    said: tuple[Action | None, ...]
    dead: tuple[int, ...]
    won: tuple[int, ...]
    talon: int = 0
    turned: Card | None = None
    turned_before: Cards = ()
    open_talon: Cards = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    played: tuple[Cards, ...] = ()
    bid: tuple[str, Seat] | None = None
    ombre: Seat | None = None
    called: Card | None = None
    ally: Seat | None = None
    contract: str | None = None
    trump: Suit | None = None
    laid: tuple[Cards, ...] = ()
    points: tuple[int, ...] = ()
    settlement: Settlement | None = None
    resting: Ring = ()
    drawn: Drawn = ()

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def turns(self) -> Ring:
        """Those who play, the eldest first; nobody as long as there is no dealer."""
        everybody = () if self.dealer is None else ring_from(self.dealer, self.seats)
        return tuple(seat for seat in everybody if seat not in self.resting)

    def may_be_ally(self, seat: Seat) -> bool:
        """True while *seat* may hold the called card for all that is known here."""
        open_ = self.called is None or self.ally is not None or seat == self.ombre
        return not open_ and HIDDEN in self.hands[seat]

    @property
    def reveals_ally(self) -> bool:
        """True as long as the called card lies in the trick to which it was played."""
        return self.called is not None and any(card is self.called for _, card in self.trick)

    def lies_open(self, seat: int) -> bool:
        """True if the cards of *seat* lie face up for everybody who looks at this table."""
        hand = self.hands[seat]
        return bool(self.laid) or (bool(hand) and HIDDEN not in hand)


def picture_of(view: SeatView, sitting: Sitting) -> TablePicture:
    """The whole table as *view* shows it."""
    state = view.position
    playing = state.playing
    turned = _turned(state)
    on_talon = turned is not None and turned in state.talon
    opened = _open_talon(state, alone=on_talon and len(state.talon) == 1)
    settlement = state.settlement
    over = settlement is not None
    # What is paid in the midst of a deal is written down with all the rest when it is over.
    paid = () if over else state.payments
    nobody: tuple[Cards, ...] = ((),) * state.seats
    return TablePicture(
        dealer=state.dealer,
        hands=nobody if over else state.hands,
        chips=tuple(map(sum, zip(sitting.session.chips, net_of(paid, state.seats), strict=True))),
        pool=int(sitting.session.pool) + pool_change(paid),
        said=last_words(view),
        dead=tuple(len(cards) for cards in state.dead),
        won=playing.won if playing else (0,) * state.seats,
        talon=0 if opened else len(state.talon) - on_talon,
        turned=None if opened else turned,
        turned_before=() if opened or turned is None else state.turned[:-1],
        open_talon=opened,
        trick=playing.trick.plays if playing and playing.trick and not over else (),
        played=_played(state),
        bid=standing_bid(view),
        ombre=state.ombre,
        called=state.called,
        ally=state.ally,
        contract=state.contract.name if state.contract else None,
        trump=state.trump,
        laid=laid_hands(state) if over else (),
        points=scores_with(state.stakes.scores, state.scores),
        settlement=settlement,
        resting=state.resting,
    )


def before_events(view: SeatView, sitting: Sitting, seen: tuple[happened.Event, ...]) -> TablePicture:
    """An empty table with the counters as they were before *seen* paid any."""
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


def laid_hands(state: DealState) -> tuple[Cards, ...]:
    """The hands as they were when play began, or as dealt if it never did."""
    return state.playing.opening if state.playing else state.hands


def _turned(state: DealState) -> Card | None:
    """The card turned last, as long as nobody has drawn it."""
    card = state.turned[-1] if state.turned else None
    return None if any(card in drawn for drawn in state.drawn) else card


def _open_talon(state: DealState, *, alone: bool) -> Cards:
    """The talon, if it lies open; a turned card that is left *alone* lies as it did."""
    is_open = bool(state.talon) and all(card in state.shown for card in state.talon)
    return state.talon if is_open and not alone else ()


def _played(state: DealState) -> tuple[Cards, ...]:
    played: tuple[Cards, ...] = ((),) * state.seats
    for seat, action, _ in state.history:
        if isinstance(action, PlayCard):
            played = _at(played, seat, (*played[seat], action.card))
    return played


def after(picture: TablePicture, event: happened.Event) -> TablePicture:  # noqa: PLR0911, PLR0912 - one an event
    """The picture once *event* has been seen."""
    match event:
        case happened.Dealt():
            return _dealt(picture, event)
        case happened.Said(private=False) | happened.BidMade():
            return _spoken(picture, event)
        case happened.OmbreMade(seat=seat, contract=name) | happened.ContractRaised(seat=seat, contract=name):
            return _ombre_made(picture, seat, name)
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


def _spoken(picture: TablePicture, event: happened.Said | happened.BidMade) -> TablePicture:
    """A word was said; a bid stands until the next one."""
    if isinstance(event, happened.Said):
        return replace(picture, said=_at(picture.said, event.seat, Say(event.word)))
    said = _at(picture.said, event.seat, Bid(event.contract))
    return replace(picture, said=said, bid=(event.contract, event.seat))


def _ombre_made(picture: TablePicture, seat: Seat, contract: str) -> TablePicture:
    """The auction is over; should the Ombre be one who sat out, all play."""
    resting = () if seat in picture.resting else picture.resting
    said = without_pass_of(seat, picture.said)
    return replace(picture, ombre=seat, contract=contract, said=said, resting=resting)


def _drawn_for(picture: TablePicture, event: happened.Event) -> TablePicture:
    """Cards for the first deal lie before all seats, then they have named the dealer; no more is seen."""
    match event:
        case happened.CardsDrawn(draw=draw):
            return replace(picture, drawn=draw.drawn, talon=picture.talon - len(draw.drawn))
        case happened.FirstDealerFound(draw=draw):
            return replace(picture, dealer=draw.dealer)
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
        played=((),) * len(event.hands),
        points=picture.points,
        resting=tuple(Seat(seat) for seat, hand in enumerate(event.hands) if not hand),
    )


def _card_turned(picture: TablePicture, card: Card) -> TablePicture:
    before = () if picture.turned is None else (*picture.turned_before, picture.turned)
    return replace(picture, turned=card, turned_before=before, talon=picture.talon - 1)


def _shown(
    picture: TablePicture, event: happened.CardShown | happened.MatadorsShown | happened.SpadilleSought
) -> TablePicture:
    """Cards that are shown are known from now on; who was asked for a king has said that he shows it."""
    seat, said = event.seat, picture.said
    cards = event.cards if isinstance(event, happened.MatadorsShown) else (event.card,)
    if seat is None or None in cards:
        return picture
    known = tuple(card for card in cards if card is not None)
    hand = in_order(reduce(without, known, picture.hands[seat]) + known)
    if isinstance(event, happened.CardShown):
        said = _at(said, seat, Say(Word.SHOW))
    return replace(picture, hands=_at(picture.hands, seat, hand), said=said)


def _ally_sought(
    picture: TablePicture, event: happened.CardCalled | happened.AllyKnown | happened.NobodyToCall
) -> TablePicture:
    """A card is called, and falls; who sees it in a hand knows the ally before."""
    seat = event.seat
    if isinstance(event, happened.NobodyToCall):
        hand = in_order(reduce(without, event.cards, picture.hands[seat]) + event.cards)
        return replace(picture, hands=_at(picture.hands, seat, hand))
    if isinstance(event, happened.AllyKnown):
        return replace(picture, ally=seat)
    card = event.card
    holder = next((Seat(at) for at, hand in enumerate(picture.hands) if card in hand), None)
    return replace(picture, called=card, ally=holder, said=_at(picture.said, seat, CallCard(card)))


def _card_played(picture: TablePicture, event: happened.CardPlayed) -> TablePicture:
    seat, card = event.seat, event.card
    said = picture.said if any(picture.played) else (None,) * picture.seats
    return replace(
        picture,
        hands=_at(picture.hands, seat, without(picture.hands[seat], card)),
        trick=(*picture.trick, (seat, card)),
        played=_at(picture.played, seat, (*picture.played[seat], card)),
        said=_at(said, seat, PlayCard(card, gano=True)) if event.gano else said,
    )


def _settled(picture: TablePicture, event: happened.DealSettled) -> TablePicture:
    """Every hand is laid open as it was when play began, the cards of a broken trick too."""
    laid = tuple(in_order(left + gone) for left, gone in zip(event.hands, picture.played, strict=True))
    return replace(picture, hands=((),) * picture.seats, trick=(), laid=laid, settlement=event.settlement)


def _taken(picture: TablePicture, seat: Seat, taken: Cards) -> TablePicture:
    """Cards of the talon come into a hand."""
    hand = in_order(picture.hands[seat] + taken)
    return replace(picture, hands=_at(picture.hands, seat, hand), talon=picture.talon - len(taken))


def _exchanged(picture: TablePicture, event: happened.Exchanged) -> TablePicture:
    hand = left_of(picture.hands[event.seat], event.thrown)
    took_turned = picture.turned in event.open_drawn
    # Who has taken the whole talon draws nothing; who took a part of it has drawn that many.
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


def _scored(picture: TablePicture, seat: Seat, points: int) -> TablePicture:
    return replace(picture, points=_at(picture.points, seat, picture.points[seat] + points))


def _at(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
