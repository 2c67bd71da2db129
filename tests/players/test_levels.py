"""The levels and styles: how each is weaker, and that none of them is foolish."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from chance import SEEDS, played, table_rulesets
from dialect import Deal, cards, dealt, exchanging, one, playing, settled
from hypothesis import given, settings
from twins import twin

from ombre_desktop.engine import HIDDEN, Bid, Question, Ruleset, Seat, request, view
from ombre_desktop.engine.variants import ruleset, ruleset_names
from ombre_desktop.players.expert.budget import FAST, LEAST, SLOW, Budget
from ombre_desktop.players.expert.decisions import goes_on
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.expert.weighed import at_least
from ombre_desktop.players.levels import LEVELS, Between, levels_of, minds_of
from ombre_desktop.players.match import Match
from ombre_desktop.players.memory import absent_cards, unseen_cards
from ombre_desktop.players.player import LEVELS as NAMES
from ombre_desktop.players.player import STYLES, player
from ombre_desktop.players.recall import PERFECT, Recall
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.style import EVEN, Offer, Way
from ombre_desktop.players.style import STYLES as DEFINED

HANDS = "1 SA S2 SK HK D4 D6 D5 C2 C4; 2 SQ SJ S7 S5 S3 DK DQ DJ HA; 3 CA S6 S4 CJ C7 C5 C3 HJ H4"


def after_two_tricks():
    """
    Return a deal in which the Ombre has drawn two rounds of trumps, and the third seat has shown its black
    ace.
    """
    return playing("renegado", trump="S", hands=HANDS).play_all("1 SK S3 CA", "3 H4 HK HA")


def test_every_level_and_temper_has_its_name():
    """The names stand where the tables of the solver need not be loaded."""
    assert NAMES == tuple(LEVELS)
    assert STYLES == tuple(DEFINED)


@pytest.mark.parametrize("level", NAMES)
def test_a_temper_changes_neither_worlds_nor_memory(level):
    plain, bold = player(level), player(f"{level}-bold")

    assert (f"{level}-bold", plain.budget, plain.recall) == (bold.name, bold.budget, bold.recall)
    assert (EVEN, DEFINED["bold"]) == (plain.style, bold.style)


@pytest.mark.parametrize("budget", [FAST, SLOW])
def test_each_level_imagines_less_than_the_one_above(budget):
    """No more worlds at any number of cards, fewer at some, and no more of the past."""
    levels = list(levels_of(budget).values())

    for upper, lower in pairwise(levels):
        worlds = [(lower.budget.worlds(n, 3), upper.budget.worlds(n, 3)) for n in range(1, 10)]
        assert all(fewer <= more for fewer, more in worlds)
        assert any(fewer < more for fewer, more in worlds)
        assert lower.recall.tricks <= upper.recall.tricks


# Between two levels.


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("novice~5-bold", ("novice", "steady")),
        ("steady~40", ("steady", "strong")),
        ("strong~95", NAMES[1::-1]),
    ],
)
def test_between_two_levels_each_decision_is_made_at_one_of_them(name, levels):
    """Each mind is that of the level, with the same temper."""
    between = player(f"{name}@a5")

    assert isinstance(between, Between)
    assert f"{name}@a5" == between.name
    style = "-bold" * name.endswith("bold")
    assert tuple(player(f"{level}{style}@a5") for level in levels) == between.minds


@pytest.mark.parametrize("level", NAMES)
def test_a_share_of_nothing_is_the_level_itself(level):
    """Somebody who follows the person may be exactly at a level."""
    assert minds_of(player(level)) == tuple(
        replace(one, name=level) for one in minds_of(player(f"{level}~0"))
    )


def test_the_share_is_that_of_the_decisions_at_the_upper_level():
    """The share follows from the seeds of the decisions, and the same seed leads to the same level."""
    between = player("steady~40")
    upper = [between._mind(Random(seed)) is between.upper for seed in range(1000)]

    assert 370 < sum(upper) < 430
    assert upper == [between._mind(Random(seed)) is between.upper for seed in range(1000)]


def test_between_two_levels_choices_are_those_of_a_level():
    """No decision is one that neither level would make."""
    deal = after_two_tricks()
    asked = request(deal.state)
    seen = view(deal.state, asked.seat)
    between = player("novice~50")
    for seed in range(8):
        rng = Random(seed)
        mind = between._mind(rng)
        assert mind.decide(seen, asked, rng) == between.decide(seen, asked, Random(seed))


# Memory.


def test_a_keen_player_keeps_the_whole_view():
    seen = after_two_tricks().seen_by(2)

    assert seen is PERFECT.of(seen)


def test_who_forgets_a_trick_forgets_its_cards_but_no_matador():
    """Another player's fallen card is unseen again; the black ace is not, nor a card of the player's own."""
    seen = after_two_tricks().seen_by(2)

    recalled = Recall(tricks=1).of(seen)

    back = unseen_cards(recalled.position) - unseen_cards(seen.position)
    assert set(cards("SK")) == set(back)


def test_who_forgets_a_trick_forgets_who_could_not_follow():
    """The second seat follows no heart; once that is forgotten it may hold some."""
    deal = playing(
        "renegado",
        trump="S",
        hands="1 HK SA S2 D4 D6 D5 C2 C4 C6; 2 SQ SJ S7 S5 S3 DK DQ DJ CK; 3 HA S6 S4 CJ C7 C5 C3 HJ H4",
    ).play_all("1 HK CK H4", "1 SA S3 S4")
    state = deal.seen_by(3).position
    forgotten = Recall(tricks=1).of(deal.seen_by(3)).position

    assert set(cards("HQ H2")) <= absent_cards(state, Seat(1))
    assert frozenset() == absent_cards(forgotten, Seat(1))


def test_a_forgotten_card_is_face_down_in_its_trick():
    recalled = Recall(tricks=1).of(after_two_tricks().seen_by(2)).position

    assert recalled.playing is not None
    assert (HIDDEN, one("S3"), one("CA")) == recalled.playing.tricks[0].cards


@given(table_rulesets(), SEEDS)
@settings(max_examples=15)
def test_the_tricks_of_each_are_never_forgotten(game: Ruleset, seed: int):
    """The tricks lie on the table, like the player's hand and the lawful cards."""
    rng = Random(seed)
    nothing = Recall(tricks=0, heeds=False)
    for step in played(game, rng):
        asked = request(step.state)
        if asked is None or step.state.playing is None:
            continue
        seen = view(step.state, asked.seat)
        recalled = nothing.of(seen)

        assert recalled.hand == seen.hand
        assert recalled.position.playing.won == seen.position.playing.won
        assert request(recalled) == asked


