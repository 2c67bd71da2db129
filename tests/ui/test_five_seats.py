"""Five at the table: the called king by mouse and by keys, and what the table says of a hidden ally."""

from __future__ import annotations

import pytest
from dialect import dealt, one
from person import KeyUser, MouseUser
from sides import asked, sided
from wording import said

from ombre_desktop.engine import CallCard, CardRequest, PlayRequest, Seat, Session
from ombre_desktop.ui.desk.spoken.table_words import Part
from ombre_desktop.ui.dialogs.score_rows import score_rows
from ombre_desktop.ui.dialogs.score_sheet import ScoreSheet
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY
from ombre_desktop.ui.model.sitting import HUMAN, Company, Sitting
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.panels import review_button
from ombre_desktop.value import replace

FIVE = {"ruleset": "five_handed", "seats": 5, "opponents": USUAL_COMPANY[:4]}
NAMES = ("You", "Ana", "Bo", "Cid", "Dora")
PORTRAITS = ("viajero", "hilario", "ines", "baltasar", "leonor")
HANDS = "1 SA H7 HK HQ DQ D2 C2 S7; 2 SK S3 D4; 3 DK D3 H2; 4 CK D5; 5 DA"
"""The person is eldest; seat 3 holds the king of diamonds."""


def company() -> Company:
    return Company(NAMES, (HUMAN, *("textbook",) * 4), PORTRAITS)


def sitting_at(state) -> Sitting:
    """Return a sitting in which each has staked three and *state* is the deal in hand."""
    session = Session.begin(state.ruleset, state.dealer).with_antes()
    return Sitting("0" * 32, company(), session, 12, state=state, staked=session)


def roles(app: App) -> list[str]:
    """Return the words under the names, the person's first."""
    desk = app.desk
    return [desk.scenery.facts(desk.situation, Seat(at)).role for at in range(5)]


def words(app: App, seat: int) -> str:
    """Return the words on the ribbon of a seat."""
    desk = app.desk
    return desk.scenery.facts(desk.situation, Seat(seat)).words


def rows(app: App) -> list[tuple[str, str]]:
    """Return the rows of the panel with the contract."""
    return list(app.desk.dock.standing.contract._rows)


def logged(app: App) -> list[str]:
    """Return the log."""
    return list(app.desk.dock.standing.log.lines)


def shown(seated, state) -> App:
    """Return the table with *state* on it."""
    app = seated(None)
    app.resume(sitting_at(state))
    app.desk.wait_until_painted()
    return app


@pytest.mark.parametrize("way", [MouseUser, KeyUser])
def test_the_person_calls_a_king(seated, qtbot, way):
    """The panel offers the kings that may be called, and the person chooses one."""
    app = shown(seated, asked(HANDS, called="").state)
    person = way(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, CardRequest)

    person.say(request, CallCard(one("DK")))
    qtbot.waitUntil(lambda: isinstance(person.asked, PlayRequest))

    assert one("DK") is app.controller.view.position.called
    assert (said("contract.called_row.0"), "king of coins") == rows(app)[0]


def test_before_the_call_nobody_is_a_defender(seated):
    """One of the four will be the ally, so until then their places are shown instead of roles."""
    app = shown(seated, asked(HANDS, called="").state)

    expected = [
        said("seats.role_line", contract="ask leave"),
        said("seats._LATER.0"),
        said("seats._LATER.1"),
        said("seats._LATER.2"),
        "dealer",
    ]
    assert expected == roles(app)


def test_the_dealer_is_told_once_before_the_call(seated):
    """The dealer's role says so before the call, since no seat is the ally yet."""
    app = shown(seated, asked(HANDS, called="").state)

    dealer = app.desk.reader.zones[Part.PLAYERS].lines[4].accessibleName()

    assert 1 == dealer.lower().count(said("seats._DEALER"))


def test_the_ombre_does_not_know_his_ally(seated):
    """Any of the four others may be the ally."""
    assert [said("seats.role_line", contract="ask leave"), *[said("seats.unknown_line")] * 4] == roles(
        shown(seated, asked(HANDS).state)
    )


def test_a_defender_knows_of_himself_alone(seated):
    """A defender knows only their own role and the Ombre's."""
    hands = "3 SA H7 HK HQ DQ D2 C2; 5 DK; 1 SK CK"
    state = _asked_by_the_third(hands)

    assert [
        "defender",
        said("seats.unknown_line"),
        said("seats.role_line", contract="ask leave"),
        *[said("seats.unknown_line")] * 2,
    ] == roles(shown(seated, state))


def test_the_call_stands_on_the_ribbon(seated):
    """The ribbon tells the call in the words of the deck until the first card is led."""
    app = shown(seated, _asked_by_the_third("3 SA H7 HK HQ DQ D2 C2; 5 DK"))

    assert "King of coins!" == words(app, 2)


