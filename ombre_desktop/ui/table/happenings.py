"""The events that wait to be shown, each with the step to which it belongs."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from ombre_desktop.engine import Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.model.picture import TablePicture, bare_table
from ombre_desktop.ui.model.picture_events import before_events, gathered
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.table.payments import Payment
from ombre_desktop.value import Value

_ACTS = (happened.CardPlayed, happened.BidMade, happened.Said, happened.Exchanged, happened.CardShown)


DRAW_LOOKS = 2
"""The time for which the first draw is shown, as a multiple of a trick's: there is a text to read."""


class Happening(Value):
    """One event of a step."""

    event: happened.Event
    step: TableStep

    def picture_before(self) -> TablePicture:
        """Return the table before the events of the step, for use when there is no earlier picture."""
        if self.step.view is None:
            return bare_table(self.step.sitting)
        return before_events(self.step.view, self.step.sitting, self.step.events)


class Happenings(deque[Happening]):
    """A queue of events."""

    @property
    def next_seat(self) -> Seat | None:
        """The seat that acts in the next event to be shown."""
        for happening in self:
            if isinstance(happening.event, _ACTS):
                return happening.event.seat
        return None

    def with_its_like(self, payment: Payment, step: TableStep) -> Iterator[Payment]:
        """Take the payments that follow *payment* in its *step* off the queue, and yield all of them."""
        yield payment
        while self and self[0].step is step:
            event = self[0].event
            if not isinstance(event, Payment):
                return
            self.popleft()
            yield event

    @property
    def settles(self) -> happened.DealSettled | None:
        """The settlement of a deal, if it is next."""
        event = self[0].event if self else None
        return event if isinstance(event, happened.DealSettled) else None

    def looks_at(self, event: happened.Event) -> int:
        """Return how long the result of *event* stays, as a multiple of a trick's time; 0 for most events."""
        if isinstance(event, happened.CardPlayed):
            return bool(self) and isinstance(self[0].event, happened.TrickTaken)
        return DRAW_LOOKS if isinstance(event, happened.FirstDealerFound) else 0

    def gathered(self, picture: TablePicture) -> TablePicture:
        """Return *picture* with all cards at the dealer, if they are dealt next; else as it is."""
        if not self or picture.gathered:
            return picture
        event, step = self[0].event, self[0].step
        if not isinstance(event, happened.Dealt):
            return picture
        return gathered(picture, event.dealer, len(step.sitting.ruleset.pack.cards))
