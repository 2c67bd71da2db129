"""Records: one deal as text, in the canonical form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ombre_desktop.engine.actions import Action, PlayCard, Say, Word
from ombre_desktop.engine.chips import Outcome
from ombre_desktop.engine.deal import advance, asked_in, start
from ombre_desktop.engine.events import CardTurned, Event
from ombre_desktop.engine.notation.tokens import (
    action_text,
    cards_text,
    hand_text,
    payments_text,
    seat_text,
)
from ombre_desktop.engine.requests import (
    CallRequest,
    CardRequest,
    ChoiceRequest,
    ExchangeRequest,
    Question,
    Request,
    TrumpRequest,
)
from ombre_desktop.engine.stages import Move
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.variants import variant
from ombre_desktop.value import Value

FORMAT = "ombre 1"
INDENT = 10
STUDY_TAGS = NOTE, VARIATION = "Note", "Variation"
"""The tags of a reader's study, which `notation/study.py` reads; a deal needs neither."""

Anchor = int | str
"""The place of a comment: the number of the move before it, or the name of a tag or section."""


class GameRecord(Value):
    """
    A deal, finished or in progress, with the other contents of its file.

    *tags* holds the tags that the rules do not need (names, date, unknown tags), *head* the comments
    before the first tag, and *notes* the comments at the end of a line.
    """

    state: DealState
    tags: tuple[tuple[str, str], ...] = ()
    head: tuple[str, ...] = ()
    notes: tuple[tuple[Anchor, str], ...] = ()

    def tag(self, name: str) -> str | None:
        """Return the value of a further tag, if the record has it."""
        return dict(self.tags).get(name)


def record_of(state: DealState, *tags: tuple[str, str]) -> GameRecord:
    """Make a record of *state* with further *tags*, such as ``("Seats", "1 Ana human; …")``."""
    return GameRecord(state, tuple(tags))


def format_record(record: GameRecord) -> str:
    """Format *record* as canonical text, ending with a line end."""
    notes = dict(record.notes)
    lines = [f"{{{comment}}}" for comment in record.head]
    for name, value in _tags(record):
        lines.append(_noted(f'[{name:<7} "{value}"]', notes.get(name)))
    lines += _Writer(record.state, notes).lines()
    lines += [_noted(line, notes.get(line.split()[0])) for line in _ending(record.state)]
    return "\n".join(lines) + "\n"


def _noted(line: str, note: str | None) -> str:
    return f"{line}   {{{note}}}" if note else line


def _tags(record: GameRecord) -> list[tuple[str, str]]:
    """Return all tags in canonical order."""
    state = record.state
    ruleset = state.ruleset
    house = ruleset.house.differences(variant(ruleset.name).standard)
    tags = [("Record", FORMAT), ("Ruleset", ruleset.name)]
    if house:
        tags.append(("House", house))
    tags += [*record.tags, ("Dealer", seat_text(state.dealer))]
    if state.stakes.scores:
        tags.append(("Scores", " ".join(map(str, state.stakes.scores))))
    if state.stakes.pool or not state.stakes.scores:
        tags.append(("Pool", str(state.stakes.pool)))
    hands = "; ".join(f"{seat + 1} {hand_text(hand)}" for seat, hand in enumerate(state.layout.hands))
    tags.append(("Deal", hands))
    return [*tags, ("Talon", cards_text(state.layout.talon))] if state.layout.talon else tags


_AUCTION = (Question.TURN_UP, Question.REVEL, Question.BE_MAN, Question.SHOW_KING, Question.TAKE_TALON)


BIDDING: Final = ("auction", "trump")
"""The sections whose answers are bids, or follow from one."""


def section_of(asked: Request) -> str:
    """Return the section that holds the answer to *asked*."""
    if isinstance(asked, CallRequest):
        return "auction"
    if isinstance(asked, TrumpRequest | CardRequest):
        return "trump"
    if isinstance(asked, ExchangeRequest):
        return "exchange"
    question = getattr(asked, "question", None)
    if question in _AUCTION:
        return "auction"
    if question in (Question.TAKE_TURNED, Question.SHOW_TALON, Question.THROW_IN):
        return "exchange"
    return "play"


