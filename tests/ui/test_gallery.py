"""Portraits are painted one after another, so that the table never waits for all of them."""

import pytest
from PySide6.QtCore import QThread
from PySide6.QtGui import QImage

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.gallery import MOST_KEPT, Gallery

GREEN = theme_for(ClothName.GREEN, ColourScheme.DARK)
COMPANY = ("viajera", "hilario", "ines")


@pytest.fixture
def gallery(qapp):
    studio = Studio()
    yield Gallery(studio)
    studio.close()


def hanging(gallery, pixels=40):
    return [gallery.portrait(ident, GREEN, pixels) is not None for ident in COMPANY]


def test_a_portrait_comes_later(qtbot, gallery):
    """At first there is no portrait, and later one of the size that was asked for."""
    assert gallery.portrait("ines", GREEN, 40) is None

    qtbot.waitSignal(gallery.hung).wait()

    assert 40 == gallery.portrait("ines", GREEN, 40).width()


def test_the_table_does_not_paint_them(qtbot, gallery, monkeypatch):
    """Another thread paints them, because ten milliseconds for each would be noticed."""
    painters = []

    def painted(*order):
        painters.append(QThread.currentThread())
        return QImage(1, 1, QImage.Format.Format_RGB32)

    monkeypatch.setattr("ombre_desktop.ui.table.gallery._painted", painted)
    hanging(gallery)

    qtbot.waitUntil(lambda: all(hanging(gallery)))

    assert 3 == len(painters)
    assert gallery.thread() not in painters


def test_asking_twice_orders_once(gallery):
    """Every drawing of a seat asks for its portrait."""
    painted = []
    gallery.hung.connect(lambda: painted.append(True))
    hanging(gallery)
    hanging(gallery)

    gallery.finish()

    assert 3 == len(painted)
    assert [True] * 3 == hanging(gallery)


def test_old_sizes_are_taken_down(gallery):
    """A window that is made larger and larger does not fill the memory with portraits."""
    for pixels in range(20, 21 + MOST_KEPT):
        gallery.portrait("ines", GREEN, pixels)
    gallery.finish()

    kept = [gallery.portrait("ines", GREEN, pixels) for pixels in range(20, 21 + MOST_KEPT)]

    assert [0] == [number for number, picture in enumerate(kept) if picture is None]
