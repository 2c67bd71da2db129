"""The pace of the opponents: a time that tells nothing but what everybody sees."""

from random import Random

import pytest
from chance import played
from conftest import sitting_at
from dialect import Deal, dealt, playing
from twins import twin

from ombre_desktop.engine import DealState, ruleset, view
from ombre_desktop.engine import events as happened
from ombre_desktop.storage.display_options import Preferences, Speed
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.table.pace import JITTER, Pace, thinking_time
from ombre_desktop.ui.table.tempo import pace_of
from ombre_desktop.value import replace

DEEDS = (happened.CardPlayed, happened.BidMade, happened.Said, happened.TrumpNamed, happened.Exchanged)


def step_of(state: DealState, events: tuple[happened.Event, ...]) -> TableStep:
    """Return the step to *state* as the person sees it."""
    return TableStep(events, view(state, PERSON), sitting_at(Deal(state)))


def deeds(seed: int) -> list[tuple[DealState, happened.Event]]:
    """Return what others did in a deal, each with the state after it."""
    found = []
    for step in played(ruleset("renegado"), Random(seed)):
        first = step.events[0] if step.events else None
        if isinstance(first, DEEDS) and first.seat != PERSON:
            found.append((step.state, first))
    return found


def test_hidden_cards_make_no_difference():
    """The seat's own cards stay; those of the person and of the third seat are exchanged."""
    counted = 0
    for state, event in [deed for seed in range(3) for deed in deeds(seed)][::4]:
        other = twin(state, event.seat, Random(1))
        here, there = (thinking_time(event, step_of(each, (event,))) for each in (state, other))
        counted += state.hands != other.hands

        assert here == there
    assert counted


def test_the_answer_makes_no_difference():
    """A pass takes as long as a bid."""
    deal = dealt("renegado").does("1 pass")
    answers = {"pass": happened.Said, "entrada": happened.BidMade, "solo": happened.BidMade}
    times = set()
    for word, kind in answers.items():
        after = deal.does(f"2 {word}")
        event = next(each for each in after.events[len(deal.events) :] if isinstance(each, kind))
        times.add(thinking_time(event, step_of(after.state, (event,))))

    assert 1 == len(times)


def test_the_last_card_falls_at_once():
    """Nine tricks, and everybody sees that one card is left."""
    tricks = [(state, event) for state, event in deeds(4) if isinstance(event, happened.CardPlayed)]
    times = {
        len(state.hands[event.seat]): thinking_time(event, step_of(state, (event,)))
        for state, event in tricks
    }

    assert 0.0 == times[0]
    assert all(time > 100.0 for left, time in times.items() if left)


def test_times_vary_by_half_their_mean():
    """The same question in many sittings."""
    deal = playing("renegado", trump="S", hands="1 H4 S3; 2 H5 S4; 3 H6 S5").play("1 H4 H5")
    event = deal.events[-1]
    assert isinstance(event, happened.CardPlayed)
    step = step_of(deal.state, (event,))
    sittings = [replace(step.sitting, game_id=str(number)) for number in range(200)]
    times = [thinking_time(event, TableStep((event,), step.view, each)) for each in sittings]

    assert max(times) > (1.0 + 0.8 * JITTER) / (1.0 - 0.8 * JITTER) * min(times)


def wait(speed: Speed, *, is_played: bool = True, human: bool = False) -> int:
    """Return the time before a card of the second seat is shown."""
    deal = playing("renegado", trump="S", hands="1 H4 S3; 2 H5 S4; 3 H6 S5").play("1 H4 H5")
    event = deal.events[-1]
    step = step_of(deal.state, (event,))
    pace = Pace(lambda: Situation(None, is_played=is_played))
    pace.share = pace_of(Preferences(speed=speed))
    if human:
        company = replace(step.sitting.company, players=(HUMAN, HUMAN, HUMAN))
        step = TableStep((event,), step.view, replace(step.sitting, company=company))
    return pace.before(event, step)


def test_the_person_sets_the_speed():
    assert wait(Speed.CALM) > wait(Speed.BRISK) > wait(Speed.NONE) == 0


@pytest.mark.parametrize("how", [{"is_played": False}, {"human": True}])
def test_nobody_waits_in_a_replay_or_for_a_person(how):
    assert 0 == wait(Speed.CALM, **how)
