"""
Playthroughs: a deal of each game in numbers, kept as text.

A trained player relies on the numbers of actions and on the meaning of observations. After a change that is
meant, ``PYTHONPATH=.:tests python tests/envs/test_playthroughs.py`` writes the texts again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from zlib import crc32

from for_each import for_each

from ombre_desktop.engine import Seat, all_ruleset_names, ruleset
from ombre_desktop.envs import Observer, OneDeal

FOLDER = Path(__file__).parent / "playthroughs"


def lines(name: str) -> Iterator[str]:
    """Yield the sizes, then each action with the checksum of what its seat saw, then the winnings."""
    game, rng = ruleset(name), Random("playthrough 11")
    observer = Observer(game)
    space = observer.space
    deal = OneDeal.shuffled(game, rng, Seat(0))
    yield f"{name}: {game.seats} seats, {space.size} actions, {observer.size} numbers"
    while (seat := deal.seat) is not None:
        action = rng.choice(sorted(map(space.number, deal.offered())))
        seen = observer.of(deal.view(seat), deal.leaving(seat))
        yield f"{seat + 1} {action:>3} {space.text(action):<12} {crc32(text_of(seen)):08x}"
        deal = deal.after(space.action(action))
    yield f"won {' '.join(map(str, deal.winnings()))}"


def text_of(seen) -> bytes:
    """Return an observation in a form that is the same on every machine."""
    return " ".join(map(str, seen)).encode()


@for_each(all_ruleset_names())
def test_a_playthrough_stays_as_it_was(name):
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines() == [*lines(name)]


def main() -> None:
    """Write the text of every game."""
    FOLDER.mkdir(exist_ok=True)
    for name in all_ruleset_names():
        text = "".join(f"{line}\n" for line in lines(name))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
