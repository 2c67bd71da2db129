"""The page about the environments names what there is, and its example runs."""

import re
from itertools import chain
from pathlib import Path

from ombre_desktop.engine import ruleset
from ombre_desktop.envs import Observer

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
OBSERVER = Observer(ruleset("renegado"))


def rows(chapter):
    """Return the words in code type in the first column of the table of a chapter."""
    lines = PAGE.partition(f"## {chapter}")[2].partition("\n## ")[0].splitlines()
    return [re.findall(r"`([\w ]+)`", line.split("|")[1]) for line in lines if line.startswith("| `")]


def test_the_blocks_of_actions_are_told_in_their_order():
    assert [*OBSERVER.space.blocks] == [*chain(*rows("Actions"))]


def test_the_parts_of_an_observation_are_told_in_their_order():
    """A part of seats or cards is named once in a row with the word before it."""
    told = []
    for first, *others in rows("Observations"):
        kind, of_each, _ = first.rpartition(" ")
        told += [first, *(f"{kind}{of_each}{other}" for other in others)]

    assert [*OBSERVER.parts] == told


def test_the_example_without_a_library_runs(capsys):
    *_, example = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)

    exec(example, {})

    assert re.fullmatch(r"\((-?\d+, ){2}-?\d+\)\n", capsys.readouterr().out)
