"""The page *Keys*: every key by the place where it works, and the letters of the game at the table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ombre_desktop.engine import Bid, Word
from ombre_desktop.ui.texts.calls import can_be_bid, contract_name, word_label
from ombre_desktop.ui.texts.deeds import ANSWERS, WITH_CARDS, Act, Deed, deed_label, letters
from ombre_desktop.ui.texts.key_table import Key, Place
from ombre_desktop.ui.texts.listing import one_of
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.value import Value

_TITLES: dict[Place, str] = {
    Place.PARTS: QT_TRANSLATE_NOOP("KeyPage", "From part to part of the table"),
    Place.LOOKING: QT_TRANSLATE_NOOP("KeyPage", "The table read out"),
    Place.CARDS: QT_TRANSLATE_NOOP("KeyPage", "Your cards"),
    Place.ANSWERS: QT_TRANSLATE_NOOP("KeyPage", "Answers"),
    Place.TABLE: QT_TRANSLATE_NOOP("KeyPage", "The table"),
    Place.GAME: QT_TRANSLATE_NOOP("KeyPage", "The game"),
    Place.HELP: QT_TRANSLATE_NOOP("KeyPage", "Help"),
    Place.FIRST_PAGE: QT_TRANSLATE_NOOP("KeyPage", "The first page"),
    Place.LESSONS: QT_TRANSLATE_NOOP("KeyPage", "A lesson"),
    Place.READING: QT_TRANSLATE_NOOP("KeyPage", "Lists, log, last trick, settlement, other cards"),
    Place.REPLAY: QT_TRANSLATE_NOOP("KeyPage", "A replay"),
    Place.DIALOGS: QT_TRANSLATE_NOOP("KeyPage", "Dialogs"),
    Place.BOOK: QT_TRANSLATE_NOOP("KeyPage", "The rule book"),
    Place.SHEETS: QT_TRANSLATE_NOOP("KeyPage", "Score sheet and sittings"),
}
_NOTES: dict[Place, str] = {
    Place.PARTS: QT_TRANSLATE_NOOP(
        "KeyPage",
        "F6 leads round the table: your cards, the question, how it stands, the players, the trick, pool and "
        "talon, the trumps, the suit led, the log if it is open, the tools. The arrow keys lead along each "
        "part.",
    ),
    Place.LOOKING: QT_TRANSLATE_NOOP(
        "KeyPage", "These keys work at any time. The words are shown, and a screen reader says them."
    ),
    Place.ANSWERS: QT_TRANSLATE_NOOP(
        "KeyPage", "Each button shows its key. It works wherever you are, and is the same through the deal."
    ),
    Place.DIALOGS: QT_TRANSLATE_NOOP(
        "KeyPage", "Alt and the underlined letter of a button or a field leads to it."
    ),
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
    title = translate("KeyPage", _TITLES[place])
    return KeySection(title, translate("KeyPage", note) if note else "", lines)


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
