"""The layout of the person's own seat, at the long edge of the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF

from ombre_desktop.ui.table.labels import Hollow, Label
from ombre_desktop.ui.table.placement import Fan, OpenRows, Placement, TrickPile
from ombre_desktop.ui.table.seat_layout import (
    LOW_SPEECH,
    MEDALLION_RING,
    SeatLayout,
    face_radius,
    label_at,
    under_face,
)
from ombre_desktop.ui.table.stage import Stage
from ombre_desktop.value import replace

_OWN_PLATE = 240.0
"""The width, in units, between the corner and the person's cards."""
_CLOSE_TOOLS = 1.35
"""The crowding beyond which the tools stand in the corner beside the person's tricks."""
_OVER_TOOLS = 21.0
"""The distance, in units, by which tools in the corner raise the person's tricks."""
_WORDS_BELOW = 15.0
"""The distance, in units, by which words that lie over a role reach below the plate."""


def person_seat(
    stage: Stage, trick_card: Placement, full: int, *, inset: float, speaks_low: bool
) -> SeatLayout:
    """
    Lay out the person's own seat; *inset* moves its ends inwards, as a share of the stage.

    If it *speaks_low*, a ribbon in large text hangs over the role, as at the neighbouring seats.
    """
    u = stage.unit
    low = speaks_low and stage.excess > LOW_SPEECH
    raised = (_WORDS_BELOW if low else 0.0) * u
    plate_top = stage.rect.bottom() - 13 * u - 42 * stage.text - raised
    face = face_radius(stage, yields=speaks_low)
    above = face + under_face(stage, yields=speaks_low)
    medallion = QPointF(stage.at(0.078 + inset, 0).x(), plate_top - above)
    hollow = QPointF(stage.at(0.166 + inset, 0).x(), plate_top - face - 8 * u)
    tricks = _own_tricks(stage, inset)
    own_plate = QPointF(medallion.x(), stage.rect.bottom() - 12 * u - raised)
    size = 188.0
    step = 73.0 if full < 10 else 66.0
    return SeatLayout(
        medallion=medallion,
        medallion_radius=face,
        ring=MEDALLION_RING * u,
        plate=replace(label_at(stage, own_plate, 92 * u, outward=0, hangs=False), broadest=_OWN_PLATE * u),
        ribbon=_person_ribbon(stage, medallion, low=low),
        dealer_mark=medallion + QPointF(46 * u, -38 * u),
        hollow=Hollow(
            hollow, QSizeF(108 * u, 56 * u), -8.0, hollow + QPointF(4 * u, 43 * u - 12 * stage.text), 34 * u
        ),
        hand=Fan(stage.at(0.5, 0.853) - QPointF(0, 9 * u), 0.0, size * u, step * u, 8 * u, 1.55, full=full),
        dead=Placement.whole(hollow + QPointF(26 * u, (-70 + 14 * stage.excess) * u), 6.0, 54 * u),
        tricks=tricks,
        trick_card=trick_card,
        open_hand=OpenRows(stage.at(0.5, 0.853), size * u, step * u, 0.0, rows=1),
        words_on_plate=low,
    )


def _own_tricks(stage: Stage, inset: float) -> TrickPile:
    """Return the pile beside the person's cards; large text brings the tools there, so it is narrower."""
    u = stage.unit
    first = stage.at(0.8125 - inset * 0.9, 0.795 - inset * 0.33)
    step, drop, height = 28.0, 44.0, 68.0
    if stage.crowding > _CLOSE_TOOLS:
        step, drop, height = 17.0, 25.0, 54.0
        first -= QPointF(0, _OVER_TOOLS * u)
    badge = first + QPointF(-7, 37) * u
    return TrickPile(first, QPointF(step * u, 0), QPointF(0, drop * u), height * u, badge)


def _person_ribbon(stage: Stage, medallion: QPointF, *, low: bool) -> Label:
    """Return the place of the words: above the portrait, over its rim, or in large text over the role."""
    u = stage.unit
    if not low:
        return label_at(stage, medallion - QPointF(0, 50 * u), 66 * u, outward=-1, hangs=False)
    over_role = label_at(stage, medallion + QPointF(0, 47 * u), 0.0, outward=0, hangs=True)
    return replace(over_role, limits=stage.window.adjusted(u, u, -u, -u))
