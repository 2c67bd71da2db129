"""A sitting of the past, in a line of the history."""

from __future__ import annotations

from datetime import datetime

from ombre_desktop.value import Value


class PastSitting(Value):
    """
    A sitting as the list shows it.

    ``opponents`` and ``game`` are names to be shown, ``deals`` were played out of ``planned`` (None
    for an open end), ``chips`` are the person's, and so are the ``points`` of a game of points.
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
