"""A contract: one row of a game's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.engine.chips import Chips
from ombre_desktop.value import Value

if TYPE_CHECKING:
    from ombre_desktop.engine.state import Phase


class Contract(Value):
    """
    What the winner of the auction undertakes.

    *level* is its height in the auction, *base* what each opponent pays for a
    won game (chips), *phases* what follows the auction when it is played, *calls*
    whether the Ombre looks for an ally by calling a card (rule 3.11).
    """

    name: str
    level: int
    base: Chips
    phases: tuple[Phase, ...]
    calls: bool = False

    def __repr__(self) -> str:
        return f"Contract({self.name!r})"
