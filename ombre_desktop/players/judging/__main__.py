"""
The command line of the judge: judging the decisions of a record, and advice where it ends.

The commands are ``ombre review FILE... [--json]`` and ``ombre advise FILE... [--json]``. In a checkout, write
``python -m ombre_desktop.players`` in place of ``ombre``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

from ombre_desktop.engine import DealState, view
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.notation import decoded
from ombre_desktop.engine.notation.blocks import LARGEST
from ombre_desktop.engine.notation.reader import each_record
from ombre_desktop.engine.notation.record import outcome_text
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.plain import spelled_out
from ombre_desktop.players.advice import Advice, Alternative, Motive
from ombre_desktop.players.judging.advising import advised
from ombre_desktop.players.judging.hand_worth import knows_hands
from ombre_desktop.players.judging.judge import seed_text
from ombre_desktop.players.judging.open_play import perfectly_ended
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.verdict import Grade, Verdict
from ombre_desktop.players.player import solver_runs
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.terminal_language import QT_TRANSLATE_NOOP, translate

REVIEW, ADVISE = "review", "advise"
COMMANDS: Mapping[str, str] = {
    REVIEW: QT_TRANSLATE_NOOP("Terminal", "judge every decision of records, and tell luck from skill"),
    ADVISE: QT_TRANSLATE_NOOP("Terminal", "advise the seat to act where unfinished records end"),
}
"""The commands, with their descriptions."""
WORLDS, WORLDS_INTERPRETED = 400, 40
"""The number of worlds for advice, with the compiled solver and without."""
DIGITS = 4
"""The decimal places of estimated figures in JSON."""

Json = dict[str, object]
Told = Callable[[str, DealState, bool], bool]


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``review`` and ``advise`` to *commands*."""
    for name, message in COMMANDS.items():
        about = translate("Terminal", message)
        added = commands.add_parser(name, help=about, description=about)
        added.add_argument("files", nargs="+", type=Path, metavar="FILE")
        one_line = translate("Terminal", "print each deal as one line of JSON")
        added.add_argument("--json", action="store_true", help=one_line)


def run(options: argparse.Namespace) -> int:
    """Run one of the commands; return 1 if a file holds no record, or one that does not serve."""
    tell = _review if options.command == REVIEW else _advise
    served = [_told(path, tell, options.json) for path in options.files]
    return int(not all(served))


def _told(path: Path, tell: Told, as_json: bool) -> bool:
    """Treat every record of the file *path*; tell whether there was one and all of them served."""
    served = [tell(where, deal, as_json) if deal else False for where, deal in _deals(path)]
    return bool(served) and all(served)


def _deals(path: Path) -> Iterator[tuple[str, DealState | None]]:
    """Yield each deal of a file with its place; None for a wrong record, whose faults are printed."""
    name, number = spelled_out(str(path)), 0
    try:
        with path.open("rb") as file:
            text = decoded(file.read(LARGEST + 1))
    except (OSError, RecordError) as error:
        _complain(name, error.strerror if isinstance(error, OSError) else str(error))
        return
    for number, reading in enumerate(each_record(text), start=1):
        where = f"{name}:{reading.line} (deal {number})"
        for flaw in reading.flaws:
            _complain(where, str(flaw))
        yield where, None if reading.flaws or reading.record is None else reading.record.state
    if number == 0:
        _complain(name, translate("Terminal", "no record here"))


def _complain(where: str, what: str | None) -> None:
    print(f"{where}: {what}", file=sys.stderr)


def _review(where: str, deal: DealState, as_json: bool) -> bool:
    """Print the review of *deal*."""
    review = Review.of(deal)
    verdicts = tuple(review.verdicts())
    splits = review.splits(verdicts)
    if not splits:
        told = translate(
            "Terminal", "this deal is unfinished, so it has no result to divide into luck and skill"
        )
        _complain(where, told)
    elif not knows_hands(deal):
        told = translate(
            "Terminal", "the worth of a hand is not known in this game, so its luck counts with the cards"
        )
        _complain(where, told)
    if as_json:
        found: Json = {"decisions": [*map(_decision, verdicts)], "seats": [*map(_seat, splits)]}
        print(json.dumps(found), flush=True)
        return True
    print(f"{where}: {len(verdicts)} decisions, {_unit(deal)} with their standard errors")
    for verdict in verdicts:
        print(_line(verdict))
    for each in splits:
        print(_split_line(each))
    best = perfectly_ended(deal)
    if best is not None:
        print(f"  with all cards open: {outcome_text(best.settled.outcome)}")
    return True


