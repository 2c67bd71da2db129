"""The first moments of the program: the first frame, and the modules loaded before it."""

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple
from weakref import ReferenceType, ref

import pytest
from opponents import QuickPlayers
from PySide6.QtCore import QAbstractEventDispatcher, QRectF, QSize
from PySide6.QtWidgets import QWidget

import ombre_desktop
from ombre_desktop.players.solver import core
from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.storage.display_options import Deck as DeckName
from ombre_desktop.storage.first_look import ClothName, ColourScheme, FirstLook
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.saves import PreferencesStore
from ombre_desktop.ui.background.memory import collect_if_due, collect_when_idle
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.settings.about import AboutDialog
from ombre_desktop.ui.features.settings.title_card import TitleCard
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.shell import application
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.ui.shell.qt_application import NO_POOL, fill_alone
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.scene import TableScene

ROOT = Path(ombre_desktop.__file__).parents[1]
NOT_YET = (
    "pydantic",
    "sqlite3",
    "ombre_desktop.engine",
    "ombre_desktop.ui.desk.table_desk",
    "ombre_desktop.ui.shell.app",
)


@pytest.fixture
def folders(tmp_path):
    return Folders.of({"OMBRE_HOME": str(tmp_path)})


def test_the_first_frame_waits_for_nothing_it_can_do_without():
    """The rules, the table and the kept files are loaded when the window is there."""
    found = f"print(*[m for m in {NOT_YET} if m in sys.modules])"
    code = f"import sys, ombre_desktop.ui.shell.application; {found}"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    assert "" == done.stdout.strip()


def test_the_first_frame_has_the_colours_that_were_chosen(folders):
    """The size of text is the chosen one as well."""
    PreferencesStore(folders.preferences).write(
        PreferencesDocument(
            cloth=ClothName.BURGUNDY, chrome=ColourScheme.LIGHT, text_scale=1.5, deck=Deck.FRENCH
        )
    )

    seen = application.at_first_sight(folders)

    assert FirstLook(ClothName.BURGUNDY, ColourScheme.LIGHT, 1.5) == seen


def test_the_first_frame_has_what_the_system_had_last(folders):
    """Asking the system takes longer than all the rest of the frame."""
    PreferencesStore(folders.preferences).write(
        PreferencesDocument(chrome=ColourScheme.SYSTEM, shown=ColourScheme.LIGHT)
    )

    assert ColourScheme.LIGHT is application.at_first_sight(folders).chrome


@pytest.mark.parametrize("text", [None, "{", '{"cloth": "satin", "chrome": 3, "text_scale": 1e9}'])
def test_whatever_was_kept_there_is_a_first_frame(folders, text):
    """Unreadable preferences give way to the defaults, and sizes are kept within bounds."""
    if text is not None:
        folders.preferences.write_text(text, encoding="utf-8")

    seen = application.at_first_sight(folders)

    usual = Preferences()
    assert seen in (FirstLook(usual.cloth, usual.chrome, size) for size in (usual.text, 2.0))


@pytest.mark.parametrize(
    ("room", "size", "maximised"),
    [
        (QSize(1920, 1080), QSize(1280, 800), False),
        (QSize(1280, 848), QSize(1280, 800), False),
        (QSize(1366, 768), QSize(1280, 720), True),
        (QSize(1024, 900), QSize(1024, 800), True),
    ],
)
def test_the_first_window_is_no_larger_than_the_screen(qtbot, room, size, maximised):
    """A window that would not fit with its title bar fills the screen, and still fits when restored."""
    window = QWidget()
    qtbot.addWidget(window)
    sizes = []
    window.resizeEvent = lambda event: sizes.append(event.size())

    application.show_within(window, room)

    assert (maximised, size) == (window.isMaximized(), sizes[0])


