"""The arena: the results of trials, which are the same on every machine."""

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from itertools import count
from math import sqrt
from pathlib import Path
from random import Random
from statistics import stdev

import pytest
from twins import twin

from ombre_desktop.engine import (
    HIDDEN,
    Contract,
    DealState,
    Seat,
    SeatView,
    request,
    ruleset,
    steps_of,
    view,
)
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.errors import OmbreError, SettingError
from ombre_desktop.engine.variants import ruleset_names
from ombre_desktop.players import __main__ as command
from ombre_desktop.players.arena import foresight, running
from ombre_desktop.players.arena.bids import Bids
from ombre_desktop.players.arena.choices import Choices
from ombre_desktop.players.arena.cluster import NoClusterError, on_cluster
from ombre_desktop.players.arena.command import TRIALS, trial_of
from ombre_desktop.players.arena.duplicate import Duplicate
from ombre_desktop.players.arena.findings import mean, quantile, ratio
from ombre_desktop.players.arena.foresight import Foresight
from ombre_desktop.players.arena.gap import Gap
from ombre_desktop.players.arena.keeping import Kept, NoTrialError, OtherTrialError, program
from ombre_desktop.players.arena.running import deal_of, in_order, played, processes
from ombre_desktop.players.arena.seating import ALL_SEEING, ByParts, Conferring, Honest, sitter
from ombre_desktop.players.arena.table import NoPoolError, Table
from ombre_desktop.players.arena.trial import Sample, Trial
from ombre_desktop.players.bidding import winning
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player, player_names
from ombre_desktop.players.textbook import Textbook

README = Path(command.__file__).with_name("README.md")
COMMANDS = [
    tuple(shlex.split(line)[3:])
    for line in README.read_text(encoding="utf-8").splitlines()
    if line.startswith("python -m ombre_desktop.players ")
]
MATCH = Duplicate(Table(seed="arena"), "textbook", "random", ("textbook",))


def untimed(samples: dict[int, Sample]) -> dict[int, Sample]:
    """Return the samples without their times, which differ from run to run."""
    return {
        number: {name: values for name, values in sample.items() if not name.startswith("seconds")}
        for number, sample in sorted(samples.items())
    }


def first_deals(trial: Trial, number: int) -> dict[int, Sample]:
    """Return the first *number* deals of *trial*."""
    return {at: deal_of(trial, at) for at in range(number)}


def whole(executor: Executor, deals: int, kept: Kept | None = None) -> dict[int, Sample]:
    """Play all deals of the match, and return their samples."""
    found: dict[int, Sample] = {}
    for so_far in played(MATCH, deals, executor, kept):
        found = so_far
    return untimed(found)


def begun(table: Table, until: Callable[[DealState], bool]) -> DealState:
    """Return the first deal of *table* that gets so far, among textbook players."""
    deals = (table.played(at, table.dealt(at), [sitter("textbook")] * 3, until) for at in count())
    return next(deal for deal in deals if until(deal))


# The measurements.


def test_a_player_gains_nothing_over_himself():
    """The two play the same cards with the same chance, so no deal makes a difference."""
    twins = replace(MATCH, player="random", reference="random")
    samples = in_order(first_deals(twins, 3))

    assert 0.0 == twins.findings(samples)[0].value
    assert all(sample["player worth"] == sample["reference worth"] for sample in samples)


def test_the_player_sits_in_every_seat_in_turn():
    """The seats of one deal get different payments by the rules, so the rows differ."""
    sample = MATCH.of_deal(0)

    assert 3 == len(sample["player worth"]) == len(sample["reference ombre"])


def test_the_worth_of_a_deal_is_divided_among_the_seats():
    """With each seat's share of the pool, no chip is lost."""
    table = Table(pool=12)
    for number in range(4):
        state = table.played(number, table.dealt(number), [sitter("random")] * 3)

        assert 12 == sum(table.worth(state, Seat(seat)) for seat in range(3))


def test_chips_that_lie_in_the_pool_are_played_for():
    """The pool is played for besides the ante."""
    assert Table(pool=60).dealt(0).stakes.pool == Table().dealt(0).stakes.pool + 60


