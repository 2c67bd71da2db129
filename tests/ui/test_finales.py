"""The finales at a striking end of a deal: when they come, what they show, and how they end."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from conftest import STILL
from dialect import Deal, playing
from for_each import for_each
from person import KeyUser
from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from telling import company

from ombre_desktop.engine import Result, Seat, Session
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.deal_row import settled_row
from ombre_desktop.storage.display_options import ReducedMotion, Speed
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.model.look import Mood
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.counters import counters_of
from ombre_desktop.ui.table.finale import Ending, Finale, finale_of, stage_point
from ombre_desktop.ui.table.finale_word import word_picture
from ombre_desktop.ui.table.layout import SEAT_COUNTS, layout_for
from ombre_desktop.ui.table.pouring import Pour, arc_between, heap_at
from ombre_desktop.value import replace

RECORDS = Path(__file__).parents[1] / "records"
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


def finale(hands: str, *, before: str | None = None, last: bool = False) -> Finale | None:
    """Return the finale at the end of the second deal of an evening, *before* which one was played."""
    deal = played(hands)
    rows = () if before is None else (settled_row(played(before).state, 1, "record"),)
    session = replace(Session.begin(deal.state.ruleset, Seat(0)), deals=2)
    sitting = Sitting("g", company(3), session, 2 if last else 12, state=deal.state, rows=rows)
    return finale_of(deal.settlement, sitting)


def plays_on(app, qtbot) -> None:
    """Play the first card until a finale is seen, or the settlement lies there."""
    person, celebration = KeyUser(app, qtbot), app.desk.rest.celebration
    while not person.is_settled and not celebration._is_begun:
        if person.asked is not None:
            person.play(person.asked.cards[0])
        if not celebration.is_on and (app.desk.player._thinking or app.desk.player.holds):
            app.desk.hurry()
        qtbot.wait(5)


def test_any_key_ends_the_finale_of_a_codille_and_the_settlement_follows(seated, qtbot):
    """The loser is vexed and nothing is settled while the word stands there, above all that moves."""
    app = seated(deal=deal_of(CODILLE), preferences=LIVELY)
    celebration = app.desk.rest.celebration
    plays_on(app, qtbot)
    shown, before = celebration.is_on, app.desk.dock.standing.settlement
    moods = [app.desk.scenery.faces._moods.of(Seat(seat)) for seat in range(2)]
    above = max(item.zValue() for item in app.desk.scene.items()) == celebration._word.zValue()

    qtbot.keyClick(app.window.windowHandle(), Qt.Key.Key_Z)

    assert (True, None, [Mood.VEXED, Mood.PLEASED], True) == (shown, before, moods, above)
    assert not celebration.is_on
    qtbot.waitUntil(lambda: app.desk.dock.standing.settlement is not None)


def test_without_motion_the_word_stands_still_until_the_settlement(seated, qtbot):
    app = seated(deal=deal_of(CODILLE), preferences=CALM)
    celebration = app.desk.rest.celebration
    plays_on(app, qtbot)
    assert celebration.is_on
    seen = celebration._word.opacity(), celebration._shade.opacity(), celebration._word.scale()
    moves = celebration._motion.state() is celebration._motion.State.Running

    app.desk.hurry()

    assert ((1.0, 1.0, 1.0), False) == (seen, moves)
    qtbot.waitUntil(lambda: app.desk.dock.standing.settlement is not None)
    assert not celebration.is_on
    assert 1 == app.desk.announcer.last.count("Codille")


def test_a_finale_ends_when_the_window_gets_another_size(seated, qtbot):
    """Its word and shade would be gone, and the first key spent on nothing."""
    app = seated(deal=deal_of(CODILLE), preferences=CALM)
    plays_on(app, qtbot)
    assert app.desk.rest.celebration.is_on

    app.window.resize(1024, 700)

    qtbot.waitUntil(lambda: app.desk.scene.brush.layout.window.width() == 1024)
    assert not app.desk.rest.celebration.is_on
    assert not app.desk.player.holds
    qtbot.waitUntil(lambda: app.desk.dock.standing.settlement is not None)


@pytest.mark.parametrize(
    ("hands", "before", "last", "expected"),
    [
        (CODILLE, None, False, Finale(Ending.CODILLE, (Seat(1),))),
        (CODILLE, CODILLE, False, Finale(Ending.CODILLE, (Seat(1),), is_short=True)),
        (CODILLE, WIN, True, Finale(Ending.CODILLE, (Seat(1),))),
        (WIN, CODILLE, True, Finale(Ending.LAST, (Seat(0),))),
        (PUESTA, WIN, True, Finale(Ending.LAST)),
        (PUESTA, None, False, Finale(Ending.PUESTA, is_short=True)),
        (PUESTA, PUESTA, False, None),
        (WIN, None, False, None),
    ],
)
def test_a_striking_end_has_a_finale_in_full_once_an_evening(hands, before, last, expected):
    found = finale(hands, before=before, last=last)

    assert expected == found
    assert found is None or found.lasts <= (750 if found.is_short else 2000)


@for_each(sorted(RECORDS.rglob("*.ombre")))
def test_the_light_falls_on_all_winners_and_on_nobody_else(path):
    """On partners too, and in a codille of all defenders, which has no seat of its own."""
    state = parse_record(path.read_text(encoding="utf-8")).state
    outcome = present(state.settlement, "settlement").outcome
    session = replace(Session.begin(state.ruleset, Seat(0)), deals=2)

    found = finale_of(state.settlement, Sitting("g", company(state.seats), session, 2, state=state))

    striking = {Result.CODILLE, Result.VOLE} & {verdict.result for verdict in outcome.verdicts}
    assert Finale(Ending(*striking) if striking else Ending.LAST, outcome.winners) == found


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_word_does_not_lie_over_the_cards_of_the_others(app_families, seats, text):
    """At the end their cards lie open."""
    layout = layout_for(QSizeF(1280, 800), seats, text)
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)
    picture = word_picture("The last deal", Brush(layout, theme, app_families, 1.0))
    word = QRectF(QRectF().topLeft(), picture.deviceIndependentSize())
    word.moveCenter(stage_point(layout))

    rows = [place.bounds for seat in layout.seats[1:] for place in seat.open_hand.places(9)]

    assert not [row for row in rows if row.intersects(word)]
    assert layout.window.contains(word)


def test_no_counter_jumps_in_an_arc():
    """From frame to frame, each counter moves, turns and rises only a little."""
    layout, shapes = layout_for(QSizeF(1280, 800), 3), counters_of(12)
    (start, leaving), (end, arriving) = heap_at(layout, "pool", shapes), heap_at(layout, 1, shapes)
    pour = Pour(arc_between(start, end, layout.lamp.point), leaving, arriving, 70.0)
    for number in range(len(shapes)):
        frames = [pour.at(number, at / 54) for at in range(55)]
        for (place, lean, rise), (then, leaned, rises) in pairwise(frames):
            assert QLineF(place, then).length() < 60 * layout.unit
            assert max(abs((lean - leaned + 180) % 360 - 180) / 40, abs(rise - rises) / 16) < 1


def test_the_finale_of_the_last_deal_is_told(seated):
    """The settlement, which tells of any other striking end, does not say that it was the last."""
    app = seated(deal=deal_of(WIN))
    app.desk.announcer.forget()

    for ending in (Ending.LAST, Ending.CODILLE):
        app.desk.rest.staged.emit(played(WIN).events[-1], Finale(ending))
    app.desk.announcer.tell()

    assert "The last deal" == app.desk.announcer.last.rstrip(".")
