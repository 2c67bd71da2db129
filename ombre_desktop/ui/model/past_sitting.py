"""A past sitting, as a line of the history."""

from __future__ import annotations

from datetime import datetime

from ombre_desktop.value import Value


class PastSitting(Value):
    """
    A sitting as the list shows it.

    ``opponents`` and ``game`` are display names. ``deals`` of ``planned`` were played (None: no fixed end).
    ``chips`` are the person's, and so are ``points`` in a game of points.
    """

    ident: str
    began: datetime
    game: str
    opponents: tuple[str, ...]
    deals: int
    planned: int | None
    chips: int
    ended: bool
    points: int | None = None
