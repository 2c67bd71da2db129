"""The review of a deal beside the table: timeline, costs and reasons, luck and skill, and trying again."""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from evening import at_table, fresh, played
from opponents import QuickPlayers
from person import KeyUser
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, QUrl
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import Seat
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.judging import hand_worth, judge
from ombre_desktop.players.judging.judge import Stages
from ombre_desktop.players.judging.verdict import Grade
from ombre_desktop.players.process import answer
from ombre_desktop.players.stake import stake_of
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.found_deals import found_deals
from ombre_desktop.storage.statistics import Order, Scope
from ombre_desktop.ui.dialogs.score_rows import score_rows
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.replay import deepening
from ombre_desktop.ui.replay.badges import badge_size, paint_badge
from ombre_desktop.ui.replay.chances import Chances, wins_of
from ombre_desktop.ui.replay.programme import of_rows
from ombre_desktop.ui.replay.replay_host import ReplayHost
from ombre_desktop.ui.replay.replays import reviewing
from ombre_desktop.ui.replay.review_board import LOW
from ombre_desktop.ui.session.asking import NoReply
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts import opinions
from ombre_desktop.ui.texts import review as words
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.signs import meaning_of
from ombre_desktop.ui.texts.unit import Unit
from ombre_desktop.value import replace

RECORDS = Path(__file__).parents[2] / "records"
QUICK = Stages(cards=(6,), rollouts=(4,), calls=(1,), playouts=(4,))


@cache
def judged(words: str, *, knows_hands: bool) -> str:
    """Return the answer of the players' process to a question of a review, which is judged only once."""
    assert knows_hands is bool(hand_worth.HAND_MODELS)
    return answer(json.dumps({"id": 0, "kind": "review", **json.loads(words)}))


class Reviewers(QuickPlayers):
    """Players who answer the questions of a review at once, until *limit* of them."""

    def __init__(self, limit: int = 1000) -> None:
        super().__init__()
        self.asked: list[dict[str, object]] = []
        self.limit = limit
        self.cancelled: list[int] = []

    def review(self, words: dict[str, object]) -> int:
        self.asked.append(words)
        number = len(self.asked)
        if number > self.limit:
            QTimer.singleShot(0, self, lambda: self.unreviewed.emit(number, NoReply.LOST))
            return number
        said = self.said(number, words)
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(number, said))
        return number

    def said(self, number: int, words: dict[str, object]) -> dict[str, object]:
        knows_hands = bool(hand_worth.HAND_MODELS)
        return {**json.loads(judged(json.dumps(words), knows_hands=knows_hands)), "id": number}

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)


class Careless(Reviewers):
    """Reviewers who find no choice worth judging, and only split the results."""

    def said(self, number: int, words: dict[str, object]) -> dict[str, object]:
        return {"verdict": None} if "view" in words else super().said(number, words)


@pytest.fixture(autouse=True)
def quick(monkeypatch) -> None:
    """Judge in few worlds, and only once."""
    monkeypatch.setattr(judge, "usual_stages", lambda: QUICK)
    monkeypatch.setattr(judge, "FEW", 1)
    monkeypatch.setattr(deepening, "MOST", 0)


def opened(
    seated, name: str, limit: int = 1000, players: type[Reviewers] = Reviewers, **table: object
) -> ReplayHost:
    """Return the replay of a record, reviewed by *players*."""
    app: App = seated(None, runner=players(limit), **table)
    app.do(Command.SHOW_FILE, RECORDS / f"{name}.ombre")
    app.features["files"].records.finish()
    app.boards.finish()
    QApplication.processEvents()
    assert app.replays.current is not None
    return app.replays.current


def reviewed(shown: ReplayHost, qtbot) -> None:
    """Wait until the review is over and the page tells it: a turn of the event loop lies between the two."""
    button = shown.panel.review.button
    qtbot.waitUntil(lambda: shown.review.current.is_ended and button.isHidden(), timeout=30_000)


@pytest.fixture
def host(seated, qtbot) -> ReplayHost:
    """Provide a replay whose review has ended."""
    shown = opened(seated, "two_handed/lacked_and_lost")
    shown.panel.review.button.click()
    reviewed(shown, qtbot)
    return shown


