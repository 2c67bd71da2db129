"""The way from the draw to the first deal, which waits where the person plays a game for the first time."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.session_controller import SessionController


def end_draw(controller: SessionController, choices: Choices, do: Callable[[Command], None]) -> None:
    """Deal, since the draw was seen; before the first deal of a game its bids are explained."""
    sitting, first = controller.sitting, choices.first_played
    if sitting is not None and sitting.ruleset.name == first and Command.FIRST_BIDS.is_there:
        do(Command.FIRST_BIDS)
    else:
        controller.end_draw()
