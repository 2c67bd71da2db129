"""The news that pictures of the person's own deck cannot be shown, told once for all cards together."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.paint.card_deck import DeckError, DeckFlaw, own_deck
from ombre_desktop.ui.texts.decks import at_table

SOON = 700
"""The milliseconds after the last flaw before they are told: the cards of a pack come in that time."""


class DeckNews(QObject):
    """A collector of flaws, which *tell* hears as two sentences; each flaw of a deck is told once."""

    def __init__(self, tell: Callable[[str, str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._tell = tell
        self._liked = Preferences()
        self._flaws: list[DeckFlaw] = []
        self._told = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SOON)
        self._later.timeout.connect(self.tell)

    def hear(self, flaw: DeckFlaw, liked: Preferences) -> None:
        """Collect a flaw of the deck in the preferences *liked*."""
        if liked.own_deck != self._liked.own_deck:
            self._flaws, self._told = [], 0
        self._liked = liked
        if flaw not in self._flaws:
            self._flaws.append(flaw)
            self._later.start()

    def tell(self) -> None:
        """Tell the flaws that were not told before."""
        new = self._flaws[self._told :]
        self._told = len(self._flaws)
        name, kind = self._liked.own_deck, self._liked.deck
        with suppress(DeckError):  # then only the name of its folder is known
            name = own_deck(name).told["name"]
        if new:
            self._tell(*at_table(new, name, kind))
