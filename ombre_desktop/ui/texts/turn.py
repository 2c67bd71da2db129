"""The words for a seat in the deal, counted from the dealer."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import translate


def turn_name(turn: int, seats: int) -> str:
    """Return a seat at a table of this number of *seats*, counted from the dealer to the right."""
    if turn == 0:
        told = translate("Statistics", "Dealer, at a table of {seats}")
    elif turn == 1:
        told = translate("Statistics", "Eldest, at a table of {seats}")
    else:
        told = translate("Statistics", "{turn} seats after the dealer, at a table of {seats}")
    return told.format(turn=turn, seats=seats)