class Ring:
    """An object that refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collecting() -> Iterator[list[str]]:
    """Collect garbage as the program does, and provide the names of the threads that collected."""
    threads: list[str] = []

    def note(_: str, __: dict[str, int]) -> None:
        threads.append(threading.current_thread().name)

    collect_when_idle()
    gc.callbacks.append(note)
    yield threads
    gc.callbacks.remove(note)
    QAbstractEventDispatcher.instance().aboutToBlock.disconnect(collect_if_due)
    gc.unfreeze()


def litter() -> list[ReferenceType[Ring]]:
    """Make more garbage than Python leaves lying, in another thread."""
    rings: list[ReferenceType[Ring]] = []

    def make() -> None:
        rings.extend(ref(Ring()) for _ in range(2 * gc.get_threshold()[0]))

    thread = threading.Thread(target=make)
    thread.start()
    thread.join()
    return rings


def test_a_thread_that_paints_takes_no_closed_window_apart(collecting):
    """No collector runs in another thread, whatever garbage that thread makes."""
    rings = litter()

    assert not collecting
    assert all(ring() for ring in rings)


def test_the_thread_of_the_window_collects_before_it_waits(collecting, qtbot):
    """The garbage of other threads is freed, and nothing that existed at the start is scanned."""
    rings = litter()

    qtbot.wait(1)

    assert {threading.current_thread().name} == set(collecting)
    assert not any(ring() for ring in rings)
    assert gc.get_freeze_count() > 0


def test_garbage_is_left_lying_until_there_is_enough(collecting, qtbot):
    """An event loop that waits often does not search for garbage often."""
    gc.collect()
    collecting.clear()

    qtbot.wait(1)

    assert not collecting


SHOWN = """
import enum
made, before = [], enum.EnumType.__new__
def noted(kind, *what, **more):
    made.append(what[0])
    return before(kind, *what, **more)
enum.EnumType.__new__ = noted
from PySide6.QtWidgets import QApplication
from ombre_desktop.storage.first_look import ColourScheme, FirstLook
from ombre_desktop.ui.shell.table_window import TableWindow
application = QApplication(["start", "-style", "Fusion"])
window = TableWindow()
window.sketch(FirstLook(chrome=ColourScheme.DARK))
window.first_painted.connect(application.quit)
window.show()
application.exec()
print("PaintDeviceMetric" in made, "GlobalColor" in made)
"""


def test_the_first_frame_does_without_the_words_of_qt():
    """Loading the words of Qt would take a quarter of its time."""
    done = subprocess.run([sys.executable, "-c", SHOWN], cwd=ROOT, capture_output=True, text=True, check=True)

    assert "True False" == done.stdout.strip()


BEGUN = """
import sys
from ombre_desktop.ui import entry
from ombre_desktop.ui.shell import application
from ombre_desktop.ui.shell.command_line import parsed
def opened(*_):
    print(*(name for name in sys.modules if name.startswith("ombre_desktop")))
    sys.exit(0)
