"""The light, dark or high-contrast colours that the system asks for."""

from __future__ import annotations

import pytest
from conftest import STILL
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.first_look import ColourScheme
from ombre_desktop.ui.paint.colour_scheme import chrome_of, heed_contrast
from ombre_desktop.value import replace

AS_THE_SYSTEM = replace(STILL, chrome=ColourScheme.SYSTEM)


class System(QObject):
    """A system with a wish about colours, in the form of Qt's style hints."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815 - Qt's name

    def __init__(self) -> None:
        super().__init__()
        self.contrast = Qt.ContrastPreference.NoPreference
        self.scheme = Qt.ColorScheme.Light

    def accessibility(self) -> System:
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        return self.contrast

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self.scheme

    def want(self, contrast: Qt.ContrastPreference) -> None:
        self.contrast = contrast
        self.contrastPreferenceChanged.emit(contrast)


@pytest.fixture
def system(qapp, monkeypatch) -> System:
    system = System()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: system)
    return system


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_high_contrast_is_heeded_before_light_and_dark(system, scheme):
    system.contrast, system.scheme = Qt.ContrastPreference.HighContrast, scheme

    assert ColourScheme.CONTRAST is chrome_of(AS_THE_SYSTEM)


@pytest.mark.parametrize(
    ("scheme", "chrome"),
    [
        (Qt.ColorScheme.Light, ColourScheme.LIGHT),
        (Qt.ColorScheme.Dark, ColourScheme.DARK),
        (Qt.ColorScheme.Unknown, ColourScheme.DARK),
    ],
)
def test_without_that_wish_it_is_light_or_dark(system, scheme, chrome):
    system.scheme = scheme

    assert chrome is chrome_of(AS_THE_SYSTEM)


def test_the_person_has_the_last_word(system):
    system.contrast = Qt.ContrastPreference.HighContrast

    assert ColourScheme.LIGHT is chrome_of(Preferences(chrome=ColourScheme.LIGHT))


def test_a_system_that_knows_of_no_contrast_has_none(system, monkeypatch):
    """Before Qt 6.10 there was no such hint."""
    monkeypatch.delattr(System, "accessibility")

    assert ColourScheme.LIGHT is chrome_of(AS_THE_SYSTEM)


def test_the_table_follows_when_the_wish_changes(seated, system):
    """The colours change at once, and change back as well."""
    app = seated(None, preferences=AS_THE_SYSTEM)
    heed_contrast(app.follow_system)
    found = []

    for contrast in (Qt.ContrastPreference.HighContrast, Qt.ContrastPreference.NoPreference):
        system.want(contrast)
        found.append(app.desk.scene.brush.theme.chrome_name)

    assert [ColourScheme.CONTRAST, ColourScheme.LIGHT] == found


def test_qt_tells_of_the_wish_by_these_names(qapp):
    """The Qt names that these tests replace exist."""
    hints = QGuiApplication.styleHints()
    access = hints.accessibility()

    assert access.contrastPreference() in Qt.ContrastPreference
    assert access.contrastPreferenceChanged is not None
