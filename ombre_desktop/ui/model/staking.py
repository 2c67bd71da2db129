"""The stakes before the cards are dealt: antes in chips, and mano's entry in stones."""

from __future__ import annotations

from ombre_desktop.engine import Cost
from ombre_desktop.engine.events import Event, Paid, Scored
from ombre_desktop.ui.model.sitting import Sitting


def antes_of(sitting: Sitting) -> tuple[Paid | Scored, ...]:
    """Return the antes of the deal in hand, as events; nothing if they are not known."""
    before = sitting.before_antes
    if before is None:
        return ()
    return (*map(Paid, before.antes), *map(Scored, before.entry))


def is_ante(event: Event) -> bool:
    """Tell whether *event* is an ante, or mano's entry."""
    match event:
        case Paid(payment=paid):
            return [cost for cost, _ in paid.parts] == [Cost.ANTE]
        case Scored(score=score):
            return score.cost is Cost.ANTE
    return False
