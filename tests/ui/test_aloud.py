"""Messages can be said aloud: at most two sentences, of at most fourteen words each."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

from languages import sources

from ombre_desktop.ui.texts.preferences import SECTIONS
from tools.languages.catalogues import Message, messages

SENTENCES = 2
WORDS = 14

EXCEPTED = {
    "AboutDialog": "licences are quoted as their owners write them",
    "Terminal": "the help of a command is read, and follows the manners of terminals",
}
"""Contexts that nobody says at a table, each with the reason."""

EXCEPTED_MESSAGES = {
    "{label}. {good}. {bad}. Key {key}.": "a button by its parts, as a screen reader says it",
}
"""The beginnings of messages that are longer, each with the reason."""

LESSONS = Path(str(files("ombre_desktop") / "assets" / "lessons"))
_EXERCISE = re.compile(r"(?:Ask|Right|Wrong): (.*)")
_FIELD = re.compile(r"\{(\w*)(?::([^{}]*))?\}")
_END = re.compile(r"(?<=[.!?…:])\s+")


def test_a_message_has_two_short_sentences():
    """Nobody says longer ones at a table."""
    assert not [text for text in _spoken() if _sentences(text) > SENTENCES or _words(text) > WORDS]


def test_an_exception_is_still_there_and_still_long():
    """An exception that is not needed any more goes."""
    long = [text for _, text in _all() if _sentences(text) > SENTENCES or _words(text) > WORDS]

    assert not [start for start in EXCEPTED_MESSAGES if not any(text.startswith(start) for text in long)]
    assert all(map(EXCEPTED.get, EXCEPTED.keys() & {context for context, _ in _all()}))


def test_a_field_counts_as_what_it_says():
    """A choice is told once, in its longest form, and a name as one word."""
    assert _words("You make {tricks:0 none|one about # trick|other about # tricks}.") == 5
    assert _words("You have {number:one # card|other # cards}.") == 4
    assert _words("{card:The} wins.") == 2
    assert _sentences("One. Two! Three?") == 3


def test_a_teacher_has_two_short_sentences():
    """So do the exercises, in their questions and their answers."""
    said = [line for path in LESSONS.rglob("*.txt") if "_" not in path.stem[-3:] for line in _taught(path)]

    assert len(said) > 900
    assert not [text for text in said if _sentences(text) > SENTENCES or _words(text) > WORDS]


def test_an_answer_is_worded_for_its_own_question():
    """One word for a cloth and for a manner of speaking was translated as a cloth in six languages."""
    questions = {id(row.values): row.values for heading in SECTIONS for row in heading.rows}
    answers = [said.text for values in questions.values() for said in values.values()]

    assert {"As the system"} == {text for text in answers if answers.count(text) > 1}


def _taught(path: Path) -> list[str]:
    """Return the words in a file of a lesson or of its exercises, a line each."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.parent != LESSONS:
        return [found[1] for line in lines if (found := _EXERCISE.match(line))]
    return [line for line in lines if line and line[0] not in "[#" and path.name != "course.txt"]


def _all() -> list[Message]:
    return [message for message, _ in messages(sources()[0])]


def _spoken() -> list[str]:
    """Return the messages that are held to the measure."""
    return [
        text
        for context, text in _all()
        if context not in EXCEPTED and not any(map(text.startswith, EXCEPTED_MESSAGES))
    ]


def _sentences(text: str) -> int:
    return len([part for part in _END.split(_told(text)) if part.strip() and not part.rstrip().endswith(":")])


def _words(text: str) -> int:
    """Return the number of words of the longest sentence; a colon ends one too."""
    return max(len(part.split()) for part in chain(_END.split(_told(text)), [""]))


def _told(text: str) -> str:
    """Return a message as it is said with something in its fields."""
    return _FIELD.sub(_one_form, text)


def _one_form(field: re.Match[str]) -> str:
    """Return what a field says: the longest of its forms, or a word for a value."""
    name, forms = field.groups()
    if not forms or " " not in forms:
        return name or "it"
    return max((form.partition(" ")[2] for form in forms.split("|")), key=lambda form: len(form.split()))
