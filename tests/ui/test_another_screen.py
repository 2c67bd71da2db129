"""A window that is moved to another screen, or made larger and smaller, in the middle of a trick."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

import ombre_desktop
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.paint.screen import screen_of
from ombre_desktop.ui.shell.app import App
from tools.screenshots.moments import found
from tools.screenshots.phases import MOMENTS
from tools.screenshots.studio import Studio


@pytest.fixture(scope="module")
def studio(app_families):
    studio = Studio(Preferences(), (1280, 800))
    yield studio
    studio.app.speech.rest()
    studio.window.close()


@pytest.fixture
def app(studio) -> App:
    """Provide a table with four tricks done, two cards played, and the person to play the third."""
    studio.window.resize(1280, 800)
    studio._sit(found(next(moment for moment in MOMENTS if moment.name == "trick-5")))
    studio._pose("trick-5")
    return studio.app


def state_of(app: App) -> tuple[object, ...]:
    """
    Return everything that must not change for the person: deal, question, buttons, cards and the one
    raised.
    """
    desk = app.desk
    panel = desk.dock.panel
    assert panel is not None
    buttons = [button.accessibleName() for button in panel.buttons]
    cards = [sprite.key for sprite in desk.scene.arrangement.sprites]
    return app.view, app.request, buttons, sorted(cards), desk.hand.staging, desk.player.picture


def have_pixels(monkeypatch, studio: Studio, ratio: float) -> None:
    """Tell the window, as Qt does, that its screen has *ratio* pixels to one."""
    monkeypatch.setattr(QWidget, "devicePixelRatioF", lambda _: ratio)
    for widget in (studio.window, *studio.window.findChildren(QWidget)):
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.DevicePixelRatioChange))
    studio.app.desk._drawing.finish()


@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (2560, 1080), (800, 1200)], ids=str)
def test_a_change_of_size_loses_nothing(app, studio, qtbot, size):
    """The panels follow in turns of their own, soon after the table."""
    before = state_of(app)

    studio.window.resize(*size)
    studio._settle()

    assert before == state_of(app)
    inside = app.desk.view.viewport().rect()
    qtbot.waitUntil(
        lambda: all(one.visibleRegion().boundingRect().isValid() for one in app.desk.view.proxies)
    )
    qtbot.waitUntil(
        lambda: all(inside.contains(button.place.toRect()) for button in app.desk.dock.panel.buttons)
    )


def test_a_screen_with_more_pixels_has_sharper_pictures(app, studio, monkeypatch):
    before, ratio = state_of(app), app.desk.scene.brush.ratio

    have_pixels(monkeypatch, studio, 2 * ratio)

    assert before == state_of(app)
    assert 2 * ratio == app.desk.scene.brush.ratio
    assert 2 * ratio == app.desk.scene.seats[0].person.pixmap().devicePixelRatio()


def test_a_screen_that_is_gone_leaves_the_table_as_it_was(app, studio, monkeypatch):
    """The system moves the window to the other screen, with fewer pixels and less room at once."""
    have_pixels(monkeypatch, studio, 2.0)
    before = state_of(app)

    studio.window.resize(1024, 700)
    have_pixels(monkeypatch, studio, 1.0)
    studio._settle()

    assert before == state_of(app)
    assert 1.0 == app.desk.scene.brush.ratio


def test_no_widget_is_asked_for_its_screen():
    """PySide would destroy the screen together with the widget (see `screen_of`)."""
    modules = Path(ombre_desktop.__file__).parent.rglob("*.py")
    asks = [path.name for path in modules if ".screen()" in path.read_text("utf-8")]

    assert [] == asks


def test_a_dialog_that_is_collected_leaves_the_screen(qapp):
    """The screen is that of the window under a dialog that is not shown yet."""
    window = QWidget()
    window.show()
    screens = [screen_of(QWidget(window)), screen_of(QWidget()), screen_of(window)]
    window.hide()
    del window
    gc.collect()

    assert [qapp.primaryScreen()] * 3 == screens
    assert 1 == len(qapp.screens())
