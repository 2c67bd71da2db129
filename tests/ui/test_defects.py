"""A mistake in the program: the deal goes on, the person is told once, and nothing is sent."""

import sys
import threading
from pathlib import Path
from platform import python_version

import pytest
from PySide6.QtCore import QSysInfo, qVersion

from ombre_desktop import __version__
from ombre_desktop.ui.dialogs.message import MessageDialog
from ombre_desktop.ui.shell.defects import MOST, Defects, report_of


@pytest.fixture
def hooks(monkeypatch):
    """Restore the hooks that the log has set, so that nobody else hears of these errors."""
    logged = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: logged.append(error))
    monkeypatch.setattr(threading, "excepthook", lambda told: logged.append(told.exc_value))
    return logged


@pytest.fixture
def told(hooks, qapp):
    """Return the message that the person is told."""
    found = []
    defects = Defects(found.append)
    defects.listen()
    yield found
    defects.deleteLater()


def meet(error):
    """Raise *error* where nobody catches it."""
    try:
        raise error
    except BaseException as met:
        sys.excepthook(type(met), met, met.__traceback__)


def meet_another(error):
    """Raise the same error on another line."""
    try:
        raise error
    except Exception as met:
        sys.excepthook(type(met), met, met.__traceback__)


def test_the_person_is_told_what_a_report_would_say(told):
    meet(ValueError("a card too many"))

    assert "ValueError: a card too many" in told[0].details
    assert "test_defects.py" in told[0].details


def test_the_log_hears_of_it_as_before(told, hooks):
    meet(ValueError("a card too many"))

    assert [ValueError] == [type(error) for error in hooks]


def test_a_mistake_that_comes_back_is_told_once(told):
    for _ in range(4):
        meet(ValueError("at every frame"))

    assert 1 == len(told)


def test_another_mistake_is_told_too(told):
    meet(ValueError("a card too many"))
    meet_another(ValueError("a card too many"))

    assert 2 == len(told)


def test_nobody_is_told_of_mistakes_without_end(told):
    for kind in (ValueError, TypeError, KeyError, IndexError, RuntimeError):
        meet(kind("again"))

    assert MOST == len(told)


def test_the_end_of_the_program_is_no_mistake(told):
    meet(KeyboardInterrupt())

    assert [] == told


def test_a_mistake_in_another_thread_is_told(told, qtbot):
    def fail():
        raise ValueError("in the keeper")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(told))

    assert "in the keeper" in told[0].details


def test_the_report_does_not_name_the_person():
    """The report leaves out the home folder, which often has its owner's name."""
    error = FileNotFoundError(f"{Path.home()}/table.json")

    assert str(Path.home()) not in report_of(error)
    assert "~/table.json" in report_of(error)


def test_the_report_names_the_versions_and_the_system():
    about = report_of(ValueError()).splitlines()[0]

    assert about.startswith(f"Ombre {__version__}, Qt {qVersion()}, Python {python_version()}, ")
    assert about.endswith(QSysInfo.currentCpuArchitecture())


def test_the_deal_goes_on_beside_the_message(seated, hooks, qtbot):
    app = seated()
    before = app.sitting
    defects = Defects(app.messages.tell, app)
    defects.listen()

    meet(ValueError("a card too many"))
    app.boards.finish()

    message = app.window.findChild(MessageDialog)
    assert message.isVisible()
    assert not message.isModal()
    assert app.sitting is before
