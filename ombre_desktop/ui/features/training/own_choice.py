"""A choice in one of the person's own deals, set again as a problem."""

from __future__ import annotations

from typing import Any

from ombre_desktop.engine import Request, Seat, request, steps_of, view
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.notation import GameRecord, format_view, parse_record, record_of
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.judging.verdict import Kind, Verdict
from ombre_desktop.players.judging.verdict_text import parse_verdict
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.storage.history import History
from ombre_desktop.ui.features.training.problem import Problem, Worth
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.value import Value

AS_GOOD, IN_POINTS = 1.0, 0.1
"""The chips, or the points, that an answer may lose and is still right."""
MIDDLE = 3
"""The grade that own choices have."""
_KINDS = {
    Kind.BID: ProblemKind.BID,
    Kind.EXCHANGE: ProblemKind.THROW,
    Kind.TRUMP: ProblemKind.TRUMP,
    Kind.SURRENDER: ProblemKind.SURRENDER,
    Kind.CLAIM: ProblemKind.VOLE,
}


class OwnChoice(Value):
    """A decision of the person: the position before it, and the question that the judge is asked."""

    name: str
    record: GameRecord
    asked: Request
    words: dict[str, object]


def own_choice(history: History, name: str) -> OwnChoice | None:
    """Return the choice that *name* stands for: sitting, deal and move; None if it is there no more."""
    game_id, number, move = name.rsplit("/", 2)
    deals = (deal.row.record for deal in history.deals(game_id) if deal.row.number == int(number))
    text = next(deals, None)
    if text is None:
        return None
    try:
        state = parse_record(text).state
        before, made = steps_of(state)[int(move)].state, state.history[int(move)]
    except (OmbreError, IndexError):
        return None
    asked = request(before)
    if asked is None or made.seat != PERSON:
        return None
    seen = format_view(view(before, Seat(PERSON)))
    words: dict[str, object] = {"view": seen, "chosen": action_text(made.action)}
    return OwnChoice(name, record_of(before), asked, words)


def verdict_in(reply: dict[str, Any], choice: OwnChoice) -> Verdict | None:
    """Return the verdict in the *reply* of the players' process; None if there was nothing to judge."""
    said = reply.get("verdict")
    return None if said is None else parse_verdict(said, choice.asked)


def problem_of(choice: OwnChoice, verdict: Verdict) -> Problem:
    """Return *choice* as a problem, whose right answers are those that the judge finds best or as good."""
    ranked = sorted(verdict.alternatives, key=lambda each: -each.chips)
    within = IN_POINTS if choice.record.state.ruleset.target else AS_GOOD
    good = [each.action for each in ranked if ranked[0].chips - each.chips <= within]
    answers = tuple(dict.fromkeys((verdict.best, *good)))
    worths = tuple(Worth(each.action, each.chips, each.wins) for each in ranked)
    kind = _KINDS.get(verdict.kind, ProblemKind.DEFEND)
    return Problem(choice.name, kind, MIDDLE, choice.record, answers, worths)
