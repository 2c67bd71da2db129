"""
``python -m tools.lessons``: check the lessons, and find deals for them.

``check [FOLDER]`` reads every lesson in all its languages, and names the file, line and mark of a mistake.
``search KIND [--seed 7] [--deals 2000]`` prints deals in which the play of textbook players shows one new
rule, and no other rule that has not been taught.
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
from tools.lessons.search import KINDS, found


def main() -> int:
    """Do what the command line says; return 1 if a lesson has a mistake."""
    chosen = _arguments()
    return _check(chosen.folder) if chosen.deed == "check" else _search(chosen)


def _check(folder: Path | None) -> int:
    place = LESSONS if folder is None else folder
    try:
        for lesson in course(place):
            texts = (file.name for file in place.iterdir() if file.name.startswith(f"{lesson.name}_"))
            codes = [name.removesuffix(".txt").rpartition("_")[2] for name in texts]
            for language in ("en", *sorted(codes)):
                read = read_lesson(lesson.name, language, place)
                exercises = read_exercises(lesson.name, language, place)
                print(f"{lesson.name} ({language}): {len(read.marks)} marks, {len(exercises)} exercises")
    except LessonError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _search(chosen: argparse.Namespace) -> int:
    kinds = list(KINDS)
    before = kinds[: kinds.index(chosen.kind)]
    taught = frozenset({Concept.CODILLE}).union(*(KINDS[kind][0] for kind in before))
    for number, state in found(chosen.kind, taught, chosen.seed, chosen.deals):
        print(f"{{deal {number} of seed {chosen.seed}}}")
        print(format_record(record_of(state)))
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.lessons", description=__doc__)
    deeds = parser.add_subparsers(dest="deed", required=True)
    checked = deeds.add_parser("check", help="check every lesson")
    checked.add_argument(
        "folder", nargs="?", type=Path, help="the folder of the lessons (default: the program's own)"
    )
    searched = deeds.add_parser("search", help="find deals")
    searched.add_argument("kind", choices=sorted(KINDS))
    searched.add_argument("--seed", type=int, default=7)
    searched.add_argument("--deals", type=int, default=2000)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