def _advise(where: str, deal: DealState, as_json: bool) -> bool:
    """Print advice for the seat to act; return False if the deal is over."""
    if deal.is_over:
        _complain(where, translate("Terminal", "this deal is over, so there is nothing to advise"))
        return False
    asked = asked_in(deal)
    rng = Random(seed_of(seed_text(deal), 0, asked.seat, len(deal.history)))
    worlds = WORLDS if solver_runs() == "compiled" else WORLDS_INTERPRETED
    advice = advised(view(deal, asked.seat), asked, rng, worlds)
    if as_json:
        print(json.dumps(_advice(advice)), flush=True)
        return True
    print(f"{where}: seat {asked.seat + 1}: {action_text(advice.choice)}")
    for each in advice.alternatives:
        figures = f"{each.chips:+.2f} ± {each.error:.2f} {_unit(deal)}, wins {each.wins:.0%}"
        print(f"  {action_text(each.action):<28} {figures}")
    for motive in advice.motives:
        print(f"  because: {_motive_text(motive)}")
    return True


def _unit(deal: DealState) -> str:
    return "points" if deal.ruleset.target else "chips"


def _decision(verdict: Verdict) -> Json:
    """Describe one decision; seats and moves are counted from 1."""
    return {
        "seat": verdict.seat + 1,
        "move": verdict.move + 1,
        "kind": verdict.kind.value,
        "chosen": action_text(verdict.chosen),
        "best": action_text(verdict.best),
        "cost": round(verdict.cost, DIGITS),
        "error": round(verdict.error, DIGITS),
        "grade": verdict.grade.value,
        "reasons": [*map(_reason, verdict.motives)],
    }


def _seat(part: Split) -> Json:
    return {**{field: getattr(part, field) for field in Split._fields}, "seat": part.seat + 1}


def _advice(advice: Advice) -> Json:
    return {
        "choice": action_text(advice.choice),
        "alternatives": [*map(_alternative, advice.alternatives)],
        "reasons": [*map(_reason, advice.motives)],
    }


def _alternative(each: Alternative) -> Json:
    return {
        "action": action_text(each.action),
        **{field: round(getattr(each, field), DIGITS) for field in ("chips", "error", "wins")},
    }


def _reason(motive: Motive) -> Json:
    return {"key": motive.key, "facts": dict(motive.facts)}


def _line(verdict: Verdict) -> str:
    """Return a line about one decision."""
    chosen, best = action_text(verdict.chosen), action_text(verdict.best)
    line = f"  {verdict.move + 1:3}  seat {verdict.seat + 1}  {verdict.kind.value:<9} {chosen:<22}"
    if verdict.grade is Grade.FINE:
        return f"{line} fine"
    better = "" if best == chosen else f"; better: {best}"
    why = "".join(f"; {_motive_text(motive)}" for motive in verdict.motives)
    grade = verdict.grade.value.replace("_", " ")
    return f"{line} {verdict.cost:.2f} ± {verdict.error:.2f} {grade}{better}{why}"


def _motive_text(motive: Motive) -> str:
    facts = ", ".join(f"{name}={fact}" for name, fact in motive.facts)
    return f"{motive.key}({facts})" if facts else motive.key


def _split_line(part: Split) -> str:
    own = f"hand {part.hand:+.2f}, own decisions {part.decisions:+.2f}"
    rest = f"others' decisions {part.others:+.2f}, cards {part.cards:+.2f}"
    return f"  seat {part.seat + 1}: {part.result:+.2f} = {own}, {rest}"
