"""Features are loaded when they are first used; what is wanted meanwhile waits for them."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject

from ombre_desktop.ui.background.opening import Openings
from ombre_desktop.ui.shell import features
from ombre_desktop.ui.shell.features import Features

HOME = "ombre_desktop.ui.features.weather.host"


class Weather:
    """A feature that tells what was asked of it."""

    def __init__(self, _: object) -> None:
        self.asked: list[str] = []

    def follow(self, _: object) -> None:
        """Follow the table."""


@pytest.fixture
def coming(qapp):
    """Provide what is under way."""
    owner = QObject()
    yield Openings(owner)
    owner.deleteLater()


@pytest.fixture
def loader(coming, monkeypatch):
    """Provide a loader that finds one feature, which nothing has imported."""
    monkeypatch.setattr(features, "imported", lambda _: iter(()))
    monkeypatch.setattr(features, "import_module", lambda _: SimpleNamespace(FEATURE=Weather))
    return Features(None, coming)


def test_what_is_wanted_while_a_feature_is_loaded_is_done_in_its_order(loader, coming, monkeypatch):
    """The second wish does not overtake the first, though the module is there by then."""
    loader.use("weather", lambda weather: weather.asked.append("first"))
    monkeypatch.setitem(sys.modules, HOME, SimpleNamespace())
    loader.use("weather", lambda weather: weather.asked.append("second"))
    assert "feature weather" in coming

    coming.finish()

    assert ["first", "second"] == loader["weather"].asked


def test_what_was_wanted_of_a_feature_that_failed_is_not_done_later(loader, coming, monkeypatch):
    """The person was told, and has perhaps wanted something else since."""
    failed = []
    coming.failed.connect(lambda name, _: failed.append(name))
    with monkeypatch.context() as broken:
        broken.setattr(features, "import_module", lambda _: SimpleNamespace())
        loader.use("weather", lambda weather: weather.asked.append("before"))
        coming.finish()

    loader.use("weather", lambda weather: weather.asked.append("after"))
    coming.finish()

    assert (["feature weather"], ["after"]) == (failed, loader["weather"].asked)


def test_what_was_wanted_is_forgotten_when_all_openings_are_dropped(loader, coming):
    """As when every dialog is closed."""
    loader.use("weather", lambda weather: weather.asked.append("before"))
    coming.drop_all()

    loader.use("weather", lambda weather: weather.asked.append("after"))
    coming.finish()

    assert ["after"] == loader["weather"].asked
