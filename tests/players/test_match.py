"""Self-play: what a match yields, and what its totals say."""

from itertools import pairwise
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest
from dialect import dealt

from ombre_desktop.engine import Bid, OmbreError, Reason, request, ruleset
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.seats import Seat
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.arena.seating import AllSeeing, Honest
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.errors import UnlawfulChoiceError
from ombre_desktop.players.match import Match, Row
from ombre_desktop.players.player import player
from ombre_desktop.players.tally import Tally

CAPPED = "pool_cap=100"
"""House rules with a cap, without which random players would let the pool grow beyond all bounds."""


def match(names: str, deals: int, *, game: str = "renegado", house: str = "", rotate: bool = False) -> Match:
    """Return a match of the players in *names*."""
    players = tuple(map(player, names.split()))
    return Match(ruleset(game, house, len(players)), players, deals, "test", rotate=rotate)


def tallied(played: Match) -> Tally:
    """Return the totals of the match."""
    tally = Tally(tuple(one.name for one in played.players))
    for row in played.rows():
        tally.add(row)
    return tally


def test_a_match_is_the_same_whenever_it_is_played():
    """Everything follows from the seed."""
    assert list(match("random textbook random", 5).rows()) == list(match("random textbook random", 5).rows())


def test_the_deal_passes_to_the_right_and_the_pool_goes_on():
    """A row begins with what the one before left, and the ante."""
    rows = list(match("textbook textbook textbook", 12).rows())

    assert [Seat(at % 3) for at in range(12)] == [row.state.dealer for row in rows]
    for before, after in pairwise(rows):
        assert after.state.stakes.pool == before.state.settlement.pool_after + 5


def test_a_table_that_drowns_in_its_pool_begins_anew(monkeypatch):
    """Without a cap, reckless players' pool would grow too large; the next sitting begins with the ante."""
    monkeypatch.setattr("ombre_desktop.players.match.LARGEST_POOL", 100)
    rows = list(match("random random random", 40).rows())

    full = [after.state.stakes.pool for row, after in pairwise(rows) if row.state.settlement.pool_after > 100]
    assert {5} == set(full)


class Obstinate(Player):
    """A player who makes the same bid at any request, although no table has it."""

    name = "obstinate"

    def consider(self, *_: object) -> Advice:
        """Make that bid."""
        return Advice(Bid("quodlibet"))


def test_a_player_who_breaks_the_rules_is_named():
    """The error has the question, the seat and the refusal: the defect is the player's, not the table's."""
    seated = (player("textbook"), Obstinate(), player("textbook"))

    with pytest.raises(UnlawfulChoiceError, match="obstinate answered a CallRequest of seat 2 ") as raised:
        list(Match(ruleset("renegado"), seated, 1, "test").rows())

    assert Reason.NO_SUCH_BID is raised.value.refusal.reason
    assert isinstance(raised.value, OmbreError)


@pytest.mark.parametrize("kind", [Honest, AllSeeing])
def test_a_player_who_breaks_the_rules_is_named_at_a_measured_table(kind):
    """The error at a measured table is the same as at any other."""
    state = dealt().state

    with pytest.raises(UnlawfulChoiceError, match="obstinate"):
        kind(Obstinate()).decide(state, request(state), Random(1))


def test_what_is_won_includes_the_ante():
    """Chips of the seats and of the pool sum to zero over the match."""
    rows = list(match("textbook random textbook", 30).rows())

    assert -rows[-1].state.settlement.pool_after == sum(sum(row.won) for row in rows)


def test_players_change_seats_when_all_have_dealt():
    """Each player deals to themselves as often as the others do."""
    rows = list(match("textbook random random", 7, rotate=True).rows())

    assert [(0, 1, 2)] * 3 + [(1, 2, 0)] * 3 + [(2, 0, 1)] == [row.players for row in rows]


def test_a_game_of_points_begins_anew_when_it_is_won():
    """Scores never stand far beyond the target."""
    played = match("random random random", 80, game="homme_auvergne")
    scores = [row.state.stakes.scores for row in played.rows()]

    assert all(max(score) < 12 for score in scores)
    assert scores.count((0, 0, 0)) > 1


def test_every_state_of_the_deals_looked_at_closely_is_inspected():
    """The last state of each of the other deals is checked as well."""
    seen = []
    three = (player("random"),) * 3
    played = Match(ruleset("renegado"), three, 4, "look", inspect=seen.append, closely=2)
    rows = list(played.rows())

    assert sum(len(row.state.history) for row in rows[::2]) + 4 == len(seen)
    assert [row.state for row in rows] == [state for state in seen if state.is_over]


def test_the_standard_error_is_that_of_the_mean():
    """The error agrees with the textbook formula."""
    played = match("random textbook random", 40)
    won = [row.won[1] for row in played.rows()]
    tally = tallied(played)

    assert pytest.approx(mean(won)) == tally.mean(1)
    assert pytest.approx(stdev(won) / sqrt(40)) == tally.error(1)


def test_one_deal_tells_no_error_and_none_no_total():
    """Neither divides by zero."""
    assert 0.0 == tallied(match("random random random", 1)).error(0)
    assert [] == list(Tally(("random",) * 3).lines("chips"))


def test_the_textbook_beats_random_players_clearly():
    """One textbook player wins against two random ones by more than four standard errors."""
    tally = tallied(match("textbook random random", 90, house=CAPPED, rotate=True))

    assert tally.mean(0) > 4 * tally.error(0)


def test_it_does_so_in_the_turn_up_game_too():
    """One textbook player wins more points than two random ones."""
    won = tallied(match("textbook random random", 120, game="homme_auvergne", rotate=True))

    assert won.mean(0) - won.mean(1) > 4 * (won.error(0) + won.error(1))


def test_a_table_of_textbooks_plays_a_plausible_game():
    """Most deals are played, most of those are won, and every contract occurs."""
    tally = tallied(match("textbook textbook textbook", 120, house=CAPPED))
    passed_out = tally.results["-", "passed_out"] / tally.deals

    assert 0.60 < 1 - passed_out < 0.85
    assert 0.60 < tally.share("sacada", "vole") < 0.75
    assert {"entrada", "vuelta", "solo"} <= {contract for contract, _ in tally.results}


def test_a_row_of_payments_agrees_with_its_settlement():
    """The row has each seat's net, except that the dealer's includes the ante."""
    row: Row = next(match("random random random", 1).rows())
    net = net_of(row.state.settlement.payments, 3)

    assert [net[seat] for seat in (1, 2)] == [row.won[seat] for seat in (1, 2)]
