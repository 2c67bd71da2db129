"""
``python -m tools.problems``: find problems in self-play, choose among them, and check files of problems.

``make GAME --seed 7 --deals 100 >> found.ombre`` plays deals and prints every problem in them.
``pick found.ombre`` chooses among problems that were found, and writes a file for each game.
``check [FOLDER]`` reads every file, names the file, line and mark of a mistake, and counts the problems.
``reasons`` finds the reasons for every answer again, from which its themes follow, and writes the files.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem import ProblemKind
from ombre_desktop.ui.features.training.problem_file import PROBLEMS, read_problems
from tools.problems.making import made
from tools.problems.picking import picked, written
from tools.problems.reasoning import reasoned


def main() -> int:
    """Do what the command line says; return 1 if a file has a mistake, 2 for an unknown game."""
    chosen = _arguments()
    try:
        deeds = {"make": _make, "pick": _pick, "check": _check, "reasons": _reason}
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
    for name, text in written(map(reasoned, read_problems(chosen.folder))).items():
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
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.problems", description=__doc__)
    deeds = parser.add_subparsers(dest="deed", required=True)
    make = deeds.add_parser("make", help="find problems in self-play, and print them")
    make.add_argument("game")
    make.add_argument("--seed", default="1")
    make.add_argument("--first", type=int, default=0, help="the number of the first deal")
    make.add_argument("--deals", type=int, default=100)
    every = [kind.value for kind in ProblemKind]
    make.add_argument("--kinds", nargs="+", default=every, choices=every, help="the kinds looked for")
    pick = deeds.add_parser("pick", help="choose among problems that were found")
    pick.add_argument("files", type=Path, nargs="+")
    pick.add_argument("--into", type=Path, default=Path(str(PROBLEMS)), help="the folder of the files")
    pick.add_argument("--most", type=int, default=12, help="of one game, kind and grade")
    check = deeds.add_parser("check", help="check every file of problems")
    check.add_argument("folder", nargs="?", type=Path, help="default: the program's own")
    reasons = deeds.add_parser("reasons", help="find the reasons for every answer again")
    reasons.add_argument("folder", nargs="?", type=Path, default=Path(str(PROBLEMS)))
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
