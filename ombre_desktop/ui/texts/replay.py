"""The words of the replay: the place in a deal, and what can be done there."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ombre_desktop.ui.texts.key_table import Key, with_key
from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.people import NAMELESS, is_nameless, shown_name, shown_names
from ombre_desktop.ui.texts.phrases import Said, translate

panel_name = Said("Replay", "Replay")
"""The name of the panel for a screen reader."""
slider_name = Said("Replay", "Moment of the deal")
"""The name of the slider for a screen reader."""
reading_name = Said("Replay", "About this moment")
"""The name of the page for a screen reader."""
deal_label = Said("Replay", "Deal")
"""The label of the choice of a deal."""
chair_label = Said("Replay", "In front")
"""The label of the choice of the seat in front."""
open_label = Said("Replay", "All &hands open")
"""The label of the tick box that opens all hands, with its letter."""
play_on_label = Said("Replay", "Play on &from here")
"""The label of the button to take the place in front."""
as_recorded = Said("Replay", "The others are the computer players named in the record.")
"""The note about opponents of the kinds that the record names."""
return_label = Said("Replay", "&Back to the replay")
"""The label of the way back from playing on."""
playing_text = Said(
    "Replay", "The deal goes on from here and is kept as a variation. Your own game waits for you."
)
"""The text while the person plays on."""
close_label = Said("Replay", "&Close")
"""The label of the button that ends the replay."""
breaks_off = Said("Replay", "The record ends here. You can play on from here yourself.")
"""The note at the end of an incomplete record."""
sitting_title = Said("Replay", "The deals of the sitting")
"""The title over the deals of a sitting."""


class Step(Enum):
    """A step through a deal; the value is its key, with its words."""

    START = Key.START
    LAST_PAGE = Key.LAST_PAGE
    BACK = Key.BACK
    RUN = Key.RUN
    FORWARD = Key.FORWARD
    NEXT_PAGE = Key.NEXT_PAGE
    END = Key.END

    @property
    def key(self) -> Key:
        """The key of the step."""
        return self.value


_SECTIONS = {
    "deal": Said("Replay", "The cards are dealt"),
    "auction": Said("Replay", "The auction"),
    "trump": Said("Replay", "The trump"),
    "exchange": Said("Replay", "The exchange"),
}


def step_name(step: Step, *, stops: bool = False) -> str:
    """Return the words for *step* with its key; *stops* if the deal is running by itself."""
    words = translate("Replay", "Stop") if stops else step.key.text
    return with_key(words, step.key)


def page_title(section: str, trick: int) -> str:
    """Return the place in the deal: a section by the word of records, or a trick by its number."""
    if section in _SECTIONS:
        return _SECTIONS[section]()
    return translate("Replay", "Trick {number}").format(number=trick)


def moment_text(at: int, last: int) -> str:
    """Return the number of the moment, and of the last."""
    return translate("Replay", "{at} of {last}").format(at=at, last=last)


def play_on_note(name: str) -> str:
    """Return the explanation of playing on, for a tip and a screen reader."""
    if is_nameless(name):
        return translate("Replay", "You play your own cards from here; the computer plays the others.")
    template = translate("Replay", "You take the place of {name} from here; the computer plays the others.")
    return template.format(name=shown_name(name))


def played_by_the_book(names: Sequence[str]) -> str:
    """Return the note that the record gives no known player for these *names*."""
    if len(names) == 1:
        one = translate("Replay", "The record names no computer player for {name}, who plays by the book.")
        return one.format(name=shown_name(names[0]))
    several = translate("Replay", "The record names no computer players for {names}, who play by the book.")
    return several.format(names=all_of(shown_names(names)))


def playing_title(name: str) -> str:
    """Return the title while the person plays on."""
    if is_nameless(name):
        return translate("Replay", "You play on")
    return translate("Replay", "You play as {name}").format(name=shown_name(name))


def nameless() -> str:
    """Return the name, in the records of this table, of a person who has given none."""
    return NAMELESS


def seat_name(number: int) -> str:
    """Return the name of somebody whom a record does not name."""
    return translate("Replay", "Seat {number}").format(number=number)


def namesake(name: str, number: int) -> str:
    """Return the name of one of several people called *name* in a record."""
    return translate("Replay", "{name} {number}").format(name=name, number=number)


def deal_title(number: int) -> str:
    """Return the title of a deal without a name."""
    return translate("Replay", "Deal {number}").format(number=number)


def deal_result(number: int, result: str) -> str:
    """Return the title of a deal of a sitting: its number and result."""
    return translate("Replay", "Deal {number}: {result}").format(number=number, result=result)


def own_result(number: int, won: int) -> str:
    """Return the title of a deal that the person played: its number, and what they *won* or lost."""
    template = (
        translate("Replay", "Deal {number}: you won {amount}")
        if won > 0
        else translate("Replay", "Deal {number}: you lost {amount}")
        if won < 0
        else translate("Replay", "Deal {number}: nothing won or lost")
    )
    return template.format(number=number, amount=abs(won))
