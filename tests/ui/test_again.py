"""A deal played again: in any seat, against other opponents, while the sitting at the table waits."""

from __future__ import annotations

import pytest
from evening import at_table, dealt_to, fresh, played
from PySide6.QtGui import QGuiApplication

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Origin, OriginKind
from ombre_desktop.storage.studies import KeptStudy, keep_study
from ombre_desktop.ui.dialogs.score_rows import score_rows
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.replay.again import AgainWish, PlayedDeal, sitting_again
from ombre_desktop.ui.replay.programme import of_rows
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept_sitting import document_of, sitting_of
from ombre_desktop.value import replace

EVENING = replace(dealt_to(at_table(played(fresh(), 5))), game_id="d" * 32)
ROW = EVENING.rows[-1]


def played_deal(record: str = ROW.record) -> PlayedDeal:
    return PlayedDeal(parse_record(record), EVENING.company.portraits, EVENING.game_id, 6)


def test_the_cards_are_those_of_the_deal():
    """In their own seat the person has their own cards, and nothing has been said yet."""
    again = sitting_again(played_deal(), AgainWish(Seat(0)))

    assert EVENING.state.layout == again.state.layout
    assert EVENING.state.dealer == again.state.dealer
    assert () == again.state.history


def test_in_another_seat_the_person_has_the_cards_of_that_seat():
    """The player who had them gets the person's old cards; nobody else moves."""
    again = sitting_again(played_deal(), AgainWish(Seat(1)))

    assert EVENING.state.layout.hands[1] == again.state.layout.hands[0]
    assert EVENING.state.layout.hands[0] == again.state.layout.hands[2]
    assert ("Ana", "Ci", "Bo") == again.company.names
    assert ("human", "random", "textbook") == again.company.players


def test_other_opponents_keep_their_places():
    again = sitting_again(played_deal(), AgainWish(Seat(0), Strength.HARD))

    assert ("human", "expert", "expert") == again.company.players


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_such_a_deal_is_practice_and_can_be_kept(seat):
    """The pool is that of the deal, and no chip is lost: the document would say so."""
    again = sitting_again(played_deal(), AgainWish(Seat(seat)))

    assert Mark.PRACTICE is again.mark
    assert EVENING.state.stakes.pool == again.state.stakes.pool
    assert Origin(kind=OriginKind.AGAIN, game_id="d" * 32, number=6, seat=seat) == again.origin
    assert again == sitting_of(document_of(again))


def test_a_game_of_points_keeps_the_scores_of_the_deal():
    evening = at_table(played(fresh("homme_auvergne"), 3))
    deal = PlayedDeal(parse_record(evening.rows[-1].record))

    again = sitting_again(deal, AgainWish(Seat(2)))

    scores = deal.record.state.stakes.scores
    assert (scores[2], scores[0], scores[1]) == again.session.scores


def test_a_record_without_the_person_can_be_played_in_any_seat():
    """The person has no name there, and takes the place of the player in that seat."""
    bare = "\n".join(line for line in ROW.record.split("\n") if not line.startswith("[Seats"))

    again = sitting_again(PlayedDeal(parse_record(bare)), AgainWish(Seat(2)))

    assert "You" == again.company.names[0]
    assert "human" not in again.company.players[1:]


# At the table.


@pytest.fixture
def app(seated, qtbot):
    """Provide a window whose sitting has just settled its sixth deal."""
    app = seated()
    app.resume(EVENING)
    qtbot.waitUntil(app.menus.actions[Command.AGAIN].isEnabled)
    return app


def ask(app):
    """Choose the command, and return its dialog."""
    app.do(Command.AGAIN)
    app.boards.finish()
    return app.boards.open_board("again")


def test_the_result_leads_to_the_same_deal(app, qtbot):
    dialog = ask(app)
    dialog.seat.set_value(1)

    dialog.play_button.click()

    sitting = app.controller.sitting
    assert OriginKind.AGAIN is sitting.origin.kind
    assert EVENING.state.layout.hands[1] == sitting.state.layout.hands[0]


