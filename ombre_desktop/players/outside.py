"""
A bot from outside: another program that decides for a seat, in lines of JSON.

``cmd:PROGRAM ARGUMENTS`` names it on a command line, never in a file: it runs with the rights of the person
who typed it. docs/bots.md describes the lines. The program is bounded in time, in memory where the system can
do that, and in its output. An answer that is not lawful is told, and the textbook acts in its place.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import count
from queue import Empty, Queue
from random import Random
from typing import IO, cast

from ombre_desktop import elsewhere
from ombre_desktop.engine import ExchangeRequest, OmbreError, Request, SeatView
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import action_text, parse_action
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.player import lawful, player
from ombre_desktop.terminal import complain
from ombre_desktop.terminal_language import translate

PREFIX = "cmd:"
PROTOCOL = 1
"""The version of the lines; a field that is added leaves it as it is."""
SECONDS = 10.0
"""The time for an answer."""
LONGEST_LINE = 8_192
"""The most bytes of an answer."""
MOST_COMPLAINTS = 65_536
"""The most bytes of the bot's error output that are passed on."""
MOST_MEMORY = 4_000_000_000
"""The most bytes of memory, on systems that can bound it."""
MOST_LOSSES = 3
"""The number of times that a bot is started again after it ended, was late or wrote too much."""
MOST_TOLD = 5
"""The number of bad answers that are told one by one."""
_BOUND = "import os, resource, sys; n = int(sys.argv[1]); resource.setrlimit(resource.RLIMIT_AS, (n, n)); "
_BOUND += "os.execvp(sys.argv[2], sys.argv[2:])"


class BadAnswerError(OmbreError):
    """An answer of a bot that is none, or its end."""


def anybody(name: str) -> Player:
    """Return the bot or player called *name*, as typed; raise `SettingError` if there is none."""
    return bot(name) if name.startswith(PREFIX) else player(name)


@lru_cache(maxsize=64)
def bot(name: str) -> Bot:
    """Return the bot called *name*, a `PREFIX` with a command."""
    return Bot(name)


class Bot(Player):
    """A player whose decisions another program makes; the program is started when it is first asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._command = shlex.split(name.removeprefix(PREFIX), posix=os.name != "nt")
        self._program: _Program | None = None
        self._losses = self._bad = 0
        self._numbers = count(1)

    def consider(self, view: SeatView, request: Request, rng: Random, budget: int | None = None) -> Advice:
        """Return the program's answer, or the textbook's if there is none that is lawful."""
        del budget
        seed = rng.getrandbits(32)
        if self._losses <= MOST_LOSSES:
            try:
                said = self._asked(question(view, request, next(self._numbers), seed))
                return Advice(lawful(self.name, view, request, parse_action(said.split() or [""], request)))
            except (OmbreError, OSError) as wrong:
                self._tell(wrong)
        return player("textbook").consider(view, request, Random(seed))

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def _asked(self, asked: dict[str, object]) -> str:
        """Return the action that the program answers."""
        if self._program is None:
            self._program = _Program(self._command)
            atexit.register(self.close)
        try:
            told = self._program.answer(json.dumps(asked))
        except (BadAnswerError, OSError):
            self._losses += 1
            self.close()
            raise
        try:
            said = json.loads(told)
            answered, action = said["id"], said["action"]
        except (ValueError, TypeError, KeyError, RecursionError):
            answered = action = None
        if answered != asked["id"] or not isinstance(action, str):
            raise BadAnswerError(translate("Terminal", "this is no answer: {line}").format(line=told[:100]))
        return action

    def _tell(self, wrong: Exception) -> None:
        self._bad += 1
        if self._bad <= MOST_TOLD:
            complain(self.name, wrong)
        if self._bad == MOST_TOLD:
            complain(self.name, translate("Terminal", "further bad answers are not told"))
        if self._losses > MOST_LOSSES:
            complain(self.name, translate("Terminal", "it is not started again; the textbook plays on"))


def question(view: SeatView, request: Request, number: int, seed: int) -> dict[str, object]:
    """Return the question to a bot: what a simple one needs, and the whole view as text."""
    asked: dict[str, object] = {
        "protocol": PROTOCOL,
        "id": number,
        "seed": seed,
        "game": view.position.ruleset.name,
        "seat": view.seat + 1,
        "asked": type(request).__name__.removesuffix("Request").lower(),
        "hand": [card.text for card in view.hand],
        "legal": [action_text(action) for action in request.actions],
        "view": format_view(view),
    }
    if isinstance(request, ExchangeRequest):
        among = view.hand if request.among is None else request.among
        asked["throw"] = {
            "min": request.minimum,
            "max": request.maximum,
            "among": [card.text for card in among],
            "must": [card.text for card in request.bound],
        }
    return asked


class _Program:
    """A running program, its answers read in a thread."""

    def __init__(self, command: list[str]) -> None:
        bound = [sys.executable, "-I", "-c", _BOUND, str(MOST_MEMORY)] if os.name == "posix" else []
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([*bound, *command], stdin=pipe, stdout=pipe, stderr=pipe)
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._errors = (cast("IO[bytes]", stream) for stream in streams)
        self._lines: Queue[bytes] = Queue(maxsize=100)
        elsewhere.begin(self._read, "ombre-bot")
        elsewhere.begin(self._hear, "ombre-bot-complaints")

    def answer(self, line: str) -> str:
        """Return the answer to *line*; raise `BadAnswerError` or `OSError` if there is none."""
        # Without a buffer, which would complain of what it still holds when the program has ended.
        os.write(self._in.fileno(), line.encode() + b"\n")
        try:
            told = self._lines.get(timeout=SECONDS)
        except Empty:
            late = translate("Terminal", "there was no answer within {seconds} seconds")
            raise BadAnswerError(late.format(seconds=f"{SECONDS:.0f}")) from None
        if len(told) == LONGEST_LINE:
            raise BadAnswerError(translate("Terminal", "it wrote too long a line"))
        if not told.endswith(b"\n"):
            raise BadAnswerError(translate("Terminal", "it ended"))
        return told.decode("utf-8", "replace").strip()

    def end(self) -> None:
        """Kill the program; the threads that read it end with its streams."""
        self._process.kill()
        self._process.wait()
        with suppress(OSError):
            self._in.close()

    def _read(self) -> None:
        for line in _bounded(self._out, LONGEST_LINE):
            self._lines.put(line)
            if not line.endswith(b"\n"):
                return

    def _hear(self) -> None:
        """Pass on what the program complains of, as far as anybody reads."""
        passed = 0
        for line in _bounded(self._errors, LONGEST_LINE):
            passed += len(line)
            if line and passed <= MOST_COMPLAINTS:
                complain(PREFIX.rstrip(":"), line.decode("utf-8", "replace").rstrip())
            if not line:
                return


def _bounded(stream: IO[bytes], longest: int) -> Iterator[bytes]:
    """Yield the lines of *stream*, at most *longest* bytes of each; nothing at its end."""
    with suppress(OSError, ValueError):  # it is closed
        while line := stream.readline(longest):
            yield line
    yield b""
