"""The poses of a card in the hand, as values: its distance from its place, and its way from pose to pose."""

from __future__ import annotations

from math import sin, tau

from PySide6.QtCore import QEasingCurve, QPointF

from ombre_desktop.ui.table.arrangement import Sprite
from ombre_desktop.ui.table.motion import THROWN, Ease, Where, where
from ombre_desktop.value import Value

_SPRUNG = QEasingCurve(QEasingCurve.Type.OutBack)
_SPRUNG.setOvershoot(1.05)
SPRUNG: Ease = _SPRUNG.valueForProgress
"""The ease of a card that springs 4 % beyond its place and comes back."""
_LEAN = 1.5
"""The degrees by which a card leans that shakes its head."""


class Pose(Value):
    """
    The difference between a card as it is seen and its place.

    *x*, *y* and *grown*, by which it is higher, are in pixels, *turn* in degrees and *rise* in units.
    """

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    grown: float = 0.0
    rise: float = 0.0

    def toward(self, goal: Pose, share: float) -> Pose:
        """Return the pose at this *share* of the way to *goal*."""
        return Pose(*(a + (b - a) * share for a, b in zip(self.parts, goal.parts, strict=True)))

    def plus(self, other: Pose) -> Pose:
        """Return both differences together."""
        return Pose(*(a + b for a, b in zip(self.parts, other.parts, strict=True)))

    @property
    def parts(self) -> tuple[float, float, float, float, float]:
        """All differences, in the order of the fields."""
        return self.x, self.y, self.turn, self.grown, self.rise

    def on(self, sprite: Sprite) -> tuple[Where, float]:
        """Return where a card of *sprite* is in this pose, and its height above the cloth in units."""
        centre, rotation, height = where(sprite)
        there = centre + QPointF(self.x, self.y), rotation + self.turn, height + self.grown
        return there, sprite.rise + self.rise


REST = Pose()
"""The pose of a card in its place."""


def pose_at(there: Where, rise: float, sprite: Sprite) -> Pose:
    """Return the pose of a card of *sprite* that is seen *there*, *rise* units above the cloth."""
    (at, rotation, height), (centre, lean, full) = there, where(sprite)
    turn = (rotation - lean + 180) % 360 - 180
    return Pose(at.x() - centre.x(), at.y() - centre.y(), turn, height - full, rise - sprite.rise)


def shaking(share: float, way: float) -> Pose:
    """Return the pose of a card that shakes its head by *way* pixels, at this *share* of the time."""
    swing = -sin(2 * tau * share) * (1.0 - share)
    return Pose(x=swing * way, turn=swing * _LEAN)


class Glide(Value):
    """The way of a card from one pose to another; times are in milliseconds."""

    start: Pose
    goal: Pose
    begins: float
    lasts: float
    ease: Ease = THROWN

    def at(self, now: float) -> Pose:
        """Return the pose at the time *now*."""
        share = (now - self.begins) / self.lasts
        if share >= 1.0:
            return self.goal
        return self.start.toward(self.goal, self.ease(max(0.0, share)))

    @property
    def ends(self) -> float:
        """The time at which the card arrives."""
        return self.begins + self.lasts
