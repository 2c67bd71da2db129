"""Moving pictures: what is packed can be read again, and the readme's film keeps its bounds."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader

from tools.screenshots.film import FILM, LARGEST
from tools.screenshots.moving import Frame, packed

SIZE = (100, 70)
SPOTS = ((5, 5), (40, 20), (90, 60))


def spotted(*spots):
    """Return a picture of grains, which take many bytes, with a white square at each of *spots*."""
    grains = bytes(60 + grain % 60 for grain in Random(1).randbytes(4 * SIZE[0] * SIZE[1]))
    image = QImage(grains, *SIZE, 4 * SIZE[0], QImage.Format.Format_RGB32).copy()
    for x, y in spots:
        for dx in range(8):
            for dy in range(8):
                image.setPixelColor(x + dx, y + dy, QColor("white"))
    return image


def read(content):
    """Return the frames of *content*, and the milliseconds for which each is shown."""
    kept = QByteArray(content)
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    found = []
    for _ in range(reader.imageCount()):
        image = reader.read()
        found.append((image.copy(), reader.nextImageDelay()))
    return found


@pytest.fixture(scope="module")
def frames():
    """Provide one frame without a spot, one for each spot, and one more that is like the last."""
    bare = Frame(spotted(), 40)
    return [bare, *(Frame(spotted(spot), 50) for spot in SPOTS), Frame(spotted(SPOTS[-1]), 500)]


def test_what_is_packed_is_read_again(frames):
    """Each frame, although it holds only what has changed; the last two are alike, and become one."""
    found = read(packed(frames, 90))

    assert [40, 50, 50, 550] == [shown for _, shown in found]
    for (image, _), frame in zip(found, frames, strict=False):
        for x in range(0, SIZE[0], 3):
            for y in range(0, SIZE[1], 3):
                wanted, got = frame.image.pixelColor(x, y), image.pixelColor(x, y)
                assert 48 > abs(wanted.green() - got.green()), (x, y)


def test_a_frame_holds_what_has_changed(frames):
    """A second picture of all would be as large as the first."""
    one, two = (len(packed(frames[:count], 90)) for count in (1, 2))

    assert two - one < one


def test_the_film_of_the_readme_has_its_length_and_size():
    """It is a whole deal in about twelve seconds, below two megabytes."""
    content = FILM.read_bytes()
    shown, at = [], 12
    while at < len(content):
        length = int.from_bytes(content[at + 4 : at + 8], "little")
        if content[at : at + 4] == b"ANMF":
            shown.append(int.from_bytes(content[at + 20 : at + 23], "little"))
        at += 8 + length + length % 2

    assert len(content) <= LARGEST
    assert 11_000 < sum(shown) < 13_500
    assert len(shown) > 150
    assert (
        f"({FILM.relative_to(Path(__file__).parents[2]).as_posix()})"
        in (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").partition("\n## ")[0]
    )
