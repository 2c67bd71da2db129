"""The look of a face: its mood, where its eyes turn, and whether they are shut."""

from __future__ import annotations

from enum import Enum, auto

from ombre_desktop.value import Value


class Mood(Enum):
    """The feeling that a face shows about the last thing that everybody saw."""

    CALM = auto()
    PLEASED = auto()
    VEXED = auto()


class Look(Value):
    """
    A look: *gaze* is -1, 0 or 1 to the right of the screen, and the same downwards; 0 is straight ahead.

    If the eyes are *shut*, nothing is seen of the gaze.
    """

    mood: Mood = Mood.CALM
    gaze: tuple[int, int] = (0, 0)
    shut: bool = False


USUAL_LOOK = Look()
"""The look of somebody to whom nothing has happened yet."""
