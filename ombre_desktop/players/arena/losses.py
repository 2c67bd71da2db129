"""The loss by a card: how much worse it is than the best one, by what its player could know."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from ombre_desktop.engine import Action, DealState, PlayCard, PlayRequest, Request, view
from ombre_desktop.players.arena.findings import Finding, ratio
from ombre_desktop.players.arena.gap import SIDES
from ombre_desktop.players.arena.seating import Sitter
from ombre_desktop.players.arena.trial import Sample, column
from ombre_desktop.players.arena.watching import ObservationTrial, side_of, to_its_side
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.stake import stake_of

JUDGED = 150
"""The default number of worlds in which a card is judged."""
OTHER_WORLDS = 2**60
"""The largest seed for the judge, whose worlds differ from the player's own."""
LARGE = 0.05
"""A loss that is clearly an error, in parts of the stake."""


@dataclass(frozen=True, slots=True)
class PricedSitter:
    """A sitter whose cards are judged in *worlds* sampled worlds; *noted* holds the losses."""

    sitter: Sitter
    worlds: int
    noted: Sample = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the action of *sitter*, and judge it if it plays one of several cards."""
        judge = Random(copy(rng).randrange(OTHER_WORLDS))
        action = self.sitter.decide(state, asked, rng)
        if isinstance(action, PlayCard) and isinstance(asked, PlayRequest) and len(asked.cards) > 1:
            seen = view(state, asked.seat).position
            if seen.ombre is not None:
                outlook = Outlook.over(seen, Hidden.from_view(seen).worlds(self.worlds, judge))
                worth = to_its_side(outlook, asked)
                lost = (max(worth.values()) - worth[action.card]) / stake_of(seen)
                self._note(side_of(state, asked.seat), lost)
        return action

    def _note(self, side: str, lost: float) -> None:
        self.noted.setdefault(f"{side} lost", []).append(lost)
        self.noted.setdefault(f"{side} cards", []).append(1.0)
        self.noted.setdefault(f"{side} large", []).append(float(lost > LARGE))


@dataclass(frozen=True, slots=True)
class Losses(ObservationTrial):
    """The trial: the loss by a card, judged in sampled worlds."""

    name: ClassVar[str] = "losses"

    def watched(self, player: Sitter) -> PricedSitter:
        """Return *player* with an observer that judges every card."""
        return PricedSitter(player, JUDGED)

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return the loss a card of all seats and of each side, then the share of large losses."""
        sides = {"all": tuple(SIDES), **{side: (side,) for side in SIDES}}
        found = [
            _of_cards(f"{who}: loss a card, in stakes", "lost", each, samples) for who, each in sides.items()
        ]
        return [
            *found,
            _of_cards("all: cards that lose more than 0.05 stakes", "large", tuple(SIDES), samples),
        ]


def _of_cards(what: str, name: str, sides: Sequence[str], samples: Sequence[Sample]) -> Finding:
    """Return the mean of *name* over all cards of *sides*."""
    values, cards = (
        [sum(each) for each in zip(*(column(samples, f"{side} {part}") for side in sides), strict=True)]
        for part in (name, "cards")
    )
    return ratio(what, values, cards, "%" if name == "large" else "of the stake")
