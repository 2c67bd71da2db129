"""The pictures of the games: the generator gives them, every game has its own, and none is cut."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QImage, QImageReader

from ombre_desktop.engine import ruleset_names
from tools.art.games import map_file
from tools.art.games.atlas import HEIGHT, WIDTH
from tools.art.games.map_file import KEY, NAME, drawing_sum
from tools.art.games.objects import BELINDA, drawn_objects

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "ombre_desktop" / "assets" / "games"
SIDE = 48


def seen(path):
    """Return *path* as it is seen on paper, in levels of grey, *SIDE* pixels high."""
    reader = QImageReader(str(path), QByteArray(b"svg"))
    reader.setScaledSize(QSize(SIDE, SIDE))
    picture = reader.read()
    edge = [(x, y) for x in range(SIDE) for y in range(SIDE) if {x, y} & {0, SIDE - 1}]
    assert all(picture.pixelColor(*place).alpha() < 40 for place in edge), f"{path.name} is cut"
    alpha = picture.convertToFormat(QImage.Format.Format_Alpha8)
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    pairs = zip(bytes(grey.constBits()), bytes(alpha.constBits()), strict=True)
    return [level * cover // 255 + (240 * (255 - cover)) // 255 for level, cover in pairs]


def test_every_game_has_its_object_as_the_generator_draws_it():
    """Byte for byte, one for each game of the registry, and one for Belinda's."""
    assert drawn_objects() == {path.name: path.read_text("utf-8") for path in ASSETS.glob("*.svg")}
    assert {f"{game}.svg" for game in (*ruleset_names(), BELINDA)} == set(drawn_objects())


def test_the_map_is_the_picture_of_its_drawing():
    """Rendering it again takes half a second, so the file holds the sum of what it was rendered from."""
    kept = QImage(str(ASSETS / NAME))

    assert drawing_sum() == kept.text(KEY)
    assert (2 * WIDTH, 2 * HEIGHT) == kept.size().toTuple()


def test_a_map_that_cannot_be_written_is_told_of(tmp_path, monkeypatch):
    monkeypatch.setattr(map_file, "pictured", lambda: QImage(1, 1, QImage.Format.Format_RGB32))

    with pytest.raises(OSError, match=NAME):
        map_file.main(tmp_path / "missing")


def test_no_two_objects_are_alike_at_48_pixels(qapp):
    """Nor is one of them cut off by the edge of its square."""
    pictures = {path.stem: seen(path) for path in ASSETS.glob("*.svg")}

    for (one, first), (other, second) in combinations(pictures.items(), 2):
        apart = sum(abs(a - b) > 60 for a, b in zip(first, second, strict=True)) / SIDE**2
        assert apart > 0.12, (one, other, apart)
