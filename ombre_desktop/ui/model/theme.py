"""The themes of problems and of judged choices, found from the reasons for the best answer."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum


class Theme(Enum):
    """A theme; the value is its name where a choice is kept."""

    OWN = "own"
    """Problems of the person's own, whatever they are about."""
    BID = "bid"
    THROW = "throw"
    DRAW = "draw"
    SAVE = "save"
    RUFF = "ruff"
    WINNERS = "winners"
    CHEAPLY = "cheaply"
    FORCE = "force"
    HOLD = "hold"
    PARTNER = "partner"
    DECIDE = "decide"
    TRUMP = "trump"
    SURRENDER = "surrender"
    VOLE = "vole"
    HOLDS = "holds"


KINDS = {
    "bid": Theme.BID,
    "throw": Theme.THROW,
    "exchange": Theme.THROW,
    "trump": Theme.TRUMP,
    "surrender": Theme.SURRENDER,
    "claim": Theme.VOLE,
    "vole": Theme.VOLE,
    "holds": Theme.HOLDS,
}
"""The themes of kinds that are about one thing: of problems, and of judged choices."""
REASONS: dict[Theme, frozenset[str]] = {
    Theme.DRAW: frozenset(("draw_trumps", "bring_out_trumps", "long_trumps", "protect_winner")),
    Theme.SAVE: frozenset(("save_trumps", "keep_last_trump", "trump_fork", "trumps_are_gone", "withhold")),
    Theme.RUFF: frozenset(("void_to_ruff", "short_suit", "overruff", "partner_can_ruff")),
    Theme.WINNERS: frozenset(("sure_trick", "highest_of_suit", "only_a_trump", "majority_is_sure")),
    Theme.CHEAPLY: frozenset(("last_to_play", "smallest_that_wins", "lowest_try", "few_can_beat")),
    Theme.FORCE: frozenset(("force_out", "spend_higher", "ombre_is_void", "long_suit")),
    Theme.HOLD: frozenset(
        ("hold_up", "leave_the_suit", "keep_guard", "keep_winner", "keep_higher", "all_may_be_beaten")
    ),
    Theme.PARTNER: frozenset(
        (
            *("partner_is_winning", "partner_collects", "collect_alone", "cover_partner", "take_the_lead"),
            *("partner_led_it", "partner_can_ruff", "partner_is_behind", "cheapest_to_partner"),
            *("gano_was_said", "lead_through", "trump_for_partner", "leave_it_to_partner"),
        )
    ),
    Theme.DECIDE: frozenset(
        (
            *("wins_the_game", "stops_them", "they_would_win", "needed_to_win", "saves_the_tie"),
            *("take_it_yourself", "not_lost_yet"),
        )
    ),
}
"""The motives for a card (`players/motives`) that make a problem or a choice one of a theme."""


def themes_of(kind: str, reasons: Collection[str]) -> frozenset[Theme]:
    """Return the themes of a problem or choice of this *kind* whose best answer has these *reasons*."""
    if kind in KINDS:
        return frozenset((KINDS[kind],))
    return frozenset[Theme]().union(*(_OF_REASON[key] for key in reasons if key in _OF_REASON))


_OF_REASON = {
    key: frozenset(theme for theme, keys in REASONS.items() if key in keys)
    for key in frozenset[str]().union(*REASONS.values())
}