def section_for(asked: Request, move: Move) -> str:
    """Return the section that holds *move*; a hand thrown in belongs to the exchange before it (3.3)."""
    return "exchange" if move.action == Say(Word.THROW_IN) else section_of(asked)


def is_silent(asked: Request, action: Action) -> bool:
    """Return True if records leave *action* out, as the usual answer to *asked*."""
    word = asked.silent if isinstance(asked, ChoiceRequest) else None
    return word is not None and action == Say(word)


@dataclass
class _Writer:
    """A writer that replays a deal and puts each move into its section."""

    truth: DealState
    notes: dict[Anchor, str]
    done: list[str] = field(default_factory=list)
    section: str = ""
    items: list[str] = field(default_factory=list)
    note: str | None = None

    def lines(self) -> list[str]:
        """Return the lines from the auction to the last card played."""
        truth = self.truth
        step = start(truth.ruleset, truth.dealer, truth.layout, truth.stakes)
        self._turned(step.events)
        state = step.state
        last = len(truth.history) - 1
        for index, move in enumerate(truth.history):
            asked = asked_in(state)
            if index == last or not is_silent(asked, move.action):
                self._write(section_for(asked, move), state, move)
            self.note = self.notes.get(index, self.note)
            state, events = advance(state, move.action)
            if not (isinstance(move.action, Say) and move.action.word is Word.TURN):
                self._turned(events)
        self._close()
        return self.done

    def _write(self, section: str, state: DealState, move: Move) -> None:
        """Add one move to its line; in the play every trick and every word has a line of its own."""
        if section != "play":
            self._open(section)
            self.items.append(f"{move.seat + 1} {action_text(move.action)}")
            return
        if self.section not in ("row", "word"):
            self._close()
            self.done.append(_noted("play", self.notes.get("play")))
        if not isinstance(move.action, PlayCard):
            self._start("word", f"    {move.seat + 1} {action_text(move.action)}")
            return
        number = f"{len(state.play.tricks) + 1:>2}"
        if not state.play.lying.cards:
            self._start("row", f"{number}  {move.seat + 1}")
        elif self.section == "word":
            self._start("row", f"{number} ...")
        self.items.append(action_text(move.action))

    def _start(self, section: str, first: str) -> None:
        self._close()
        self.section = section
        self.items = [first]

    def _open(self, section: str) -> None:
        if self.section != section:
            self._close()
            self.section = section

    def _turned(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, CardTurned):
                self._open("turn")
                self.items.append(f"{event.seat + 1} {event.card}")
                self.note = self.notes.get("turn")

    def _close(self) -> None:
        """Finish the line being written."""
        if self.items:
            if self.section in ("row", "word"):
                line = " ".join(self.items)
            else:
                line = f"{self.section:<{INDENT}}" + "  ".join(self.items)
            self.done.append(_noted(line, self.note))
        self.items, self.note = [], None


def _ending(state: DealState) -> list[str]:
    """Return result, payments and scores of a finished deal."""
    if state.outcome is None:
        return []
    lines = [f"{'result':<{INDENT}}{outcome_text(state.outcome)}"]
    if state.payments:
        lines.append(f"{'payments':<{INDENT}}{payments_text(state.payments)}")
    settlement = state.settlement
    if settlement and settlement.stakes.scores:
        lines.append(f"{'scores':<{INDENT}}{' '.join(map(str, settlement.scores_after))}")
    return lines


def outcome_text(outcome: Outcome) -> str:
    """Format the verdicts as ``codille 3  puesta 1``."""
    return "  ".join(
        verdict.result.value + (f" {verdict.seat + 1}" if verdict.seat is not None else "")
        for verdict in outcome.verdicts
    )
