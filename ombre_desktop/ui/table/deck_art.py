"""Pictures of cards, which are rendered off the GUI thread, once for each size, and kept."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from tempfile import mkstemp

from PySide6.QtCore import QByteArray, QObject, QSize, QSizeF, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap

from ombre_desktop.engine import HIDDEN, Card, Suit
from ombre_desktop.storage.display_options import PLAIN, CardPrint, Deck
from ombre_desktop.ui.background.paint_thread import Studio, Urgency
from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.paint.card_deck import (
    BACK,
    BACKS,
    SIGN,
    TABLE_BACK,
    CardDeck,
    DeckError,
    DeckFlaw,
    Flaw,
    our_deck,
    own_deck_of,
    table_back,
)
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.value import replace

log = logging.getLogger(__name__)


Size = tuple[int, int]
Key = tuple[CardPrint, Deck, str, Size]
SVG = b"svg"
_OLD = "/"
"""The folder, which no deck can have, of pictures that only stand in until they are painted again."""
BATCH = 5
"""The number of pictures in a batch: the table is redrawn once for each batch."""
MOST_KEPT = 500
"""The largest number of pictures kept: enough for both decks at every size that one window uses."""


def picture_name(card: Card) -> str:
    """Return the name of the picture of *card*; for a hidden card, that of the back."""
    return BACK if card is HIDDEN else card.text


def render(
    deck: Deck,
    name: str,
    size: Size,
    printed: CardPrint = PLAIN,
    heed: Callable[[DeckFlaw], None] | None = None,
) -> QImage:
    """
    Render a picture at *size* device pixels; return a null image if the file is missing or damaged.

    A picture of the person's own deck that cannot be used is told to *heed*, and ours stands in.

    The picture never reaches Qt as a Python buffer. Qt queries such a buffer while holding a lock that the
    GUI thread may be waiting for; the query waits for Python's lock, which the GUI thread holds: a deadlock.
    """
    if printed.own:
        try:
            own = own_deck_of(deck, printed)
            if own is not None and own.has(name):
                return finished(render_own(own, name, size, printed))
        except DeckError as error:
            _report(printed.own, error.flaw)
            if heed is not None:
                heed(error.flaw)
    return _render_ours(deck, name, size, printed)


@cache
def _report(own: str, flaw: DeckFlaw) -> None:
    """Log a flaw once: the picture is asked for in many sizes."""
    log.warning("the deck %s has a flaw: %s", own, flaw)


def _render_ours(deck: Deck, name: str, size: Size, printed: CardPrint) -> QImage:
    from ombre_desktop.ui.paint.card_print import drawing

    try:
        source = drawing(our_deck(deck), name, printed, size[0])
        if printed.old and not name.startswith(SIGN):
            image = _pulled(source, size, f"{deck.value} {name}")
        else:
            image = _from_file(source, size) if isinstance(source, Path) else _from_text(source, size)
    except (OSError, ValueError, KeyError, DeckError) as error:
        log.warning("the picture %s/%s cannot be read: %s", deck.value, name, error)
        return QImage()
    if image.isNull():
        log.warning("the picture %s/%s cannot be drawn", deck.value, name)
        return image
    return finished(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def render_own(own: CardDeck, name: str, size: Size, printed: CardPrint = PLAIN) -> QImage:
    """Render a picture of a deck from outside, *printed* as far as possible; raise `DeckError` for a flaw."""
    from ombre_desktop.ui.paint.card_print import picture_file
    from ombre_desktop.ui.table.own_card import laid_on_card, original

    printed = own.able(printed)
    found = original(own, name, printed, size[0])
    room = found.fitted(name, size)
    box = room.width(), room.height()
    source, is_sign = found.source, name.startswith(SIGN)
    if printed.old and found.kind == SVG and not is_sign:
        image = _pulled(source, box, f"{own.folder.name} {name}")
    else:
        image = _from_file(source, box, found.kind) if isinstance(source, Path) else _from_text(source, box)
    if image.isNull():
        file = picture_file(own, name, printed, size[0]).relative_to(own.folder)
        raise DeckError(DeckFlaw(Flaw.DAMAGED, name, file.as_posix()))
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return image if is_sign else laid_on_card(image, size)


def drawn_text(svg: bytes, size: Size) -> QImage:
    """Return the drawing *svg* at *size* device pixels."""
    return _from_text(svg, size)


def _pulled(source: Path | bytes, size: Size, seed: str) -> QImage:
    """Return an old print of a drawing."""
    from ombre_desktop.ui.paint.old_print import plates, pulled

    text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source.decode()
    colours, ink = (_from_text(plate.encode(), size) for plate in plates(text))
    return QImage() if colours.isNull() or ink.isNull() else pulled(colours, ink, seed)


def _from_file(path: Path, size: Size, kind: bytes = SVG) -> QImage:
    reader = QImageReader(str(path), QByteArray(kind))
    reader.setScaledSize(QSize(*size))
    return reader.read()


def _from_text(svg: bytes, size: Size) -> QImage:
    """Render through a file: from memory, Qt would hold Python's lock meanwhile and block the GUI thread."""
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
    """Render from memory, because a file could not be written."""
    wanted = f'<svg width="{size[0]}" height="{size[1]}" preserveAspectRatio="none" '
    return QImage.fromData(QByteArray(svg.replace(b"<svg ", wanted.encode(), 1)))


