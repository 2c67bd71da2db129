"""The interface of a computer player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from ombre_desktop.engine import Action, Request, SeatView
from ombre_desktop.players.advice import Advice


class Player(ABC):
    """A computer player: it decides for one seat, gives advice, and keeps no state between two requests."""

    name: str
    """The name of this player on command lines and in records."""

    @abstractmethod
    def consider(self, view: SeatView, request: Request, rng: Random, budget: int | None = None) -> Advice:
        """
        Choose a lawful answer to *request*.

        Without a *budget*, only the choice is needed. A budget is a number of worlds; it asks for
        alternatives and motives as well. `OWN_WORLDS` stands for the player's own number, and leads to the
        same choice as no budget at all. All chance comes from *rng*: the same view, request, seed and budget
        give the same advice.
        """

    def compare(
        self, view: SeatView, request: Request, action: Action, rng: Random, *, budget: int
    ) -> Advice:
        """
        Consider *request* so that *action* is among the alternatives, if this player can estimate it.

        By default it is what the player considers anyway.
        """
        del action
        return self.consider(view, request, rng, budget)

    def decide(self, view: SeatView, request: Request, rng: Random) -> Action:
        """Return the choice alone."""
        return self.consider(view, request, rng).choice
