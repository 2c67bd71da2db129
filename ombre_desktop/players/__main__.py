"""
The command line of the computer players: self-play, measurements, and judging records.

The commands are ``ombre play``, ``ombre duplicate`` and others. In a checkout, write
``python -m ombre_desktop.players`` in place of ``ombre``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.invariants import check
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.players.arena.command import (
    add_game,
    add_trials,
    add_workers,
    as_json,
    executor_of,
    number,
    trial_of,
)
from ombre_desktop.players.arena.findings import table
from ombre_desktop.players.arena.keeping import Kept
from ombre_desktop.players.arena.running import in_order, played, processes
from ombre_desktop.players.arena.trial import Sample, Trial
from ombre_desktop.players.dataset import Dataset, NoParquetError
from ombre_desktop.players.judging import __main__ as judging
from ombre_desktop.players.match import Match, Row
from ombre_desktop.players.outside import PREFIX, anybody
from ombre_desktop.players.player import player_names
from ombre_desktop.players.tally import Tally
from ombre_desktop.terminal import PROGRAM, STREAM, ProgressLine, Status, command
from ombre_desktop.terminal_language import CommandParser, translate

HEADINGS = ("deal", "dealer", "players", "pool", "contract", "trump", "result", "tricks", "won")
USUAL_PLAYER = "textbook"


def main(arguments: Sequence[str] | None = None) -> Status:
    """Run the command line; a name or value that does not exist is a wrong call."""
    options = parser().parse_args(arguments)
    if options.command in judging.COMMANDS:
        return judging.run(options)
    return _self_play(options) if options.command == "play" else _measure(options)


def _self_play(options: argparse.Namespace) -> Status:
    try:
        match = _match(options)
    except OmbreError as wrong:
        return _refuse(wrong)
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    tally = Tally(tuple(one.name for one in match.players))
    status = Status.DONE
    try:
        with _dataset(match, options) as data:
            _play(match, tally, options, data)
    except KeyboardInterrupt:
        status = _tell_stopped(tally.deals)
    except NoParquetError:
        said = translate("Terminal", "Parquet needs the package {name}").format(name="ombre-players[data]")
        print(said, file=sys.stderr)
        return Status.COULD_NOT
    if options.json:
        print(json.dumps({"deals": tally.deals, "players": [*tally.each()]}))
    else:
        for line in tally.lines("points" if match.ruleset.target else "chips"):
            print(line)
    return status


def _refuse(wrong: Exception) -> Status:
    print(wrong, file=sys.stderr)
    return Status.WRONG_CALL


def _measure(options: argparse.Namespace) -> Status:
    """Run a trial until it is finished or interrupted, and print its findings."""
    try:
        trial = trial_of(options)
        kept = Kept(options.keep, trial) if options.keep else None
        executor = executor_of(options)
    except OmbreError as wrong:
        return _refuse(wrong)
    found: dict[int, Sample] = {}
    status, line = Status.DONE, ProgressLine()
    try:
        for so_far in played(trial, options.deals, executor, kept):
            found = so_far
            line.tell(_progress(trial, found, options.deals))
        line.clear()
    except KeyboardInterrupt:
        line.clear()
        status = _tell_stopped(len(found))
    if found:
        _print_findings(trial, found, options.json)
    # After a second Ctrl-C, do not wait for the deals in progress.
    with suppress(KeyboardInterrupt):
        executor.shutdown()
    return status


def _print_findings(trial: Trial, found: dict[int, Sample], path: Path | None) -> None:
    """Print the findings as a table, and write them to *path* as JSON, or print only JSON for ``-``."""
    findings = trial.findings(in_order(found))
    figures = as_json(trial, len(found), findings) + "\n"
    if path == STREAM:
        print(figures, end="", flush=True)
        return
    print("\n".join(table(findings)), flush=True)
    if path:
        path.write_text(figures, encoding="utf-8")


def _tell_stopped(deals: int) -> Status:
    print(translate("Terminal", "stopped after {deals} deals").format(deals=deals), file=sys.stderr)
    return Status.STOPPED


def _progress(trial: Trial, found: dict[int, Sample], deals: int) -> str:
    """Return how far the trial is, with its chief finding so far."""
    so_far = _so_far(len(found), deals)
    if not found:
        return so_far
    chief = trial.findings(in_order(found))[0]
    error = "" if chief.error is None else f" ± {chief.error:.2f}"
    return f"{so_far}: {chief.value:+.2f}{error} {chief.unit}"


def _so_far(deals: int, of: int) -> str:
    return translate("Terminal", "{done} of {all} deals").format(done=deals, all=of)


def _dataset(match: Match, options: argparse.Namespace) -> AbstractContextManager[Dataset | None]:
    """Return the file of data that *options* ask for, if any."""
    if options.data is None:
        return nullcontext()
    names = tuple(one.name for one in match.players)
    return Dataset(options.data, names, processes(options.workers) if options.judge else None)


def _play(match: Match, tally: Tally, options: argparse.Namespace, data: Dataset | None) -> None:
    """Play *match* to the end; print its rows and write its records and data if *options* ask for them."""
    if options.rows and not options.json:
        print("\t".join(HEADINGS))
    for row in _reported(match):
        tally.add(row)
        if options.rows:
            print(json.dumps(_described(row)) if options.json else "\t".join(_fields(row)))
        if options.records:
            _record(options.records, row, match)
        if data is not None:
            data.add(row)


def parser() -> CommandParser:
    """Return the parser of the commands."""
    about = translate(
        "Terminal", "Let computer players play among themselves, measure them, and judge records."
    )
    whole = CommandParser(prog=PROGRAM, description=about)
    commands = whole.add_subparsers(dest="command", required=True)
    _add_play(commands)
    add_trials(commands)
    judging.add_commands(commands)
    return whole


def _add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add self-play to *commands*."""
    play = commands.add_parser(
        "play",
        help=translate(
            "Terminal",
            "self-play: a row for each deal, then each player's mean winnings with their standard error",
        ),
    )
    add_game(play)
    _add_players(play)
    _add_reporting(play)
    _add_data(play)


