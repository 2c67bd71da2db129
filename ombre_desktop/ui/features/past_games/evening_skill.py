"""The figure for how well the person played the judged deals of a sitting."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ombre_desktop.engine import steps_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.judging.skill import Skill, skill
from ombre_desktop.players.stake import stake_between
from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import SURELY, Judged, judged_deals
from ombre_desktop.ui.dialogs.score_sheet import ScoreRow

Kept = dict[int, tuple[Judged, ...]]
"""The judged choices by the number of the deal."""


def kept_of(game_id: str, history: History) -> Kept:
    """Return the judged choices of a sitting."""
    return history.ask(lambda database: judged_deals(database, game_id))


def skill_in(rows: Iterable[ScoreRow], kept: Kept) -> Skill | None:
    """Return the figure of the deals in *rows* that are judged; None if there are none."""
    return skill([cost_of(row.record, kept[row.number]) for row in rows if row.number in kept])


def cost_of(record: str, judged: Sequence[Judged]) -> float:
    """Return what the *judged* choices of the deal in *record* surely cost, in parts of their stakes."""
    state = parse_record(record).state
    steps = steps_of(state)
    return sum(
        one.cost / stake_between(steps[one.move].state, state.history[one.move].action)
        for one in judged
        if one.cost >= SURELY * one.error
    )
