"""
Contact sheets: the finished cards as a person will see them, to be looked at.

Usage: ``python packaging/cards/sheet.py FOLDER`` writes PNG pictures of both decks into FOLDER: all cards at
three sizes and once in grey, and a hand of nine as the table fans it. Needs PySide6.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageReader, QPainter

ASSETS = Path(__file__).resolve().parents[2] / "ombre_desktop" / "assets" / "cards"
SUITS = "SHCD"
RANKS = {"spanish": "AKQJ765432", "french": "AKQJT98765432"}
HANDS = {
    "spanish": ("SA", "D7", "CA", "DA", "DK", "HQ", "H6", "S5", "C4"),
    "french": ("SA", "D7", "CA", "DA", "DK", "HQ", "HT", "S5", "C4"),
}
WIDTHS = (260, 110, 70)
RATIO = 310 / 200
GAP = 8
CLOTH = QColor("#2f5a46")


def picture(path: Path, width: int) -> QImage:
    """The card at *path*, *width* pixels wide; an empty image if there is no such file."""
    reader = QImageReader(str(path))
    reader.setScaledSize(QSize(width, round(width * RATIO)))
    return reader.read()


def sheet(deck: str, width: int) -> QImage:
    """All cards of *deck*, a suit a row, and its backs below."""
    rows = [[f"{suit}{rank}" for rank in RANKS[deck]] for suit in SUITS] + [["back_1", "back_2"]]
    height = round(width * RATIO)
    size = QSize(len(rows[0]) * (width + GAP) + GAP, len(rows) * (height + GAP) + GAP)
    image = _cloth(size)
    painter = QPainter(image)
    for down, row in enumerate(rows):
        for across, name in enumerate(row):
            place = QPointF(GAP + across * (width + GAP), GAP + down * (height + GAP))
            painter.drawImage(place, picture(ASSETS / deck / f"{name}.svg", width))
    painter.end()
    return image


def fan(deck: str, width: int = 130) -> QImage:
    """Nine cards fanned so that each shows the column of its index and little more."""
    step, height = width * 0.27, round(width * RATIO)
    names = HANDS[deck]
    image = _cloth(QSize(round(step * 8 + width * 1.7), round(height * 1.35)))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for number, name in enumerate(names):
        tilt = (number - (len(names) - 1) / 2) * 2.2
        painter.save()
        painter.translate(width * 0.85 + number * step, height * 1.15 + abs(tilt) ** 2 * 0.14)
        painter.rotate(tilt)
        painter.drawImage(QPointF(-width / 2, -height), picture(ASSETS / deck / f"{name}.svg", width))
        painter.restore()
    painter.end()
    return image


def _cloth(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(CLOTH)
    return image


def main(folder: Path) -> None:
    """Write every sheet into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for deck in RANKS:
        for width in WIDTHS:
            sheet(deck, width).save(str(folder / f"{deck}-{width}.png"))
        grey = sheet(deck, WIDTHS[1]).convertToFormat(QImage.Format.Format_Grayscale8)
        grey.save(str(folder / f"{deck}-grey.png"))
        fan(deck).save(str(folder / f"{deck}-fan.png"))


if __name__ == "__main__":
    application = QGuiApplication(["sheet", "-platform", "offscreen"])
    main(Path(sys.argv[1]))
