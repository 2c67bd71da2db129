"""Thoughts: choices with the data behind them, from which advice is made on demand."""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.engine import (
    Action,
    ChoiceRequest,
    PlayCard,
    PlayRequest,
    Role,
    Say,
    Seat,
    Word,
)
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.advice import Advice, Alternative, best_first, set_apart
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.decisions import GOING_ON, aside_of, given_up, surrendered
from ombre_desktop.players.expert.rollout import share
from ombre_desktop.players.expert.weighed import Figure, Weighed, error_of_chain
from ombre_desktop.players.solver.courses import asides_of
from ombre_desktop.value import Value, replace


class Thought(Protocol):
    """A choice with the data behind it."""

    @property
    def choice(self) -> Action:
        """The chosen action."""
        ...

    def advice(self) -> Advice:
        """Return the choice with its alternatives."""
        ...


class ByHabit(Value):
    """A choice by habit, without alternatives."""

    choice: Action

    def advice(self) -> Advice:
        """Return the choice alone."""
        return Advice(self.choice)


class Played(Value):
    """A card or a surrender; *outlook* holds the worlds, *weighed* the values of the cards in them."""

    choice: Action
    request: PlayRequest
    outlook: Outlook
    weighed: Weighed

    @property
    def state(self) -> DealState:
        """The deal in the first world."""
        return self.outlook.state

    def advice(self) -> Advice:
        """Return each lawful card as an alternative, the chosen one with its gano."""
        seat, chosen = self.request.seat, self.choice
        found = [
            of_seat(self.state, seat, chosen if is_of(card := PlayCard(each), chosen) else card, figure)
            for each, figure in zip(self.request.cards, self.weighed.figures(), strict=True)
        ]
        rows = [chips_of(self.weighed, at, self.state, seat) for at in range(len(found))]
        found = [replace(one, aside=_aside(self.weighed, at, self.outlook)) for at, one in enumerate(found)]
        if Word.SURRENDER in self.request.words:
            given = given_up(self.state, seat)
            beside = aside_of(surrendered(self.state))
            found.append(Alternative(Say(Word.SURRENDER), given, 0.0, 0.0, aside=beside))
            rows.append([given] * len(rows[0]))
        return Advice(chosen, best_first(set_apart(found, rows, error_of_chain)), self.weighed.number)


def is_of(card: PlayCard, chosen: Action) -> bool:
    """Tell whether *chosen* plays this *card*, with or without gano."""
    return isinstance(chosen, PlayCard) and chosen.card is card.card


class Answered(Value):
    """
    A word that continues the deal or stops it.

    *outlook* holds the deal as it continues, and *going* its values. *stopping* is the certain value of
    stopping, in chips for the player who is then the Ombre, and *ended* the deal as it is then settled.
    """

    choice: Say
    request: ChoiceRequest
    outlook: Outlook
    going: Weighed
    stopping: float
    ended: DealState

    @property
    def state(self) -> DealState:
        """The deal in the first world, if it continues."""
        return self.outlook.state

    def advice(self) -> Advice:
        """Return both words as alternatives; stopping counts as a certain gain."""
        seat = self.request.seat
        stopping = share(self.state, self.stopping, seat)
        (figure,) = self.going.figures()
        beside = _aside(self.going, 0, self.outlook)
        found = [
            replace(of_seat(self.state, seat, Say(word), figure), aside=beside)
            if word in GOING_ON
            else Alternative(Say(word), stopping, error=0.0, wins=1.0, aside=aside_of(self.ended))
            for word in self.request.words
        ]
        going = chips_of(self.going, 0, self.state, seat)
        rows = [going if word in GOING_ON else [stopping] * len(going) for word in self.request.words]
        return Advice(self.choice, best_first(set_apart(found, rows, error_of_chain)), self.going.number)


def chips_of(weighed: Weighed, at: int, state: DealState, seat: Seat) -> list[float]:
    """Return the chips of *seat* in each world for card number *at*; the mean alone if all were counted."""
    return [share(state, chips, seat) for chips in weighed.in_turn(at)]


def _aside(weighed: Weighed, at: int, outlook: Outlook) -> float | None:
    """Return what the chips for card number *at* count beside the payments of the seat, on average."""
    return weighed.aside(at, lambda batch: asides_of(outlook.batches[batch].deal))


def of_seat(state: DealState, seat: Seat, action: Action, figure: Figure) -> Alternative:
    """Convert the *figure* of *action* from the Ombre's side to the point of view of *seat*."""
    wins = figure.wins if state.role(seat) in (Role.OMBRE, Role.ALLY) else figure.loses
    chips = share(state, figure.mean, seat)
    return Alternative(action, chips, abs(share(state, figure.error, seat)), wins)
