"""The faces of the players: they tell what everybody has seen, and come to rest."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from conftest import STILL
from dialect import Deal, playing
from PySide6.QtCore import QCoreApplication, QObject, QSizeF, QTimer

from ombre_desktop.engine import Seat
from ombre_desktop.engine.events import Event
from ombre_desktop.storage.display_options import ReducedMotion, Speed
from ombre_desktop.ui.desk.faces import BLINK, BLINK_AFTER, GLANCE, Faces, towards
from ombre_desktop.ui.model.look import USUAL_LOOK, Look, Mood
from ombre_desktop.ui.model.moods import Moods
from ombre_desktop.ui.paint.portraits import PORTRAITS
from ombre_desktop.ui.paint.portraits.expression import with_look
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.value import replace

LAYOUT = layout_for(QSizeF(1280, 800), 3)
HANDS = "1 HK S3 H2; 2 H4 S4 {two}; 3 H5 D3 {three}"
PLAYED = ("1 HK", "2 H4", "3 H5", "1 S3", "2 S4", "3 D3")


def deal_with(two: str, three: str) -> Deal:
    """Return a deal after two tricks; nobody but the two defenders has seen their last cards."""
    deal = playing("renegado", trump="H", hands=HANDS.format(two=two, three=three))
    for play in PLAYED:
        deal = deal.does(play)
    return deal


def moods_of(events: Iterable[Event]) -> list[tuple[Mood, ...]]:
    """Return the moods of all seats after each event that the person sees."""
    moods, seen = Moods(), []
    for event in events:
        moods = moods.after(event, alone=True)
        seen.append(tuple(moods.of(Seat(seat)) for seat in range(3)))
    return seen


def moods_in(deal: Deal) -> list[tuple[Mood, ...]]:
    return moods_of(deal.events)


def running(parent: QObject) -> bool:
    return any(timer.isActive() for timer in parent.findChildren(QTimer))


def test_who_takes_a_trick_is_pleased_and_the_ombre_vexed_by_anothers():
    seen = moods_in(deal_with("C5", "C6"))

    assert (Mood.PLEASED, Mood.CALM, Mood.CALM) in seen
    assert (Mood.VEXED, Mood.PLEASED, Mood.CALM) in seen


def test_exchanged_hidden_cards_change_no_face():
    """Two defenders exchange the cards that nobody has seen."""
    one, other = deal_with("C5", "C6"), deal_with("C6", "C5")

    assert one.state.hands != other.state.hands
    assert moods_in(one) == moods_in(other)


@pytest.mark.parametrize("seat", range(3))
def test_all_players_see_the_same_faces(seat):
    """Each seat is told of events with other cards, but no mood reads a card."""
    deal = deal_with("C5", "C6")

    assert moods_in(deal) == moods_of(event.seen_by(Seat(seat)) for event in deal.events)


def test_a_settlement_pleases_winners_and_vexes_losers():
    deal = playing("renegado", trump="H", hands="1 S3 C4; 2 S4 C5; 3 D3 D5")
    while deal.asked is not None:
        deal = deal.does(f"{deal.turn} {deal.asked.cards[0]}")

    net = deal.settlement.net
    assert moods_in(deal)[-1] == tuple(
        Mood.PLEASED if gain > 0 else Mood.VEXED if gain < 0 else Mood.CALM for gain in net
    )


def test_everybody_looks_at_who_plays_who_looks_at_their_cards():
    faces = Faces(parent := QObject())
    faces._glance.start()

    looks = [faces.look(Seat(seat), Seat(1), LAYOUT).gaze for seat in range(3)]

    assert [towards(LAYOUT, Seat(0), Seat(1)), (0, 1), towards(LAYOUT, Seat(2), Seat(1))] == looks
    assert towards(LAYOUT, Seat(2), Seat(1)) == (1, 0)
    parent.deleteLater()


def test_faces_rest_after_two_seconds_and_no_timer_runs(seated, qtbot):
    """The clocks are wound on, so that nobody waits."""
    app = seated(preferences=replace(STILL, speed=Speed.CALM, reduced_motion=ReducedMotion.OFF))
    faces, sitting = app.desk.scenery.faces, app.desk.situation.sitting
    deal = deal_with("C5", "C6")

    for event in deal.events[-3:]:
        faces.hear(event, sitting)
    longest = max(timer.interval() for timer in faces.findChildren(QTimer))
    began = running(faces)
    faces._blink.timeout.emit()
    shut = [faces.look(Seat(seat), None, LAYOUT).shut for seat in range(3)]
    faces._glance.timeout.emit()
    faces._glance.stop()
    QCoreApplication.processEvents()

    assert (True, True) == (began, longest <= GLANCE)
    assert 1 == sum(shut)
    assert not running(faces)
    assert not any(faces.look(Seat(seat), Seat(1), LAYOUT).shut for seat in range(3))
    assert BLINK_AFTER + BLINK < GLANCE


def test_less_motion_keeps_the_moods_and_drops_glances(seated):
    app = seated(preferences=STILL)
    faces = app.desk.scenery.faces
    deal = deal_with("C5", "C6")
    for event in deal.events:
        faces.hear(event, app.desk.situation.sitting)

    assert Look(Mood.PLEASED) in [faces.look(Seat(seat), Seat(1), LAYOUT) for seat in range(3)]
    assert not running(faces)


def test_each_look_is_another_face():
    looks = [Look(mood) for mood in Mood] + [Look(gaze=(1, 0)), Look(gaze=(0, 1)), Look(shut=True)]
    for portrait in PORTRAITS.values():
        assert portrait is with_look(portrait, USUAL_LOOK)
        assert len(looks) == len({with_look(portrait, look) for look in looks})