def test_the_persons_own_seat_is_offered_first(app):
    dialog = ask(app)

    assert 0 == dialog.seat.value
    assert ["Your own cards", "Bo's cards", "Ci's cards"] == [dialog.seat.itemText(at) for at in range(3)]


def test_a_replay_leads_to_the_same_deal(app, qtbot):
    """The deal that is replayed is dealt, not the one that waits."""
    app.replay(lambda: of_rows("", score_rows(EVENING)), 2)
    qtbot.waitUntil(lambda: app.replays.is_on)

    ask(app).play_button.click()

    assert parse_record(EVENING.rows[2].record).state.layout == app.controller.sitting.state.layout
    assert not app.replays.is_on


def test_the_score_sheet_leads_to_the_chosen_deal(app):
    """It is known as the third deal of this sitting, and its players keep their faces."""
    app.do(Command.SCORE)
    app.boards.finish()
    sheet = app.boards.open_board("score_sheet")
    sheet.sheet.selectRow(2)

    sheet.again_button.click()
    app.boards.finish()
    app.boards.open_board("again").play_button.click()

    again = app.controller.sitting
    assert parse_record(EVENING.rows[2].record).state.layout == again.state.layout
    assert (EVENING.game_id, 3) == (again.origin.game_id, again.origin.number)
    assert EVENING.company.portraits == again.company.portraits
    assert "score_sheet" not in app.boards.names


def test_the_score_sheet_shows_which_deals_have_notes(seated, qtbot, home):
    """Its sign is also put into words, and the number alone is copied."""
    app = seated(None)
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    app.resume(EVENING)
    study = KeptStudy("f" * 64, (("Note", "0 1 good"),), EVENING.game_id, 2)

    def keep(study):
        keeper.use_history(
            lambda history: history.change(lambda database, now: keep_study(database, study, now)),
            lambda _: None,
        )

    keep(study)
    app.do(Command.SCORE)
    app.boards.finish()
    sheet = app.boards.open_board("score_sheet").sheet

    qtbot.waitUntil(lambda: sheet.model().index(1, 0).data() == "2, with notes")

    signs = [row[0].sign is not None for row in sheet.model().cells]
    assert [at == 1 for at in range(len(signs))] == signs
    sheet.copy()
    assert ["1", "2"] == [
        line.split("\t")[0] for line in QGuiApplication.clipboard().text().splitlines()[1:3]
    ]

    keep(replace(study, tags=()))
    app.do(Command.SCORE)

    qtbot.waitUntil(lambda: sheet.model().index(1, 0).data() == "2")


def test_the_deal_is_saved_before_its_first_decision(app, monkeypatch):
    """A program that ends now opens with these cards."""
    saved = []
    monkeypatch.setattr(app.journal, "write", lambda sitting, done: saved.append(sitting) or done())

    ask(app).play_button.click()

    assert [app.controller.sitting] == saved


def test_the_sitting_that_waits_comes_back_after_it(app, qtbot, monkeypatch):
    """It is taken up again once the deal is over."""
    back: list[str] = []
    monkeypatch.setattr(app.features["past_games"], "take_up", back.append)
    ask(app).play_button.click()

    app.controller.ended.emit(app.controller.sitting)

    assert [EVENING.game_id] == back


def test_a_deal_of_the_evening_keeps_its_place_in_it_when_it_is_reviewed(seated, qtbot):
    """The evening is to have twelve deals: its sixth is not the last."""
    app = seated()
    app.resume(replace(EVENING, deals_wanted=12))
    qtbot.waitUntil(app.menus.actions[Command.AGAIN].isEnabled)

    app.desk.wishes.review_wanted.emit()
    qtbot.waitUntil(lambda: app.replays.is_on)

    shown = app.desk.situation.sitting
    assert (6, 12) == (shown.deal_number, shown.deals_wanted)
