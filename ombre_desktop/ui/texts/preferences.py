"""The words of the preferences: one row each, in the sections of their dialog."""

from __future__ import annotations

from collections.abc import Mapping

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
    TrickStays,
)
from ombre_desktop.ui.texts.languages import SYSTEM, available, own_name
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.value import Value


class Row(Value):
    """
    The words of the preference *key*, a field of `Preferences`: its label, and a note below.

    *values* names the values to choose from; without them it is ticked, or has a control of its own.
    """

    key: str
    label_source: str
    note_source: str = ""
    values: Mapping[object, str] = {}

    @property
    def label(self) -> str:
        """The label, with its underlined letter if it has one."""
        return translate("PreferencesDialog", self.label_source)

    @property
    def note(self) -> str:
        """The sentence below, or an empty string."""
        return translate("PreferencesDialog", self.note_source) if self.note_source else ""

    @property
    def choices(self) -> tuple[tuple[object, str], ...]:
        """Each value with its name; a language is called by its own."""
        named = [(value, translate("Preferences", name)) for value, name in self.values.items()]
        languages = available() if self.key == "language" else ()
        return (*named, *((code, own_name(code)) for code in languages))


class Heading(Value):
    """A section of the dialog: its heading, a note, and its rows."""

    heading_source: str
    rows: tuple[Row, ...]
    note_source: str = ""

    @property
    def heading(self) -> str:
        """The heading."""
        return translate("PreferencesDialog", self.heading_source)

    @property
    def note(self) -> str:
        """The sentence below, or an empty string."""
        return translate("PreferencesDialog", self.note_source) if self.note_source else ""


_DECKS: dict[object, str] = {
    Deck.SPANISH: QT_TRANSLATE_NOOP("Preferences", "Spanish"),
    Deck.FRENCH: QT_TRANSLATE_NOOP("Preferences", "French"),
}
_INDEX: dict[object, str] = {
    IndexSize.NORMAL: QT_TRANSLATE_NOOP("Preferences", "Normal"),
    IndexSize.JUMBO: QT_TRANSLATE_NOOP("Preferences", "Jumbo"),
}
_COLOURS: dict[object, str] = {
    SuitColours.TWO: QT_TRANSLATE_NOOP("Preferences", "Two"),
    SuitColours.FOUR: QT_TRANSLATE_NOOP("Preferences", "Four"),
}
_BACKS: dict[object, str] = {
    Back.LATTICE: QT_TRANSLATE_NOOP("Preferences", "Trellis"),
    Back.SCALES: QT_TRANSLATE_NOOP("Preferences", "Scales"),
    Back.HERRINGBONE: QT_TRANSLATE_NOOP("Preferences", "Herringbone"),
}
_LETTERS: dict[object, str] = {
    Letters.OF_LANGUAGE: QT_TRANSLATE_NOOP("Preferences", "As the language has them"),
    Letters.ENGLISH: QT_TRANSLATE_NOOP("Preferences", "English: A K Q J"),
    Letters.FRENCH: QT_TRANSLATE_NOOP("Preferences", "French: 1 R D V"),
    Letters.GERMAN: QT_TRANSLATE_NOOP("Preferences", "German: A K D B"),
    Letters.DANISH: QT_TRANSLATE_NOOP("Preferences", "Danish: Es K D B"),
}
_ORDERS: dict[object, str] = {
    HandOrder.TRUMPS_APART: QT_TRANSLATE_NOOP("Preferences", "Trumps apart"),
    HandOrder.BY_SUIT: QT_TRANSLATE_NOOP("Preferences", "By suit"),
    HandOrder.BY_RANK: QT_TRANSLATE_NOOP("Preferences", "By rank"),
}
_CLOTHS: dict[object, str] = {
    ClothName.GREEN: QT_TRANSLATE_NOOP("Preferences", "Green"),
    ClothName.BURGUNDY: QT_TRANSLATE_NOOP("Preferences", "Burgundy"),
    ClothName.MIDNIGHT: QT_TRANSLATE_NOOP("Preferences", "Midnight"),
    ClothName.PLAIN: QT_TRANSLATE_NOOP("Preferences", "Plain"),
}
_WORDS: dict[object, str] = {
    TableWords.PLAIN: QT_TRANSLATE_NOOP("Preferences", "Plain"),
    TableWords.GLOSSED: QT_TRANSLATE_NOOP("Preferences", "The deck's own, with their meaning"),
    TableWords.OLD: QT_TRANSLATE_NOOP("Preferences", "The deck's own"),
}
_SOUNDS: dict[object, str] = {
    Loudness.OFF: QT_TRANSLATE_NOOP("Preferences", "Off"),
    Loudness.SOFT: QT_TRANSLATE_NOOP("Preferences", "Soft"),
    Loudness.MEDIUM: QT_TRANSLATE_NOOP("Preferences", "Medium"),
    Loudness.LOUD: QT_TRANSLATE_NOOP("Preferences", "Loud"),
}
_SPEEDS: dict[object, str] = {
    Speed.CALM: QT_TRANSLATE_NOOP("Preferences", "Calm"),
    Speed.BRISK: QT_TRANSLATE_NOOP("Preferences", "Brisk"),
    Speed.NONE: QT_TRANSLATE_NOOP("Preferences", "Nothing moves"),
}
_COACH: dict[object, str] = {
    Coach.OFF: QT_TRANSLATE_NOOP("Preferences", "Off"),
    Coach.SENTENCE: QT_TRANSLATE_NOOP("Preferences", "After each deal"),
    Coach.TAKES_BACK: QT_TRANSLATE_NOOP("Preferences", "Also before a blunder"),
}
_SCHEMES: dict[object, str] = {
    ColourScheme.SYSTEM: QT_TRANSLATE_NOOP("Preferences", "As the system"),
    ColourScheme.LIGHT: QT_TRANSLATE_NOOP("Preferences", "Light"),
    ColourScheme.DARK: QT_TRANSLATE_NOOP("Preferences", "Dark"),
    ColourScheme.CONTRAST: QT_TRANSLATE_NOOP("Preferences", "High contrast"),
}
_MOTION: dict[object, str] = {
    ReducedMotion.SYSTEM: QT_TRANSLATE_NOOP("Preferences", "As the system"),
    ReducedMotion.ON: QT_TRANSLATE_NOOP("Preferences", "Always"),
    ReducedMotion.OFF: QT_TRANSLATE_NOOP("Preferences", "Never"),
}
_CLICKS: dict[object, str] = {
    CardClick.PLAY_AT_ONCE: QT_TRANSLATE_NOOP("Preferences", "Plays it at once"),
    CardClick.RAISE_THEN_PLAY: QT_TRANSLATE_NOOP("Preferences", "Raises it, a second plays it"),
}
_ANNOUNCED: dict[object, str] = {
    Announcements.ALL: QT_TRANSLATE_NOOP("Preferences", "Everything"),
    Announcements.OWN_TURN: QT_TRANSLATE_NOOP("Preferences", "My turn only"),
    Announcements.OFF: QT_TRANSLATE_NOOP("Preferences", "Nothing"),
}
_STAYS: dict[object, str] = {
    TrickStays.ONE_SECOND.milliseconds: QT_TRANSLATE_NOOP("Preferences", "1 second"),
    TrickStays.TWO_SECONDS.milliseconds: QT_TRANSLATE_NOOP("Preferences", "2 seconds"),
    TrickStays.FOUR_SECONDS.milliseconds: QT_TRANSLATE_NOOP("Preferences", "4 seconds"),
    TrickStays.UNTIL_CLICK.milliseconds: QT_TRANSLATE_NOOP("Preferences", "Until I click"),
}
_HELP: dict[object, str] = {
    HelpMode.LEARN: QT_TRANSLATE_NOOP("Preferences", "As I learn"),
    HelpMode.ON: QT_TRANSLATE_NOOP("Preferences", "On"),
    HelpMode.OFF: QT_TRANSLATE_NOOP("Preferences", "Off"),
}
_LANGUAGES: dict[object, str] = {SYSTEM: QT_TRANSLATE_NOOP("Preferences", "As the system")}