def test_the_review_of_an_own_deal_is_kept(seated, qtbot, home):
    """The history has its result in its parts, at the place of the deal."""
    app: App = seated(None, runner=Careless())
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    evening = played(fresh(), 2)
    keeper.use_history(lambda history: history.keep(evening), lambda _: None)
    app.replay(lambda: of_rows("", score_rows(at_table(evening))), 1, reviewing)
    app.boards.finish()

    def listed() -> list[int]:
        with keeper.reading() as history:
            found = history.ask(lambda base: found_deals(base, Scope(reviewed=True), Order.LATEST))
            return [deal.number for deal in found]

    qtbot.waitUntil(lambda: listed() == [2])


def text(host: ReplayHost) -> str:
    """Return the text beside the table."""
    return host.panel.page.toPlainText()


def follow(host: ReplayHost, link: str) -> None:
    host.panel.page.anchorClicked.emit(QUrl(link))


def costly(host: ReplayHost):
    """Return the dearest decision."""
    return host.review.current.dearest[0]


def test_nothing_is_reviewed_before_the_person_asks(seated):
    """There is a button, and a timeline without a curve."""
    shown = opened(seated, "two_handed/lacked_and_lost")

    assert shown.review.current is None
    assert shown.panel.review.button.isVisibleTo(shown.panel)
    assert shown.panel.review.timeline.chances is None


def test_every_decision_stands_on_the_timeline(host):
    """The marks are those of the verdicts, at the moment after each move."""
    found = host.review.current.verdicts

    assert [(move + 1, each.seat) for move, each in found.items()] == [
        (bar.moment, bar.seat) for bar in host.panel.review.timeline.bars
    ]


def test_the_curve_ends_with_the_result_and_names_the_turn(host):
    """Its points come from the judge, and the page says where the deal turned."""
    chances, showing = host.panel.review.timeline.chances, host.replay.showing
    verdicts = host.review.current.verdicts

    assert chances.seat == showing.first
    own = [(move + 1, wins_of(each, each.chosen)) for move, each in verdicts.items() if each.seat == 0]
    assert set(own) <= set(chances.points)
    won = next(part.result for part in host.review.current.splits if part.seat == chances.seat) > 0
    assert (showing.last, float(won)) == chances.points[-1]
    page = showing.pages[chances.turn(showing.marks)]
    assert words.turned_told(page.section.value, page.trick) == host.panel.review.progress.text()


def test_an_error_of_an_opponent_is_a_chance_of_ones_own():
    """The deal turns where the greatest change goes with the result."""
    chances = Chances(Seat(0), ((2, 0.6), (8, 0.9), (9, 0.1), (10, 1.0), (12, 1.0)))

    assert chances.turn((6, 9)) == 10
    assert [chances.known_at(at) for at in (1, 5, 9, 11)] == [None, 0.6, 0.1, 1.0]
    assert chances.height_at(5) == pytest.approx(0.75)
    for points in ((), ((2, 0.9), (12, 1.0))):
        assert Chances(Seat(0), points).turn((12,)) is None
    last_choice = Chances(Seat(0), ((2, 0.5), (5, 0.8), (12, 0.0)))
    assert [last_choice.turn(ends) for ends in ((6, 12), (6, 9, 12))] == [12, None]


def test_the_list_shows_what_was_thrown_away_and_what_was_better(host, qtbot):
    """The arrow keys go along it, and so does the table; a screen reader hears whose move it was."""
    moves = host.panel.review.moves
    dearest, rows = host.review.current.dearest, moves.moves

    assert [each.move + 1 for each in dearest[:3]] == [row.moment for row in rows if row.badge] != []
    texts = [moves.item(at).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(moves.count())]
    assert all(
        "cost" in told and "Better" in told for told, row in zip(texts, rows, strict=True) if row.badge
    )
    QTest.keyClick(moves, Qt.Key.Key_Down)
    assert host.replay.at == rows[moves.currentRow()].moment
    sought = QSignalSpy(moves.sought)
    QTest.keyClick(moves, Qt.Key.Key_Shift)
    assert not sought.count()
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert sought.count()
    host.replay.to_start()
    assert moves.currentRow() == -1
    for width in (500, 250):  # at 250 the words wrap
        host.panel.setFixedWidth(width)
        QApplication.processEvents()
        assert moves.sizeHint().height() == moves.height()