class DeckArt(QObject):
    """
    A cache of card pixmaps, rendered on demand.

    In place of a picture that is not ready, the best substitute is returned for the painter to scale: another
    size, failing that another print style, failing that None. `ready` is emitted when pictures become ready,
    and `flawed` with each `DeckFlaw` of the person's own deck that is met.
    """

    ready = Signal()
    flawed = Signal(object)
    _rendered = Signal(object)

    def __init__(self, studio: Studio, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._pixmaps: dict[Key, QPixmap] = {}
        self._ordered: dict[Key, Urgency] = {}
        self._begun: set[Key] = set()
        self._print = PLAIN
        self._table_back = TABLE_BACK
        self._samples: set[CardPrint] = set()
        self._flawed: set[str] = set()
        self._rendered.connect(self._take)

    def pixmap(self, deck: Deck, card: Card, size: QSizeF, ratio: float) -> QPixmap | None:
        """Return the picture of *card* at *size* logical pixels, or the best one available."""
        return self._best(deck, picture_name(card), device_size(size, ratio))

    def on_table(self, deck: Deck, card: Card, size: QSizeF, ratio: float) -> QPixmap | None:
        """Return the picture of *card* as it lies on the table, or the best one available."""
        return self._best(deck, self._table_name(card), device_size(size, ratio))

    def _table_name(self, card: Card) -> str:
        """Return the name of the picture of *card* on the table, where all backs are printed alike."""
        return self._table_back if card is HIDDEN else card.text

    def set_table(self, least_back: QSizeF, ratio: float) -> None:
        """Print all backs on the table as finely as the smallest of them allows."""
        self._table_back = table_back(device_size(least_back, ratio)[0])

    def sample(
        self, printed: CardPrint, deck: Deck, card: Card, size: QSizeF, ratio: float
    ) -> QPixmap | None:
        """Return the picture of *card* in another style, for a choice of styles; None until it is ready."""
        self._samples.add(printed)
        wanted = (printed, deck, picture_name(card), device_size(size, ratio))
        if wanted not in self._pixmaps:
            self._order((wanted,), Urgency.WANTED)
        return self._pixmaps.get(wanted)

    def sign(self, deck: Deck, suit: Suit, side: float, ratio: float) -> QPixmap | None:
        """Return the sign of *suit*, *side* logical pixels high, or the best one available."""
        return self._best(deck, _sign_name(suit), _sign_size(side, ratio))

    def has(self, deck: Deck, card: Card, size: QSizeF, ratio: float) -> bool:
        """Tell whether the picture of *card* on the table is available at exactly this size."""
        return (self._print, deck, self._table_name(card), device_size(size, ratio)) in self._pixmaps

    def prepare(self, deck: Deck, cards: tuple[Card, ...], size: QSizeF, ratio: float) -> None:
        """Order pictures of *cards* that will be needed on the table later."""
        pixels = device_size(size, ratio)
        keys = [(self._print, deck, self._table_name(card), pixels) for card in cards]
        self._order(keys, Urgency.BEFOREHAND)

    def prepare_signs(self, deck: Deck, side: float, ratio: float) -> None:
        """Order the signs of all suits, *side* logical pixels high, since any may become trump."""
        keys = [(self._print, deck, _sign_name(suit), _sign_size(side, ratio)) for suit in Suit]
        self._order(keys, Urgency.BEFOREHAND)

    def set_print(self, printed: CardPrint) -> None:
        """Change the print style of the cards, and drop the orders that have not been begun."""
        if printed != self._print:
            self._print = printed
            self._ordered = dict.fromkeys(self._pixmaps, Urgency.WANTED)
            self._begun = set(self._pixmaps)

    def renew(self, own: str, *, is_changed: bool) -> None:
        """Paint the person's deck *own* again if its files have changed, or some of them had a flaw."""
        if not is_changed and own not in self._flawed:
            return
        self._flawed.discard(own)
        renamed = ((replace(key[0], own=_OLD) if key[0].own == own else key[0], key) for key in self._pixmaps)
        self._pixmaps = {(printed, *key[1:]): self._pixmaps[key] for printed, key in renamed}
        self._ordered = dict.fromkeys(self._pixmaps, Urgency.WANTED)
        self._begun = set(self._pixmaps)
        self.ready.emit()

    def _order(self, keys: Iterable[Key], urgency: Urgency) -> None:
        """Order the pictures that are neither available nor already ordered with at least this urgency."""
        wanted = [key for key in keys if self._ordered.get(key, -1) < urgency]
        self._ordered.update(dict.fromkeys(wanted, urgency))
        for start in range(0, len(wanted), BATCH):
            self._studio.order(partial(self._render, wanted[start : start + BATCH]), urgency)

    def _render(self, keys: list[Key]) -> None:
        """Render the pictures on the studio's thread, except those that another order has begun meanwhile."""
        wanted = {self._print, *self._samples}
        new = [key for key in keys if key[0] in wanted and key not in self._begun]
        self._begun.update(new)
        self._rendered.emit([(key, self._rendering(key)) for key in new])

    def _rendering(self, key: Key) -> QImage:
        """Render the picture of *key*."""
        printed, deck, name, size = key
        if not printed.own:
            return render(deck, name, size, printed)
        return render(deck, name, size, printed, partial(self._hear_flaw, printed))

    def _hear_flaw(self, printed: CardPrint, flaw: DeckFlaw) -> None:
        """Remember which deck has a flaw, and tell it unless the picture is only a sample."""
        self._flawed.add(printed.own)
        if printed == self._print:
            self.flawed.emit(flaw)

    def _best(self, deck: Deck, name: str, size: Size) -> QPixmap | None:
        """Return the picture; if it is not ready, order it and return the one most like it."""
        wanted = (self._print, deck, name, size)
        found = self._pixmaps.get(wanted)
        if found is not None:
            return found
        self._order((wanted,), Urgency.WANTED)
        alike = BACKS if name in BACKS else (name,)
        others = [kept for kept in self._pixmaps.items() if kept[0][1] == deck and kept[0][2] in alike]
        best = max(others, key=lambda kept: (kept[0][0] == self._print, kept[1].width()), default=None)
        return best[1] if best else None

    def _take(self, rendered: list[tuple[Key, QImage]]) -> None:
        new = {key: _on_screen(image) for key, image in rendered if not image.isNull()}
        if not new:
            return
        self._pixmaps.update(new)
        while len(self._pixmaps) > MOST_KEPT:
            oldest = next(iter(self._pixmaps))
            del self._pixmaps[oldest]
            self._ordered.pop(oldest, None)
            self._begun.discard(oldest)
        self.ready.emit()


def _on_screen(image: QImage) -> QPixmap:
    """Return *image* as the screen shows it."""
    return QPixmap.fromImage(image)


def device_size(size: QSizeF, ratio: float) -> Size:
    """Return *size* in device pixels."""
    width = max(1, round(size.height() * CARD_RATIO * ratio))
    return width, max(1, round(size.height() * ratio))


def _sign_name(suit: Suit) -> str:
    return f"{SIGN}{suit.value}"


def _sign_size(side: float, ratio: float) -> Size:
    pixels = max(1, round(side * ratio))
    return pixels, pixels
