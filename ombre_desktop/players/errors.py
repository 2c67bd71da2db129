"""The errors of computer players."""

from __future__ import annotations

from ombre_desktop.engine import Contract, OmbreError, Refusal, Request, Seat
from ombre_desktop.engine.actions import Action


class NotForChipsError(OmbreError):
    """The value of a contract in chips was requested in a game of points."""

    def __init__(self, contract: Contract) -> None:
        super().__init__(f"{contract.name} is not played for chips")
        self.contract = contract


class BeyondSolverError(OmbreError):
    """A deal needs more standings or values than the solver's tables hold."""

    def __init__(self, what: str, found: int, most: int) -> None:
        super().__init__(f"the solver can handle {most} {what} in a deal, but this deal has {found}")
        self.what = what
        self.found = found


class NoTrumpError(OmbreError):
    """The solver was given a deal whose trump suit is not known yet."""

    def __init__(self) -> None:
        super().__init__("the solver needs a trump")


class NothingAskedError(OmbreError):
    """A player was given the view of a seat that has nothing to decide."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"nothing is asked of seat {seat + 1}")
        self.seat = seat


class UnlawfulChoiceError(OmbreError):
    """A computer player chose an action against the rules: a defect of the player."""

    def __init__(self, player: str, asked: Request, action: Action, refusal: Refusal) -> None:
        question = type(asked).__name__
        super().__init__(f"{player} answered a {question} of seat {asked.seat + 1} with {action}: {refusal}")
        self.player = player
        self.asked = asked
        self.action = action
        self.refusal = refusal
