"""Problems and lessons of the person's own: read as the program's, bounded, and told where they are wrong."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from conftest import STILL
from missed import MISSED
from PySide6.QtGui import QDesktopServices

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.lessons import LessonsDocument
from ombre_desktop.storage.own_path import LARGEST, OwnPath
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.own_problems import OWN, mistakes_in, own_problems
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.lessons.lesson import LESSONS, own_names, read_lesson
from ombre_desktop.ui.lessons.listing import listed
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.ui.texts.own_folder import open_folder

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lessons"))

from learner import Learner, Scales

ONE = """[Record  "ombre 1"]
[Ruleset "renegado"]
[Problem "mine"]
[Kind    "defend"]
[Grade   "3"]
[Answer  "CK"]
[Worth   "CK +0.85 55%; D2 -3.61 32%; DA -3.74 30%"]
""" + MISSED.replace('\n[Ruleset "renegado"]\n', "")
WRONG = ONE.replace('"mine"', '"wrong"').replace('"CK"', '"SK"')


@pytest.fixture
def folder() -> Path:
    """Provide the folder of own problems."""
    folder = Folders.of().own_problems
    folder.mkdir(parents=True)
    return folder


def test_an_own_problem_is_listed_and_read(folder):
    """Its name cannot be that of one of ours, and it is chosen among the person's own."""
    (folder / "some.ombre").write_bytes(ONE.replace("\n", "\r\n").encode())

    (found,) = own_problems(folder)

    assert f"{OWN}mine" == found.name == found.read().name
    assert Theme.OWN in found.traits.themes
    assert Wish(theme=Theme.OWN, game="renegado").fits(found.traits)
    assert ["CK"] == [str(action) for action in found.read().answers]


def test_a_mistake_is_told_and_the_rest_is_read(folder):
    """With its file, its line and its mark; also a name that is there twice, and one that is missing."""
    nameless = ONE.replace('[Problem "mine"]\n', "")
    (folder / "some.ombre").write_text("\n".join((WRONG, ONE, ONE, nameless)), encoding="utf-8")

    wrong, twice, missing = mistakes_in(folder)

    assert ("some.ombre", 1, "wrong") == (wrong.file, wrong.line, wrong.mark)
    assert "two problems have this name" == twice.reason
    assert missing.flaw.found == "Problem"
    assert {f"{OWN}mine", f"{OWN}wrong"} == {one.name for one in own_problems(folder)}


def test_nothing_that_lies_there_can_hurt(folder):
    """No text, too much of it, a pipe, a folder, a game that nobody knows: all are passed over."""
    (folder / "binary.ombre").write_bytes(b"\xff\xfe\x00")
    (folder / "large.ombre").write_text(ONE + " " * LARGEST, encoding="utf-8")
    (folder / "folder.ombre").mkdir()
    (folder / "whist.ombre").write_text(ONE.replace('"renegado"', '"whist"'), encoding="utf-8")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.ombre")

    assert () == own_problems(folder)
    assert () == own_problems(folder / "none") == own_problems(None)
    assert len(mistakes_in(folder)) == len(list(folder.iterdir()))


def test_what_nobody_sees_in_a_text_is_spelled_out(tmp_path):
    """Marks that turn the direction of a line have no effect."""
    path = OwnPath(tmp_path) / "words.txt"
    path.write_text("Title: \u202eabc\nAbout: x", encoding="utf-8")

    assert "Title: \\u202eabc\nAbout: x" == path.read_text()


def test_an_own_lesson_stands_in_the_chapter_of_its_game():
    """It speaks as it was written; one with a mistake is left out of the list."""
    folder = Folders.of().own_lessons
    folder.mkdir(parents=True)
    for name in ("first.ombre", "first.txt"):
        shutil.copy(str(LESSONS / name), folder / name)
    shutil.copy(str(LESSONS / "first.ombre"), folder / "silent.ombre")

    lesson = read_lesson("own:first", "es")
    rows = listed(LessonsDocument(done=("own:first",)), "es")

    assert ("own:first", "own:silent") == own_names()
    assert ("own:first", "en") == (lesson.name, lesson.language)
    assert ["own:first"] == [one.name for one in rows if one.name.startswith(OWN)]
    assert (True, True, "renegado", "") == (
        rows[-1].is_done,
        rows[-1].translated,
        rows[-1].game,
        rows[-1].chapter,
    )


@pytest.fixture
def person(seated, qtbot) -> Learner:
    """Provide somebody whose choices are kept, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    app.lessons.keep_on(Shelf(Folders.of(), app))
    return Learner(app, qtbot)


def test_own_problems_are_a_choice_and_their_mistakes_are_told_once(person, folder, monkeypatch):
    """The page opens with them; what is wrong is told over it."""
    (folder / "some.ombre").write_text(f"{ONE}\n{WRONG}", encoding="utf-8")
    app, told = person.app, []
    monkeypatch.setattr(app.messages, "tell", told.append)
    training = app.features["training"]
    training.own_folder.troubled.connect(told.append)

    for _ in range(2):
        app.do(Command.PROBLEMS)
        training.finish()
        app.boards.finish()
        training.finish()

    page = app.boards.open_board("lessons")
    row = next(chapter.row for chapter in page.path.chapters if chapter.row is not None)
    assert "Your own problems" in [entry.label for entry in row.theme._entries]
    assert 1 == len({one.details for one in told})
    assert told[0].details.startswith("some.ombre, “wrong”. Line 23")


def test_the_preferences_open_the_folder(person, monkeypatch):
    """The folders for problems and for lessons are made at the first use."""
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    app, folders = person.app, Folders.of()
    app.do(Command.PREFERENCES)
    app.boards.finish()
    dialog = app.boards.open_board("preferences")

    next(one for one in dialog.findChildren(type(dialog._check)) if one.text() == open_folder()).click()

    assert [folders.data] == [Path(url.toLocalFile()) for url in opened]
    assert folders.own_problems.is_dir()
    assert folders.own_lessons.is_dir()
