"""The program's icon: drawn like the cards, rendered in every size, bound for every system, and used."""

import configparser
import struct
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from ombre_desktop.ui.shell.application import APPLICATION_ID
from ombre_desktop.ui.shell.icon import ICON, window_icon
from tools.art.decks import drawn_icon
from tools.art.icon_files import ICNS_TYPES, ICO_SIZES, SIZES, rendered

ROOT = Path(__file__).resolve().parents[2]
PNG = b"\x89PNG\r\n\x1a\n"


def picture(size):
    return (ICON / f"ombre-{size}.png").read_bytes()


def test_the_drawings_are_what_the_generator_draws():
    """Byte for byte."""
    assert drawn_icon() == {path.name: path.read_text("utf-8") for path in ICON.glob("*.svg")}


@pytest.mark.parametrize("size", SIZES)
def test_every_size_is_rendered_from_its_drawing(qapp, size):
    """With any version of Qt no pixel is another colour, and the corners are free."""
    kept = QImage.fromData(picture(size), "PNG").convertToFormat(QImage.Format.Format_ARGB32)
    drawn = rendered(size).convertToFormat(QImage.Format.Format_ARGB32)

    assert (size, size) == kept.size().toTuple()
    assert 0 == kept.pixelColor(0, 0).alpha()
    pairs = zip(bytes(kept.constBits()), bytes(drawn.constBits()), strict=True)
    assert max(abs(one - other) for one, other in pairs) < 48


def test_the_icon_for_windows_has_all_its_pictures():
    """Each at the place and of the length that the directory says."""
    content = (ICON / "ombre.ico").read_bytes()
    count = struct.unpack_from("<HHH", content)[2]
    found = {}
    for number in range(count):
        wide, *_, length, at = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        found[wide or 256] = content[at : at + length]

    assert {size: picture(size) for size in ICO_SIZES} == found


def test_the_icon_for_macos_has_all_its_pictures():
    """Under every name that the system has for a size."""
    content = (ICON / "ombre.icns").read_bytes()
    assert (b"icns", len(content)) == struct.unpack_from(">4sI", content)
    found, at = {}, 8
    while at < len(content):
        kind, length = struct.unpack_from(">4sI", content, at)
        found[kind] = content[at + 8 : at + length]
        at += length

    assert {kind: picture(size) for size, kinds in ICNS_TYPES.items() for kind in kinds} == found


def test_windows_show_the_icon_in_every_size(qapp):
    assert {(size, size) for size in SIZES if size <= 256} == {
        size.toTuple() for size in window_icon().availableSizes()
    }


def test_a_linux_desktop_finds_the_entry_and_its_icon():
    """Both go by the name that the program gives itself; all that is to be installed is there."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    installed = told["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    (entry,) = (source for source, target in installed.items() if target.startswith("share/applications/"))
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(ROOT / entry, encoding="utf-8")

    assert APPLICATION_ID == Path(entry).stem == parser["Desktop Entry"]["Icon"]
    assert parser["Desktop Entry"]["Exec"].split() == [*told["project"]["gui-scripts"], "%f"]
    assert all((ROOT / source).is_file() for source in installed)
    on_the_desktop = (target for target in installed.values() if not target.startswith("share/man/"))
    assert {APPLICATION_ID} == {Path(target).stem.removesuffix(".metainfo") for target in on_the_desktop}
