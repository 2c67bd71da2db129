"""
The picture of the table, as a value.

A picture is made from a seat's view, or in `picture_events` from the earlier picture and an event; both ways
give the same result. A picture knows neither pixels nor rules.
"""

from __future__ import annotations

from itertools import chain

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
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.value import Value


class TablePicture(Value):
    """
    The visible cards, counters and words, mostly by seat.

    *talon* counts the cards of the talon that lie face down; *turned* is the card turned up beside them, and
    *turned_before* are the cards turned up earlier. *said* are the words of the auction and the exchange,
    which stay until the first card is led; a gano stays as long as its trick; discards are stored face down.
    *played* are the cards a seat has played, *laid* the hands laid open after the settlement. *points* are
    the scores of a game of points, or the stones of two sides, by their lower seat; *resting* are the seats
    that sit the deal out. *drawn* are the cards drawn for the first deal; *dealer* is None until these cards
    have decided it. *bid* is the standing bid and its bidder. *fresh* are the cards that the front seat has
    drawn, until that seat plays its first card. *ally_known* says that everybody has seen the called card.
    Between two deals the whole pack is *gathered*: the dealer holds it.
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
    fresh: Cards = ()
    ally_known: bool = False
    joined: Ring = ()
    gathered: bool = False

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.hands)

    @property
    def turns(self) -> Ring:
        """The seats that play, the eldest first; empty while there is no dealer."""
        everybody = () if self.dealer is None else ring_from(self.dealer, self.seats)
        return tuple(seat for seat in everybody if seat not in self.resting)

    @property
    def counts_stones(self) -> bool:
        """True if opposite seats hold their points together, as stones that come from the pool."""
        return 0 < len(self.points) < self.seats

    @property
    def unplayed(self) -> int:
        """The number of cards that nobody held when play began: the talon, turned cards and discards."""
        turned = len(self.turned_before) + (self.turned is not None)
        return self.talon + turned + len(self.open_talon) + sum(self.dead)

    def may_be_ally(self, seat: Seat) -> bool:
        """Tell whether *seat* may hold the called card, as far as this picture tells."""
        open_ = self.called is None or self.ally is not None or seat == self.ombre
        return not open_ and HIDDEN in self.hands[seat]

    @property
    def reveals_ally(self) -> bool:
        """True while the called card lies in the trick to which it was played."""
        return self.called is not None and any(card is self.called for _, card in self.trick)

    def lies_open(self, seat: int) -> bool:
        """Tell whether the cards of *seat* lie face up for everybody at this table."""
        hand = self.hands[seat]
        return bool(self.laid) or (bool(hand) and HIDDEN not in hand)


def picture_of(view: SeatView, sitting: Sitting) -> TablePicture:
    """Return the whole table as *view* shows it."""
    state = view.position
    playing = state.playing
    turned = _turned(state)
    on_talon = turned is not None and turned in state.talon
    opened = _open_talon(state, alone=on_talon and len(state.talon) == 1)
    settlement = state.settlement
    over = settlement is not None
    # Payments during a deal are recorded with all the others when it is over.
    paid = () if over else state.payments
    stones = 0 if over or not sitting.ruleset.in_stones else sum(score.points for score in state.scores)
    nobody: tuple[Cards, ...] = ((),) * state.seats
    return TablePicture(
        dealer=state.dealer,
        hands=nobody if over else state.hands,
        chips=tuple(map(sum, zip(sitting.session.chips, net_of(paid, state.seats), strict=True))),
        pool=int(sitting.session.pool) + pool_change(paid) - stones,
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
        joined=state.joined,
        called=state.called,
        ally=None if state.ruleset.partners else state.ally,
        contract=state.contract.name if state.contract else None,
        trump=state.trump,
        laid=laid_hands(state) if over else (),
        points=scores_with(state.stakes.scores, state.scores),
        settlement=settlement,
        resting=state.resting,
        fresh=() if over or _played(state)[PERSON] else _drawn_to_front(state),
        ally_known=state.called is not None and state.called in (*state.shown, *chain(*_played(state))),
    )


def bare_table(sitting: Sitting) -> TablePicture:
    """Return the table before the first deal, with the whole pack on it; the dealer is not yet known."""
    seats, session = sitting.ruleset.seats, sitting.session
    nobody: tuple[Cards, ...] = ((),) * seats
    none = (0,) * seats
    return TablePicture(
        dealer=None,
        hands=nobody,
        chips=session.chips,
        pool=int(session.pool),
        said=(None,) * seats,
        dead=none,
        won=none,
        talon=len(sitting.ruleset.pack.cards),
        played=nobody,
        points=session.scores,
    )


def laid_hands(state: DealState) -> tuple[Cards, ...]:
    """Return the hands at the beginning of the play, or as they are if no card was played."""
    return state.playing.opening if state.playing else state.hands


def _drawn_to_front(state: DealState) -> Cards:
    """Return the cards drawn by the front seat, or given to it, and still held, as far as they are seen."""
    held = state.hands[PERSON]
    given = tuple(card for card in state.shown if card not in state.layout.hands[PERSON])
    come = dict.fromkeys((*state.drawn[PERSON], *given))
    return tuple(card for card in come if card is not HIDDEN and card in held)


def _turned(state: DealState) -> Card | None:
    """Return the card turned last, until somebody draws it."""
    card = state.turned[-1] if state.turned else None
    return None if any(card in drawn for drawn in state.drawn) else card


def _open_talon(state: DealState, *, alone: bool) -> Cards:
    """Return the talon if it lies open; if the turned card is left *alone* in it, return nothing."""
    is_open = bool(state.talon) and all(card in state.shown for card in state.talon)
    return state.talon if is_open and not alone else ()


def _played(state: DealState) -> tuple[Cards, ...]:
    played: list[Cards] = [()] * state.seats
    for seat, action, _ in state.history:
        if isinstance(action, PlayCard):
            played[seat] = (*played[seat], action.card)
    return tuple(played)