def rows_shown(host: ReplayHost) -> list[list[str]]:
    """Return the cells of the table of luck and skill, row by row."""
    lines = text(host).split(words.split_heading(Unit.CHIPS) + "\n")[1].splitlines()
    seats = len(host.review.current.splits) if words.everybody_label() not in lines else 1
    cells = lines[: (1 + seats) * (1 + len(words.split_rows(Unit.CHIPS)))]
    return [cells[at : at + 1 + seats] for at in range(0, len(cells), 1 + seats)]


def test_the_summary_divides_the_result_of_the_seat_in_front(host):
    """The sum is that of the settlement, which nobody has to be told twice."""
    settled = host.review.current.record.state.settled.net[host.replay.showing.first]

    (_, *parts) = rows_shown(host)
    assert list(words.split_rows(Unit.CHIPS)) == [label for label, _ in parts]
    assert words.part_told(settled, Unit.CHIPS) == parts[-1][1]
    assert words.open_heading() in text(host)
    assert words.no_worth_note() not in text(host)


def test_the_parts_add_up_to_the_settlement(host):
    """So they do for everybody, in a table that is opened on demand."""
    net = host.review.current.record.state.settled.net

    assert host.panel.page.accessibleDescription() == ""
    follow(host, "everybody:0")

    heard = host.panel.page.accessibleDescription()
    assert all(heard.count(label) == 2 for label in words.split_rows(Unit.CHIPS)), heard
    (_, *parts) = rows_shown(host)
    for seat in range(2):
        figures = [float(row[1 + seat].replace("−", "-")) for row in parts]
        assert net[seat] == figures[-1]
        assert abs(sum(figures[:-1]) - figures[-1]) < 0.3  # five roundings

    host.replay.go(1)
    assert host.panel.page.accessibleDescription() == ""
    host.replay.to_end()
    assert host.panel.page.accessibleDescription() == heard
    follow(host, "open:0")
    assert host.panel.page.accessibleDescription() == ""


def test_no_first_look_shows_a_sign_beside_a_number(host):
    """A cost is said as a cost, at every moment of the deal."""
    for moment in range(host.replay.showing.last + 1):
        host.replay.go(moment)
        assert not set("±−–") & set(text(host)), text(host)
    assert not set("±−–") & {sign for bar in host.panel.review.timeline.bars for sign in bar.told}


def test_the_error_of_a_cost_is_a_detail(host):
    verdict = costly(host)
    host.replay.go(verdict.move + 1)
    asked = host.review.current.decision(verdict.move).asked
    sure, *lines = words.figures_of(replace(verdict, error=0.42), asked, Deck.SPANISH, Unit.CHIPS)
    assert "give or take 0.4" in sure
    assert lines[0] not in text(host)

    follow(host, f"figures:{verdict.move}")

    assert all(line.replace("\N{NO-BREAK SPACE}", " ") in text(host) for line in lines)


def test_nobody_is_acquitted_before_every_decision_is_judged(seated, qtbot):
    shown = opened(seated, "two_handed/lacked_and_lost", players=Careless)
    shown.panel.review.button.click()
    qtbot.waitUntil(lambda: shown.review.current.judged >= 3)
    judged = shown.review.current.judged
    assert judged < len(shown.review.current.decisions)
    assert words.no_costly_decision() not in text(shown)

    reviewed(shown, qtbot)

    assert words.no_costly_decision() in text(shown)


def test_hands_that_lie_open_are_not_recited(host):
    """They are seen on the table."""
    assert host.replay.is_open

    assert "hold" not in text(host)


def test_a_review_says_when_it_does_not_know_what_a_hand_is_worth(seated, qtbot, monkeypatch):
    """A game that is new has no figures of hands yet."""
    monkeypatch.setattr(hand_worth, "HAND_MODELS", {})
    shown = opened(seated, "two_handed/lacked_and_lost", players=Careless)
    shown.panel.review.button.click()
    reviewed(shown, qtbot)

    assert words.no_worth_note() in text(shown)


