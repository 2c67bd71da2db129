"""The reader of a review: what the words and pictures of the review depend on, besides the deal."""

from __future__ import annotations

from ombre_desktop.engine import Seat
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.value import Value


class Reader(Value):
    """
    The reader of a review: *names* and *faces* by seat of the record, the *deck*, and the seat in *front*.

    *played* is the seat that the person played, if any. *opened* holds the links of the open details.
    """

    names: tuple[str, ...]
    faces: tuple[str, ...]
    deck: Deck
    front: Seat
    played: Seat | None
    opened: frozenset[str] = frozenset()

    def name(self, seat: Seat) -> str:
        """Return the name of the player at *seat*."""
        return self.names[seat]
