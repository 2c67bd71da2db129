"""
The person's preferences: their choices about the screen, as plain values.

They are kept in a document, shown by the table and offered by the dialogs. Nothing here needs the other
documents, which cost too much to load before the first frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Annotated

from ombre_desktop.storage.constraints import between, like, no_longer_than
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.first_look import ClothName, ColourScheme


class Deck(StrEnum):
    """The kind of deck on the table, which names its cards; the value is the name of our own folder."""

    SPANISH = "spanish"
    FRENCH = "french"


class Letters(Enum):
    """The language of the letters on the French courts: the program's, or always the same."""

    OF_LANGUAGE = "language"
    ENGLISH = "en"
    DANISH = "da"
    FRENCH = "fr"
    GERMAN = "de"


class IndexSize(Enum):
    """The size of the index, the figure or letter in the corner of a card."""

    NORMAL = "normal"
    JUMBO = "jumbo"


class SuitColours(Enum):
    """The colouring of the suits: in pairs, or one colour each."""

    TWO = "two"
    FOUR = "four"


class Back(Enum):
    """The design on the backs of the cards."""

    LATTICE = "back_1"
    SCALES = "back_2"
    HERRINGBONE = "back_3"


@dataclass(frozen=True, slots=True)
class CardPrint:
    """
    The options for how the cards are printed; for the *left_handed* the index is in the other corners.

    If they are *old*, they look like a print of former times. *own* is the folder of a deck of the person's
    own, from which cards of its kind are taken; empty for ours.
    """

    letters: Letters = Letters.ENGLISH
    index: IndexSize = IndexSize.NORMAL
    colours: SuitColours = SuitColours.TWO
    back: Back = Back.LATTICE
    left_handed: bool = False
    old: bool = False
    own: str = ""


DECK_FOLDER = r"(?![. ])[^/\\:*?\"<>|\x00-\x1f]{0,80}"
"""The names of folders that hold a deck: those that every system allows, and none above it."""
PLAIN = CardPrint()
"""The cards as they are drawn in their files."""


class Speed(Enum):
    """The speed of moving cards."""

    CALM = "calm"
    BRISK = "brisk"
    NONE = "none"


class HandOrder(Enum):
    """The order of the person's hand."""

    TRUMPS_APART = "trumps_apart"
    BY_SUIT = "by_suit"
    BY_RANK = "by_rank"


class ReducedMotion(Enum):
    """The switch that stops all motion: as the system says, always, or never."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class HelpMode(Enum):
    """The rule for showing a help: until its skill is learnt, always, or never."""

    LEARN = "learn"
    ON = "on"
    OFF = "off"


class Coach(Enum):
    """The coach's part: none, a sentence after each deal, or also the offer to take blunders back."""

    OFF = "off"
    SENTENCE = "sentence"
    TAKES_BACK = "takes_back"


class TableWords(Enum):
    """The words said at the table: plain ones, the deck's own with their meaning, or the deck's own alone."""

    PLAIN = "plain"
    GLOSSED = "glossed"
    OLD = "old"


class Announcements(Enum):
    """The events a screen reader is told of without being asked."""

    ALL = "all"
    OWN_TURN = "own_turn"
    OFF = "off"


class Loudness(Enum):
    """The loudness of the sounds at the table."""

    OFF = "off"
    SOFT = "soft"
    MEDIUM = "medium"
    LOUD = "loud"


class CardClick(Enum):
    """The effect of a click on a card in the hand: raise it, to be played by the next click, or play it."""

    RAISE_THEN_PLAY = "two_step"
    PLAY_AT_ONCE = "at_once"


class TrickStays(Enum):
    """The time a finished trick stays on the table, in milliseconds; 0 means until a click."""

    ONE_SECOND = 1000
    TWO_SECONDS = 2000
    FOUR_SECONDS = 4000
    UNTIL_CLICK = 0

    @property
    def milliseconds(self) -> int | None:
        """The time; None means until a click."""
        return self.value or None


TEXT_SIZES = tuple(range(80, 201, 10))
"""The text sizes on offer, in per cent."""


