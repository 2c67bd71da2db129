"""Heads put together: face, hair, beard and what is worn on them."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..affine import Point, scaled
from ..geometry import place
from ..palette import GOLD
from ..pen import Pen
from .beard import beard
from .crowns import CROWNS
from .face import TURNED, Look, face
from .hair import hair_behind, hair_over
from .hats import HATS
from .headdress import HEADDRESSES, veil

_WORN = CROWNS | HATS | HEADDRESSES


@dataclass(frozen=True, slots=True)
class Head:
    """
    A whole head: face, hair, beard and what is worn on it.

    *wear* names a crown, hat or headdress; *dyes* are its colours, as many as it takes. A *veil* has its own
    colour and that of its hem. *broad* widens the whole head.
    """

    look: Look = field(default_factory=Look)
    hair: str = "bob"
    tint: str = GOLD
    beard: str = "none"
    wear: str = ""
    dyes: tuple[str, ...] = ()
    veil: tuple[str, str] | None = None
    broad: float = 1.0


def head(pen: Pen, spec: Head, at: Point, high: float, *, turn: float = 0.0, left: bool = False) -> None:
    """Draw *spec* about *at*, *high* units from skull to chin, looking to the right or to the *left*."""
    own = _head_pen(pen, spec, at, high, turn=turn, left=left)
    if not spec.veil:
        hair_behind(own, spec.hair, spec.tint)
    face(own, spec.look)
    hair_over(own, spec.hair, spec.tint)
    beard(own, spec.beard, spec.tint, turned=spec.look.view == TURNED)
    if spec.wear:
        _WORN[spec.wear](own, *spec.dyes)


def behind_head(
    pen: Pen, spec: Head, at: Point, high: float, *, turn: float = 0.0, left: bool = False
) -> None:
    """Draw the veil and the hair that fall behind the shoulders; to be drawn before the bust."""
    if spec.veil:
        own = _head_pen(pen, spec, at, high, turn=turn, left=left)
        veil(own, *spec.veil)
        hair_behind(own, spec.hair, spec.tint)


def _head_pen(pen: Pen, spec: Head, at: Point, high: float, *, turn: float, left: bool) -> Pen:
    frame = place(at[0], at[1], high / 100, turn=turn, flip=left) @ scaled(spec.broad, 1.0)
    return pen.within(frame, (high / 64) ** 0.6)
