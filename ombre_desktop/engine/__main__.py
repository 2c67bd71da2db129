"""
Check records and list the games, without a screen.

``ombre replay FILE... [--json]`` and ``ombre rulesets``; in a checkout
``python -m ombre_desktop.engine`` for ``ombre``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.errors import BrokenVariantError
from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.notation import Reading, decoded
from ombre_desktop.engine.notation.blocks import LARGEST
from ombre_desktop.engine.notation.reader import each_record
from ombre_desktop.engine.notation.record import outcome_text
from ombre_desktop.engine.notation.tokens import action_text, party_text, payments_text
from ombre_desktop.engine.requests import ExchangeRequest
from ombre_desktop.engine.seats import Place
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.variants import ruleset_names, variant
from ombre_desktop.plain import spelled_out
from ombre_desktop.terminal import command

PROGRAM = "python -m ombre_desktop.engine"

Json = dict[str, object]


def main(arguments: Sequence[str] | None = None, out: TextIO | None = None, *, prog: str = PROGRAM) -> int:
    """Run one of the commands; return 0 on success, 1 if a record is wrong, 2 if the call is."""
    out = out or sys.stdout
    parser = argparse.ArgumentParser(prog=prog, description="Check records and list the games.")
    commands = parser.add_subparsers(dest="command", required=True)
    replay = commands.add_parser("replay", help="check records, print results and payments")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.add_argument("--json", action="store_true", help="one object a line, one line a deal")
    commands.add_parser("rulesets", help="list games and settings")
    chosen = parser.parse_args(arguments)
    if chosen.command == "rulesets":
        return max(_list_ruleset(name, out) for name in ruleset_names())
    return max(_replay(path, chosen.json, out) for path in chosen.files)


def _list_ruleset(name: str, out: TextIO) -> int:
    """Print one game and its settings; return 1 if its module is broken."""
    try:
        game = variant(name)
    except BrokenVariantError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{name}  (seats: {', '.join(map(str, sorted(game.seats)))})", file=out)
    for setting in game.standard.settings():
        star = "*" if setting.starred else " "
        values = " ".join(f"[{v}]" if v == setting.default else v for v in setting.values)
        print(f"  {star} {setting.key:<18} {values}  ({setting.section})", file=out)
    return 0


def _replay(path: Path, as_json: bool, out: TextIO) -> int:
    """Check one file; return 1 if it cannot be read, holds no record, or holds a wrong one."""
    name = spelled_out(str(path))
    try:
        with path.open("rb") as file:
            text = decoded(file.read(LARGEST + 1))
    except OSError as error:
        print(f"{name}: {error.strerror}", file=sys.stderr)
        return 1
    except RecordError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    number, wrong = 0, False
    for number, reading in enumerate(each_record(text), start=1):
        wrong = wrong or bool(reading.flaws)
        if as_json:
            print(json.dumps(_described(reading)), file=out)
        else:
            _print_deal(f"{name}:{reading.line} (deal {number})", reading, out)
    if number == 0:
        print(f"{name}: no record here", file=sys.stderr)
    return int(wrong or number == 0)


def _print_deal(where: str, reading: Reading, out: TextIO) -> None:
    for flaw in reading.flaws:
        print(f"{where}: {flaw}", file=out)
    if reading.record is None or reading.flaws:
        return
    state = reading.record.state
    settlement = state.settlement
    if settlement is None:
        asked = asked_in(state)
        print(f"{where}: in progress, seat {asked.seat + 1} to act", file=out)
        return
    print(f"{where}: {outcome_text(settlement.outcome)}", file=out)
    if settlement.payments:
        print(f"  payments {payments_text(settlement.payments)}", file=out)
    if settlement.scores_after:
        print(f"  scores {' '.join(map(str, settlement.scores_after))}", file=out)
    else:
        print(f"  pool {settlement.stakes.pool} -> {settlement.pool_after}", file=out)


def _described(reading: Reading) -> Json:
    """Describe one deal as an object of plain values, seats counted from 1."""
    errors = [str(flaw) for flaw in reading.flaws]
    if reading.record is None:
        return {"errors": errors}
    state = reading.record.state
    described: Json = {"ruleset": state.ruleset.name, **_result(state)}
    described["tricks"] = list(state.playing.won) if state.playing else [0] * state.seats
    if not state.is_over:
        described |= _to_act(state)
    return {**described, "errors": errors}


def _result(state: DealState) -> Json:
    ombre = None if state.ombre is None else state.ombre + 1
    settlement = state.settlement
    if settlement is None:
        return {"outcome": None, "ombre": ombre, "winners": [], "payments": []}
    described: Json = {
        "outcome": settlement.outcome.result.value,
        "verdicts": outcome_text(settlement.outcome),
        "ombre": ombre,
        "winners": [seat + 1 for seat in settlement.outcome.winners],
        "payments": [
            {"payer": _party(p.payer), "payee": _party(p.payee), "chips": p.chips, "reason": p.reason}
            for p in settlement.payments
        ],
        "net": list(settlement.net(state.seats)),
        "pool": settlement.pool_after,
    }
    if settlement.stakes.scores:
        described["scores"] = list(settlement.scores_after)
    return described


def _party(party: int | Place) -> int | str:
    return party_text(party) if isinstance(party, Place) else party + 1


def _to_act(state: DealState) -> Json:
    asked = asked_in(state)
    legal: object = [action_text(action) for action in asked.actions]
    if isinstance(asked, ExchangeRequest):
        legal = {"min": asked.minimum, "max": asked.maximum}
    return {"to_act": asked.seat + 1, "legal": legal}


if __name__ == "__main__":
    sys.exit(command(main))
