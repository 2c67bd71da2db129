"""A deal with notes of every kind and a variation, as a replay shows them."""

from __future__ import annotations

from ombre_desktop.engine import PlayCard, request, steps_of
from ombre_desktop.engine.notation import GameRecord, parse_record
from ombre_desktop.engine.notation.study import Note, Study, StudyMark, with_study
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal, itself

NOTES = (
    (6, StudyMark.QUESTION, "Would a solo have been too much?"),
    (14, StudyMark.GOOD, ""),
    (22, StudyMark.MISTAKE, "I had forgotten that the king was out. Count the trumps!"),
    (30, StudyMark.REMEMBER, ""),
    (34, None, "The rest was clear."),
)
"""The moments, marks and texts of the notes."""


def noted_deal(text: str, portraits: tuple[str, ...]) -> Programme:
    """Return a programme of the deal in *text*, with notes, and a variation at the first choice of a card."""
    record = parse_record(text)
    record = with_study(record, _study(record))
    return Programme("The evening", (RecordedDeal(itself(record), "Deal 1", portraits),))


def _study(record: GameRecord) -> Study:
    study = Study()
    for moment, mark, text in NOTES:
        study = study.with_note(Note(min(moment, len(record.state.history)), text, mark))
    for moment, step in enumerate(steps_of(record.state)[:-1]):
        played, asked = record.state.history[moment].action, request(step.state)
        others = [one for one in getattr(asked, "actions", ()) if one != played]
        if moment > NOTES[1][0] and isinstance(played, PlayCard) and others:
            return study.with_variation(moment, (others[0],))
    return study
