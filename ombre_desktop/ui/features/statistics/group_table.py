"""The tables of the statistics: a row for each group of deals, and the deals behind each figure."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from PySide6.QtGui import QColor

from ombre_desktop.engine import Result
from ombre_desktop.storage.statistics import Facet, Figures, Group, Order, Scope
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.statistics import Behind, Sheet
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.calls import contract_name
from ombre_desktop.ui.texts.dates import person_locale
from ombre_desktop.ui.texts.decimals import signed_decimal
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.levels import level_name
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.people import shown_name
from ombre_desktop.ui.texts.scores import result_word
from ombre_desktop.ui.texts.turn import turn_name


def group_name(sheet: Sheet, key: Sequence[str | None], game: str = "") -> str:
    """Return the name of a group of deals in words, those of *game* if all are deals of one."""
    if sheet is Sheet.TURNS:
        seats, turn = (int(value or 0) for value in key)
        return turn_name(turn, seats)
    if sheet is Sheet.ROLES:
        return words.role_word(key[0], game)
    named = listed(_NAMES[facet](value) for facet, value in zip(sheet.facets, key, strict=True) if value)
    return named or "–"


def columns(sheet: Sheet, look: Appearance, game: str = "") -> list[Column[Group]]:
    """Return the columns of the table of a page, about deals of *game* if all are of one."""
    deals, won, share, puesta, codille, amount, each = words.headings()
    chrome = look.theme.chrome

    def colour(group: Group) -> QColor | None:
        amount = group.figures.amount
        return (chrome.win if amount > 0 else chrome.lose) if amount else None

    return [
        Column(words.HEADINGS[sheet](), lambda group: group_name(sheet, group.key, game)),
        Column(deals, lambda group: number(group.figures.deals), figure=True),
        Column(won, lambda group: number(group.figures.won), figure=True),
        Column(share, lambda group: share_of(group.figures), figure=True),
        Column(puesta, lambda group: number(group.figures.puesta), figure=True),
        Column(codille, lambda group: number(group.figures.codille), figure=True),
        Column(amount, lambda group: gain(group.figures.amount), figure=True, colour=colour),
        Column(each, lambda group: each_of(group.figures), figure=True, colour=colour),
    ]


NARROW = (0, 1, 3, 6)
"""The columns that are left in a narrow window."""


def behind(sheet: Sheet, scope: Scope, group: Group, heading: str) -> Behind:
    """Return the deals behind the figure of *group* under a *heading*."""
    inside = scope.narrowed(*zip(sheet.facets, group.key, strict=True))
    title = group_name(sheet, group.key, scope.game or "")
    figures = group.figures
    _, in_won, in_share, in_puesta, in_codille, *in_amounts = words.headings()
    if heading in (in_won, in_share):
        return won(inside, figures, title)
    if heading == in_puesta:
        return ended(inside, Result.PUESTA, figures.puesta, title)
    if heading == in_codille:
        return ended(inside, Result.CODILLE, figures.codille, title)
    worst_first = heading in in_amounts and figures.amount < 0
    best_first = heading in in_amounts and figures.amount >= 0
    order = Order.WORST if worst_first else Order.BEST if best_first else Order.LATEST
    return Behind(inside, figures.deals, title, order)


def won(scope: Scope, figures: Figures, title: str) -> Behind:
    """Return the deals won."""
    named = words.behind(title, words.headings()[1])
    return Behind(scope.narrowed((Facet.WON, 1)), figures.won, named, Order.BEST)


def ended(scope: Scope, result: Result, count: int, title: str) -> Behind:
    """Return the deals with this *result*, the person's worst first."""
    named = words.behind(title, result_word(result.value))
    return Behind(scope.narrowed((Facet.RESULT, result.value)), count, named, Order.WORST)


def number(count: int) -> str:
    """Return a number of deals with the separators of the person's system."""
    return person_locale().toString(count)


def gain(amount: int) -> str:
    """Return an amount with its sign, and with the separators of the person's system."""
    return signed_decimal(amount, 0)


def share_of(figures: Figures) -> str:
    """Return the share of deals won, in per cent."""
    return f"{round(100 * figures.won / figures.deals)}" if figures.deals else "–"


def each_of(figures: Figures) -> str:
    """Return what was won a deal, with its sign."""
    if not figures.deals:
        return "–"
    return signed_decimal(figures.amount / figures.deals, 2)


def _company(kept: str) -> str:
    """Return opponents by name, each with their level."""
    names, players = json.loads(kept)
    pairs = zip(names, players, strict=False)
    return listed(
        words.opponent(shown_name(outside.name(name)), level_name(player.partition("-")[0]))
        for name, player in pairs
    )


_NAMES: dict[Facet, Callable[[str], str]] = {
    Facet.MONTH: words.month_name,
    Facet.GAME: game_name,
    Facet.CONTRACT: contract_name,
    Facet.ROLE: words.role_word,
    Facet.COMPANY: _company,
    Facet.RESULT: result_word,
}
