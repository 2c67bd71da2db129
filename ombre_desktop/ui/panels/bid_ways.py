"""The ways to set bids on parchments, in the order in which they are tried."""

from __future__ import annotations

from ombre_desktop.value import Value


class Way(Value):
    """
    A way to set the bids on parchments, whose small lines have this *share* of their usual size.

    If it *explains*, each bid says what it means, and if it is *priced*, what it wins and costs. With *low*
    titles, many bids find room. Bids that may *cover* the opponents' cards find more, and so do those in
    *columns*, where long titles are set smaller. Few bids stand *abreast*, in one row between these cards.
    """

    share: float = 1.0
    explains: bool = True
    low: bool = False
    priced: bool = True
    covers: bool = False
    columns: int = 0
    abreast: bool = False


MOST_ABREAST = 4
"""The largest number of bids in a single row; more stand in a grid."""
_LAST = tuple(
    Way(low=True, explains=False, priced=False, covers=True, columns=columns) for columns in (2, 3, 4)
)
USUAL = (
    *(Way(share, abreast=True) for share in (1.0, 0.92, 0.85)),
    Way(0.85, low=True, abreast=True),
    Way(0.75, low=True, abreast=True),
    Way(),
    Way(0.85),
    Way(0.85, low=True),
    Way(priced=False),
    Way(0.85, low=True, priced=False),
    Way(0.75, low=True, priced=False),
    Way(low=True, explains=False, priced=False),
    Way(low=True, explains=False, priced=False, covers=True),
    *_LAST,
)
LARGE = (
    *(
        Way(share, low=True, priced=priced, abreast=True)
        for priced, share in ((True, 0.85), (True, 0.75), (False, 0.85), (False, 0.75))
    ),
    *(
        Way(share, low=True, priced=priced, covers=covers)
        for share, priced in ((1.0, True), (1.0, False), (0.85, False), (0.75, False))
        for covers in (False, True)
    ),
    Way(0.85, low=True, priced=False, covers=True, columns=4),
    Way(explains=False, low=True, priced=False),
    Way(explains=False, low=True, priced=False, covers=True),
    *_LAST,
)
"""
The ways to set the bids, in the order in which they are tried: their meanings stay longer than their prices.

The meanings in large text are set somewhat smaller before they go.
"""
