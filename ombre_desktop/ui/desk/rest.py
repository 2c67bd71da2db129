"""The rest of the table after a surprise, and the finale that fills it at a striking end of a deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Result
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.table.finale import Finale
from ombre_desktop.ui.table.scene import TableScene

if TYPE_CHECKING:
    from ombre_desktop.ui.table.celebration import Celebration


class Rest(QObject):
    """
    A rest of *pause* milliseconds after a surprise, and a finale at the end of some deals.

    If things *move*, the counters are paid and the hands laid open in the finale; otherwise it stands still.
    *now* returns the present situation, and *hurry* ends the rest. `staged` is emitted when a finale begins.
    """

    staged = Signal(object, object)

    def __init__(
        self, scene: TableScene, now: Callable[[], Situation], hurry: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.moves = False
        self.pause = 0
        self._scene, self._now, self._hurry = scene, now, hurry
        self._celebration: Celebration | None = None
        self._goes_on = False

    @property
    def celebration(self) -> Celebration:
        """The finales, whose code is loaded when the first deal ends."""
        if self._celebration is None:
            from ombre_desktop.ui.table.celebration import Celebration

            self._celebration = Celebration(self._scene, self._now, self._hurry, self)
        return self._celebration

    def before(self, event: happened.DealSettled) -> Finale | None:
        """Begin the finale that the end of a deal earns, before it is paid; return it if there is one."""
        if not (self.moves and self.pause):
            return None
        finale = self.celebration.honour(event)
        if finale is not None:
            self._goes_on = True
            self.staged.emit(event, finale)
        return finale

    def after(self, event: happened.Event) -> int:
        """Return how long the table rests after *event*, in milliseconds: until the end of a finale."""
        if isinstance(event, happened.DealSettled) and self.pause:
            self._goes_on = False
            if self.celebration.has_honoured(event):
                return self.celebration.left
            finale = None if self.moves else self.celebration.honour(event, still=True)
            if finale is not None:
                self.staged.emit(event, finale)
                return self.pause
        return self.pause if is_surprise(event) else 0

    def end(self) -> None:
        """End the finale, unless it goes on while hands are laid open."""
        if not self._goes_on:
            self.cut()

    def cut(self) -> None:
        """End the finale at once, if there is one."""
        self._goes_on = False
        if self._celebration is not None:
            self._celebration.end()

    def break_off(self) -> None:
        """End the finale at once and hurry what waits for it, if there is one: it has no other size."""
        if self._celebration is not None and self._celebration.is_on:
            self.cut()
            self._hurry()


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