# Play.


def in_few_worlds(name: str) -> Expert:
    """Return the player called *name*, who imagines no more worlds than a useful average needs."""
    (mind,) = minds_of(player(name))
    return replace(mind, budget=Budget((LEAST,), before=0))


@pytest.mark.parametrize("game", ruleset_names())
def test_the_forgetful_play_every_game(game):
    """An unlawful answer would raise."""
    rules = ruleset(game)
    table = (in_few_worlds("novice-stubborn"), *(player("textbook"),) * (rules.seats - 1))

    assert 1 == len(list(Match(rules, table, 1, "forgets").rows()))


@given(table_rulesets(), SEEDS)
@settings(max_examples=3)
def test_hidden_cards_make_no_difference_to_the_forgetful(game: Ruleset, seed: int):
    """Forgotten and newly imagined cards depend only on the view."""
    rng = Random(seed)
    novice = in_few_worlds("novice")
    for step in played(game, rng):
        asked = request(step.state)
        if asked is None or rng.random() < 0.7:
            continue
        there, here = (view(each, asked.seat) for each in (step.state, twin(step.state, asked.seat, rng)))

        assert novice.decide(there, asked, Random(1)) == novice.decide(here, request(here), Random(1))


# A beginner's habits.


def decided(name: str, deal: Deal, number: int) -> str:
    """Return the action of the player called *name* at the seat of that *number*."""
    seen = deal.seen_by(number)
    asked = request(seen)
    assert asked is not None
    return str(player(name).decide(seen, asked, Random(0)))


def test_a_novice_names_the_longest_suit():
    """Four small hearts, though three spades with the best of them would be the better trumps."""
    hand = "H4 H5 H6 H2 SK SQ SJ D4 C2"

    assert "H" == decided("novice", dealt("renegado", hands=f"1 {hand}").does("1 entrada  2 pass  3 pass"), 1)


def test_a_novice_keeps_his_court_cards():
    """Queens and knaves without their king are thrown by everybody else."""
    deal = exchanging("entrada", hands="1 SA H4 H5 HK CQ DJ D4 C5 S6")

    assert "S6 C5 D4" == decided("novice", deal, 1)
    assert "S6 CQ C5 DJ D4" == decided("steady", deal, 1)


# Style.

