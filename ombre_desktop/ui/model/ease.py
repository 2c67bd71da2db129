"""The person's needs that change the layout of everything they press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.value import Value

if TYPE_CHECKING:
    from ombre_desktop.storage.display_options import Preferences

SMALL, LARGE = 24, 44
"""The smallest sides of a target, in pixels, that WCAG 2.2 asks for at levels AA and AAA."""


class Ease(Value):
    """
    The needs of a person's hand: *least* is the smallest side, in pixels, of anything that can be pressed.

    If it is *left_handed*, the person's own things are mirrored, but not the order of play.
    """

    least: int = SMALL
    left_handed: bool = False

    @property
    def shake(self) -> int:
        """The pixels that the pointer may move during a click: a shaking hand moves it by fifteen."""
        return 20 if self.least == SMALL else 32


USUAL = Ease()
"""The needs unless the person chooses others."""


def ease_of(preferences: Preferences) -> Ease:
    """Return the person's needs for the layout."""
    return Ease(LARGE if preferences.large_targets else SMALL, preferences.left_handed)
