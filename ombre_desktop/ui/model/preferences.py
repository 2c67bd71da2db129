"""The person's choices in the dialogs: preferences of the screen, and the next sitting."""

from __future__ import annotations

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
from ombre_desktop.ui.model.ease import LARGE, SMALL, Ease
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.value import Value


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

    @classmethod
    def nearest(cls, milliseconds: int | None) -> TrickStays:
        """Return the value nearest to a stored time."""
        if milliseconds is None:
            return cls.UNTIL_CLICK
        timed = [stay for stay in cls if stay is not cls.UNTIL_CLICK]
        return min(timed, key=lambda stay: abs(stay.value - milliseconds))


TEXT_SIZES = tuple(range(80, 201, 10))
"""The text sizes on offer, in per cent."""


class Preferences(Value):
    """
    The person's settings for the screen; the defaults are those of a first start.

    If ``deck_follows`` is true, the language's deck takes the place of ``deck``, until another is chosen.
    ``text_size`` is in per cent, 80 to 200; if ``text_follows`` is true, the system's text size takes its
    place. With an empty ``name`` the person is called "You". ``language`` is "system" or the code of a
    language. ``sounds`` is None if the person has not chosen. ``cloth_picture`` is the path of a picture that
    lies on the table instead of the cloth, or empty.
    """

    name: str = ""
    deck: Deck = Deck.SPANISH
    deck_follows: bool = False
    letters: Letters = Letters.OF_LANGUAGE
    index: IndexSize = IndexSize.NORMAL
    colours: SuitColours = SuitColours.TWO
    back: Back = Back.LATTICE
    old_print: bool = False
    cloth: ClothName = ClothName.GREEN
    cloth_picture: str = ""
    colour_scheme: ColourScheme = ColourScheme.SYSTEM
    text_size: int = 100
    text_follows: bool = True
    speed: Speed = Speed.CALM
    trick_stays: TrickStays = TrickStays.TWO_SECONDS
    plays_itself: bool = False
    cuts_pack: bool = False
    coach: Coach = Coach.SENTENCE
    card_click: CardClick = CardClick.PLAY_AT_ONCE
    hand_order: HandOrder = HandOrder.TRUMPS_APART
    hand_reversed: bool = False
    matador_badges: bool = True
    trump_ladder: bool = True
    table_words: TableWords = TableWords.PLAIN
    help_who_wins: HelpMode = HelpMode.ON
    help_may_play: HelpMode = HelpMode.ON
    help_plain_order: HelpMode = HelpMode.LEARN
    help_trumps_out: HelpMode = HelpMode.ON
    help_new_cards: HelpMode = HelpMode.LEARN
    help_bid: HelpMode = HelpMode.LEARN
    help_throw: HelpMode = HelpMode.LEARN
    help_lead: HelpMode = HelpMode.LEARN
    help_follow: HelpMode = HelpMode.LEARN
    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    large_targets: bool = False
    left_handed: bool = False
    announcements: Announcements = Announcements.ALL
    sounds: Loudness | None = None
    language: str = "system"

    @property
    def ease(self) -> Ease:
        """The person's needs for the layout."""
        return Ease(LARGE if self.large_targets else SMALL, self.left_handed)

    @property
    def help_modes(self) -> tuple[HelpMode, ...]:
        """The preference for each help, in the order of `Skill`."""
        return tuple(getattr(self, f"help_{skill.value}") for skill in Skill)

    @property
    def text(self) -> float:
        """The text size as a factor."""
        return self.text_size / 100


class Opponent(Value):
    """An opponent: the id of a portrait, the name, and their name in the players' registry."""

    portrait: str
    name: str
    player: str


class NewGame(Value):
    """
    A sitting to begin.

    ``house`` is the text of the house rules that differ from the game's own. The opponents sit
    counter-clockwise from the person, beginning at the right. ``deals`` is None for an open end. A
    *duplicate* sitting has the deals from that number on, and the expert plays them too; for 0 the number is
    left to chance.
    """

    ruleset: str
    seats: int
    house: str
    name: str
    portrait: str
    opponents: tuple[Opponent, ...]
    deals: int | None
    deck: Deck
    duplicate: int | None = None


USUAL_COMPANY = (
    Opponent("hilario", "Don Hilario", "steady-bold"),
    Opponent("ines", "Doña Inés", "strong-cautious"),
    Opponent("baltasar", "Don Baltasar", "steady-hoarding"),
    Opponent("leonor", "Doña Leonor", "expert"),
)
"""The default opponents, enough for all seats beside the person's."""

FIRST_GAME = NewGame(
    ruleset="renegado",
    seats=3,
    house="",
    name="",
    portrait="viajero",
    opponents=USUAL_COMPANY[:2],
    deals=12,
    deck=Deck.SPANISH,
)
"""The new game offered to somebody who has never played here."""
