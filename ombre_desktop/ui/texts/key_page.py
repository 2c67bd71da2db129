"""The page *Keys*: every key by the place where it works, and the letters of the game at the table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ombre_desktop.engine import Bid, Word
from ombre_desktop.ui.texts.calls import can_be_bid, contract_name, word_label
from ombre_desktop.ui.texts.deeds import ANSWERS, WITH_CARDS, Act, Deed, deed_label, letters
from ombre_desktop.ui.texts.key_table import Key, Place
from ombre_desktop.ui.texts.listing import one_of
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.value import Value

_TITLES: dict[Place, Said] = {
    Place.PARTS: Said("KeyPage", "From part to part of the table"),
    Place.LOOKING: Said("KeyPage", "The table read out"),
    Place.CARDS: Said("KeyPage", "Your cards"),
    Place.ANSWERS: Said("KeyPage", "Answers"),
    Place.TABLE: Said("KeyPage", "The table"),
    Place.GAME: Said("KeyPage", "The game"),
    Place.HELP: Said("KeyPage", "Help"),
    Place.FIRST_PAGE: Said("KeyPage", "The first page"),
    Place.LESSONS: Said("KeyPage", "A lesson"),
    Place.READING: Said("KeyPage", "Lists, log, last trick, settlement, other cards"),
    Place.REPLAY: Said("KeyPage", "A replay"),
    Place.DIALOGS: Said("KeyPage", "Dialogs"),
    Place.PATH: Said("KeyPage", "The path of lessons"),
    Place.BOOK: Said("KeyPage", "The rule book"),
    Place.SHEETS: Said("KeyPage", "Score sheet and sittings"),
}
_NOTES: dict[Place, Said] = {
    Place.PARTS: Said(
        "KeyPage",
        "F6 leads round the parts of the table, from your cards to the tools. The arrow keys lead"
        " along each part.",
    ),
    Place.LOOKING: Said(
        "KeyPage", "These keys work at any time. The words are shown, and a screen reader says them."
    ),
    Place.ANSWERS: Said(
        "KeyPage", "Each button shows its key. It works wherever you are, and is the same through the deal."
    ),
    Place.DIALOGS: Said("KeyPage", "Alt and the underlined letter of a button or a field leads to it."),
}


close_button = Said("KeysDialog", "&Close")
page_title = Said("KeyPage", "Keys")
"""The title of the page."""


class KeyLine(Value):
    """A line of the page: the *keys*, by their names, and what they do."""

    keys: str
    text: str

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        return translate("KeyPage", "{keys}: {text}").format(keys=self.keys, text=self.text)


class KeySection(Value):
    """The keys of one place, under its *title* and perhaps a *note*."""

    title: str
    note: str
    lines: tuple[KeyLine, ...]


def key_sections(
    contracts: Sequence[str] = (), doors: Sequence[tuple[str, str]] = (), missing: Collection[str] = ()
) -> tuple[KeySection, ...]:
    """
    Return the page for a table at which *contracts* can be bid; an empty table has none.

    *doors* are the letters and labels of the first page, *missing* the names of keys that do nothing here.
    """
    keys = [key for key in Key if key.keys and key.name not in missing]
    return tuple(_section(place, keys, contracts, doors) for place in Place)


def _section(
    place: Place, keys: Sequence[Key], contracts: Sequence[str], doors: Sequence[tuple[str, str]]
) -> KeySection:
    lines = tuple(KeyLine(_names(key), key.text) for key in keys if key.place is place)
    if place is Place.ANSWERS:
        lines += tuple(_letters(contracts))
    elif place is Place.FIRST_PAGE:
        lines += tuple(KeyLine(letter, label) for letter, label in doors)
    note = _NOTES.get(place)
    title = _TITLES[place]()
    return KeySection(title, note() if note else "", lines)


def _names(key: Key) -> str:
    """Return the names of a key; a row of digits is named by its first and last."""
    if key is Key.FIGURES:
        return translate("KeyPage", "1 to 9, and 0 for the tenth")
    if key in (Key.NUMBERS, Key.LESSON_ANSWER):
        return translate("KeyPage", "1 to 4")
    return f"{one_of(key.names)}"


def _letters(contracts: Sequence[str]) -> Iterator[KeyLine]:
    """Yield the letters of the bids, and of what can be said and done beside the cards."""
    found = letters(contracts)
    if any(map(can_be_bid, contracts)):
        yield KeyLine(found[word_label(Word.PASS)], word_label(Word.PASS)())
    for contract in filter(can_be_bid, contracts):
        yield KeyLine(found[Bid(contract)], contract_name(contract))
    shown: tuple[Deed | Word, ...] = (
        *WITH_CARDS,
        Deed.TO_THE_END,
        Deed.OTHER_CARDS,
        Deed.REVIEW,
        Deed.CUT_WITH_WORD,
    )
    for said in shown:
        act: Act = said if isinstance(said, Deed) else word_label(said)
        yield KeyLine(found[act], deed_label(said) if isinstance(said, Deed) else word_label(said)())
    told = {word_label(said) for said in shown if isinstance(said, Word)}
    asked = dict.fromkeys(word_label(word, one) for one, words in ANSWERS.items() for word in words)
    for label in asked:
        if label not in told and label != word_label(Word.PASS):
            yield KeyLine(found[label], label())
