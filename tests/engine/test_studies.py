"""Studies: notes, marks and variations are kept in the tags of a record (rule 6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre_desktop.engine import PlayCard, Say, Word, request
from ombre_desktop.engine.__main__ import main
from ombre_desktop.engine.flaws import FlawKind
from ombre_desktop.engine.notation import format_record, parse_record, read_records
from ombre_desktop.engine.notation.study import (
    LONGEST_NOTE,
    MOST_NOTES,
    MOST_VARIATIONS,
    Note,
    Study,
    StudyMark,
    study_of,
    varied,
    with_study,
)
from ombre_desktop.engine.replay import steps_of
from ombre_desktop.value import replace

RECORD = parse_record(
    (Path(__file__).parents[1] / "records" / "renegado" / "taken_over.ombre").read_text(encoding="utf-8")
)
LAST = len(RECORD.state.history)


def otherwise():
    """Return a moment of the deal at which another card may be played, and a play of that card."""
    for moment, step in enumerate(steps_of(RECORD.state)[:-1]):
        played, asked = RECORD.state.history[moment].action, request(step.state)
        cards = [one for one in asked.actions if isinstance(one, PlayCard) and one != played]
        if cards:
            return moment, cards[0]
    raise LookupError("no choice in this deal")


MOMENT, CARD = otherwise()
STUDY = (
    Study()
    .with_variation(MOMENT, (CARD,))
    .with_note(Note(3, 'Why not {solo}?\n"Too weak", I thought: C:\\ and 50 %', StudyMark.QUESTION))
    .with_note(Note(0, mark=StudyMark.REMEMBER))
    .with_note(Note(MOMENT + 1, "better", StudyMark.GOOD, variation=1))
    .with_note(Note(LAST, "lost"))
)


def test_a_study_goes_into_the_record_and_comes_back():
    """Nothing is lost in the text, whatever characters a note has, and the deal is the same."""
    text = format_record(with_study(RECORD, STUDY))

    again = parse_record(text)

    assert (STUDY, ()) == study_of(again)
    assert RECORD.state == again.state
    assert text == format_record(with_study(again, STUDY))
    assert format_record(RECORD) == format_record(with_study(again, Study()))


def test_a_variation_goes_on_from_its_moment():
    """The moves before it are those of the deal, and what comes after is another."""
    deal = varied(RECORD.state, STUDY.variations[0])

    assert RECORD.state.history[:MOMENT] == deal.history[:MOMENT]
    assert CARD == deal.history[-1].action
    assert MOMENT + 1 == len(deal.history)


def test_a_note_is_replaced_and_an_empty_one_removed():
    """There is one note at a moment, with one mark."""
    changed = STUDY.with_note(Note(3, "Now I know."))

    assert Note(3, "Now I know.") == changed.note(3)
    assert [0, LAST] == [note.moment for note in changed.with_note(Note(3)).notes if not note.variation]
    assert STUDY.note(5) is None


def test_a_variation_is_removed_with_its_notes():
    """The others keep their numbers."""
    more = STUDY.with_variation(0, (Say(Word.PASS),))

    assert [2] == [one.number for one in more.without_variation(1).variations]
    assert not [note for note in more.without_variation(1).notes if note.variation]
    assert more.variation(3) is None


def test_a_variation_that_goes_on_is_made_longer():
    """It keeps its number and its notes; what it holds already adds nothing."""
    further = request(varied(RECORD.state, STUDY.variations[0])).actions[0]
    two = STUDY.with_variation(0, (Say(Word.PASS),))

    longer = two.with_variation(MOMENT, (CARD, further))

    assert [(1, (CARD, further)), (2, (Say(Word.PASS),))] == [
        (one.number, one.actions) for one in longer.variations
    ]
    assert two.notes == longer.notes
    assert longer == longer.with_variation(MOMENT, (CARD,))


SPOILT = {
    "no note": [("Note", "hello")],
    "an unknown mark": [("Note", "0 1 splendid")],
    "a moment after the end": [("Note", f"0 {LAST + 1} good")],
    "an unknown variation": [("Note", "7 1 good")],
    "an unknown escape": [("Note", r"0 1 - \x")],
    "a note too long": [("Note", f"0 1 - {'a' * (LONGEST_NOTE + 1)}")],
    "no variation": [("Variation", "first")],
    "a variation after the end": [("Variation", f"1 {LAST + 1} 1 SA")],
    "nobody's turn": [("Variation", f"1 {LAST} 1 SA")],
    "no move": [("Variation", "1 0 ;")],
    "another seat": [("Variation", "1 0 3 pass")],
    "no card": [("Variation", f"1 {MOMENT} 2 hello")],
    "no seat": [("Variation", "1 0 pass")],
    "an unlawful bid": [("Variation", "1 0 2 grandeza")],
}


@pytest.mark.parametrize("tags", SPOILT.values(), ids=SPOILT)
def test_what_is_spoilt_is_told_with_its_line_and_nothing_else_is_lost(tags):
    """The deal is read, the sound notes too, and the spoilt tag stays in the record as it is."""
    sound = with_study(RECORD, STUDY)
    record = replace(sound, tags=(*tags, *sound.tags))

    (reading,) = read_records(format_record(record))

    assert () == reading.flaws
    assert [FlawKind.BAD_STUDY] == [flaw.kind for flaw in reading.spoilt]
    place = format_record(record).splitlines()[reading.spoilt[0].line - 1]
    assert place.startswith(f"[{tags[0][0]}")
    assert STUDY == study_of(reading.record)[0]
    assert tags[0] in with_study(reading.record, Study()).tags


def test_the_second_of_two_is_spoilt():
    """One moment has one note, and one number names one variation."""
    sound = with_study(RECORD, STUDY)

    twice = replace(sound, tags=(*sound.tags, ("Note", "0 3 good"), ("Variation", f"1 {MOMENT} 1 x")))

    assert (STUDY, (len(twice.tags) - 2, len(twice.tags) - 1)) == study_of(twice)


def test_a_study_has_an_end():
    """Beyond the bounds, notes and variations are spoilt."""
    (_, sound), *_ = with_study(RECORD, Study().with_variation(MOMENT, (CARD,))).tags[-1:]
    moves = sound.split(" ", 2)[2]
    several = [("Variation", f"{at + 1} {MOMENT} {moves}") for at in range(MOST_VARIATIONS + 1)]
    notes = [("Note", f"{line + 1} {at} good") for line in range(MOST_VARIATIONS) for at in range(MOMENT)]

    study, spoilt = study_of(replace(RECORD, tags=(*several, *notes)))

    assert STUDY.has_room
    assert not study.has_room
    assert (MOST_VARIATIONS, MOST_NOTES) == (len(study.variations), len(study.notes))
    assert 1 + len(notes) - MOST_NOTES == len(spoilt)


def test_the_command_tells_what_is_spoilt(tmp_path, capsys):
    """`engine replay` names the line, and the deal is sound."""
    path = tmp_path / "deal.ombre"
    path.write_text(format_record(replace(RECORD, tags=(*RECORD.tags, ("Note", "hello")))), encoding="utf-8")

    assert main(["replay", str(path)]) == 0
    assert "not a note or variation of this deal" in capsys.readouterr().out
