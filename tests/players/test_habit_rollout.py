"""Habit rollouts: lawful, complete, and valued as by the solver."""

from random import Random

import pytest
from chance import SEEDS, played, table_rulesets
from dialect import playing
from hypothesis import given, settings

from ombre_desktop.engine import Card, DealState, PlayRequest, Ruleset, request, ruleset, view
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.determinisation import Determinisation
from ombre_desktop.players.expert.habit_rollout import HabitRollout
from ombre_desktop.players.expert.natural import ALL_LOST, BY_HABIT, CLOSE, NEAR, Merits
from ombre_desktop.players.solver.courses import standings_of
from ombre_desktop.players.solver.open_cards import values_of_cards

GAMES = ("renegado", "french", "two_handed", "four_handed", "five_handed")


def asked_of(state: DealState) -> PlayRequest | None:
    """Return the card that is asked for, if one is and it can be chosen."""
    asked = request(state)
    return asked if isinstance(asked, PlayRequest) and len(asked.cards) > 1 else None


def supposed(state: DealState) -> HabitRollout | None:
    """Return the true world of *state*."""
    batch = Determinisation.of(state).batch([state.hands[seat] for seat in state.ring])
    return HabitRollout.of(batch, standings_of(state))


@given(table_rulesets(), SEEDS)
@settings(max_examples=15)
def test_it_ends_as_a_deal_may_end(game: Ruleset, seed: int):
    """The rollout ends in one of the standings that are still possible."""
    rng = Random(seed)
    for step in played(game, rng):
        asked = asked_of(step.state)
        if asked is None or (world := supposed(step.state)) is None:
            continue
        assert step.state.ring.index(asked.seat) == world.seat
        reckoned = standings_of(step.state)
        possible = reckoned.values[
            reckoned.bounds.least[world.standing] : reckoned.bounds.most[world.standing] + 1
        ]
        for card in asked.cards:
            assert world.after(world.tables.bits[card], rng) in possible


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_is_left_to_choose_habit_is_perfect(game):
    """Only the last player to the last trick but one still has a choice; other hands have one card."""
    looked_at = 0
    for seed in range(10):
        for step in played(ruleset(game), Random(seed)):
            asked = asked_of(step.state)
            world = supposed(step.state) if asked else None
            if asked is None or world is None or max(map(int.bit_count, world.hands)) > 1 + last(world):
                continue
            looked_at += 1
            perfect = values_of_cards([step.state], asked.cards)[0]
            assert perfect == [world.after(world.tables.bits[card], Random(seed)) for card in asked.cards]
    assert looked_at


def last(world: HabitRollout) -> int:
    """Return 1 if the seat that is asked plays last to the trick, and alone has two cards left."""
    return int(len(world.laid) == world.reckoned.plan.seats - 1)


def test_deals_in_which_captures_count_are_not_gone_on_with():
    """The winner of such a trick is not all that counts, since a king that was shown is at stake."""
    game = ruleset("homme_auvergne")
    states = (step.state for seed in range(40) for step in played(game, Random(seed)))
    asked = (state for state in states if asked_of(state))
    of_kings = next(state for state in asked if standings_of(state).plan.captures)

    assert supposed(of_kings) is None


def test_cards_are_of_a_kind_with_none_between_them():
    """Cards already played between them do not part them, and matadors stand for themselves."""
    deal = playing(
        "renegado",
        trump="S",
        hands="1 SA S2 SK SJ HK HJ D4 D6 C2; 2 CA SQ S7 S5 DK DQ DJ HA HQ; 3 S6 S4 CJ C7 C5 C3 S3 H4 H6",
    )
    before = supposed(deal.state)
    after = supposed(deal.play_all("1 SK SQ S4", "1 HK HQ H4").state)
    assert before is not None
    assert after is not None

    def alike(world: HabitRollout, one: str, other: str) -> bool:
        bits = world.tables.bits
        return world.kind(bits[Card.parse(one)]) == world.kind(bits[Card.parse(other)])

    assert not alike(before, "SA", "S2")
    assert not alike(before, "SK", "SJ"), "the queen is out"
    assert not alike(before, "HK", "HJ")
    assert alike(before, "SK", "SK")
    assert not alike(before, "D4", "D6"), "the five is out"
    assert not alike(after, "SJ", "HJ")


def test_the_enemy_is_given_a_chance_to_err():
    """Of cards of the same value with open cards, the one after which habit does worse is chosen."""
    found = 0
    for seed in range(2):
        for step in played(ruleset("renegado"), Random(seed)):
            asked = asked_of(step.state)
            if asked is None or step.state.ombre != asked.seat:
                continue
            state = step.state
            outlook = Outlook.over(state, [[state.hands[seat] for seat in state.ring]] * 6)
            worth = outlook.of_cards(asked.cards)
            merits = Merits(view(state, asked.seat), worth, asked.cards[0], stake=20.0)
            close = merits.within(CLOSE)
            by_habit = outlook.by_habit(close, Random(9))
            weight = ALL_LOST if len(set(worth.values())) == 1 else BY_HABIT
            merit = {card: worth[card] + weight * by_habit[card] for card in close}
            chosen = merits.chosen(outlook, 0.0, Random(9))

            assert chosen in close
            assert merit[chosen] >= max(merit.values()) - NEAR * 20.0 or chosen in state.ranking.matadors
            found += len(close) > 1 and max(merit.values()) > min(merit.values())
    assert found


def test_where_every_world_is_counted_habit_is_not_asked():
    """Habit is not used with fewer worlds than are examined, either."""
    state = playing(
        "renegado",
        trump="S",
        hands="1 SA S2 CA SK HK HQ D4 D6 C2; 2 SQ SJ S7 S5 S3 DK DQ DJ HA; 3 S6 S4 CJ C7 C5 C3 HJ H4 H6",
    ).state
    hands = [state.hands[seat] for seat in state.ring]
    (one,) = Outlook.over(state, [hands]).batches
    counted = Outlook((one._replace(hands=one.hands * 2, weights=[3, 4]),))
    asked = asked_of(state)
    assert asked is not None

    assert {0.0} == set(counted.by_habit(asked.cards, Random(1)).values())
    assert {0.0} != set(Outlook.over(state, [hands]).by_habit(asked.cards, Random(1)).values())
