"""The whole solver against brute force; ``benchmarks/brute_force.py`` compares thousands of endings."""

import subprocess
import sys
from pathlib import Path

import pytest
from engine_play import as_sides, each_for_himself, ours, tried_out
from last_cards import last_cards, most_cards
from trying_all import TryingAll

from ombre_desktop.engine import PlayCard, Rank, apply, request, ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.solver.open_cards import own_values_of_cards, values_of_cards

BRUTE_FORCE = Path(__file__).resolve().parents[2] / "benchmarks" / "brute_force.py"
GAMES = [(name, seats) for name in ruleset_names() for seats in sorted(variant(name).seats)]
RARE = [
    ("renegado", "entrada"),
    ("renegado", "contrabola"),
    ("renegado", "gascarola"),
    ("renegado", "voltereta"),
    ("renegado", "forced_spadille"),
    ("french", "play"),
    ("four_handed", "talon"),
    ("five_handed", "ask"),
    ("lhombre", "kobe_nolo"),
    ("lhombre", "ren_nolo"),
    ("lhombre", "ouvert"),
]
WHOLE, SMALLER = 1, 2
"""The numbers of endings of each game, of the benchmark's size and a card smaller."""
TRIED = 3


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_card_of_an_ending_is_worth_what_trying_everything_finds(name, seats):
    """The values are those for the sides and for each seat, under any house rules, at any card of a trick."""
    most = most_cards(name, seats)
    for number, left in enumerate([most] * WHOLE + [most - 1] * SMALLER):
        state = last_cards(name, seats, left, number)
        cards = request(state).cards

        tried = TryingAll(state).of_cards(cards)

        assert [sided for sided, _ in tried] == values_of_cards([state], cards)[0]
        assert [own for _, own in tried] == own_values_of_cards([state], cards)[0]


@pytest.mark.parametrize(("name", "contract"), RARE)
def test_contracts_that_chance_seldom_bids(name, contract):
    """The contracts are a call that finds an ally, an exchange, a game for no trick, and a forced game."""
    seats = variant(name).seats[0]
    for number in range(2):
        state = last_cards(name, seats, most_cards(name, seats) - 1, number, contract)
        cards = request(state).cards

        tried = TryingAll(state).of_cards(cards)

        assert [sided for sided, _ in tried] == values_of_cards([state], cards)[0]
        assert [own for _, own in tried] == own_values_of_cards([state], cards)[0]


@pytest.mark.parametrize(("seats", "deals"), [(2, 8), (3, 4), (4, 2), (5, 1)])
def test_every_card_is_worth_the_shown_kings_that_it_wins_or_loses(seats, deals):
    """Each king that is held has been shown (3.12); the target may end the game at once."""
    for number in range(deals):
        state = last_cards("homme_auvergne", seats, most_cards("homme_auvergne", seats), number)
        kings = [card for hand in state.playing.opening for card in hand if card.rank is Rank.KING]
        state = state._replace(shown=(*state.shown, *kings))
        cards = request(state).cards

        tried = TryingAll(state).of_cards(cards)

        assert [sided for sided, _ in tried] == values_of_cards([state], cards)[0]
        assert [own for _, own in tried] == own_values_of_cards([state], cards)[0]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_trying_everything_is_what_the_engine_plays_card_by_card(name, seats):
    """The engine plays every card, without a memory of positions."""
    left = most_cards(name, seats) - 2
    for number in range(TRIED):
        state = last_cards(name, seats, left, number)
        cards = request(state).cards
        after = [apply(state, PlayCard(card)).state for card in cards]

        tried = TryingAll(state).of_cards(cards)

        sides, own = as_sides(state), each_for_himself(state)
        assert [ours(state, tried_out(each, sides, state)) for each in after] == [side for side, _ in tried]
        assert [tried_out(each, own, state) for each in after] == [each for _, each in tried]


def test_the_command_tells_how_many_endings_differ(tmp_path):
    """The command also keeps what it has tried."""
    answers = tmp_path / "answers"
    program = [sys.executable, str(BRUTE_FORCE), "--ruleset", "french", "--endings", "2", "--left", "3"]

    run = subprocess.run([*program, "--answers", str(answers)], capture_output=True, text=True, check=False)

    assert "french, any contract, 3 seats, the last 3 cards: 2 endings" in run.stdout, run.stdout + run.stderr
    assert "; 0 endings differ" in run.stdout
    assert 2 == len(answers.read_text().splitlines())
