"""The judging of decisions: what each one cost its seat, by what that seat could know."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import chain
from math import isclose, sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest
from dialect import Deal, auction, dealt, exchanging, playing, seat
from missed import MISSED
from twins import twin

from ombre_desktop.engine import (
    Bid,
    Card,
    DealState,
    PlayCard,
    Role,
    Say,
    Seat,
    Word,
    apply,
    request,
    ruleset,
    ruleset_names,
    start,
    view,
)
from ombre_desktop.engine.notation import format_record, format_view, parse_record, record_of
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.__main__ import main
from ombre_desktop.players.advice import Advice, Alternative
from ombre_desktop.players.advice_text import advice_object, parse_advice
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.judging import hand_worth, rollouts
from ombre_desktop.players.judging import review as reviewing
from ombre_desktop.players.judging.answering import played_again
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.hand_models import HAND_MODELS
from ombre_desktop.players.judging.hand_worth import worth_of_hand
from ombre_desktop.players.judging.judge import Stages, judged
from ombre_desktop.players.judging.open_play import perfectly_ended
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.judging.playouts import worth_to_seat
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.split import gains
from ombre_desktop.players.judging.verdict import Grade, Kind, Verdict, has_choice, kind_of
from ombre_desktop.players.judging.verdict_text import parse_split, parse_verdict, verdict_object
from ombre_desktop.players.player import asked_of
from ombre_desktop.players.process import answer
from ombre_desktop.players.stake import stake_between
from ombre_desktop.value import replace

RECORDS = Path(__file__).parents[1] / "records"
QUICK = Stages(cards=(6,), rollouts=(2,), calls=(1,), playouts=(2,))
QUICKEST = Stages(cards=(1,), rollouts=(1,), calls=(1,), playouts=(2,))
"""For games in which all cards are in play: a world takes the solver ten times as long there."""
WHOLE = ("renegado", "two_handed", "homme_auvergne")
"""The games of which every decision is judged; of the others, the last one of each kind."""
DEALS, ERRORS = 40, 4.0
"""The deals that try the worth of hands, and the errors by which the mean of a role may be wrong."""
SHORT = {
    "renegado": "taken_over_claimed",
    "french": "codille_of_a_hold",
    "pokerwiner": "exchange_given_up",
    "two_handed": "lacked_and_lost",
    "four_handed": "declined_then_gascarola",
    "five_handed": "queen_called",
    "homme_auvergne": "king_captured",
    "quadrille": "queen_called",
}
"""Of a game without an entry here, the first record is taken."""
every_game = pytest.mark.parametrize("game", ruleset_names())


@pytest.fixture(scope="module", autouse=True)
def few_worlds() -> Iterator[None]:
    """Give the bidding model 2 worlds a round. The figures get coarser; what is tested stays true."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rollouts, "ENOUGH", 2)
        yield


def recorded(game: str, name: str) -> Deal:
    """Return the deal of a golden record."""
    return Deal(parse_record((RECORDS / game / f"{name}.ombre").read_text("utf-8")).state)


@cache
def reviewed(game: str) -> tuple[Review, tuple[Verdict, ...]]:
    """Return the quick review of a record of *game*, and the verdicts on the decisions looked at."""
    name = SHORT.get(game) or min(path.stem for path in (RECORDS / game).iterdir())
    deal = recorded(game, name).state
    review = Review.of(deal, QUICK if deal.layout.talon else QUICKEST)
    if game in WHOLE:
        return review, tuple(review.verdicts())
    found = map(review.verdict, sorted(last_of_each_kind(review).values()))
    return review, tuple(verdict for verdict in found if verdict is not None)


def last_of_each_kind(review: Review) -> dict[Kind, int]:
    """Return the last decision of every kind that occurs in the deal, as the index of its move."""
    moves = review.deal.history
    return {kind_of(request(review.before[at]), moves[at].action): at for at in review.choices}


def verdict(deal: Deal, said: str, stages: Stages = QUICK) -> Verdict:
    """Return the judgement of what the seat to act does next."""
    after = deal.does(f"{deal.turn} {said}")
    move = after.state.history[-1]
    found = judged(deal.state, move.seat, move.action, stages)
    assert found is not None
    return found


# Grades.


