"""
A client of the accessibility bus, run by `screen_reader.py` in a Python that has pyatspi.

The client knows only what the bus reports about the program, and imports none of its modules.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

bus: Any = importlib.import_module("pyatspi")

GONE = (LookupError, RuntimeError, AttributeError, ValueError)
"""The errors that the bindings raise if an object disappears while it is read."""
PATIENCE = 200.0
"""Seconds for everything."""
PAUSE = 0.15
"""Seconds between two looks at the window."""
NOT_NOW = ("Take back", "Play it out", "Surrender", "To the end", "Hint", "Not now")
ONWARD = ("Next deal", "To the final score")
HAND, TOOLS, THROW = "Your hand", "Tools", "Throw away"
MAY = "may be played"


class LostError(Exception):
    """An expected control is missing, or the deal no longer moves on."""


def named(found: Any) -> str:
    """Return the name of *found*; empty if the object has disappeared."""
    try:
        return str(found.name or "")
    except GONE:
        return ""


def parts(found: Any) -> Iterator[Any]:
    """Yield *found* and everything in it that can be seen, the outer before the inner."""
    try:
        states = found.getState()
        if not (states.contains(bus.STATE_SHOWING) or states.contains(bus.STATE_VISIBLE)):
            return
        yield found
        inner = list(found)
    except GONE:
        return
    for child in inner:
        if child is not None:
            yield from parts(child)


def outline(found: Any, depth: int = 0) -> Iterator[str]:
    """Yield the tree of *found* as text."""
    try:
        states = found.getState()
        if depth and not (states.contains(bus.STATE_SHOWING) or states.contains(bus.STATE_VISIBLE)):
            return
        described = f" ({found.description})" if found.description else ""
        yield f"{'  ' * depth}{found.getRoleName()} {found.name!r}{described}"
        inner = list(found)
    except GONE:
        return
    for child in inner:
        if child is not None:
            yield from outline(child, depth + 1)


class Reader:
    """A person who plays through the bus alone."""

    def __init__(self, trees: Path) -> None:
        self._ends = time.monotonic() + PATIENCE
        self._trees = trees
        self._known: set[str] = set()
        self.pressed = 0
        self.program = self._wait_for_program()

    def press(self, start: str, *, roles: tuple[str, ...] = ("push button", "radio button")) -> None:
        """Wait for the control whose name begins with *start*, and press it."""
        while True:
            for one in parts(self.program):
                if named(one).startswith(start) and one.getRoleName() in roles:
                    self._do(one)
                    return
            self._rest(f"there is no {start!r}")

    def play_deal(self) -> str:
        """Play until the settlement lies on the table, and return its name."""
        while True:
            hand, offered, group = self._look()
            settled = [one for one in offered if named(one).startswith(ONWARD)]
            if settled:
                return named(settled[0].parent)
            wanted = [one for one in offered if not named(one).startswith(NOT_NOW)]
            cards = [card for card in hand if card.description == MAY]
            if cards:
                self._do(cards[0])
            elif wanted:
                self._do(wanted[min(1, len(wanted) - 1)])
            elif group.startswith(THROW) and hand:
                self._do([card for card in hand if not card.description][-1])
            self._rest("the deal stands still")

    def _look(self) -> tuple[list[Any], list[Any], str]:
        """Return the cards in hand, the buttons offered beside them, and the name of their group."""
        hand, offered, title = [], [], ""
        for one in parts(self.program):
            try:
                if one.getRoleName() != "push button" or not one.getState().contains(bus.STATE_ENABLED):
                    continue
                group = named(one.parent)
            except GONE:
                continue
            if group.startswith(HAND):
                hand.append(one)
            elif group and group != TOOLS:
                offered.append(one)
                title = title or group
        for one in parts(self.program):
            if one.getRoleName() == "panel" and named(one).startswith(THROW):
                title = named(one)
        self._keep(title)
        return hand, offered, title

    def _keep(self, title: str) -> None:
        """Keep the tree of a phase that has not been seen yet."""
        phase = "".join(letter for letter in title if letter.isalnum() or letter == " ")
        name = "-".join(phase.lower().split()[:6])
        if name and name not in self._known:
            self._known.add(name)
            self._trees.mkdir(parents=True, exist_ok=True)
            text = "\n".join(outline(self.program))
            (self._trees / f"{len(self._known):02}-{name}.txt").write_text(text + "\n", encoding="utf-8")

    def _do(self, control: Any) -> None:
        """Press *control*, by the first action that it offers."""
        try:
            offered = control.queryAction()
            names = [offered.getName(at) for at in range(offered.nActions)]
            offered.doAction(names.index("Press") if "Press" in names else 0)
            self.pressed += 1
        except GONE:
            return

    def _rest(self, trouble: str) -> None:
        if time.monotonic() > self._ends:
            raise LostError(trouble)
        time.sleep(PAUSE)

    def _wait_for_program(self) -> Any:
        while True:
            for program in bus.Registry.getDesktop(0):
                if program is not None and named(program) == "Ombre":
                    return program
            self._rest("the program is not on the bus")


def main() -> int:
    game, trees = sys.argv[1], Path(sys.argv[2])
    began = time.monotonic()
    try:
        reader = Reader(trees)
        reader.press("Set the table")
        reader.press(game)
        reader.press("Begin")
        settled = reader.play_deal()
    except LostError as lost:
        print(f"{game}: {lost}")
        return 1
    print(f"{game}: {settled}; {reader.pressed} presses in {time.monotonic() - began:.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
