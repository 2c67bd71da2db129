"""
``python -m tools.lessons``: check the lessons, and find deals for them.

``check [FOLDER]`` reads every lesson in all its languages, and names the file, line and mark of a mistake.
``search KIND [--seed 7] [--deals 2000]`` prints deals in which the play of textbook players shows one new
rule, and no other rule that has not been taught. If KIND is the name of another game, it prints deals in
which the learner needs what differs there; each of their choices is the judge's best, and several matter.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ombre_desktop.engine.concepts import Concept
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.ui.lessons.course import course
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.exercise_file import read_exercises
from ombre_desktop.ui.lessons.lesson import LESSONS, read_lesson
from ombre_desktop.ui.texts.languages import available
from tools.lessons.other_games import OTHER_GAMES, lines
from tools.lessons.search import KINDS, found


def main() -> int:
    """Do what the command line says; return 1 if a lesson has a mistake."""
    chosen = _arguments()
    return _check(chosen.folder) if chosen.deed == "check" else _search(chosen)


def _check(folder: Path | None) -> int:
    place = LESSONS if folder is None else folder
    try:
        for lesson in course(place):
            for language in available():
                read = read_lesson(lesson.name, language, place)
                exercises = read_exercises(lesson.name, language, place)
                print(f"{lesson.name} ({language}): {len(read.marks)} marks, {len(exercises)} exercises")
    except LessonError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _search(chosen: argparse.Namespace) -> int:
    if chosen.kind in OTHER_GAMES:
        return _search_game(chosen)
    kinds = list(KINDS)
    before = kinds[: kinds.index(chosen.kind)]
    taught = frozenset({Concept.CODILLE}).union(*(KINDS[kind][0] for kind in before))
    for number, state in found(chosen.kind, taught, chosen.seed, chosen.deals):
        print(f"{{deal {number} of seed {chosen.seed}}}")
        print(format_record(record_of(state)))
    return 0


def _search_game(chosen: argparse.Namespace) -> int:
    for line in lines(chosen.kind, chosen.seed, chosen.first, chosen.first + chosen.deals):
        figures = " ".join(
            f"{lost:.1f}/{spared:.1f}" for lost, spared in zip(line.lost, line.spared, strict=True)
        )
        print(f"{{deal {line.number} of seed {chosen.seed}: each choice loses/spares {figures}}}")
        print(format_record(record_of(line.state)), flush=True)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.lessons", description=__doc__)
    deeds = parser.add_subparsers(dest="deed", required=True)
    checked = deeds.add_parser("check", help="check every lesson")
    checked.add_argument(
        "folder", nargs="?", type=Path, help="the folder of the lessons (default: the program's own)"
    )
    searched = deeds.add_parser("search", help="find deals")
    searched.add_argument("kind", choices=[*sorted(KINDS), *OTHER_GAMES])
    searched.add_argument("--seed", type=int, default=7)
    searched.add_argument("--deals", type=int, default=2000)
    searched.add_argument("--first", type=int, default=0, help="the number of the first deal of another game")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
