"""A deal a day: the same for everybody, played once, and then played by seven others."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from conftest import near_its_end
from evening import at_table, dealt_to, fresh, played
from opponents import QuickPlayers
from person import KeyUser, dialog_of
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QImage
from wording import said

from ombre_desktop import __version__
from ombre_desktop.engine.codes.calendar import day_of, deal_of_day
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.player import asked_of, is_player, player
from ombre_desktop.storage.days import DAYS, DaysDocument, PlayedDay
from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.storage.known_names import PLAYERS
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.features.daily import day_picture, host
from ombre_desktop.ui.features.daily.day import Day, ladder_of
from ombre_desktop.ui.features.daily.day_board import DayBoard
from ombre_desktop.ui.features.daily.host import DAILY
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.paint.picture_bytes import picture_bytes
from ombre_desktop.ui.session.day_sitting import EXPERT, PEOPLE, people_at, sitting_of_day
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.substitute import Substitute
from ombre_desktop.ui.texts import daily as words
from ombre_desktop.value import replace

TODAY = datetime(2026, 12, 1, 12, tzinfo=UTC)
"""A day of Ombre Renegado."""
DAY = TODAY.date().toordinal()


EVENING = dealt_to(at_table(played(fresh(), 2)))


class Advisers(QuickPlayers):
    """Quick players who also give advice: what the textbook would do; one may never answer."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.answers = 10_000

    def advise(self, name, view, seed, *_, **__):
        number = self._next()
        self.names.append(name)
        if len(self.names) <= self.answers:
            choice = player("textbook").decide(view, asked_of(view), Random(seed))
            QTimer.singleShot(0, self, lambda: self.advised.emit(number, Advice(choice)))
        return number

    def cancel(self, number):
        """Do nothing: what was asked is answered at once."""


@pytest.fixture
def clock(monkeypatch):
    """Provide the clock of the calendar, which can be set."""
    shown = [TODAY]
    monkeypatch.setattr(host, "system_clock", lambda: shown[0])
    return lambda moment: shown.__setitem__(0, moment)


@pytest.fixture
def players(qapp):
    return Advisers()


@pytest.fixture
def app(seated, players, clock):
    """Provide the program without a sitting, which keeps its small files alone."""
    program = seated(None, runner=players)
    program.lessons.keep_on(Shelf(Folders.of(), program))
    yield program
    program.lessons.shelf.wait()


def kept(**days: PlayedDay) -> None:
    """Write the file of the days, by how long ago each was: ``d0`` is today."""
    played = {str(DAY - int(name[1:])): one for name, one in days.items()}
    DocumentStore(Folders.of().days, DAYS).write(DaysDocument(played=played))


def opened(app, qtbot) -> DayBoard:
    app.do(Command.DAILY)
    qtbot.waitUntil(lambda: app.boards.is_wanted(DAILY))
    return dialog_of(app, DAILY)


def begun(app, qtbot) -> KeyUser:
    """Begin the deal of today, and return the person at the table."""
    opened(app, qtbot).play_button.click()
    qtbot.waitUntil(lambda: app.sitting is not None and day_of(app.sitting.game_id) == DAY)
    qtbot.waitUntil(lambda: app.boards.open_board(DAILY) is None)
    qtbot.wait(1)  # the dialog goes
    with qtbot.waitActive(app.window):
        app.window.activateWindow()
    return KeyUser(app, qtbot)


def finish(app, qtbot, person) -> None:
    """Let the textbook play the deal, which goes on at its last cards, and end the sitting."""
    app.resume(near_its_end(app.sitting))
    person.wait_for_turn()
    app.controller.let_play(Substitute(player="textbook"))
    qtbot.waitUntil(lambda: app.sitting.state.is_over and app.controller.request is None, timeout=8000)
    qtbot.waitUntil(lambda: app.controller.next_deal() or app.sitting is None or app.sitting.ended)


def document(app) -> DaysDocument:
    app.lessons.shelf.wait()
    return DocumentStore(Folders.of().days, DAYS).read().document or DaysDocument()


# The sitting.


def test_everybody_meets_the_same_company():
    """Names and levels follow from the day, whatever game was played last."""
    deal = deal_of_day(DAY)
    other = replace(FIRST_GAME, name="Ana", portrait="viajera")

    one, two = (sitting_of_day(deal, game) for game in (FIRST_GAME, other))

    assert one.game_id == two.game_id
    assert one.company.players == two.company.players
    assert one.company.portraits[1:] == two.company.portraits[1:] == people_at(deal)
    assert "Ana" == two.company.names[0]


