"""
Check records and proofs, list the games, and deal by code or by number, without a screen.

``ombre replay FILE... [--json]``, ``ombre rulesets``, ``ombre code FILE...``, ``ombre deal CODE``,
``ombre deal NUMBER --game NAME`` and ``ombre verify FILE...``. In a checkout, type
``python -m ombre_desktop.engine`` instead of ``ombre``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from ombre_desktop.engine.codes import (
    CodeError,
    CodeFault,
    code_in,
    code_of,
    deal_of,
    number_in,
    numbered_deal,
)
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.errors import BrokenVariantError, OmbreError
from ombre_desktop.engine.fairness import Finding
from ombre_desktop.engine.flaws import RecordError, shortened
from ombre_desktop.engine.notation import GameRecord, Reading, decoded, format_record, record_of
from ombre_desktop.engine.notation.blocks import LARGEST
from ombre_desktop.engine.notation.proofs import verified
from ombre_desktop.engine.notation.reader import each_record
from ombre_desktop.engine.notation.record import outcome_text
from ombre_desktop.engine.notation.tokens import action_text, party_text, payments_text
from ombre_desktop.engine.requests import ExchangeRequest
from ombre_desktop.engine.seats import Place
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.variants import all_ruleset_names, ruleset, variant
from ombre_desktop.plain import spelled_out
from ombre_desktop.terminal import command
from ombre_desktop.terminal_language import CommandParser, translate

PROGRAM = "python -m ombre_desktop.engine"

REFUTED, NO_PROOF = 1, 2
STATUS_OF = {
    Finding.PROVED: 0,
    Finding.NOBODY_CUT: 0,
    Finding.NO_COMMITMENT: NO_PROOF,
    Finding.UNKNOWN_SHUFFLE: NO_PROOF,
}
"""The exit status after each finding; any other finding refutes the proof."""

Json = dict[str, object]


def main(arguments: Sequence[str] | None = None, out: TextIO | None = None, *, prog: str = PROGRAM) -> int:
    """Run one of the commands and return its exit status, 0 for success."""
    out = out or sys.stdout
    chosen = _parser(prog).parse_args(arguments)
    status: int = chosen.run(chosen, out)
    return status


def _parser(prog: str) -> argparse.ArgumentParser:
    about_all = translate("Terminal", "Check records, list the games, deal by code.")
    parser = CommandParser(prog=prog, description=about_all)
    commands = parser.add_subparsers(dest="command", required=True)

    def command_for(name: str, about: str, run: Callable[[argparse.Namespace, TextIO], int]) -> Any:
        added = commands.add_parser(name, help=about, description=about)
        added.set_defaults(run=run)
        return added

    replay = command_for(
        "replay", translate("Terminal", "check records, print results and payments"), _replay_all
    )
    one_line = translate("Terminal", "print each deal as one line of JSON")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.add_argument("--json", action="store_true", help=one_line)
    command_for("rulesets", translate("Terminal", "list games and settings"), _list_rulesets)
    code = command_for("code", translate("Terminal", "print the code of each deal in records"), _print_codes)
    code.add_argument("files", nargs="+", type=Path, metavar="FILE")
    deal = command_for("deal", translate("Terminal", "print the deal of a code or number as a record"), _deal)
    a_code = translate("Terminal", "a code; or with --game a number from 1")
    game = translate("Terminal", "the game of a numbered deal, as rulesets lists it")
    seats = translate("Terminal", "how many play, if the game leaves that open")
    deal.add_argument("code", nargs="+", metavar="CODE", help=a_code)
    deal.add_argument("--game", metavar="NAME", help=game)
    deal.add_argument("--seats", type=int, metavar="N", help=seats)
    verify = command_for(
        "verify", translate("Terminal", "check the proofs of fair shuffles in records"), _verify
    )
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    return parser


def _list_rulesets(_chosen: argparse.Namespace, out: TextIO) -> int:
    return max(_list_ruleset(name, out) for name in all_ruleset_names())


def _replay_all(chosen: argparse.Namespace, out: TextIO) -> int:
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
    wrong = [_replay_one(where, reading, as_json, out) for where, reading in _readings(path)]
    return int(any(wrong) or not wrong)


def _readings(path: Path) -> Iterator[tuple[str, Reading]]:
    """Yield each record of a file and its place; if there are none, print the reason to the error stream."""
    name = spelled_out(str(path))
    try:
        with path.open("rb") as file:
            text = decoded(file.read(LARGEST + 1))
    except OSError as error:
        print(f"{name}: {error.strerror}", file=sys.stderr)
        return
    except RecordError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return
    number = 0
    for number, reading in enumerate(each_record(text), start=1):
        yield f"{name}:{reading.line} (deal {number})", reading
    if number == 0:
        print(f"{name}: {translate('Terminal', 'no record here')}", file=sys.stderr)


def _replay_one(where: str, reading: Reading, as_json: bool, out: TextIO) -> bool:
    """Print one deal; return True if its record is wrong."""
    if as_json:
        print(json.dumps(_described(reading)), file=out)
    else:
        _print_deal(where, reading, out)
    return bool(reading.flaws)


def _print_codes(chosen: argparse.Namespace, out: TextIO) -> int:
    """Print one code a line; return 1 if a file holds no record, or one that is wrong or has no code."""
    wrong = [
        [_print_code(where, reading, out) for where, reading in _readings(path)] for path in chosen.files
    ]
    return int(any(any(of_file) or not of_file for of_file in wrong))


def _print_code(where: str, reading: Reading, out: TextIO) -> bool:
    """Print the code of one deal; return True if it has none."""
    try:
        print(code_of(_whole(reading).state), file=out)
    except OmbreError as error:
        print(f"{where}: {error}", file=sys.stderr)
        return True
    return False


def _whole(reading: Reading) -> GameRecord:
    """Return the record that was read; raise `RecordError` if anything is wrong with it."""
    if reading.record is None or reading.flaws:
        raise RecordError(reading.flaws)
    return reading.record


def _deal(chosen: argparse.Namespace, out: TextIO) -> int:
    """Print the record of the deal asked for; return 2 if there is no such deal."""
    try:
        state = _deal_asked_for(" ".join(chosen.code), chosen.game, chosen.seats)
    except OmbreError as error:
        print(error, file=sys.stderr)
        return 2
    print(format_record(record_of(state)), end="", file=out)
    return 0


def _deal_asked_for(text: str, game: str | None, seats: int | None) -> DealState:
    number = number_in(text)
    if game is None and (number is not None or seats is not None):
        raise OmbreError("Deals are numbered within a game: add --game NAME.")
    if game is None:
        return deal_of(code_in(text))
    if number is None:
        raise CodeError(CodeFault.BAD_NUMBER, shortened(text))
    return numbered_deal(ruleset(game, seats=seats), number)


def _verify(chosen: argparse.Namespace, out: TextIO) -> int:
    """Print the result of each proof; return 1 if one is refuted, 2 if one is missing, 0 if all hold."""
    found = {status for path in chosen.files for status in _verify_file(path, out)}
    return REFUTED if REFUTED in found else max(found)


def _verify_file(path: Path, out: TextIO) -> list[int]:
    return [_verify_one(where, reading, out) for where, reading in _readings(path)] or [NO_PROOF]


def _verify_one(where: str, reading: Reading, out: TextIO) -> int:
    try:
        finding = verified(_whole(reading))
    except RecordError as error:
        print(f"{where}: Refuted: the record is wrong: {error}.", file=out)
        return REFUTED
    print(f"{where}: {finding.value}", file=out)
    return STATUS_OF.get(finding, REFUTED)


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
