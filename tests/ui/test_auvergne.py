"""Homme d'Auvergne at the table: turn-ups, points and kings, for two to five players."""

from dataclasses import replace

import pytest
from conftest import STILL
from dialect import one
from person import KeyUser, MouseUser
from points import points_deal, sitting_at, sitting_of

from ombre_desktop.ui.dialogs.choices import Deck
from ombre_desktop.ui.keeping import document_of
from ombre_desktop.ui.keeping import sitting_of as sitting_of_document
from ombre_desktop.ui.main_window import MainWindow
from ombre_desktop.ui.table.arrangement import card_key
from ombre_desktop.ui.table.counters import CounterShape

SEATS = (2, 3, 4, 5)


def facts_of(window: MainWindow, seat: int):
    """What the table shows of a seat."""
    desk = window.desk
    return desk._facts(desk.player.picture, seat, window.controller.sitting)


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_shows_its_points(seated, seats):
    """A fish for each point, and the figure beside it; a debt lies in no hollow."""
    scores = (-1, 3, 0, 2, 4)[:seats]
    window = seated(None)

    window.resume(sitting_of(seats, scores=scores))

    shown = [facts_of(window, seat) for seat in range(seats)]
    assert ["−1", "3", "0", "2", "4"][:seats] == [f.held for f in shown]
    assert [(CounterShape.FISH,) * max(0, points) for points in scores] == [f.counters for f in shown]


def test_points_are_counted_as_they_are_scored(seated):
    """A king turned up is a point at once, long before the deal is settled."""
    window = seated(None)

    window.resume(sitting_at(points_deal("1 H8", "SK").does("1 turn")))

    assert "1" == facts_of(window, 0).held


def test_a_game_of_points_has_no_dish(seated):
    """Without chips there is no pool on the table."""
    window = seated(None)

    window.resume(sitting_of(3))

    assert not window.desk.scene.brush.layout.has_pool
    assert window.desk.scene.centre.pool.pixmap().isNull()


def test_the_hard_score_has_points_and_chips(seated, qtbot):
    """Each has staked one; the pool is there and so are the chips."""
    window = seated(None)

    window.resume(sitting_of(3, house="homme_hard_score=on"))
    qtbot.waitUntil(lambda: window.desk.player.is_idle)

    assert window.desk.scene.brush.layout.has_pool
    assert "0 · 99" == facts_of(window, 1).held


def test_the_dish_comes_back_with_a_game_of_chips(seated):
    """From a game of points to Renegado: another table, though as many sit at it."""
    window = seated(None)
    window.resume(sitting_of(3))

    window.resume(seated("renegado").controller.sitting)

    assert window.desk.scene.brush.layout.has_pool
    assert "100" == facts_of(window, 1).held


def test_earlier_turn_ups_lie_under_the_last(seated):
    """All that were turned up are in sight; those before the last count no more and are dim."""
    window = seated(None)
    passed = "1 turn  1 pass  2 pass"
    deal = points_deal("1 SA HA CA DA H9; 2 SJ HJ CQ DJ H8", "SQ D8 CJ", seats=2)
    window.resume(sitting_at(deal.does(" ".join([passed] * 3))))

    shown = window.desk.scene.arrangement.by_key

    turned = [shown[card_key(one(card))] for card in ("SQ", "D8", "CJ")]
    assert [True, True, False] == [sprite.dim for sprite in turned]
    assert sorted(sprite.z for sprite in turned) == [sprite.z for sprite in turned]


def test_eights_nines_and_tens_are_french(seated):
    """Spanish cards have none; the preference itself is kept for other games."""
    window = seated(None, preferences=replace(STILL, deck=Deck.SPANISH))

    window.resume(sitting_of(2))

    assert Deck.FRENCH is window.desk.deck
    assert Deck.FRENCH is window.desk.context.deck
    assert Deck.SPANISH is window.preferences.deck


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("way", [MouseUser, KeyUser])
def test_a_whole_game_is_played_through_the_window(seated, qtbot, seats, way):
    """From the first turn-up until somebody has the points; then the sitting is over."""
    window = seated(None)
    window.resume(sitting_of(seats, game_id="a whole game", house="homme_target=1"))
    person = way(window, qtbot)

    for _ in range(20):
        person.play_deal()
        person.go_on()
        if window.controller.sitting.ended:
            break

    sitting = window.controller.sitting
    assert sitting.ended
    assert sitting.session.winner is not None
    assert max(sitting.session.scores) == sitting.session.scores[sitting.session.winner]
    assert len(sitting.rows) == sitting.session.deals


@pytest.mark.parametrize(("seats", "answered"), [(2, 1), (2, 5), (3, 0), (3, 2), (4, 3), (5, 2), (5, 6)])
def test_a_deal_goes_on_where_it_was_left(seated, qtbot, seats, answered):
    """Kept and opened again in the midst of the auction or the play: scene and panel are as they were."""
    window = seated(None)
    window.resume(sitting_of(seats, game_id="kept", scores=(-1, 2, 0, 3, 1)[:seats], dealer=1))
    person = MouseUser(window, qtbot)
    for _ in range(answered):
        asked = person.wait_for_turn()
        if asked is None:
            break
        person.answer(asked)
    person.wait_for_turn()
    before = window.controller.sitting

    again = seated(None)
    again.resume(sitting_of_document(document_of(before)))
    KeyUser(again, qtbot).wait_for_turn()

    assert before == again.controller.sitting
    assert window.desk.scene.arrangement == again.desk.scene.arrangement
    assert window.controller.request == again.controller.request


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_is_replayed_at_the_table(seated, qtbot, tmp_path, seats):
    """A deal that was played here comes back from its record, with the scores it began and ended with."""
    window = seated(None)
    window.resume(sitting_of(seats, game_id="recorded", scores=(1, 0, 2, 0, 1)[:seats]))
    MouseUser(window, qtbot).play_deal()
    record = tmp_path / "deal.ombre"
    record.write_text(window.record_to_save(), encoding="utf-8")

    again = seated(None)
    again.dialogs.show_record(record)
    replay = again.replay.replay
    began = replay.view.position.stakes.scores
    replay.to_end()

    assert (1, 0, 2, 0, 1)[:seats] == began
    assert window.controller.sitting.session.scores == replay.view.position.settlement.scores_after
