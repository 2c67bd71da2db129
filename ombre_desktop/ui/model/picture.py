"""
The picture of the table, as a value.

A picture is made from a seat's view, or in `picture_events` from the picture before and an event;
both ways give the same. It knows no pixels and no rules.
"""

from __future__ import annotations

from ombre_desktop.engine import (
    HIDDEN,
    Action,
    Card,
    Cards,
    DealState,
    PlayCard,
    Seat,
    SeatView,
    Settlement,
    Suit,
)
from ombre_desktop.engine.chips import net_of, pool_change, scores_with
from ombre_desktop.engine.seats import Ring, ring_from
from ombre_desktop.engine.shuffle import Drawn
from ombre_desktop.ui.model.said import last_words, standing_bid
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.value import Value


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
        """The number of seats at the table."""
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
    played: list[Cards] = [()] * state.seats
    for seat, action, _ in state.history:
        if isinstance(action, PlayCard):
            played[seat] = (*played[seat], action.card)
    return tuple(played)
