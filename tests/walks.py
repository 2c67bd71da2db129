"""Walks through deals by single actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ombre_desktop.engine import Layout, Ruleset, Seat, view
from ombre_desktop.envs import Observer, OneDeal


def walked(game: Ruleset, rng: Random) -> Iterator[OneDeal]:
    """Yield a deal from its first question to the settlement, every action drawn from those offered."""
    deal = OneDeal.shuffled(game, rng)
    yield deal
    while not deal.is_over:
        deal = deal.after(rng.choice(deal.offered()))
        yield deal


def seen_alike(deal: OneDeal, seat: Seat, observer: Observer) -> bool:
    """
    Tell whether *seat* sees the *deal* as if it had never looked before, its view and the numbers.

    The *observer* and the views go on from what they have seen; a layout of its own makes a deal a new one.
    """
    layout = deal.state.layout
    again = deal.state._replace(layout=Layout(layout.hands, layout.talon))
    went_on, leaving = deal.view(seat), deal.leaving(seat)
    numbers = observer.of(went_on, leaving)
    fresh = view(again, seat)
    return went_on == fresh and numbers == Observer(observer.ruleset).of(fresh, leaving)
