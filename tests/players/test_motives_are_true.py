"""Motives for a card, of which each is true of the deal as it lies open, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from chance import played
from dialect import one
from for_each import for_each

from ombre_desktop.engine import (
    Card,
    DealState,
    PlayCard,
    PlayRequest,
    Result,
    Seat,
    apply,
    request,
    ruleset,
    ruleset_names,
    view,
)
from ombre_desktop.players.advice import Alternative, Fact, Motive
from ombre_desktop.players.motives.explaining import MOST, motives_for


class Truth:
    """A card in a deal that lies open, against which a motive for it is checked by its own words."""

    def __init__(self, state: DealState, asked: PlayRequest, card: Card) -> None:
        self.state, self.card, self.seat = state, card, asked.seat
        self.cards, self.ranking = asked.cards, state.ranking
        self.mine, self.table = state.hands[asked.seat], state.play.lying.cards
        self.elsewhere = {seat: state.hands[seat] for seat in state.ring if seat != asked.seat}

    def ours(self, seat: Seat) -> bool:
        """Tell whether *seat* plays with this one, secretly or not."""
        theirs = (self.state.ombre, self.state.ally)
        return (seat in theirs) is (self.seat in theirs)

    def hands(self, *, ours: bool) -> list[tuple[Card, ...]]:
        """Return the other hands of this side, or of the other one."""
        return [hand for seat, hand in self.elsewhere.items() if self.ours(seat) is ours]

    def of_suit(self, hand: tuple[Card, ...], like: Card) -> tuple[Card, ...]:
        """Return the cards in *hand* of the suit of the card *like*."""
        return self.ranking.of_suit(hand, self.ranking.suit_of(like))

    def higher(self, card: Card) -> bool:
        """Tell whether another hand holds a higher card of the suit of *card*."""
        strength = self.ranking.strength
        return any(
            strength(each) > strength(card)
            for hand in self.elsewhere.values()
            for each in self.of_suit(hand, card)
        )

    def count_higher(self, card: Card) -> int:
        """Count the higher cards of the suit of *card* in other hands."""
        strength = self.ranking.strength
        family = [each for hand in self.elsewhere.values() for each in self.of_suit(hand, card)]
        return sum(strength(each) > strength(card) for each in family)

    def is_trump(self, card: Card) -> bool:
        """Tell whether *card* is a trump."""
        return self.ranking.is_trump(card)

    def taker(self) -> Seat:
        """Return the seat that is winning the trick as it lies."""
        return self.state.play.lying.order[self.ranking.best(self.table)]

    def trumps(self, hand: tuple[Card, ...]) -> int:
        """Count the trumps in *hand*."""
        return sum(map(self.ranking.is_trump, hand))

    def wins_now(self, card: Card) -> bool:
        """Tell whether *card* would win the trick as it lies."""
        return self.ranking.best((*self.table, card)) == len(self.table)

    def equal(self, card: Card) -> bool:
        """Tell whether no card in another hand or on the table ranks between *card* and the chosen one."""
        ends = sorted(map(self.ranking.strength, (card, self.card)))
        others = [each for hand in (*self.elsewhere.values(), self.table) for each in hand]
        same = self.ranking.suit_of(card) is self.ranking.suit_of(self.card)
        return same and not any(
            ends[0] < self.ranking.strength(each) < ends[1] for each in self.of_suit(tuple(others), card)
        )


def is_void(card: Card, hand: tuple[Card, ...], truth: Truth) -> bool:
    return not truth.of_suit(hand, card)


Confirmed = Callable[[Truth, dict[str, Fact]], bool]
CONFIRMED: dict[str, Confirmed] = {
    "void_to_ruff": lambda it, _: (
        it.ranking.is_trump(it.card) and is_void(it.state.play.lying.cards[0], it.mine, it)
    ),
    "overruff": lambda it, _: it.wins_now(it.card) and it.ranking.is_trump(it.card),
    "last_to_play": lambda it, _: (
        len(it.state.play.lying.cards) == len(it.state.ring) - 1 and it.wins_now(it.card)
    ),
    "no_card_wins": lambda it, _: not any(map(it.wins_now, it.cards)),
    "few_can_beat": lambda it, facts: 0 < int(facts["few"]) <= 2 and (not it.table or it.wins_now(it.card)),
    "bring_out_trumps": lambda it, facts: (
        it.is_trump(it.card) and sum(map(it.trumps, it.elsewhere.values())) <= int(facts["left"])
    ),
    "highest_of_suit": lambda it, _: not it.higher(it.card),
    "draw_trumps": lambda it, facts: (
        not it.higher(it.card) and sum(map(it.trumps, it.elsewhere.values())) <= int(facts["left"])
    ),
    "majority_is_sure": lambda it, _: not it.higher(it.card),
    "keep_winner": lambda it, facts: not it.higher(one(str(facts["card"]))),
    "hold_up": lambda it, facts: not it.higher(one(str(facts["card"]))) and not it.wins_now(it.card),
    "withhold": lambda it, facts: one(str(facts["card"])) in it.ranking.matadors,
    "loser": lambda it, _: all(
        it.ranking.strength(each) > it.ranking.strength(it.card) or it.equal(each)
        for hand in it.elsewhere.values()
        for each in it.of_suit(hand, it.card)
    ),
    "partner_can_ruff": lambda it, _: any(is_void(it.card, hand, it) for hand in it.hands(ours=True)),
    "ombre_is_void": lambda it, _: any(is_void(it.card, hand, it) for hand in it.hands(ours=False)),
    "trumps_are_gone": lambda it, _: (
        it.trumps(it.mine) > 0 and not any(map(it.trumps, it.elsewhere.values()))
    ),
    "keep_last_trump": lambda it, _: it.trumps(it.mine) == 1,
    "long_trumps": lambda it, facts: it.trumps(it.mine) == facts["have"],
    "long_suit": lambda it, facts: len(it.of_suit(it.mine, it.card)) == facts["have"],
    "short_suit": lambda it, facts: (
        len(it.of_suit(it.mine, it.card)) == facts["have"] and it.trumps(it.mine) > 0
    ),
    "equal_cards": lambda it, _: all(map(it.equal, it.cards)),
    "trump_for_partner": lambda it, _: it.state.ally == it.seat and it.ranking.is_trump(it.card),
    "trump_fork": lambda it, facts: (
        not it.is_trump(it.card) and it.count_higher(one(str(facts["card"]))) <= 1
    ),
    "protect_winner": lambda it, facts: it.is_trump(it.card) and not it.higher(one(str(facts["card"]))),
    "force_out": lambda it, _: it.count_higher(it.card) <= 1,
    "only_a_trump": lambda it, _: not it.is_trump(it.card) and not it.higher(it.card),
    "save_trumps": lambda it, _: it.trumps(it.mine) > 0 and not it.is_trump(it.card),
    "keep_guard": lambda it, facts: it.count_higher(one(str(facts["card"]))) <= 2,
    "leave_the_suit": lambda it, facts: it.count_higher(one(str(facts["card"]))) <= 2,
    "keep_higher": lambda it, facts: it.count_higher(one(str(facts["card"]))) <= 2,
    "spend_higher": lambda it, _: it.wins_now(it.card),
    "lowest_try": lambda it, _: it.wins_now(it.card),
    "cover_partner": lambda it, _: it.wins_now(it.card) and it.ours(it.taker()),
    "cheapest_to_partner": lambda it, _: not it.wins_now(it.card) and it.ours(it.taker()),
    "collect_alone": lambda it, facts: it.state.play.won[it.seat] == facts["tricks"] and it.wins_now(it.card),
    "gano_was_said": lambda it, _: not it.wins_now(it.card) and it.ours(it.taker()),
    "partner_is_behind": lambda it, _: it.ours(it.state.play.lying.order[-1]) and not it.wins_now(it.card),
    "lead_through": lambda it, _: it.ours(it.state.play.lying.order[-1]) and not it.table,
    "partner_led_it": lambda it, _: any(
        it.ours(trick.leader) and it.ranking.are_of_a_suit(trick.cards[0], it.card)
        for trick in it.state.play.tricks
    ),
    "null_not_their_void": lambda it, facts: all(
        each.suit.value != facts["suit"] for each in it.state.hands[it.state.the_ombre]
    ),
    "null_highest_under": lambda it, _: not it.wins_now(it.card),
    "null_leave_them_the_trick": lambda it, _: not it.wins_now(it.card) and not it.ours(it.taker()),
    "null_danger_goes": lambda it, _: is_void(it.table[0], it.mine, it),
    "null_lowest": lambda it, _: all(
        it.ranking.strength(each) > it.ranking.strength(it.card)
        for hand in it.elsewhere.values()
        for each in it.of_suit(hand, it.card)
    ),
}
"""The claim of each motive about the hands as they really are, where it makes one."""
TAKEN = {"sure_trick", "smallest_that_wins", "partner_is_winning", "partner_collects", "take_the_lead"}
"""The motives that say that this side takes the trick, against any cards."""
GOOD, BAD = (
    {Result.SACADA, Result.VOLE, Result.MAN_WINS},
    {Result.CODILLE, Result.FAILED_VOLE, Result.MAN_LOSES},
)


def played_on(state: DealState, rng: Random) -> Iterator[DealState]:
    """Yield the deal as random cards end it, without words."""
    while isinstance(asked := request(state), PlayRequest):
        state = apply(state, PlayCard(rng.choice(asked.cards))).state
        yield state


def is_confirmed(state: DealState, asked: PlayRequest, card: Card, motive: Motive, rng: Random) -> bool:
    """Tell whether what *motive* says of *card*, or of one equal to it, is true of the open deal."""
    chosen = Truth(state, asked, card)
    truths = [Truth(state, asked, each) for each in asked.cards if chosen.equal(each)]
    said = CONFIRMED.get(motive.key, lambda *_: True)
    if not any(said(truth, dict(motive.facts)) for truth in truths):
        return False
    later = list(played_on(apply(state, PlayCard(card)).state, rng))
    won = next((one.play.winners for one in later if len(one.play.winners) > len(state.play.winners)), None)
    if motive.key in TAKEN and won is not None and not chosen.ours(won[-1]):
        return False
    result = later[-1].outcome.result if later and later[-1].outcome else None
    is_ombre = asked.seat in (state.ombre, state.ally)
    if motive.key == "wins_the_game" and result is not None:
        return result in (GOOD if is_ombre else BAD)
    return motive.key != "stops_them" or result not in GOOD


@for_each(ruleset_names())
def test_whatever_is_told_is_true_of_the_hands_as_they_lie(game):
    """In deals played at random, of a card chosen at random, with random figures and without."""
    for number in range(2):
        rng = Random(f"true {game} {number}")
        for step in played(ruleset(game), rng):
            asked = request(step.state)
            if not isinstance(asked, PlayRequest) or len(asked.cards) < 2:
                continue
            seen, card = view(step.state, asked.seat), rng.choice(asked.cards)
            figures = tuple(
                Alternative(PlayCard(each), rng.choice((1.0, 2.0)), 0.0, 0.5) for each in asked.cards
            )
            for alternatives in ((), figures):
                told = motives_for(seen, asked, PlayCard(card), alternatives)
                assert len(told) <= MOST
                for motive in told:
                    assert is_confirmed(step.state, asked, card, motive, rng), (motive, card, seen)
