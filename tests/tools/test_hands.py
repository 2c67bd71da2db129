"""The fit of the worth of a hand: mistakes do not count in it, as far as they are known."""

import pytest

from ombre_desktop.engine import Role
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.judging.hand_worth import FEATURES
from ombre_desktop.players.judging.judge import Stages
from tools.training import hands
from tools.training.hands import by_role, drawn_in, faultless_by_role, fitted, played

DEALS = 12


def weights(deals, judged) -> dict[Role | None, tuple[float, ...]]:
    """Return the fitted weights by role, read as the module of the models reads them."""
    rows = "".join(f"{row}\n" for row in fitted(by_role(deals), judged))
    return dict(eval(f"{{{rows}}}", {"Role": Role}))


def test_each_role_that_was_played_has_a_row():
    """In a game of two, one is Ombre and the other defends."""
    found = weights(played("homme_auvergne", 2, DEALS, "textbook"), {})

    assert {Role.OMBRE, Role.DEFENDER} <= set(found)
    assert {FEATURES} == set(map(len, found.values()))


def test_what_judged_deals_leave_is_added():
    """Two Ombres with nothing in their hands would each have won 3 chips without mistakes."""
    deals = list(played("homme_auvergne", 2, DEALS, "textbook"))
    plain = weights(deals, {})[Role.OMBRE]
    nothing = (0.0,) * FEATURES
    found = weights(deals, {Role.OMBRE: [[(nothing, 3.0)], [(nothing, 3.0)]]})[Role.OMBRE]

    assert found == pytest.approx((plain[0] + 3.0, *plain[1:]), abs=0.002)


def test_all_seats_together_win_nothing_without_mistakes(monkeypatch):
    """The losses of one seat are the gains of the others."""
    monkeypatch.setattr(hands, "STAGES", Stages(cards=(2,), rollouts=(2,), calls=(1,), playouts=(2,)))
    judged = faultless_by_role(Table("homme_auvergne", seats=2, seed="lay"), range(1))
    results = [result for deals in judged.values() for samples in deals for _, result in samples]

    assert 2 == len(results)
    assert pytest.approx(0.0) == sum(results)


@pytest.mark.parametrize(
    ("drawn", "mean", "error"), [(3.0, 3.0, 0.0), (0.0, 1.0, 2.0), (1.5, 2.0, 1.0), (-1.5, -2.0, 1.0)]
)
def test_a_mean_is_drawn_towards_nothing_by_its_error(drawn, mean, error):
    assert pytest.approx(drawn) == drawn_in(mean, error)