@pytest.mark.parametrize(
    ("grade", "kind", "cost", "error"),
    [
        (Grade.FINE, Kind.CARD, 0.6, 0.2),  # 0.4 is sure
        (Grade.DOUBTFUL, Kind.CARD, 0.8, 0.2),
        (Grade.DOUBTFUL, Kind.CARD, 1.6, 0.2),
        (Grade.BAD, Kind.EXCHANGE, 1.7, 0.2),
        (Grade.BAD, Kind.CARD, 4.9, 1.0),
        (Grade.BLUNDER, Kind.SURRENDER, 5.0, 1.0),
        (Grade.FINE, Kind.BID, 3.3, 0.4),  # a bid is never doubtful
        (Grade.BAD, Kind.BID, 3.4, 0.4),
        (Grade.BLUNDER, Kind.TRUMP, 7.0, 1.0),
        (Grade.FINE, Kind.CARD, 0.9, 0.5),  # within two errors
        (Grade.CANNOT_BE_TOLD, Kind.CARD, 5.0, 2.6),
    ],
)
def test_a_grade_is_given_by_the_cost_less_its_error(grade, kind, cost, error):
    """The costs are chips of Renegado, where a lost game costs twenty."""
    assert grade is MEASURE.grade_of(kind, cost / 20, error / 20)


LOSES_AS_MUCH = [("renegado", 20), ("lhombre", 2), ("zanga", 4), ("homme_auvergne", 1)]
"""The cost of losing the first game that may be bid, in chips, stones or points."""


@pytest.mark.parametrize(("game", "stake"), LOSES_AS_MUCH)
def test_the_same_part_of_the_stake_has_the_same_grade_in_every_game(game, stake):
    """A cost of one chip is a fifth of a game in one place, and half a game in another."""
    before = dealt(game).state

    def graded(cost: float) -> Grade:
        return MEASURE.grade_of(Kind.CARD, cost / stake_between(before), 0.0)

    assert stake == stake_between(before)
    assert [Grade.FINE, Grade.BLUNDER] == [graded(0.02 * stake), graded(0.2 * stake)]
    assert (Grade.BLUNDER if stake < 20 else Grade.DOUBTFUL) is graded(1.0)


@pytest.mark.parametrize(
    ("stake", "choices"),
    [(2, ()), (2, ("pass",)), (6, ("solo",)), (12, ("ouvert", "solo")), (6, ("pass", "solo"))],
)
def test_a_bid_is_measured_by_its_own_game(stake, choices):
    """A lost spil costs two chips in L'Hombre, and a lost solo six; of two bids the dearer one counts."""
    said = [Say(Word.PASS) if each == "pass" else Bid(each) for each in choices]

    assert stake == stake_between(dealt("lhombre").state, *said)


def test_the_only_card_that_may_be_played_is_not_praised():
    """A surrender would have been worse, but nobody had a choice of cards."""
    only, other, given = PlayCard(Card.parse("S2")), PlayCard(Card.parse("S3")), Say(Word.SURRENDER)
    rows = ((5.0, 5.0), (1.0, 1.0), (-20.0, -20.0))

    assert 0.0 == Paired((only, given), (rows[0], rows[2]), (1.0, 0.0), 2).spared(only, 2.0)
    assert 4.0 == Paired((only, other, given), rows, (1.0, 0.5, 0.0), 2).spared(only, 2.0)


def test_praise_is_measured_by_the_stake_as_well():
    """Three chips are much in Renegado and more than all in L'Hombre; three tenths there are as much."""
    passed, spared = Say(Word.PASS), ((20.0, 2.9), (20.0, 3.0), (2.0, 0.29), (2.0, 0.3))
    made = [
        Verdict(Seat(0), 0, Kind.BID, passed, passed, 0.0, 0.0, Grade.FINE, spared=saved, stake=stake)
        for stake, saved in spared
    ]

    assert [False, True] * 2 == [MEASURE.applauds(one) for one in made]
    assert all(map(MEASURE.praises, made))


def test_the_error_of_a_difference_is_that_of_paired_worlds():
    """The level of both moves from world to world, but the difference does not."""
    dear, cheap = auction("pass").state.history[0].action, auction("entrada").state.history[0].action
    paired = Paired((dear, cheap), ((1.0, 9.0, 5.0), (3.0, 11.0, 7.0)), (1.0, 1.0), 3)

    assert cheap == paired.best(dear)
    assert (2.0, 0.0) == paired.cost(dear, cheap)
    assert all(each.error > 1 for each in paired.alternatives())


# Decisions.


