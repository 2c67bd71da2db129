"""Evidence from the cards played: nothing unlawful is considered, and habits are believed."""

from random import Random

import pytest
from chance import SEEDS, played, rulesets, table_rulesets
from dialect import playing
from hypothesis import given, settings

from ombre_desktop.engine import Card, DealState, PlayRequest, Ruleset, Seat, Trick, request, view
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.play_likelihood import (
    ObservedPlay,
    cards_played,
    chance,
    kinds,
    lawful_cards,
)
from ombre_desktop.players.expert.worlds import Hidden


@given(table_rulesets(), SEEDS)
@settings(max_examples=15)
def test_the_lawful_cards_are_those_of_the_rules(game: Ruleset, seed: int):
    """The cards a hand might have played are those the engine would have allowed."""
    for step in played(game, Random(seed)):
        asked = request(step.state)
        if isinstance(asked, PlayRequest) and (trick := trick_of(step.state)).gano == ():
            tables = tables_of(step.state)
            led = tables.bits[trick.led] if trick.led else -1

            assert tables.hand(asked.cards) == lawful_cards(
                tables, tables.hand(step.state.hands[asked.seat]), led
            )


@given(rulesets("renegado"), SEEDS)
@settings(max_examples=5)
def test_chances_of_a_hand_are_one_in_all(game: Ruleset, seed: int):
    """One of the lawful cards was certainly played."""
    for step in played(game, Random(seed)):
        state = step.state
        if state.playing is None or state.is_over or not state.playing.tricks:
            continue
        tables = tables_of(state)
        opening = [tables.hand(hand) for hand in state.playing.opening]
        for laid in cards_played(state, tables.bits):
            hand = opening[laid.seat] & ~laid.gone
            might = [card for card, _ in kinds(tables, laid, hand)]

            assert laid.card in might
            assert pytest.approx(1.0) == sum(chance(tables, instead(laid, card), hand) for card in might)


def trick_of(state: DealState) -> Trick:
    """Return the trick that is being played."""
    assert state.playing is not None
    return state.playing.trick or Trick(state.ring)


def instead(laid: ObservedPlay, card: int) -> ObservedPlay:
    """Return the same play with another card."""
    return laid._replace(card=card)


def test_who_did_not_win_cheaply_has_not_the_king():
    """The defender who lets the Ombre's queen win, last in hand, will hardly hold the king."""
    deal = playing(
        "renegado",
        trump="S",
        hands="1 SA S2 CA SK DK HQ D4 D6 C2; 2 SQ SJ S7 S5 S3 H3 DQ DJ HA; 3 S6 S4 CJ C7 C5 C3 HK H4 H6",
    ).play_all("1 HQ H3 H4")
    seen = view(deal.state, Seat(0))
    king = Card.parse("HK")

    worlds = Hidden.from_view(seen.position).worlds(200, Random(0))

    assert 0.2 > sum(king in world[2] for world in worlds) / len(worlds)
