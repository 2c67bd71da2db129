"""
Learn to bid.

``python packaging/lessons play GAME FILE`` goes on with decisions of auctions both ways and keeps them.
``python packaging/lessons learn FILE...`` fits to them what the expert knows of bids.

The first line of a file names its game. A file is gone on with where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The folder above is called "packaging", and so is a library often installed: go by this folder's own name.
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from lessons.fitting import fitted, written  # noqa: E402
from lessons.samples import Lessons, Sample  # noqa: E402
from ombre_desktop.engine import ruleset  # noqa: E402

TEXT = ROOT / "ombre_desktop" / "players" / "expert" / "lessons.py"


def main() -> int:
    """Play or learn."""
    options = _parser().parse_args()
    if options.command == "play":
        play(options.file, options.game, options.house, range(options.deals))
    else:
        TEXT.write_text(
            written(TEXT.read_text(encoding="utf-8"), fitted(read(options.files))), encoding="utf-8"
        )
        print(TEXT)
    return 0


def play(file: Path, game: str, house: str, numbers: range) -> None:
    """Add the decisions of the deals that *file* does not have yet."""
    if not file.exists():
        file.write_text(json.dumps({"game": game, "house": house}) + "\n", encoding="utf-8")
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    begin = 1 + max((line["deal"] for line in lines[1:]), default=-1)
    lessons = Lessons(ruleset(game, house), f"lessons {house}")
    with file.open("a", encoding="utf-8") as kept:
        for number, sample in lessons.samples(range(begin, numbers.stop)):
            kept.write(json.dumps({"deal": number, **sample.written()}) + "\n")
            kept.flush()


def read(files: list[Path]) -> dict[str, list[Sample]]:
    """The samples of *files* by game."""
    found: dict[str, list[Sample]] = {}
    for file in files:
        head, *lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        found.setdefault(head["game"], []).extend(map(Sample.read, lines))
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python packaging/lessons", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="add decisions to a file")
    playing.add_argument("game")
    playing.add_argument("file", type=Path)
    playing.add_argument("--house", default="", help="house rules")
    playing.add_argument("--deals", type=int, default=1000, help="up to which deal (default: %(default)s)")
    commands.add_parser("learn", help="fit, and write the figures").add_argument(
        "files", type=Path, nargs="+", metavar="file"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