@dataclass(frozen=True, slots=True)
class PersonDocument(Document):
    """The person; an empty name means that none was given yet."""

    name: Annotated[str, no_longer_than(40)] = ""
    portrait: str = "viajero"


@dataclass(frozen=True, slots=True)
class Preferences:
    """
    The person's preferences, each with its type, its bounds and the value of a first start.

    Another preference is another field here, and a row of its words in `ui/texts/preferences.py`.

    *deck_follows* is true until the person chooses a deck, if there were no preferences before: then the
    language decides. *own_deck* is the name of a folder among the person's own decks, which takes the place
    of ours of the same kind; it is kept while that folder is away. *text_scale* is a factor; *text_follows*
    tells whether the text is as large as the system's; None where nothing was chosen or kept: then it is,
    unless another scale was chosen. *trick_hold* is the time a full trick stays, in milliseconds; None if it
    stays until it is clicked. *sounds* is None if
    the person has not chosen: then they are soft, and off while a screen reader speaks. *language* is
    ``system`` or a locale's name, possibly of a language that this version does not have. *cloth_picture* is
    the path of a picture that lies on the table instead of the cloth, or empty. *opponents_move* says that
    opponents who are as strong as the person change from deal to deal, and not only between sittings. The
    helps are named after the skills of `storage/helps.py`.
    """

    person: PersonDocument = PersonDocument()
    deck: Deck = Deck.SPANISH
    own_deck: Annotated[str, like(DECK_FOLDER)] = ""
    deck_follows: bool = False
    letters: Letters = Letters.OF_LANGUAGE
    index: IndexSize = IndexSize.NORMAL
    colours: SuitColours = SuitColours.TWO
    back: Back = Back.LATTICE
    old_print: bool = False
    cloth: ClothName = ClothName.GREEN
    cloth_picture: Annotated[str, no_longer_than(4096)] = ""
    chrome: ColourScheme = ColourScheme.SYSTEM
    text_scale: Annotated[float, between(0.8, 2.0)] = 1.0
    text_follows: bool | None = True
    speed: Speed = Speed.CALM
    trick_hold: Annotated[int, between(0, 60_000)] | None = 1_500
    play: CardClick = CardClick.PLAY_AT_ONCE
    plays_itself: bool = False
    cuts_pack: bool = False
    coach: Coach = Coach.SENTENCE
    seeks_problems: bool = True
    opponents_move: bool = True
    table_words: TableWords = TableWords.PLAIN
    sort: HandOrder = HandOrder.TRUMPS_APART
    sort_reversed: bool = False
    matador_badges: bool = True
    trump_ladder: bool = True
    help_who_wins: HelpMode = HelpMode.ON
    help_may_play: HelpMode = HelpMode.ON
    help_plain_order: HelpMode = HelpMode.LEARN
    help_trumps_out: HelpMode = HelpMode.ON
    help_new_cards: HelpMode = HelpMode.LEARN
    help_bid: HelpMode = HelpMode.LEARN
    help_hand: HelpMode = HelpMode.LEARN
    help_throw: HelpMode = HelpMode.LEARN
    help_lead: HelpMode = HelpMode.LEARN
    help_follow: HelpMode = HelpMode.LEARN
    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    large_targets: bool = False
    left_handed: bool = False
    announcements: Announcements = Announcements.ALL
    sounds: Loudness | None = None
    language: Annotated[str, like("system|[a-z]{2,3}(_[A-Z]{2})?")] = "system"

    @property
    def name(self) -> str:
        """The person's name; one without is called "You"."""
        return self.person.name

    @property
    def text_size(self) -> int:
        """The text size in per cent, in steps of ten."""
        return round(self.text_scale * 10) * 10

    @property
    def text(self) -> float:
        """The text size as a factor."""
        return self.text_size / 100

    @property
    def trick_stays(self) -> TrickStays:
        """The time a finished trick stays, as it is offered."""
        stays = {one.value: one for one in TrickStays}
        return stays.get(self.trick_hold or 0, TrickStays.TWO_SECONDS)