def verdicts_of_the_end(game: str) -> tuple[Verdict, ...]:
    """Return the verdicts on the last decisions of a record of *game*."""
    return reviewed(game)[1][-2:]


def test_a_card_that_gives_the_game_away_costs_what_the_game_is_worth():
    """With two cards left the Ombre, who holds the highest trump, throws it on a trick they cannot lose."""
    deal = playing("renegado", trump="H", hands="1 SA C3; 2 CK C4; 3 CQ D4")

    wasted = verdict(deal, "C3")
    assert "SA" == str(verdict(deal, "SA").best)
    assert wasted.worlds > 0


def test_the_last_cards_are_counted_without_error():
    """All worlds that are possible are weighed, so one look is enough."""
    last = verdicts_of_the_end("renegado")

    assert {0.0} == {found.error for found in last}
    assert {True} == {found.worlds > 0 for found in last}


def test_equal_cards_cost_nothing():
    """Of two cards that touch, either is the best one."""
    deal = playing("renegado", trump="H", hands="1 SA H7; 2 CK C4; 3 CQ D4")

    assert ("SA", "H7") == tuple(str(verdict(deal, card).best) for card in ("SA", "H7"))


def test_a_bid_without_hope_is_a_blunder():
    """A solo without a trump of any worth."""
    deal = dealt(hands="1 S3 S4 C4 C5 H2 H3 D2 D3 D4")
    found = verdict(deal, "solo", Stages(cards=(6,), rollouts=(4,), calls=(2,), playouts=(4,)))

    assert (Kind.BID, Grade.BLUNDER, "pass") == (found.kind, found.grade, str(found.best))


def test_throwing_the_matadors_is_a_blunder():
    """The discard that was made is judged with the sensible ones, in the same worlds."""
    deal = exchanging("entrada", hands="1 SA CA H7 HK S4 S3 D2 D3 C2")
    found = verdict(deal, "SA CA H7 HK", Stages(cards=(6,), rollouts=(12,), calls=(1,), playouts=(4,)))

    assert (Kind.EXCHANGE, Grade.BLUNDER) == (found.kind, found.grade)
    assert "SA" not in str(found.best)


def test_who_may_surrender_later_has_not_missed_it():
    """Until the fourth trick the Ombre can still surrender, so that a card is compared with cards alone."""
    lost = playing("renegado", trump="H", hands="1 S4 S3 D5 C4; 2 SA H7 HK C3; 3 CA HQ HJ C2")

    first = verdict(lost, "S4")
    assert Kind.CARD is first.kind
    assert "surrender" in {str(each.action) for each in first.alternatives}


def test_without_a_choice_nothing_is_judged():
    """One lawful card, and no word to say."""
    deal = playing("renegado", trump="H", hands="1 SA; 2 CK; 3 CQ", contract="solo")

    assert not has_choice(deal.asked)
    assert None is judged(deal.state, seat(1), deal.does("1 SA").state.history[-1].action, QUICK)


@every_game
def test_every_kind_of_question_of_a_deal_is_judged(game):
    """Every decision has a verdict, whose best action is one of its alternatives, with figures."""
    review, verdicts = reviewed(game)

    judged_moves = [found.move for found in verdicts]
    assert judged_moves == (
        list(review.choices) if game in WHOLE else sorted(last_of_each_kind(review).values())
    )
    for found in verdicts:
        assert found.chosen in {each.action for each in found.alternatives}
        assert found.best in {each.action for each in found.alternatives}
        assert found.cost >= 0.0


def test_the_records_ask_every_kind_of_question():
    assert set(Kind) == {kind for game in ruleset_names() for kind in last_of_each_kind(reviewed(game)[0])}


@pytest.mark.parametrize("game", WHOLE)
def test_a_verdict_uses_nothing_that_the_seat_could_not_see(game):
    """With the unseen cards dealt again, it is the same to the last figure."""
    review, verdicts = reviewed(game)
    for found in verdicts[::4]:
        before = review.before[found.move]
        other = twin(before, found.seat, Random(f"{game} {found.move}"))
        if len(other.history) == len(before.history):
            again = judged(other, found.seat, found.chosen, QUICK)

            assert again is not None
            assert found == again.at(found.move)


def test_a_deal_is_judged_the_same_twice():
    """All chance follows from the cards seen and the move."""
    review, verdicts = reviewed("renegado")

    assert verdicts[-3:] == tuple(review.verdict(found.move) for found in verdicts[-3:])


