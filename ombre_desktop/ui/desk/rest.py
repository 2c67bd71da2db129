"""The rest of the table after a surprise, which a flourish fills if a deal has ended in a striking way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.engine import Result
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.table.scene import TableScene

if TYPE_CHECKING:
    from ombre_desktop.ui.table.celebration import Celebration


class Rest(QObject):
    """
    A rest of *pause* milliseconds after a surprise; if things *move*, a flourish after some deals.

    *now* returns the present situation, and *hurry* ends the rest.
    """

    def __init__(
        self, scene: TableScene, now: Callable[[], Situation], hurry: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.moves = False
        self.pause = 0
        self._scene, self._now, self._hurry = scene, now, hurry
        self._celebration: Celebration | None = None

    @property
    def celebration(self) -> Celebration:
        """The flourishes, whose code is loaded when the first deal ends."""
        if self._celebration is None:
            from ombre_desktop.ui.table.celebration import Celebration

            self._celebration = Celebration(self._scene, self._now, self._hurry, self)
        return self._celebration

    def after(self, event: happened.Event) -> int:
        """Return how long the table rests after *event*, in milliseconds; a flourish has begun then."""
        if isinstance(event, happened.DealSettled) and self.moves and self.pause:
            lasts = self.celebration.honour(event)
            if lasts:
                return lasts
        return self.pause if is_surprise(event) else 0

    def end(self) -> None:
        """End the flourish, if there is one."""
        if self._celebration is not None:
            self._celebration.end()


STRIKING = frozenset({Result.CODILLE, Result.VOLE, Result.FAILED_VOLE})
"""The results that nobody should miss before the payments are shown."""


def is_surprise(event: happened.Event) -> bool:
    """Tell whether *event* is worth a pause: a card turned up or taken openly, a codille, a vole."""
    match event:
        case happened.CardTurned():
            return True
        case happened.Exchanged(open_drawn=taken):
            return bool(taken)
        case happened.DealSettled(settlement=settlement):
            return any(verdict.result in STRIKING for verdict in settlement.outcome.verdicts)
        case _:
            return False
