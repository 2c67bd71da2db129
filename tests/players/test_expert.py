"""The expert: lawful in every game, the same for the same view, and right where it can be proved."""

from random import Random

import pytest
from chance import SEEDS, played, rulesets, table_rulesets
from dialect import playing
from hypothesis import given, settings
from twins import twin

from ombre_desktop.engine import PlayCard, Ruleset, Seat, SeatView, TrumpRequest, refusal, request, view
from ombre_desktop.engine.variants import ruleset, ruleset_names
from ombre_desktop.players.expert import player as expert
from ombre_desktop.players.expert.budget import FAST, SLOW, Budget
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.expert.trump_and_discard import Tried
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player

QUICK = Expert("quick", Budget(by_cards=(6, 6, 6, 4, 3), before=1))


@pytest.mark.parametrize("game", ruleset_names())
def test_it_plays_every_game(game):
    """A deal with an expert comes to its end: an unlawful answer would raise."""
    rules = ruleset(game)
    table = (QUICK, *(player("textbook"),) * (rules.seats - 1))

    assert 1 == len(list(Match(rules, table, 1, "every game").rows()))


@given(table_rulesets(), SEEDS)
@settings(max_examples=5)
def test_the_same_view_and_seed_give_the_same_action(game: Ruleset, seed: int):
    """Hidden cards exchanged where the seat cannot see them change nothing."""
    rng = Random(seed)
    for step in played(game, rng):
        asked = request(step.state)
        if asked is None or rng.random() < 0.8:
            continue
        there = view(step.state, asked.seat)
        other = view(twin(step.state, asked.seat, rng), asked.seat)

        action = QUICK.decide(there, asked, Random(1))

        assert refusal(there, action) is None
        assert action == QUICK.decide(other, asked, Random(1))


@pytest.mark.parametrize(("game", "simulates"), [("quadrille", False), ("lhombre", True)])
def test_trump_is_named_by_habit_while_four_hands_hold_the_whole_pack(game, simulates, monkeypatch):
    """A single world of forty cards may take a second."""
    simulated: list[SeatView] = []

    def trump(seen: SeatView, *_: object) -> Tried:
        simulated.append(seen)
        return Tried(habit)

    monkeypatch.setattr(expert, "trump", trump)
    rules, states = ruleset(game), []
    textbook = player("textbook")
    list(Match(rules, (textbook,) * rules.seats, 4, "trump", inspect=states.append, closely=1).rows())
    position = next(state for state in states if isinstance(request(state), TrumpRequest))
    asked = request(position)
    seen = view(position, asked.seat)
    habit = textbook.decide(seen, asked, Random(1))

    assert habit == QUICK.decide(seen, asked, Random(1))
    assert simulates == bool(simulated)


def test_it_leads_its_winner_while_the_king_can_be_lost():
    """The Ombre has four tricks and needs one more: the last trump wins it whatever the others hold."""
    deal = playing(
        "renegado",
        trump="S",
        hands="1 SA S2 CA SK HK HQ D4 D6 C2; 2 SQ SJ S7 S5 S3 DK DQ DJ HA; 3 S6 S4 CJ C7 C5 C3 HJ H4 H6",
    ).play_all("1 SA S3 S4", "1 S2 S5 S6", "1 CA S7 C3", "1 SK SJ CJ")
    seen = view(deal.state, Seat(0))
    asked = request(seen)
    assert asked is not None

    assert Expert("expert", FAST).decide(seen, asked, Random(0)) in (
        PlayCard(next(card for card in seen.hand if card.text == text)) for text in ("HK", "HQ")
    )


@given(rulesets("renegado"), SEEDS)
@settings(max_examples=8)
def test_a_world_agrees_with_all_that_was_seen(game: Ruleset, seed: int):
    """Own cards, the numbers of the others' cards, no card twice and none that lies in the open."""
    rng = Random(seed)
    for step in played(game, rng):
        state = step.state
        if state.playing is None or state.is_over or rng.random() < 0.7:
            continue
        seen = view(state, Seat(rng.randrange(game.seats)))
        for world in Hidden.from_view(seen.position).worlds(3, rng):
            assert [len(state.hands[seat]) for seat in state.ring] == [len(hand) for hand in world]
            assert sorted(seen.hand, key=str) == sorted(world[state.ring.index(seen.seat)], key=str)
            cards = [card for hand in world for card in hand]
            assert len(cards) == len(set(cards))
            assert not set(cards) & _in_the_open(seen)


@pytest.mark.parametrize("game", ["renegado", "four_handed", "five_handed"])
def test_a_world_that_cannot_be_has_the_right_number_of_cards(game, monkeypatch):
    """Without a likely world an unlikely one is taken, but no hand has a card too many."""
    monkeypatch.setattr("ombre_desktop.players.expert.worlds.PATIENCE", 0)
    rules, looked_at = ruleset(game), 0
    for seed in range(3):
        for step in played(rules, Random(seed)):
            state = step.state
            if state.playing is None or state.is_over or len(state.playing.tricks) < 4:
                continue
            seen = view(state, state.ring[seed % len(state.ring)])
            looked_at += 1
            for world in Hidden.from_view(seen.position).worlds(6, Random(seed)):
                assert [len(state.hands[seat]) for seat in state.ring] == [len(hand) for hand in world]
    assert looked_at


def _in_the_open(seen: SeatView) -> set[object]:
    playing_now = seen.position.playing
    assert playing_now is not None
    trick = playing_now.trick.cards if playing_now.trick else ()
    return {*trick, *(card for done in playing_now.tricks for card in done.cards)}


def test_a_budget_shrinks_with_the_crowd():
    """Five hands cost the search more than three or four."""
    assert [100, 100, 40] == [FAST.worlds(8, seats) for seats in (3, 4, 5)]
    assert [6, 6, 2] == [SLOW.tries(8, seats) for seats in (3, 4, 5)]


def test_a_budget_shrinks_while_four_hands_hold_the_whole_pack():
    """In Quadrille no card is out of play, and the first two tricks are the dearest."""
    assert [20, 25, 100] == [FAST.worlds(cards, 4) for cards in (10, 9, 8)]
    assert [10, 40] == [FAST.tries(10, seats) for seats in (4, 3)]
