"""The page that says how much is translated into each language."""

from __future__ import annotations

import pytest

from tools.languages import shares


def test_the_page_is_as_the_command_writes_it():
    """``python -m tools.languages`` writes it with the catalogues."""
    assert shares.told() == shares.PAGE.read_text(encoding="utf-8")


def test_a_language_has_one_row():
    assert 1 == shares.told().count("| French | Français | ")


@pytest.mark.parametrize(
    ("finished", "said"), [((True, True), "whole"), ((True, True, False), "66 %"), ((False,), "0 %")]
)
def test_a_language_is_whole_with_its_last_message(finished, said):
    assert said == shares.share(finished)
