"""The expressions of a portrait: the same face with other brows, eyes and mouth."""

from __future__ import annotations

from ombre_desktop.ui.model.look import USUAL_LOOK, Look, Mood
from ombre_desktop.ui.paint.portraits.portrait import Portrait
from ombre_desktop.value import Value, replace


class Change(Value):
    """The changes that a mood makes to a face: to its brow and smile, its eyelids and its creases."""

    brow: float
    smile: float
    lids: float
    crease: float


_CHANGES = {
    Mood.CALM: Change(0, 0, 0, 0),
    Mood.PLEASED: Change(0.75, 1.25, 0.75, 1),
    Mood.VEXED: Change(-1.5, -1.7, 0, -1),
}


def with_look(portrait: Portrait, look: Look) -> Portrait:
    """Return *portrait* with this *look*."""
    if look == USUAL_LOOK:
        return portrait
    change = _CHANGES[look.mood]
    across, down = look.gaze
    return replace(
        portrait,
        brow=portrait.brow + change.brow,
        smile=portrait.smile + change.smile,
        lids=1.0 if look.shut else change.lids,
        crease=change.crease,
        gaze=(across * portrait.facing, float(down)),
    )
