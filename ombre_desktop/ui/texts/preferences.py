"""The words of the preferences: one row each, in the sections of their dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ombre_desktop.storage.display_options import (
    Announcements,
    Back,
    CardClick,
    Coach,
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
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.texts.languages import SYSTEM, available, name_in_list
from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.value import Value


class Row(Value):
    """
    The words of the preference *key*, a field of `Preferences`: its label, and a note below.

    *values* names the values to choose from; without them it is ticked, or has a control of its own.
    """

    key: str
    label: Said
    note: Callable[[], str] = str
    values: Mapping[object, Said] = {}

    @property
    def choices(self) -> tuple[tuple[object, str], ...]:
        """Each value with its name; a language is called by its own."""
        named = [(value, name()) for value, name in self.values.items()]
        languages = available() if self.key == "language" else ()
        return (*named, *((code, name_in_list(code)) for code in languages))


class Heading(Value):
    """A section of the dialog: its heading, its rows, and perhaps a note."""

    heading: Said
    rows: tuple[Row, ...]
    note: Callable[[], str] = str


_DECKS: dict[object, Said] = {
    Deck.SPANISH: Said("Preferences", "Spanish"),
    Deck.FRENCH: Said("Preferences", "French"),
}
_INDEX: dict[object, Said] = {
    IndexSize.NORMAL: Said("Preferences", "Normal"),
    IndexSize.JUMBO: Said("Preferences", "Jumbo"),
}
_COLOURS: dict[object, Said] = {
    SuitColours.TWO: Said("Preferences", "Two"),
    SuitColours.FOUR: Said("Preferences", "Four"),
}
_BACKS: dict[object, Said] = {
    Back.LATTICE: Said("Preferences", "Trellis"),
    Back.SCALES: Said("Preferences", "Scales"),
    Back.HERRINGBONE: Said("Preferences", "Herringbone"),
}
_LETTERS: dict[object, Said] = {
    Letters.OF_LANGUAGE: Said("Preferences", "As the language has them"),
    Letters.ENGLISH: Said("Preferences", "English: A K Q J"),
    Letters.FRENCH: Said("Preferences", "French: 1 R D V"),
    Letters.GERMAN: Said("Preferences", "German: A K D B"),
    Letters.DANISH: Said("Preferences", "Danish: Es K D B"),
}
_ORDERS: dict[object, Said] = {
    HandOrder.TRUMPS_APART: Said("Preferences", "Trumps apart"),
    HandOrder.BY_SUIT: Said("Preferences", "By suit"),
    HandOrder.BY_RANK: Said("Preferences", "By rank"),
}
_CLOTHS: dict[object, Said] = {
    ClothName.GREEN: Said("Preferences", "Green"),
    ClothName.BURGUNDY: Said("Preferences", "Burgundy"),
    ClothName.MIDNIGHT: Said("Preferences", "Midnight"),
    ClothName.PLAIN: Said("Preferences", "Plain"),
}
_WORDS: dict[object, Said] = {
    TableWords.PLAIN: Said("Preferences", "In plain words"),
    TableWords.GLOSSED: Said("Preferences", "The deck's own, with their meaning"),
    TableWords.OLD: Said("Preferences", "The deck's own"),
}
_SOUNDS: dict[object, Said] = {
    Loudness.OFF: Said("Preferences", "Silent"),
    Loudness.SOFT: Said("Preferences", "Soft"),
    Loudness.MEDIUM: Said("Preferences", "Medium"),
    Loudness.LOUD: Said("Preferences", "Loud"),
}
_SPEEDS: dict[object, Said] = {
    Speed.CALM: Said("Preferences", "Calm"),
    Speed.BRISK: Said("Preferences", "Brisk"),
    Speed.NONE: Said("Preferences", "Nothing moves"),
}
_COACH: dict[object, Said] = {
    Coach.OFF: Said("Preferences", "Not at all"),
    Coach.SENTENCE: Said("Preferences", "After each deal"),
    Coach.TAKES_BACK: Said("Preferences", "Also before a blunder"),
}
_SCHEMES: dict[object, Said] = {
    ColourScheme.SYSTEM: Said("Preferences", "As the system"),
    ColourScheme.LIGHT: Said("Preferences", "Light"),
    ColourScheme.DARK: Said("Preferences", "Dark"),
    ColourScheme.CONTRAST: Said("Preferences", "High contrast"),
}
_MOTION: dict[object, Said] = {
    ReducedMotion.SYSTEM: Said("Preferences", "As the system"),
    ReducedMotion.ON: Said("Preferences", "Always"),
    ReducedMotion.OFF: Said("Preferences", "Never"),
}
_CLICKS: dict[object, Said] = {
    CardClick.PLAY_AT_ONCE: Said("Preferences", "Plays it at once"),
    CardClick.RAISE_THEN_PLAY: Said("Preferences", "Raises it, a second plays it"),
}
_ANNOUNCED: dict[object, Said] = {
    Announcements.ALL: Said("Preferences", "Everything"),
    Announcements.OWN_TURN: Said("Preferences", "My turn only"),
    Announcements.OFF: Said("Preferences", "Nothing"),
}
_STAYS: dict[object, Said] = {
    TrickStays.ONE_SECOND.milliseconds: Said("Preferences", "1 second"),
    TrickStays.TWO_SECONDS.milliseconds: Said("Preferences", "2 seconds"),
    TrickStays.FOUR_SECONDS.milliseconds: Said("Preferences", "4 seconds"),
    TrickStays.UNTIL_CLICK.milliseconds: Said("Preferences", "Until I click"),
}
_HELP: dict[object, Said] = {
    HelpMode.LEARN: Said("Preferences", "As I learn"),
    HelpMode.ON: Said("Preferences", "On"),
    HelpMode.OFF: Said("Preferences", "Off"),
}
_LANGUAGES: dict[object, Said] = {SYSTEM: Said("Preferences", "As the system")}

SECTIONS = (
    Heading(
        Said("PreferencesDialog", "Cards"),
        (
            Row("deck", Said("PreferencesDialog", "Deck"), values=_DECKS),
            Row("index", Said("PreferencesDialog", "Figures in the corners"), values=_INDEX),
            Row(
                "colours",
                Said("PreferencesDialog", "Colours of the suits"),
                Said("PreferencesDialog", "With four, every suit has a colour of its own."),
                _COLOURS,
            ),
            Row("back", Said("PreferencesDialog", "Backs"), values=_BACKS),
            Row("old_print", Said("PreferencesDialog", "Like an ol&d print, on paper gone yellow")),
            Row(
                "letters",
                Said("PreferencesDialog", "Letters of the court cards"),
                Said("PreferencesDialog", "For the French deck; Spanish cards are numbered."),
                _LETTERS,
            ),
            Row(
                "sort",
                Said("PreferencesDialog", "Order of your hand"),
                Said(
                    "PreferencesDialog",
                    "A card dragged, or moved by Ctrl and an arrow, stays for the deal.",
                ),
                _ORDERS,
            ),
            Row("sort_reversed", Said("PreferencesDialog", "&Highest cards at the right")),
            Row("matador_badges", Said("PreferencesDialog", "Mark the &matadors with a badge")),
        ),
    ),
    Heading(
        Said("PreferencesDialog", "Table"),
        (
            Row(
                "cloth",
                Said("PreferencesDialog", "Cloth"),
                Said("PreferencesDialog", "The plain cloth has no texture and the strongest contrast."),
                _CLOTHS,
            ),
            Row("trump_ladder", Said("PreferencesDialog", "Show the trump &ladder")),
            Row(
                "table_words",
                Said("PreferencesDialog", "Words said at the table"),
                Said(
                    "PreferencesDialog",
                    "The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.",
                ),
                _WORDS,
            ),
            Row(
                "sounds",
                Said("PreferencesDialog", "Sounds"),
                Said("PreferencesDialog", "Everything that is heard is also seen."),
                _SOUNDS,
            ),
        ),
    ),
    Heading(
        Said("PreferencesDialog", "Play"),
        (
            Row(
                "speed",
                Said("PreferencesDialog", "Speed"),
                Said("PreferencesDialog", "Whatever moves, a click hurries it."),
                _SPEEDS,
            ),
            Row("trick_hold", Said("PreferencesDialog", "A finished trick stays"), values=_STAYS),
            Row("plays_itself", Said("PreferencesDialog", "Play for me &what leaves me no choice")),
            Row("cuts_pack", Said("PreferencesDialog", "Let me c&ut the pack before the first deal")),
            Row(
                "coach",
                Said("PreferencesDialog", "The coach speaks"),
                Said(
                    "PreferencesDialog",
                    "After a deal it names your costliest choice. Before a blunder it lets you choose "
                    "again, which counts as help.",
                ),
                _COACH,
            ),
            Row(
                "opponents_move",
                Said("PreferencesDialog", "Opponents as strong as I am k&eep following me"),
                Said("PreferencesDialog", "Otherwise they stay as they are until the sitting ends."),
            ),
        ),
    ),
    Heading(
        Said("PreferencesDialog", "Comfort"),
        (
            Row("text_scale", Said("PreferencesDialog", "Text &size")),
            Row("text_follows", Said("PreferencesDialog", "Text as large as the s&ystem's")),
            Row("chrome", Said("PreferencesDialog", "Panels and dialogs"), values=_SCHEMES),
            Row(
                "reduced_motion",
                Said("PreferencesDialog", "Less motion"),
                Said(
                    "PreferencesDialog", "With less motion cards appear in their places without flying there."
                ),
                _MOTION,
            ),
            Row("play", Said("PreferencesDialog", "A click on a card"), values=_CLICKS),
            Row("large_targets", Said("PreferencesDialog", "Lar&ge buttons")),
            Row("left_handed", Said("PreferencesDialog", "For the le&ft hand: your things at the right")),
            Row(
                "announcements",
                Said("PreferencesDialog", "A screen reader announces"),
                Said("PreferencesDialog", "Keys of the Table menu read out the table at any time."),
                _ANNOUNCED,
            ),
        ),
    ),
    Heading(
        Said("PreferencesDialog", "You"),
        (
            Row("language", Said("PreferencesDialog", "Language"), values=_LANGUAGES),
            Row(
                "person",
                Said("PreferencesDialog", "Your &name"),
                Said("PreferencesDialog", "The name on your plate and in the score."),
            ),
            Row(
                "seeks_problems",
                Said("PreferencesDialog", "Find new problems for me while the table rests, on mains"),
            ),
        ),
    ),
    Heading(
        Said("PreferencesDialog", "Help at the table"),
        (
            Row(
                "help_who_wins",
                Said("PreferencesDialog", "A gold line round the card that wins the trick"),
                values=_HELP,
            ),
            Row(
                "help_may_play", Said("PreferencesDialog", "Cards you may not play are dimmed"), values=_HELP
            ),
            Row(
                "help_plain_order",
                Said("PreferencesDialog", "The order of the suit that is led"),
                values=_HELP,
            ),
            Row(
                "help_trumps_out",
                Said("PreferencesDialog", "The trump ladder counts the trumps that are out"),
                values=_HELP,
            ),
            Row(
                "help_new_cards", Said("PreferencesDialog", "A gilded edge on cards just drawn"), values=_HELP
            ),
            Row("help_bid", Said("PreferencesDialog", "The meaning of each bid"), values=_HELP),
            Row(
                "help_hand", Said("PreferencesDialog", "The strength of your hand at the bids"), values=_HELP
            ),
            Row("help_throw", Said("PreferencesDialog", "A word on what to throw"), values=_HELP),
            Row("help_lead", Said("PreferencesDialog", "A word on leading"), values=_HELP),
            Row("help_follow", Said("PreferencesDialog", "A word on following suit"), values=_HELP),
        ),
        Said(
            "PreferencesDialog",
            "“As I learn”: a help fades after five right decisions, and goes after ten. Two bad"
            " ones bring it back for a deal.",
        ),
    ),
)
"""The sections of the dialog, in its order."""
