"""Homme d'Auvergne at the table: turn-ups, points and kings, for two to five players."""

import pytest
from conftest import STILL, near_its_end
from dialect import one
from opponents import QuickPlayers
from person import KeyUser, MouseUser
from points import points_deal, sitting_at, sitting_of
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPixmap
from wording import said

from ombre_desktop.engine import Question, Say, Word, request, view
from ombre_desktop.engine.events import Dealt
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.session.kept_sitting import document_of
from ombre_desktop.ui.session.kept_sitting import sitting_of as sitting_of_document
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table.arrangement import arrange, card_key
from ombre_desktop.ui.table.choreography import motion_for
from ombre_desktop.ui.table.counters import CounterShape
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.sketch import paint_sketch
from ombre_desktop.ui.table.turn import CALM, Turn
from ombre_desktop.value import replace

SEATS = (2, 3, 4, 5)


def facts_of(app: App, seat: int):
    """Return the facts about a seat that the table shows."""
    desk = app.desk
    return desk.scenery.facts(desk.situation, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_shows_its_points(seated, seats):
    """Each point is a fish beside its figure, and a debt shows no fish."""
    scores = (-1, 3, 0, 2, 4)[:seats]
    app = seated(None)

    app.resume(sitting_of(seats, scores=scores))

    shown = [facts_of(app, seat) for seat in range(seats)]
    assert ["−1", "3", "0", "2", "4"][:seats] == [f.held for f in shown]
    assert [(CounterShape.FISH,) * max(0, points) for points in scores] == [f.counters for f in shown]


def test_points_are_counted_as_they_are_scored(seated):
    """A turned king counts one point at once, long before the deal is settled."""
    app = seated(None)

    app.resume(sitting_at(points_deal("1 H8", "SK").does("1 turn")))

    assert "1" == facts_of(app, 0).held


def test_a_game_of_points_has_no_dish(seated):
    """Without chips there is no pool on the table."""
    app = seated(None)

    app.resume(sitting_of(3))

    assert not app.desk.scene.brush.layout.has_pool
    assert app.desk.scene.centre.pool.pixmap().isNull()


def test_the_hard_score_has_points_and_chips(seated, qtbot):
    """Each player has staked one chip, so the table shows a pool and chips."""
    app = seated(None)

    app.resume(sitting_of(3, house="homme_hard_score=on"))
    qtbot.waitUntil(lambda: app.desk.player.is_idle)

    assert app.desk.scene.brush.layout.has_pool
    assert "0 · 99" == facts_of(app, 1).held


def test_the_dish_comes_back_with_a_game_of_chips(seated):
    """Renegado after a game of points needs another table, even for as many players."""
    app = seated(None)
    app.resume(sitting_of(3))

    app.resume(seated("renegado").controller.sitting)

    assert app.desk.scene.brush.layout.has_pool
    assert "100" == facts_of(app, 1).held


def test_earlier_turn_ups_lie_under_the_last(seated):
    """
    All the cards turned up are in sight, and those before the last are dim because they no longer count.
    """
    app = seated(None)
    passed = "1 turn  1 pass  2 pass"
    deal = points_deal("1 SA HA CA DA H9; 2 SJ HJ CQ DJ H8", "SQ D8 CJ", seats=2)
    app.resume(sitting_at(deal.does(" ".join([passed] * 3))))

    shown = app.desk.scene.arrangement.by_key

    turned = [shown[card_key(one(card))] for card in ("SQ", "D8", "CJ")]
    assert [True, True, False] == [sprite.dim for sprite in turned]
    assert sorted(sprite.z for sprite in turned) == [sprite.z for sprite in turned]


def test_eights_nines_and_tens_are_french(seated):
    """Spanish cards have no eights, nines and tens; the preference itself is kept for other games."""
    app = seated(None, preferences=replace(STILL, deck=Deck.SPANISH))

    app.resume(sitting_of(2))

    assert Deck.FRENCH is app.desk.deck
    assert Deck.FRENCH is app.desk.dock.context.deck
    assert Deck.SPANISH is app.preferences.deck


@pytest.mark.parametrize(("way", "seats"), [(KeyUser, 2), (MouseUser, 5)])
def test_a_whole_game_is_played_through_the_window(seated, qtbot, seats, way):
    """The game goes on from the first turn-up until somebody has the points, and then the sitting is over."""
    app = seated(None)
    app.resume(sitting_of(seats, game_id="a whole game", house="homme_target=1"))
    person = way(app, qtbot)

    for _ in range(20):
        person.play_deal()
        person.go_on()
        if app.controller.sitting.ended:
            break

    sitting = app.controller.sitting
    assert sitting.ended
    assert sitting.session.winner is not None
    assert max(sitting.session.scores) == sitting.session.scores[sitting.session.winner]
    assert len(sitting.rows) == sitting.session.deals


@pytest.mark.parametrize(("seats", "answered"), [(2, 5), (3, 0), (4, 3), (5, 2)])
def test_a_deal_goes_on_where_it_was_left(seated, qtbot, seats, answered):
    """A deal kept in the middle of the auction or the play opens with the same scene and panel."""
    app = seated(None)
    app.resume(sitting_of(seats, game_id="kept", scores=(-1, 2, 0, 3, 1)[:seats], dealer=1))
    person = MouseUser(app, qtbot)
    for _ in range(answered):
        asked = person.wait_for_turn()
        if asked is None:
            break
        person.answer(asked)
    person.wait_for_turn()
    before = app.controller.sitting

    again = seated(None)
    again.resume(sitting_of_document(document_of(before)))
    KeyUser(again, qtbot).wait_for_turn()

    assert before == again.controller.sitting
    assert app.desk.scene.arrangement == again.desk.scene.arrangement
    assert app.controller.request == again.controller.request


@pytest.mark.parametrize("seats", [3, 5])
def test_a_record_is_replayed_at_the_table(seated, qtbot, tmp_path, seats):
    """The record gives back a deal that was played here, with its scores at the beginning and the end."""
    app = seated(None)
    app.resume(near_its_end(sitting_of(seats, game_id="recorded", scores=(1, 0, 2, 0, 1)[:seats])))
    MouseUser(app, qtbot).play_deal()
    record = tmp_path / "deal.ombre"
    record.write_text(app.record_to_save(), encoding="utf-8")

    again = seated(None)
    again.features["files"].records.show(record)
    again.features["files"].records.finish()
    again.boards.finish()
    replay = again.replays.current.replay
    began = replay.view.position.stakes.scores
    replay.to_end()

    assert (1, 0, 2, 0, 1)[:seats] == began
    assert app.controller.sitting.session.scores == replay.view.position.settlement.scores_after


def a_king_to_be_captured():
    """
    Return a deal in which Ana has shown and led the king of spades, hearts are trumps, and the person has
    no spades.
    """
    hands = "1 H9 HT HJ C9 DA; 2 SK S9 CK D9 DT; 3 SQ SJ CT D8 DJ"
    bidding = "1 turn  1 pass  2 show  2 pass  3 pass  1 turn  1 play"
    return points_deal(hands, "S8 HQ").does(bidding).play_all("1 C9 CK CT", "2 SK SJ")


def test_ha_3_12_a_captured_king_is_seen_and_told(seated, qtbot):
    """The point moves from one player's fishes to the other's, the winner says so, and the log tells it."""
    app = seated(None)
    app.resume(sitting_at(a_king_to_be_captured()))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    assert ["0", "1", "0"] == [facts_of(app, seat).held for seat in range(3)]

    person.play(one("H9"))
    person.wait_for_turn()

    assert ["1", "0", "0"] == [facts_of(app, seat).held for seat in range(3)]
    assert said("calls.capture_words") == facts_of(app, 0).words
    assert (
        said("points._SCORED.KING_CAPTURED-False.1", name="Ana"),
        said("points._SCORED.KING_CAPTURED-True.0", points=1),
    ) == app.desk.dock.standing.log.lines[-2:]


def test_the_words_of_a_capture_end_with_the_next_card(seated, qtbot):
    """The ribbon is cleared when the next card is played."""
    app = seated(None)
    app.resume(sitting_at(a_king_to_be_captured()))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.play(one("H9"))
    person.wait_for_turn()

    person.play(one("DA"))
    person.wait_for_turn()

    assert "" == facts_of(app, 0).words


def what_is_seen(app: App) -> tuple:
    """Return everything that the person can see and read of the table."""
    desk = app.desk
    desk._drawing.finish()
    facts = [facts_of(app, seat) for seat in range(3)]
    return desk.player.picture, facts, desk.scene.arrangement, desk.dock.standing.log.lines, desk.dock.panel


def test_ha_3_12_nobody_notices_who_could_show_a_king(seated, qtbot):
    """The person sees the same table whether Ana is asked about her king or has none."""
    holds, lacks = "1 SA S9; 2 HK S8; 3 ST DK", "1 SA S9; 2 DK S8; 3 ST HK"
    tables = []
    for hands in (holds, lacks):
        runner = QuickPlayers(patient=True)
        app = seated(None, runner=runner)
        app.resume(sitting_at(points_deal(hands, "H8").does("1 turn  1 pass")))
        qtbot.waitUntil(lambda at=runner: at.is_thinking)
        tables.append((app, runner))
    (asked, runner), (other, _) = tables

    assert Question.SHOW_KING is request(asked.controller.sitting.state).question
    assert Question.BE_MAN is request(other.controller.sitting.state).question
    assert what_is_seen(other) == what_is_seen(asked)

    runner.speak(Say(Word.KEEP))
    qtbot.waitUntil(lambda: runner.is_thinking)

    assert what_is_seen(other) == what_is_seen(asked)


def test_ha_3_12_the_game_can_end_in_mid_auction(seated, qtbot):
    """By house rule the game ends as soon as a turned king brings the last point."""
    app = seated(None)
    app.resume(sitting_at(points_deal("", "SK", house="homme_end=immediate", scores=(4, 0, 1))))
    person = KeyUser(app, qtbot)

    person.say(person.wait_for_turn(), Say(Word.TURN))
    person.wait_for_turn()

    assert said("results.goal_text.0") == app.desk.dock.standing.settlement._text.total.who
    person.go_on()
    assert app.controller.sitting.ended


def test_ha_3_12_a_tie_at_the_target_is_dealt_on(seated, qtbot):
    """Two players stand level at five after a void deal, so another deal is played."""
    app = seated(None, runner=QuickPlayers(patient=True))
    app.resume(sitting_at(points_deal("", "S8", seats=2, scores=(5, 5)).does("1 decline")))
    person = MouseUser(app, qtbot)
    qtbot.waitUntil(lambda: app.runner.is_thinking)

    app.runner.speak(Say(Word.DECLINE))
    person.wait_for_turn()

    assert said("results.goal_text.2") == app.desk.dock.standing.settlement._text.total.who
    person.go_on()
    assert not app.controller.sitting.ended
    assert 1 == app.controller.sitting.session.deals


def test_french_cards_are_explained_once(seated, qtbot):
    """
    The note comes in the first deal, to a person who prefers Spanish cards, and the deck cannot be
    changed.
    """
    app = seated(None, preferences=replace(STILL, deck=Deck.SPANISH))

    app.resume(sitting_at(points_deal()))

    assert "French cards" in app.desk.dock.standing.log.lines[0]
    assert "French &cards only" in app.menus.actions[Command.SWITCH_DECK].text()


def test_french_cards_need_no_words_for_who_likes_them(seated, qtbot):
    app = seated(None, preferences=replace(STILL, deck=Deck.FRENCH))

    app.resume(sitting_at(points_deal()))

    assert not any("French cards" in line for line in app.desk.dock.standing.log.lines)


def test_another_number_of_seats_has_its_own_table_at_once(seated):
    """The first sketch of the table already shows the new number of seats."""
    app = seated()
    app.desk.wait_until_painted()

    app.resume(sitting_of(5))

    scene = app.desk.scene
    brush = scene.brush
    sketch = QPixmap(brush.layout.window.size().toSize())
    painter = QPainter(sketch)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sketch(painter, brush.layout.stage, brush.theme)
    painter.end()
    assert sketch.toImage() == scene._surface.pixmap().toImage()


@pytest.mark.parametrize("seats", SEATS)
def test_ha_3_12_two_cards_are_dealt_and_then_three(seats):
    """Two rounds are dealt, and the last card has arrived when the motion ends."""
    sitting = sitting_at(points_deal(seats=seats))
    picture = picture_of(view(sitting.state, PERSON), sitting)
    layout = layout_for(QSizeF(1280, 800), seats, pool=False)
    lying = arrange(picture, layout, sitting.state.ranking)
    dealt = Dealt(sitting.state.dealer, picture.hands, picture.talon)

    motion = motion_for(dealt, Turn(layout, lying, lying, picture, CALM, sitting.ruleset.packets))

    leaves = sorted(motion.times[sprite.key][0] for sprite in lying.hand)
    assert [2, 3] == [leaves.count(moment) for moment in sorted(set(leaves))]
    assert max(lands for _, lands in motion.times.values()) <= motion.duration
