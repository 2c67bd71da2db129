"""Payments that pour: the counters leave one after another, and all of them arrive."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainterPath
from telling import as_told, told

from ombre_desktop.engine import Seat, ruleset
from ombre_desktop.engine import events as happened
from ombre_desktop.engine.chips import Cost, payment
from ombre_desktop.engine.seats import POOL, Place
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.model.picture_events import after, before_events
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.counters import counters_of
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.pouring import Pour, Rest, SlidingCounter, heap_at
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.turn import CALM
from ombre_desktop.value import replace


@pytest.fixture
def player(qapp, app_families) -> EventPlayer:
    """Provide a player of events without a window."""
    closed = Studio()
    closed.close()
    scene = TableScene(DeckArt(closed))
    theme = theme_for(ClothName.PLAIN, ColourScheme.CONTRAST)
    scene.adapt(Brush(layout_for(QSizeF(900, 600), 3), theme, app_families, 1.0), Deck.FRENCH)
    found = EventPlayer(scene)
    found.tempo = CALM
    return found


@pytest.mark.parametrize("count", [1, 7, 40])
def test_counters_leave_in_turn_and_all_arrive(count):
    """The first counter is ahead of the last, and none is left behind."""
    route = QPainterPath(QPointF(0, 0))
    route.lineTo(QPointF(300, 0))
    pour = Pour(route, (Rest(QPointF(0, 0), 0.0),) * count, (Rest(QPointF(0, 0), 0.0),) * count)

    seen = [
        [round(pour.at(number, share)[0].x(), 1) for number in range(count)]
        for share in (0.0, 0.5 * pour.lasts, pour.lasts)
    ]

    assert [0.0] * count == seen[0]
    assert sorted(seen[1], reverse=True) == seen[1]
    assert count == 1 or seen[1][0] > seen[1][-1]
    assert [300.0] * count == seen[2]


def test_payments_of_one_cause_pour_together(player):
    """Three payments take half as long as one after another; each begins, sounds and is told, in order."""
    told_of, paid, step = [], *a_settlement()
    for name in ("begun", "ended", "shown"):
        getattr(player, name).connect(lambda event, name=name: told_of.append((name, event)))
    player.play(step)
    duration, passed = player._motion.duration(), []
    for moment in range(0, duration, 20):
        player._motion.setCurrentTime(moment)
        passed.append(sum(name == "begun" for name, _ in told_of))

    assert 3 == len(paid)
    assert duration < 1.5 * CALM.pay
    assert [1, 2, 3] == sorted(set(passed))
    assert passed.index(3) - passed.index(2) > 4
    player.hurry()
    for name in ("begun", "ended", "shown"):
        assert list(paid) == [event for said, event in told_of if said == name][:3]


def test_one_sees_who_pays_whom(player):
    """Each payment's counters leave the heap of its payer and end in that of its payee."""
    layout = player._scene.brush.layout
    paid, step = a_settlement()
    player.play(step)
    near = 60 * layout.unit

    for event, (pour, counters) in zip(paid, player._payments._pours, strict=True):
        ends = [heap_at(layout, party, ())[0] for party in (event.payment.payer, event.payment.payee)]
        assert counters
        for number, _ in enumerate(counters):
            places = pour.at(number, 0.0)[0], pour.at(number, pour.lasts)[0]
            assert all((a - b).manhattanLength() < near for a, b in zip(places, ends, strict=True))


def test_figures_fall_where_counters_leave_and_rise_where_they_arrive(player):
    """The payers have paid as soon as their counters leave; nobody is richer before they arrive."""
    paid, step = a_settlement()
    changes = []
    player.changed.connect(changes.append)
    player.play(step)
    between = player.picture
    player.hurry()
    before = before_events(step.view, step.sitting, step.events)
    payers, payees = ({one.payment.payer for one in paid}, {one.payment.payee for one in paid})

    assert changes[0] is between
    for seat in range(3):
        assert (between.chips[seat] < before.chips[seat]) is (seat in payers)
        assert (player.picture.chips[seat] > between.chips[seat]) is (seat in payees)
    assert reduce(after, paid, before).chips == player.picture.chips


def test_counters_that_have_arrived_lie_until_the_heaps_are_drawn_with_them(player):
    """Otherwise a heap would be as small as before for some turns of the event loop."""
    _, step = a_settlement()
    player.play(step)
    scene = player._scene
    scene.clear_landed()
    sliding = len(scene.counters)

    player._motion.stop()
    player._finish_motion()
    arrived = len(scene.counters)
    scene.clear_landed()

    assert (sliding, arrived, 0) == (arrived, sliding, len(scene.counters))
    assert sliding > 0


def a_settlement() -> tuple[list[happened.Paid], TableStep]:
    """Return three payments that settle a deal, to and from one seat, as the only events of a step."""
    step = told(ruleset("renegado", "", 3), Random(1), as_told)[-1]
    made = [payment(Seat(1), POOL, (Cost.PUESTA, 8)), payment(Seat(2), Seat(0), (Cost.GAME, 7))]
    paid = [happened.Paid(one) for one in (*made, payment(Seat(1), Seat(0), (Cost.GAME, 30)))]
    return paid, replace(step, events=tuple(paid))


def test_a_counter_leaves_its_place_in_a_heap_and_lands_in_another(qapp, app_families):
    """It neither jumps nor turns suddenly, and its shadow falls away from the lamp all the way."""
    layout = layout_for(QSizeF(1280, 800), 3)
    brush = Brush(layout, theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, 1.0)
    shapes = counters_of(5)
    (start, leaving), (end, arriving) = (heap_at(layout, party, shapes) for party in (Seat(1), Place.POOL))
    pour, counter = Pour(layout.route(start, end), leaving, arriving), SlidingCounter(shapes[3], brush)
    ways = [pour.at(3, step / 200) for step in range(201)]

    assert (start + leaving[3].offset, leaving[3].rotation) == ways[0][:2]
    assert (end + arriving[3].offset, arriving[3].rotation % 360) == (ways[-1][0], ways[-1][1] % 360)
    for (here, turned, _), (there, lean, _) in pairwise(ways):
        assert (there - here).manhattanLength() < 60
        assert abs((lean - turned + 180) % 360 - 180) < 35
    for place, rotation, rise in ways[::20]:
        counter.move_to(place, rotation, rise)
        away, drop = place - layout.lamp.point, counter.mapToScene(counter._shadow.pos()) - place
        assert 0 < QPointF.dotProduct(away, drop)
        assert abs(away.x() * drop.y() - away.y() * drop.x()) < 1e-6 * (1 + away.manhattanLength() ** 2)
