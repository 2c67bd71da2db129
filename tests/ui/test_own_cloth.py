"""A picture of the person's own as cloth: what may lie on the table, and what is told of a bad file."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from conftest import STILL
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.paint.own_cloth import SIDE, ClothFlaw, read_cloth
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.surface import paint_surface
from ombre_desktop.ui.texts.cloth import flaw_told
from ombre_desktop.value import replace

GIF = base64.b64decode("R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=")


@pytest.fixture
def red(tmp_path: Path) -> Path:
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    picture.save(str(tmp_path / "red.png"))
    return tmp_path / "red.png"


def test_a_picture_lies_on_the_table_but_never_on_the_plain_one(qapp, red):
    layout, picture = layout_for(QSizeF(900, 600), 3), read_cloth(red)
    spot = layout.stage.at(0.5, 0.6).toPoint()
    hues = [
        paint_surface(layout, theme_for(cloth, ColourScheme.DARK), 1.0, picture).pixelColor(spot)
        for cloth in (ClothName.GREEN, ClothName.PLAIN)
    ]

    assert hues[0].red() > 2 * hues[0].green()
    assert hues[1].red() <= hues[1].green()


def test_a_large_picture_is_reduced(qapp, tmp_path):
    QImage(6000, 3000, QImage.Format.Format_Mono).save(str(tmp_path / "large.png"))

    assert (SIDE, SIDE // 2) == read_cloth(tmp_path / "large.png").size().toTuple()


def test_a_picture_of_a_hundred_megapixels_is_refused_before_it_is_read(qapp, tmp_path):
    QImage(10_000, 10_000, QImage.Format.Format_Mono).save(str(tmp_path / "huge.png"))

    assert ClothFlaw.TOO_LARGE is read_cloth(tmp_path / "huge.png")


@pytest.mark.parametrize(
    ("content", "flaw"),
    [
        (GIF, ClothFlaw.OTHER_KIND),
        (b"no picture at all", ClothFlaw.DAMAGED),
        (b"", ClothFlaw.DAMAGED),
        (None, ClothFlaw.GONE),
    ],
)
def test_a_bad_file_is_told_by_its_kind(qapp, tmp_path, content, flaw):
    path = tmp_path / "picture"
    if content is not None:
        path.write_bytes(content)

    assert flaw is read_cloth(path)
    assert flaw_told(flaw)


def test_a_picture_that_is_cut_off_is_damaged(qapp, red):
    red.write_bytes(red.read_bytes()[:60])

    assert ClothFlaw.DAMAGED is read_cloth(red)


@pytest.mark.parametrize("path", ["/", "\0", "nowhere/at/all.png"])
def test_a_path_that_is_no_file_is_gone(qapp, path):
    assert ClothFlaw.GONE is read_cloth(Path(path))


def test_a_picture_that_is_gone_is_told_at_the_table(seated, qtbot):
    app = seated(preferences=replace(STILL, cloth_picture="/nowhere/picture.png"))

    app.desk.wait_until_painted()
    qtbot.waitUntil(lambda: app.desk.dock._notice is not None)

    assert flaw_told(ClothFlaw.GONE) in app.desk.dock._notice.accessibleName()
