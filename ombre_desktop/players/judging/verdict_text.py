"""The JSON form of verdicts and of split results: writing and reading."""

from __future__ import annotations

from typing import Any

from ombre_desktop.engine import Request, Seat
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.advice_text import advice_object, figure, of_kind, parse_advice, parsed
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.verdict import Grade, Kind, Verdict

FIGURES = ("cost", "error", "spared", "gained", "stake")


def verdict_object(verdict: Verdict) -> dict[str, object]:
    """Convert *verdict* to a JSON object, with the better action and its reasons as advice."""
    advice = Advice(verdict.best, verdict.alternatives, verdict.worlds, verdict.motives)
    return {
        "seat": verdict.seat,
        "move": verdict.move,
        "kind": verdict.kind.value,
        "chosen": action_text(verdict.chosen),
        **{name: getattr(verdict, name) for name in FIGURES},
        "grade": verdict.grade.value,
        "advice": advice_object(advice),
    }


def parse_verdict(said: Any, asked: Request) -> Verdict:
    """Read the verdict on an answer to *asked*; raise an error as `parse_advice` does if it is malformed."""
    advice = parse_advice(said["advice"], asked)
    cost, error, spared, gained, stake = (figure(said[name]) for name in FIGURES)
    return Verdict(
        seat=Seat(of_kind(said["seat"], int)),
        move=of_kind(said["move"], int),
        kind=Kind(said["kind"]),
        chosen=parsed(said["chosen"], asked),
        best=advice.choice,
        cost=cost,
        error=error,
        grade=Grade(said["grade"]),
        motives=advice.motives,
        alternatives=advice.alternatives,
        worlds=advice.worlds,
        spared=spared,
        gained=gained,
        stake=stake,
    )


def split_object(part: Split) -> dict[str, object]:
    """Convert the split result of a seat to a JSON object."""
    return {name: getattr(part, name) for name in Split._fields}


def parse_split(said: Any) -> Split:
    """Read the split result of a seat; raise an error if it is malformed."""
    seat, *parts = Split._fields
    return Split(Seat(of_kind(said[seat], int)), *(figure(said[name]) for name in parts))
