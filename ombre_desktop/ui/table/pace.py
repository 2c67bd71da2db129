"""
The pace of the opponents: how long the table waits before it shows what one of them does.

The time depends on public facts alone: on the kind of question, the trick, the lead, the contract, the pool
and the person. How long a computer really thinks, or how few cards are lawful in a hidden hand, would tell
what nobody at a table can know. Only the last card of a hand falls at once: everybody sees that it must.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ombre_desktop.engine import Bid, SeatView
from ombre_desktop.engine import events as happened
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.model.table_step import TableStep

CALL, TRUMP, EXCHANGE, LEAD, FOLLOW, WORD = 1200, 1000, 1500, 1000, 650, 900
"""The usual times of the kinds of questions, in milliseconds at a calm speed."""
OVER_A_BID = 1.4
"""The factor for a call after a bid."""
FIRST_TRICK, EACH_TRICK = 1.3, 0.06
"""The factor for the first trick, and how much less time each trick takes than the one before."""
TRUMPS_LED, ALONE = 0.8, 1.2
"""The factors for following trumps, and for a contract without an exchange."""
RICH = 200
"""The chips in the pool that add as much again, up to one half."""
JITTER = 0.5
"""The part of the mean by which a time may be shorter or longer."""
SEEDS = 2**64
"""The number of different seeds."""
MANNERS: Mapping[str, float] = {
    "tomas": 0.6,
    "hilario": 0.8,
    "leonor": 0.9,
    "anselmo": 1.1,
    "ines": 1.2,
    "baltasar": 1.4,
}
"""The factor of each person, by their portrait; 1 for all others."""

_OF_A_SEAT = happened.CardPlayed | happened.BidMade | happened.Said | happened.TrumpNamed | happened.Exchanged


class Pace:
    """
    The pace at the table that *now* describes.

    *share* is the part of the usual times that the person wants to wait, 0 for none.
    """

    def __init__(self, now: Callable[[], Situation]) -> None:
        self._now = now
        self.share = 0.0

    def before(self, event: happened.Event, step: TableStep) -> int:
        """Return the time before *event* of *step* is shown, in milliseconds; 0 for most events."""
        if not self.share or step.view is None or not isinstance(event, _OF_A_SEAT):
            return 0
        if event is not step.events[0] or step.sitting.company.players[event.seat] == HUMAN:
            return 0
        return round(self.share * thinking_time(event, step)) if self._now().is_played else 0


def thinking_time(event: _OF_A_SEAT, step: TableStep) -> float:
    """Return the time for the public *event* of *step*, in milliseconds at a calm speed."""
    if step.view is None:
        return 0.0
    state, sitting = step.view.position, step.sitting
    mean = _mean(event, step.view) * MANNERS.get(sitting.company.portraits[event.seat], 1.0)
    mean *= 1.0 + min(0.5, state.stakes.pool / RICH)
    seed = seed_of(f"{sitting.game_id} pace", sitting.deal_number, event.seat, len(state.history))
    return mean * (1.0 - JITTER + 2.0 * JITTER * seed / SEEDS)


def _mean(event: _OF_A_SEAT, seen: SeatView) -> float:
    """Return the usual time of *event*, by the kind of question and not by its answer."""
    state = seen.position
    match event:
        case happened.CardPlayed():
            return _of_a_card(event, seen)
        case happened.TrumpNamed():
            return TRUMP
        case happened.Exchanged():
            return EXCHANGE
        case _ if state.playing is not None:
            return WORD
    earlier = any(isinstance(move.action, Bid) for move in state.history[:-1])
    return CALL * (OVER_A_BID if earlier else 1.0)


def _of_a_card(event: happened.CardPlayed, seen: SeatView) -> float:
    """Return the usual time of a card, by its place in the deal and in its trick."""
    state = seen.position
    tricks = (*state.play.tricks, *([state.play.trick] if state.play.trick else []))
    number, trick = next((at, one) for at, one in enumerate(tricks) if event.card in one.cards)
    if number == state.ruleset.hand_size - 1:
        return 0.0
    mean = FIRST_TRICK if number == 0 else 1.0 - EACH_TRICK * number
    if trick.cards[0] is event.card:
        mean *= LEAD
    else:
        led_trumps = trick.led is not None and state.ranking.is_trump(trick.led)
        mean *= FOLLOW * (TRUMPS_LED if led_trumps else 1.0)
    plays_alone = not state.drawn[state.the_ombre]
    return mean * (ALONE if plays_alone else 1.0)
