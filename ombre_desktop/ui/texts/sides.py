"""The results of deals played by sides: the Ombre, alone or with an ally, against all the others."""

from ombre_desktop.engine import Outcome, Result, Seat
from ombre_desktop.ui.texts import german_solo
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.results import Told
from ombre_desktop.ui.texts.sides_of_stones import stones_told

_ALONE = {
    Result.SACADA: (
        (Said("Sides", "You win"), Said("Sides", "{name} wins")),
        (
            Said("Sides", "Five tricks or more alone: the pool is yours."),
            Said("Sides", "Five tricks or more alone: the Ombre takes the pool."),
        ),
    ),
    Result.PUESTA: (
        (Said("Sides", "Remise: nobody wins"), Said("Sides", "Remise for {name}")),
        (
            Said("Sides", "You fell short of five tricks, and pay the pool again."),
            Said("Sides", "The Ombre fell short of five tricks, and pays the pool again."),
        ),
    ),
}
_ALLIED = {
    Result.SACADA: (
        (Said("Sides", "You win with {friend}"), Said("Sides", "{name} wins with {friend}")),
        (
            Said("Sides", "Five tricks or more together: a third of the pool is the ally’s."),
            Said("Sides", "Five tricks or more together: a third of the pool is the ally’s."),
        ),
    ),
    Result.PUESTA: (
        (Said("Sides", "Remise: nobody wins"), Said("Sides", "Remise for {name} with {friend}")),
        (
            Said("Sides", "You and {friend} fell short of five tricks, and pay the pool again."),
            Said("Sides", "They fell short of five tricks, and pay the pool again."),
        ),
    ),
}
"""The title and the line of each result, for the person concerned and for anybody else."""
_HALVES_ALONE = {
    Result.SACADA: (
        _ALONE[Result.SACADA][0],
        (
            Said("Sides", "Six tricks or more alone: the pool is yours, and each opponent pays you."),
            Said("Sides", "Six tricks or more alone: the Ombre takes the pool, and each opponent pays."),
        ),
    ),
    Result.PUESTA: (
        _ALONE[Result.PUESTA][0],
        (
            Said("Sides", "Five tricks, one too few: you pay the pool again, and each opponent."),
            Said("Sides", "Five tricks, one too few: the Ombre pays the pool again, and each opponent."),
        ),
    ),
}
_HALVES_ALLIED = {
    Result.SACADA: (
        _ALLIED[Result.SACADA][0],
        (
            Said("Sides", "Six tricks or more together: half of the pool is the ally’s."),
            Said("Sides", "Six tricks or more together: half of the pool is the ally’s."),
        ),
    ),
    Result.PUESTA: (
        _ALLIED[Result.PUESTA][0],
        (
            Said("Sides", "Five tricks together, one too few: the pool is paid again."),
            Said("Sides", "Five tricks together, one too few: the pool is paid again."),
        ),
    ),
    Result.VOLE: (
        (
            Said("Sides", "You take every trick with {friend}"),
            Said("Sides", "{name} takes every trick with {friend}"),
        ),
        (
            Said("Sides", "All ten tricks together: each opponent pays for the vole too."),
            Said("Sides", "All ten tricks together: each opponent pays for the vole too."),
        ),
    ),
    Result.FAILED_VOLE: (
        (
            Said("Sides", "Your vole with {friend} fails"),
            Said("Sides", "The vole of {name} with {friend} fails"),
        ),
        (
            Said("Sides", "The game is won all the same, less the price of the vole."),
            Said("Sides", "The game is won all the same, less the price of the vole."),
        ),
    ),
}
"""The same for a game of ten tricks whose sides share everything half and half."""
_HALVES = frozenset({"quadrille", "tritrille"})
_Pairs = dict[Result, tuple[Pair, Pair]]
_OF_GAME: dict[str, tuple[_Pairs, _Pairs]] = {
    **dict.fromkeys(_HALVES, (_HALVES_ALONE, _HALVES_ALLIED)),
    german_solo.NAME: (german_solo.ALONE, german_solo.ALLIED),
}
"""The words of single games for an Ombre alone, and for one with an ally."""


def side_told(outcome: Outcome, side: tuple[Seat, ...], company: Company) -> Told | None:
    """
    Return the deal's heading and line; None for an outcome that does not concern sides.

    *side* are the Ombre and the ally, if there was one. The ally reads it as their own deal.
    """
    if company.counts_stones:
        return stones_told(outcome, side, company)
    alone, allied = _OF_GAME.get(company.game, (_ALONE, _ALLIED))
    pairs = (allied if len(side) > 1 else alone).get(outcome.result)
    if pairs is None:
        return _codille(outcome, side, company) if outcome.result is Result.CODILLE else None
    seat, friend = side[0], side[-1]
    if company.person == friend:
        seat, friend = friend, seat
    title, line = (company.told(pair, seat, friend=company.name(friend)) for pair in pairs)
    if outcome.result is Result.CODILLE and company.person in outcome.winners:
        title = _beaten(side, company)
    return Told(title, line)


def _beaten(side: tuple[Seat, ...], company: Company) -> str:
    """Return the title of a game lost by *side* for somebody who played against it."""
    won = german_solo.BOTH_BEATEN if len(side) > 1 else german_solo.BEATEN
    return won().format(name=company.name(side[0]), friend=company.name(side[-1]))


def _codille(outcome: Outcome, side: tuple[Seat, ...], company: Company) -> Told:
    """Return the words for a codille, which no single player wins: the opponents share the pool."""
    if company.person in outcome.winners:
        return Told(
            translate("Sides", "Codille! You win"),
            translate("Sides", "Too few tricks for the Ombre: you share the pool with the other defenders."),
        )
    if company.person in side:
        return Told(
            translate("Sides", "Codille: you lose"),
            translate("Sides", "Too few tricks: the others share the pool, and you make it good.")
            if company.game not in _HALVES
            else translate("Sides", "Too few tricks: the others share the pool, which is made good."),
        )
    return Told(
        translate("Sides", "Codille for the defenders"),
        translate("Sides", "Too few tricks for the Ombre: the others share the pool, which is made good."),
    )
