"""
The command line of the judge: judging the decisions of a record, and advice where it ends.

The commands are ``ombre review FILE... [--json]`` and ``ombre advise FILE... [--json]``; the file ``-`` is
the standard input. In a checkout, write ``python -m ombre_desktop.players`` in place of ``ombre``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from ombre_desktop.engine import DealState, view
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.notation import Reading
from ombre_desktop.engine.notation.record import outcome_text
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.engine.record_files import each_deal
from ombre_desktop.players.advice import Advice, Alternative, Motive
from ombre_desktop.players.judging.advising import advised
from ombre_desktop.players.judging.hand_worth import knows_hands
from ombre_desktop.players.judging.open_play import perfectly_ended
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.verdict import Grade, Verdict
from ombre_desktop.players.player import solver_runs
from ombre_desktop.players.seeds import seed_of, seed_text
from ombre_desktop.terminal import ProgressLine, Status, complain
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
Told = Callable[[str, DealState, bool], Status]


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``review`` and ``advise`` to *commands*."""
    for name, message in COMMANDS.items():
        about = translate("Terminal", message)
        added = commands.add_parser(name, help=about, description=about)
        which = translate("Terminal", "a file of records; - is the standard input")
        added.add_argument("files", nargs="+", type=Path, metavar="FILE", help=which)
        one_line = translate("Terminal", "print each result as one line of JSON")
        added.add_argument("--json", action="store_true", help=one_line)


def run(options: argparse.Namespace) -> Status:
    """Run one of the commands."""
    treat: Told = _review if options.command == REVIEW else _advise

    def tell(where: str, reading: Reading) -> Status:
        for flaw in reading.flaws:
            complain(where, flaw)
        if reading.flaws or reading.record is None:
            return Status.FLAWED
        return treat(where, reading.record.state, options.json)

    return each_deal(options.files, tell)


def _review(where: str, deal: DealState, as_json: bool) -> Status:
    """Print the review of *deal*; after an interruption, the decisions judged so far."""
    review, found = Review.of(deal), list[Verdict]()
    line, of = ProgressLine(), len(review.choices)
    judged = translate("Terminal", "{done} of {all} decisions judged")
    try:
        for at, move in enumerate(review.choices):
            line.tell(judged.format(done=at, all=of))
            verdict = review.verdict(move)
            found += [] if verdict is None else [verdict]
    except KeyboardInterrupt:
        line.clear()
        _print_review(where, deal, tuple(found), (), as_json)
        raise
    line.clear()
    verdicts = tuple(found)
    splits = review.splits(verdicts)
    if not splits:
        told = translate(
            "Terminal", "this deal is unfinished, so it has no result to divide into luck and skill"
        )
        complain(where, told)
    elif not knows_hands(deal):
        told = translate(
            "Terminal", "the worth of a hand is not known in this game, so its luck counts with the cards"
        )
        complain(where, told)
    _print_review(where, deal, verdicts, splits, as_json)
    return Status.DONE


def _print_review(
    where: str, deal: DealState, verdicts: Sequence[Verdict], splits: Sequence[Split], as_json: bool
) -> None:
    if as_json:
        found: Json = {"decisions": [*map(decision, verdicts)], "seats": [*map(_seat, splits)]}
        print(json.dumps(found), flush=True)
        return
    print(f"{where}: {len(verdicts)} decisions, {_unit(deal)} with their standard errors")
    for verdict in verdicts:
        print(_line(verdict))
    for each in splits:
        print(_split_line(each))
    best = perfectly_ended(deal) if splits else None
    if best is not None:
        print(f"  with all cards open: {outcome_text(best.settled.outcome)}")


def _advise(where: str, deal: DealState, as_json: bool) -> Status:
    """Print advice for the seat to act; there is none if the deal is over."""
    if deal.is_over:
        complain(where, translate("Terminal", "this deal is over, so there is nothing to advise"))
        return Status.COULD_NOT
    asked = asked_in(deal)
    rng = Random(seed_of(seed_text(deal), 0, asked.seat, len(deal.history)))
    worlds = WORLDS if solver_runs() == "compiled" else WORLDS_INTERPRETED
    line = ProgressLine()
    line.show(translate("Terminal", "Thinking…"))
    advice = advised(view(deal, asked.seat), asked, rng, worlds)
    line.clear()
    if as_json:
        print(json.dumps(_advice(advice)), flush=True)
        return Status.DONE
    print(f"{where}: seat {asked.seat + 1}: {action_text(advice.choice)}")
    for each in advice.alternatives:
        figures = f"{each.chips:+.2f} ± {each.error:.2f} {_unit(deal)}, wins {each.wins:.0%}"
        print(f"  {action_text(each.action):<28} {figures}")
    for motive in advice.motives:
        print(f"  because: {_motive_text(motive)}")
    return Status.DONE


def _unit(deal: DealState) -> str:
    return "points" if deal.ruleset.target else "chips"


def decision(verdict: Verdict) -> Json:
    """Describe one decision, in chips or points; seats and moves are counted from 1."""
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
