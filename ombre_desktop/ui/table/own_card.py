"""
Pictures of a deck from outside: checked before they are read, and laid on a card.

Bytes and pixels are bounded before anything is decoded. A picture that is not quite as slender as our cards
keeps its shape, on paper of its own colour.
"""

from __future__ import annotations

from pathlib import Path
from stat import S_ISREG

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QImageReader, QPainter, QPen

from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.storage.regular import read_regular
from ombre_desktop.ui.paint.card_deck import (
    MANIFEST,
    SIGN,
    CardDeck,
    DeckError,
    DeckFlaw,
    Flaw,
    is_drawing,
)
from ombre_desktop.ui.paint.card_print import drawing, picture_file
from ombre_desktop.ui.paint.svg_bounds import is_modest
from ombre_desktop.ui.table.card_shadow import CORNER
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.value import Value

LARGEST, MOST_PIXELS = 8_000_000, 8_000_000
"""The most bytes and pixels of the picture of a card: more would take a sixth of a second to read."""
LARGEST_SIGN, MOST_SIGN_PIXELS = 100_000, 360_000
"""The same of a sign, which is also read where a panel is painted."""
LARGEST_DRAWING = 2_000_000
"""The most bytes of the drawing of a card."""
NARROWEST, BROADEST = 0.5, 0.8
"""The shapes of cards, width by height: those of tarots are narrow, those of poker cards broad."""
_ALIKE = 0.03
"""The share by which a shape may differ from that of our cards before it is kept."""
_KINDS = {b"\x89PNG\r\n\x1a\n": b"png", b"\xff\xd8\xff": b"jpeg"}
"""The kinds of pictures beside drawings, by their first bytes; all other kinds are refused."""
_JPEG_END, _TAIL = b"\xff\xd9", 4096
"""The end of a JPEG picture, which Qt does not miss, and how many bytes may follow it."""
_EDGE, _LINE = QColor("#cdc4ab"), 0.0026
"""The colour of the edge of a card, and its width as a share of the height; both are those of our cards."""
OPAQUE = 255


class Original(Value):
    """A picture that may be read: its *source*, a file or the text of a drawing, its *kind*, and its size."""

    source: Path | bytes
    kind: bytes
    size: QSize

    def fitted(self, name: str, size: tuple[int, int]) -> QSize:
        """Return the size at which the picture *name* is read for a card of *size*."""
        room = QSize(*size)
        shape = self.size.width() / self.size.height()
        if not name.startswith(SIGN) and abs(shape / CARD_RATIO - 1) <= _ALIKE:
            return room
        return self.size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))


def bounds_of(name: str, file: str) -> tuple[int, int]:
    """Return the most bytes and pixels of the picture *name* in *file*."""
    if name.startswith(SIGN):
        return LARGEST_SIGN, MOST_SIGN_PIXELS
    return LARGEST_DRAWING if is_drawing(file) else LARGEST, MOST_PIXELS


def original(of: CardDeck, name: str, printed: CardPrint, width: int) -> Original:
    """Return the picture *name*, as *printed* asks for it; raise `DeckError` if it cannot be used."""
    path = picture_file(of, name, printed, width)
    file = path.relative_to(of.folder).as_posix()
    try:
        return _checked(of, name, printed, path, width)
    except DeckError:
        raise
    except FileNotFoundError as error:
        is_there = (of.folder / MANIFEST).is_file()
        raise DeckError(DeckFlaw(Flaw.MISSING, name, file) if is_there else DeckFlaw(Flaw.GONE)) from error
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise DeckError(DeckFlaw(Flaw.DAMAGED, name, file)) from error


def _checked(of: CardDeck, name: str, printed: CardPrint, path: Path, width: int) -> Original:
    """Return the picture in the file *path* if it is within bounds."""
    file = path.relative_to(of.folder).as_posix()

    def require(holds: bool, flaw: Flaw) -> None:
        if not holds:
            raise DeckError(DeckFlaw(flaw, name, file))

    status = path.stat()
    require(path.resolve().is_relative_to(of.folder.resolve()), Flaw.OUTSIDE)
    require(S_ISREG(status.st_mode), Flaw.DAMAGED)
    most_bytes, most_pixels = bounds_of(name, file)
    require(status.st_size <= most_bytes, Flaw.TOO_LARGE)
    source: Path | bytes = path
    if is_drawing(file):
        kind = b"svg"
        source = drawing(of, name, printed, width)
        require(
            is_modest(source.decode() if isinstance(source, bytes) else read_regular(path)), Flaw.INTRICATE
        )
    else:
        found = _kind_of(path)
        require(found is not None, Flaw.OTHER_KIND)
        kind = found or b""
    size = QImageReader(str(path), QByteArray(kind)).size()
    require(not size.isEmpty(), Flaw.DAMAGED)
    require(kind == b"svg" or size.width() * size.height() <= most_pixels, Flaw.TOO_LARGE)
    is_card = NARROWEST <= size.width() / size.height() <= BROADEST
    require(is_card or name.startswith(SIGN), Flaw.WRONG_SHAPE)
    return Original(source, kind, size)


def _kind_of(path: Path) -> bytes | None:
    """Return the kind of a picture by its first bytes; raise `ValueError` if its end is missing."""
    with path.open("rb") as file:
        head = file.read(16)
        kind = next((kind for mark, kind in _KINDS.items() if head.startswith(mark)), None)
        if kind == b"jpeg":
            file.seek(max(0, path.stat().st_size - _TAIL))
            if _JPEG_END not in file.read():
                raise ValueError("the end is missing")
    return kind


def laid_on_card(picture: QImage, size: tuple[int, int]) -> QImage:
    """Return a card of this *size* with *picture* in its middle, on paper of its colour."""
    if picture.size() == QSize(*size) and picture.pixelColor(0, 0).alpha() == 0:
        return picture  # a whole card that has its own corners
    paper = picture.pixelColor(picture.width() // 2, 0)
    flat = QImage(*size, QImage.Format.Format_RGB32)
    flat.fill(paper if paper.alpha() == OPAQUE else Qt.GlobalColor.white)
    card = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    card.fill(Qt.GlobalColor.transparent)
    with QPainter(flat) as painter:
        painter.drawImage(
            (flat.width() - picture.width()) // 2, (flat.height() - picture.height()) // 2, picture
        )
    with QPainter(card) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = size[1] * _LINE
        painter.setBrush(QBrush(flat))
        painter.setPen(QPen(_EDGE, line))
        box = QRectF(card.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.drawRoundedRect(box, size[1] * CORNER, size[1] * CORNER)
    return card
