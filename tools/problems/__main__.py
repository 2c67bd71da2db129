"""
``python -m tools.problems``: find problems in self-play, choose among them, and check files of problems.

``make GAME --seed 7 --deals 100 >> found.ombre`` plays deals and prints every problem in them.
``pick found.ombre`` chooses among problems that were found, and writes a file for each game.
``check [FOLDER]`` reads every file, names the file, line and mark of a mistake, counts the problems, and
names those that give another away, are lost from the start, or have other reasons today.
``again --number 400`` judges some of them again, in other worlds and by another player of equal strength.
``set GAME --seed 7 --deals 100 >> found.ombre`` prints the set deals in deals that it plays.
``pick-set found.ombre`` chooses among them, and ``check-set`` proves every one again.
``holds GAME --seed 1 --deals 40 >> found.ombre`` prints problems that ask who holds a card.
``reasons`` finds the reasons for every answer again, from which its themes follow, and the odds of cards, and
writes the files.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.players.posing.finding import KINDS
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem_file import (
    ENDING,
    PROBLEMS,
    filed_problems,
    problems_of,
    read_problems,
)
from ombre_desktop.ui.features.training.set_deal import SET_DEALS, read_set_deals, set_deal_of
from tools.problems.again import doubt_about, interval
from tools.problems.checking import flaws_of
from tools.problems.holding import made as holds
from tools.problems.holding import told_again
from tools.problems.making import made
from tools.problems.picking import graded, picked, written
from tools.problems.reasoning import reasoned
from tools.problems.setting import chosen as picked_set
from tools.problems.setting import flaw_in, set_deals, weighed
from tools.problems.setting import text_of as set_text


def main() -> int:
    """Do what the command line says; return 1 if a file has a mistake, 2 for an unknown game."""
    chosen = _arguments()
    try:
        deeds = {"make": _make, "pick": _pick, "check": _check, "reasons": _reason}
        deeds |= {"again": _again, "set": _set, "pick-set": _pick_set, "check-set": _check_set}
        deeds |= {"holds": _holds}
        return deeds[chosen.deed](chosen)
    except ProblemError as error:
        print(error, file=sys.stderr)
        return 1
    except OmbreError as error:
        print(error, file=sys.stderr)
        return 2


def _make(chosen: argparse.Namespace) -> int:
    numbers = range(chosen.first, chosen.first + chosen.deals)
    kinds = tuple(map(ProblemKind, chosen.kinds))
    for text in made(ruleset(chosen.game), chosen.seed, numbers, kinds):
        print(text, flush=True)
    return 0


def _pick(chosen: argparse.Namespace) -> int:
    chosen.into.mkdir(parents=True, exist_ok=True)
    for name, text in written(picked(chosen.files, chosen.most)).items():
        (chosen.into / name).write_text(text, encoding="utf-8")
    return 0


def _reason(chosen: argparse.Namespace) -> int:
    every = (told_again(one) for one in read_problems(chosen.folder))
    for name, text in written(graded(reasoned(one)) for one in every if one is not None).items():
        (chosen.folder / name).write_text(text, encoding="utf-8")
    return 0


def _check(chosen: argparse.Namespace) -> int:
    problems = read_problems(PROBLEMS if chosen.folder is None else chosen.folder)
    print(len(problems), "problems")
    for count in (
        Counter(problem.record.state.ruleset.name for problem in problems),
        Counter(problem.kind.value for problem in problems),
        Counter(f"grade {problem.grade}" for problem in problems),
        Counter(theme.value for problem in problems for theme in problem.traits.themes),
    ):
        print(", ".join(f"{name}: {number}" for name, number in sorted(count.items())))
    flaws = list(flaws_of(problems))
    for name, flaw in flaws:
        print(f"[{name}] {flaw}", file=sys.stderr)
    return 1 if flaws else 0


def _again(chosen: argparse.Namespace) -> int:
    every = filed_problems(chosen.folder)
    number = min(chosen.number, len(every))
    sample = Random(chosen.seed).sample(every, number)
    doubts = [doubt for one in sample if (doubt := doubt_about(one.read(), chosen.seed)) is not None]
    for doubt in doubts:
        sure = "surely" if doubt.is_sure else "perhaps"
        print(f"[{doubt.name}] {doubt.better} is {sure} better by {doubt.cost:.2f} ± {doubt.error:.2f}")
    disputed = sum(doubt.is_sure for doubt in doubts)
    low, high = interval(disputed, number)
    print(f"{disputed} of {number} answers are disputed: {disputed / number:.1%} ({low:.1%} to {high:.1%})")
    return 0


def _holds(chosen: argparse.Namespace) -> int:
    for text in holds(ruleset(chosen.game), chosen.seed, range(chosen.deals)):
        print(text, flush=True)
    return 0


def _set(chosen: argparse.Namespace) -> int:
    numbers = range(chosen.first, chosen.first + chosen.deals)
    for text in set_deals(ruleset(chosen.game), chosen.seed, numbers):
        print(text, flush=True)
    return 0


def _pick_set(chosen: argparse.Namespace) -> int:
    chosen.into.mkdir(parents=True, exist_ok=True)
    found = (set_deal_of(problem) for file in chosen.files for problem in problems_of(file))
    games: dict[str, list[str]] = {}
    for one in picked_set(weighed(found), chosen.most):
        games.setdefault(one.game, []).append(set_text(one))
    for game, texts in games.items():
        (chosen.into / f"{game}{ENDING}").write_text("\n".join(texts), encoding="utf-8")
    return 0


def _check_set(chosen: argparse.Namespace) -> int:
    found = read_set_deals(SET_DEALS if chosen.folder is None else chosen.folder)
    flaws = [f"{one.problem.name}: {flaw}" for one in found if (flaw := flaw_in(one))]
    for flaw in flaws:
        print(flaw, file=sys.stderr)
    goals = Counter(f"{one.game} {one.problem.kind.value}" for one in found)
    print(len(found), "set deals:", ", ".join(f"{name}: {number}" for name, number in sorted(goals.items())))
    return 1 if flaws else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.problems", description=__doc__)
    deeds = parser.add_subparsers(dest="deed", required=True)
    make = deeds.add_parser("make", help="find problems in self-play, and print them")
    make.add_argument("game")
    make.add_argument("--seed", default="1")
    make.add_argument("--first", type=int, default=0, help="the number of the first deal")
    make.add_argument("--deals", type=int, default=100)
    every = [kind.value for kind in KINDS]
    make.add_argument("--kinds", nargs="+", default=every, choices=every, help="the kinds looked for")
    pick = deeds.add_parser("pick", help="choose among problems that were found")
    pick.add_argument("files", type=Path, nargs="+")
    pick.add_argument("--into", type=Path, default=Path(str(PROBLEMS)), help="the folder of the files")
    pick.add_argument("--most", type=int, default=12, help="of one game, kind and grade")
    check = deeds.add_parser("check", help="check every file of problems")
    check.add_argument("folder", nargs="?", type=Path, help="default: the program's own")
    found = deeds.add_parser("set", help="find set deals in self-play, and print them")
    found.add_argument("game")
    found.add_argument("--seed", default="1")
    found.add_argument("--first", type=int, default=0, help="the number of the first deal")
    found.add_argument("--deals", type=int, default=100)
    asked = deeds.add_parser("holds", help="find problems that ask who holds a card, and print them")
    asked.add_argument("game")
    asked.add_argument("--seed", default="1")
    asked.add_argument("--deals", type=int, default=40)
    choice = deeds.add_parser("pick-set", help="choose among set deals that were found")
    choice.add_argument("files", type=Path, nargs="+")
    choice.add_argument("--into", type=Path, default=Path(str(SET_DEALS)), help="the folder of the files")
    choice.add_argument("--most", type=int, default=6, help="of one game")
    proof = deeds.add_parser("check-set", help="prove every set deal again")
    proof.add_argument("folder", nargs="?", type=Path, help="default: the program's own")
    again = deeds.add_parser("again", help="judge some problems again, in other worlds and by another player")
    again.add_argument("folder", nargs="?", type=Path, default=Path(str(PROBLEMS)))
    again.add_argument("--number", type=int, default=400)
    again.add_argument("--seed", type=int, default=1, help="of the sample and of the worlds")
    reasons = deeds.add_parser("reasons", help="find every reason and the odds of cards again")
    reasons.add_argument("folder", nargs="?", type=Path, default=Path(str(PROBLEMS)))
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
