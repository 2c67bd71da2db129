"""Studies: a reader's notes, marks and variations in the tags of a record (rule 6)."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from ombre_desktop.engine.actions import Action
from ombre_desktop.engine.deal import advance, refusal, request
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.notation.record import NOTE, STUDY_TAGS, VARIATION, GameRecord
from ombre_desktop.engine.notation.tokens import action_text, parse_action, seat_text
from ombre_desktop.engine.replay import carried_on, steps_of
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value, replace

MOST_NOTES: Final = 200
"""The largest number of notes in a study."""
MOST_VARIATIONS: Final = 50
"""The largest number of variations in a study; their numbers go up to twenty times as far."""
LONGEST_NOTE: Final = 2_000
"""The largest number of characters in a note."""

_NOTE = re.compile(r"(0|[1-9][0-9]{0,2}) (0|[1-9][0-9]{0,2}) (-|[a-z]+)(?: (.*))?", re.DOTALL)
_VARIATION = re.compile(r"([1-9][0-9]{0,2}) (0|[1-9][0-9]{0,2}) (.+)", re.DOTALL)
_ESCAPES: Final = {"\\": "\\", "\n": "n", '"': "'", "{": "(", "}": ")"}
"""The letters that stand after a backslash for characters that no tag may hold."""
_MEANT: Final = {letter: character for character, letter in _ESCAPES.items()}
_ESCAPED = re.compile(r"\\(.?)", re.DOTALL)


class StudyMark(Enum):
    """A reader's mark on a moment; the value is its name in records."""

    QUESTION = "question"
    GOOD = "good"
    MISTAKE = "mistake"
    REMEMBER = "remember"


class Note(Value):
    """
    A reader's *text* and *mark* at a *moment*, the number of moves made before it.

    *variation* is the number of the variation in which the moment is; 0 means the deal as it was played.
    """

    moment: int
    text: str = ""
    mark: StudyMark | None = None
    variation: int = 0


class Variation(Value):
    """Another way for the deal to go on from a *moment*: *actions* in place of the moves after it."""

    number: int
    moment: int
    actions: tuple[Action, ...]


class Study(Value):
    """The notes on a deal, in the order of moments, and its variations, in the order of their numbers."""

    notes: tuple[Note, ...] = ()
    variations: tuple[Variation, ...] = ()

    @property
    def has_room(self) -> bool:
        """True if there is room for another note and another variation."""
        return len(self.notes) < MOST_NOTES and len(self.variations) < MOST_VARIATIONS

    def note(self, moment: int, variation: int = 0) -> Note | None:
        """Return the note at a moment; None if there is none."""
        place = variation, moment
        return next((note for note in self.notes if (note.variation, note.moment) == place), None)

    def variation(self, number: int) -> Variation | None:
        """Return the variation of that number; None if there is none."""
        return next((one for one in self.variations if one.number == number), None)

    def with_note(self, note: Note) -> Study:
        """Return the study with *note* in place of an earlier one at its moment; an empty note is removed."""
        place = note.variation, note.moment
        others = [one for one in self.notes if (one.variation, one.moment) != place]
        added = [note] if note.text or note.mark else []
        notes = sorted([*others, *added], key=lambda one: (one.variation, one.moment))
        return replace(self, notes=tuple(notes))

    def with_variation(self, moment: int, actions: tuple[Action, ...]) -> Study:
        """
        Return the study with another variation, which gets the next number.

        One that it goes on from is made longer instead, and what a variation holds already adds nothing.
        """
        for one in self.variations:
            if one.moment == moment and one.actions[: len(actions)] == actions:
                return self
            if one.moment == moment and actions[: len(one.actions)] == one.actions:
                longer = replace(one, actions=actions)
                others = (longer if each is one else each for each in self.variations)
                return replace(self, variations=tuple(others))
        number = max((one.number for one in self.variations), default=0) + 1
        return replace(self, variations=(*self.variations, Variation(number, moment, actions)))

    def without_variation(self, number: int) -> Study:
        """Return the study without the variation of that number and the notes on it."""
        return Study(
            tuple(note for note in self.notes if note.variation != number),
            tuple(one for one in self.variations if one.number != number),
        )


class _SpoiltError(Exception):
    """A tag that is no part of a study of this deal."""


