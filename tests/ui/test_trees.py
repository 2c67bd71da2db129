"""
The whole accessible tree in each phase, as it is read out.

The trees are in the folder *trees*. After an intended change, ``WRITE_TREES=1 python -m pytest
tests/ui/test_trees.py`` writes them again: read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from dialect import auction, exchanging, playing
from person import KeyUser
from reading import mute_buttons, named_fillers, outline

from ombre_desktop.ui.desk.spoken.table_words import Part

TREES = Path(__file__).parent / "trees"
PHASES = {
    "auction": lambda: auction("pass", dealer=1),
    "exchange": lambda: exchanging("entrada"),
    "trick": lambda: playing(
        "renegado", trump="H", hands="1 SK S4; 2 SA D6; 3 CA D7", ombre=2, dealer=1
    ).play("2 SA CA"),
    "calling": lambda: auction("ask pass pass pass pass", name="five_handed", dealer=5),
}


@pytest.mark.parametrize("phase", PHASES)
def test_the_tree_of_a_phase_is_as_it_was(seated, qtbot, phase):
    app = seated(deal=PHASES[phase]())
    KeyUser(app, qtbot).wait_for_turn()
    app.desk.wait_until_painted()

    check(app, phase)


def test_the_tree_of_a_settlement_is_as_it_was(seated, qtbot):
    app = seated(deal=playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5"))
    KeyUser(app, qtbot).play_deal()
    qtbot.waitUntil(lambda: app.desk.reader.zones[Part.PLAYERS].lines[0].accessibleName().count("Open") == 1)

    check(app, "settlement")


def check(app, phase: str) -> None:
    """Compare the tree with the stored one, or store it; and check that no name in it is heard twice."""
    table = app.desk.view.viewport()
    kept = TREES / f"{phase}.txt"
    if os.environ.get("WRITE_TREES"):
        kept.write_text(outline(table), encoding="utf-8")

    assert kept.read_text(encoding="utf-8") == outline(table)
    assert ([], []) == (named_fillers(app.window), mute_buttons(app.window))
