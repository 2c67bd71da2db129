"""The command line of the trials: their names, their options and their output."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING

from ombre_desktop.engine.variants import all_ruleset_names
from ombre_desktop.players.arena.bids import FORECASTS, Bids
from ombre_desktop.players.arena.choices import Choices
from ombre_desktop.players.arena.cluster import on_cluster
from ombre_desktop.players.arena.duplicate import Duplicate
from ombre_desktop.players.arena.foresight import Foresight
from ombre_desktop.players.arena.gap import Gap
from ombre_desktop.players.arena.keeping import about_trial
from ombre_desktop.players.arena.losses import Losses
from ombre_desktop.players.arena.oddities import Oddities
from ombre_desktop.players.arena.running import processes
from ombre_desktop.players.arena.seating import sitter_names
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.tempers import Tempers
from ombre_desktop.players.arena.trial import Trial
from ombre_desktop.terminal_language import QT_TRANSLATE_NOOP, one_of, translate

if TYPE_CHECKING:
    from ombre_desktop.players.arena.findings import Finding

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_trials(commands: Commands) -> None:
    """Add a subcommand for each trial to *commands*."""
    for name, (message, add, _) in TRIALS.items():
        about = translate("Terminal", message)
        parser = commands.add_parser(name, help=about, description=about)
        add(parser)
        add_game(parser)
        _add_table(parser)
        _add_chance(parser)
        _add_running(parser)


def _add_duplicate(parser: argparse.ArgumentParser) -> None:
    _add_player(parser)
    parser.add_argument(
        "--against",
        default="textbook",
        metavar="NAME",
        help=translate("Terminal", "the reference (default: %(default)s)"),
    )
    parser.add_argument(
        "--company",
        default="textbook",
        metavar="A,B",
        help=translate(
            "Terminal",
            "the players of the other seats: one name for all, or one for each (default: %(default)s)",
        ),
    )


def _add_gap(parser: argparse.ArgumentParser) -> None:
    _add_player(parser)
    parser.add_argument(
        "--against",
        default="textbook",
        metavar="NAME",
        help=translate("Terminal", "the weak end of the gap (default: %(default)s)"),
    )
    parser.add_argument(
        "--rival",
        default="expert",
        metavar="NAME",
        help=translate("Terminal", "who plays the other side (default: %(default)s)"),
    )
    _add_opening(parser)


def _add_choices(parser: argparse.ArgumentParser) -> None:
    _add_player(parser)
    _add_opening(parser)


def _add_bids(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "player", help=translate("Terminal", "who bids: {names}").format(names=", ".join(FORECASTS))
    )
    parser.add_argument(
        "--rest",
        default="",
        metavar="NAME",
        help=translate("Terminal", "who exchanges and plays (default: who bids)"),
    )


def _add_player(parser: argparse.ArgumentParser) -> None:
    who = ", ".join(sitter_names())
    about = translate("Terminal", "who is measured: {names}; or in parts, as textbook+expert")
    parser.add_argument("player", help=about.format(names=who))


def _add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "players", metavar="A,B,C", help=translate("Terminal", "the players to be told apart")
    )


def _add_opening(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--opening",
        default="textbook",
        metavar="NAME",
        help=translate("Terminal", "who bids and exchanges for all (default: %(default)s)"),
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the options of every command that has deals played: the game, its house rules, and how many."""
    parser.add_argument(
        "--ruleset",
        default="renegado",
        type=one_of(all_ruleset_names()),
        metavar="GAME",
        help=translate("Terminal", "the game (default: %(default)s)"),
    )
    parser.add_argument(
        "--house", default="", help=translate("Terminal", "house rules, such as 'equal_bid=none ante=each_5'")
    )
    parser.add_argument(
        "--deals",
        type=number,
        default=100,
        metavar="N",
        help=translate("Terminal", "how many (default: 100)"),
    )


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        type=number,
        metavar="N",
        help=translate("Terminal", "the number of players, if the game leaves a choice"),
    )
    parser.add_argument(
        "--seed",
        default="1",
        help=translate("Terminal", "the seed of the cards and of all chance (default: %(default)s)"),
    )


def _add_chance(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pool",
        type=number,
        default=0,
        metavar="CHIPS",
        help=translate("Terminal", "chips in the pool before the antes"),
    )
    parser.add_argument(
        "--carry",
        type=number,
        default=1,
        metavar="N",
        help=translate(
            "Terminal", "play sittings of N deals, in which the pool is carried over (default: no sittings)"
        ),
    )
    parser.add_argument(
        "--worlds",
        type=number,
        default=0,
        metavar="N",
        help=translate("Terminal", "sample at most N worlds: faster, weaker"),
    )