@pytest.mark.parametrize("game", ruleset_names())
def test_every_game_can_be_measured(game):
    """Every game is measured by the same match."""
    match = replace(MATCH, table=Table(game, seed="every game")).checked()
    found = match.findings([match.of_deal(0)])

    assert 1 == found[0].number


def test_a_sitting_goes_on_with_the_pool_that_its_deals_left():
    """The sitting goes on as in a match of textbook players, and then a new one begins."""
    rows = list(Match(ruleset("renegado"), (player("textbook"),) * 3, 4, "arena").rows())
    table = Table(seed="arena", carry=4)

    assert [row.state.stakes for row in rows] == [table.dealt(number).stakes for number in range(4)]
    assert table.dealt(0).stakes == table.dealt(4).stakes


def test_who_plays_like_the_least_closes_none_of_the_gap():
    """The all-seeing player closes the whole gap."""
    trial = Gap(Table(seed="gap"), "textbook", "textbook", "textbook", "textbook")
    samples = in_order(first_deals(trial, 2))
    seeing = replace(trial, player=ALL_SEEING)

    assert [0.0, 0.0] == [closed.value for closed in trial.findings(samples)[:2]]
    assert [100.0, 100.0] == [closed.value for closed in seeing.findings(samples)[:2]]


def test_with_open_cards_every_choice_is_right():
    """No choice of the other player is counted as wrong."""
    trial = Choices(Table(seed="chosen"), ALL_SEEING, "textbook")
    found = trial.findings(in_order(first_deals(trial, 3)))

    assert [100.0, 100.0] == [right.value for right in found[:2]]
    assert all(lost.value == 0.0 for lost in found if "lost by" in lost.what)


def test_a_random_player_chooses_wrong():
    """So the measure can distinguish players."""
    trial = Choices(Table(seed="chosen"), "random", "textbook")
    found = trial.findings(in_order(first_deals(trial, 3)))

    assert all(right.value < 90.0 for right in found[:2])


def foreseen(monkeypatch, shown: Callable[[DealState, Seat], DealState], deals: int) -> dict[str, float]:
    """Return the foresight measured in the first *deals* when all worlds equal the deal *shown*."""
    monkeypatch.setattr(foresight, "view", lambda state, seat: SeatView(seat, shown(state, seat)))
    trial = Foresight(Table(seed="chosen", worlds=3), "textbook", "textbook").checked()
    samples = in_order(first_deals(trial, deals))
    return {found.what: found.value for found in trial.findings(samples)}


def test_worlds_that_are_the_truth_expect_what_is_found(monkeypatch):
    """Every choice that counts is right, and none loses anything."""
    found = foreseen(monkeypatch, lambda state, _: state, deals=4)

    assert {0.0, 100.0} == {round(value, 9) for value in found.values()}
    assert {"Ombre", "defenders"} == {what.split(":")[0] for what, value in found.items() if value == 100.0}


def test_worlds_that_agree_on_what_is_wrong_expect_more_than_is_found(monkeypatch):
    """The worlds show another deal that looks the same, so the player is sure and wrong."""
    found = foreseen(monkeypatch, lambda state, seat: twin(state, seat, Random(1)), deals=12)

    for side in ("Ombre", "defenders"):
        assert pytest.approx(100.0) == found[f"{side}: choices that count, right, expected"]
        assert found[f"{side}: choices that count, right, found"] < 95.0
        assert found[f"{side}: less lost than the worlds expect"] < 0.0


def test_a_world_is_judged_by_the_others():
    """Each of two worlds is judged by the other; a single world can be judged only by itself."""
    assert [([1.0, 0.0], 1), ([0.0, 2.0], 0)] == foresight.leave_one_out([[1.0, 0.0], [0.0, 2.0]])
    assert [([1.0, 0.0], 0)] == foresight.leave_one_out([[1.0, 0.0]])


def test_a_bid_that_was_played_is_set_against_what_was_expected_of_it():
    """There is one entry for each deal that was bid: the win probability the Ombre saw when bidding."""
    trial = Bids(Table(seed="bids"), "textbook", "textbook").checked()
    state = begun(trial.table, lambda deal: deal.contract is not None and deal.is_over)
    number = next(at for at in count() if trial.table.dealt(at).layout == state.layout)
    bid = next(step for step in steps_of(state) if isinstance(step.state.contract, Contract)).state
    before = steps_of(state)[len(bid.history) - 1].state
    assert state.ombre is not None
    assert bid.contract is not None

    sample = trial.of_deal(number)

    assert [winning(view(before, state.ombre), bid.contract.name)] == sample["expected"]
    assert [float(state.ombre in state.settlement.outcome.winners)] == sample["won"]