def test_the_people_of_the_days_never_change():
    """Their play is part of the deal of a day."""
    assert set(PEOPLE.values()) <= PLAYERS
    assert "ines hilario baltasar leonor tomas catalina anselmo" == " ".join(PEOPLE)
    assert all(map(is_player, PEOPLE.values()))
    assert ("ines", "leonor") == people_at(deal_of_day(DAY))


def test_a_portrait_at_the_table_is_not_the_persons_too():
    """A person who plays under one of the seven faces is the traveller for a day."""
    sitting = sitting_of_day(deal_of_day(DAY), replace(FIRST_GAME, portrait="ines"))

    assert "viajero" == sitting.company.portraits[0]


# The board.


def test_the_board_has_the_last_fifteen_days(app, qtbot):
    """Today is chosen, and who will be met is shown."""
    board = opened(app, qtbot)

    assert [DAY - 14 + at for at in range(15)] == [leaf.day.deal.day for leaf in board.leaves]
    assert DAY == board.day.deal.day
    assert 2 == board.people.sheet.rowCount()
    assert said("daily.once_told") == board.state.text()
    assert board.play_button.isVisible()
    assert not board.copy_button.isVisible()


def test_a_missed_day_may_be_played_later(app, qtbot):
    board = opened(app, qtbot)

    board.leaves[3].click()

    assert said("daily.missed_told") == board.state.text()
    assert board.play_button.isVisible()


def test_a_deal_is_played_once_and_then_by_the_others(app, players, qtbot):
    """The result is kept with the version, and the board comes at the end."""
    finish(app, qtbot, begun(app, qtbot))

    qtbot.waitUntil(lambda: str(DAY) in document(app).played, timeout=8000)
    qtbot.waitUntil(lambda: len(document(app).played[str(DAY)].others) == len(PEOPLE), timeout=20000)
    played = document(app).played[str(DAY)]
    assert (DAY, __version__, __version__) == (played.on, played.version, played.others_version)
    assert PEOPLE.keys() == played.others.keys()
    board = dialog_of(app, DAILY)
    assert 8 == board.people.sheet.rowCount()
    assert not board.play_button.isVisible()
    assert said("daily.you") in [board.people.sheet.index(row, 0).data() for row in range(8)]


def test_a_deal_that_was_played_is_looked_at_again(app, qtbot):
    """Its page leads to the replay, with everybody's face."""
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    finish(app, qtbot, begun(app, qtbot))
    qtbot.waitUntil(lambda: app.boards.open_board(DAILY) is not None and bool(document(app).played))
    board = dialog_of(app, DAILY)

    board.replay_button.click()

    qtbot.waitUntil(lambda: app.replays.is_on, timeout=8000)
    shown = app.replays.current.replay.programme
    (deal,) = shown.deals
    assert words.heading(TODAY.date(), "renegado") == shown.title
    assert ("ines", "leonor") == deal.portraits[1:]
    assert "2 Doña Inés strong-cautious; 3 Doña Leonor expert" in app.replays.record_text


def test_a_deal_that_is_no_longer_kept_is_told(app, qtbot, monkeypatch):
    """Past games can be thrown away, and the days stay."""
    kept(d0=PlayedDay(on=DAY, amount=12, others=dict.fromkeys(PEOPLE, 8)))
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)

    told = []
    monkeypatch.setattr(app.desk, "note", lambda *words: told.append(words[0]))

    opened(app, qtbot).replay_button.click()

    qtbot.waitUntil(lambda: told == [said("daily.gone_told")])


def test_a_sitting_that_waited_comes_back(app, qtbot, monkeypatch):
    """The deal of the day is a sitting of its own."""
    app.resume(EVENING)
    person = begun(app, qtbot)
    done, do = [], app.do
    monkeypatch.setattr(app, "do", lambda *wish: done.append(wish) or do(*wish))

    finish(app, qtbot, person)

    qtbot.waitUntil(lambda: (Command.TAKE_UP, EVENING.game_id) in done)


def test_a_deal_in_the_middle_goes_on(app, qtbot):
    begun(app, qtbot).wait_for_turn()

    board = opened(app, qtbot)

    assert said("daily.left_told") == board.state.text()
    assert said("daily.go_on_button") == board.play_button.text()


