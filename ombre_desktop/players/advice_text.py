"""The JSON form of advice: writing and reading."""

from __future__ import annotations

from math import isfinite
from typing import Any, TypeVar

from ombre_desktop.engine import Action, Card, Request, Seat
from ombre_desktop.engine.notation.tokens import action_text, parse_action
from ombre_desktop.players.advice import Advice, Alternative, Ending, Fact, Motive

K = TypeVar("K")


def advice_object(advice: Advice) -> dict[str, object]:
    """Convert *advice* to a JSON object; actions are written as in records."""
    return {
        "choice": action_text(advice.choice),
        "alternatives": [
            {
                "action": action_text(each.action),
                "chips": each.chips,
                "error": each.error,
                "wins": each.wins,
                "apart": each.apart,
                "aside": each.aside,
            }
            for each in advice.alternatives
        ],
        "worlds": advice.worlds,
        "motives": [{"key": each.key, "facts": dict(each.facts)} for each in advice.motives],
        "endings": [
            {
                "action": action_text(each.action),
                "plays": [[int(seat), card.text] for seat, card in each.plays],
                "winner": int(each.winner),
            }
            for each in advice.endings
        ],
    }


def parse_advice(said: Any, asked: Request) -> Advice:
    """
    Read the advice on *asked*; raise `ValueError`, `TypeError` or `KeyError` if it is malformed.

    This function does not check the actions against the rules.
    """
    return Advice(
        parsed(said["choice"], asked),
        tuple(
            Alternative(
                parsed(each["action"], asked),
                *(figure(each[part]) for part in _FIGURES),
                *((figure(each["aside"]),) if each["aside"] is not None else ()),
            )
            for each in said["alternatives"]
        ),
        of_kind(said["worlds"], int),
        tuple(
            Motive(of_kind(each["key"], str), tuple(map(_fact, each["facts"].items())))
            for each in said["motives"]
        ),
        tuple(_ending(each, asked) for each in said["endings"]),
    )


def _ending(said: Any, asked: Request) -> Ending:
    """Read the trick after an action; its winner plays to it."""
    plays = tuple((Seat(of_kind(seat, int)), Card.parse(of_kind(card, str))) for seat, card in said["plays"])
    winner = Seat(of_kind(said["winner"], int))
    if winner not in dict(plays):
        raise ValueError("nobody else takes a trick")
    return Ending(parsed(said["action"], asked), plays, winner)


_FIGURES = ("chips", "error", "wins", "apart")


def parsed(said: object, asked: Request) -> Action:
    """Read an action that answers *asked*."""
    return parse_action(of_kind(said, str).split() or [""], asked)


def figure(said: object) -> float:
    """Return *said* if it is a finite number; otherwise raise an error."""
    if type(said) is int:
        return float(said)
    figure = of_kind(said, float)
    if not isfinite(figure):
        raise ValueError("a figure is a number")
    return figure


def _fact(said: tuple[str, object]) -> tuple[str, Fact]:
    name, fact = said
    return (name, fact) if isinstance(fact, str) else (name, of_kind(fact, int))


def of_kind(said: object, kind: type[K]) -> K:
    """Return *said* if it is of this *kind*; otherwise raise `TypeError`."""
    if type(said) is not kind:
        raise TypeError(f"{said!r:.100} is no {kind.__name__}")
    return said
