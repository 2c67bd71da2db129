"""A second try: a decision of a recorded deal that the person takes again."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import Action
from ombre_desktop.value import Value


class SecondTry(Value):
    """
    A decision that the person takes again at the table.

    *first* is what was decided in the record, at this *move* of the deal. *is_on* tells whether the person
    still plays on from there, and *back* leads back to where the wish was uttered: to the result of the deal
    if it *came_from_result*, otherwise to the replay.
    """

    first: Action
    move: int
    is_on: Callable[[], bool]
    back: Callable[[], None]
    came_from_result: bool