def test_the_ally_knows_everybody(seated):
    """The ally is told that nobody else knows."""
    state = _asked_by_the_third("3 SA H7 HK HQ DQ D2 C2; 1 DK CK")

    expected = [
        said("seats._SECRET_ALLY"),
        "defender",
        said("seats.role_line", contract="ask leave"),
        "defender",
        "defender",
    ]
    app = shown(seated, state)
    assert expected == roles(app)
    assert (said("contract.called_row.0"), "king of coins, you") == rows(app)[0]


def _asked_by_the_third(hands: str):
    deal = dealt("five_handed", hands, dealer=5, pool=15)
    return deal.does("1 pass  2 pass  3 ask  4 pass  5 pass  3 H  3 call DK").state


def test_the_fall_of_the_king_is_told(seated):
    """The fall is told at the seat for a while, then under the name, in the panel and in the log."""
    deal = asked(HANDS).play("1 D2 D4 DK")
    app = shown(seated, deal.state)

    assert said("seats._YOUR_ALLY") == words(app, 2)
    assert "ally" == roles(app)[2]
    assert "defender" == roles(app)[1]
    assert (said("contract.called_row.0"), "king of coins, Bo") == rows(app)[0]
    assert said("event_words.ALLY.1", card="the king of coins", name="Bo") in logged(app)


def test_the_tricks_of_a_side_are_counted_together(seated):
    """The tricks are added up once everybody's side is known."""
    app = shown(seated, asked(HANDS).play("1 D2 D4 DK D5 DA").state)

    assert (said("contract.side_tricks_row.2"), said("contract.side_tricks_row.1", side=1, others=0)) == rows(
        app
    )[-1]


@pytest.mark.parametrize(
    ("contract", "tricks", "title", "line"),
    [
        (
            "ask",
            5,
            said("sides._ALLIED.SACADA.0.0", friend="Bo"),
            said("sides._ALLIED.SACADA.1.0"),
        ),
        ("ask", 4, said("own_words._FRENCH.titles.PUESTA.0"), said("sides._ALLIED.PUESTA.1.0", friend="Bo")),
        ("ask", 3, said("sides._codille.2"), said("sides._codille.3")),
        ("solo", 5, said("results._TITLES.SACADA.0"), said("sides._ALONE.SACADA.1.0")),
        ("solo", 4, said("own_words._FRENCH.titles.PUESTA.0"), said("sides._ALONE.PUESTA.1.0")),
    ],
)
def test_the_settlement_names_both(seated, contract, tricks, title, line):
    """The Ombre reads both names on the settlement."""
    app = seated(None)
    state = sided(contract, tricks).state
    settlement = state.settlement
    assert settlement is not None
    sitting = sitting_at(state)
    app.resume(replace(sitting, session=sitting.session.after(settlement)))

    app.desk.dock.furnish().settle(app.controller.sitting)
    sheet = app.desk.dock.standing.settlement
    assert (title, line) == tuple(sheet._text.told)


def test_the_score_sheet_names_the_ally(seated):
    """The ally stands beside the Ombre, and a remise has its own word."""
    state = sided("ask", 4).state
    sitting = sitting_at(state)
    row = row_of(sitting)

    (line,) = score_rows(replace(sitting, rows=(row,)))

    assert (said("scores.with_ally", ombre="You", ally="Bo"), "remise") == (line.ombre, line.result)
    assert (-13, -3, -8, -3, -3) == line.changes


def test_a_solo_has_no_ally_in_the_score_sheet(seated):
    """Only the Ombre is named on the sheet."""
    sitting = sitting_at(sided("solo", 5).state)

    (line,) = score_rows(replace(sitting, rows=(row_of(sitting),)))

    assert ("You", "won") == (line.ombre, line.result)


def test_a_score_sheet_left_open_follows_to_another_table(seated):
    """A score sheet for three players has no columns for a fourth and a fifth."""
    app = seated("a")
    app.do(Command.SCORE)
    app.boards.finish()
    sitting = sitting_at(sided("ask", 4).state)
    settled = sitting.settled(sitting.state.settlement, row_of(sitting))
    app.resume(settled)

    app.do(Command.SCORE)
    app.boards.finish()

    (sheet,) = (one for one in app.window.findChildren(ScoreSheet) if one.isVisible())
    assert NAMES == sheet.names


def test_where_all_cards_were_played_no_others_are_offered(seated, qtbot):
    """The game for five has no talon, and no cards are thrown away."""
    sitting = sitting_at(sided("ask", 4).state)
    app = seated(None)
    app.resume(sitting.settled(sitting.state.settlement, row_of(sitting)))
    standing = app.desk.dock.furnish()
    qtbot.waitUntil(lambda: standing.settlement is not None)

    assert [said("panels.next_deal_button"), review_button().label] == [
        button.face.text.label for button in standing.settlement.buttons
    ]
