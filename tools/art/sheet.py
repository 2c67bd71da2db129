"""
Contact sheets: the finished cards as a person will see them, to be looked at.

Usage: ``python -m tools.art.sheet FOLDER`` writes PNG pictures of both decks into FOLDER: all cards at
three sizes, the courts larger, all cards as they look without colour and to an eye that cannot tell red from
green, each in two and four colours, and a hand of nine as the table fans it, in either size of index. The two
pictures of ``docs`` are written too, ``courts.jpg`` and ``decks.jpg``. Needs PySide6.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from ombre_desktop.storage.display_options import PLAIN, Back, CardPrint, Deck, IndexSize, SuitColours
from ombre_desktop.ui.paint.card_deck import BACK
from ombre_desktop.ui.table.deck_art import render

SUITS = "SHCD"
RANKS = {Deck.SPANISH: "AKQJ765432", Deck.FRENCH: "AKQJT98765432"}
HANDS = {
    Deck.SPANISH: ("SA", "D7", "CA", "DA", "DK", "HQ", "H6", "S5", "C4"),
    Deck.FRENCH: ("SA", "D7", "CA", "DA", "DK", "HQ", "HT", "S5", "C4"),
}
WIDTHS = (260, 110, 70)
COURT_WIDTH = 330
RATIO = 310 / 200
GAP = 8
CLOTH = QColor("#2f5a46")
JUMBO = CardPrint(index=IndexSize.JUMBO)
FOUR = CardPrint(colours=SuitColours.FOUR)

# What an eye without its middle cones makes of a colour: linear red, green and blue out of the same (Vienot,
# Brettel and Mollon, 1999).
_DEUTERANOPIA = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))


def picture(deck: Deck, name: str, width: int, printed: CardPrint = PLAIN) -> QImage:
    """Return the card *name*, *width* pixels wide; an empty image if there is no such file."""
    return render(deck, name, (width, round(width * RATIO)), printed)


def sheet(deck: Deck, width: int, printed: CardPrint = PLAIN) -> QImage:
    """Return all cards of *deck*, a suit a row, and its backs below."""
    rows = [[(f"{suit}{rank}", printed) for rank in RANKS[deck]] for suit in SUITS]
    return _rows(deck, width, [*rows, [(BACK, CardPrint(back=back)) for back in Back]])


def courts(deck: Deck, printed: CardPrint = PLAIN, width: int = COURT_WIDTH) -> QImage:
    """Return the twelve courts of *deck*, large."""
    names = [suit + rank for rank in "KQJ" for suit in SUITS]
    return _rows(deck, width, [[(name, printed) for name in row] for row in (names[:6], names[6:])])


def fan(deck: Deck, printed: CardPrint = PLAIN, width: int = 130) -> QImage:
    """Return nine cards fanned so that each shows the column of its index and little more."""
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
        painter.drawImage(QPointF(-width / 2, -height), picture(deck, name, width, printed))
        painter.restore()
    painter.end()
    return image


def grey(image: QImage) -> QImage:
    """*image* without colour."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def deuteranopia(image: QImage) -> QImage:
    """*image* as somebody sees it who cannot tell red from green."""
    seen = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(seen.bits())
    known: dict[bytes, bytes] = {}
    for at in range(0, len(pixels), 4):
        colour = bytes(pixels[at : at + 3])
        if colour not in known:
            known[colour] = _seen(colour)
        pixels[at : at + 3] = known[colour]
    return seen


def _seen(colour: bytes) -> bytes:
    """Return one pixel, blue first, as that eye sees it."""
    light = [(part / 255) ** 2.2 for part in reversed(colour)]
    mixed = (sum(share * part for share, part in zip(row, light, strict=True)) for row in _DEUTERANOPIA)
    return bytes(reversed([round(255 * min(1, max(0, part)) ** (1 / 2.2)) for part in mixed]))


def _rows(deck: Deck, width: int, rows: list[list[tuple[str, CardPrint]]]) -> QImage:
    height = round(width * RATIO)
    image = _cloth(QSize(len(rows[0]) * (width + GAP) + GAP, len(rows) * (height + GAP) + GAP))
    painter = QPainter(image)
    for down, row in enumerate(rows):
        for across, (name, printed) in enumerate(row):
            place = QPointF(GAP + across * (width + GAP), GAP + down * (height + GAP))
            painter.drawImage(place, picture(deck, name, width, printed))
    painter.end()
    return image


def all_courts(width: int = 190) -> QImage:
    """Return the courts of both decks, for the reader of the README."""
    return _stacked([courts(deck, width=width) for deck in Deck])


def both_decks() -> QImage:
    """Either deck as a reference: fanned, small, and in four colours seen without red and green."""
    rows = []
    for deck in Deck:
        rows.append(_beside([fan(deck, printed) for printed in (PLAIN, JUMBO, FOUR)]))
        rows.append(_beside([sheet(deck, WIDTHS[2]), deuteranopia(sheet(deck, WIDTHS[2], FOUR))]))
    return _stacked(rows)


def _beside(images: list[QImage]) -> QImage:
    size = QSize(sum(image.width() for image in images), max(image.height() for image in images))
    return _put(size, [(sum(one.width() for one in images[:n]), 0) for n in range(len(images))], images)


def _stacked(images: list[QImage]) -> QImage:
    size = QSize(max(image.width() for image in images), sum(image.height() for image in images))
    return _put(size, [(0, sum(one.height() for one in images[:n])) for n in range(len(images))], images)


def _put(size: QSize, places: list[tuple[int, int]], images: list[QImage]) -> QImage:
    whole = _cloth(size)
    painter = QPainter(whole)
    for (x, y), image in zip(places, images, strict=True):
        painter.drawImage(QPointF(x, y), image)
    painter.end()
    return whole


def _cloth(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(CLOTH)
    return image


def sheets(deck: Deck) -> dict[str, QImage]:
    """Return every sheet of *deck* by name."""
    plain = {width: sheet(deck, width) for width in WIDTHS}
    four = sheet(deck, WIDTHS[1], FOUR)
    return {
        **{str(width): drawn for width, drawn in plain.items()},
        "courts": courts(deck),
        "courts-jumbo": courts(deck, JUMBO),
        "grey": grey(plain[WIDTHS[1]]),
        "deuteranopia": deuteranopia(plain[WIDTHS[1]]),
        "four": four,
        "four-grey": grey(four),
        "four-deuteranopia": deuteranopia(four),
        "jumbo": sheet(deck, WIDTHS[1], JUMBO),
        "fan": fan(deck),
        "fan-jumbo": fan(deck, JUMBO),
    }


def main(folder: Path) -> None:
    """Write every sheet into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for deck in Deck:
        for name, image in sheets(deck).items():
            image.save(str(folder / f"{deck.value}-{name}.png"))
    all_courts().save(str(folder / "courts.jpg"), quality=80)
    both_decks().save(str(folder / "decks.jpg"), quality=72)


if __name__ == "__main__":
    application = QGuiApplication(["sheet", "-platform", "offscreen"])
    main(Path(sys.argv[1]))