def _add_players(play: argparse.ArgumentParser) -> None:
    play.add_argument(
        "--seats",
        metavar="A,B,C",
        help=translate("Terminal", "a player for each seat, of {names} (default: {usual} everywhere)").format(
            names=", ".join((*player_names(), f"{PREFIX}PROGRAM")), usual=USUAL_PLAYER
        ),
    )
    play.add_argument(
        "--seed", default="1", help=translate("Terminal", "the sitting that is played (default: %(default)s)")
    )


def _add_reporting(play: argparse.ArgumentParser) -> None:
    play.add_argument(
        "--rotate",
        action="store_true",
        help=translate("Terminal", "let the players change seats each time all of them have dealt"),
    )
    play.add_argument(
        "--records",
        type=Path,
        metavar="DIR",
        help=translate("Terminal", "write each deal to DIR as a record"),
    )
    play.add_argument(
        "--check",
        type=number,
        default=0,
        metavar="N",
        help=translate("Terminal", "check every state of every N-th deal"),
    )
    play.add_argument(
        "--rows",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=translate("Terminal", "print a row for each deal"),
    )
    play.add_argument(
        "--json",
        action="store_true",
        help=translate("Terminal", "print each result as one line of JSON"),
    )


def _add_data(play: argparse.ArgumentParser) -> None:
    play.add_argument(
        "--data",
        type=Path,
        metavar="FILE",
        help=translate("Terminal", "write the deals to FILE, as lines of JSON or, for .parquet, as Parquet"),
    )
    play.add_argument(
        "--judge",
        action="store_true",
        help=translate("Terminal", "judge every decision in the data, which takes seconds a deal"),
    )
    add_workers(play)


def _match(options: argparse.Namespace) -> Match:
    names = options.seats.split(",") if options.seats else None
    game = ruleset(options.ruleset, options.house, len(names) if names else None)
    return Match(
        ruleset=game,
        players=tuple(anybody(name.strip()) for name in names or (USUAL_PLAYER,) * game.seats),
        deals=options.deals,
        seed=options.seed,
        rotate=options.rotate,
        inspect=check if options.check else None,
        closely=options.check,
    )


def _reported(match: Match) -> Iterator[Row]:
    """Yield the rows of *match*, and show its progress."""
    line = ProgressLine()
    try:
        for row in match.rows():
            line.clear()
            yield row
            line.tell(_so_far(row.number + 1, match.deals))
    finally:
        line.clear()


def _described(row: Row) -> dict[str, object]:
    """Describe one deal by the fields of its row, and what each player won."""
    names = dict(zip(HEADINGS, _fields(row), strict=True))
    return names | {
        "deal": row.number + 1,
        "dealer": row.state.dealer + 1,
        "players": [at + 1 for at in row.players],
        "pool": row.state.settled.stakes.pool,
        "tricks": list(row.state.playing.won) if row.state.playing else [],
        "won": list(row.won),
    }


def _fields(row: Row) -> tuple[str, ...]:
    """Return the fields of one deal, in the order of `HEADINGS`."""
    state = row.state
    settlement, playing = state.settled, state.playing
    verdicts = settlement.outcome.verdicts
    return (
        str(row.number + 1),
        str(state.dealer + 1),
        "".join(str(at + 1) for at in row.players),
        str(settlement.stakes.pool),
        state.contract.name if state.contract else "-",
        state.trump.value if state.trump else "-",
        " ".join(f"{v.result.value}" + (f" {v.seat + 1}" if v.seat is not None else "") for v in verdicts),
        "-".join(map(str, playing.won)) if playing else "-",
        " ".join(f"{won:+d}" for won in row.won),
    )


def _record(directory: Path, row: Row, match: Match) -> None:
    seated = "; ".join(f"{seat + 1} {match.players[at].name}" for seat, at in enumerate(row.players))
    text = format_record(record_of(row.state, ("Seats", seated)))
    (directory / f"{row.number + 1:06d}.ombre").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(command(main))