# Luck apart from skill.


@every_game
def test_the_four_parts_add_up_to_the_result_to_the_hundredth(game):
    """The results of all seats add up to nothing, because each has its share of the pool."""
    review, verdicts = reviewed(game)
    splits = review.splits(verdicts)

    for part in splits:
        total = part.hand + part.decisions + part.others + part.cards
        assert isclose(part.result, total, abs_tol=1e-9)
        assert part.decisions <= 0.0
    assert review.deal.seats == len(splits)
    assert isclose(0.0, sum(part.result for part in splits), abs_tol=0.02 * len(splits))


@every_game
def test_what_one_loses_by_a_mistake_the_others_gain(game):
    """A partner loses with the one who errs, and the sum is nothing."""
    review, verdicts = reviewed(game)

    for found in verdicts:
        gained = gains(review.before[found.move], found.seat, found.sure_cost)
        assert isclose(0.0, sum(gained), abs_tol=1e-9)
        assert isclose(-found.sure_cost, gained[found.seat], abs_tol=1e-9)


def test_the_other_defender_loses_with_the_one_who_errs():
    """Both lose half of what the Ombre gains."""
    deal = playing("renegado", trump="H", hands="1 C3 D4; 2 CK C4; 3 CQ D5").play("1 C3")

    assert [6.0, -3.0, -3.0] == gains(deal.state, seat(2), 3.0)


GOOD, POOR = "SA S2 CA HK HQ HJ DK S7 C2", "S3 S4 C4 C5 H2 H3 D2 D3 D4"


def ombres(hand: str) -> DealState:
    """Return a deal of Renegado in which seat 1 holds *hand* and has become Ombre with a solo."""
    other = POOR if hand == GOOD else GOOD
    return dealt(hands=f"1 {hand}; 2 {other}").does("1 solo  2 pass  3 pass").state


def test_a_good_hand_is_worth_more_than_a_poor_one():
    """Both are held by an Ombre."""
    assert worth_of_hand(ombres(GOOD), Seat(0)) > 10.0 > worth_of_hand(ombres(POOR), Seat(0))


def test_the_same_hand_is_worth_more_to_an_ombre_than_to_a_defender():
    """A hand is compared with those in the same role."""
    ombre, defender = ombres(GOOD), ombres(POOR)

    assert worth_of_hand(ombre, Seat(0)) > 5.0 + worth_of_hand(defender, Seat(1))


def test_a_hand_of_an_unknown_game_is_worth_nothing(monkeypatch):
    """The luck of the dealt hand then counts with the cards."""
    monkeypatch.setattr(hand_worth, "HAND_MODELS", {})

    assert 0.0 == worth_of_hand(ombres(GOOD), Seat(0))


@every_game
def test_it_is_known_what_hands_are_worth_to_both_sides(game):
    """With every number of seats."""
    for seats in variant(game).seats:
        assert {Role.OMBRE, Role.DEFENDER} <= set(HAND_MODELS[game, seats])


def test_hands_are_worth_in_each_role_what_the_deals_bring():
    """Textbooks play; the mean of each role is right within four errors, those of whole deals."""
    table = Table("renegado", seed="worth")
    left: dict[Role | None, list[float]] = {}
    for number in range(DEALS):
        deal = table.played(number, table.dealt(number), [sitter("textbook")] * table.rules.seats)
        rest: dict[Role | None, float] = {}
        for at in deal.ring:
            role = deal.role(at)
            rest[role] = rest.get(role, 0.0) + worth_to_seat(deal, at) - worth_of_hand(deal, at)
        for role, each in rest.items():
            left.setdefault(role, []).append(each)

    assert {Role.OMBRE, Role.DEFENDER, None} == set(left)
    for found in left.values():
        assert abs(sum(found)) <= ERRORS * sqrt(sum(each * each for each in found))


# With all cards open, and with the expert in the seat.


@every_game
def test_perfect_play_ends_the_deal_by_the_rules(game):
    """The deal is the same up to the first card, and settled."""
    deal = reviewed(game)[0].deal
    ended = perfectly_ended(deal)

    assert ended is not None
    assert ended.is_over
    assert deal.layout == ended.layout


def test_a_deal_in_which_no_card_was_played_has_no_perfect_play():
    assert None is perfectly_ended(recorded("renegado", "passed_out").state)


