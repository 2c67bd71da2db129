"""The moods of the players, which follow from what everybody at the table has seen, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ombre_desktop.engine import Cost, Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.model.look import Mood
from ombre_desktop.value import Value

_ENDS_A_MOOD = (happened.CardPlayed, happened.BidMade, happened.Exchanged, happened.TrumpNamed)


class Moods(Value):
    """
    The moods by seat; a seat that is not named is calm.

    *ombre* is the Ombre since this was announced. A face must not tell what a player holds, so no card is
    read here, not even one that lies open.
    """

    by_seat: Mapping[Seat, Mood] = {}
    ombre: Seat | None = None

    def of(self, seat: Seat) -> Mood:
        """Return the mood of *seat*."""
        return self.by_seat.get(seat, Mood.CALM)

    def after(self, event: happened.Event, *, alone: bool) -> Moods:
        """Return the moods after *event*; the Ombre plays *alone* unless somebody may be an ally."""
        match event:
            case happened.Dealt():
                return Moods()
            case happened.OmbreMade(seat=seat) | happened.OmbreChanged(seat=seat):
                return Moods({}, seat)
            case happened.TrickTaken(seat=seat):
                loses = [self.ombre] if alone and self.ombre not in (None, seat) else []
                return self._with(pleased=[seat], vexed=[one for one in loses if one is not None])
            case happened.Scored(score=score) if score.cost is Cost.KING_CAPTURED and score.points > 0:
                return self._with(pleased=[score.seat], vexed=[])
            case happened.DealSettled(settlement=settlement):
                won = [Seat(seat) for seat, gain in enumerate(settlement.won) if gain > 0]
                lost = [Seat(seat) for seat, gain in enumerate(settlement.won) if gain < 0]
                return self._with(pleased=won, vexed=lost)
            case _:
                return self._with([], []) if isinstance(event, _ENDS_A_MOOD) else self

    def _with(self, pleased: Iterable[Seat], vexed: Iterable[Seat]) -> Moods:
        return Moods(dict.fromkeys(pleased, Mood.PLEASED) | dict.fromkeys(vexed, Mood.VEXED), self.ombre)