application._open = opened
entry._drop_strange_variables()
application.show_table(parsed([]))
"""


def test_the_first_frame_does_without_words_and_pydantic(tmp_path):
    """Words for a strange variable, the second start and checks of files are imported only for these."""
    done = subprocess.run(
        [sys.executable, "-c", BEGUN],
        cwd=ROOT,
        env=os.environ | {"OMBRE_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )

    loaded = {name.removeprefix("ombre_desktop.") for name in done.stdout.split()}
    assert "ui.shell.application" in loaded, done.stderr
    late = {"ui.texts.start", "ui.shell.second_start", "storage.validation", "storage.codec", "engine"}
    late |= {"storage.display_options", "ui.background.child", "plain"}
    assert [] == [name for name in late if name in loaded]


GUARDED = """
import sys
from ombre_desktop import qt_guard
loaded = []
qt_guard.guard_against_none_loss = lambda: loaded.append("PySide6.QtCore" in sys.modules)
import ombre_desktop.ui.shell.application
print(loaded)
"""


def test_a_broken_build_of_qt_is_guarded_against_before_any_call():
    """The guard is set once, before Qt is loaded."""
    done = subprocess.run(
        [sys.executable, "-c", GUARDED], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert "[False]" == done.stdout.strip()


IMPORTED = """
import linecache, sys
sys.path.append("benchmarks")
import {program}
import ombre_desktop.engine
print(*(name for name in linecache.cache if "shell" in name or "engine" in name))
"""


@pytest.mark.parametrize("program", ["ombre_desktop.ui.shell.application", "table"])
def test_no_source_is_read_for_a_module_that_is_imported(program):
    """
    Qt for Python would read and keep the source of each, to see whether it spells Qt otherwise.

    The table of the benchmarks does without that as well, or it would be measured with five megabytes more.
    """
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED.format(program=program)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert "" == done.stdout.strip()


@pytest.mark.parametrize(("compiled", "words"), [(True, "compiled"), (False, "interpreted")])
def test_the_version_tells_how_the_solver_runs(monkeypatch, capsys, compiled, words):
    """The sheet about the program says so as well, because it decides how much the opponents think."""
    monkeypatch.setattr(core, "COMPILED", compiled)

    with pytest.raises(SystemExit) as ended:
        parsed(["--version"])

    assert 0 == ended.value.code
    assert f"ombre-desktop {ombre_desktop.__version__}, solver {words}\n" == capsys.readouterr().out


@pytest.mark.parametrize(
    ("compiled", "words"), [(True, "solver is compiled"), (False, "solver is not compiled")]
)
def test_the_sheet_about_the_program_tells_how_the_solver_runs(
    monkeypatch, qtbot, app_families, compiled, words
):
    monkeypatch.setattr(core, "COMPILED", compiled)
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, 1.0)
    sheet = AboutDialog(look)
    qtbot.addWidget(sheet)

    assert words in sheet._page.toPlainText()


def test_the_box_of_the_cards_lies_beside_the_title_where_there_is_room(qtbot, app_families):
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, 1.0)
    closed = Studio()
    closed.close()
    card = TitleCard(DeckArt(closed), DeckName.FRENCH, look)
    qtbot.addWidget(card)
    places = []
    for width in (664, 430):
        card.resize(width, card.sizeHint().height())
        places.append(card.box())

    assert QRectF(0, 0, 664, card.height()).contains(places[0].bounds)
    assert places[1] is None


def test_the_first_layout_has_a_turn_of_its_own(qtbot, app_families, monkeypatch):
    """Made in the turn in which everything is created, it would be made for another size as well."""
    sketches = []
    monkeypatch.setattr(TableScene, "show_sketch", lambda _: sketches.append("sketch"))
    window = TableWindow()
    app = App(window, app_families, Preferences(), QuickPlayers())
    at_first = app.desk.ground.is_laid_out

    qtbot.waitUntil(lambda: app.desk.ground.is_laid_out)
    app.desk.set_preferences(Preferences())  # as a sitting does that is opened next

    window.close()
    assert not at_first
    assert len(sketches) == 1


class Screen(NamedTuple):
    """A screen of this *width* and *height*, in units that are *ratio* pixels wide."""

    width: int
    height: int
    ratio: float

    def size(self) -> QSize:
        return QSize(self.width, self.height)

    def devicePixelRatio(self) -> float:  # noqa: N802 - Qt's name
        return self.ratio


@pytest.mark.parametrize(
    ("screens", "alone"),
    [
        ([Screen(1920, 1080, 1.0)], "1"),
        ([Screen(1280, 800, 2.0), Screen(2560, 1440, 1.0)], "1"),
        ([Screen(1280, 800, 1.0), Screen(1920, 1080, 2.0)], None),
    ],
)
def test_areas_are_filled_by_one_thread_unless_a_screen_is_vast(screens, alone, monkeypatch):
    """A value that the person has set is kept."""
    monkeypatch.setattr(os, "environ", {})
    application = SimpleNamespace(screens=lambda: screens)

    fill_alone(application)
    found = os.environ.get(NO_POOL)
    os.environ[NO_POOL] = "0"
    fill_alone(application)

    assert alone == found
    assert os.environ[NO_POOL] == "0"
