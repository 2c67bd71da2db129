"""How the person likes his table."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

from pydantic import Field, ValidationInfo, field_validator

from ombre_desktop.engine import ruleset, ruleset_names
from ombre_desktop.storage.documents import Document
from ombre_desktop.storage.tastes import CardClick, HandOrder, Letters, ReducedMotion, Speed


class Deck(Enum):
    """The cards on the table."""

    SPANISH = "spanish"
    FRENCH = "french"


class Cloth(Enum):
    """What the cards lie on."""

    GREEN = "green"
    BURGUNDY = "burgundy"
    MIDNIGHT = "midnight"
    PLAIN = "plain"


class Chrome(Enum):
    """What surrounds the table."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class PersonDocument(Document):
    """The person: an empty name means that none was given yet."""

    name: Annotated[str, Field(max_length=40)] = ""
    portrait: str = "viajero"


class NewGameDocument(Document):
    """
    What was chosen for the last new game of its kind, to be offered for the next.

    *seats* is None for the usual number. *opponents* are names of the registry of
    players and *portraits* who they are, both from the right of the person; *deals*
    is None for an open end.
    """

    ruleset: str = ruleset_names()[0]
    seats: Annotated[int, Field(ge=2)] | None = None
    house: str = ""
    opponents: Annotated[tuple[str, ...], Field(min_length=1)] = ("textbook", "textbook")
    portraits: tuple[str, ...] = ()
    deals: Annotated[int, Field(ge=1)] | None = 12

    @field_validator("ruleset")
    @classmethod
    def _exists(cls, name: str) -> str:
        ruleset(name)
        return name

    @field_validator("seats")
    @classmethod
    def _can_sit(cls, seats: int | None, info: ValidationInfo) -> int | None:
        """Seats of a game that is not known are not known either."""
        ruleset(_game_of(info), "", seats)
        return seats

    @field_validator("house")
    @classmethod
    def _fits(cls, house: str, info: ValidationInfo) -> str:
        """Nor are its house rules."""
        ruleset(_game_of(info), house, info.data.get("seats"))
        return house


def _game_of(info: ValidationInfo) -> str:
    """The game that was read before the field in question."""
    if "ruleset" not in info.data:
        raise ValueError("a choice without a game")
    return str(info.data["ruleset"])


class PreferencesDocument(Document):
    """
    Every preference, each with a default.

    *trick_hold* is how long a full trick lies, in milliseconds; None: until it is
    clicked. *language* is ``system`` or a locale's name. *new_game* is the last game
    that was begun, *other_games* the last of every other kind. *window* is what the
    toolkit calls geometry, in hexadecimal digits.
    """

    format: Literal["ombre-preferences"] = "ombre-preferences"
    schema_version: Literal[1] = 1
    deck: Deck = Deck.SPANISH
    letters: Letters = Letters.ENGLISH
    cloth: Cloth = Cloth.GREEN
    chrome: Chrome = Chrome.SYSTEM
    text_scale: Annotated[float, Field(ge=0.8, le=2.0)] = 1.0
    speed: Speed = Speed.CALM
    trick_hold: Annotated[int, Field(ge=0, le=60_000)] | None = 1_500
    play: CardClick = CardClick.RAISE_THEN_PLAY
    sort: HandOrder = HandOrder.TRUMPS_APART
    matador_badges: bool = True
    trump_ladder: bool = True
    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    language: Annotated[str, Field(pattern="^(system|[a-z]{2,3}(_[A-Z]{2})?)$")] = "system"
    person: PersonDocument = PersonDocument()
    new_game: NewGameDocument = NewGameDocument()
    other_games: dict[str, NewGameDocument] = Field(default_factory=dict)
    window: Annotated[str, Field(pattern="^([0-9a-f]{2})*$")] | None = None
