"""Opponents who are as strong as the person: they come to that strength when cards are dealt."""

from __future__ import annotations

import pytest
from evening import at_table, fresh, played
from hypothesis import given
from hypothesis import strategies as st
from opponents import QuickPlayers

from ombre_desktop.engine.fairness import NOBODY_CUT
from ombre_desktop.players.player import LEVELS, PlayerName
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.storage.origin import Origin, OriginKind
from ombre_desktop.storage.own_strength import strength_of
from ombre_desktop.storage.skill import JudgedDeal
from ombre_desktop.ui.dialogs.company import FOLLOWING, company_of, level_of, seated
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.strength import Strength, matched
from ombre_desktop.ui.session.following import FARTHEST, company_at, followed
from ombre_desktop.ui.session.journals import UnkeptJournal
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.new_sitting import fair_sitting, new_sitting
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.texts.levels import follower_note, level_name, level_note
from ombre_desktop.value import replace

GOOD = tuple(JudgedDeal("renegado", "ombre", "2026-11-30T20:00:00+00:00", 8, 0) for _ in range(30))
"""The deals of somebody who never errs."""
NEW = new_sitting(matched(FIRST_GAME, Strength.MINE), "You")
BEGUN = at_table(played(fresh(), 3))
BEGUN = replace(BEGUN, company=replace(BEGUN.company, players=(HUMAN, "steady~0-bold", "novice")))


class Past(UnkeptJournal):
    """A journal with a history, which is read when the test says so."""

    def __init__(self, deals=GOOD):
        self.deals, self.asked = deals, []

    def use_history(self, _, done):
        self.asked.append(done)

    def read(self):
        asked, self.asked = self.asked, []
        for done in asked:
            done(self.deals)


def test_the_choice_leaves_everybody_their_temper():
    assert ["steady~0-bold", "steady~0-cautious"] == [
        one.player for one in matched(FIRST_GAME, Strength.MINE).opponents
    ]


@pytest.mark.parametrize("player", ["steady~0", "novice~35-bold", "expert~0-cautious"])
def test_who_follows_is_offered_as_such_again(player):
    """The next game begins with the choice, and not with the strength that they have come to."""
    assert FOLLOWING == level_of(player)
    (one,) = company_of([replace(seated("hilario"), player=player)], 1)
    assert "steady~0-bold" == one.player


def test_a_sitting_begins_at_the_strength_of_the_person():
    """At once, and in whatever game."""
    strength = strength_of(GOOD, "renegado").strength

    players = followed(NEW, GOOD).company.players

    assert strength > 2
    for name in players[1:]:
        assert strength == pytest.approx(PlayerName.of(name).strength, abs=0.03)
    assert ["bold", "cautious"] == [PlayerName.of(name).style for name in players[1:]]


def test_from_deal_to_deal_they_come_a_little_nearer():
    """Those who do not follow stay as they are."""
    assert (HUMAN, f"steady~{round(100 * FARTHEST)}-bold", "novice") == followed(BEGUN, GOOD).company.players


def test_they_stay_where_they_are_if_the_person_likes():
    assert BEGUN == followed(BEGUN, GOOD, moves=False)
    assert NEW != followed(NEW, GOOD, moves=False)


def test_in_a_duplicate_they_stay_as_they_began():
    """The expert plays the same deals against the same people."""
    origin = Origin(kind=OriginKind.DUPLICATE, number=7, expert=True)

    assert BEGUN.company == followed(replace(BEGUN, origin=origin), GOOD).company
    assert NEW.company != followed(replace(NEW, origin=origin), GOOD).company


def test_without_a_history_nobody_changes():
    assert NEW == followed(NEW, None)


@given(st.floats(0, 3), st.floats(0, 3))
def test_no_step_is_larger_than_that(now, wanted):
    """They come nearer, and not beyond."""
    company = replace(NEW.company, players=(HUMAN, PlayerName("steady", 0).at(now).text, "strong"))
    before = PlayerName.of(company.players[1]).strength

    after = PlayerName.of(company_at(company, wanted, at_once=False).players[1]).strength

    assert abs(after - before) <= FARTHEST + 0.001
    assert abs(after - wanted) <= max(0.026, abs(before - wanted))


def test_cards_are_dealt_once_it_is_known_how_strong_the_person_is(qapp):
    """The deal goes to the company at its new strength, which is saved with it."""
    journal = Past()
    controller = SessionController(QuickPlayers(patient=True), journal)
    sitting = replace(NEW, draw=None)

    controller.open(sitting)
    assert controller.sitting.state is None
    journal.read()

    assert controller.sitting.state is not None
    assert followed(sitting, GOOD).company == controller.sitting.company


def test_who_has_left_meanwhile_is_dealt_nothing(qapp):
    journal = Past()
    controller = SessionController(QuickPlayers(patient=True), journal)

    controller.open(replace(NEW, draw=None))
    controller.leave()
    journal.read()

    assert controller.sitting is None


def test_others_are_dealt_to_at_once(qapp):
    """Nothing is read where nobody follows."""
    journal = Past()
    controller = SessionController(QuickPlayers(patient=True), journal)

    controller.open(replace(new_sitting(FIRST_GAME), draw=None))

    assert [] == journal.asked
    assert controller.sitting.state is not None


def test_a_game_with_them_is_dealt_and_kept(seated, qtbot, home):
    """The history knows nothing of the person yet, so the opponents are steady."""
    app = seated(None)
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    game = matched(FIRST_GAME, Strength.MINE)
    app.choices.remember(game)
    app.resume(replace(fair_sitting(game, cut=NOBODY_CUT), draw=None), saved=False)
    qtbot.waitUntil(lambda: app.sitting is not None and app.sitting.state is not None)
    players = (HUMAN, "steady~0-bold", "steady~0-cautious")

    assert players == app.sitting.company.players
    assert players == keeper.load().sitting.company.players
    assert players[1:] == tuple(one.player for one in app.choices.last_games[0].opponents)


def test_every_strength_has_its_words():
    """Between two levels both are named."""
    told = [follower_note(half / 2) for half in range(7)]

    assert 7 == len(set(told))
    assert all(note.startswith("Plays about as well as you do: now") for note in told)
    assert told[2] == follower_note(0.9)
    assert told[3] == follower_note(1.3)
    assert follower_note() == level_note(FOLLOWING)
    assert "As strong as I am" == level_name(FOLLOWING) == level_name("novice~35")
    assert FOLLOWING not in LEVELS
