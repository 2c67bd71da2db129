"""The check of a whole deck, picture by picture."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine import Suit
from ombre_desktop.storage.display_options import PLAIN, Deck
from ombre_desktop.ui.paint.card_deck import BACK, BACKS, SIGN, CardDeck, DeckError, DeckFlaw, Flaw, our_deck
from ombre_desktop.ui.table.deck_art import render_own
from ombre_desktop.value import replace

_SIZE = (200, 310)
"""The size of the pictures that are read: large enough for the fine print of the backs."""


def flaws_of(own: CardDeck) -> Iterator[DeckFlaw | None]:
    """
    Read every picture of a deck; yield the flaw of each, or None where there is none.

    The prints of a back may be one picture, whose flaw is told once.
    """
    known = our_deck(Deck.FRENCH).told["cards"]
    yield from (DeckFlaw(Flaw.UNKNOWN, name) for name in own.told["cards"] if name not in known)
    cards = our_deck(own.kind).told["cards"]
    signs = filter(own.has, (f"{SIGN}{suit.value}" for suit in Suit))
    pictures = [(name, PLAIN) for name in (*cards, *signs)]
    backs = [(name, replace(PLAIN, back=back)) for back in own.backs for name in BACKS]
    met: set[DeckFlaw] = set()
    for name, printed in (*pictures, *backs):
        try:
            render_own(own, name, _SIZE, printed)
        except DeckError as error:
            flaw = replace(error.flaw, name=BACK) if name in BACKS else error.flaw
            if flaw not in met:
                met.add(flaw)
                yield flaw
        else:
            yield None
