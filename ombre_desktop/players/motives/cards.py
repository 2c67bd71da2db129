"""
Motives for a card: led, won with, or thrown.

A motive is a function of a turn and a card; its docstring defines it, and it returns None where it does not
hold. It speaks for a card only if it does not hold for others as well.
"""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import Card, Cards, PlayRequest
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.deciding import DECIDING
from ombre_desktop.players.motives.decision import Decision
from ombre_desktop.players.motives.following import RUFFING, TAKING
from ombre_desktop.players.motives.indifferent import INDIFFERENT
from ombre_desktop.players.motives.leading import LEADING, majority_is_sure
from ombre_desktop.players.motives.losing import LOSING, SPARING_NULL
from ombre_desktop.players.motives.sparing import SPARING, SPARING_LEAD
from ombre_desktop.players.motives.throwing import KEEPING, THROWING, cheapest_under_partner
from ombre_desktop.players.motives.turn import Turn
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.value import Value

OfCard = Callable[[Turn, Card], Motive | None]
"""A motive: what it tells of a card, or None."""
OfPair = Callable[[Turn, Card, Card], Motive | None]
"""A motive for a card instead of another one."""


class Catalogue(Value):
    """
    The motives for a kind of turn, in *groups* that say much the same, the strongest first.

    *sparing* are those for a card instead of another one.
    """

    groups: tuple[tuple[OfCard, ...], ...]
    sparing: tuple[OfPair, ...] = ()


LED = Catalogue(((*DECIDING, majority_is_sure), LEADING), SPARING_LEAD)
FOLLOWED = Catalogue((DECIDING, (*TAKING, cheapest_under_partner), RUFFING, KEEPING, THROWING), SPARING)
NULL = Catalogue((LOSING,), SPARING_NULL)


def of_a_card(decision: Decision, asked: PlayRequest, card: Card) -> tuple[Motive, ...]:
    """
    Return the motives for playing *card*, the strongest first: at most one of each group.

    Those that tell it from the next best card come before those that only tell it from worse ones.
    """
    turn = Turn(decision, asked)
    others = turn.others(card)
    catalogue = NULL if plays_null(decision.view) else LED if turn.leads else FOLLOWED
    told = Told(turn)
    against_best: list[Motive] = []
    against_worse: list[Motive] = []
    for group in catalogue.groups:
        best, worse = (_first(told, card, group, some) for some in (others[:1], others))
        if best is not None and turn.worth:
            against_best.append(best)
        elif worse is not None:
            against_worse.append(worse)
    spared = ((other, _spares(turn, card, catalogue.sparing, other)) for other in others)
    other, motive = next(((other, motive) for other, motive in spared if motive), (None, None))
    if motive is not None:
        (against_best if turn.worth and other is others[0] else against_worse).append(motive)
    found = {each.key: each for each in (*against_best, *against_worse)}
    return tuple(found.values()) or _indifferent(turn, card)


def _spares(turn: Turn, card: Card, sparing: tuple[OfPair, ...], other: Card) -> Motive | None:
    """Return the first motive for *card*, or one equal to it, instead of *other*."""
    alike = (card, *(each for each in turn.equals[card] if each is not card and each in turn.cards))
    found = (motive(turn, each, other) for motive in sparing for each in alike)
    return next((motive for motive in found if motive), None)


def _indifferent(turn: Turn, card: Card) -> tuple[Motive, ...]:
    found = (motive(turn, card) for motive in INDIFFERENT)
    return tuple(motive for motive in found if motive)[:1]


def _first(told: Told, card: Card, group: tuple[OfCard, ...], others: Cards) -> Motive | None:
    """Return the first motive of *group* that holds for *card* or its equals, and not for all *others*."""
    for motive in group:
        found = told.of(motive, card)
        if found is not None and not all(told.of(motive, other) for other in others):
            return found
    return None


class Told:
    """The motives of the cards of a *turn*, or of cards equal to them, each found once."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._found: dict[tuple[OfCard, Card], Motive | None] = {}

    def of(self, motive: OfCard, card: Card) -> Motive | None:
        """Return what *motive* tells of *card*."""
        known = (motive, card)
        if known not in self._found:
            self._found[known] = self._find(motive, card)
        return self._found[known]

    def _find(self, motive: OfCard, card: Card) -> Motive | None:
        turn = self._turn
        equal = (each for each in turn.equals[card] if each is not card and each in turn.cards)
        return next((found for each in (card, *equal) if (found := motive(turn, each))), None)
