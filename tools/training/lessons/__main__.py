"""
Learn to bid.

Run as ``python -m tools.training.lessons``, with one of three commands:

- ``play GAME FILE`` plays decisions of auctions out, with a pass and with each bid, and stores the results.
- ``bids GAME FILE`` stores the bids that experts play, and whether they were won.
- ``learn FILE...`` fits the expert's bidding model to both.

The first line of a file names its game. If a file exists, the command continues where it stopped. To share
the work among processors, give each one its own file, and its own first deal with --first.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ombre_desktop.engine import ruleset

from .fitting import fitted, written
from .played import PlayedBid, played_bids
from .samples import Lessons, Sample

PLAY, BIDS, LEARN = "play", "bids", "learn"
KINDS: dict[str, type[Sample] | type[PlayedBid]] = {PLAY: Sample, BIDS: PlayedBid}
"""The kind of the lines in a file, by the command that writes it."""
TEXT = Path(__file__).resolve().parents[3] / "ombre_desktop" / "players" / "expert" / "bidding_model.py"


Kept = Sample | PlayedBid


def main() -> int:
    """Run the command that was chosen."""
    options = _parser().parse_args()
    if options.command == LEARN:
        text = TEXT.read_text(encoding="utf-8")
        TEXT.write_text(written(text, fitted(read(options.files, PLAY), read(options.files, BIDS))), "utf-8")
        print(TEXT)
    else:
        numbers = range(options.first, options.first + options.deals)
        keep(options.file, options.command, options.game, options.house, numbers)
    return 0


def keep(file: Path, what: str, game: str, house: str, numbers: range) -> None:
    """Play the deals that are missing from *file*, and append their lines."""
    if not file.exists():
        file.write_text(json.dumps({"keeps": what, "game": game, "house": house}) + "\n", encoding="utf-8")
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    begin = 1 + max((line["deal"] for line in lines[1:]), default=numbers.start - 1)
    left = range(begin, numbers.stop)
    found: Iterator[tuple[int, Kept]]
    if what == PLAY:
        found = Lessons(ruleset(game, house), f"lessons {house}").samples(left)
    else:
        found = played_bids(game, house, left)
    with file.open("a", encoding="utf-8") as kept:
        for number, one in found:
            kept.write(json.dumps({"deal": number, **one.written()}) + "\n")
            kept.flush()


def read(files: list[Path], what: str) -> dict[str, list[Any]]:
    """Return the contents of those *files* that hold *what*, by game."""
    kind = KINDS[what]
    found: dict[str, list[Any]] = {}
    for file in files:
        head, *lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        if head["keeps"] == what:
            found.setdefault(head["game"], []).extend(map(kind.read, lines))
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.training.lessons", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for what, told in ((PLAY, "add decisions to a file"), (BIDS, "add bids that experts play")):
        playing = commands.add_parser(what, help=told)
        playing.add_argument("game")
        playing.add_argument("file", type=Path)
        playing.add_argument("--house", default="", help="house rules")
        playing.add_argument("--deals", type=int, default=1000, help="how many (default: %(default)s)")
        playing.add_argument(
            "--first", type=int, default=0, help="the number of the first deal (default: %(default)s)"
        )
    commands.add_parser(LEARN, help="fit, and write the figures").add_argument(
        "files", type=Path, nargs="+", metavar="file"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
