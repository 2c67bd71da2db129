"""Motives for a call: what the hand makes, what the auction leaves, what the others did, what it pays."""

from __future__ import annotations

from ombre_desktop.engine import Bid, CallRequest, Contract, NameTrump, Price, Rank, Say, SeatView, price
from ombre_desktop.engine.contract import Exchange, Goal, TrumpFrom
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.forced import ForcedSpadille, LastMustPlay
from ombre_desktop.players.advice import Alternative, Motive
from ombre_desktop.players.bidding import (
    contract_of,
    is_helped,
    is_overwhelming,
    meant,
    suits_of,
)
from ombre_desktop.players.hand_reading import HandReading, read, read_best, read_turned, tricks_that_win
from ombre_desktop.players.motives.decision import Decision
from ombre_desktop.players.motives.one_more_trump import one_trump_short
from ombre_desktop.players.nolo import is_low, stand_high
from ombre_desktop.value import Value

OFTEN = 0.05
"""The difference in the chance of winning from which one bid wins more often than another."""
SELDOM = 0.45
"""The chance of winning below which a bid wins clearly less than half of the time."""
LONG, SURE = 5, 2
"""The number of trumps that are many, and of sure tricks that are worth telling."""
NAMED = 2
"""The most bids that are named in one sentence."""
FEW_HIGH = 3
"""The most high cards of a hand that is good for taking no trick after an exchange."""


class Undertaking(Value):
    """A *contract* that the seat of *view* may play, as a motive weighs it."""

    view: SeatView
    contract: Contract

    @property
    def reading(self) -> HandReading | None:
        """The hand with its best trump; None unless the contract needs tricks and names its trump."""
        return read(self.view, self.contract)

    @property
    def winning(self) -> tuple[int, int]:
        """The tricks with which it may be won, and with which it always is."""
        state = self.view.position
        return tricks_that_win(state.ruleset, len(state.ring))

    @property
    def is_shared(self) -> bool:
        """True if the tricks of a partner count."""
        return self.contract.calls or self.contract.partner


def of_a_bid(decision: Decision, bid: Bid) -> tuple[Motive, ...]:
    """Return the motives for *bid*, or for the game of that name, the strongest first."""
    view = decision.view
    row = contract_of(view.position.ruleset, bid.contract)
    tricks = of_the_tricks(Undertaking(view, row))
    found = (
        _must_play_anyway(decision),
        _every_card_wins(view, row),
        *of_no_trick(view, row),
        *of_the_turned(view, row),
        *(tricks if is_even(decision, bid) else ()),
        None if tricks else _leaves_a_better_game(view, bid),
        _pays_more(decision, bid) or _is_worth_the_risk(decision, bid),
        *of_the_trumps(Undertaking(view, row)),
        _all_others_passed(decision),
    )
    return tuple(motive for motive in found if motive is not None)


def of_a_pass(decision: Decision, asked: CallRequest) -> tuple[Motive, ...]:
    """Return the motives for passing, the strongest first."""
    found = (
        _bid_is_taken(decision, asked),
        one_trump_short(decision.view, asked),
        _too_few_tricks(decision, asked),
        _wins_too_seldom(decision),
        _passing_pays(decision),
    )
    return tuple(motive for motive in found if motive is not None)


# The hand.


def of_the_tricks(game: Undertaking) -> tuple[Motive, ...]:
    """Tell that the hand makes enough tricks, or enough if the others share the rest evenly."""
    reading = game.reading
    if reading is None:
        return ()
    have, suit = reading.about, reading.suit.value
    least, always = game.winning
    if have >= always:
        facts = ("have", have), ("suit", suit), ("need", always)
        return (Motive("side_makes_enough" if game.is_shared else "tricks_enough", facts),)
    if have >= least:
        return (Motive("tricks_if_shared", (("have", have), ("suit", suit))),)
    return ()


def of_the_trumps(game: Undertaking) -> tuple[Motive, ...]:
    """Tell how many trumps there are, if many, and how many tricks the highest of them make for certain."""
    reading = game.reading
    if reading is None:
        return ()
    found, suit = [], ("suit", reading.suit.value)
    if len(reading.trumps) >= LONG:
        found.append(Motive("many_trumps", (("trumps", len(reading.trumps)), suit)))
    if reading.sure >= SURE:
        found.append(Motive("sure_trumps", (("sure", reading.sure), suit)))
    return tuple(found)


