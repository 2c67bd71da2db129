"""The solver compiled and interpreted: one text, the same answers found in the same number of steps."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from chance import played

from ombre_desktop.engine import DealState
from ombre_desktop.engine.variants import ruleset, ruleset_names
from ombre_desktop.players.solver import core, open_cards

MOST_CARDS = 4
"""In a hand; so that the interpreted form is through quickly."""


def as_text() -> ModuleType:
    """The text of the solver as Python runs it, whatever the program uses."""
    loader = SourceFileLoader("core_as_text", str(Path(core.__file__).with_name("core.py")))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def positions(deals: int) -> list[DealState]:
    """Moments of the last tricks of so many deals of every game, left to chance."""
    games = [ruleset(name) for name in ruleset_names()]
    runs = [played(game, Random(f"{game.name} {deal}")) for game in games for deal in range(deals)]
    states = [step.state for run in runs for step in run]
    return [
        state
        for state in states
        if state.playing and state.playing.trick and not state.is_over
        if max(map(len, state.hands)) <= MOST_CARDS
    ]


@pytest.mark.skipif(not core.COMPILED, reason="there is but one form here")
def test_both_forms_find_the_same_in_the_same_steps(monkeypatch: pytest.MonkeyPatch):
    """In every game, for two sides and for each on his own: all values, and how many cards were laid."""
    states, found = positions(2), []
    for form in (core.Core(), as_text().Core()):
        monkeypatch.setattr(open_cards._here, "core", form)
        found.append((open_cards.values(states), open_cards.own_values(states), form.searched()))

    assert found[0] == found[1]
