"""
Calibration of the expert's sampled worlds: are they true to the hidden cards, and how much can they tell?

At every card played, one sampled world after another is left out: the best card over all other worlds is
judged in that world. This gives the success *expected* of a player whose only knowledge is the sampled
worlds. Then the best card over all worlds is judged in the true deal: the success *found*. If the success
found is lower than expected, the worlds mislead. If it is equal, only better evidence of the hidden cards
could gain anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from ombre_desktop.engine import Action, DealState, PlayRequest, Request, view
from ombre_desktop.players.arena.findings import Finding, mean, ratio
from ombre_desktop.players.arena.gap import SIDES
from ombre_desktop.players.arena.seating import Sitter
from ombre_desktop.players.arena.trial import Sample, column
from ombre_desktop.players.arena.watching import SAME, ObservationTrial, played, side_of, to_its_side
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.worlds import Hidden

USUAL = 100
"""The default number of worlds for a card."""
CardValues = list[float]
"""The value of each lawful card in one deal, for the side that plays it, in chips."""


def values_in_worlds(outlook: Outlook, asked: PlayRequest) -> list[CardValues]:
    """Return the values of the lawful cards in each world of *outlook*."""
    return [list(to_its_side(Outlook((batch,)), asked).values()) for batch in outlook.batches]


def matters(one: CardValues) -> bool:
    """Tell whether the choice of card matters in this deal."""
    return max(one) - min(one) > SAME


def total_of(sampled: Sequence[CardValues]) -> CardValues:
    """Return the sum over all worlds of the values of each card."""
    return [sum(of_card) for of_card in zip(*sampled, strict=True)]


def leave_one_out(sampled: Sequence[CardValues]) -> list[tuple[CardValues, int]]:
    """
    Pair each world with the best card over all other worlds; pair a single world with its own best card.
    """
    total = total_of(sampled)
    if len(sampled) == 1:
        return [(total, best(total))]
    return [(one, best([all_ - here for all_, here in zip(total, one, strict=True)])) for one in sampled]


def best(one: CardValues) -> int:
    """Return the index of the best card."""
    return one.index(max(one))


@dataclass(frozen=True, slots=True)
class ForecastSitter:
    """A sitter whose decisions are judged in *worlds* sampled worlds; *noted* holds the results."""

    sitter: Sitter
    worlds: int
    noted: Sample = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the action of *sitter*, after judging the choice if there is one."""
        same = copy(rng)
        if isinstance(asked, PlayRequest) and len(asked.cards) > 1 and state.ombre is not None:
            self._compare(state, asked, same)
        return self.sitter.decide(state, asked, rng)

    def _compare(self, state: DealState, asked: PlayRequest, rng: Random) -> None:
        """
        Note how often the best card is right in a sampled world, and whether it is right in the true deal.
        """
        seen = view(state, asked.seat).position
        worlds = Hidden.from_view(seen).worlds(self.worlds, rng)
        sampled = values_in_worlds(Outlook.over(seen, worlds), asked)
        (true,) = values_in_worlds(Outlook.over(state, [[state.hands[seat] for seat in state.ring]]), asked)
        side = side_of(state, asked.seat)
        self._note(side, "expected", leave_one_out(sampled))
        self._note(side, "found", [(true, best(total_of(sampled)))])

    def _note(self, side: str, what: str, cards: Sequence[tuple[CardValues, int]]) -> None:
        """Note the share of choices that matter, the share that are right, and the mean loss in chips."""
        lost = [(one, max(one) - one[card]) for one, card in cards]
        counting = [loss for one, loss in lost if matters(one)]
        told = {
            "count": len(counting),
            "right": sum(loss <= SAME for loss in counting),
            "lost": sum(loss for _, loss in lost),
        }
        for name, number in told.items():
            self.noted.setdefault(f"{side} {what} {name}", []).append(number / len(cards))


@dataclass(frozen=True, slots=True)
class Foresight(ObservationTrial):
    """The trial: the expected and the found success of every choice."""

    name: ClassVar[str] = "foresight"

    def watched(self, player: Sitter) -> ForecastSitter:
        """Return *player* with an observer that samples worlds."""
        return ForecastSitter(player, self.table.worlds or USUAL)

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return for each side how much less was lost than expected, then the shares that are right."""
        some = played(samples)
        found, rest = [], []
        for side in SIDES:
            lost = {what: column(some, f"{side} {what} lost") for what in ("expected", "found")}
            spared = [more - less for more, less in zip(lost["expected"], lost["found"], strict=True)]
            found.append(
                mean(f"{side}: less lost than the worlds expect", spared, f"{self.table.unit} a deal")
            )
            for what, values in lost.items():
                right, count = (column(some, f"{side} {what} {name}") for name in ("right", "count"))
                rest.append(ratio(f"{side}: choices that count, right, {what}", right, count, "%"))
                rest.append(mean(f"{side}: lost by all choices, {what}", values, f"{self.table.unit} a deal"))
        return found + rest
