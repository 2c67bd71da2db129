"""
Whether the worlds that the expert imagines tell the truth, and how much they can tell.

At every card that is played the card is taken that is worth most in all imagined worlds but one,
and judged in that one: so often may be right who knows no more than the worlds do. Then the card
worth most in all of them is judged in the true deal. Where less is right than was expected the worlds
mislead. Where as much is, more thought brings nothing: only better evidence of the hidden cards does.
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
from ombre_desktop.players.arena.watching import SAME, Watching, played, side_of, to_its_side
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.worlds import Hidden

USUAL = 100
"""Worlds for a card, if nothing else is said."""
Worths = list[float]
"""What each lawful card is worth to the side that plays it, in one deal."""


def weighed(outlook: Outlook, asked: PlayRequest) -> list[Worths]:
    """Those of each world of *outlook*."""
    return [list(to_its_side(Outlook((batch,)), asked).values()) for batch in outlook.batches]


def counts(one: Worths) -> bool:
    """Whether it matters there which card is played."""
    return max(one) - min(one) > SAME


def together(imagined: Sequence[Worths]) -> Worths:
    """What each card is worth in all of them."""
    return [sum(of_card) for of_card in zip(*imagined, strict=True)]


def judged(imagined: Sequence[Worths]) -> list[tuple[Worths, int]]:
    """Each world, and the card that is worth most in the others; of a single one in itself."""
    total = together(imagined)
    if len(imagined) == 1:
        return [(total, best(total))]
    return [(one, best([all_ - here for all_, here in zip(total, one, strict=True)])) for one in imagined]


def best(one: Worths) -> int:
    """Which card is worth most there."""
    return one.index(max(one))


@dataclass(frozen=True, slots=True)
class Foreseen:
    """Somebody over whose shoulder so many *worlds* are imagined; *noted* is what they told."""

    sitter: Sitter
    worlds: int
    noted: Sample = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """What *sitter* decides."""
        same = copy(rng)
        if isinstance(asked, PlayRequest) and len(asked.cards) > 1 and state.ombre is not None:
            self._compare(state, asked, same)
        return self.sitter.decide(state, asked, rng)

    def _compare(self, state: DealState, asked: PlayRequest, rng: Random) -> None:
        """Note how often the best card may be right in a world, and whether it is in the true one."""
        seen = view(state, asked.seat).position
        worlds = Hidden.from_view(seen).worlds(self.worlds, rng)
        imagined = weighed(Outlook.over(seen, worlds), asked)
        (true,) = weighed(Outlook.over(state, [[state.hands[seat] for seat in state.ring]]), asked)
        side = side_of(state, asked.seat)
        self._note(side, "expected", judged(imagined))
        self._note(side, "found", [(true, best(together(imagined)))])

    def _note(self, side: str, what: str, cards: Sequence[tuple[Worths, int]]) -> None:
        """Of deals and the card played in each: the shares that count, that are right, and the mean loss."""
        lost = [(one, max(one) - one[card]) for one, card in cards]
        counting = [loss for one, loss in lost if counts(one)]
        told = {
            "count": len(counting),
            "right": sum(loss <= SAME for loss in counting),
            "lost": sum(loss for _, loss in lost),
        }
        for name, number in told.items():
            self.noted.setdefault(f"{side} {what} {name}", []).append(number / len(cards))


@dataclass(frozen=True, slots=True)
class Foresight(Watching):
    """For each choice how right it may be, and how right it is."""

    name: ClassVar[str] = "foresight"

    def watched(self, player: Sitter) -> Foreseen:
        """*player*, over whose shoulder worlds are imagined."""
        return Foreseen(player, self.table.worlds or USUAL)

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """For either side how much less was lost than expected, then the shares that are right."""
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
