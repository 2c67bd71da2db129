"""The maker of the dialog for a new game; imported when the dialog is first opened."""

from __future__ import annotations

from ombre_desktop.players.player import BEHIND
from ombre_desktop.ui.dialogs.new_game import NewGameDialog
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.model.game_to_begin import NewGame


def new_game_board(boards: Boards, last_games: tuple[NewGame, ...]) -> NewGameDialog:
    """Return the dialog for a new game, set as in the *last_games*."""
    return NewGameDialog(boards.appearance, BEHIND, last_games, boards.window)
