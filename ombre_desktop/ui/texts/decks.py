"""Words about decks of the person's own: their flaws card by card, and what they cannot do."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Card, Suit
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.problems import Problem, ProblemKind
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.paint.card_deck import SIGN, CardDeck, DeckFlaw, Flaw
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.cards import card_label, suit_name
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.phrases import Said

MOST_TOLD = 3
"""The number of flaws that a notice at the table names."""

_OF_DECK: dict[Flaw, Said] = {
    Flaw.GONE: Said("Decks", "The deck “{deck}” is not there any more."),
    Flaw.NO_MANIFEST: Said("Decks", "“{deck}” is no deck: it has no file manifest.json."),
    Flaw.UNREADABLE: Said("Decks", "The manifest of the deck “{deck}” cannot be read."),
    Flaw.NEWER: Said("Decks", "The deck “{deck}” was made for a newer version of Ombre."),
    Flaw.FIELD: Said("Decks", "In the manifest of the deck “{deck}”, “{file}” is missing or wrong."),
}
_OF_PICTURE: dict[Flaw, Said] = {
    Flaw.UNKNOWN: Said("Decks", "{card}: there is no such card."),
    Flaw.UNNAMED: Said("Decks", "{card:Name}: the manifest names no picture."),
    Flaw.OUTSIDE: Said("Decks", "{card:Name}: “{file}” does not lie in the folder of the deck."),
    Flaw.MISSING: Said("Decks", "{card:Name}: the file “{file}” is missing."),
    Flaw.TOO_LARGE: Said("Decks", "{card:Name}: “{file}” has too many bytes or pixels."),
    Flaw.OTHER_KIND: Said("Decks", "{card:Name}: “{file}” is not an SVG, PNG or JPEG picture."),
    Flaw.DAMAGED: Said("Decks", "{card:Name}: the picture “{file}” is damaged."),
    Flaw.WRONG_SHAPE: Said("Decks", "{card:Name}: “{file}” does not have the shape of a card."),
    Flaw.INTRICATE: Said("Decks", "{card:Name}: “{file}” needs other files, or too much drawing."),
}
_BACK = Said("Decks", "back of the cards")
_SIGN = Said("Decks", "sign of {suit}")
_STANDS_IN = Said("Decks", "Ours stand in for these.")
_KEPT = Said("Decks", "The table has our own cards. Your choice is kept.")
_MORE = Said("Decks", "{number:one # more picture|other # more pictures} cannot be shown.")
_FLAWED = Said("Decks", "{number:one # picture|other # pictures} of the deck “{deck}” cannot be shown.")
_SOUND = Said("Decks", "Every picture of the deck “{deck}” can be shown.")
_CREDIT = Said("Decks", "The deck “{deck}”, made by {maker}. Licence: {licence}.")
_ADDED = Said("Decks", "The deck “{deck}” is added.")
_BACK_NUMBER = Said("Decks", "Back {number}")
_WRITING: dict[ProblemKind, Said] = {
    ProblemKind.DISK_FULL: Said("Decks", "There is not enough room on the disk for this deck."),
    ProblemKind.READ_ONLY: Said("Decks", "The system does not let Ombre write {path}."),
}
_NOT_COPIED = Said("Decks", "The deck could not be copied to {path}.")

add_deck = Said("Decks", "&Add a deck of your own…")
"""The button that asks for the folder of a deck."""
check_deck = Said("Decks", "Check i&ts pictures…")
"""The button that looks at every picture of the chosen deck."""
open_folder = Said("Decks", "&Open the folder of your decks")
"""The button that opens the folder of the person's own decks."""
choose_title = Said("Decks", "The folder of a deck")
"""The title of the dialog in which a folder is chosen."""
drawn_one_way = Said("Decks", "The deck that you chose cannot change this.")
"""The reason why a preference about cards is greyed."""
not_added_title = Said("Decks", "No deck was added")
nothing_changed = Said("Decks", "Nothing has changed: your cards are as they were.")
checked_title = Said("Decks", "The pictures of a deck")


def flaw_told(flaw: DeckFlaw, deck: str, kind: Deck) -> str:
    """Return a sentence on one flaw of the deck called *deck*."""
    file = outside.title(flaw.file)
    if flaw.flaw in _OF_DECK:
        return _OF_DECK[flaw.flaw]().format(deck=outside.title(deck), file=file)
    return _OF_PICTURE[flaw.flaw]().format(card=_name_of(flaw, kind), file=file)


def _name_of(flaw: DeckFlaw, kind: Deck) -> str:
    """Return what the picture shows, in the words of the deck."""
    if flaw.flaw is Flaw.UNKNOWN:
        return outside.name(flaw.name)
    if flaw.name.startswith(SIGN):
        return _SIGN().format(suit=suit_name(Suit.parse(flaw.name.removeprefix(SIGN)), kind))
    try:
        return card_label(Card.parse(flaw.name), kind)
    except NotationError:
        return _BACK()


def at_table(flaws: Sequence[DeckFlaw], deck: str, kind: Deck) -> tuple[str, str]:
    """Return a sentence on the flaws met at the table, and another on them one by one."""
    whole = [flaw for flaw in flaws if not flaw.name]
    if whole:
        return flaw_told(whole[0], deck, kind), _KEPT()
    told = [flaw_told(flaw, deck, kind) for flaw in flaws[:MOST_TOLD]]
    if len(flaws) > MOST_TOLD:
        told.append(_MORE().format(number=len(flaws) - MOST_TOLD))
    return _flawed(len(flaws), deck), sentences([*told, _STANDS_IN()])


def _flawed(number: int, deck: str) -> str:
    return _FLAWED().format(number=number, deck=outside.title(deck))


def checked(of: CardDeck, flaws: Sequence[DeckFlaw]) -> Trouble:
    """Return the message on a deck whose pictures were all looked at, with its flaws card by card."""
    deck = of.told["name"]
    if not flaws:
        return Trouble(checked_title(), sound(of))
    lines = (flaw_told(flaw, deck, of.kind) for flaw in flaws)
    return Trouble(checked_title(), _flawed(len(flaws), deck), _STANDS_IN(), "\n".join(lines))


def sound(of: CardDeck) -> str:
    """Return the sentence on a deck without a flaw."""
    return _SOUND().format(deck=outside.title(of.told["name"]))


def not_added(told: str) -> Trouble:
    """Return the message on a deck that was not added, with the sentence *told* on it."""
    return Trouble(not_added_title(), told, nothing_changed())


def not_copied(problem: Problem) -> str:
    """Return the sentence on a deck that could not be copied."""
    return _WRITING.get(problem.kind, _NOT_COPIED)().format(path=outside.place(problem.path))


def added(of: CardDeck) -> str:
    """Return the sentence on a deck that was added."""
    return _ADDED().format(deck=outside.title(of.told["name"]))


def credit(of: CardDeck) -> str:
    """Return the sentence on who made a deck."""
    maker, licence = (outside.title(of.told[name]) for name in ("maker", "licence"))
    return _CREDIT().format(deck=outside.title(of.told["name"]), maker=maker, licence=licence)


def kept_for_later(flaw: DeckFlaw, folder: str) -> str:
    """Return the note on a chosen deck that cannot be used now."""
    return sentences([flaw_told(flaw, folder, Deck.SPANISH), _KEPT()])


def back_number(number: int) -> str:
    """Return the name of one of a deck's backs."""
    return _BACK_NUMBER().format(number=number)