FAIR = "HJ SQ CK SK D4 DQ S6 S2 C4"
"""A hand that wins an entrada with a probability of 0.55, by the figures of the textbook."""
POOR = "S2 S5 SQ S6 D4 DQ HK C5 C4"
"""A hand that wins one with a probability of about 0.4."""

FIVE, FOUR = "S7 S6 S5 S4 S3 HQ H6 D4 C2", "S7 S6 S5 S4 HQ H6 D4 C2 DK"
"""A hand of five trumps, and one of four and a king, without anything else."""


@pytest.mark.parametrize(
    ("name", "hand", "words"),
    [
        ("textbook", FAIR, "pass"),
        ("steady", FAIR, "entrada"),
        ("steady-cautious", FAIR, "pass"),
        ("steady", POOR, "pass"),
        ("steady-bold", POOR, "entrada"),
        ("novice", FIVE, "entrada"),
        ("novice-cautious", FIVE, "pass"),
        ("novice-bold", FOUR, "entrada"),
    ],
)
def test_a_temper_shifts_the_chance_that_a_bid_must_have(name, hand, words):
    assert words == decided(name, dealt("renegado", hands=f"1 {hand}"), 1)


@pytest.mark.parametrize(
    ("worth", "bidders"),
    [
        (0.15, set(STYLES)),
        (0.05, set(STYLES) - {"cautious"}),
        (-0.05, {"bold"}),
        (-0.15, set()),
    ],
)
def test_only_the_cautious_pass_a_small_gain(worth, bidders):
    """A bid that wins in three deals of ten may gain, if a loss is cheap; the bold do not ask for it."""
    offer = Offer(Bid("entrada"), Way.HELPED, chance=0.3, worth=worth)

    assert bidders == {style.name for style in DEFINED.values() if style.is_likely(offer)}


@pytest.mark.parametrize(("name", "goes"), [("cautious", False), ("even", False), ("bold", True)])
def test_a_bold_ombre_leads_on_though_it_may_cost_a_chip(name, goes):
    """Five tricks straight: what stopping brings is sure, what all nine bring was weighed."""
    state = settled("solo", "OOOOOXYXY", stop=5).state

    assert goes is goes_on(Question.CLAIM_OR_VOLE, -1.0, stake_of(state), DEFINED[name].dares)


@pytest.mark.parametrize(
    ("share", "number", "least"), [(1.0, 3, 0.43), (1.0, 12, 0.75), (0.75, 12, 0.46), (1.0, 100, 0.96)]
)
def test_what_a_few_worlds_can_know(share, number, least):
    """Twelve of twelve still leave a doubt, and nine of twelve may as well be half of all."""
    assert pytest.approx(least, abs=0.005) == at_least(share, number)


def test_a_vole_must_be_nearly_sure():
    """Nine of twelve worlds are not enough for anybody but the daring, nor are three of three."""
    sure = {name: DEFINED[name].sure for name in STYLES}
    daring = {name for name in STYLES if at_least(0.75, 12) >= sure[name]}

    assert {"bold", "gambling"} == daring
    assert all(at_least(1.0, 3) < least for least in sure.values())
    assert all(at_least(1.0, 30) >= least for least in sure.values())


SHARED = "1 SA S2 CA SK SQ SJ HK DK CK; 2 D4 D5 D6 D7 H4 H5 C2 C3 S3; 3 HQ HJ H6 H7 C4 C5 C6 C7 S4"


@pytest.mark.parametrize(("name", "first", "last"), [("steady", 5, 7), ("steady-hoarding", 2, 7)])
def test_the_thrifty_leave_cards_to_the_other_defender(name, first, last):
    """The last to draw exchanges as usual, since nobody would have what they leave."""
    deal = exchanging("entrada", name="renegado", hands=SHARED).does("1 HK")
    deal = deal.does("2 yield") if "yield" in deal.offers else deal
    drawn = []
    for _ in range(2):
        asked = deal.asked
        action = player(name).decide(view(deal.state, asked.seat), asked, Random(1))
        drawn.append(len(action.cards))
        deal = deal.does(f"{asked.seat + 1} {action}")

    assert [first, last] == drawn


def test_every_temper_gives_up_in_its_own_time():
    """The cautious first, the stubborn never; the others differ by what playing on may cost."""
    order = sorted(DEFINED, key=lambda name: DEFINED[name].hopes)

    assert ["cautious", "hoarding", "even", "trumping", "gambling", "bold", "stubborn"] == order
    assert len(order) == len({DEFINED[name].hopes for name in order})
