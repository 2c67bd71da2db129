"""Names for the values of the preferences."""

from enum import Enum

from ombre_desktop.storage.display_options import (
    Announcements,
    Back,
    CardClick,
    ClothName,
    Coach,
    ColourScheme,
    Deck,
    HandOrder,
    HelpMode,
    IndexSize,
    Letters,
    Loudness,
    ReducedMotion,
    Speed,
    SuitColours,
    TableWords,
)
from ombre_desktop.ui.dialogs.controls import Choice
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.preferences import TrickStays
from ombre_desktop.ui.texts.languages import SYSTEM, available, own_name
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate

_HELP: dict[Enum, str] = {
    HelpMode.LEARN: QT_TRANSLATE_NOOP("Preferences", "As I learn"),
    HelpMode.ON: QT_TRANSLATE_NOOP("Preferences", "On"),
    HelpMode.OFF: QT_TRANSLATE_NOOP("Preferences", "Off"),
}
HELPS: dict[Skill, str] = {
    Skill.WHO_WINS: QT_TRANSLATE_NOOP("Preferences", "A gold line round the card that wins the trick"),
    Skill.MAY_PLAY: QT_TRANSLATE_NOOP("Preferences", "Cards you may not play are dimmed"),
    Skill.PLAIN_ORDER: QT_TRANSLATE_NOOP("Preferences", "The order of the suit that is led"),
    Skill.TRUMPS_OUT: QT_TRANSLATE_NOOP("Preferences", "The trump ladder counts the trumps that are out"),
    Skill.NEW_CARDS: QT_TRANSLATE_NOOP("Preferences", "A gilded edge on cards just drawn"),
    Skill.BID: QT_TRANSLATE_NOOP("Preferences", "The meaning of each bid"),
    Skill.THROW: QT_TRANSLATE_NOOP("Preferences", "A word on what to throw"),
    Skill.LEAD: QT_TRANSLATE_NOOP("Preferences", "A word on leading"),
    Skill.FOLLOW: QT_TRANSLATE_NOOP("Preferences", "A word on following suit"),
}
"""The help that belongs to each skill."""
NAMES: dict[str, dict[Enum, str]] = {
    **{f"help_{skill.value}": _HELP for skill in Skill},
    "deck": {
        Deck.SPANISH: QT_TRANSLATE_NOOP("Preferences", "Spanish"),
        Deck.FRENCH: QT_TRANSLATE_NOOP("Preferences", "French"),
    },
    "letters": {
        Letters.OF_LANGUAGE: QT_TRANSLATE_NOOP("Preferences", "As the language has them"),
        Letters.ENGLISH: QT_TRANSLATE_NOOP("Preferences", "English: A K Q J"),
        Letters.FRENCH: QT_TRANSLATE_NOOP("Preferences", "French: 1 R D V"),
        Letters.GERMAN: QT_TRANSLATE_NOOP("Preferences", "German: A K D B"),
        Letters.DANISH: QT_TRANSLATE_NOOP("Preferences", "Danish: Es K D B"),
    },
    "index": {
        IndexSize.NORMAL: QT_TRANSLATE_NOOP("Preferences", "Normal"),
        IndexSize.JUMBO: QT_TRANSLATE_NOOP("Preferences", "Jumbo"),
    },
    "colours": {
        SuitColours.TWO: QT_TRANSLATE_NOOP("Preferences", "Two"),
        SuitColours.FOUR: QT_TRANSLATE_NOOP("Preferences", "Four"),
    },
    "back": {
        Back.LATTICE: QT_TRANSLATE_NOOP("Preferences", "Trellis"),
        Back.SCALES: QT_TRANSLATE_NOOP("Preferences", "Scales"),
        Back.HERRINGBONE: QT_TRANSLATE_NOOP("Preferences", "Herringbone"),
    },
    "cloth": {
        ClothName.GREEN: QT_TRANSLATE_NOOP("Preferences", "Green"),
        ClothName.BURGUNDY: QT_TRANSLATE_NOOP("Preferences", "Burgundy"),
        ClothName.MIDNIGHT: QT_TRANSLATE_NOOP("Preferences", "Midnight"),
        ClothName.PLAIN: QT_TRANSLATE_NOOP("Preferences", "Plain"),
    },
    "colour_scheme": {
        ColourScheme.SYSTEM: QT_TRANSLATE_NOOP("Preferences", "As the system"),
        ColourScheme.LIGHT: QT_TRANSLATE_NOOP("Preferences", "Light"),
        ColourScheme.DARK: QT_TRANSLATE_NOOP("Preferences", "Dark"),
        ColourScheme.CONTRAST: QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    },
    "speed": {
        Speed.CALM: QT_TRANSLATE_NOOP("Preferences", "Calm"),
        Speed.BRISK: QT_TRANSLATE_NOOP("Preferences", "Brisk"),
        Speed.NONE: QT_TRANSLATE_NOOP("Preferences", "Nothing moves"),
    },
    "trick_stays": {
        TrickStays.ONE_SECOND: QT_TRANSLATE_NOOP("Preferences", "1 second"),
        TrickStays.TWO_SECONDS: QT_TRANSLATE_NOOP("Preferences", "2 seconds"),
        TrickStays.FOUR_SECONDS: QT_TRANSLATE_NOOP("Preferences", "4 seconds"),
        TrickStays.UNTIL_CLICK: QT_TRANSLATE_NOOP("Preferences", "Until I click"),
    },
    "card_click": {
        CardClick.PLAY_AT_ONCE: QT_TRANSLATE_NOOP("Preferences", "Plays it at once"),
        CardClick.RAISE_THEN_PLAY: QT_TRANSLATE_NOOP("Preferences", "Raises it, a second plays it"),
    },
    "coach": {
        Coach.OFF: QT_TRANSLATE_NOOP("Preferences", "Off"),
        Coach.SENTENCE: QT_TRANSLATE_NOOP("Preferences", "After each deal"),
        Coach.TAKES_BACK: QT_TRANSLATE_NOOP("Preferences", "Also before a blunder"),
    },
    "table_words": {
        TableWords.PLAIN: QT_TRANSLATE_NOOP("Preferences", "Plain"),
        TableWords.GLOSSED: QT_TRANSLATE_NOOP("Preferences", "The deck's own, with their meaning"),
        TableWords.OLD: QT_TRANSLATE_NOOP("Preferences", "The deck's own"),
    },
    "hand_order": {
        HandOrder.TRUMPS_APART: QT_TRANSLATE_NOOP("Preferences", "Trumps apart"),
        HandOrder.BY_SUIT: QT_TRANSLATE_NOOP("Preferences", "By suit"),
        HandOrder.BY_RANK: QT_TRANSLATE_NOOP("Preferences", "By rank"),
    },
    "announcements": {
        Announcements.ALL: QT_TRANSLATE_NOOP("Preferences", "Everything"),
        Announcements.OWN_TURN: QT_TRANSLATE_NOOP("Preferences", "My turn only"),
        Announcements.OFF: QT_TRANSLATE_NOOP("Preferences", "Nothing"),
    },
    "sounds": {
        Loudness.OFF: QT_TRANSLATE_NOOP("Preferences", "Off"),
        Loudness.SOFT: QT_TRANSLATE_NOOP("Preferences", "Soft"),
        Loudness.MEDIUM: QT_TRANSLATE_NOOP("Preferences", "Medium"),
        Loudness.LOUD: QT_TRANSLATE_NOOP("Preferences", "Loud"),
    },
    "reduced_motion": {
        ReducedMotion.SYSTEM: QT_TRANSLATE_NOOP("Preferences", "As the system"),
        ReducedMotion.ON: QT_TRANSLATE_NOOP("Preferences", "Always"),
        ReducedMotion.OFF: QT_TRANSLATE_NOOP("Preferences", "Never"),
    },
}
"""The English names of values, by preference and value, in the order of the dialog."""


def language_choices() -> tuple[Choice, ...]:
    """Return the available languages, each by its own name."""
    system = Choice(SYSTEM, translate("Preferences", "As the system"))
    return (system, *(Choice(code, own_name(code)) for code in available()))


def help_name(skill: Skill) -> str:
    """Return the name of the help that belongs to *skill*."""
    return translate("Preferences", HELPS[skill])


def choices_of(key: str) -> tuple[Choice, ...]:
    """Return the values of the preference *key* with their names."""
    return tuple(Choice(value, translate("Preferences", name)) for value, name in NAMES[key].items())