def test_at_a_decision_the_page_says_what_was_better(host):
    """It names the grade, the choice and the better one."""
    verdict = costly(host)
    host.replay.go(verdict.move + 1)

    assert words.grade_told(verdict, Unit.CHIPS) in text(host)
    assert "Better:" in text(host)
    assert words.again_label() in text(host)


def test_a_reason_is_told_to_whom_it_concerns(host):
    """A reason says “you”, which the person would take for themself at another's choice."""
    verdict = replace(costly(host), motives=(Motive("not_lost_yet"),))
    asked = host.review.current.decision(verdict.move).asked

    own, another = (words.verdict_told(verdict, asked, Deck.FRENCH, name)[-1] for name in ("You", "Inés"))

    assert reason_told(verdict.motives, Deck.FRENCH) == own
    assert f"A friend would tell Inés: {own}" == another


def test_a_reviewed_deal_fits_a_low_window(seated, qtbot):
    """The curve yields, praise is left out, and nothing scrolls but the page."""
    shown = opened(seated, "two_handed/lacked_and_lost", size=(1024, 700))
    panel = shown.panel
    panel.review.button.click()
    reviewed(shown, qtbot)
    shown.replay.to_end()
    QApplication.processEvents()
    shown.replay.to_start()

    assert not panel.verticalScrollBar().isVisible()
    assert {True} == {bool(move.badge) for move in panel.review.moves.moves}
    assert len({button.geometry().top() for button in panel.steps.values()}) == 1
    board = panel.review
    praise = replace(board.moves.moves[0], badge="")
    board.show_review("", [praise], 0, runs=False, is_ended=True)
    assert board.moves.isHidden()
    board.set_room(LOW)
    assert not board.moves.isHidden()
    board.offer()
    board.set_room(LOW)
    assert board.moves.isHidden()


def test_the_board_of_a_review_settles_at_every_height(seated, qtbot):
    """Between a room that needs a bar and one that does not, the board once changed its width for ever."""
    shown = opened(seated, "two_handed/lacked_and_lost", size=(1024, 700))
    panel = shown.panel
    panel.review.button.click()
    reviewed(shown, qtbot)

    for height in range(640, 760, 10):
        panel.window().resize(900, height)
        QApplication.processEvents()
        assert panel.widget().width() == panel.viewport().width()


def test_no_two_grades_look_the_same(app_families):
    """A doubtful choice is an outline, a bad one full, a blunder has a ring; colour is never alone."""
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families)
    found = []
    for grade in (Grade.DOUBTFUL, Grade.BAD, Grade.BLUNDER):
        canvas = Canvas(QSizeF(60, 40), 1.0)
        with canvas as painter:
            paint_badge(painter, QRectF(QPointF(9, 9), badge_size("5", look)), "5", grade, look)
        found.append(canvas.pixmap.toImage())

    assert not any(one == other for one, other in combinations(found, 2))