def _add_running(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help=translate("Terminal", "keep finished deals in FILE, and resume from it"),
    )
    parser.add_argument(
        "--json",
        type=Path,
        metavar="FILE",
        help=translate("Terminal", "also write the figures to FILE; to - instead of the table"),
    )
    add_workers(parser)
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=translate("Terminal", "a Dask scheduler, such as tcp://host:8786"),
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the option of the number of processes."""
    parser.add_argument(
        "--workers",
        type=number,
        metavar="N",
        help=translate("Terminal", "the number of processes (default: one per core)"),
    )


def number(text: str) -> int:
    """Parse a whole number of at least 0; raise `ArgumentTypeError` for anything else."""
    if not text.isdigit():
        raise argparse.ArgumentTypeError(
            translate("Terminal", "{text} is not a number").format(text=repr(text))
        )
    return int(text)


def trial_of(options: argparse.Namespace) -> Trial:
    """Return the requested trial; raise an `OmbreError` if its settings are not valid."""
    _, _, made = TRIALS[options.command]
    return made(options)


def executor_of(options: argparse.Namespace) -> Executor:
    """Return the requested executor: a cluster, or processes on this machine."""
    return on_cluster(options.cluster) if options.cluster else processes(options.workers)


def as_json(trial: Trial, deals: int, findings: list[Finding]) -> str:
    """Format the trial and its findings as JSON."""
    about = about_trial(trial)
    return json.dumps({**about, "deals": deals, "findings": [one.as_json() for one in findings]}, indent=1)


def _table(options: argparse.Namespace) -> Table:
    return Table(
        options.ruleset,
        options.house,
        options.seats,
        options.seed,
        options.pool,
        options.worlds,
        options.carry,
    )


def _duplicate(options: argparse.Namespace) -> Duplicate:
    company = tuple(name.strip() for name in options.company.split(","))
    return Duplicate(_table(options), options.player, options.against, company).checked()


def _gap(options: argparse.Namespace) -> Gap:
    return Gap(_table(options), options.player, options.against, options.rival, options.opening).checked()


def _choices(options: argparse.Namespace) -> Choices:
    return Choices(_table(options), options.player, options.opening).checked()


def _foresight(options: argparse.Namespace) -> Foresight:
    return Foresight(_table(options), options.player, options.opening).checked()


def _bids(options: argparse.Namespace) -> Bids:
    return Bids(_table(options), options.player, options.rest or options.player).checked()


def _losses(options: argparse.Namespace) -> Losses:
    return Losses(_table(options), options.player, options.opening).checked()


def _oddities(options: argparse.Namespace) -> Oddities:
    return Oddities(_table(options), options.player).checked()


def _tempers(options: argparse.Namespace) -> Tempers:
    return Tempers(_table(options), tuple(name.strip() for name in options.players.split(","))).checked()


Adds = Callable[[argparse.ArgumentParser], None]
Makes = Callable[[argparse.Namespace], Trial]
TRIALS: Mapping[str, tuple[str, Adds, Makes]] = {
    Duplicate.name: (
        QT_TRANSLATE_NOOP(
            "Terminal", "duplicate match: a player against another in the same seats with the same cards"
        ),
        _add_duplicate,
        _duplicate,
    ),
    Gap.name: (
        QT_TRANSLATE_NOOP("Terminal", "the share of the gap to open cards that a player's card play closes"),
        _add_gap,
        _gap,
    ),
    Choices.name: (
        QT_TRANSLATE_NOOP("Terminal", "the share of right cards among the choices that count"),
        _add_choices,
        _choices,
    ),
    Foresight.name: (
        QT_TRANSLATE_NOOP(
            "Terminal",
            "how often the right card can be known, and whether the sampled worlds are true to the deal",
        ),
        _add_choices,
        _foresight,
    ),
    Bids.name: (
        QT_TRANSLATE_NOOP("Terminal", "whether a bidder wins as often as they expect"),
        _add_bids,
        _bids,
    ),
    Losses.name: (
        QT_TRANSLATE_NOOP("Terminal", "how much a player's cards lose, in parts of the stake"),
        _add_choices,
        _losses,
    ),
    Oddities.name: (
        QT_TRANSLATE_NOOP("Terminal", "how often a player does what people would call odd"),
        _add_player,
        _oddities,
    ),
    Tempers.name: (
        QT_TRANSLATE_NOOP("Terminal", "how often a player can be told by what everybody sees"),
        _add_players,
        _tempers,
    ),
}
"""The trials by name: the help text, the function that adds its options, and the one that builds it."""