def test_bids_are_set_against_their_results_by_fifths():
    """Of ten bids there are two in each fifth, and those of the third win half as often as expected."""
    trial = Bids(Table(), "textbook", "textbook")
    won = [1, 1, 1, 1, 1, 0, 1, 1, 1, 1]
    samples: list[Sample] = [{"expected": [0.9 + at / 100], "won": [float(w)]} for at, w in enumerate(won)]
    found = {finding.what: finding for finding in trial.findings(samples)}

    assert pytest.approx(-44.5) == found["won more than expected, worst fifth"].value
    assert 50.0 == found["third fifth, won"].value
    assert pytest.approx(100 * sqrt(0.94 * 0.06 + 0.95 * 0.05) / 2) == found["third fifth, won"].error


def test_a_player_in_parts_lets_each_do_his_own():
    """The parts are the auction, the steps before the play, and the play."""
    three = sitter("random+textbook+random")

    assert isinstance(three, ByParts)
    assert (sitter("random"), sitter("textbook")) == (three.bids, three.exchanges)
    assert sitter("textbook+random") == ByParts(sitter("textbook"), sitter("textbook"), sitter("random"))


def test_between_all_seeing_players_a_deal_comes_to_its_open_value():
    """The result is the solver's value, to the chip."""
    table = Table(seed="open", worlds=3)
    state = begun(table, lambda deal: deal.playing is not None)
    ombre = state.ombre
    assert ombre is not None
    outlook = Outlook.over(state, [tuple(state.hands[seat] for seat in state.ring)])

    ended = table.played(0, state, [sitter(ALL_SEEING)] * 3)

    assert ended.settlement is not None
    staked = Fraction(state.stakes.pool, 3) + net_of(table.rules.ante.payments(state.dealer, 3), 3)[ombre]
    assert pytest.approx(outlook.mean()) == float(table.worth(ended, ombre) - staked)


def test_nobody_can_choose_the_all_seeing_at_a_table():
    """The all-seeing player is not among the players that can be named."""
    assert ALL_SEEING not in player_names()


class Watched(Textbook):
    """A textbook player that keeps the views it was given."""

    def __init__(self) -> None:
        self.views: list[SeatView] = []

    def consider(self, view, request, rng, budget=None):
        self.views.append(view)
        return super().consider(view, request, rng, budget)


def test_conferring_defenders_see_each_other_s_hands_and_no_more():
    """During the play a defender is shown the partner's cards, and neither player the Ombre's."""
    table, watched = Table(seed="open"), Watched()
    state = begun(table, lambda deal: deal.playing is not None)

    table.played(0, state, [Conferring(watched)] * 3)

    first = {seen.seat: seen.position.hands for seen in reversed(watched.views)}
    assert 3 == len(first)
    for seat, hands in first.items():
        closed = {Seat(at) for at, hand in enumerate(hands) if HIDDEN in hand}
        assert closed == (set(state.ring) - {seat} if seat == state.ombre else {state.ombre})


def test_he_is_shown_no_hidden_card_before_the_play():
    """The player throws the same cards for all hands of the others, so that the same positions are played."""
    table = Table(seed="before")
    state = begun(table, lambda deal: deal.exchanging is not None)
    asked = request(state)
    assert asked is not None
    other = twin(state, asked.seat, Random(2))
    seeing = sitter(ALL_SEEING, 2)

    assert seeing.decide(state, asked, Random(1)) == seeing.decide(other, asked, Random(1))


# Statistics.


def test_the_error_of_a_mean_is_the_textbook_formula():
    """The formula is that of independent deals."""
    values = [3.0, -1.0, 4.0, 1.0, -5.0]

    assert pytest.approx(stdev(values) / sqrt(5)) == mean("", values, "chips").error
    assert mean("", [2.0], "chips").error is None


def test_the_error_of_a_share_counts_deals_not_seats():
    """Three seats of one deal that agree count as one deal, not as three."""
    share = ratio("", [3.0, 0.0, 3.0, 0.0], [3.0] * 4, "%")

    assert 50.0 == share.value
    assert pytest.approx(100 * stdev([1.0, 0.0, 1.0, 0.0]) / 2) == share.error


