"""Words of a deck on sheets of paper: the dialog, what stands on the sheets, and their files."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.cards import card_name
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.ui.texts.phrases import Said, translate

title = Said("DeckSheets", "Print a deck")
"""The title of the dialog, and of the one that asks for a file."""
heading = Said("DeckSheets", "Sheets to cut out")
deck = Said("DeckSheets", "Deck")
paper = Said("DeckSheets", "Paper")
papers = (Said("DeckSheets", "A4"), Said("DeckSheets", "US Letter"))
preview = Said("DeckSheets", "The first sheet, faces and backs")
"""The name of the preview for a screen reader."""
look = Said("DeckSheets", "Letters, figures, colours and backs are those of your preferences.")
save = Said("DeckSheets", "&Save the sheets…")
close = Said("DeckSheets", "&Close")
at_work = Said("DeckSheets", "The sheets are being drawn.")
"""The notice while the files are made."""
files = Said("DeckSheets", "Files")
forms = (Said("DeckSheets", "One PDF"), Said("DeckSheets", "A drawing of each page (SVG)"))
kinds = Said("DeckSheets", "Pages to print (*.pdf)")
"""The kind of file for a deck."""
folder_title = Said("DeckSheets", "The place for a folder of drawings")
"""The title of the dialog that asks for a folder."""
how_to_print = Said("DeckSheets", "Print at 100 % on both sides, turned about the long edge.")
"""The line on every page."""
_TITLES = {
    Deck.SPANISH: Said("DeckSheets", "Spanish deck"),
    Deck.FRENCH: Said("DeckSheets", "French deck"),
}
_LINES = {
    Deck.SPANISH: Said("DeckSheets", "Spanish deck, cards of {width} × {height} mm"),
    Deck.FRENCH: Said("DeckSheets", "French deck, cards of {width} × {height} mm"),
}
_OWN_LINE = Said("DeckSheets", "{deck}, cards of {width} × {height} mm")
_SIDES = {
    "faces": Said("DeckSheets", "Sheet {number} of {of}, faces"),
    "backs": Said("DeckSheets", "Sheet {number} of {of}, backs"),
}
_NAMES = {
    "faces": Said("DeckSheets", "sheet {number} faces.svg"),
    "backs": Said("DeckSheets", "sheet {number} backs.svg"),
}


def title_of(deck: Deck, name: str = "") -> str:
    """Return the title of the sheets of *deck*: its *name*, if it is the person's own."""
    return name or _TITLES[deck]()


def deck_line(deck: Deck, name: str, width: float, height: float) -> str:
    """Return the line with the deck's name and the size of its cards, in millimetres."""
    line = _OWN_LINE if name else _LINES[deck]
    return line().format(deck=name, width=_length(width), height=_length(height))


def sheet_line(side: str, number: int, of: int) -> str:
    """Return the line that tells which sheet this is, and which *side* of it."""
    return _SIDES[side]().format(number=number, of=of)


def page_name(side: str, number: int) -> str:
    """Return the name of the file of a *side* of a sheet."""
    return _NAMES[side]().format(number=number)


def ruler(length: int) -> str:
    """Return the words beside a line that is *length* millimetres long."""
    return translate("DeckSheets", "This line is {length} mm long.").format(length=length)


def extent(cards: int, sheets: int, width: float, height: float) -> str:
    """Return what is printed: the number of cards, their size in millimetres, and the number of sheets."""
    template = translate(
        "DeckSheets", "{cards} cards of {width} × {height} mm, on {sheets} sheets with their backs."
    )
    return template.format(cards=cards, sheets=sheets, width=_length(width), height=_length(height))


def _length(millimetres: float) -> str:
    """Return a length with one decimal place, or with none if it is whole."""
    return decimal(millimetres, 0 if millimetres.is_integer() else 1)


first_forty = Said("DeckSheets", "The first five sheets are the forty cards of most games.")
"""The note on a deck with eights, nines and tens."""


def undrawn(card: Card | None, deck: Deck) -> str:
    """Return the sentence that the drawing of *card* cannot be read; None is the back."""
    if card is None:
        return translate("DeckSheets", "The drawing of the back cannot be read.")
    template = translate("DeckSheets", "The drawing of {card:the} cannot be read.")
    return template.format(card=card_name(card, deck))
