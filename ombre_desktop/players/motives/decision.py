"""A decision to be explained."""

from __future__ import annotations

from ombre_desktop.engine import Action, Request, SeatView
from ombre_desktop.players.advice import Alternative
from ombre_desktop.value import Value


class Decision(Value):
    """
    The answer *chosen* to the question *asked*, by a seat that sees *view*.

    *alternatives* are the evaluated answers, best first; none if nothing was evaluated.
    """

    view: SeatView
    asked: Request
    chosen: Action
    alternatives: tuple[Alternative, ...] = ()

    def judged(self, action: Action) -> Alternative | None:
        """Return the evaluation of *action*; None if there is none."""
        return next((one for one in self.alternatives if one.action == action), None)
