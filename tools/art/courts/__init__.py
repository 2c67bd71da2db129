"""
The twenty-four court figures.

`figure` is all that the rest of the generator needs. Everything else here is how they are put together: heads
(`face`, `hair`, `beard`, `crowns`, `hats`), limbs, dress, horses, the signs they hold, and the ranks.
"""

from __future__ import annotations

from ..svg import Element
from .caballo import caballos
from .emit import finest, visible
from .jack import jacks
from .king import kings
from .queen import queens
from .rey import reyes
from .sota import sotas

_STANDING = {"J": sotas, "Q": caballos, "K": reyes}
_DOUBLE = {"J": jacks, "Q": queens, "K": kings}


def figure(deck: str, suit: str, rank: str) -> list[Element]:
    """
    Return the figure of one court card, in card units, without frame and index.

    *deck* is ``spanish`` or ``french``, *suit* one of ``S C H D``, *rank* one of ``J Q K``.
    """
    if deck == "french":
        return _DOUBLE[rank](suit)
    return finest(visible(_STANDING[rank](suit)))
