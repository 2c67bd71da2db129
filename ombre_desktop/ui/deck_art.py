"""Card pictures: rendered off the GUI thread, once for each size, and kept."""

from __future__ import annotations

import json
import logging
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QRunnable, QSize, QSizeF, QThreadPool, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap

from ombre_desktop.engine import HIDDEN, Card, Suit
from ombre_desktop.ui.table.canvas import finished
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.ui.texts.deck import Deck

CARDS = Path(str(files("ombre_desktop"))) / "assets" / "cards"
BACK = "back_1"
INDEX = re.compile(r'(<path id="index"[^>]*? d=")[^"]*(")')
"""The shape that holds a card's letter, in both corners."""

log = logging.getLogger(__name__)


Size = tuple[int, int]
Key = tuple[Deck, str, Size]
ENGLISH = "en"
BATCH = 5
"""Pictures rendered before they are handed over: the table is drawn anew once for all of them."""
MOST_KEPT = 500
"""Pictures kept: two decks at every size of one window, and what earlier windows left."""


def file_name(card: Card, *, back: str = BACK) -> str:
    """The picture of *card*, or the back of a hidden one."""
    return back if card is HIDDEN else card.text


@cache
def manifest(deck: Deck) -> dict[str, dict[str, dict[str, str]]]:
    """What the generator tells of the pictures of *deck*."""
    told: dict[str, dict[str, dict[str, str]]] = json.loads(
        (CARDS / deck.value / "manifest.json").read_text(encoding="utf-8")
    )
    return told


def drawing(deck: Deck, name: str, letters: str) -> Path | bytes:
    """The file of one picture, or its SVG with the index of a court or ace in the letters of a language."""
    path = CARDS / deck.value / f"{name}.svg"
    if deck is not Deck.FRENCH or letters == ENGLISH or len(name) != 2:
        return path
    told = manifest(deck)
    letter = told["letters"][letters].get(name[1])
    if letter is None:
        return path
    outline = str(told["outlines"][letter])
    return INDEX.sub(lambda found: found[1] + outline + found[2], path.read_text(encoding="utf-8")).encode()


def render(deck: Deck, name: str, size: Size, letters: str = ENGLISH) -> QImage:
    """
    One picture at *size* device pixels; a null image if the file is missing or damaged.

    It is read without a buffer of Python's own. Qt asks such a buffer while it holds a lock that
    the GUI thread may be waiting for, and the buffer asks Python, which the GUI thread has.
    """
    try:
        source = drawing(deck, name, letters)
        image = _from_file(source, size) if isinstance(source, Path) else _from_text(source, size)
    except (OSError, ValueError, KeyError) as error:
        log.warning("the picture %s/%s cannot be read: %s", deck.value, name, error)
        return QImage()
    if image.isNull():
        log.warning("the picture %s/%s cannot be drawn", deck.value, name)
        return image
    return finished(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def _from_file(path: Path, size: Size) -> QImage:
    reader = QImageReader(str(path), QByteArray(b"svg"))
    reader.setScaledSize(QSize(*size))
    return reader.read()


def _from_text(svg: bytes, size: Size) -> QImage:
    wanted = f'<svg width="{size[0]}" height="{size[1]}" preserveAspectRatio="none" '
    return QImage.fromData(QByteArray(svg.replace(b"<svg ", wanted.encode(), 1)), "SVG")


class _Rendering(QRunnable):
    """Renders a batch of pictures of one deck and size."""

    def __init__(self, art: DeckArt, deck: Deck, names: tuple[str, ...], size: Size) -> None:
        super().__init__()
        self._art, self._deck, self._names, self._size = art, deck, names, size

    def run(self) -> None:
        """Render and hand over; images cross the threads, pixmaps do not."""
        self._art.render_batch(self._deck, self._names, self._size)


class DeckArt(QObject):
    """
    Hands out pixmaps of cards.

    A picture that is not ready is ordered; until it comes the nearest size
    that is there is given, scaled by whoever draws it, else None. `ready` says
    that new pictures have come.
    """

    ready = Signal()
    _rendered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pixmaps: dict[Key, QPixmap] = {}
        self._ordered: set[Key] = set()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(2)
        self._closed = False
        self._letters = ENGLISH
        self._rendered.connect(self._take)

    def pixmap(self, deck: Deck, card: Card, size: QSizeF, ratio: float) -> QPixmap | None:
        """The picture of *card*, *size* logical pixels large, or the best there is."""
        key = (deck, file_name(card), device_size(size, ratio))
        found = self._pixmaps.get(key)
        if found is not None:
            return found
        self.order(deck, (key[1],), key[2])
        others = [pixmap for (d, name, _), pixmap in self._pixmaps.items() if (d, name) == key[:2]]
        return max(others, key=lambda pixmap: pixmap.width(), default=None)

    def sign(self, deck: Deck, suit: Suit, side: float, ratio: float) -> QPixmap | None:
        """The sign of *suit* alone, *side* logical pixels high; None while it is on the way."""
        pixels = max(1, round(side * ratio))
        name = f"sign_{suit.value}"
        self.order(deck, (name,), (pixels, pixels))
        return self._pixmaps.get((deck, name, (pixels, pixels)))

    def has(self, deck: Deck, card: Card, size: QSizeF, ratio: float) -> bool:
        """True if the picture of *card* is there at its very size."""
        return (deck, file_name(card), device_size(size, ratio)) in self._pixmaps

    def prepare(self, deck: Deck, cards: tuple[Card, ...], size: QSizeF, ratio: float) -> None:
        """Order pictures that will be needed."""
        self.order(deck, tuple(file_name(card) for card in cards), device_size(size, ratio))

    def order(self, deck: Deck, names: tuple[str, ...], size: Size) -> None:
        """Have pictures rendered unless they are there or on the way."""
        if self._closed:
            return
        wanted = tuple(name for name in names if (deck, name, size) not in self._ordered)
        self._ordered.update((deck, name, size) for name in wanted)
        for start in range(0, len(wanted), BATCH):
            self._pool.start(_Rendering(self, deck, wanted[start : start + BATCH], size))

    def set_letters(self, letters: str) -> None:
        """Print the indices of the French deck in the letters of a language; all is drawn anew."""
        if letters != self._letters:
            self._letters = letters
            self._pixmaps, self._ordered = {}, set()

    def render_batch(self, deck: Deck, names: tuple[str, ...], size: Size) -> None:
        """Called on a thread of the pool."""
        keys = [] if self._closed else [(deck, name, size) for name in names]
        self._rendered.emit([(key, render(deck, key[1], size, self._letters)) for key in keys])

    def close(self) -> None:
        """Wait for the pictures on the way; the rest is not begun."""
        self._closed = True
        self._pool.clear()
        # However long it takes: a pool destroyed at work waits with the interpreter locked, for ever.
        self._pool.waitForDone()

    def wait(self) -> None:
        """Wait until all that was ordered is rendered."""
        self._pool.waitForDone()

    def _take(self, rendered: list[tuple[Key, QImage]]) -> None:
        new = {key: QPixmap.fromImage(image) for key, image in rendered if not image.isNull()}
        if not new:
            return
        self._pixmaps.update(new)
        while len(self._pixmaps) > MOST_KEPT:
            oldest = next(iter(self._pixmaps))
            del self._pixmaps[oldest]
            self._ordered.discard(oldest)
        self.ready.emit()


def device_size(size: QSizeF, ratio: float) -> Size:
    """*size* in device pixels."""
    width = max(1, round(size.height() * CARD_RATIO * ratio))
    return width, max(1, round(size.height() * ratio))
