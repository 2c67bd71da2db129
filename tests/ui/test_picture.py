"""The picture told by events is the picture seen in the view, in every game and at every step."""

from dataclasses import replace
from functools import reduce
from random import Random

from chance import SEEDS, played
from hypothesis import given, settings
from PySide6.QtCore import QSizeF

from ombre_desktop.engine import Ruleset, Seat, Session, Step, ruleset, ruleset_names, view
from ombre_desktop.engine.events import Paid
from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.session_controller import TableStep, row_of
from ombre_desktop.ui.sitting import PERSON, Company, Sitting
from ombre_desktop.ui.table.arrangement import arrange
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.picture import after, before_events, picture_of

TABLE = QSizeF(1280, 800)


def company(seats: int) -> Company:
    return Company(("Ana",) * seats, ("human",) * seats, ("viajera",) * seats)


def told(game: Ruleset, rng: Random) -> list[TableStep]:
    """A deal as the controller would tell it to the person, step by step."""
    session = Session.begin(game, Seat(rng.randrange(game.seats)))
    antes = tuple(Paid(ante) for ante in session.antes)
    sitting = Sitting("g", company(game.seats), session.with_antes(), None)
    steps = []
    for step in played(game, rng, session):
        before = () if steps else antes
        steps.append(as_told(step, sitting, before))
    return steps


def as_told(step: Step, sitting: Sitting, before: tuple[Paid, ...]) -> TableStep:
    reached = replace(sitting, state=step.state)
    if step.state.settlement is not None:
        reached = reached.settled(step.state.settlement, row_of(reached, sitting.session))
    seen = tuple(twin for event in (*before, *step.events) if (twin := event.seen_by(PERSON)) is not None)
    return TableStep(seen, view(step.state, PERSON), reached)


def some_game(rng: Random) -> Ruleset:
    """Any game with any of its house rules and numbers of seats."""
    game = variant(rng.choice(ruleset_names()))
    house = " ".join(f"{one.key}={rng.choice(one.values)}" for one in game.standard.settings())
    return ruleset(game.name, house, rng.choice(game.seats))


@settings(max_examples=80)
@given(SEEDS)
def test_what_is_told_is_what_is_seen(seed):
    """Event after event gives the same table as one look at the view."""
    rng = Random(seed)
    steps = told(some_game(rng), rng)
    picture = before_events(steps[0].view, steps[0].sitting, steps[0].events)

    for number, step in enumerate(steps):
        picture = reduce(after, step.events, picture)

        assert picture_of(step.view, step.sitting) == picture, f"step {number}: {step.events}"


@settings(max_examples=30)
@given(SEEDS)
def test_no_card_lies_in_two_places(seed):
    """Every card in sight has one place, whatever the step; two would be one card drawn twice."""
    rng = Random(seed)
    game = some_game(rng)
    layout = layout_for(TABLE, game.seats)

    for step in told(game, rng):
        arranged = arrange(picture_of(step.view, step.sitting), layout, step.view.position.ranking)

        keys = [sprite.key for sprite in arranged.sprites]
        assert sorted(set(keys)) == sorted(keys)