def test_the_ladder_has_the_best_first(app, qtbot):
    """Those who still play stand below."""
    others = {portrait: at for at, portrait in enumerate(PEOPLE) if portrait != "tomas"}
    day = Day(deal_of_day(DAY), PlayedDay(on=DAY, amount=3, others=others))

    ladder = ladder_of(day, "viajera")

    assert [6, 5, 3, 3, 2, 1, 0, None] == [one.amount for one in ladder]
    assert ["viajera"] == [one.portrait for one in ladder if one.is_own]
    assert ("tomas",) == day.missing
    assert others[EXPERT] == day.expert


def test_a_deal_played_later_says_so(app, players, qtbot):
    kept(d2=PlayedDay(on=DAY, amount=-4, mark=Mark.HELPED, version="0.0", others=dict.fromkeys(PEOPLE, 1)))
    board = opened(app, qtbot)

    board.leaves[-3].click()

    assert f"{said('daily.late_told')} {said('daily.helped_told')}" == board.state.text()
    assert said("daily.versions_told.0", version="0.0") == board.note.text()
    assert [] == players.names


def test_others_who_have_not_played_do_so_when_their_day_is_looked_at(app, players, qtbot):
    kept(d1=PlayedDay(on=DAY - 1, amount=2, version="0.0", others={"leonor": 4}))
    board = opened(app, qtbot)
    players.answers = 0

    board.leaves[-2].click()

    assert said("daily.waited_for", done=1, all=7) == board.note.text()
    assert 1 == len(players.names)


def test_a_clock_set_back_is_told_and_nothing_else(app, clock, qtbot):
    kept(d0=PlayedDay(on=DAY, amount=2, others=dict.fromkeys(PEOPLE, 1)))
    clock(datetime(2026, 11, 30, 12, tzinfo=UTC))

    board = opened(app, qtbot)

    assert said("daily.future_told", day="1 December") == board.about.text()
    assert board.play_button.isVisible()


def test_a_line_is_copied_without_cards(app, qtbot):
    kept(d0=PlayedDay(on=DAY, amount=12, others=dict.fromkeys(PEOPLE, 8)))

    board = opened(app, qtbot)
    board.copy_button.click()

    line = QGuiApplication.clipboard().text()
    assert "Ombre, 1 December: Ombre Renegado, +12. The expert with the same cards: +8." == line
    assert said("daily.copied") == board.note.text()


def test_the_line_says_that_the_deal_was_played_with_help(app, qtbot):
    played = PlayedDay(on=DAY, amount=12, mark=Mark.HELPED, others=dict.fromkeys(PEOPLE, 8))
    kept(d0=played)

    opened(app, qtbot).copy_button.click()

    assert QGuiApplication.clipboard().text().endswith(f" {said('daily.helped_told')}")


@pytest.mark.parametrize(("name", "told"), [("Belinda", "Belinda"), ("", "Me")])
def test_a_picture_is_drawn(app, monkeypatch, name, told):
    """Its reader is somebody else, so the person has a name, or speaks."""
    written = []
    monkeypatch.setattr(day_picture, "write", lambda _, text, *__, **___: written.append(text))
    played = PlayedDay(on=DAY, amount=-12, others={one: 9 - 3 * at for at, one in enumerate(PEOPLE)})

    data = picture_bytes(
        day_picture.picture_of(Day(deal_of_day(DAY), played), "viajero", name, app.appearance.families),
        ".png",
    )

    assert 1600 == QImage.fromData(data).width()
    assert told in written
    assert said("daily.you") not in written


def test_a_damaged_file_is_told_and_begun_again(app, qtbot):
    """The other files are kept."""
    room_for(Folders.of().days).write_text("nonsense", encoding="utf-8")
    told = []
    app.lessons.shelf.failed.connect(told.append)

    board = opened(app, qtbot)

    assert [Folders.of().days] == [problem.path for problem in told]
    assert board.day.played is None


# The first page.


def test_the_first_page_has_todays_deal(app, qtbot):
    """The leaf has the day, the words have the game; who has never played is not asked."""
    app.do(Command.FIRST_PAGE)
    assert Command.DAILY not in [door.name for door in app.desk.front.page._offer.doors]
    app.choices.remember(FIRST_GAME)

    app.do(Command.FIRST_PAGE)

    qtbot.waitUntil(lambda: any(door.leaf == "1" for door in app.desk.front.page._offer.doors))
    labels = [door.label for door in app.desk.front.page._offer.doors]
    assert any("Renegado" in label for label in labels)
