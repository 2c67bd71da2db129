"""The company by name, without pictures: the opponents, and the person's own portraits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ombre_desktop.players.player import PlayerName
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY, Opponent
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.ui.texts.people import is_nameless

OF_THE_PERSON = ("viajero", "viajera")
"""The portraits that the person may choose."""

EVEN = "even"
"""The temper that adds nothing to the name of a computer player."""
LEVELS = ("expert", "strong", "steady", "novice")
"""The levels of opponents from the best down; the players' registry uses the same names."""
FOLLOWING = Strength.MINE.value
"""The level of opponents who are as strong as the person."""
BEFORE = {"textbook": "steady", "random": "novice"}
"""The levels that replace the players of earlier versions."""

OPPONENTS = tuple(ident for ident in COMPANY if ident not in OF_THE_PERSON)
"""The ids of the opponents."""


def name_of(ident: str) -> str:
    """Return the name of the person whose portrait is *ident*."""
    return COMPANY[ident].name()


def kept_name(ident: str) -> str:
    """Return the English name of the person whose portrait is *ident*, as files hold it."""
    return COMPANY[ident].name.text


def named_by_faces(names: Iterable[str], portraits: Iterable[str]) -> tuple[str, ...]:
    """Return *names*, in which who has given none is called after the portrait, and not "You"."""
    pairs = zip(names, portraits, strict=True)
    return tuple(kept_name(face) if is_nameless(name) else name for name, face in pairs)


def line_of(ident: str) -> str:
    """Return a line about the person whose portrait is *ident*."""
    return COMPANY[ident].line()


def seated(ident: str, level: str = "") -> Opponent:
    """Return the person whose portrait is *ident* as an opponent at *level*, or at their usual level."""
    person = COMPANY[ident]
    level = level or person.level
    player = level if person.temper == EVEN else f"{level}-{person.temper}"
    return Opponent(ident, kept_name(ident), player)


def level_of(player: str) -> str:
    """
    Return the level of the computer player called *player*; empty if there is no such level.

    All who follow the person have that level, at any strength. Old files may hold names from
    before there were levels.
    """
    known = PlayerName.of(player)
    level = BEFORE.get(known.level, known.level) if known.share is None else FOLLOWING
    return level if level in (*LEVELS, FOLLOWING) else ""


def company_of(wanted: Sequence[Opponent], count: int) -> tuple[Opponent, ...]:
    """
    Return *count* different opponents, each place with the opponent *wanted* there if possible.

    An opponent without a portrait, or wanted twice, is replaced by one of the usual company.
    """
    company: list[Opponent] = []
    for number in range(count):
        usual = (*USUAL_COMPANY[number:], *USUAL_COMPANY)
        here = wanted[number : number + 1]
        # Nobody wanted at a later place is used as a replacement at this one.
        awaited = {one.portrait for one in wanted[number + 1 : count]} & set(OPPONENTS)
        taken = {one.portrait for one in company}
        fit = [one for one in here if one.portrait in OPPONENTS and one.portrait not in taken]
        spare = [one for one in usual if one.portrait not in taken | awaited]
        person = (fit or spare)[0]
        level = level_of(here[0].player) if here else ""
        company.append(seated(person.portrait, level))
    return tuple(company)
