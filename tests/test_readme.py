"""The readme's facts about the game are those of the program; its paths and commands are in `test_papers`."""

import re
import tomllib
from pathlib import Path

from ombre_desktop.engine import ruleset_names
from ombre_desktop.storage.display_options import Back
from ombre_desktop.storage.known_names import LEVELS
from ombre_desktop.ui.lessons.course import course
from ombre_desktop.ui.lessons.lesson import LESSONS

ROOT = Path(__file__).resolve().parents[1]
README = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NUMBERS = {3: "three", 5: "five", 7: "seven", 8: "eight", 2: "two"}


def test_the_lessons_are_counted_right():
    """Those of Renegado in their order: one for those who know no tricks, the two first, and two groups."""
    text = (LESSONS / "course.txt").read_text(encoding="utf-8")
    first, skills, old, living = (
        [line for line in part.splitlines() if line and line[0] not in "#["]
        for part in re.split(r"\n(?=# (?:One deal for each skill|The other games|Two deals))", text)
    )

    assert ["tricks for none", "first", "second"] == first[:3]
    assert f"You play {NUMBERS[2]} deals, one as the Ombre" in README
    assert f"{NUMBERS[len(first[3:])].title()} more deals follow, each chosen for one new rule" in README
    assert f"{NUMBERS[len(skills)]} for a skill each, and one or two for each of the other games" in README
    assert len(first + skills + old + living) == len(course())


def test_the_games_are_all_named():
    """In the paragraph about the commands, in code type or as people call them."""
    called = README.partition("All these commands know")[2].partition("You can play all")[0].lower()

    plain = {"lhombre": "l'hombre", "german_solo": "german solo", "homme_auvergne": "homme d'auvergne"}
    assert [] == [
        name for name in ruleset_names() if name != "renegado" and plain.get(name, name) not in called
    ]


def test_backs_levels_and_python_are_those_of_the_program():
    """And so are the two commands that an installation gives."""
    lowest = PROJECT["requires-python"].removeprefix(">=")

    assert f"{NUMBERS[len(Back)]} different backs" in README
    assert f"any level from {LEVELS[-1]} to {LEVELS[0]}" in README
    assert f"You need **Python {lowest} or newer**" in README
    assert {"ombre", "ombre-desktop"} == {*PROJECT["scripts"], *PROJECT.get("gui-scripts", {})}
