"""A substitute, who answers for the person for the rest of a deal."""

from __future__ import annotations

from ombre_desktop.engine import Action, PlayCard, PlayRequest, Request
from ombre_desktop.players.claim import Claim
from ombre_desktop.value import Value


class Substitute(Value):
    """
    A substitute for the person: a computer *player*, or a *claim* that needs no thought.

    A claim is about cards only. If anything else is asked, the person answers it. Without a player and a
    claim, nobody stands in for the person.
    """

    player: str = ""
    claim: Claim | None = None

    def answer(self, asked: Request) -> Action | None:
        """Return the answer that the claim gives to *asked*; None if it gives none."""
        if self.claim is None or not isinstance(asked, PlayRequest):
            return None
        # The cards of a winning claim are played in their order; which loser falls makes no difference.
        return next((PlayCard(card) for card in self.claim.cards if card in asked.cards), None)
