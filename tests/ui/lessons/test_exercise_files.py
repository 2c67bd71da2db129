"""The files of exercises: what they may contain, and the messages about mistakes in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from learner import TAUGHT

from ombre_desktop.engine import refusal
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.notation.tokens import parse_action
from ombre_desktop.ui.lessons import exercise_file
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.exercise_file import EXERCISES, NUMBER, exercise_names, read_exercises
from ombre_desktop.ui.lessons.lesson import LESSONS

MOST_WORDS, FEWEST = 18, 3
TEXT = (LESSONS / EXERCISES / "red.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lesson", TAUGHT)
def test_a_lesson_has_three_exercises(lesson):
    """Each answer can be given, and the words are short."""
    assert len(exercise_names(lesson)) >= FEWEST
    for one in read_exercises(lesson):
        assert all(len(told.split()) <= MOST_WORDS for told in (one.ask, one.right, one.wrong))
        assert all(map(one.accepts, one.answers))
        if one.kind != NUMBER:
            actions = [parse_action(answer.split(), asked_in(one.record.state)) for answer in one.answers]
            assert not any(refusal(one.record.state, action) for action in actions)


def test_exercises_ask_in_another_language_what_they_ask_in_english():
    for one, other in zip(read_exercises("red"), read_exercises("red", "es"), strict=True):
        assert one.ask != other.ask
        assert (one.answers, one.english) == (other.answers, other.english)


def test_an_old_translation_gives_its_words_to_exercises_of_the_same_name(monkeypatch):
    """The other exercises stay English."""
    english = read_exercises("red")
    first, second, *_ = read_exercises("red", "es")
    telling = "[{0.name}]\nAsk: {0.ask}\nRight: {0.right}\nWrong: {0.wrong}\n".format
    old = telling(second) + telling(first).replace("Right: ", "# ")
    monkeypatch.setattr(exercise_file, "in_language", lambda *_: old)

    found = read_exercises("red", "es")

    assert (english[0], second, *english[2:]) == found


def test_the_cards_of_a_discard_are_accepted_in_any_order():
    (first, *_) = read_exercises("throw")
    cards = first.answers[0].split()

    assert first.accepts(" ".join(reversed(cards)))
    assert not first.accepts(" ".join(cards[1:]))


def written(folder: Path, old: str, new: str) -> Path:
    """Write the exercises of one lesson to *folder*, with a mistake."""
    (folder / EXERCISES).mkdir()
    assert old in TEXT
    (folder / EXERCISES / "red.txt").write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("] wins", "] guess", "there is no kind 'guess'"),
        ("] wins", "] number", "only a number counts a fact"),
        ("] wins", "] number tricks", "is not the number of tricks"),
        ("Wrong: ", "# ", "has no line 'Wrong:'"),
        ("Answer: ", "Answer: SA|", "the right answer is"),
        ("[Dealer ", "[Dealr ", "its deal cannot be read"),
        ("Right: ", "Right: {winnings} ", "is no card, suit, number or name"),
        ("[red-2]", "[red-1]", "stands here twice"),
    ],
)
def test_a_mistake_names_file_line_and_exercise(tmp_path, old, new, reason):
    """The message leads the author of an exercise to the place."""
    folder = written(tmp_path, old, new)

    with pytest.raises(LessonError, match=reason) as found:
        read_exercises("red", folder=folder)

    assert ("red.txt", "red-1") == (found.value.file, found.value.mark)
    assert found.value.line > 0


@pytest.mark.parametrize(("answer", "reason"), [("pass", "is not lawful"), ("soon", "cannot be read")])
def test_the_best_choice_must_be_a_lawful_one(tmp_path, answer, reason):
    text = re.sub("Answer: .*", f"Answer: {answer}", TEXT.replace("] wins", "] judged", 1), count=1)
    (tmp_path / EXERCISES).mkdir()
    (tmp_path / EXERCISES / "red.txt").write_text(text, encoding="utf-8")

    with pytest.raises(LessonError, match=f"red.txt, line 3: .red-1. the answer '{answer}' {reason}"):
        read_exercises("red", folder=tmp_path)


def test_words_before_the_first_exercise_belong_to_none(tmp_path):
    (tmp_path / EXERCISES).mkdir()
    (tmp_path / EXERCISES / "red.txt").write_text("Ask: Which?\n", encoding="utf-8")

    with pytest.raises(LessonError, match=r"red\.txt, line 1: these words belong to no exercise"):
        read_exercises("red", folder=tmp_path)


def test_a_lesson_need_not_have_exercises(tmp_path):
    assert () == read_exercises("red", folder=tmp_path)
    assert () == exercise_names("red", tmp_path)