def drag(timeline, place: QPoint) -> None:
    """Move the pointer to *place* with the left button pressed."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    where = timeline.mapToGlobal(QPointF(place))
    timeline.mouseMoveEvent(
        QMouseEvent(QMouseEvent.Type.MouseMove, QPointF(place), where, Qt.MouseButton.NoButton, left, none)
    )


def test_a_click_on_the_curve_shows_its_moment(host):
    """The replay goes there; a click on a figure, however unsteady, to the decision that it belongs to."""
    timeline = host.panel.review.timeline
    timeline.resize(300, timeline.height())
    left, aside = Qt.MouseButton.LeftButton, QPoint(QApplication.startDragDistance() - 1, 0)
    sought = QSignalSpy(timeline.sought)
    QTest.mouseClick(timeline, Qt.MouseButton.RightButton, pos=timeline.place_of(1).toPoint())
    assert not sought.count()
    for moment, place in [
        (host.replay.showing.last, timeline.place_of(host.replay.showing.last)),
        *((bar.moment, place.center()) for bar, place in timeline.badges()),
    ]:
        QTest.mousePress(timeline, left, pos=place.toPoint())
        drag(timeline, place.toPoint() - aside)
        QTest.mouseRelease(timeline, left, pos=place.toPoint() - aside)
        assert moment == host.replay.at
        line = timeline.plot.x(timeline.value())
        assert not any(one.left() < line < one.right() for _, one in timeline.badges())
    QTest.mousePress(timeline, left, pos=timeline.place_of(0).toPoint())
    drag(timeline, timeline.place_of(9).toPoint())
    assert host.replay.at == 9
    QTest.keyClick(timeline, Qt.Key.Key_Home)
    QApplication.processEvents()
    assert host.replay.at == 0


def test_the_keys_go_from_one_mark_to_the_next(host):
    """Right goes on, Left goes back; a screen reader hears what the mark says."""
    timeline = host.panel.review.timeline
    moments = timeline.marked
    visited = []
    for _ in moments:
        QTest.keyClick(timeline, Qt.Key.Key_Right)
        visited.append(host.replay.at)
        assert timeline.told.replace("\n", " ") in timeline.accessibleDescription() != ""
    QTest.keyClick(timeline, Qt.Key.Key_Left)

    assert list(moments) == visited
    assert ([0, *moments][-2] if len(moments) > 1 else moments[0]) == host.replay.at


def test_the_page_says_what_the_marks_mean(host):
    """A link opens the legend, with each mark and its chips in this deal."""
    host.replay.to_start()
    follow(host, "marks:0")

    page = host.panel.page.toPlainText()
    stake = stake_of(host.replay.deal.record.state)
    assert all(meaning_of(sign, stake, Unit.CHIPS) in page for sign in Sign)


def test_trying_again_gives_the_person_the_seat_and_only_its_cards(host, qtbot):
    """The deal stands where it stood before the decision."""
    verdict = costly(host)
    follow(host, f"again:{verdict.move}")

    assert host.plays_on
    assert not host.panel.isVisible()
    assert verdict.seat == host.replay.showing.first
    assert verdict.move == host.replay.at
    assert not host.replay.is_open


def test_perfect_play_can_be_seen(host):
    """It is offered as another deal."""
    timeline = host.panel.review.timeline
    host.replay.to_end()
    assert f"{timeline.chance}. {words.timeline_keys()}" == timeline.accessibleDescription()

    follow(host, "open:0")

    assert 1 == host.replay.chosen
    assert words.open_heading() == host.replay.deal.title
    assert host.review.current is None
    assert "" == timeline.accessibleDescription()


def test_the_expert_takes_a_seat(host, qtbot):
    """The same cards are played again, and shown as another deal."""
    layout = host.replay.deal.record.state.layout
    follow(host, "expert:0")
    qtbot.waitUntil(lambda: host.replay.chosen == 1)

    assert layout == host.replay.deal.record.state.layout


def test_a_review_can_be_stopped_and_gone_on_with(seated, qtbot):
    """Nothing is judged twice."""
    shown = opened(seated, "two_handed/lacked_and_lost")
    runner = shown.review._runner
    shown.panel.review.button.click()
    qtbot.waitUntil(lambda: shown.review.current.judged >= 3)
    shown.panel.review.button.click()
    judged = shown.review.current.judged

    assert not shown.review.current.is_running
    assert (
        words.stopped_told(judged, len(shown.review.current.decisions)) == shown.panel.review.progress.text()
    )
    shown.panel.review.button.click()
    reviewed(shown, qtbot)
    views = [asked["view"] for asked in runner.asked if "view" in asked]
    assert len(views) - len(set(views)) <= 1  # the one that was stopped


def test_a_lost_process_is_told_and_the_review_can_go_on(seated, qtbot):
    """All verdicts found before are kept."""
    shown = opened(seated, "two_handed/lacked_and_lost", limit=2)
    shown.panel.review.button.click()
    qtbot.waitUntil(lambda: shown.review.current.has_failed)

    assert words.failed_told() == shown.panel.review.progress.text()
    assert 2 == shown.review.current.judged
    shown.review._runner.limit = 1000
    shown.panel.review.button.click()
    reviewed(shown, qtbot)


def test_closing_the_replay_withdraws_the_question(seated, qtbot):
    """The players' process stops thinking about it."""
    shown = opened(seated, "two_handed/lacked_and_lost")
    runner = shown.review._runner
    shown.panel.review.button.click()
    shown.ended.emit()

    assert runner.cancelled


