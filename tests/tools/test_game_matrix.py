"""The page that shows how the games differ."""

from __future__ import annotations

from tools import game_matrix


def test_the_page_is_as_the_command_writes_it():
    """``python -m tools.game_matrix`` writes it after a change of a game."""
    assert game_matrix.told() == game_matrix.PAGE.read_text(encoding="utf-8")
