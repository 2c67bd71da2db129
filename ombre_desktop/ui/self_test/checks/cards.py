"""The check that every card of both decks can be drawn."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QImageReader

from ombre_desktop.storage.display_options import (
    PLAIN,
    Back,
    CardPrint,
    Deck,
    IndexSize,
    Letters,
    SuitColours,
)
from ombre_desktop.ui.paint.card_deck import BACK, our_deck
from ombre_desktop.ui.self_test.bench import Bench, require_drawn
from ombre_desktop.ui.self_test.finding import FailedCheckError
from ombre_desktop.ui.table.deck_art import render

SIZE = (80, 124)
OTHERWISE = CardPrint(Letters.ENGLISH, IndexSize.JUMBO, SuitColours.FOUR, PLAIN.back)
"""The print style that changes a drawing most."""
FORMATS = ("svg", "jpeg", "png")
"""The formats of the cards, the cloth and the icon."""


def every_card(_: Bench) -> str:
    """Draw each card in its standard style, and with large indices in four colours."""
    known = {bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()}
    lacking = sorted(set(FORMATS) - known)
    if lacking:
        raise FailedCheckError(f"Qt cannot read pictures of this kind: {', '.join(lacking)}")
    count = 0
    for deck in Deck:
        for name in our_deck(deck).told["cards"]:
            for printed in (PLAIN, OTHERWISE):
                require_drawn(render(deck, name, SIZE, printed), f"{deck.value} {name}")
            count += 1
        for back in Back:
            printed = replace(PLAIN, back=back)
            require_drawn(render(deck, BACK, SIZE, printed), f"{deck.value} {back.value}")
    return f"{count} cards of {len(Deck)} decks, {len(Back)} backs"
