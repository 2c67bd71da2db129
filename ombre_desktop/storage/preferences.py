"""The person's preferences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ombre_desktop.engine import Card, Cards, ruleset, ruleset_names
from ombre_desktop.engine.errors import BrokenVariantError, NotationError, SettingError
from ombre_desktop.storage.constraints import SOME, at_least, like, no_longer_than
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.document_errors import Location, MisfitError
from ombre_desktop.storage.first_look import ColourScheme
from ombre_desktop.storage.known_names import PLAYERS, PORTRAITS


@dataclass(frozen=True, slots=True)
class NewGameDocument(Document):
    """
    The choices for the last new game of its kind, to be offered for the next.

    *seats* is None for the usual number. *opponents* are names of the registry of players and
    *portraits* their faces, both starting at the person's right; *deals* is None for an open end.
    """

    ruleset: str = ruleset_names()[0]
    seats: Annotated[int, at_least(2)] | None = None
    house: str = ""
    opponents: Annotated[tuple[str, ...], SOME] = ("steady-bold", "strong-cautious")
    portraits: tuple[str, ...] = ()
    deals: Annotated[int, at_least(1)] | None = 12

    def misfits(self) -> tuple[str, ...]:
        """
        Return the fields that must be dropped because there is no such game.

        If the game itself is unknown, its seats and house rules are dropped too.
        """
        who = () if PLAYERS.issuperset(self.opponents) else ("opponents",)
        faces = () if PORTRAITS.issuperset(self.portraits) else ("portraits",)
        return (*who, *faces, *self._unknown_rules())

    def _unknown_rules(self) -> tuple[str, ...]:
        if not _exists(self.ruleset):
            return "ruleset", "seats", "house"
        if not _exists(self.ruleset, "", self.seats):
            return ("seats",) if _exists(self.ruleset, self.house) else ("seats", "house")
        return () if _exists(self.ruleset, self.house, self.seats) else ("house",)


def _exists(name: str, house: str = "", seats: int | None = None) -> bool:
    if name not in ruleset_names():  # the engine knows more games than the table offers
        return False
    try:
        ruleset(name, house, seats)
    except (SettingError, BrokenVariantError):
        return False
    return True


@dataclass(frozen=True, slots=True)
class HandDocument(Document):
    """The order in which the person holds their cards: the deal it is for, and the cards from the left."""

    deal: Annotated[str, no_longer_than(80)]
    cards: tuple[str, ...]

    @property
    def held(self) -> Cards:
        """The cards from the left; raises `NotationError` for a text that is not a card."""
        return tuple(map(Card.parse, self.cards))

    @property
    def fits(self) -> bool:
        """True if there are cards and all of them exist."""
        try:
            return bool(self.held)
        except NotationError:
            return False


@dataclass(frozen=True, slots=True)
class PreferencesDocument(Preferences, Document):
    """
    The preferences as they are kept, with what the program itself remembers.

    *shown* is the chrome last seen: where the system decides, the next first frame starts with it.
    *cuts_pack* and *text_follows* have other defaults than at a first start, because earlier versions did not
    write them: people who played with those are still asked for a cut, and who chose a *text_scale* keeps it.
    *new_game* is the last game that was begun, *other_games* the last of every other kind. *window*
    is what Qt calls geometry, in hexadecimal digits. *hand* is the hand whose cards the person moved
    last. *records* is the folder in which a record was last saved.
    """

    format: Literal["ombre-preferences"] = "ombre-preferences"
    schema_version: Literal[1] = 1
    text_follows: bool | None = None
    cuts_pack: bool = True
    shown: ColourScheme | None = None
    new_game: NewGameDocument = NewGameDocument()
    other_games: dict[str, NewGameDocument] = field(default_factory=dict)
    window: Annotated[str, like("([0-9a-f]{2})*")] | None = None
    hand: HandDocument | None = None
    records: Annotated[str, no_longer_than(4096)] | None = None

    def check(self) -> None:
        """Raise `MisfitError` if a game, a player, a portrait or a card does not exist."""
        offered: dict[Location, NewGameDocument] = {("new_game",): self.new_game}
        offered |= {("other_games", name): game for name, game in self.other_games.items()}
        places = [(*place, name) for place, game in offered.items() for name in game.misfits()]
        if self.person.portrait not in PORTRAITS:
            places.append(("person", "portrait"))
        if self.hand is not None and not self.hand.fits:
            places.append(("hand",))
        if places:
            raise MisfitError("a game, a person or a card that does not exist", *places)
