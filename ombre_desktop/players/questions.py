"""
The priority queue of questions for the players' process.

Decisions at the table come first, then claims, advice in order of priority, odds, and reviews. If a more
urgent question arrives, the advice in progress is stopped, and later restarted from the beginning. No partial
result is kept, so the answer is the same, and the urgent question has the whole processor to itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import count
from threading import Condition, Lock
from typing import Any, TextIO

from ombre_desktop import elsewhere
from ombre_desktop.players.advice import OWN_WORLDS
from ombre_desktop.players.solver.halt import Halt

DECIDE, CLAIM, ADVISE, ODDS, REVIEW = "decide", "claim", "advise", "odds", "review"
KINDS = (DECIDE, CLAIM, ADVISE, ODDS, REVIEW)
"""The kinds of questions, the most urgent first."""
MOST_WORLDS = 10_000
"""The most worlds for advice; they take about ten seconds."""
LONGEST_ERROR = 300
"""The most characters of an error message."""

Rank = tuple[int, int]
"""The order of a question: the index of its kind, then its priority negated; the lowest comes first."""


class Question:
    """An open question: its *line*, its *rank*, and the flag that tells its player to stop."""

    def __init__(self, number: int, line: str, rank: Rank) -> None:
        self.number = number
        self.line = line
        self.rank = rank
        self.halt = Halt()
        self.is_forgotten = False

    def stop(self) -> None:
        """Tell the player who is thinking about this question to stop."""
        self.halt.now()


class Desk:
    """
    The queue of open questions; a question may be withdrawn even while a player thinks about it.

    The desk itself writes the answers to pings and invalid lines to *answers*.
    """

    def __init__(self, lines: Iterable[str], answers: TextIO) -> None:
        self._lines = lines
        self._answers = answers
        self._voice = Lock()
        self._turn = Condition()
        self._order = count()
        self._asked: dict[int, Question] = {}
        self._waiting: list[tuple[Rank, int, Question]] = []
        self._current: tuple[Rank, int, Question] | None = None
        self._at_end = False

    def questions(self) -> Iterator[Question]:
        """Start reading; return the questions in order of rank until the lines end."""
        elsewhere.begin(self._read, "ombre-questions")
        return self._in_turn()

    def _in_turn(self) -> Iterator[Question]:
        while (asked := self._next()) is not None:
            yield asked
            with self._turn:
                if self._current is not None:
                    self._current = None
                    del self._asked[asked.number]

    def _next(self) -> Question | None:
        with self._turn:
            self._turn.wait_for(lambda: self._waiting or self._at_end)
            self._current = heappop(self._waiting) if self._waiting else None
            return self._current and self._current[-1]

    def put_back(self, asked: Question) -> bool:
        """Put a stopped question back into the queue; return False if it has been withdrawn."""
        with self._turn:
            if asked.is_forgotten or self._current is None:
                return False
            asked.halt = Halt()
            heappush(self._waiting, self._current)
            self._current = None
            return True

    def say(self, line: str) -> None:
        """Write an answer. Two threads write answers; the lock keeps their lines apart."""
        with self._voice:
            print(line, file=self._answers, flush=True)

    def _read(self) -> None:
        try:
            for line in self._lines:
                if line.strip():
                    self._take(line)
        finally:
            with self._turn:
                self._at_end = True
                self._turn.notify()

    def _take(self, line: str) -> None:
        number = None
        try:
            told = parsed(line)
            if "forget" in told:
                self._forget(whole(told["forget"]))
                return
            number = whole(told["id"])
            if "ping" in told:
                self.say(reply(number, alive=True))
            else:
                self._open(Question(number, line, rank_of(told)))
        except Exception as error:  # no line may stop the reading
            self.say(failure(number, error))

    def _open(self, asked: Question) -> None:
        with self._turn:
            if asked.number in self._asked:
                raise ValueError("this question is open already")
            self._asked[asked.number] = asked
            heappush(self._waiting, (asked.rank, next(self._order), asked))
            if self._current is not None and asked.rank < self._current[0]:
                self._current[-1].stop()
            self._turn.notify()

    def _forget(self, number: int) -> None:
        with self._turn:
            if number in self._asked:
                self._asked[number].is_forgotten = True
                self._asked[number].stop()


def parsed(line: str) -> dict[str, Any]:
    """Parse *line* as a JSON object; raise `ValueError` or `TypeError` if it is not one."""
    told = json.loads(line)
    if not isinstance(told, dict):
        raise TypeError("a question is an object")
    return told


def whole(number: object) -> int:
    """Return *number* if it is an integer; otherwise raise `TypeError`."""
    if type(number) is not int:
        raise TypeError("a question has a whole number")
    return number


def kind_of(told: dict[str, Any]) -> str:
    """Return the kind of a question, by default a decision; raise `ValueError` for an unknown kind."""
    kind = told.get("kind", DECIDE)
    if kind not in KINDS:
        raise ValueError(f"a question is one of {', '.join(KINDS)}, not {kind!r:.50}")
    return str(kind)


def rank_of(told: dict[str, Any]) -> Rank:
    """Return the rank of a question; raise `ValueError` or `TypeError` if one of its fields is invalid."""
    kind = kind_of(told)
    if kind != ADVISE and ("priority" in told or "worlds" in told):
        raise ValueError("a decision has neither a priority nor a number of worlds")
    worlds_of(told)
    return KINDS.index(kind), -whole(told.get("priority", 0))


def worlds_of(told: dict[str, Any]) -> int:
    """Return the number of worlds for advice; raise `ValueError` or `TypeError` if it is invalid."""
    worlds = whole(told.get("worlds", OWN_WORLDS))
    if not 0 <= worlds <= MOST_WORLDS:
        raise ValueError(f"advice is asked from 0 to {MOST_WORLDS} worlds")
    return worlds


def reply(number: int | None, **said: object) -> str:
    """Format an answer as a line of JSON without its end."""
    return json.dumps({"id": number, **said})


def failure(number: int | None, error: Exception) -> str:
    """Format *error* as an answer."""
    return reply(number, error=f"{type(error).__name__}: {error}"[:LONGEST_ERROR])
