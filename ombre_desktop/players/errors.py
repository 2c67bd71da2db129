"""What goes wrong with computer players, by name."""

from __future__ import annotations

from ombre_desktop.engine import Contract, OmbreError, Refusal, Request
from ombre_desktop.engine.actions import Action


class NotForChipsError(OmbreError):
    """The chips that a contract is worth were asked for in a game of points."""

    def __init__(self, contract: Contract) -> None:
        super().__init__(f"{contract.name} is not played for chips")
        self.contract = contract


class UnlawfulChoiceError(OmbreError):
    """A computer player has chosen what the rules refuse: a defect of the player."""

    def __init__(self, player: str, asked: Request, action: Action, refusal: Refusal) -> None:
        question = type(asked).__name__
        super().__init__(f"{player} answered a {question} of seat {asked.seat + 1} with {action}: {refusal}")
        self.player = player
        self.asked = asked
        self.action = action
        self.refusal = refusal
