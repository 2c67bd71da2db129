"""Opponents who follow the person: the strength at which they play the next deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ombre_desktop.players.player import PlayerName
from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.storage.own_strength import latest_deals, strength_of
from ombre_desktop.storage.skill import JudgedDeal
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.session.journals import Journal
from ombre_desktop.value import replace

FARTHEST = 0.25
"""The part of a level by which opponents may change from one deal to the next."""


def let_follow(sitting: Sitting, journal: Journal, deal: Callable[[Sitting], None], *, moves: bool) -> None:
    """Let *journal* look up how strong the person is, and *deal* to those who follow them."""
    journal.use_history(
        lambda history: history.ask(latest_deals), lambda deals: deal(followed(sitting, deals, moves=moves))
    )


def followed(sitting: Sitting, deals: Sequence[JudgedDeal] | None, *, moves: bool = True) -> Sitting:
    """
    Return *sitting* with opponents as strong for its next deal as the person's judged *deals* say.

    At the beginning of a sitting they come to that strength at once, and then, if the company *moves*, a
    little at a time. In a duplicate sitting they stay as they are, since they play its deals with the expert
    too.
    """
    begins = sitting.session.deals == 0
    is_duplicate = sitting.origin is not None and sitting.origin.kind is OriginKind.DUPLICATE
    if deals is None or not (begins or (moves and not is_duplicate)):
        return sitting
    wanted = strength_of(deals, sitting.ruleset.name).strength
    return replace(sitting, company=company_at(sitting.company, wanted, at_once=begins))


def company_at(company: Company, wanted: float, *, at_once: bool) -> Company:
    """Return *company* with those who follow nearer to the strength *wanted*, or there *at once*."""
    players = tuple(_nearer(name, wanted, at_once=at_once) for name in company.players)
    return company if players == company.players else replace(company, players=players)


def _nearer(name: str, wanted: float, *, at_once: bool) -> str:
    known = PlayerName.of(name)
    if known.share is None:
        return name
    step = wanted - known.strength
    return known.at(known.strength + (step if at_once else max(-FARTHEST, min(FARTHEST, step)))).text
