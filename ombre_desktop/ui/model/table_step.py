"""A step of a deal as the person sees it."""

from __future__ import annotations

from ombre_desktop.engine import Ranking, SeatView
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.value import Value


class TableStep(Value):
    """
    The events of a step, as the person may see them, and the state after it.

    There is no *view* during the draw for the first dealer, before the first deal.
    """

    events: tuple[Event, ...]
    view: SeatView | None
    sitting: Sitting

    @property
    def ranking(self) -> Ranking:
        """The order of the cards, as far as it is known after the step."""
        return self.sitting.ruleset.ranking(None) if self.view is None else self.view.position.ranking