SECTIONS = (
    Heading(
        QT_TRANSLATE_NOOP("PreferencesDialog", "Cards"),
        (
            Row("deck", QT_TRANSLATE_NOOP("PreferencesDialog", "Deck"), "", _DECKS),
            Row("index", QT_TRANSLATE_NOOP("PreferencesDialog", "Figures in the corners"), "", _INDEX),
            Row(
                "colours",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Colours of the suits"),
                QT_TRANSLATE_NOOP("PreferencesDialog", "With four, every suit has a colour of its own."),
                _COLOURS,
            ),
            Row("back", QT_TRANSLATE_NOOP("PreferencesDialog", "Backs"), "", _BACKS),
            Row(
                "old_print",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Like an ol&d print, on paper gone yellow"),
            ),
            Row(
                "letters",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Letters of the court cards"),
                QT_TRANSLATE_NOOP("PreferencesDialog", "For the French deck; Spanish cards are numbered."),
                _LETTERS,
            ),
            Row(
                "sort",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Order of your hand"),
                QT_TRANSLATE_NOOP(
                    "PreferencesDialog",
                    "Drag a card to another place, or press Ctrl and an arrow, to hold it there "
                    "for the deal.",
                ),
                _ORDERS,
            ),
            Row("sort_reversed", QT_TRANSLATE_NOOP("PreferencesDialog", "&Highest cards at the right")),
            Row("matador_badges", QT_TRANSLATE_NOOP("PreferencesDialog", "Mark the &matadors with a badge")),
        ),
    ),
    Heading(
        QT_TRANSLATE_NOOP("PreferencesDialog", "Table"),
        (
            Row(
                "cloth",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Cloth"),
                QT_TRANSLATE_NOOP(
                    "PreferencesDialog", "The plain cloth has no texture and the strongest contrast."
                ),
                _CLOTHS,
            ),
            Row("trump_ladder", QT_TRANSLATE_NOOP("PreferencesDialog", "Show the trump &ladder")),
            Row(
                "table_words",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Words said at the table"),
                QT_TRANSLATE_NOOP(
                    "PreferencesDialog",
                    "The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.",
                ),
                _WORDS,
            ),
            Row(
                "sounds",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Sounds"),
                QT_TRANSLATE_NOOP("PreferencesDialog", "Everything that is heard is also seen."),
                _SOUNDS,
            ),
        ),
    ),
    Heading(
        QT_TRANSLATE_NOOP("PreferencesDialog", "Play"),
        (
            Row(
                "speed",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Speed"),
                QT_TRANSLATE_NOOP("PreferencesDialog", "Whatever moves, a click hurries it."),
                _SPEEDS,
            ),
            Row("trick_hold", QT_TRANSLATE_NOOP("PreferencesDialog", "A finished trick stays"), "", _STAYS),
            Row(
                "plays_itself",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Play for me &what leaves me no choice"),
            ),
            Row(
                "cuts_pack",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Let me c&ut the pack before the first deal"),
            ),
            Row(
                "coach",
                QT_TRANSLATE_NOOP("PreferencesDialog", "The coach speaks"),
                QT_TRANSLATE_NOOP(
                    "PreferencesDialog",
                    "After a deal it names your costliest choice. Before a blunder it lets you choose "
                    "again, which counts as help.",
                ),
                _COACH,
            ),
        ),
    ),
    Heading(
        QT_TRANSLATE_NOOP("PreferencesDialog", "Comfort"),
        (
            Row("text_scale", QT_TRANSLATE_NOOP("PreferencesDialog", "Text &size")),
            Row("text_follows", QT_TRANSLATE_NOOP("PreferencesDialog", "Text as large as the s&ystem's")),
            Row("chrome", QT_TRANSLATE_NOOP("PreferencesDialog", "Panels and dialogs"), "", _SCHEMES),
            Row(
                "reduced_motion",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Less motion"),
                QT_TRANSLATE_NOOP(
                    "PreferencesDialog", "With less motion cards appear in their places without flying there."
                ),
                _MOTION,
            ),
            Row("play", QT_TRANSLATE_NOOP("PreferencesDialog", "A click on a card"), "", _CLICKS),
            Row("large_targets", QT_TRANSLATE_NOOP("PreferencesDialog", "Lar&ge buttons")),
            Row(
                "left_handed",
                QT_TRANSLATE_NOOP("PreferencesDialog", "For the le&ft hand: your things at the right"),
            ),
            Row(
                "announcements",
                QT_TRANSLATE_NOOP("PreferencesDialog", "A screen reader announces"),
                QT_TRANSLATE_NOOP(
                    "PreferencesDialog", "Keys of the Table menu read out the table at any time."
                ),
                _ANNOUNCED,
            ),
        ),
    ),
    Heading(
        QT_TRANSLATE_NOOP("PreferencesDialog", "You"),
        (
            Row("language", QT_TRANSLATE_NOOP("PreferencesDialog", "Language"), "", _LANGUAGES),
            Row(
                "person",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Your &name"),
                QT_TRANSLATE_NOOP("PreferencesDialog", "As it stands on your plate and in the score."),
            ),
        ),
    ),
    Heading(
        QT_TRANSLATE_NOOP("PreferencesDialog", "Help at the table"),
        (
            Row(
                "help_who_wins",
                QT_TRANSLATE_NOOP("PreferencesDialog", "A gold line round the card that wins the trick"),
                "",
                _HELP,
            ),
            Row(
                "help_may_play",
                QT_TRANSLATE_NOOP("PreferencesDialog", "Cards you may not play are dimmed"),
                "",
                _HELP,
            ),
            Row(
                "help_plain_order",
                QT_TRANSLATE_NOOP("PreferencesDialog", "The order of the suit that is led"),
                "",
                _HELP,
            ),
            Row(
                "help_trumps_out",
                QT_TRANSLATE_NOOP("PreferencesDialog", "The trump ladder counts the trumps that are out"),
                "",
                _HELP,
            ),
            Row(
                "help_new_cards",
                QT_TRANSLATE_NOOP("PreferencesDialog", "A gilded edge on cards just drawn"),
                "",
                _HELP,
            ),
            Row("help_bid", QT_TRANSLATE_NOOP("PreferencesDialog", "The meaning of each bid"), "", _HELP),
            Row("help_throw", QT_TRANSLATE_NOOP("PreferencesDialog", "A word on what to throw"), "", _HELP),
            Row("help_lead", QT_TRANSLATE_NOOP("PreferencesDialog", "A word on leading"), "", _HELP),
            Row("help_follow", QT_TRANSLATE_NOOP("PreferencesDialog", "A word on following suit"), "", _HELP),
        ),
        QT_TRANSLATE_NOOP(
            "PreferencesDialog",
            "As you learn, a help grows fainter after five right decisions and goes after ten. "
            "It comes back for a deal after two bad ones.",
        ),
    ),
)
"""The sections of the dialog, in its order."""
