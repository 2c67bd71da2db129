"""The tags that make a record a problem."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ombre_desktop.engine import Action
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.value import Value

Tags = tuple[tuple[str, str], ...]


class Judged(Protocol):
    """A judged answer: its *action*, the *chips* (or points) it brings, and how often its side *wins*."""

    @property
    def action(self) -> Action: ...  # noqa: D102 - told above

    @property
    def chips(self) -> float: ...  # noqa: D102

    @property
    def wins(self) -> float: ...  # noqa: D102


class Told(Value):
    """The contents of the tags of a problem, beside its name; the *worths* are in order, best first."""

    kind: ProblemKind
    grade: int
    answers: Sequence[Action]
    worths: Sequence[Judged]
    reasons: Sequence[str]


def tags_of(told: Told, *, in_points: bool) -> Tags:
    """Return the tags; what an answer brings is written in tenths of a chip, or hundredths of a point."""
    digits = 2 if in_points else 1
    tags = [("Kind", told.kind.value), ("Grade", str(told.grade))]
    tags.append(("Answer", "; ".join(map(action_text, told.answers))))
    if told.worths:
        tags.append(("Worth", "; ".join(_worth_text(one, digits) for one in told.worths)))
    if told.reasons:
        tags.append(("Reasons", "; ".join(told.reasons)))
    return tuple(tags)


def _worth_text(worth: Judged, digits: int) -> str:
    return f"{action_text(worth.action)} {worth.chips:+.{digits}f} {worth.wins:.0%}"
