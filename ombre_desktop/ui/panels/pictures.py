"""Small pictures of the cards, cached: a suit's sign, a card in a panel."""

from functools import lru_cache

from PySide6.QtGui import QImage

from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.table.deck_art import Size, render

_KEPT = 160


@lru_cache(maxsize=_KEPT)
def picture(deck: Deck, name: str, size: Size, printed: CardPrint) -> QImage | None:
    """
    Return the picture *name* of the *deck* at this size in device pixels; None if there is none.

    Reading takes a few milliseconds, so this is for a handful of small pictures only.
    """
    if min(size) < 1:
        return None
    image = render(deck, name, size, printed)
    return None if image.isNull() else image