def test_a_quantile_is_one_of_the_values():
    """It is the least value that the given share of values does not exceed."""
    assert [5, 9, 10] == [quantile(range(1, 11), part) for part in (0.5, 0.9, 0.99)]


# Any machine.


def test_the_deals_are_the_same_in_other_processes():
    """The order in which the deals are finished does not matter."""
    with processes(2) as two, ThreadPoolExecutor(1) as one:
        assert whole(two, 3) == whole(one, 3)


def test_the_deals_are_the_same_on_a_cluster():
    """The cluster is a Dask scheduler on this machine."""
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
    )
    with cluster, on_cluster(cluster.scheduler_address) as many:
        assert untimed(first_deals(MATCH, 4)) == whole(many, 4)
    with pytest.raises(NoClusterError, match="no Dask scheduler answers at nowhere"):
        on_cluster("nowhere")


def test_a_trial_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch):
    """A line that was cut off is played again, and a deal that was kept is not."""
    path = tmp_path / "kept"
    sent: list[int] = []
    with ThreadPoolExecutor(1) as one:
        first = whole(one, 4, Kept(path, MATCH))
        path.write_text(path.read_text()[:-20])
        monkeypatch.setattr(
            running, "deal_of", lambda trial, number: sent.append(number) or deal_of(trial, number)
        )

        assert first == whole(one, 4, Kept(path, MATCH))

    assert 1 == len(sent)


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(MATCH, player="expert"), "player is expert, not textbook"),
        (replace(MATCH, table=replace(MATCH.table, seed="2")), "table"),
    ],
)
def test_a_file_of_another_trial_is_refused(other, named, tmp_path: Path):
    """The error tells the difference, and the file stays as it is."""
    path = tmp_path / "kept"
    Kept(path, other)
    before = path.read_bytes()

    with pytest.raises(OtherTrialError, match=named):
        Kept(path, MATCH)

    assert before == path.read_bytes()


@pytest.mark.parametrize(
    "after",
    [b'{"deal": 1}\n', b'{"deal": 1, "sample": 7}\n', b'{"deal": 1, "sample": {"a": ["b"]}}\n', b"\xff\n"],
)
def test_a_file_with_something_else_in_it_is_refused(after, tmp_path: Path):
    """The error comes after the first line, which is right, and the file stays as it is."""
    path = tmp_path / "kept"
    Kept(path, MATCH)
    path.write_bytes(path.read_bytes() + after)
    before = path.read_bytes()

    with pytest.raises(NoTrialError, match="is not a file of finished deals; choose another file"):
        Kept(path, MATCH)

    assert before == path.read_bytes()


@pytest.mark.parametrize(
    "content", [b"Dear Ana", b"Dear Ana\n", b"\xff\xfe\n", b"[]7\n", b"[" * 9_999 + b"\n"]
)
def test_a_file_of_anything_is_not_written_over(content, tmp_path: Path):
    """The file may contain something that is needed."""
    path = tmp_path / "letter"
    path.write_bytes(content)

    with pytest.raises(NoTrialError):
        Kept(path, MATCH)

    assert content == path.read_bytes()


def test_a_file_of_other_players_is_refused(tmp_path: Path, monkeypatch):
    """The deals of two program versions cannot be compared in one match."""
    path = tmp_path / "kept"
    Kept(path, MATCH)
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"changed")
    program.cache_clear()

    with pytest.raises(OtherTrialError, match="program"):
        Kept(path, MATCH)

    monkeypatch.undo()
    program.cache_clear()


# The command line.


def test_the_command_prints_a_table_and_writes_it_for_programs(tmp_path: Path, capsys):
    """The table and the file have the same figures."""
    path = tmp_path / "found.json"
    status = command.main(f"duplicate textbook --against random --deals 2 --workers 1 --json {path}".split())
    out = capsys.readouterr().out
    found = json.loads(path.read_text())

    assert 0 == status
    assert 2 == found["deals"]
    assert f"| textbook over random | {found['findings'][0]['value']:.3f} chips a deal |" in out


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_the_commands_that_the_readme_names_can_be_given(arguments, monkeypatch):
    """Every command is understood and names something that can be measured; nothing is played."""
    given: list[argparse.Namespace] = []
    for does in ("_measure", "_self_play"):
        monkeypatch.setattr(command, does, lambda options: given.append(options) or 0)

    assert 0 == command.main(list(arguments))
    assert given[0].command == "play" or trial_of(given[0])


