"""What is refused, and why; what cannot be read, and where."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ombre_desktop.value import Value

if TYPE_CHECKING:
    from ombre_desktop.engine.cards import Card, Suit


class Reason(Enum):
    """Why an action is not lawful; the screen has one sentence for each."""

    DEAL_OVER = "deal_over"
    NOT_ASKED = "not_asked"
    NOT_IN_HAND = "not_in_hand"
    TWICE = "twice"
    MUST_FOLLOW = "must_follow"
    MUST_FOLLOW_TRUMP = "must_follow_trump"
    MUST_TRUMP = "must_trump"
    MATADOR_FORCED = "matador_forced"
    MATADORS_FORCED = "matadors_forced"
    BID_TOO_LOW = "bid_too_low"
    NO_HOLD = "no_hold"
    NO_SUCH_BID = "no_such_bid"
    LAST_PLAYS_ALONE = "last_plays_alone"
    CARD_HELD = "card_held"
    CARD_NOT_CALLABLE = "card_not_callable"
    SUIT_NOT_OFFERED = "suit_not_offered"
    TOO_MANY = "too_many"
    TOO_FEW = "too_few"
    JUST_TAKEN = "just_taken"
    KEEP_A_BLACK_ACE = "keep_a_black_ace"
    SUIT_NOT_HELD = "suit_not_held"
    TOO_LATE_TO_SURRENDER = "too_late_to_surrender"
    NO_SURRENDER = "no_surrender"
    SURRENDER_FOR_OMBRE = "surrender_for_ombre"
    SURRENDER_OF_BID = "surrender_of_bid"
    SURRENDER_TAKEN_OVER = "surrender_taken_over"
    REFUSED_THIS_TRICK = "refused_this_trick"
    GANO_ASKED = "gano_asked"
    NO_GANO = "no_gano"
    GANO_FOR_DEFENDERS = "gano_for_defenders"
    GANO_TO_NOBODY = "gano_to_nobody"
    GANO_NOT_WINNING = "gano_not_winning"
    GANO_CODILLE = "gano_codille"


class Refusal(Value):
    """
    A lawful answer to "why not?".

    *rule* is the paragraph of the rule book. The other fields carry what the
    sentence needs: the suit led, the card led or asked for, the cards that must or
    may be played, a number of cards or tricks, or the name of a bid.
    """

    reason: Reason
    rule: str
    suit: Suit | None = None
    led: Card | None = None
    cards: tuple[Card, ...] = ()
    number: int | None = None
    name: str | None = None

    def __str__(self) -> str:
        details = [
            *(str(card) for card in self.cards),
            *(str(part) for part in (self.led, self.number, self.name) if part is not None),
            *([self.suit.value] if self.suit else []),
        ]
        return f"{self.reason.value} (rule {self.rule})" + (f": {' '.join(details)}" if details else "")


class OmbreError(Exception):
    """Whatever a user or a file can do wrong."""


class IllegalAction(OmbreError):  # noqa: N818 - the house says "illegal action"
    """An action was applied that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotationError(OmbreError, ValueError):
    """A word that should be a card, a suit, a setting … and is not."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"{text!r} is not a {expected}")
        self.text = text
        self.expected = expected


class SettingError(OmbreError, ValueError):
    """A game, setting or value that does not exist; *known* names those that do."""

    def __init__(self, kind: str, text: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown {kind} {text!r}; there are: {', '.join(known)}")
        self.kind = kind
        self.text = text
        self.known = known


class FlawKind(Enum):
    """What can be wrong with a record; the screen has one sentence for each."""

    NO_RECORD = "no record here"
    NO_TEXT = "not a text in UTF-8"
    TOO_LARGE = "larger than a file of records can be"
    CUT_OFF = "the text is cut off here"
    TOO_LONG = "longer than a record can be"
    TORN_TAG = "a tag that is not closed"
    OPEN_COMMENT = "a comment that is not closed"
    BAD_LINE = "not a line of a record"
    BAD_TAG = "not a value of this tag"
    MISSING_TAG = "a tag is missing"
    UNKNOWN = "no such game or setting"
    BAD_CARD = "not a card"
    TWICE = "the card is there twice"
    FOREIGN_CARD = "the card is not in the pack of this game"
    FACE_DOWN = "face down; a record names every card"
    WRONG_COUNT = "not so many cards as the pack has"
    WRONG_HAND = "not so many cards as are dealt to a seat"
    WRONG_SEATS = "not so many hands as the game has seats"
    BAD_WORD = "not a word that fits here"
    WRONG_SEAT = "another seat has to act"
    ILLEGAL = "refused"
    IMPOSSIBLE = "cards have come or gone"
    WRONG_TRICK = "another trick is being played"
    WRONG_TURNED = "another card lies on top of the talon"
    DEAL_OVER = "the deal is over"
    DEAL_NOT_OVER = "the deal is not over"
    WRONG_RESULT = "the rules give another result"
    WRONG_PAYMENTS = "the rules give other payments"
    WRONG_SCORES = "the rules give other scores"


class Flaw(Value):
    """
    One thing wrong with a record: where (line and column from 1), what, and by which rule.

    *found* is the offending text, *expected* what should stand there, where that is known.
    """

    line: int
    column: int
    kind: FlawKind
    found: str = ""
    expected: str = ""
    refusal: Refusal | None = None
    rule: str = ""

    def __str__(self) -> str:
        what = f"{self.found!r}: {self.kind.value}" if self.found else self.kind.value
        if self.refusal:
            what += f": {self.refusal}"
        elif self.rule:
            what += f" (rule {self.rule})"
        expected = f"; expected: {self.expected}" if self.expected else ""
        return f"line {self.line}, column {self.column}: {what}{expected}"


LONGEST_FOUND = 80
"""Characters of what was found that a flaw repeats."""


def shortened(text: str) -> str:
    """*text*, or its beginning if it is long."""
    return text if len(text) <= LONGEST_FOUND else text[: LONGEST_FOUND - 1] + "…"


class RecordError(OmbreError, ValueError):
    """A record that cannot be read whole; *flaws* say why, first one first."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        super().__init__("; ".join(str(flaw) for flaw in flaws))
        self.flaws = flaws
