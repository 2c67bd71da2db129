"""The picture built from events equals the picture of the view, in every game and at every step."""

from functools import reduce
from random import Random

import pytest
from chance import SEEDS
from hypothesis import given, settings
from PySide6.QtCore import QSizeF
from telling import as_told, told

from ombre_desktop.engine import Ruleset, SeatView, Step, ruleset, ruleset_names
from ombre_desktop.engine.events import Paid
from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.model.picture_events import after, before_events
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.table.arrangement import arrange
from ombre_desktop.ui.table.hand_order import in_hand_order
from ombre_desktop.ui.table.layout import layout_for

TABLE = QSizeF(1280, 800)


def laid_open(step: Step, sitting: Sitting, before: tuple[Paid, ...]) -> TableStep:
    """Return the same deal with every hand open; only what was said to nobody stays hidden."""
    masked = as_told(step, sitting, before)
    seen = tuple(event for event in (*before, *step.events) if event.seen_by(PERSON) is not None)
    return TableStep(seen, SeatView(PERSON, step.state), masked.sitting)


each_way = pytest.mark.parametrize("shown", [as_told, laid_open])


def some_form(name: str, rng: Random) -> Ruleset:
    """Return the game *name* with any of its house rules and numbers of seats."""
    game = variant(name)
    house = " ".join(f"{one.key}={rng.choice(one.values)}" for one in game.standard.settings())
    return ruleset(game.name, house, rng.choice(game.seats))


@each_way
@pytest.mark.parametrize("name", ruleset_names())
@settings(max_examples=3)
@given(seed=SEEDS)
def test_what_is_told_is_what_is_seen_and_no_card_lies_in_two_places(name, shown, seed):
    """Events build the same table as one look at the view, and no card is drawn twice, at any step."""
    rng = Random(seed)
    game = some_form(name, rng)
    layout, steps = layout_for(TABLE, game.seats), told(game, rng, shown)
    picture = before_events(steps[0].view, steps[0].sitting, steps[0].events)

    for number, step in enumerate(steps):
        picture = reduce(after, step.events, picture)

        assert picture_of(step.view, step.sitting) == picture, f"step {number}: {step.events}"
        arranged = arrange(picture, layout, step.view.position.ranking)
        keys = [sprite.key for sprite in arranged.sprites]
        assert sorted(set(keys)) == sorted(keys)


def test_a_hand_that_lies_open_can_be_read():
    """The cards stand upright in rows, in the order of a hand, and every index is in sight."""
    rng = Random(1)
    game = ruleset("renegado")
    layout = layout_for(TABLE, game.seats)
    step = told(game, rng, laid_open)[0]

    ranking = step.view.position.ranking
    arranged = arrange(picture_of(step.view, step.sitting), layout, ranking)

    for seat in (1, 2):
        hand = in_hand_order(step.view.position.hands[seat], ranking)
        places = [arranged.by_key[f"card {card}"].place for card in hand]
        assert list(layout.seats[seat].open_hand.places(9)) == places
