"""The actions of those commands that the table itself carries out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.preferences import Loudness
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell.commands import Command
from ombre_desktop.ui.sound.table_sounds import loudness_of
from ombre_desktop.ui.spoken.table_words import Part
from ombre_desktop.ui.texts.missing import one_deck_note, one_deck_sentence
from ombre_desktop.value import replace


def desk_verbs(desk: TableDesk, choices: Choices) -> Mapping[Command, Callable[[], object]]:
    """Return an action for each command that *desk* carries out; *choices* keeps the deck."""
    return {
        Command.SWITCH_DECK: partial(switch_deck, desk, choices),
        Command.LAST_TRICK: partial(desk.use, Tool.LAST_TRICK),
        Command.LOG: partial(desk.use, Tool.LOG),
        Command.TAKE_BACK: desk.take_back,
        Command.SOUND: partial(switch_sound, choices),
        Command.HAND: desk.focus_hand,
        Command.SORT_HAND: desk.hand.sort,
        Command.RULES: desk.want_rules,
        Command.STANDING: partial(desk.look, Part.STANDING, Part.CENTRE),
        Command.TRICK: partial(desk.look, Part.TRICK),
        Command.PLAYERS: partial(desk.look, Part.PLAYERS),
        Command.REPEAT: desk.repeat,
        Command.NEXT_PART: partial(desk.walk, 1),
        Command.PART_BEFORE: partial(desk.walk, -1),
    }


BEHIND: Mapping[Tool, Command] = {
    Tool.SCORE: Command.SCORE,
    Tool.RULES: Command.RULES,
    Tool.SOUND: Command.SOUND,
    Tool.PREFERENCES: Command.PREFERENCES,
    Tool.HINT: Command.HINT,
}
"""The command behind each round button that the table itself does not handle."""


def switch_sound(choices: Choices) -> None:
    """Switch the sounds off; switch them on again, softly."""
    liked = choices.preferences
    is_off = loudness_of(liked) is Loudness.OFF
    choices.prefer(replace(liked, sounds=Loudness.SOFT if is_off else Loudness.OFF))


def switch_deck(desk: TableDesk, choices: Choices) -> None:
    """Change from Spanish to French cards or back, or say at the *desk* why that is impossible."""
    if desk.situation.has_either_deck:
        choices.prefer_deck(Deck.FRENCH if choices.deck is Deck.SPANISH else Deck.SPANISH)
    else:
        desk.note(one_deck_sentence(), one_deck_note())
