"""Sittings that wait stand on the first page, and Enter goes on."""

from __future__ import annotations

import pytest
from evening import at_table, dealt_to, ended, fresh, played
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from wording import said

from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.origin import Origin, OriginKind
from ombre_desktop.storage.pars import Par
from ombre_desktop.ui.desk.title.offer import Rank
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept_sitting import document_of
from ombre_desktop.ui.session.sitting_rows import sitting_left_last
from ombre_desktop.ui.table.small_table import KEPT, SmallTables, Wanted, painted
from ombre_desktop.ui.texts import sittings as words
from ombre_desktop.ui.texts.results import signed
from ombre_desktop.ui.texts.title import sitting_told
from ombre_desktop.value import replace as changed

LARGE = changed(Preferences(), text_scale=2.0, text_follows=False)
FIRST, SECOND = "1" * 32, "2" * 32


def left(game_id, game="renegado", deals=2):
    """Return a sitting that was left in its third deal."""
    return document_of(dealt_to(at_table(played(fresh(game, game_id=game_id), deals)), 5)).left


@pytest.fixture
def home(qapp, tmp_path):
    """Provide the keeper of a home with two sittings that wait, and one that has ended."""
    found = Keeper(Folders.of({"OMBRE_HOME": str(tmp_path)}))
    history = History(found.folders.history)
    history.keep(ended(played(fresh(game_id="0" * 32), 2)))
    history.leave(left(FIRST, deals=4))
    history.leave(left(SECOND, "french"))
    history.close()
    yield found
    found.close()


@pytest.fixture
def page(seated, home, qtbot):
    """Provide a program whose first page shows the sittings."""
    app = seated(None)
    app.keep_with(home, home.load().preferences)
    app.do(Command.FIRST_PAGE)
    qtbot.waitUntil(lambda: bool(sittings_of(app)))
    return app


def sittings_of(app):
    """Return the doors to sittings on the page."""
    page = app.desk.front.page
    return [] if page is None else [door for door in page._offer.doors if door.portraits]


def test_the_sitting_played_last_is_the_gold_door(page):
    """The ended one is not there, and those before it are a click further."""
    (door,) = sittings_of(page)

    assert (SECOND, "Go on", Rank.GOLD) == (door.name, door.label, door.rank)
    assert "Deals: 2." in door.note
    assert "Bo and Ci" in door.note


def test_enter_goes_on_at_the_same_card(page, qtbot):
    QTest.keyClick(page.window.focusWidget(), Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: page.sitting is not None)
    assert SECOND == page.sitting.game_id
    assert 5 <= len(page.sitting.state.history)


def test_the_whole_list_is_one_click_away(page):
    page.desk.front.page._doors[Command.SITTINGS].click()
    page.boards.finish()

    assert page.boards.open_board("sittings") is not None


def test_a_screen_reader_hears_what_a_row_says(page):
    """The note of the button is its description."""
    button = page.desk.front.page._doors[SECOND]

    assert "Chips: " in button.accessibleDescription()


def test_who_has_no_sitting_that_waits_sees_the_page_as_before(seated, qapp, tmp_path):
    """Neither rows nor the door to the list."""
    app = seated(None)
    app.do(Command.FIRST_PAGE)

    doors = app.desk.front.page._offer.doors
    assert Command.LEARN is doors[0].name
    assert Command.SITTINGS not in [door.name for door in doors]


def test_the_latest_that_can_be_continued_is_found(home):
    history = History(home.folders.history)
    for number in range(4, 9):
        history.leave(left(str(number) * 32))

    found = sitting_left_last(history)

    history.close()
    assert "8" * 32 == found.ident


def test_a_duplicate_sitting_tells_the_gain_against_the_expert(home):
    """Its chips would mean little, since every deal of it stands alone."""
    history = History(home.folders.history)
    twice = played(fresh(game_id="4" * 32, origin=Origin(kind=OriginKind.DUPLICATE)), 2)
    history.keep(twice)

    before = sitting_left_last(history)
    history.keep_par(Par("4" * 32, 1, 0, 1000, ""))
    after = sitting_left_last(history)
    history.close()

    assert after.gain.amount < -900
    for line, told in ((before, "–"), (after, signed(after.gain.amount))):
        deals = words.deals(2, None)
        assert said("title.sitting_told.1", deals=deals, gain=told) in sitting_told(line)


def test_a_page_with_sittings_at_double_size_stays_in_the_window(seated, home, qtbot):
    """Everything that can be pressed lies in a window of 1024 by 700, and nothing covers anything else."""
    app = seated(None, size=(1024, 700), preferences=LARGE)
    app.keep_with(home, home.load().preferences)
    app.prefer(LARGE)
    app.do(Command.FIRST_PAGE)
    qtbot.waitUntil(lambda: bool(sittings_of(app)))

    window = app.desk.dock.context.layout.window
    places = [button.place for button in app.desk.front.page.buttons]
    assert all(window.contains(place) for place in places)
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])


# The pictures.


def test_a_picture_is_painted_once_and_kept(page, qtbot):
    """It is painted on the other thread, and ready a little later."""
    tables: SmallTables = page.tables
    wanted = Wanted(("viajera", "ines", "tomas"), page.appearance.theme, 40)

    assert tables.picture(wanted) is None
    qtbot.waitUntil(lambda: tables.picture(wanted) is not None)

    found = tables.picture(wanted)
    assert (64, 40) == (found.width(), found.height())
    assert found.cacheKey() == tables.picture(wanted).cacheKey()


def test_few_pictures_are_kept(page):
    """The one used longest ago is dropped."""
    tables = page.tables
    wanted = [Wanted(("viajera", "ines"), page.appearance.theme, 10 + at) for at in range(KEPT + 1)]
    for one in wanted:
        tables._keep(one, painted(one))

    assert KEPT == len(tables._kept)
    assert wanted[0] not in tables._kept
