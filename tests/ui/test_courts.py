"""The court cards as they are printed: signs stand clear of the figures, and bands end at the frame."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtGui import QColor, QImage

from ombre_desktop.storage.display_options import CardPrint, Deck, IndexSize
from ombre_desktop.ui.paint.card_deck import our_deck
from ombre_desktop.ui.paint.card_print import drawing
from ombre_desktop.ui.table.deck_art import drawn_text

SIZE = (200, 310)
"""One pixel for each unit of a card."""
INDEX = '<g id="index">'
COURTS = ["".join(name) for name in product("SHCD", "JQK")]
MOST = {IndexSize.NORMAL: 0.0, IndexSize.JUMBO: 0.08}
"""The largest share of an index that may lie on the figure; a border of paper parts the two."""


def parts(deck: Deck, court: str, index: IndexSize) -> tuple[QImage, QImage]:
    """Return the picture of a court without its index, and the index alone, without its border."""
    found = drawing(our_deck(deck), court, CardPrint(index=index))
    text = found.decode() if isinstance(found, bytes) else found.read_text(encoding="utf-8")
    picture, _, rest = text.partition(INDEX)
    letters = re.sub('<path stroke="#fbf6e6"[^>]*/>', "", rest)
    whole = f"{picture}</g>\n</svg>\n", f"{text[: text.index('<path')]}{INDEX}{letters}"
    return drawn_text(whole[0].encode(), SIZE), drawn_text(whole[1].encode(), SIZE)


def is_paper(colour: QColor) -> bool:
    return colour.red() > 235 and colour.green() > 225 and colour.blue() > 200


@pytest.mark.parametrize("index", IndexSize)
@pytest.mark.parametrize("deck", Deck)
def test_the_index_stands_clear_of_the_figure(qapp, deck, index):
    covered = {}
    for court in COURTS:
        picture, letters = parts(deck, court, index)
        spots = product(range(0, 100, 2), range(0, 155, 2))
        under = [picture.pixelColor(*spot) for spot in spots if letters.pixelColor(*spot).alpha() > 128]
        covered[court] = sum(not is_paper(colour) for colour in under) / len(under)

    assert {} == {court: share for court, share in covered.items() if share > MOST[index]}


@pytest.mark.parametrize("court", COURTS)
def test_the_band_of_a_french_court_ends_at_the_frame(qapp, court):
    """Inside the frame line, at the left and at the right, the band is not parted from it by bare paper."""
    picture, _ = parts(Deck.FRENCH, court, IndexSize.NORMAL)
    printed = [sum(not is_paper(picture.pixelColor(x, y)) for y in range(120, 190)) for x in (10, 189)]

    assert min(printed) >= 8
