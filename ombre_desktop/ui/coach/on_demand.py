"""Parts of the coach that are imported when the first deal is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from ombre_desktop.ui.coach.coach_note import CoachNote
    from ombre_desktop.ui.coach.own_review import OwnReview
    from ombre_desktop.ui.coach.weighing import Weighing
    from ombre_desktop.ui.texts.coach import take_back_offered

__all__ = ["CoachNote", "OwnReview", "Weighing", "take_back_offered"]

HOMES = {
    "CoachNote": "ombre_desktop.ui.coach.coach_note",
    "OwnReview": "ombre_desktop.ui.coach.own_review",
    "Weighing": "ombre_desktop.ui.coach.weighing",
    "take_back_offered": "ombre_desktop.ui.texts.coach",
}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)
