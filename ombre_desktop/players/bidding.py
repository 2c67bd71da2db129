"""The textbook's bidding: hand evaluation, the call, and the choice of trump."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from statistics import fmean

from ombre_desktop.engine import (
    BLACK_ACES,
    Bid,
    CallRequest,
    Card,
    CardRequest,
    Cards,
    Contract,
    Pack,
    Price,
    Ranking,
    Ruleset,
    Say,
    SeatView,
    Suit,
    Word,
    price,
)
from ombre_desktop.engine.actions import Call
from ombre_desktop.engine.contract import Exchange, Goal, TrumpFrom
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.phases.choice_of_game import ChooseGamePhase
from ombre_desktop.engine.phases.friend_names import FriendNamesPhase
from ombre_desktop.engine.trump_suits import trump_suits
from ombre_desktop.players.errors import NotForChipsError
from ombre_desktop.players.nolo import nolo_chance
from ombre_desktop.players.null_play import null_chance, null_suit, plays_null
from ombre_desktop.players.stake import full_stake, stake_of
from ombre_desktop.players.valuation import (
    Scale,
    Worth,
    bits_of,
    counting,
    scale_of,
    tricks,
    winning_chance,
)

TURNED_LOW_LEAST, TURNED_LOW_MORE = 0.42, 0.3
"""The win probability of the worst voltereta after three passes, and its slope by the chance of a vuelta."""
ANEW_WITH_ACE, ANEW_WITHOUT = 0.6, 0.52
"""The win probability of a gascarola with and without a black ace; all others have passed on weak hands."""
OVERWHELMING = 0.95
"""The probability that nine winners take nine tricks: another seat may lead first, or ruff."""
SENT_PASS = 0.375
"""The expectation of a pass once somebody plays in a game of stones, in stakes of a full side."""
UNOPENED = -0.3
"""The expectation of a pass after all others have passed in a game without a pool, in stakes."""
BACKED_KING = 2
"""The most cards of a plain suit in a hand that bids all nine tricks: king and queen."""


def call(view: SeatView, request: CallRequest) -> Call:
    """
    Choose the bid of the highest expectation, or a pass if that is not above 0 chips.

    Maxim A1 (P): weigh the gain from the pool and from the other players against the cost of a loss. In
    self-play, slightly bolder or stricter bidding makes no difference.
    """
    chips = {bid: expected_chips(view, bid) for bid in request.calls if isinstance(bid, Bid)}
    best = max(chips, key=lambda bid: chips[bid], default=None)
    return best if best is not None and chips[best] > 0.0 else Say(Word.PASS)


def expected_chips(view: SeatView, bid: Bid) -> float:
    """Return the expectation of *bid*, in chips and without bonuses: that of the best game it leaves open."""
    return max(_chips(view, name) for name in (bid.contract, *left_open(view, bid.contract)))


def chosen_game(
    view: SeatView, games: tuple[str, ...], liking: Callable[[str], float] = lambda _: 0.0
) -> str | None:
    """
    Choose the best of *games*, which the Ombre may play instead of the one bid; None if that is better.

    The player's *liking* for a game is worth this number of chips.

    Maxim A6 (P): a bid leaves dearer games open, and the hand may suit one of them better. Where the game
    that was bid is itself among them, it is played by naming it.
    """
    own = view.position.contract

    def worth(name: str) -> float:
        return _chips(view, name) + liking(name)

    best = max(games, key=worth, default=None)
    if best is None or own is None or own.name in games:
        return best
    return best if worth(best) > worth(own.name) else None


def meant(view: SeatView, name: str) -> str:
    """Return the game of the highest expectation that the bid *name* leaves open: mostly itself."""
    others = left_open(view, name)
    return max((name, *others), key=lambda each: _chips(view, each)) if others else name


def left_open(view: SeatView, name: str) -> tuple[str, ...]:
    """Return the games that the winner with the bid *name* may still choose."""
    phases = contract_of(view.position.ruleset, name).phases
    choice = next((phase for phase in phases if isinstance(phase, ChooseGamePhase)), None)
    if choice is None:
        return ()
    has_aces = set(BLACK_ACES).issubset(view.hand)
    return tuple(row.name for row in choice.games if has_aces or row.name != choice.aces)


def _chips(view: SeatView, name: str) -> float:
    """Return the expectation of playing the contract *name*, in chips."""
    return chips_at(view, name, _winning_with(view, name))


def chips_at(view: SeatView, name: str, chance: float) -> float:
    """Return the expectation of the contract *name* for a hand that wins it with a *chance*, in chips."""
    worth = worth_of(view, Bid(name))
    gain = worth.pool + worth.from_each * worth.heads(view.position.seats)
    return chance * gain - (1.0 - chance) * worth.at_stake - _of_a_pass(view)


def _of_a_pass(view: SeatView) -> float:
    """
    Return the expectation of a pass: mostly 0.

    Maxim A10 (P): in self-play of fixed partners, opponents of a player who may be sent alone (25.3) send
    them only with a hand that wins often. Maxim A11 (P): with an exchange to come and no pool to lose, bid on
    a little less the more of the others have passed, since they are weak: such a hand wins more than its
    count says. The first to speak has nothing to go by.
    """
    state = view.position
    if state.bidding is None:
        return 0.0
    if state.ruleset.in_stones:
        return SENT_PASS * full_stake(state.ruleset) if state.bidding.height > 0 else 0.0
    lowest = state.ruleset.contracts[0]
    is_cheap = state.ruleset.between_players and lowest.exchange is Exchange.FULL
    if not is_cheap or state.bidding.height > 0:
        return 0.0
    return UNOPENED * stake_of(state) * len(state.bidding.calls) / (len(state.ring) - 1)


def worth_of(view: SeatView, bid: Bid) -> Price:
    """Return the gain and loss of *bid*, in chips; raise `NotForChipsError` in a game of points."""
    contract = contract_of(view.position.ruleset, bid.contract)
    worth = price(view, contract)
    if worth is None:
        raise NotForChipsError(contract)
    return worth


def contract_of(ruleset: Ruleset, name: str) -> Contract:
    """Return the contract called *name* of *ruleset*; raise `SettingError` if there is none."""
    row = ruleset.contract(name)
    if row is None:
        raise SettingError("bid", name, tuple(row.name for row in ruleset.contracts))
    return row


def winning(view: SeatView, name: str) -> float:
    """Estimate the win probability of a bid of *name*, by the best game that it leaves open."""
    return _winning_with(view, meant(view, name))


def _winning_with(view: SeatView, name: str) -> float:
    """Estimate the win probability of the contract *name*; 0 for one that the textbook does not play."""
    contract = contract_of(view.position.ruleset, name)
    suits = trump_suits(view.position.ruleset, contract)
    match contract.goal:
        case Goal.NONE:
            return null_chance(view) if suits else nolo_chance(view, contract)
        case Goal.MOST if not suits:
            return 0.0
        case Goal.ALL:
            # The textbook bids all tricks only on the hand as dealt.
            return OVERWHELMING if any(is_overwhelming(view, suit) for suit in suits) else 0.0
        case Goal.MOST if contract.low:
            return _winning_low(view, contract)
        case Goal.MOST if contract.trump is TrumpFrom.TURNED:
            return _turned(view)
    if is_named(contract):
        chances = [_chance(view, view.hand, suit, _scale(view).exchanged) for suit in suits]
        return fmean(chances) if friend_names(contract) else max(chances)
    if is_as_dealt(contract):
        return max(_chance(view, view.hand, suit, _scale(view).kept) for suit in suits)
    return 0.0


def is_named(contract: Contract) -> bool:
    """Tell whether *contract* is an ordinary bid with a named trump and an exchange, a king or an ally."""
    return _is_ordinary(contract) and contract.trump is TrumpFrom.NAMED and is_helped(contract)


def friend_names(contract: Contract) -> bool:
    """Tell whether an ally names the trump: then any suit may come (26.1)."""
    return any(isinstance(phase, FriendNamesPhase) for phase in contract.phases)


def is_as_dealt(contract: Contract) -> bool:
    """Tell whether *contract* is an ordinary bid with a named trump, played alone with the cards dealt."""
    alone = not is_helped(contract) and contract.exchange is Exchange.NONE
    return _is_ordinary(contract) and contract.trump is TrumpFrom.NAMED and alone


def is_helped(contract: Contract) -> bool:
    """Tell whether the Ombre of *contract* gets other cards or a king, or has an ally."""
    return contract.calls or contract.partner or contract.exchange in (Exchange.FULL, Exchange.PART)


def is_turned(contract: Contract) -> bool:
    """Tell whether *contract* is an ordinary bid with a trump turned from the talon."""
    return _is_ordinary(contract) and contract.trump is TrumpFrom.TURNED


def _is_ordinary(contract: Contract) -> bool:
    return contract.goal is Goal.MOST and not contract.low


def _winning_low(view: SeatView, contract: Contract) -> float:
    """
    Estimate the win probability of a low bid that needs the most tricks.

    Maxim A5 (P: the figures come from self-play after three passes).
    """
    if contract.trump is TrumpFrom.TURNED:
        return TURNED_LOW_LEAST + TURNED_LOW_MORE * _turned(view)
    return ANEW_WITH_ACE if any(ace in view.hand for ace in BLACK_ACES) else ANEW_WITHOUT


def is_overwhelming(view: SeatView, suit: Suit) -> bool:
    """
    Tell whether the hand, once on lead, wins every trick with *suit* as trump against any other hands.

    Maxim A4 (AUJ art. LXXIII: a vole that is bid and fails draws nothing): hold at least as many top trumps
    as other hands can hold trumps, and in each plain suit nothing, the king, or the king with its queen.
    """
    ranking, hand = view.position.ruleset.ranking(suit), view.hand
    trumps = [card in hand for card in ranking.trumps]
    run = trumps.index(False)
    if run < trumps.count(False):
        return False
    plain = ((cards, [card for card in cards if card in hand]) for cards in ranking.plain.values())
    return all(tuple(held) == cards[: len(held)] and len(held) <= BACKED_KING for cards, held in plain)


def best_count(view: SeatView, hand: Cards, worth: Worth) -> float:
    """Return the count of *hand*, in tricks, with its best suit as trump."""
    return max(_count(view, hand, suit, worth) for suit in suits_of(view))


def best_suit(view: SeatView, suits: tuple[Suit, ...]) -> Suit:
    """
    Choose as trump the suit with which the hand counts the most tricks.

    Maxim A2 (P): the best suit need not be the longest; matadors and black aces count in every suit.
    """
    if plays_null(view):
        return null_suit(view, suits)
    state = view.position
    stays = state.exchanging is not None or (state.contract is not None and _keeps_hand(state.contract))
    worth = _scale(view).kept if stays else _scale(view).exchanged
    return max(suits, key=lambda suit: _count(view, view.hand, suit, worth))


def _keeps_hand(contract: Contract) -> bool:
    """Tell whether the hand is played as dealt. The textbook bids all tricks only on the hand as dealt."""
    return is_as_dealt(contract) or contract.goal is Goal.ALL


def called_card(view: SeatView, request: CardRequest) -> Card:
    """
    Choose the card to call: the one in this hand's longest plain suit, which the hand can lead again later.

    Maxim A3 (P). A card of this hand is called only if no other can be, since its holder plays alone.
    """
    plain = view.position.ranking.plain
    theirs = [card for card in request.cards if card not in view.hand]
    offered = theirs or request.cards
    return max(offered, key=lambda card: sum(mine in plain.get(card.suit, ()) for mine in view.hand))


def suits_of(view: SeatView) -> tuple[Suit, ...]:
    """Return the suits of the pack; some games leave one out."""
    held = {card.suit for card in view.position.ruleset.pack.cards}
    return tuple(suit for suit in Suit if suit in held)


def _turned(view: SeatView) -> float:
    """Average the win probability over every card that may be turned; the turned card joins the hand (A9)."""
    state, worth = view.position, _scale(view).exchanged
    return _with_any_turned(
        view.hand, state.ruleset.pack, state.ruleset.ranking, worth, view.seat == state.eldest
    )


@lru_cache(maxsize=256)  # each game that a bid leaves open asks again for the same hand
def _with_any_turned(
    hand: Cards, pack: Pack, ranking: Callable[[Suit | None], Ranking], worth: Worth, eldest: bool
) -> float:
    held, unseen = bits_of(hand), [card for card in pack.cards if card not in hand]
    counts = [
        counting(ranking(card.suit), worth).tricks(held | bits_of((card,)), eldest=eldest) for card in unseen
    ]
    return sum([winning_chance(count, worth) for count in counts]) / len(unseen)


def _scale(view: SeatView) -> Scale:
    return scale_of(view.position)


def _chance(view: SeatView, hand: Cards, suit: Suit, worth: Worth) -> float:
    return winning_chance(_count(view, hand, suit, worth), worth)


def _count(view: SeatView, hand: Cards, suit: Suit, worth: Worth) -> float:
    state = view.position
    return tricks(hand, state.ruleset.ranking(suit), worth, eldest=view.seat == state.eldest)
