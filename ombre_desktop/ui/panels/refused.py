"""A bid that may not be made now: a thin parchment at its place in the order of bids, with the reason."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ombre_desktop.engine import Refusal
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.panels.faces import Face
from ombre_desktop.ui.panels.pressable import Ground, Pressable
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.refusals import refusal_sentence, refused_bid


class RefusedBid(Pressable):
    """
    A *bid*, by the name of its contract, that may not be made now; pressing it only explains it.

    The Tab key passes over it. A screen reader finds the explanation in the description.
    """

    def __init__(self, bid: str, refusal: Refusal, face: Face, panel: Ground) -> None:
        super().__init__(face, "", panel)
        self.bid, self._refusal = bid, refusal
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.clicked.connect(lambda: panel.explain(self))

    def reason(self, deck: Deck) -> str:
        """Return the reason in the words of the *deck*."""
        return refusal_sentence(self._refusal, deck)

    def tell(self, name: str, meaning: str, deck: Deck) -> None:
        """Tell the *name* of the bid, the reason in the words of the *deck*, and the *meaning* of the bid."""
        self.change(self.face, refused_bid(name))
        self.hint = sentences([self.reason(deck), meaning])
        self.setAccessibleDescription(self.hint)
