"""Views that grow with their deal, instead of being written again from its first card."""

import sys
from random import Random

import pytest
from chance import played

from ombre_desktop.engine import DealState, ruleset, view

VIEW = sys.modules[view.__module__]
ADVANCE = VIEW.advance


def moments(game: str, seed: int = 0) -> list[DealState]:
    """Return every moment of a deal at *game*, played by chance."""
    return [step.state for step in played(ruleset(game), Random(seed))]


@pytest.mark.parametrize("game", ["renegado", "french", "five_handed", "german_solo", "homme_auvergne"])
def test_a_grown_view_is_the_one_that_is_written_at_once(game: str):
    """Nothing of other deals, other seats or moves that were taken back is left in it."""
    forwards = [state for pair in zip(moments(game), moments(game, 1), strict=False) for state in pair]
    looks = [(state, seat) for state in (*forwards, *forwards[::-5]) for seat in state.ring]
    grown = [view(state, seat) for state, seat in looks]

    for (state, seat), seen in zip(looks, grown, strict=True):
        VIEW._last.cache_clear()
        assert view(state, seat) == seen


def test_a_view_goes_on_from_the_moment_before(monkeypatch: pytest.MonkeyPatch):
    """Only what was done since then is done again."""
    *_, before, last = (state for state in moments("renegado") if state.playing and not state.is_over)
    applied = []
    monkeypatch.setattr(VIEW, "advance", lambda *given: applied.append(given) or ADVANCE(*given))
    view(before, before.dealer)
    applied.clear()
    view(last, last.dealer)

    assert len(last.history) - len(before.history) == len(applied)