def study_of(record: GameRecord) -> tuple[Study, tuple[int, ...]]:
    """Return the study in the tags of *record*, and the indexes of the tags that are spoilt."""
    reader = _Reader(record)
    spoilt = []
    # The variations first, since notes speak of them.
    for wanted, read in ((VARIATION, reader.read_variation), (NOTE, reader.read_note)):
        for index, (name, value) in enumerate(record.tags):
            if name == wanted:
                try:
                    read(value)
                except _SpoiltError:
                    spoilt.append(index)
    return reader.study, tuple(sorted(spoilt))


def with_study(record: GameRecord, study: Study) -> GameRecord:
    """Return *record* with *study* in its tags, in place of an earlier one; spoilt tags stay as they are."""
    spoilt = study_of(record)[1]
    others = [tag for index, tag in enumerate(record.tags) if tag[0] not in STUDY_TAGS or index in spoilt]
    notes = ((NOTE, _note_text(note)) for note in study.notes)
    variations = ((VARIATION, _variation_text(record.state, one)) for one in study.variations)
    return replace(record, tags=(*others, *variations, *notes))


def varied(state: DealState, variation: Variation) -> DealState:
    """Return the deal of *state* as it goes on in *variation*."""
    return carried_on(steps_of(state)[variation.moment].state, variation.actions)


class _Reader:
    """A reader of the tags of one record, which adds what is sound to its study."""

    def __init__(self, record: GameRecord) -> None:
        self.study = Study()
        self._state = record.state

    def read_variation(self, value: str) -> None:
        """Add a variation; raise `_SpoiltError` if it is not lawful, or not the first of its number."""
        found = _VARIATION.fullmatch(value)
        if found is None or len(self.study.variations) == MOST_VARIATIONS:
            raise _SpoiltError
        number, moment = int(found[1]), int(found[2])
        if moment > len(self._state.history) or self.study.variation(number) is not None:
            raise _SpoiltError
        one = Variation(number, moment, self._actions(moment, found[3]))
        variations = sorted((*self.study.variations, one), key=lambda each: each.number)
        self.study = replace(self.study, variations=tuple(variations))

    def read_note(self, value: str) -> None:
        """Add a note; raise `_SpoiltError` if there is no such moment, or a note on it already."""
        found = _NOTE.fullmatch(value)
        if found is None or len(self.study.notes) == MOST_NOTES:
            raise _SpoiltError
        variation, moment = int(found[1]), int(found[2])
        mark, text = _mark(found[3]), _unescaped(found[4] or "")
        known = self.study.note(moment, variation) is not None
        if known or moment > self._last(variation) or len(text) > LONGEST_NOTE:
            raise _SpoiltError
        self.study = self.study.with_note(Note(moment, text, mark, variation))

    def _last(self, variation: int) -> int:
        """Return the number of the last moment of a variation, or -1 if there is no such variation."""
        if not variation:
            return len(self._state.history)
        one = self.study.variation(variation)
        return -1 if one is None else one.moment + len(one.actions)

    def _actions(self, moment: int, text: str) -> tuple[Action, ...]:
        state, actions = steps_of(self._state)[moment].state, []
        for part in text.split(";"):
            asked, (seat, *words) = request(state), part.split() or [""]
            if asked is None or not words or seat != seat_text(asked.seat):
                raise _SpoiltError
            try:
                action = parse_action(words, asked)
            except NotationError:
                raise _SpoiltError from None
            if refusal(state, action) is not None:
                raise _SpoiltError
            state = advance(state, action).state
            actions.append(action)
        return tuple(actions)


def _mark(name: str) -> StudyMark | None:
    if name == "-":
        return None
    try:
        return StudyMark(name)
    except ValueError:
        raise _SpoiltError from None


def _note_text(note: Note) -> str:
    mark = "-" if note.mark is None else note.mark.value
    text = "".join(f"\\{_ESCAPES[one]}" if one in _ESCAPES else one for one in note.text)
    return f"{note.variation} {note.moment} {mark} {text}".rstrip()


def _unescaped(text: str) -> str:
    return _ESCAPED.sub(_meant, text)


def _meant(found: re.Match[str]) -> str:
    if found[1] not in _MEANT:
        raise _SpoiltError
    return _MEANT[found[1]]


def _variation_text(state: DealState, variation: Variation) -> str:
    found, parts = steps_of(state)[variation.moment].state, []
    for action in variation.actions:
        step = advance(found, action)
        parts.append(f"{seat_text(step.state.history[-1].seat)} {action_text(action)}")
        found = step.state
    return f"{variation.number} {variation.moment} {'; '.join(parts)}"