def test_another_chair_keeps_the_verdicts(host):
    """Seats are those of the record, with any player in front."""
    before = dict(host.review.current.verdicts)
    host.panel.chair_chosen.emit(1)

    assert before == dict(host.review.current.verdicts)
    summed_up = words.split_heading(Unit.CHIPS) in text(host)
    assert summed_up is (host.replay.at in (0, host.replay.showing.last))


def test_an_unfinished_deal_says_why_it_is_not_divided(seated, qtbot, tmp_path):
    """Its decisions are judged all the same; it did not turn towards a result that it has not."""
    lines = (RECORDS / "two_handed" / "lacked_and_lost.ombre").read_text("utf-8").splitlines()
    begun = lines[: next(at for at, line in enumerate(lines) if line.startswith(" 8 "))]
    path = tmp_path / "begun.ombre"
    path.write_text("\n".join(begun), "utf-8")
    app: App = seated(None, runner=Reviewers())
    app.do(Command.SHOW_FILE, path)
    app.features["files"].records.finish()
    app.boards.finish()
    shown = app.replays.current
    shown.panel.review.button.click()
    reviewed(shown, qtbot)

    shown.replay.to_end()

    assert words.unfinished_note() in text(shown)
    assert words.ended_told(len(shown.review.current.dearest)) == shown.panel.review.progress.text()


# From the result of a deal.


def settled(seated, qtbot) -> App:
    """Return a table on which the result of a deal lies."""
    app = seated(late=True, runner=Careless())
    KeyUser(app, qtbot).play_deal()
    assert app.desk.situation.has_record
    return app


def test_the_result_leads_to_the_review_and_back(seated, qtbot):
    """The replay is reviewed at once; when it is closed, the result lies there again."""
    app = settled(seated, qtbot)
    record = app.record_to_save()
    app.do(Command.REVIEW)
    app.boards.finish()

    shown = app.replays.current
    assert record == shown.record_text
    assert shown.review.current is not None
    shown.ended.emit()
    qtbot.waitUntil(lambda: app.desk.dock.standing.settlement is not None)


def test_the_command_stops_a_review_and_continues_it(seated, qtbot):
    """In a replay it does what the button does."""
    shown = opened(seated, "two_handed/lacked_and_lost")
    app = shown._stage
    app.do(Command.REVIEW)
    assert shown.review.current.is_running
    app.do(Command.REVIEW)
    assert not shown.review.current.is_running


def test_the_button_stands_beside_the_progress(seated, qtbot):
    """A review that grows surer for a minute takes no more room than one that has ended."""
    shown = opened(seated, "two_handed/lacked_and_lost")
    board = shown.panel.review
    board.button.click()
    qtbot.waitUntil(lambda: board.progress.isVisible() and board.button.isVisible())

    assert board.progress.geometry().right() < board.button.geometry().left()
    assert board.button.geometry().bottom() < board.moves.geometry().top() or not board.moves.isVisible()
    reviewed(shown, qtbot)


def test_others_are_asked_about_any_decision(host, qtbot):
    """The question goes out with the view of the seat that decided, and nothing else."""
    heard = []
    host.review.asks.connect(lambda *told: heard.append(told))
    verdict = costly(host)

    follow(host, f"others:{verdict.move}")

    ((seen, asked), chosen, name) = heard[0]
    assert verdict.seat == seen.seat == asked.seat
    assert host.replay.deal.record.state.history[verdict.move].action == chosen
    assert isinstance(name, str)
    host.replay.go(verdict.move + 1)
    assert opinions.title() in text(host)


def test_the_heading_says_whose_chance_it_is(host):
    """Marks on the curve may be of others."""
    timeline, name = host.panel.review.timeline, host.replay.sitting.company.names[0]

    assert timeline.chance.startswith(f"{name}: chance to win")
    assert words.hatching_note() in timeline.toolTip()


def test_escape_closes_the_list_of_marks_before_the_replay(host):
    """The replay ends at the next press."""
    ended = []
    host.ended.connect(lambda: ended.append(True))
    host.replay.to_end()
    follow(host, "marks:0")
    assert words.hatching_note() in text(host)

    assert host.takes_key(Qt.Key.Key_Escape)
    assert (words.hatching_note() in text(host), ended) == (False, [])
    assert host.takes_key(Qt.Key.Key_Escape)
    assert [True] == ended