def test_the_expert_plays_the_same_cards_in_the_same_seat():
    """The other seats keep their players."""
    deal = recorded("two_handed", "lacked_and_lost").state
    again = played_again(deal, Seat(0), {Seat(1): "textbook"})

    assert again.is_over
    assert deal.layout == again.layout
    assert again == played_again(deal, Seat(0), {Seat(1): "textbook"})


# The commands.

DECISION = ["seat", "move", "kind", "chosen", "best", "cost", "error", "grade", "reasons"]
PARTS = ["seat", "hand", "decisions", "others", "cards", "result"]


@pytest.fixture
def quick(monkeypatch):
    """Judge in few worlds, since these tests look at the form."""
    monkeypatch.setattr(reviewing, "usual_stages", lambda: QUICK)


def file_of(deal: DealState, folder: Path) -> str:
    """Write the record of *deal*, and return its path."""
    path = folder / "deal.ombre"
    path.write_text(format_record(record_of(deal)), "utf-8")
    return str(path)


def unfinished(game: str, left: int, house: str = "") -> DealState:
    """Return a record of *game* without its last *left* moves, played by these *house* rules."""
    whole = recorded(game, SHORT[game]).state
    rules = ruleset(game, house, whole.seats) if house else whole.ruleset
    state = start(rules, whole.dealer, whole.layout, whole.stakes).state
    for move in whole.history[:-left]:
        state = apply(state, move.action).state
    return state


@pytest.mark.usefixtures("quick")
def test_a_review_as_json(capsys):
    """One object a deal, with seats and moves counted from 1."""
    status = main(["review", str(RECORDS / "two_handed" / "lacked_and_lost.ombre"), "--json"])
    found = json.loads(capsys.readouterr().out)

    assert 0 == status
    assert ["decisions", "seats"] == list(found)
    assert {tuple(DECISION)} == {tuple(each) for each in found["decisions"]}
    assert {tuple(PARTS)} == {tuple(each) for each in found["seats"]}
    assert {1, 2} == {each["seat"] for each in chain(found["decisions"], found["seats"])}
    assert all(each["cost"] >= 0 and each["error"] >= 0 for each in found["decisions"])


@pytest.mark.usefixtures("quick")
def test_a_review_for_people(capsys):
    """It ends with the parts of each result, and the verdict with all cards open."""
    main(["review", str(RECORDS / "two_handed" / "lacked_and_lost.ombre")])
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]

    assert "decisions" in lines[0]
    assert lines[-3].startswith("seat 1: ")
    assert lines[-2].startswith("seat 2: ")
    assert lines[-1].startswith("with all cards open: ")


@pytest.mark.usefixtures("quick")
def test_an_unfinished_deal_is_judged_but_not_split(tmp_path, capsys):
    """The error stream says why."""
    deal = unfinished("two_handed", left=9)
    status = main(["review", file_of(deal, tmp_path), "--json"])
    out, err = capsys.readouterr()

    assert (0, []) == (status, json.loads(out)["seats"])
    assert len(Review.of(deal).choices) == len(json.loads(out)["decisions"])
    assert "unfinished" in err


@pytest.mark.usefixtures("quick")
def test_a_review_says_if_it_does_not_know_what_hands_are_worth(monkeypatch, capsys):
    """The luck of the dealt hand then counts with the cards."""
    file = str(RECORDS / "two_handed" / "lacked_and_lost.ombre")
    main(["review", file])
    known = capsys.readouterr().err
    monkeypatch.setattr(hand_worth, "HAND_MODELS", {})
    main(["review", file])

    assert ("", True) == (known, "worth of a hand is not known" in capsys.readouterr().err)


@pytest.mark.usefixtures("quick")
def test_other_house_rules_are_judged_too(tmp_path, capsys):
    """The record names them."""
    deal = unfinished("two_handed", left=9, house="removed_suit=D estuches=three_only")

    assert 0 == main(["review", file_of(deal, tmp_path), "--json"])
    assert json.loads(capsys.readouterr().out)["decisions"]


def test_advice_that_was_found_before_is_explained():
    """The choice and what else was weighed stay as they are."""
    seen = view(parse_record(MISSED).state, Seat(0))
    lead = PlayCard(Card.parse("CK"))
    given = Advice(lead, (Alternative(lead, 1.0, 0.1, 0.5),), 7)
    question = {"id": 1, "kind": "review", "view": format_view(seen), "advice": advice_object(given)}

    reply = json.loads(answer(json.dumps(question)))

    found = parse_advice(reply["advice"], asked_of(seen))
    assert found.motives
    assert replace(found, motives=()) == given


