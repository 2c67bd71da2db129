"""The lines of the score sheet, from the sitting or from the history."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, pairwise

from ombre_desktop.engine import Role, Ruleset, Suit, ruleset
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.history import History
from ombre_desktop.ui.dialogs.score_sheet import Reckoning, ScoreRow
from ombre_desktop.ui.model.deck_choice import deck_for
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.calls import game_name_of
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.contract import player_title
from ombre_desktop.ui.texts.partners import plays_label, side_names
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.scores import result_word, with_ally


def score_rows(sitting: Sitting) -> tuple[ScoreRow, ...]:
    """Return a line for every settled deal of *sitting*."""
    return _rows(sitting.game_id, sitting.rows, shown_names(sitting.company.names), sitting.ruleset)


def reckoning_of(game: Ruleset, preferences: Preferences, names: tuple[str, ...]) -> Reckoning:
    """Return how the sheet counts a sitting of *game* for players of these *names*."""
    player, deck = player_title(game.contracts[0].name), deck_for(preferences.deck, game.pack)
    if not game.in_stones:
        return Reckoning(deck, player, game.target, game.has_pool)
    sides = side_names(Company(names, None, game.name))
    return Reckoning(deck, plays_label(), game.target, game.has_pool, sides)


def reckoning_at_table(sitting: Sitting, preferences: Preferences) -> Reckoning:
    """Return how the sheet counts *sitting*."""
    return reckoning_of(sitting.ruleset, preferences, shown_names(sitting.company.names))


def past_score(history: History, game_id: str) -> tuple[Ruleset, tuple[str, ...], tuple[ScoreRow, ...]]:
    """Return game, names and lines of the sitting *game_id* of the history."""
    every = (*history.sittings(), *history.sittings(binned=True))
    sitting = next(entry for entry in every if entry.game_id == game_id)
    deals = [entry.row for entry in history.deals(game_id)]
    game = ruleset(sitting.ruleset, sitting.house, sitting.seats)
    names = shown_names(map(outside.name, sitting.names))
    return game, names, _rows(game_id, deals, names, game)


def _rows(
    game_id: str, deals: Iterable[DealRow], names: tuple[str, ...], game: Ruleset
) -> tuple[ScoreRow, ...]:
    """
    Return the lines of the *deals* of the sitting *game_id*.

    Chips are added up here, while points are stored as totals.
    """
    found = tuple(deals)
    chips = tuple(accumulate((deal.net for deal in found), _added))
    in_points = game.target is not None
    points = tuple(deal.scores_after for deal in found) if in_points else ()
    before = (game.target.standing(game.seats) if game.target else (0,) * len(names), *points)
    gains = [tuple(b - a for a, b in zip(*pair, strict=True)) for pair in pairwise(before)]
    return tuple(
        ScoreRow(
            number=deal.number,
            dealer=names[deal.dealer],
            ombre=_ombre(deal, names),
            game=game_name_of(deal.contract) if deal.contract else "",
            trump=Suit(deal.trump) if deal.trump else None,
            result=result_word(deal.outcome.split()[0], game.name),
            changes=gains[at] if in_points else deal.net,
            totals=points[at] if in_points else chips[at],
            pool=deal.pool_after,
            record=deal.record,
            chips=chips[at] if in_points and game.plays_for_chips else (),
            game_id=game_id,
        )
        for at, deal in enumerate(found)
    )


def _ombre(deal: DealRow, names: tuple[str, ...]) -> str:
    """Return the name of the Ombre, with the ally's if there was one."""
    if deal.ombre is None:
        return ""
    if Role.ALLY not in deal.roles:
        return names[deal.ombre]
    return with_ally(names[deal.ombre], names[deal.roles.index(Role.ALLY)])


def _added(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(x + y for x, y in zip(a, b, strict=True))
