"""The panel of the next question, made while the events before it are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Request
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.context import TableContext

if TYPE_CHECKING:
    from ombre_desktop.ui.panels.chooser import RequestPanel

Step = Callable[[Request, Situation, TableContext], object]


class NextPanel:
    """
    A panel in the making, in *steps* that are done in turns of their own: together they take two frames.

    Each step does what is left of those before it. The panel is made again if what it tells has changed.
    """

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._panel: RequestPanel | None = None
        self._made_for: object = None
        self._is_told = False
        self.steps: tuple[Step, ...] = (self.load, self.make, self.tell, self.paint)

    def load(self, _asked: Request, _now: Situation, _context: TableContext) -> None:
        """Import what the steps need, if the first deal asks before a thread has done that."""
        import ombre_desktop.players.hand_reading
        import ombre_desktop.ui.desk.informing  # noqa: F401

    def make(self, asked: Request, now: Situation, context: TableContext) -> RequestPanel:
        """
        Return the panel for *asked*, which tells nothing of the deal yet.

        Raises `UnansweredRequestError` if there is none.
        """
        from ombre_desktop.ui.panels.chooser import panel_for

        wanted = asked, context, now.view, now.sitting, now.helps, now.deck
        if self._panel is None or self._made_for != wanted:
            self.drop()
            self._panel, self._made_for = panel_for(asked, context, self._parent), wanted
        return self._panel

    def tell(self, asked: Request, now: Situation, context: TableContext) -> RequestPanel:
        """Return the panel for *asked* with all that it tells of the deal *now*."""
        from ombre_desktop.ui.desk.informing import instruct

        panel = self.make(asked, now, context)
        if not self._is_told:
            instruct(panel, asked, now)
            self._is_told = True
        return panel

    def paint(self, asked: Request, now: Situation, context: TableContext) -> None:
        """Paint the panel for *asked*, which then only has to be copied when it is shown."""
        self.tell(asked, now, context).paint_ahead()

    def take(self, asked: Request, now: Situation, context: TableContext) -> RequestPanel:
        """Return the panel for *asked*, which belongs to the caller from now on."""
        panel = self.tell(asked, now, context)
        self._forget()
        return panel

    def drop(self) -> None:
        """Remove a panel that is not wanted any more."""
        if self._panel is not None:
            self._panel.deleteLater()
        self._forget()

    def _forget(self) -> None:
        self._panel = self._made_for = None
        self._is_told = False
