"""The words of the replay: where one is in a deal, and what can be done there."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.people import NAMELESS, is_nameless
from ombre_desktop.ui.texts.phrases import translate


class Step(Enum):
    """A step through a deal; the value is its key, as Qt spells it."""

    START = "Home"
    LAST_PAGE = "PgUp"
    BACK = "Left"
    RUN = "P"
    FORWARD = "Right"
    NEXT_PAGE = "PgDown"
    END = "End"


_STEPS = {
    Step.START: QT_TRANSLATE_NOOP("Replay", "To the beginning"),
    Step.LAST_PAGE: QT_TRANSLATE_NOOP("Replay", "Back a trick"),
    Step.BACK: QT_TRANSLATE_NOOP("Replay", "Back a move"),
    Step.RUN: QT_TRANSLATE_NOOP("Replay", "Let it go on by itself"),
    Step.FORWARD: QT_TRANSLATE_NOOP("Replay", "On a move"),
    Step.NEXT_PAGE: QT_TRANSLATE_NOOP("Replay", "On to the end of the trick"),
    Step.END: QT_TRANSLATE_NOOP("Replay", "To the end"),
}
_KEYS = {
    Step.START: QT_TRANSLATE_NOOP("Keys", "Home"),
    Step.LAST_PAGE: QT_TRANSLATE_NOOP("Keys", "Page up"),
    Step.BACK: QT_TRANSLATE_NOOP("Keys", "Left arrow"),
    Step.RUN: QT_TRANSLATE_NOOP("Keys", "P"),
    Step.FORWARD: QT_TRANSLATE_NOOP("Keys", "Right arrow"),
    Step.NEXT_PAGE: QT_TRANSLATE_NOOP("Keys", "Page down"),
    Step.END: QT_TRANSLATE_NOOP("Keys", "End"),
}
_SECTIONS = {
    "deal": QT_TRANSLATE_NOOP("Replay", "The cards are dealt"),
    "auction": QT_TRANSLATE_NOOP("Replay", "The auction"),
    "trump": QT_TRANSLATE_NOOP("Replay", "The trump"),
    "exchange": QT_TRANSLATE_NOOP("Replay", "The exchange"),
}


def step_name(step: Step, *, stops: bool = False) -> str:
    """Return what a step does, with its key; *stops* if the deal is playing by itself."""
    words = translate("Replay", "Stop") if stops else translate("Replay", _STEPS[step])
    return translate("Replay", "{words} ({key})").format(words=words, key=translate("Keys", _KEYS[step]))


def page_title(section: str, trick: int) -> str:
    """Return the present place: a section by its word in records, or a trick by its number."""
    if section in _SECTIONS:
        return translate("Replay", _SECTIONS[section])
    return translate("Replay", "Trick {number}").format(number=trick)


def panel_name() -> str:
    """The panel for a screen reader."""
    return translate("Replay", "Replay")


def slider_name() -> str:
    """The slider for a screen reader."""
    return translate("Replay", "Moment of the deal")


def moment_text(at: int, last: int) -> str:
    """The moment as a number."""
    return translate("Replay", "{at} of {last}").format(at=at, last=last)


def reading_name() -> str:
    """Return the name of the text to be read, for a screen reader."""
    return translate("Replay", "About this moment")


def deal_label() -> str:
    """Before the deals of which one is shown."""
    return translate("Replay", "Deal")


def chair_label() -> str:
    """Before the names of which one sits in front."""
    return translate("Replay", "In front")


def open_label() -> str:
    """The tick for open hands; H is its key."""
    return translate("Replay", "All &hands open")


def play_on_label() -> str:
    """Take the place of the one in front."""
    return translate("Replay", "Play on &from here")


def play_on_note(name: str) -> str:
    """Return the meaning of playing on, for a tip and a screen reader."""
    if is_nameless(name):
        return translate("Replay", "You play your own cards from here; the computer plays the others.")
    template = translate("Replay", "You take the place of {name} from here; the computer plays the others.")
    return template.format(name=name)


def as_recorded() -> str:
    """While the person plays on against the players whom the record names."""
    return translate("Replay", "The others are the computer players named in the record.")


def played_by_the_book(names: Sequence[str]) -> str:
    """While the person plays on: for these *names* the record gives no player of this program."""
    if len(names) == 1:
        one = translate("Replay", "The record names no computer player for {name}, who plays by the book.")
        return one.format(name=names[0])
    several = translate("Replay", "The record names no computer players for {names}, who play by the book.")
    return several.format(names=all_of(names))


def return_label() -> str:
    """Back from the deal that was played on."""
    return translate("Replay", "&Back to the replay")


def playing_title(name: str) -> str:
    """While the person plays on."""
    if is_nameless(name):
        return translate("Replay", "You play on")
    return translate("Replay", "You play as {name}").format(name=name)


def playing_text() -> str:
    """While the person plays on, what there is to know."""
    return translate(
        "Replay",
        "The deal goes on from where you left the replay. It is not kept, and your own game waits for you.",
    )


def close_label() -> str:
    """Leave the replay."""
    return translate("Replay", "&Close")


def breaks_off() -> str:
    """At the end of a record that is not whole."""
    return translate("Replay", "The record ends here. You can play on from here yourself.")


def nameless() -> str:
    """Return the name in this table's records of a person who has given none."""
    return NAMELESS


def seat_name(number: int) -> str:
    """Somebody whom a record does not name."""
    return translate("Replay", "Seat {number}").format(number=number)


def namesake(name: str, number: int) -> str:
    """One of several whom a record calls by the same *name*."""
    return translate("Replay", "{name} {number}").format(name=name, number=number)


def sitting_title() -> str:
    """Over the deals of a sitting."""
    return translate("Replay", "The deals of the sitting")


def deal_title(number: int) -> str:
    """A deal that has no name of its own."""
    return translate("Replay", "Deal {number}").format(number=number)


def deal_result(number: int, result: str) -> str:
    """A deal of a sitting: its number, and how it ended."""
    return translate("Replay", "Deal {number}: {result}").format(number=number, result=result)