def of_the_turned(view: SeatView, row: Contract) -> tuple[Motive, ...]:
    """Tell what stays a trump whichever suit is turned, and how many tricks the hand makes on average."""
    if row.goal is not Goal.MOST or row.trump is not TrumpFrom.TURNED:
        return ()
    found, have = [], int(read_turned(view) + 0.5)
    least, _ = tricks_that_win(view.position.ruleset, len(view.position.ring))
    if have >= least:
        found.append(Motive("turned_makes", (("have", have),)))
    always = [
        card for card in view.position.ruleset.ranking(suits_of(view)[0]).matadors if card.rank is Rank.ACE
    ]
    held = [card for card in always if card in view.hand]
    if len(held) == len(always) > 1:
        found.append(Motive("black_aces"))
    elif held:
        found.append(Motive("trump_in_every_suit", (("card", held[0].text),)))
    return tuple(found)


def of_no_trick(view: SeatView, row: Contract) -> tuple[Motive, ...]:
    """Tell that the hand is low enough to lose every trick, or will be after the exchange."""
    if row.goal is not Goal.NONE:
        return ()
    high = len(stand_high(view.hand))
    if row.exchange is Exchange.FULL and 0 < high <= FEW_HIGH:
        return (Motive("few_high_cards", (("high", high),)),)
    return (Motive("low_in_every_suit"),) if is_low(view.hand) else ()


def _leaves_a_better_game(view: SeatView, bid: Bid) -> Motive | None:
    """Tell which other game the winner may still choose, if the hand suits that one better (maxim A6)."""
    best = meant(view, bid.contract)
    if best == bid.contract:
        return None
    return Motive("leaves_a_better_game", (("contract", bid.contract), ("other", best)))


def _every_card_wins(view: SeatView, row: Contract) -> Motive | None:
    """Tell that every card of the hand wins once it leads (maxim A4)."""
    suits = suits_of(view)
    wins = row.goal is Goal.ALL and any(is_overwhelming(view, suit) for suit in suits)
    return Motive("every_card_wins") if wins else None


def _too_few_tricks(decision: Decision, asked: CallRequest) -> Motive | None:
    """Tell that the best bid makes fewer tricks than could win."""
    best = read_best(decision.view, asked)
    if best is None:
        return None
    row, reading = best
    least, _ = Undertaking(decision.view, row).winning
    if reading.about >= least:
        return None
    facts = ("have", reading.about), ("suit", reading.suit.value), ("least", least)
    if is_helped(row):
        return Motive("side_makes_too_few" if row.calls or row.partner else "too_few_tricks", facts)
    together = decision.view.position.ruleset.together
    return Motive("too_few_alone" if together else "too_few_as_dealt", facts)


# The auction.


def _bid_is_taken(decision: Decision, asked: CallRequest) -> Motive | None:
    """Tell which bid stands and which are left, if the hand would have been good enough for a lower one."""
    state = decision.view.position
    bidding = state.bidding
    if bidding is None or bidding.standing is None or state.ruleset.in_stones or asked.joins:
        return None
    left = [call.contract for call in asked.calls if isinstance(call, Bid)]
    if not left or any(contract_of(state.ruleset, name).level <= bidding.height for name in left):
        return None
    lower = (row for row in state.ruleset.contracts if 0 < row.level <= bidding.height)
    games = [Undertaking(decision.view, row) for row in lower]
    if not any((read_hand := game.reading) and read_hand.about >= game.winning[0] for game in games):
        return None
    standing = ("contract", bidding.standing)
    if len(left) > NAMED:
        return Motive("dearer_bids_are_left", (standing,))
    return Motive("bid_is_taken", (standing, ("remaining", " ".join(left))))


