"""The golden ring: one look for everything that a hint or a teacher points at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.paint.pointing import AWAY, INK, SWELL, paint_pointer
from ombre_desktop.ui.paint.theme import Theme, theme_for
from tools.screenshots.contrast import contrast

THING = QRectF(40, 40, 120, 80)


def ringed(theme: Theme, beat: float = 0.0) -> QImage:
    """Return a picture of the ring round `THING`."""
    picture = QImage(200, 160, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    with QPainter(picture) as painter:
        paint_pointer(painter, THING, theme, unit=1.0, radius=6, beat=beat)
    return picture


@pytest.mark.parametrize("scheme", [ColourScheme.DARK, ColourScheme.CONTRAST])
def test_the_ring_is_whole_and_golden(qapp, scheme):
    """No dash is left out, and nothing inside is covered."""
    theme = theme_for(ClothName.GREEN, scheme)
    picture = ringed(theme)
    along = range(round(THING.left()) + 8, round(THING.right()) - 8)

    above = {picture.pixelColor(x, round(THING.top() - AWAY)).name() for x in along}

    assert {theme.chrome.focus.name()} == above
    assert 0 == picture.pixelColor(THING.center().toPoint()).alpha()


def test_a_beat_spreads_beyond_the_ring_and_leaves_it_as_it_is(qapp):
    """The thing has its ring all the time."""
    theme = theme_for(ClothName.PLAIN, ColourScheme.CONTRAST)
    still, beating = ringed(theme), ringed(theme, beat=0.5)
    at, out = round(THING.top() - AWAY), round(THING.top() - AWAY - SWELL / 2)

    assert still.pixelColor(100, at) == beating.pixelColor(100, at)
    assert still.pixelColor(100, out).alpha() == 0
    assert 0 < beating.pixelColor(100, out).alpha() < 255


def test_the_ring_stands_out_from_cards_and_cloth(qapp):
    """Its ink shows on paper where its gold does not."""
    chrome = theme_for(ClothName.GREEN, ColourScheme.DARK).chrome

    assert contrast(INK, chrome.paper_top) > 3
    assert contrast(INK, chrome.focus) > 3
