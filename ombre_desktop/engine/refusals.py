"""Refusals: the reason, the rule, and the details for the sentence on the screen."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.cards import Card, Suit
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.value import Value


class Reason(Enum):
    """A reason why an action is not lawful; the screen has one sentence for each."""

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
    NOT_THE_LAST = "not_the_last"
    CARDS_NEEDED = "cards_needed"
    PLAINER_BID = "plainer_bid"
    NO_OPENING_BID = "no_opening_bid"
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
    The answer to the question why an action is not lawful.

    *rule* is the paragraph of the rule book. The other fields carry what the sentence needs: the
    suit led, the card led or asked for, the cards that must or may be played, a number of cards or
    tricks, or the name of a bid.
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


class IllegalAction(OmbreError):  # noqa: N818 - the house says "illegal action"
    """An attempt to apply an action that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
