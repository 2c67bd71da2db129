"""The text is as large as the system's, until the person chooses another size."""

from __future__ import annotations

import dataclasses
from functools import partial

import pytest
from conftest import STILL
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QSlider

from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.background import text_preference
from ombre_desktop.ui.background.text_preference import (
    TEXT_SIZE,
    TextPreference,
    text_size_of,
    with_system_text,
)
from ombre_desktop.ui.features.settings.preferences import PreferencesDialog
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.kept_preferences import preferences_of, with_preferences
from ombre_desktop.ui.shell.system_wishes import follow_text
from ombre_desktop.value import replace


@pytest.fixture
def system(qapp):
    """Provide an application that does not know yet the size of the system's text."""
    application = QGuiApplication.instance()
    application.setProperty(TEXT_SIZE, None)
    yield application
    application.setProperty(TEXT_SIZE, None)


@pytest.mark.parametrize(
    ("factor", "size"),
    [
        ("1.0", 100),
        ("1.25", 120),
        ("1.5", 150),
        ("3", 200),
        ("0.5", 80),
        ("nan", None),
        ("large", None),
        ("", None),
    ],
)
def test_a_factor_is_the_nearest_size_on_offer(factor, size):
    assert size == text_size_of(factor)


def test_a_document_that_chose_a_size_keeps_it():
    """Files of earlier versions do not mention the system."""
    usual, chosen = PreferencesDocument(), PreferencesDocument(text_scale=1.5)

    assert preferences_of(usual).text_follows
    assert not preferences_of(chosen).text_follows
    assert 150 == preferences_of(chosen).text_size


def test_the_choice_is_kept():
    document = with_preferences(PreferencesDocument(), Preferences(text_scale=1.5, text_follows=True))

    assert preferences_of(document) == preferences_of(dataclasses.replace(document))
    assert preferences_of(document).text_follows


def test_the_persons_size_comes_before_the_systems(system):
    system.setProperty(TEXT_SIZE, 150)
    own = replace(STILL, text_scale=1.2, text_follows=False)

    assert own == with_system_text(own)
    assert 150 == with_system_text(STILL).text_size


def test_the_table_follows_while_it_stands(seated, system, monkeypatch):
    """The system is asked again, and its text has become larger."""
    monkeypatch.setattr(text_preference.sys, "platform", "win32")
    app, preference = seated(None), TextPreference()
    preference.changed.connect(partial(follow_text, app))
    before = app.desk.scene.brush.layout.text

    for size in (120, 150):
        monkeypatch.setattr(text_preference, "windows_text_size", lambda size=size: size)
        preference.ask()

    assert 150 == app.preferences.text_size
    assert app.desk.scene.brush.layout.text > 1.4 * before


def test_who_moves_the_slider_follows_no_longer(seated, system, qtbot):
    """The text follows the system again only after the person ticks that choice."""
    system.setProperty(TEXT_SIZE, 150)
    app = seated(None)
    app.do(Command.PREFERENCES)
    app.boards.finish()
    (dialog,) = app.window.findChildren(PreferencesDialog)
    dialog.findChild(QSlider).setValue(1)
    own = app.preferences

    dialog._ticks["text_follows"].click()

    assert (90, False) == (own.text_size, own.text_follows)
    assert (150, True) == (app.preferences.text_size, app.preferences.text_follows)
    app.boards.close_all()
