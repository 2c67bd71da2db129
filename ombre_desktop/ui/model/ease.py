"""The person's needs that change the layout of everything they press."""

from __future__ import annotations

from ombre_desktop.value import Value

SMALL, LARGE = 24, 44
"""The smallest side of a target, in pixels: as WCAG 2.2 asks at level AA, and at level AAA."""


class Ease(Value):
    """
    The needs of a hand: *least* is the smallest side, in pixels, of anything that can be pressed.

    For the *left_handed* the person's own things are mirrored, but not the order of play.
    """

    least: int = SMALL
    left_handed: bool = False


USUAL = Ease()
"""The needs unless the person chooses others."""
