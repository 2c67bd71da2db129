"""The flourishes at the end of a striking deal: when they come, what they keep clear, and how they end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from conftest import STILL
from dialect import Deal, playing
from person import KeyUser
from PySide6.QtCore import QLineF, QSizeF, Qt

from ombre_desktop.engine import Result
from ombre_desktop.storage.deal_row import settled_row
from ombre_desktop.storage.display_options import ReducedMotion, Speed
from ombre_desktop.ui.table.flourish import Ending, ending_of, pieces
from ombre_desktop.ui.table.layout import SEAT_COUNTS, layout_for
from ombre_desktop.value import replace

LIVELY = replace(STILL, speed=Speed.BRISK, reduced_motion=ReducedMotion.OFF)
CALM = replace(LIVELY, reduced_motion=ReducedMotion.ON)
CODILLE, PUESTA, WIN = (
    "1 S3 C4; 2 S4 C5; 3 D3 D5",
    "1 HK S3; 2 H4 S4; 3 H5 D3",
    "1 HK H2; 2 H4 S4; 3 H5 D3",
)


def deal_of(hands: str) -> Deal:
    return playing("renegado", trump="H", hands=hands)


def played(hands: str) -> Deal:
    deal = deal_of(hands)
    while deal.asked is not None:
        deal = deal.does(f"{deal.turn} {deal.asked.cards[0]}")
    return deal


def plays_on(app, qtbot) -> list[bool]:
    """Play the first card until the settlement lies there; tell at each look whether a flourish is seen."""
    person, looks = KeyUser(app, qtbot), []
    while not person.is_settled and not app.desk.rest.celebration.is_on:
        if person.asked is not None:
            person.play(person.asked.cards[0])
        looks.append(app.desk.rest.celebration.is_on)
        qtbot.wait(5)
    return [*looks, app.desk.rest.celebration.is_on]


def test_any_key_ends_a_codilles_flourish_and_the_settlement_follows(seated, qtbot):
    app = seated(deal=deal_of(CODILLE), preferences=LIVELY)
    shown = plays_on(app, qtbot)[-1]
    before = app.desk.dock.standing.settlement

    qtbot.keyClick(app.window.windowHandle(), Qt.Key.Key_Z)

    assert (True, None, False) == (shown, before, app.desk.rest.celebration.is_on)
    qtbot.waitUntil(lambda: app.desk.dock.standing.settlement is not None)


def test_less_motion_means_no_flourish(seated, qtbot):
    app = seated(deal=deal_of(CODILLE), preferences=CALM)

    assert True not in plays_on(app, qtbot)


@pytest.mark.parametrize(
    ("hands", "ending"), [(CODILLE, (Ending.CODILLE, 1)), (PUESTA, (Ending.PUESTA, 0)), (WIN, None)]
)
def test_a_codille_and_a_puesta_are_celebrated_and_an_ordinary_win_is_not(hands, ending):
    deal = played(hands)

    assert ending == ending_of(deal.settlement, 1, ())


def test_only_the_first_puesta_of_a_sitting_is_celebrated():
    deal = played(PUESTA)
    row = settled_row(deal.state, 1, "record")

    assert Result.PUESTA is deal.settlement.outcome.result
    assert ending_of(deal.settlement, 1, (row,)) is not None
    assert ending_of(deal.settlement, 2, (row,)) is None


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("ending", Ending)
def test_nothing_lies_over_the_cards_of_the_others(seats, ending):
    """At the settlement their cards lie open, and have to be read."""
    layout = layout_for(QSizeF(1280, 800), seats)
    open_cards = [seat.hand.hull(9).boundingRect() for seat in layout.seats]

    rests = [piece.at(0.5)[0] for piece in pieces(ending, layout)]

    assert not [point for point in rests for box in open_cards if box.contains(point)]


@pytest.mark.parametrize("ending", Ending)
def test_no_piece_jumps(ending):
    """From frame to frame, each piece moves, turns and fades only a little."""
    layout = layout_for(QSizeF(1280, 800), 3)
    times = [frame / 90 for frame in range(91)]
    for piece in pieces(ending, layout):
        frames = [piece.at(share) for share in times]
        for (place, lean, seen, rise), (then, leaned, sees, rises) in pairwise(frames):
            assert QLineF(place, then).length() < 60 * layout.unit
            assert max(abs(lean - leaned) / 30, abs(seen - sees) / 0.35, abs(rise - rises) / 4) < 1


def test_the_counters_of_a_puesta_lie_in_the_pool_as_a_heap():
    layout = layout_for(QSizeF(1280, 800), 3)
    dish = layout.centre.pool
    ends = [piece.leaves for piece in pieces(Ending.PUESTA, layout)]

    assert len({(end.x(), end.y()) for end in ends}) == len(ends)
    assert all(QLineF(dish.centre, end).length() < dish.radius for end in ends)