def _must_play_anyway(decision: Decision) -> Motive | None:
    """Tell that after a pass this seat would have to play: the last to speak, or the holder of spadille."""
    if not is_last_of_all(decision.view):
        return None
    opening = (each for each in decision.view.position.ruleset.opening if isinstance(each, Auction))
    follows = next((phase for auction in opening for phase in auction.passed_out), None)
    if isinstance(follows, ForcedSpadille) and follows.aces[0] in decision.view.hand:
        return Motive("must_play_anyway")
    return Motive("must_play_anyway") if isinstance(follows, LastMustPlay) else None


def _all_others_passed(decision: Decision) -> Motive | None:
    """Tell that everybody else has passed, so that nobody is likely to be strong."""
    return Motive("others_have_passed") if is_last_of_all(decision.view) else None


def is_last_of_all(view: SeatView) -> bool:
    """Tell whether this seat speaks last, and all before it have passed."""
    state = view.position
    bidding = state.bidding
    if bidding is None or bidding.height or bidding.turn != view.seat or bidding.again:
        return False
    return {seat for seat, _ in bidding.calls} == set(state.ring) - {view.seat}


# The chances.


def _pays_more(decision: Decision, bid: Bid) -> Motive | None:
    """Tell that another bid wins more often, but pays less."""
    own, worth = decision.judged(bid), _price(decision.view, bid)
    if own is None or worth is None:
        return None
    for one in decision.alternatives:
        other = _price(decision.view, one.action) if isinstance(one.action, Bid) else None
        if other is None or one.action == bid or one.wins < own.wins + OFTEN or one.chips > own.chips:
            continue
        if _gain(decision.view, other) < _gain(decision.view, worth) and isinstance(one.action, Bid):
            return Motive("pays_more", (("contract", bid.contract), ("other", one.action.contract)))
    return None


def _is_worth_the_risk(decision: Decision, bid: Bid) -> Motive | None:
    """Tell that the bid wins less often than not, but brings more than a pass does."""
    own, passed = decision.judged(bid), _passed(decision)
    if own is None or passed is None or own.wins >= SELDOM or own.chips <= passed.chips:
        return None
    return Motive("worth_the_risk", (("wins", tenths(own.wins)),))


def _wins_too_seldom(decision: Decision) -> Motive | None:
    """Tell how seldom the best bid would win, if it is worth less than a pass."""
    passed = _passed(decision)
    bids = [one for one in decision.alternatives if isinstance(one.action, Bid)]
    if passed is None or not bids:
        return None
    best = max(bids, key=lambda one: one.wins)
    if max(one.chips for one in bids) >= passed.chips or not isinstance(best.action, Bid):
        return None
    facts = ("contract", best.action.contract), ("wins", tenths(best.wins))
    if best.wins < SELDOM:
        return Motive("wins_too_seldom", facts)
    worth = _price(decision.view, best.action)
    costs = worth is not None and best.chips < 0.0 and worth.at_stake > _gain(decision.view, worth)
    return Motive("costs_more_than_it_brings", facts) if costs else None


def _passing_pays(decision: Decision) -> Motive | None:
    """Tell that defending is expected to bring more than the best bid."""
    passed = _passed(decision)
    bids = [one.chips for one in decision.alternatives if isinstance(one.action, Bid)]
    pays = passed is not None and bids and passed.chips > max(0.0, *bids)
    return Motive("passing_pays") if pays else None


def is_even(decision: Decision, action: Bid | NameTrump) -> bool:
    """
    Tell whether *action* was not found to win clearly less than half of the time.

    The count adds up cards and knows nothing of how they lie together: in single hands it is up to two tricks
    away from what the hand makes when it is played out.
    """
    own = decision.judged(action)
    return own is None or own.wins >= SELDOM


def _passed(decision: Decision) -> Alternative | None:
    return next((one for one in decision.alternatives if isinstance(one.action, Say)), None)


def _price(view: SeatView, bid: Bid) -> Price | None:
    return price(view, contract_of(view.position.ruleset, bid.contract))


def _gain(view: SeatView, worth: Price) -> int:
    """Return the winnings by the price *worth*, in chips."""
    return worth.pool + worth.from_each * worth.heads(view.position.seats)


def tenths(chance: float) -> int:
    """Return a chance in times out of ten."""
    return int(10 * chance + 0.5)
