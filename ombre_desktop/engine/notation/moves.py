"""The move reader: sections of a record, checked move by move against the rules."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, Say
from ombre_desktop.engine.cards import HIDDEN
from ombre_desktop.engine.deal import advance, asked_in, refusal, request, start
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.flaws import Flaw, FlawKind, shortened
from ombre_desktop.engine.notation.blocks import Line, TextLine, Token
from ombre_desktop.engine.notation.header import Header
from ombre_desktop.engine.notation.record import Anchor, outcome_text
from ombre_desktop.engine.notation.tokens import is_card, parse_action, payments_text
from ombre_desktop.engine.notation.unseen import refusal_unseen
from ombre_desktop.engine.numbers import is_number
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import ChoiceRequest, ExchangeRequest, Request
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState

SECTIONS = ("auction", "trump", "exchange")
NAMED = ("turn", "play", "result", "payments", "scores")
"""Lines without moves of their own; a comment on one is kept under its name."""


class _Stop(Exception):  # noqa: N818 - it stops the reading
    """The end of the reading at a flaw; everything read before it stands."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(str(flaw))
        self.flaw = flaw


class MoveReader:
    """
    A replay of the lines of one block.

    *viewer* is the seat whose view is read, if any. Moves of the other seats are then accepted as
    far as they are possible, since their cards lie face down.
    """

    def __init__(self, header: Header, flaws: list[Flaw], viewer: Seat | None = None) -> None:
        self.state: DealState = start(header.ruleset, header.dealer, header.layout, header.stakes).state
        self.notes: list[tuple[Anchor, str]] = []
        self._flaws = flaws
        self._viewer = viewer
        self._in_play = False

    def read(self, lines: list[TextLine]) -> None:
        """Replay the lines in turn, up to the first flaw."""
        try:
            for text in lines:
                line = text.line
                self._read(line)
                self._note(line)
        except _Stop as stop:
            self._flaws.append(stop.flaw)

    def _read(self, line: Line) -> None:
        first = line.tokens[0]
        if line.indented or (self._in_play and is_number(first.text)):
            self._row(line)
        elif first.text == "play" and len(line.tokens) == 1:
            self._in_play = True
        elif first.text in SECTIONS:
            self._section(line)
        elif first.text == "turn":
            self._turned(line)
        elif first.text in ("result", "payments", "scores"):
            self._ending(line)
        else:
            raise _Stop(_at(line, first, FlawKind.BAD_LINE))

    def _note(self, line: Line) -> None:
        if line.note:
            named = line.tokens[0].text in NAMED
            anchor: Anchor = line.tokens[0].text if named else len(self.state.history) - 1
            self.notes.append((anchor, line.note))

    def _section(self, line: Line) -> None:
        """Read ``auction 1 pass 2 entrada``: a seat, then what it says."""
        words = line.tokens[1:]
        while words:
            seat, rest = words[0], words[1:]
            length = next((at for at, word in enumerate(rest) if is_number(word.text)), len(rest))
            if length == 0:
                raise _Stop(_at(line, seat, FlawKind.BAD_WORD))
            self._move(line, seat, rest[:length])
            words = rest[length:]

    def _row(self, line: Line) -> None:
        """Read `` 4  2 DJ D5 D2``, `` 4 ... D5``, or ``    1 claim``."""
        first, *rest = line.tokens
        if not rest:
            raise _Stop(_at(line, first, FlawKind.BAD_LINE))
        self._keep_silence(self._asked(line, first))
        if not is_card(rest[0].text) and rest[0].text != "..." and not is_number(rest[0].text):
            self._move(line, first, tuple(rest))
            return
        playing = self.state.playing
        if playing is None or first.text != str(len(playing.tricks) + 1):
            number = len(playing.tricks) + 1 if playing else 1
            raise _Stop(_at(line, first, FlawKind.WRONG_TRICK, str(number)))
        opens = playing.trick is not None and not playing.trick.cards
        if opens == (rest[0].text == "..."):
            raise _Stop(_at(line, rest[0], FlawKind.WRONG_TRICK))
        leader = rest[0] if opens else None
        for word in rest[1:]:
            self._move(line, leader, (word,))
            leader = None

    def _move(self, line: Line, seat: Token | None, words: tuple[Token, ...]) -> None:
        """Play one action; *seat* is None where the record names no seat, as after the leader of a trick."""
        where = words[0]
        asked = self._keep_silence(self._asked(line, where), tuple(word.text for word in words))
        if seat and seat.text != str(asked.seat + 1):
            raise _Stop(_at(line, seat, FlawKind.WRONG_SEAT, str(asked.seat + 1)))
        try:
            action = parse_action([word.text for word in words], asked)
        except NotationError as error:
            kind = FlawKind.BAD_CARD if error.expected == "card" else FlawKind.BAD_WORD
            where = next((word for word in words if word.text == error.text), where)
            raise _Stop(_at(line, where, kind, _expected(asked))) from None
        why = self._refusal(asked, action)
        if why:
            found = shortened(" ".join(word.text for word in words))
            raise _Stop(Flaw(line.line, where.column, FlawKind.ILLEGAL, found, refusal=why, rule=why.rule))
        self.state = advance(self.state, action).state

    def _keep_silence(self, asked: Request, words: tuple[str, ...] = ()) -> Request:
        """
        Give the usual answer to a question that records leave out, and return the next question.

        So the dealer keeps the rest of the talon closed (2.1), and the Ombre plays on (21.8), if
        the record does not say in *words* that they do not.
        """
        if not isinstance(asked, ChoiceRequest) or asked.silent is None:
            return asked
        if words and words[0] in {word.value for word in asked.words}:
            return asked
        self.state = advance(self.state, Say(asked.silent)).state
        return asked_in(self.state)

    def _asked(self, line: Line, where: Token) -> Request:
        asked = request(self.state)
        if asked is None:
            raise _Stop(_at(line, where, FlawKind.DEAL_OVER))
        return asked

    def _refusal(self, asked: Request, action: Action) -> Refusal | None:
        if self._viewer is not None and asked.seat != self._viewer:
            return refusal_unseen(self.state, asked, action)
        return refusal(self.state, action)

    def _turned(self, line: Line) -> None:
        """Check that the card turned is the one that the record names."""
        card = self.state.turned[-1] if self.state.turned else HIDDEN
        ombre = (self.state.ombre or 0) + 1
        found = [token.text for token in line.tokens[1:]]
        if found != [str(ombre), card.text]:
            where, true = line.tokens[-1].column, f"{ombre} {card}"
            raise _Stop(Flaw(line.line, where, FlawKind.WRONG_TURNED, shortened(" ".join(found)), true))

    def _ending(self, line: Line) -> None:
        """Check result, payments and scores against those that the rules give."""
        settlement = self.state.settlement
        section = line.tokens[0]
        if settlement is None:
            raise _Stop(_at(line, section, FlawKind.DEAL_NOT_OVER))
        found = " ".join(token.text for token in line.tokens[1:])
        if section.text == "result":
            kind, true = FlawKind.WRONG_RESULT, outcome_text(settlement.outcome)
        elif section.text == "payments":
            kind, true = FlawKind.WRONG_PAYMENTS, payments_text(settlement.payments)
        else:
            kind, true = FlawKind.WRONG_SCORES, " ".join(map(str, settlement.scores_after))
        if sorted(_pairs(found)) != sorted(_pairs(true)):
            flaw = Flaw(line.line, section.column, kind, shortened(found), true, rule="1.13")
            raise _Stop(flaw)


def _pairs(text: str) -> list[list[str]]:
    """Split *text* into verdicts or payments, whose order does not matter; scores stay in one list."""
    pairs: list[list[str]] = []
    for word in text.split():
        if is_number(word) and pairs:
            pairs[-1].append(word)
        else:
            pairs.append([word])
    return pairs


def _expected(asked: Request) -> str:
    if isinstance(asked, ExchangeRequest):
        return f"{asked.minimum} to {asked.maximum} cards"
    return ", ".join(str(action) for action in asked.actions)


def _at(line: Line, token: Token, kind: FlawKind, expected: str = "") -> Flaw:
    return Flaw(line.line, token.column, kind, shortened(token.text), expected)
