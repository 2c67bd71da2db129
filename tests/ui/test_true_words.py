"""Sentences that state a rule: no game tells the rule of another, and each explains its own words."""

from __future__ import annotations

from functools import cache
from random import Random

from chance import played
from for_each import for_each
from true_words import false_in

from ombre_desktop.engine import Cost, Result, Ruleset, Suit, ruleset_names
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.engine.trump_suits import fixed_trump
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.desk.terms_of_games import NOTED_AS, bid_told, favour_term, terms_in
from ombre_desktop.ui.dialogs.glossary import meaning_of
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.texts.calls import bid_meaning, can_be_bid
from ombre_desktop.ui.texts.contract import is_in_favour
from ombre_desktop.ui.texts.draw import draw_rule

GAMES = ruleset_names()


@cache
def houses(game: str) -> tuple[Ruleset, ...]:
    """Return *game* by its own rules, and with each value of each of its house rules."""
    kind = variant(game)
    changed = [f"{one.key}={value}" for one in kind.standard.settings() for value in one.values]
    return tuple(kind.build(house, seats) for seats in kind.seats for house in ("", *changed))


def has_note(bid):
    """Tell whether a note explains *bid*."""
    return can_be_bid(NOTED_AS.get(bid, bid))


def test_a_rule_of_another_game_is_heard():
    """Two handed Ombre leaves fourteen cards; in L'Hombre nobody pays a pool, and no high card deals."""
    two, danish = (variant(name).build("", variant(name).seats[0]) for name in ("two_handed", "lhombre"))

    assert ["thirteen cards: The thirteen cards."] == false_in(two, ["The thirteen cards."])
    false = ["highest deals: The highest deals first.", "pool: The pool stays."]
    assert false == false_in(danish, ["The pool stays.", "The highest deals first.", "Spades are trumps."])


@for_each(GAMES)
def test_the_bids_of_a_game_state_its_rules(game):
    """The words on a bid and in its bubble are true under every house rule."""
    for rules in houses(game):
        told = [
            bid_told(row.name, rules, Deck.FRENCH).meaning for row in rules.contracts if has_note(row.name)
        ]
        told += (
            bid_meaning(row.name, game, trump=fixed_trump(row) or Suit.SPADES)
            for row in rules.contracts
            if can_be_bid(row.name)
        )

        assert [] == false_in(rules, told), rules.house


@for_each(GAMES)
def test_the_draw_of_a_game_states_its_rule(game):
    for rules in houses(game):
        draw = rules.draw(tuple(range(rules.seats)), chance("draw"))
        if draw.drawn:
            assert [] == false_in(rules, [draw_rule(draw)]), rules.house


DEALS = 40
PLAIN = {
    *(Cost.GAME, Cost.SANS_PRENDRE, Cost.PASSED_OUT, Cost.END_OF_SITTING),
    *(Cost.KING_TURNED, Cost.KING_SHOWN, Cost.KING_CAPTURED),
}
"""The costs that the bid or plain words explain."""
THROWN_IN = {("lhombre", Cost.SURRENDER)}
"""The costs whose words are plain in one game only."""


@cache
def ends(game: str) -> tuple[frozenset[Result], frozenset[Cost]]:
    """Return the results and the costs of some deals of *game*, played at random."""
    rng, results, costs = Random(game), set(), set()
    rules = houses(game)[0]
    for _ in range(DEALS):
        *_, last = played(rules, rng)
        settled = last.state.settled
        results.update(verdict.result for verdict in settled.outcome.verdicts)
        costs.update(cost for paid in settled.payments for cost, _ in paid.parts)
        costs.update(score.cost for score in settled.scores)
    return frozenset(results), frozenset(costs)


@for_each(GAMES)
def test_every_bid_of_a_game_is_explained(game):
    """It has a note, or a line of the glossary that is true in the game."""
    for rules in houses(game):
        known = terms_in(game).bids
        unknown = [row.name for row in rules.contracts if row.name not in known and not has_note(row.name)]
        told = [
            meaning_of(known[row.name], Deck.FRENCH).meaning for row in rules.contracts if row.name in known
        ]

        assert ([], []) == (unknown, false_in(rules, told)), rules.house


@for_each(GAMES)
def test_what_lies_on_the_table_is_explained_by_what_is_true_there(game):
    """Under every house rule: an ante makes a pool even in Homme d'Auvergne, where nobody is the Ombre."""
    for rules in houses(game):
        shown = {
            Term.POOL: rules.has_pool and not rules.in_stones,
            Term.STONES: rules.in_stones,
            Term.TALON: rules.has_talon,
            Term.TRUMP: True,
            Term.DEALER: True,
            Term.ELDEST: True,
            Term.OMBRE: rules.contract("man") is None,
            Term.DEFENDER: rules.contract("man") is None,
            Term.MAN: rules.contract("man") is not None,
            Term.ALLY: any(row.calls for row in rules.contracts),
            Term.PARTNER: rules.partners,
            Term.SITTER: rules.sitter is not None,
            Term.MATADORS: bool(rules.ranking(Suit.HEARTS).matadors),
        }
        told = [meaning_of(term, Deck.FRENCH).meaning for term, is_shown in shown.items() if is_shown]

        assert [] == false_in(rules, told), rules.house


@for_each(GAMES)
def test_every_word_of_a_bill_is_explained_by_what_is_true_there(game):
    """Results and costs have lines of the glossary that are true in the game, or are plain words."""
    results, costs = ends(game)
    known, rules = terms_in(game), houses(game)[0]
    terms = [known.results[one] for one in results if one in known.results]
    terms += [known.costs[one] for one in costs if one in known.costs]
    if any(is_in_favour(row.name) for row in rules.contracts):
        terms.append(favour_term(game))

    assert set() == {one for one in costs - PLAIN - set(known.costs) if (game, one) not in THROWN_IN}
    assert [] == false_in(rules, [meaning_of(term, Deck.FRENCH).meaning for term in terms])
