"""The exchange with the talon (rule 1.8)."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.actions import Action, Discard, Say, Word
from ombre_desktop.engine.cards import Cards, in_order, left_of
from ombre_desktop.engine.events import Exchanged, Said
from ombre_desktop.engine.phases.asking import answer_of, asked_first, discard_refusal
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import ExchangeRequest
from ombre_desktop.engine.seats import Seat, others, with_seat
from ombre_desktop.engine.stages import Exchanging
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value


class FirstDefenderMax(Enum):
    """The limit on the first defender's draw (A12)."""

    EIGHT = "8"
    NINE = "9"
    LEAVE_FIVE = "leave_five"


class DefenderOrder(Enum):
    """The way the defenders settle who draws first (A13)."""

    OFFER = "offer"
    FIXED = "fixed"


class ExchangePhase(Value):
    """
    The exchange: Ombre, first and second defender each throw cards and draw as many.

    *ombre_max* is None where the Ombre keeps the hand. With *apart*, an Ombre who takes the turned
    card may throw one card more. Without *defenders*, only the Ombre exchanges in this phase. With
    `DefenderOrder.OFFER`, the first defender may let the other go first ("you first"), once. The
    Ombre throws at least *least* cards.
    """

    ombre_max: int | None
    first_max: FirstDefenderMax
    order: DefenderOrder
    apart: bool = False
    defenders: bool = True
    least: int = 0

    def begin(self, state: DealState) -> Progress:
        """Line up the seats that exchange."""
        ombre = state.the_ombre
        defenders = others(state.ring, ombre) if self.defenders else ()
        waiting = defenders if self.ombre_max is None else (ombre, *defenders)
        before = state.exchanging or Exchanging()
        return state._replace(exchanging=before._replace(waiting=waiting)), ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the seat to exchange."""
        waiting = state.exchange.waiting
        return waiting[0] if waiting else None

    def request(self, state: DealState) -> ExchangeRequest:
        """Return the limits, and the word for letting the other defender go first."""
        seat = asked_first(state.exchange.waiting)
        least, most = self._limits(state, seat)
        words = (Word.YIELD,) if self._may_yield(state) else ()
        return ExchangeRequest(seat, least, most, words)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse cards not held, a card twice, too many and too few."""
        if not isinstance(action, Discard) and action == Say(Word.YIELD) and self._may_yield(state):
            return None
        seat = asked_first(state.exchange.waiting)
        return discard_refusal(self._limits(state, seat), state.hands[seat], action, "1.8", least="1.7")

    def act(self, state: DealState, action: Action) -> Progress:
        """Throw and draw, or let the other defender go first."""
        exchanging = state.exchange
        seat, *rest = exchanging.waiting
        if isinstance(action, Say):
            waiting = (*rest, seat)
            return (
                state._replace(exchanging=exchanging._replace(waiting=waiting, yielded=True)),
                (Said(seat, action.word),),
            )
        thrown = in_order(answer_of(Discard, action, "1.8").cards)
        return self._draw(state, exchanging._replace(waiting=tuple(rest)), seat, thrown)

    def _draw(self, state: DealState, exchanging: Exchanging, seat: Seat, thrown: Cards) -> Progress:
        """Draw from the top of the talon; a turned card left there stays on top for the defenders."""
        below = 1 if exchanging.turned_left and seat == state.ombre else 0
        kept, rest = state.talon[:below], state.talon[below:]
        drawn, talon = rest[: len(thrown)], kept + rest[len(thrown) :]
        hand = left_of(state.hands[seat], thrown)
        state = state._replace(
            hands=with_seat(state.hands, seat, in_order(hand + drawn)),
            dead=with_seat(state.dead, seat, thrown),
            drawn=with_seat(state.drawn, seat, drawn),
            talon=talon,
            exchanging=exchanging,
        )
        open_drawn = tuple([card for card in drawn if card in state.shown])
        return state, (Exchanged(seat, thrown, drawn, open_drawn),)

    def _limits(self, state: DealState, seat: Seat) -> tuple[int, int]:
        """Return the smallest and the largest number of cards that *seat* may throw."""
        exchanging, left, size = state.exchange, len(state.talon), len(state.hands[seat])
        if seat == state.ombre:
            takes = bool(state.turned) and not exchanging.turned_left
            if exchanging.turned_left:
                left -= 1
            most = (self.ombre_max or 0) + int(takes and self.apart)
            return max(int(takes), self.least), min(most, size, left)
        if len(exchanging.waiting) == 1:
            return 0, min(size, left)
        return 0, min(self._first_max(state, seat), size, left)

    def _first_max(self, state: DealState, seat: Seat) -> int:
        if self.first_max is not FirstDefenderMax.LEAVE_FIVE:
            return int(self.first_max.value)
        left = len(state.talon)
        bound = left >= 5 and not set(state.hands[seat]) & set(state.ranking.matadors)
        return left - 5 if bound else left

    def _may_yield(self, state: DealState) -> bool:
        """Return True if the first of two defenders is asked and has not yet let the other go first."""
        exchanging = state.exchange
        return (
            self.order is DefenderOrder.OFFER
            and not exchanging.yielded
            and len(exchanging.waiting) == 2
            and exchanging.waiting[0] != state.ombre
        )