def test_advice_as_json(tmp_path, capsys):
    """For the seat to act where the record ends."""
    status = main(["advise", file_of(unfinished("two_handed", left=6), tmp_path), "--json"])
    found = json.loads(capsys.readouterr().out)

    assert 0 == status
    assert ["choice", "alternatives", "reasons"] == list(found)
    assert {("action", "chips", "error", "wins")} == {tuple(each) for each in found["alternatives"]}
    assert found["choice"] in {each["action"] for each in found["alternatives"]}


def test_even_what_the_expert_decides_by_habit_has_figures(tmp_path, capsys):
    """The question is whether to turn a card, in a game of points."""
    main(["advise", file_of(dealt("homme_auvergne", seats=2, dealer=1).state, tmp_path), "--json"])
    found = json.loads(capsys.readouterr().out)

    assert {"turn", "decline"} == {each["action"] for each in found["alternatives"]}


def test_there_is_no_advice_on_a_deal_that_is_over(capsys):
    assert 3 == main(["advise", str(RECORDS / "renegado" / "passed_out.ombre")])
    assert "over" in capsys.readouterr().err


def test_an_interrupted_review_tells_the_decisions_so_far(monkeypatch, tmp_path, capsys):
    """Ctrl-C comes at the second decision."""
    judge, file = Review.verdict, str(RECORDS / "two_handed" / "lacked_and_lost.ombre")
    asked = []

    def interrupted(self, move):
        asked.append(move)
        if len(asked) > 1:
            raise KeyboardInterrupt
        return judge(self, move)

    monkeypatch.setattr(Review, "verdict", interrupted)
    with pytest.raises(KeyboardInterrupt):
        main(["review", "--json", file])

    assert 1 == len(json.loads(capsys.readouterr().out)["decisions"])


def test_a_file_that_is_no_record_is_named(tmp_path, capsys):
    """As is a file that is not there."""
    nothing = tmp_path / "nothing.ombre"
    nothing.write_text("no record", "utf-8")

    assert 1 == main(["review", str(nothing), str(tmp_path / "none.ombre")])
    assert 2 == capsys.readouterr().err.count("ombre:")


# Questions to the players' process.


def asked(**words: object) -> dict[str, Any]:
    """Return the reply to a question of a review."""
    return json.loads(answer(json.dumps({"id": 1, "kind": "review", **words})))


def test_a_verdict_is_read_as_it_was_written():
    """The process sends it as JSON."""
    review, verdicts = reviewed("renegado")
    for found in verdicts[::5]:
        seen = view(review.before[found.move], found.seat)
        said = json.loads(json.dumps(verdict_object(found)))

        assert found == parse_verdict(said, asked_of(seen))


def test_the_process_splits_the_results_by_the_costs():
    """The parts are those of the review, and the deal is also played with all cards open."""
    review, verdicts = reviewed("two_handed")
    record = format_record(record_of(review.deal))
    told = asked(record=record, costs=[(found.move, found.sure_cost) for found in verdicts])

    assert review.splits(verdicts) == tuple(map(parse_split, told["seats"]))
    assert parse_record(told["open"]).state.is_over


def test_the_process_plays_the_deal_again_with_the_expert():
    """The record has the same cards."""
    deal = recorded("homme_auvergne", "two_at_table").state
    told = asked(record=format_record(record_of(deal)), seat=0, players=["human", "textbook"])

    assert deal.layout == parse_record(told["record"]).state.layout


@pytest.mark.parametrize("words", [{}, {"record": "nothing"}, {"view": "nothing", "chosen": "C3"}])
def test_a_malformed_question_has_an_error(words):
    assert "error" in asked(**words)


def test_throwing_a_hand_in_is_judged():
    """It is a kind of surrender, compared with playing on."""
    deal = auction("spil pass pass", name="lhombre", hands="1 H3 S2 S3 D4 D5 D6 C2 C3 C4", seats=3, pool=0)
    deal = deal.does("1 H").does("1 S2")

    verdict = judged(deal.state, deal.asked.seat, Say(Word.THROW_IN))

    assert verdict is not None
    assert (Kind.SURRENDER, Say(Word.THROW_IN)) == (verdict.kind, verdict.best)
