"""The ways to set bids, on parchments or in a list, in the order in which they are tried."""

from __future__ import annotations

from ombre_desktop.value import Value


class Way(Value):
    """
    A way to set the bids on parchments, whose small lines have this *share* of their usual size.

    If it *explains*, each bid says what it means. With *low* titles, many bids find room.
    """

    share: float = 1.0
    explains: bool = True
    low: bool = False


class ListedWay(Value):
    """
    A way to list bids under one another.

    If it is *brief*, winnings are one sum. If it is *paired*, passing stands without its meaning in one row
    with the refused bids. If it *explains*, each bid says what it means; otherwise its bubble does.
    """

    brief: bool = False
    paired: bool = False
    explains: bool = True


LISTS = tuple(
    ListedWay(brief, paired, explains)
    for paired, explains in ((False, True), (True, True), (True, False))
    for brief in (False, True)
)
"""The ways to list the bids, in the order in which they are tried; the last two are the lowest."""
LARGE = (Way(),)
USUAL = (
    *(Way(share) for share in (1.0, 0.85, 0.7)),
    *(Way(share, low=True) for share in (0.85, 0.7)),
    *(Way(share, explains=False) for share in (0.85, 0.7)),
    *(Way(share, explains=False, low=True) for share in (0.85, 0.7)),
)
"""The ways to set the bids, in the order in which they are tried. Large text is never set smaller."""
