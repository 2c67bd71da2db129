"""The legs of horses below knee and hock: cannon, fetlock, pastern and hoof."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..affine import Affine, Point
from ..geometry import Line, curve, knots, place


@dataclass(frozen=True, slots=True)
class Kind:
    """
    The knots of a cannon, its upper joint at the origin, the fetlock straight below it, the toe to the right.

    *fore* is the front edge downwards, *back* the other one upwards. *folds* are lines of tendon and joint.
    """

    fore: str
    back: str
    fetlock: float
    folds: tuple[str, ...]


FORE = Kind(
    "7,-3 6.8,3 4,8 3.5,14 4,21",
    "-4.2,20 -3.6,14 -4.6,8 -7.8,3! -7,-3",
    26.0,
    ("-1,9 -1.6,20", "-3,3.4 0.6,4.6 4,3.2"),
)
LIFTED = Kind("6.4,2 4.2,7.6 3.4,13 4,20", "-4.2,19 -3.6,12 -4.6,6!", 25.0, ("-1,8 -1.6,20",))
HIND = Kind(
    "6.6,-4 6.2,2 4.4,9 3.8,16 4.4,24",
    "-4.5,23 -4,14 -5.2,4 -8.8,-8!",
    29.0,
    ("-1.4,6 -1.8,22", "-6.4,-6 -3,-1 -3,5"),
)

_PASTERN = "6,0 8,4.6"
_CORONET = ((11.4, 8.4), (0.6, 10.6))
_SOLE = ((15.0, 15.2), (13.4, 17.0), (-1.4, 17.0))
_HEEL = "-1.6,7 -6,2.6"


@dataclass(frozen=True, slots=True)
class Shank:
    """The leg below *joint*; *turn* swings it back, *bend* folds the foot back at the fetlock, in degrees."""

    kind: Kind
    joint: Point
    turn: float = 0.0
    bend: float = 0.0

    @property
    def frame(self) -> Affine:
        """The frame of the cannon."""
        return place(*self.joint, turn=self.turn)

    @property
    def _foot(self) -> Affine:
        return self.frame @ place(0.0, self.kind.fetlock, turn=self.bend)

    @property
    def outline(self) -> str:
        """The knots from the front of the joint round the hoof to its back."""
        foot = [
            *_placed(self._foot, _PASTERN),
            *(_word(self._foot(p), "!") for p in _ring()),
            *_placed(self._foot, _HEEL),
        ]
        return " ".join([*_placed(self.frame, self.kind.fore), *foot, *_placed(self.frame, self.kind.back)])

    @property
    def hoof(self) -> Line:
        """The outline of the hoof, broader at the ground."""
        (x0, y0), (x1, y1) = _CORONET
        crown = f"{x1},{y1}! {(x0 + x1) / 2 - 0.6},{(y0 + y1) / 2 - 1.2} {x0},{y0}!"
        sole = " ".join(f"{x},{y}!" for x, y in _SOLE)
        return [self._foot(p) for p in curve(f"{crown} {sole}", closed=True)]

    @property
    def sock(self) -> Line:
        """An area that holds foot and fetlock and the lower end of the cannon."""
        low = self.kind.fetlock
        return [self.frame(p) for p in ((-14, low - 8), (20, low - 12), (20, low + 22), (-14, low + 22))]

    @property
    def folds(self) -> list[Line]:
        """The lines of tendon and joint."""
        return [[self.frame(p) for p in curve(fold)] for fold in self.kind.folds]


Outline = tuple[str | Shank, ...]


def written(parts: Outline) -> str:
    """Return the knots of an outline of which some parts are shanks."""
    return " ".join(part.outline if isinstance(part, Shank) else part for part in parts)


def shanks(parts: Outline) -> list[Shank]:
    """Return the shanks in an outline."""
    return [part for part in parts if isinstance(part, Shank)]


def _ring() -> Iterable[Point]:
    """Return the corners of the hoof from coronet to coronet."""
    return (_CORONET[0], *_SOLE, _CORONET[1])


def _placed(frame: Affine, text: str) -> Iterable[str]:
    """Return the knots in *text* in another frame."""
    return (_word(frame(p), "!" * corner) for p, corner in zip(*knots(text), strict=True))


def _word(p: Point, mark: str) -> str:
    return f"{p[0]:.2f},{p[1]:.2f}{mark}"
