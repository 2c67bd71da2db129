"""The notes of a release: one file for each change, collected on one screen."""

from datetime import date
from pathlib import Path

import pytest
from publishing import changes
from publishing.project import Unready

ROOT = Path(__file__).resolve().parents[2]
DAY = date(2027, 3, 1)
FIRST = "# Changelog\n\nAll.\n\n## 0.1.0 (unreleased)\n\nA card table.\n"
LATER = "# Changelog\n\nAll.\n\n## 0.1.0, 2027-01-01\n\nA card table.\n"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "b.mended.md").write_text("The ace\nwins.\n")
    (tmp_path / "a.new.md").write_text("A game.\n")
    (tmp_path / "c.new.md").write_text("A deck.\n")
    return tmp_path


def test_every_change_is_a_sentence_or_two_in_a_file_of_its_kind():
    files = changes.files_in(ROOT / changes.FOLDER)

    assert [] == [wrong for wrong in map(changes.fault, files) if wrong]


def test_a_version_in_the_changelog_is_one_screen():
    for title, text in changes.parts((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        assert text.count("\n") < changes.ONE_SCREEN, title


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.other.md", "A."),
        ("Big.new.md", "A."),
        ("a.new.md", ""),
        ("a.new.md", "* A."),
        ("a.new.md", "A.\n\nB."),
        ("a.new.md", "No end"),
        ("a.new.md", "A" * 400 + "."),
    ],
)
def test_a_faulty_change_is_named(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text)

    assert name in str(changes.fault(path))


def test_the_first_version_tells_what_the_program_is(folder):
    """Nobody had a version before it that could have changed."""
    expected = "# Changelog\n\nAll.\n\n## 0.1.0, 2027-03-01\n\nA card table.\n"

    assert expected == changes.dated(FIRST, folder, "0.1.0", DAY)


def test_a_later_version_tells_its_changes_by_their_kinds(folder):
    notes = "### New\n\n* A game.\n* A deck.\n\n### Mended\n\n* The ace wins.\n"
    head, _, rest = LATER.partition("## ")

    assert f"{head}## 0.2.0, 2027-03-01\n\n{notes}\n## {rest}" == changes.dated(LATER, folder, "0.2.0", DAY)


def test_a_version_without_changes_is_refused(tmp_path):
    with pytest.raises(Unready, match=r"0\.2\.0"):
        changes.dated(LATER, tmp_path, "0.2.0", DAY)


def test_more_than_one_screen_is_refused(folder):
    for number in range(changes.ONE_SCREEN):
        (folder / f"{number}.better.md").write_text("It is better.")

    with pytest.raises(Unready, match="lines"):
        changes.dated(LATER, folder, "0.2.0", DAY)
