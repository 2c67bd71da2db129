"""Pictures that are kept, and the memory they take."""

import ctypes
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from ombre_desktop.ui.background.memory import give_back_at_once
from ombre_desktop.ui.paint import canvas as module
from ombre_desktop.ui.paint.canvas import Canvas, Stamps

STATUS = Path("/proc/self/statm")


def painted(width=40, height=20, ratio=1.0):
    canvas = Canvas(QSizeF(width, height), ratio)
    with canvas as painter:
        painter.fillRect(QRectF(0, 0, 10, 10), QColor("#123456"))
        painter.drawEllipse(QRectF(12, 2, 6, 6))
    return canvas.pixmap


def test_a_canvas_has_the_pixels_of_the_screen(qapp):
    """The canvas is painted in logical pixels, and is transparent where nothing was painted."""
    picture = painted(ratio=2.0)

    assert (80, 40, 2.0) == (picture.width(), picture.height(), picture.devicePixelRatio())
    image = picture.toImage()
    assert QColor("#123456") == image.pixelColor(18, 18)
    assert 0 == image.pixelColor(70, 30).alpha()


def test_even_nothing_can_be_painted_on(qapp):
    """A canvas of no size has one pixel."""
    assert not painted(0, 0).isNull()


@pytest.mark.skipif(not STATUS.exists(), reason="Linux tells how much memory a process has")
def test_a_kept_picture_takes_no_more_than_its_pixels(qapp):
    """A picture takes three kilobytes, not a tenth of a megabyte."""
    kept = [painted() for _ in range(10)]
    before = int(STATUS.read_text().split()[1])

    kept += [painted() for _ in range(400)]

    grown = (int(STATUS.read_text().split()[1]) - before) * 4096 / 1e6
    assert 410 == len(kept)
    assert grown < 10


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody has to be told")
def test_glibc_can_be_told():
    """The call works on Linux with glibc, and another C library is left alone."""
    assert give_back_at_once() is hasattr(ctypes.CDLL(None), "mallopt")


@pytest.mark.parametrize(("system", "library"), [("win32", None), ("darwin", None), ("linux", object())])
def test_nobody_else_is_told(monkeypatch, system, library):
    """Nothing is called elsewhere, nor in a C library that lacks the function."""
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "CDLL", lambda _: library)

    assert not give_back_at_once()


AREA = QRectF(3.3, 2.7, 20.4, 11.2)
"""A part that begins and ends between two pixels."""


def disc(painter: QPainter) -> None:
    painter.setBrush(QColor(180, 40, 20, 200))
    painter.drawEllipse(AREA.adjusted(1, 1, -1, -1))


def with_stamps(stamps: Stamps, *names: str, ratio: float = 1.0, paint=disc):
    """Return a picture on which the stamps of these *names* lie."""
    canvas = Canvas(QSizeF(40, 20), ratio)
    with canvas as painter:
        painter.fillRect(QRectF(0, 0, 40, 20), QColor("#224466"))
        for name in names:
            stamps.lay(painter, AREA, name, paint)
    return canvas.pixmap.toImage()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_stamp_looks_as_if_it_were_painted(qapp, ratio):
    """It lies on whole pixels of the screen, so nothing is blurred."""
    canvas = Canvas(QSizeF(40, 20), ratio)
    with canvas as painter:
        painter.fillRect(QRectF(0, 0, 40, 20), QColor("#224466"))
        disc(painter)
    painted_there = canvas.pixmap.toImage()

    stamped = with_stamps(Stamps(), "disc", ratio=ratio)

    for x in range(stamped.width()):
        for y in range(stamped.height()):
            one, other = stamped.pixelColor(x, y), painted_there.pixelColor(x, y)
            assert max(abs(a - b) for a, b in zip(one.toTuple(), other.toTuple(), strict=True)) <= 3, (x, y)


def test_a_stamp_is_painted_once_for_each_place(qapp):
    """It is painted again on a screen of another ratio, and after the stamps have been dropped."""
    painted_on, stamps = [], Stamps()

    def paint(painter: QPainter) -> None:
        painted_on.append(painter)

    for ratio in (1.0, 1.0, 2.0, 2.0):
        with_stamps(stamps, "disc", "disc", ratio=ratio, paint=paint)
    assert 2 == len(painted_on)

    stamps.clear()
    with_stamps(stamps, "disc", paint=paint)
    assert 3 == len(painted_on)


def test_the_stamps_of_long_ago_are_dropped(qapp, monkeypatch):
    """A stamp that is still used is kept."""
    monkeypatch.setattr(module, "STAMPS", 2)
    painted_on, stamps = [], Stamps()

    for name in ("board", "first", "board", "second", "board", "first"):
        with_stamps(stamps, name, paint=lambda _, name=name: painted_on.append(name))

    assert ["board", "first", "second", "first"] == painted_on
