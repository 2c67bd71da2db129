"""Drawing of everything beside the cards, in pieces, so that the event loop can run in between."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject

from ombre_desktop.ui.background.turns import Piece, Turns
from ombre_desktop.ui.desk.hand_voice import HandVoice
from ombre_desktop.ui.desk.panel_dock import PanelDock
from ombre_desktop.ui.desk.scenery import Scenery
from ombre_desktop.ui.model.situation import Situation


class Drawing(Turns):
    """
    A queue that draws portraits, words, counters and panels, each by the state at its own turn.

    *read* puts the table into words for a screen reader.
    """

    def __init__(
        self,
        scenery: Scenery,
        dock: PanelDock,
        voice: HandVoice,
        now: Callable[[], Situation],
        owner: QObject,
        *,
        read: Piece,
    ) -> None:
        super().__init__(owner)
        self._read = read
        self._scenery, self._dock, self._voice, self._now = scenery, dock, voice, now

    def soon(self) -> None:
        """Draw everything, piece by piece, after a change or when a picture has come."""
        self.order(self._everything)

    def at_once(self, *, named: bool = False) -> None:
        """Draw everything now, as the cards lie; those in the hand may have been *named* in this turn."""
        self.order(self._everything)
        if named:
            self.forget("hand")
        self.finish()

    def centre_soon(self) -> None:
        """Draw the middle of the table in a later turn."""
        self.order({"centre": self._scenery.show_centre})

    def seats_soon(self) -> None:
        """Draw the seats with their plates in later turns."""
        self.order(self._scenery.seats)

    def then(self, name: Hashable, piece: Piece) -> None:
        """Draw everything piece by piece, and then do *piece*."""
        self.order({**self._everything, name: piece})

    def one(self, name: Hashable, piece: Piece) -> None:
        """Do the single *piece* in a turn of its own."""
        self.order({name: piece})

    def anew(self, lay: Piece) -> None:
        """Draw everything for another layout: *lay* the cards first, then fit the panels."""
        self.order({"cards": lay, **self._everything, "dock": self._fit_panels})

    def forget_cards(self) -> None:
        """Cancel the laying of the cards, since they have been laid again already, or are flying."""
        self.forget("cards")

    @property
    def _everything(self) -> dict[Hashable, Piece]:
        # What is shown in one turn is painted with the next: tools and panels stand far apart.
        first: dict[Hashable, Piece] = {"standing": self._prepare, "tools": self._show_tools}
        scene = {**self._scenery.seats, "centre": self._scenery.show_centre}
        scene["landed"] = self._scenery.clear_landed
        return {
            **first,
            **scene,
            "panels": self._show_panels,
            "hand": self._name_cards,
            "reader": self._read,
        }

    def _prepare(self) -> None:
        """Create the standing panels a turn before they are filled, unless the table is empty."""
        if self._now().sitting is not None:
            self._dock.furnish()

    def _show_tools(self) -> None:
        """Show the tools a turn before the other panels."""
        if self._now().sitting is not None:
            self._dock.furnish().show_tools()

    def _show_panels(self) -> None:
        now = self._now()
        if now.picture is not None and now.sitting is not None:
            self._dock.furnish().show(now)

    def _name_cards(self) -> None:
        now = self._now()
        if now.picture is not None and now.sitting is not None:
            self._voice.name_cards()

    def _fit_panels(self) -> None:
        self._dock.adapt(self._now())
