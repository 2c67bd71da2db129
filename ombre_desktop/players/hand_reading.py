"""
A hand read aloud: what a person can count in it, under one trump suit.

Trumps, matadors, sure tricks, plain kings and voids are seen by looking. The likely tricks are those of
the textbook's count (`valuation`), with the help that the contract promises.
"""

from __future__ import annotations

from ombre_desktop.engine import Bid, CallRequest, Cards, Contract, Ranking, Ruleset, SeatView, Suit
from ombre_desktop.engine.trump_suits import trump_suits
from ombre_desktop.players.bidding import contract_of, is_as_dealt, is_helped, is_named, winning
from ombre_desktop.players.valuation import FIVE_OF_PIQUET, Worth, scale_of, tricks
from ombre_desktop.value import Value


class HandReading(Value):
    """
    A *hand* with *suit* as trump, for the player of a game that needs tricks.

    *likely* is the number of tricks that it makes on average, with the cards still to come and an ally's
    tricks if the game has them.
    """

    suit: Suit
    ranking: Ranking
    hand: Cards
    likely: float

    @property
    def trumps(self) -> Cards:
        """The trumps in the hand, the highest first."""
        return self._held(self.ranking.trumps)

    @property
    def matadors(self) -> int:
        """The number of matadors in the hand; 0 in a game without any."""
        return len(self._held(self.ranking.matadors))

    @property
    def sure(self) -> int:
        """The tricks that are certain with the cards as they are, if this hand leads its trumps first."""
        run = sure_of(self.hand, self.ranking.trumps)
        if run < len(self.ranking.trumps) - len(self.trumps):
            return run
        return run + sum(sure_of(self.hand, cards) for cards in self.ranking.plain.values())

    @property
    def kings(self) -> Cards:
        """The highest card of each plain suit that is in the hand: the king, or in some games the ace."""
        return tuple(cards[0] for cards in self.ranking.plain.values() if cards and cards[0] in self.hand)

    @property
    def voids(self) -> tuple[Suit, ...]:
        """The plain suits of which the hand has no card."""
        return tuple(suit for suit, cards in self.ranking.plain.items() if cards and not self._held(cards))

    @property
    def about(self) -> int:
        """The likely tricks as a whole number."""
        return min(len(self.hand), max(0, int(self.likely + 0.5)))

    def _held(self, cards: Cards) -> Cards:
        return tuple(card for card in cards if card in self.hand)


def sure_of(hand: Cards, suit: Cards) -> int:
    """Count the cards of *hand* that win in sequence if one other hand has all the rest of the *suit*."""
    mine = [card in hand for card in suit]
    run = mine.index(False) if False in mine else len(mine)
    return sum(mine) if run >= mine.count(False) else run


def read(view: SeatView, contract: Contract, suits: tuple[Suit, ...] = ()) -> HandReading | None:
    """
    Read the hand of *view* for *contract* with the best of *suits*, by default of all that may be trump.

    None if the contract wants no trick or all of them, if its trump is not named, or if it has none.
    """
    trumps = suits or trump_suits(view.position.ruleset, contract)
    if not trumps or not (is_named(contract) or is_as_dealt(contract)):
        return None
    return _best(view, trumps, worth_in(view, contract))


def read_man(view: SeatView) -> HandReading:
    """Read the hand for the Man's game, with the suit that is turned up (rule 3.12)."""
    return _with(view, view.position.turned[-1].suit, FIVE_OF_PIQUET)


def read_turned(view: SeatView) -> float:
    """Return the tricks that the hand makes on average if a card of the talon names the trump."""
    worth, ruleset = scale_of(view.position).exchanged, view.position.ruleset
    unseen = [card for card in ruleset.pack.cards if card not in view.hand]
    counts = (
        tricks((*view.hand, card), ruleset.ranking(card.suit), worth, eldest=_is_eldest(view))
        for card in unseen
    )
    return sum(counts) / len(unseen)


def read_best(view: SeatView, asked: CallRequest) -> tuple[Contract, HandReading] | None:
    """Return the bid of *asked* that is likeliest to win, of those with a named trump, and its reading."""
    bids = (
        contract_of(view.position.ruleset, call.contract) for call in asked.calls if isinstance(call, Bid)
    )
    read_bids = [(row, found) for row in bids if (found := read(view, row))]
    return max(read_bids, key=lambda each: winning(view, each[0].name), default=None)


def tricks_that_win(ruleset: Ruleset, hands: int) -> tuple[int, int]:
    """
    Return the fewest tricks with which the Ombre may win among *hands* hands, and those that always win.

    They differ where each defender counts alone: the Ombre needs more than each of them (rule 1.12).
    """
    dealt = sum(ruleset.packets)
    always = dealt // 2 + 1
    if ruleset.together:
        return always, always
    least = next(own for own in range(1, dealt) if own > -(-(dealt - own) // (hands - 1)))
    return least, always


def worth_in(view: SeatView, contract: Contract) -> Worth:
    """Return the weights of the count for *contract*: with help to come, or for the cards as dealt."""
    scale = scale_of(view.position)
    return scale.exchanged if is_helped(contract) else scale.kept


def _best(view: SeatView, suits: tuple[Suit, ...], worth: Worth) -> HandReading:
    return max((_with(view, suit, worth) for suit in suits), key=lambda found: found.likely)


def _with(view: SeatView, suit: Suit, worth: Worth) -> HandReading:
    ranking = view.position.ruleset.ranking(suit)
    count = tricks(view.hand, ranking, worth, eldest=_is_eldest(view))
    return HandReading(suit, ranking, view.hand, count)


def _is_eldest(view: SeatView) -> bool:
    return view.seat == view.position.eldest
