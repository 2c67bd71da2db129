"""Small pictures of the cards' files: a suit's sign, a card in a panel; kept once they are drawn."""

from functools import lru_cache
from importlib.resources import as_file, files

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from ombre_desktop.ui.texts.deck import Deck

_KEPT = 160


@lru_cache(maxsize=_KEPT)
def picture(deck: Deck, name: str, width: int, height: int) -> QImage | None:
    """
    The file *name* of the *deck* at this size in device pixels; None if there is none.

    Reading takes a few milliseconds, so this is for a handful of small pictures only.
    """
    source = files("ombre_desktop") / "assets" / "cards" / deck.value / f"{name}.svg"
    if not source.is_file() or width < 1 or height < 1:
        return None
    with as_file(source) as path:
        reader = QImageReader(str(path))
        reader.setScaledSize(QSize(width, height))
        image = reader.read()
    return None if image.isNull() else image
