"""
Check records and proofs, list the games, and deal by code or by number, without a screen.

``ombre replay FILE...``, ``ombre rulesets``, ``ombre code FILE...``, ``ombre deal CODE``,
``ombre deal NUMBER --game NAME`` and ``ombre verify FILE...``, each also with ``--json``. The file ``-`` is
the standard input. In a checkout, type ``python -m ombre_desktop.engine`` instead of ``ombre``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from datetime import date
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
from ombre_desktop.engine.codes.calendar import deal_of_day
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.errors import BrokenVariantError, OmbreError
from ombre_desktop.engine.fairness import Finding
from ombre_desktop.engine.flaws import RecordError, shortened
from ombre_desktop.engine.notation import GameRecord, Reading, format_record, record_of
from ombre_desktop.engine.notation.proofs import verified
from ombre_desktop.engine.notation.record import outcome_text
from ombre_desktop.engine.notation.tokens import action_text, party_text, payments_text
from ombre_desktop.engine.record_files import each_deal
from ombre_desktop.engine.requests import ExchangeRequest
from ombre_desktop.engine.seats import Place
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.variants import all_ruleset_names, ruleset, variant
from ombre_desktop.terminal import PROGRAM, Status, command, complain, worst
from ombre_desktop.terminal_language import CommandParser, one_of, translate

STATUS_OF = {
    Finding.PROVED: Status.DONE,
    Finding.NOBODY_CUT: Status.DONE,
    Finding.NO_COMMITMENT: Status.COULD_NOT,
    Finding.UNKNOWN_SHUFFLE: Status.COULD_NOT,
}
"""The exit status after each finding; any other finding refutes the proof."""

Json = dict[str, object]


def main(arguments: Sequence[str] | None = None, out: TextIO | None = None) -> Status:
    """Run one of the commands and return its exit status."""
    out = out or sys.stdout
    chosen = parser().parse_args(arguments)
    status: Status = chosen.run(chosen, out)
    return status


def parser() -> CommandParser:
    """Return the parser of the commands."""
    about_all = translate("Terminal", "Check records, list the games, deal by code.")
    whole = CommandParser(prog=PROGRAM, description=about_all)
    commands = whole.add_subparsers(dest="command", required=True)

    def command_for(name: str, about: str, run: Callable[[argparse.Namespace, TextIO], Status]) -> Any:
        added = commands.add_parser(name, help=about, description=about)
        one_line = translate("Terminal", "print each result as one line of JSON")
        added.add_argument("--json", action="store_true", help=one_line)
        added.set_defaults(run=run)
        return added

    def command_for_files(name: str, about: str, run: Callable[[argparse.Namespace, TextIO], Status]) -> None:
        which = translate("Terminal", "a file of records; - is the standard input")
        command_for(name, about, run).add_argument("files", nargs="+", type=Path, metavar="FILE", help=which)

    command_for_files("replay", translate("Terminal", "check records, print results and payments"), _replay)
    command_for("rulesets", translate("Terminal", "list games and settings"), _list_rulesets)
    command_for_files("code", translate("Terminal", "print the code of each deal in records"), _print_codes)
    command_for_files(
        "verify", translate("Terminal", "check the proofs of fair shuffles in records"), _verify
    )
    deal = command_for("deal", translate("Terminal", "print the deal of a code or number as a record"), _deal)
    a_code = translate("Terminal", "a code; a day, as 2026-11-30; or with --game a number")
    game = translate("Terminal", "the game of a numbered deal, as rulesets lists it")
    seats = translate("Terminal", "how many play, if the game leaves that open")
    deal.add_argument("code", nargs="+", metavar="CODE", help=a_code)
    deal.add_argument("--game", metavar="GAME", type=one_of(all_ruleset_names()), help=game)
    deal.add_argument("--seats", type=int, metavar="N", help=seats)
    return whole


def _list_rulesets(chosen: argparse.Namespace, out: TextIO) -> Status:
    return worst([_list_ruleset(name, chosen.json, out) for name in all_ruleset_names()])


def _list_ruleset(name: str, as_json: bool, out: TextIO) -> Status:
    """Print one game and its settings, unless its module is broken."""
    try:
        game = variant(name)
    except BrokenVariantError as error:
        print(error, file=sys.stderr)
        return Status.FLAWED
    if as_json:
        settings = [
            {
                "key": one.key,
                "values": list(one.values),
                "default": one.default,
                "rule": one.section,
                "starred": one.starred,
            }
            for one in game.standard.settings()
        ]
        print(json.dumps({"ruleset": name, "seats": sorted(game.seats), "settings": settings}), file=out)
        return Status.DONE
    print(f"{name}  (seats: {', '.join(map(str, sorted(game.seats)))})", file=out)
    for setting in game.standard.settings():
        star = "*" if setting.starred else " "
        values = " ".join(f"[{v}]" if v == setting.default else v for v in setting.values)
        print(f"  {star} {setting.key:<18} {values}  ({setting.section})", file=out)
    return Status.DONE


def _replay(chosen: argparse.Namespace, out: TextIO) -> Status:
    """Print each deal; a record that is wrong is a flaw."""

    def tell(where: str, reading: Reading) -> Status:
        if chosen.json:
            print(json.dumps(_described(reading)), file=out, flush=True)
        else:
            _print_deal(where, reading, out)
        return Status.FLAWED if reading.flaws else Status.DONE

    return each_deal(chosen.files, tell)


def _print_codes(chosen: argparse.Namespace, out: TextIO) -> Status:
    """Print one code a line; a record that is wrong or has no code is a flaw."""

    def tell(where: str, reading: Reading) -> Status:
        try:
            code = code_of(_whole(reading).state)
        except OmbreError as error:
            if chosen.json:
                print(json.dumps({"code": None, "errors": [str(error)]}), file=out)
            else:
                complain(where, error)
            return Status.FLAWED
        print(json.dumps({"code": code, "errors": []}) if chosen.json else code, file=out)
        return Status.DONE

    return each_deal(chosen.files, tell)


def _whole(reading: Reading) -> GameRecord:
    """Return the record that was read; raise `RecordError` if anything is wrong with it."""
    if reading.record is None or reading.flaws:
        raise RecordError(reading.flaws)
    return reading.record


def _deal(chosen: argparse.Namespace, out: TextIO) -> Status:
    """Print the record of the deal asked for; asking for one that there is not is a wrong call."""
    try:
        state = _deal_asked_for(" ".join(chosen.code), chosen.game, chosen.seats)
    except OmbreError as error:
        print(error, file=sys.stderr)
        return Status.WRONG_CALL
    record = format_record(record_of(state))
    if chosen.json:
        dealt: Json = {"code": code_of(state), "ruleset": state.ruleset.name, "dealer": state.dealer + 1}
        print(json.dumps(dealt | _to_act(state) | {"record": record}), file=out)
    else:
        print(record, end="", file=out)
    return Status.DONE


def _deal_asked_for(text: str, game: str | None, seats: int | None) -> DealState:
    day = _day_in(text)
    if day is not None and game is None and seats is None:
        return deal_of_day(day).state
    number = number_in(text)
    if game is None and (number is not None or seats is not None):
        told = translate("Terminal", "Deals are numbered within a game: add --game NAME.")
        raise OmbreError(told)
    if game is None:
        return deal_of(code_in(text))
    if number is None:
        raise CodeError(CodeFault.BAD_NUMBER, shortened(text))
    return numbered_deal(ruleset(game, seats=seats), number)


def _day_in(text: str) -> int | None:
    """Return the number of the day that *text* writes like 2026-11-30; None if it writes none like that."""
    try:
        found = date.fromisoformat(text.strip())
    except ValueError:
        return None
    return found.toordinal() if found.isoformat() == text.strip() else None


def _verify(chosen: argparse.Namespace, out: TextIO) -> Status:
    """Print the result of each proof; one that is refuted is a flaw, a missing one cannot be checked."""

    def tell(where: str, reading: Reading) -> Status:
        try:
            finding = verified(_whole(reading))
            name, told, status = finding.name.lower(), finding.value, STATUS_OF.get(finding, Status.FLAWED)
        except RecordError as error:
            name, told, status = "wrong_record", f"Refuted: the record is wrong: {error}.", Status.FLAWED
        proof: Json = {"finding": name, "proved": status is Status.DONE, "says": told}
        print(json.dumps(proof) if chosen.json else f"{where}: {told}", file=out)
        return status

    return each_deal(chosen.files, tell)


def _print_deal(where: str, reading: Reading, out: TextIO) -> None:
    for flaw in (*reading.flaws, *reading.spoilt):
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
        "net": list(settlement.net),
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
