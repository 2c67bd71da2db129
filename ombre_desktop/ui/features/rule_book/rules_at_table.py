"""
Rule pages for one table: the passages for its game, and the cost of a lost game there.

=============================  ==================================================
``<section for="a b">…``       a passage for only the games ``a`` and ``b``
``{loss}``                     the cost of a lost game, besides the pool
``{loss entrada}``             the same for one bid
=============================  ==================================================

The costs come from the engine, so that no page can contradict the payments.
"""

import re
from collections.abc import Mapping
from functools import cache

from ombre_desktop.engine import Chips, losses, ruleset
from ombre_desktop.ui.texts.listing import one_of

_PASSAGE = re.compile(r'<section for="([\w ]+)">\n?(.*?)</section>\n?', re.DOTALL)
_LOSS = re.compile(r"\{loss(?: (\w+))?\}")


def at_table(page: str, game: str, house: str) -> str:
    """Return *page* for *game* under the *house* rules, given as text."""
    return _LOSS.sub(lambda found: loss_text(game, house, found[1]), passages(page, game))


def passages(page: str, game: str) -> str:
    """Return *page* without the passages that are only for other games than *game*."""
    return _PASSAGE.sub(lambda found: found[2] if game in found[1].split() else "", page)


def loss_text(game: str, house: str, contract: str | None = None) -> str:
    """Return the chips that losing *contract* costs besides the pool; without a contract, of every bid."""
    lost = _losses(game, house)
    return one_of([str(chips) for chips in sorted({lost[contract]} if contract else set(lost.values()))])


@cache
def _losses(game: str, house: str) -> Mapping[str, Chips]:
    return losses(ruleset(game, house))
