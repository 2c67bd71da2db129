"""The losses: cards judged by what their player could know, in parts of the stake."""

from collections.abc import Iterator
from functools import cache

import pytest

from ombre_desktop.players.arena import losses
from ombre_desktop.players.arena.losses import Losses
from ombre_desktop.players.arena.table import Table


@cache
def lost(name: str) -> list[float]:
    """Return all losses of a player called *name* in a deal."""
    trial = Losses(Table(seed="losses"), name, "textbook").checked()
    sample = trial.of_deal(0)
    return [one for side in ("Ombre", "defenders") for one in sample.get(f"{side} lost", ())]


@pytest.fixture(scope="module", autouse=True)
def few_worlds() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(losses, "JUDGED", 2)
        yield


def test_nobody_does_better_than_the_best_card():
    assert min(lost("textbook")) >= 0.0


def test_a_random_player_loses_more():
    """So the measure can tell players apart."""
    found = {name: lost(name) for name in ("textbook", "random")}

    assert sum(found["random"]) > 2 * sum(found["textbook"])


def test_every_card_is_counted_once():
    """The mean of the table is that of all cards."""
    trial = Losses(Table(seed="losses"), "random", "textbook")
    sample = trial.of_deal(0)
    first = trial.findings([sample])[0]
    values = [*sample["Ombre lost"], *sample["defenders lost"]]

    assert pytest.approx(sum(values) / len(values)) == first.value
