"""The table before the first deal."""

from __future__ import annotations

from ombre_desktop.engine import Cards
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import Sitting


def bare_table(sitting: Sitting) -> TablePicture:
    """Return the table before the first deal, with the whole pack on it; the dealer is not yet known."""
    seats, session = sitting.ruleset.seats, sitting.session
    nobody: tuple[Cards, ...] = ((),) * seats
    none = (0,) * seats
    return TablePicture(
        dealer=None,
        hands=nobody,
        chips=session.chips,
        pool=int(session.pool),
        said=(None,) * seats,
        dead=none,
        won=none,
        talon=len(sitting.ruleset.pack.cards),
        played=nobody,
        points=session.scores,
    )
