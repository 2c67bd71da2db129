"""The person's part in a deal: the events they see, and the questions that are not theirs to answer."""

from __future__ import annotations

from collections.abc import Iterable

from ombre_desktop.engine import ChoiceRequest, Request, Word
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.model.sitting import PERSON


def foregone_word(asked: Request) -> Word | None:
    """Return the word with which the table itself answers *asked*, if the answer changes nothing."""
    return asked.foregone if isinstance(asked, ChoiceRequest) else None


def seen_by_person(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return those *events* that the person may see, in the form they may see."""
    return tuple(twin for event in events if (twin := event.seen_by(PERSON)) is not None)
