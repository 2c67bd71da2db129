"""Pictures that are kept, and the memory they take."""

import ctypes
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor

from ombre_desktop.ui.background.memory import give_back_at_once
from ombre_desktop.ui.paint.canvas import Canvas

STATUS = Path("/proc/self/statm")


def painted(width=40, height=20, ratio=1.0):
    canvas = Canvas(QSizeF(width, height), ratio)
    with canvas as painter:
        painter.fillRect(QRectF(0, 0, 10, 10), QColor("#123456"))
        painter.drawEllipse(QRectF(12, 2, 6, 6))
    return canvas.pixmap


def test_a_canvas_has_the_pixels_of_the_screen(qapp):
    """Painted in logical pixels, transparent where nothing was painted."""
    picture = painted(ratio=2.0)

    assert (80, 40, 2.0) == (picture.width(), picture.height(), picture.devicePixelRatio())
    image = picture.toImage()
    assert QColor("#123456") == image.pixelColor(18, 18)
    assert 0 == image.pixelColor(70, 30).alpha()


def test_even_nothing_can_be_painted_on(qapp):
    """A piece that has shrunk to nothing is a pixel."""
    assert not painted(0, 0).isNull()


@pytest.mark.skipif(not STATUS.exists(), reason="Linux tells how much memory a process has")
def test_a_kept_picture_takes_no_more_than_its_pixels(qapp):
    """Three kilobytes each, not a tenth of a megabyte."""
    kept = [painted() for _ in range(10)]
    before = int(STATUS.read_text().split()[1])

    kept += [painted() for _ in range(400)]

    grown = (int(STATUS.read_text().split()[1]) - before) * 4096 / 1e6
    assert 410 == len(kept)
    assert grown < 10


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody has to be told")
def test_glibc_can_be_told():
    """Unless Linux has another C library."""
    assert give_back_at_once() is hasattr(ctypes.CDLL(None), "mallopt")


@pytest.mark.parametrize(("system", "library"), [("win32", None), ("darwin", None), ("linux", object())])
def test_nobody_else_is_told(monkeypatch, system, library):
    """Nor is a C library that does not understand."""
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "CDLL", lambda _: library)

    assert not give_back_at_once()
