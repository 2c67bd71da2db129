"""What a computer player is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from ombre_desktop.engine import Action, Request, SeatView
from ombre_desktop.players.advice import Advice


class Player(ABC):
    """Somebody who decides for one seat and gives advice, and keeps nothing between two questions."""

    name: str
    """The word for this player on command lines and in records."""

    @abstractmethod
    def consider(self, view: SeatView, request: Request, rng: Random, budget: int | None = None) -> Advice:
        """
        Choose a lawful answer to *request*.

        Without a *budget* the choice alone is wanted, and nothing else need be worked out. With one,
        alternatives and reasons are wanted too, from that number of worlds; `OWN_WORLDS` stands for the
        player's own number, and gives the choice that is made without a budget. All chance comes from
        *rng*: the same view, request, seed and budget give the same advice.
        """

    def decide(self, view: SeatView, request: Request, rng: Random) -> Action:
        """Choose, and no more."""
        return self.consider(view, request, rng).choice
