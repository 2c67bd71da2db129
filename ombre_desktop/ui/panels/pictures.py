"""Small pictures from a deck, cached, such as a suit's sign in a panel."""

from functools import lru_cache

from PySide6.QtGui import QImage

from ombre_desktop.storage.display_options import CardPrint, Deck
from ombre_desktop.ui.table.deck_art import Size, render

_KEPT = 160


@lru_cache(maxsize=_KEPT)
def picture(deck: Deck, name: str, size: Size, printed: CardPrint) -> QImage | None:
    """
    Return the picture *name* of the *deck* at this size in device pixels; None if there is no picture.

    Reading a picture takes a few milliseconds, so this is for a handful of small ones only.
    """
    if min(size) < 1:
        return None
    image = render(deck, name, size, printed)
    return None if image.isNull() else image
