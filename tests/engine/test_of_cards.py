"""The part of payments that depends on the cards dealt, apart from the winners of tricks."""

from random import Random

import pytest
from chance import SEEDS, played, rulesets
from dialect import playing
from hypothesis import given, settings

from ombre_desktop.engine import DealState, Ruleset, ruleset
from ombre_desktop.engine.phases.settlement import EachPays, SettlePhase
from ombre_desktop.engine.variants import all_ruleset_names

FIVE_TRUMPS = "1 SA S2 CA SK SQ DK D7 D6 D5; 2 SJ S7 HK HQ HJ D4 D3 D2 CK; 3 S6 S5 S4 S3 C7 C6 C5 C4 C3"


def told(state: DealState) -> tuple[int, ...]:
    """Return everything that the payments of *state* need to know of its cards."""
    return next(phase for phase in state.agenda if isinstance(phase, SettlePhase)).payment.of_cards(state)


def test_estuches_are_counted_from_the_hands():
    """Five trumps from the top are five estuches (rule 1.14)."""
    assert (5,) == told(playing("renegado", trump="S", hands=FIVE_TRUMPS).state)


def test_nobody_is_paid_for_cards_in_contrabola():
    """Only the pool and the base count (rule 3.1)."""
    house = "passed_out=low_bids low_bids=contrabola"
    deal = playing("renegado", trump="S", hands=FIVE_TRUMPS, contract="contrabola", house=house)

    assert () == told(deal.state)


@pytest.mark.parametrize("extras", ["off", "seymour"])
def test_extras_of_a_side_tell_matadors_and_the_best_trump(extras: str):
    """Seymour pays for three matadors; the best trump gets what cannot be shared (rule 3.11)."""
    game, rng = ruleset("five_handed", f"cinquillo_extras={extras}"), Random(3)
    states = [step.state for _ in range(6) for step in played(game, rng)]
    found = {told(state) for state in states if state.playing is not None and not state.is_over}

    assert ({()} == found) is (extras == "off")


@given(rulesets(), SEEDS)
@settings(max_examples=60)
def test_what_is_told_of_cards_never_changes_while_the_same_ombre_plays(game: Ruleset, seed: int):
    """The count is of the cards with which play began, not of those still held."""
    found: dict[object, tuple[int, ...]] = {}
    for step in played(game, Random(seed)):
        if step.state.playing is not None and not step.state.is_over:
            ombre = (step.state.ombre, step.state.called, step.state.ally)

            assert found.setdefault(ombre, told(step.state)) == told(step.state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_points_alone_tell_nothing_of_cards(seats: int):
    """Kings are paid for as they are shown and taken (rule 3.12)."""
    game, rng = ruleset("homme_auvergne", "", seats), Random(seats)
    states = [step.state for _ in range(8) for step in played(game, rng)]

    assert {()} == {told(state) for state in states if state.playing is not None and not state.is_over}


def test_equal_stakes_do_not_depend_on_cards():
    """The pool is all that is paid for (rule 3.7)."""
    assert () == told(playing("french", trump="S", hands=FIVE_TRUMPS, contract="play").state)


def test_games_have_chips_or_points():
    """Homme d'Auvergne is played for points (rule 3.12), Zanga for stones (25.2)."""
    assert ["homme_auvergne", "zanga", "zanga_malaga"] == [
        name for name in all_ruleset_names() if not ruleset(name).plays_for_chips
    ]


def test_nobody_is_paid_for_cards_when_all_have_passed():
    """A fee for passing is the same for all hands (A4)."""
    state = playing("renegado", trump="S", hands=FIVE_TRUMPS).state

    assert () == EachPays(1).of_cards(state)