def test_the_readme_names_no_option_that_nobody_knows(capsys):
    """Every option in the readme belongs to one of the commands, but for lines of other programs."""
    for word in ("play", *TRIALS):
        with pytest.raises(SystemExit):
            command.main([word, "--help"])
    known = set(re.findall(r"--[a-z]+", capsys.readouterr().out))

    of_the_program = {"--version"}
    lines = README.read_text(encoding="utf-8").splitlines()
    own = "\n".join(line for line in lines if not line.startswith(("python -m tools.", "python benchmarks/")))
    named = set(re.findall(r"(?<![\w-])--[a-z]+", own))
    assert named <= known | of_the_program


def test_the_player_that_the_readme_adds_is_lawful():
    """Its example plays a deal among textbook players."""
    example = re.search(
        r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert example is not None
    names = vars(import_module("ombre_desktop.engine")) | {"Random": Random}
    exec(example[1], names)
    table = Table(seed="hasty")

    ended = [table.played(at, table.dealt(at), [Honest(names["Hasty"]())] * 3) for at in range(3)]

    assert all(state.is_over for state in ended)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("textboook", "textbook"),
        ("textbook --company random,random,random", "number of companions"),
        ("textbook --ruleset homme_auvergne --pool 5", "no pool"),
    ],
)
def test_what_cannot_be_measured_is_named(arguments, named, capsys):
    """The command ends with status 2."""
    assert 2 == command.main(["duplicate", *arguments.split()])
    assert named in capsys.readouterr().err


def test_without_dask_a_cluster_says_what_to_install(monkeypatch, capsys):
    """The error says that Dask is missing or, with Dask, that nobody answers."""
    monkeypatch.setitem(sys.modules, "distributed", None)

    assert 2 == command.main(["duplicate", "textbook", "--cluster", "tcp://127.0.0.1:1"])
    assert "ombre-desktop[cluster]" in capsys.readouterr().err


def test_what_cannot_be_measured_is_an_error_of_ours():
    """The error is for users of the arena in Python."""
    with pytest.raises(SettingError):
        sitter("textbook+random+textbook+random")
    with pytest.raises(NoPoolError):
        Table("homme_auvergne", pool=5).checked()
    assert issubclass(OtherTrialError, OmbreError)


SLEEPING = """
import time
from ombre_desktop.players.arena.running import processes
if __name__ == "__main__":
    workers = processes(1)
    workers.submit(abs, 1).result()
    workers.submit(time.sleep, 600)
    print("at work", flush=True)
    time.sleep(600)
"""


def test_no_process_outlives_the_first(tmp_path: Path):
    """The first process was killed, and the others no longer keep its output open."""
    script = tmp_path / "sleeping.py"
    script.write_text(SLEEPING, encoding="utf-8")
    first = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(running.__file__).parents[3])},
    )
    assert first.stdout is not None
    assert "at work\n" == first.stdout.readline()

    first.kill()

    assert "" == first.communicate(timeout=30)[0]


class Interrupted(Executor):
    """An executor that never begins, and is interrupted after it was given *most* deals."""

    def __init__(self, most: int) -> None:
        self.given: list[Future[Sample]] = []
        self._most = most

    def submit(self, *_: object, **__: object) -> Future[Sample]:
        if len(self.given) == self._most:
            raise KeyboardInterrupt
        self.given.append(Future())
        return self.given[-1]


def test_who_stops_while_deals_are_given_out_does_not_wait_for_them():
    """Nor at the moment before the first one is finished: a hundred thousand deals take hours."""
    early, at_first = Interrupted(3), Interrupted(9)

    with pytest.raises(KeyboardInterrupt):
        next(played(MATCH, 5, early))
    begun = played(MATCH, 5, at_first)
    next(begun)
    begun.close()

    assert [3, 5] == [len(one.given) for one in (early, at_first)]
    assert all(future.cancelled() for future in (*early.given, *at_first.given))
