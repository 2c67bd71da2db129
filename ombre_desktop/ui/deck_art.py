"""Card pictures: rendered off the GUI thread, once for each size, and kept."""

from __future__ import annotations

import logging
from pathlib import Path
from tempfile import mkstemp

from PySide6.QtCore import QByteArray, QObject, QRunnable, QSize, QSizeF, QThreadPool, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap

from ombre_desktop.engine import HIDDEN, Card, Suit
from ombre_desktop.storage.tastes import PLAIN, CardPrint
from ombre_desktop.ui.card_print import BACK, drawing
from ombre_desktop.ui.table.canvas import finished
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.ui.texts.deck import Deck

log = logging.getLogger(__name__)


Size = tuple[int, int]
Key = tuple[CardPrint, Deck, str, Size]
BATCH = 5
"""Pictures rendered before they are handed over: the table is drawn anew once for all of them."""
MOST_KEPT = 500
"""Pictures kept: two decks at every size of one window, and what earlier windows left."""


def picture_name(card: Card) -> str:
    """The picture of *card*, or the back of a hidden one."""
    return BACK if card is HIDDEN else card.text


def render(deck: Deck, name: str, size: Size, printed: CardPrint = PLAIN) -> QImage:
    """
    One picture at *size* device pixels; a null image if the file is missing or damaged.

    It is read without a buffer of Python's own. Qt asks such a buffer while it holds a lock that
    the GUI thread may be waiting for, and the buffer asks Python, which the GUI thread has.
    """
    try:
        source = drawing(deck, name, printed)
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
    """By way of a file: what Qt draws from memory it draws with Python's lock, and the GUI thread waits."""
    try:
        handle, name = mkstemp(".svg", "ombre-")
    except OSError:
        return _from_memory(svg, size)
    try:
        with open(handle, "wb") as file:
            file.write(svg)
        return _from_file(Path(name), size)
    except OSError:
        return _from_memory(svg, size)
    finally:
        Path(name).unlink(missing_ok=True)


def _from_memory(svg: bytes, size: Size) -> QImage:
    """Where there is no room for a file."""
    wanted = f'<svg width="{size[0]}" height="{size[1]}" preserveAspectRatio="none" '
    return QImage.fromData(QByteArray(svg.replace(b"<svg ", wanted.encode(), 1)), "SVG")


class _Rendering(QRunnable):
    """Renders a batch of pictures."""

    def __init__(self, art: DeckArt, keys: tuple[Key, ...]) -> None:
        super().__init__()
        self._art, self._keys = art, keys

    def run(self) -> None:
        """Render and hand over; images cross the threads, pixmaps do not."""
        self._art.render_batch(self._keys)


class DeckArt(QObject):
    """
    Hands out pixmaps of cards.

    A picture that is not ready is ordered; until it comes the best that is there
    is given, scaled by whoever draws it: of another size, or of another printing
    if there is none of this one; else None. `ready` says that new pictures have come.
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
        self._print = PLAIN
        self._rendered.connect(self._take)

    def pixmap(self, deck: Deck, card: Card, size: QSizeF, ratio: float) -> QPixmap | None:
        """The picture of *card*, *size* logical pixels large, or the best there is."""
        return self._best(deck, picture_name(card), device_size(size, ratio))

    def sign(self, deck: Deck, suit: Suit, side: float, ratio: float) -> QPixmap | None:
        """The sign of *suit* alone, *side* logical pixels high, or the best there is."""
        pixels = max(1, round(side * ratio))
        return self._best(deck, f"sign_{suit.value}", (pixels, pixels))

    def has(self, deck: Deck, card: Card, size: QSizeF, ratio: float) -> bool:
        """True if the picture of *card* is there at its very size."""
        return (self._print, deck, picture_name(card), device_size(size, ratio)) in self._pixmaps

    def prepare(self, deck: Deck, cards: tuple[Card, ...], size: QSizeF, ratio: float) -> None:
        """Order pictures that will be needed."""
        self.order(deck, tuple(picture_name(card) for card in cards), device_size(size, ratio))

    def order(self, deck: Deck, names: tuple[str, ...], size: Size) -> None:
        """Have pictures rendered unless they are there or on the way."""
        if self._closed:
            return
        keys = [(self._print, deck, name, size) for name in names]
        wanted = tuple(key for key in keys if key not in self._ordered)
        self._ordered.update(wanted)
        for start in range(0, len(wanted), BATCH):
            self._pool.start(_Rendering(self, wanted[start : start + BATCH]))

    def set_print(self, printed: CardPrint) -> None:
        """Print the cards in another way from now on; what was ordered before and not begun is forgotten."""
        if printed != self._print:
            self._print = printed
            self._pool.clear()
            self._ordered = set(self._pixmaps)

    def render_batch(self, keys: tuple[Key, ...]) -> None:
        """Called on a thread of the pool."""
        wanted = () if self._closed else keys
        self._rendered.emit([(key, render(*key[1:], key[0])) for key in wanted])

    def close(self) -> None:
        """Wait for the pictures on the way; the rest is not begun."""
        self._closed = True
        self._pool.clear()
        # However long it takes: a pool destroyed at work waits with the interpreter locked, for ever.
        self._pool.waitForDone()

    def wait(self) -> None:
        """Wait until all that was ordered is rendered."""
        self._pool.waitForDone()

    def _best(self, deck: Deck, name: str, size: Size) -> QPixmap | None:
        """The picture that is wanted, which else is ordered, or the one that looks most like it."""
        found = self._pixmaps.get((self._print, deck, name, size))
        if found is not None:
            return found
        self.order(deck, (name,), size)
        others = [(key, pixmap) for key, pixmap in self._pixmaps.items() if key[1:3] == (deck, name)]
        best = max(others, key=lambda kept: (kept[0][0] == self._print, kept[1].width()), default=None)
        return best[1] if best else None

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
