"""A new sitting is dealt by a chain that is shown first and that the person cuts."""

from __future__ import annotations

from random import Random

import pytest
from conftest import STILL
from evening import at_table, dealt_to, fresh, played
from opponents import QuickPlayers
from person import KeyUser
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from ombre_desktop.engine import apply, request, start, view
from ombre_desktop.engine.fairness import Finding
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.notation.proofs import verified
from ombre_desktop.players.player import player
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.ui.session.dealing import cards_for
from ombre_desktop.ui.session.journals import UnkeptJournal
from ombre_desktop.ui.session.kept_sitting import document_of, sitting_of
from ombre_desktop.ui.session.new_sitting import fair_sitting, new_sitting
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.value import replace

GAME = replace(FIRST_GAME, house="first_dealer=random")
SETTLED = dealt_to(at_table(played(fresh(), 1)))
"""Two deals; the last has just been settled."""


@pytest.fixture
def controller(qapp):
    made = SessionController(QuickPlayers(patient=True), UnkeptJournal())
    yield made
    made.close()


def fair(cut=None, **changes):
    sitting = fair_sitting(GAME, cut=cut)
    return replace(sitting, fair=replace(sitting.fair, **changes))


# The controller.


def test_nothing_is_dealt_before_the_cut(controller, qtbot):
    with qtbot.waitSignal(controller.cut_wanted):
        controller.open(fair())

    assert controller.sitting.state is None


@pytest.mark.parametrize(("said", "cut"), [("017", "17"), ("Café  noir", "Café noir"), ("", "")])
def test_the_cards_follow_from_chain_and_cut(controller, said, cut):
    """The cut is kept in its normal form, and the first deal is dealt by it."""
    controller.open(fair())
    controller.cut(said)

    sitting = controller.sitting
    game = sitting.ruleset
    cards = sitting.fair.cards(game.pack.cards, 1)
    assert cut == sitting.fair.cut
    assert game.dealt(cards, sitting.state.dealer) == sitting.state.layout


def test_a_second_cut_changes_nothing(controller):
    controller.open(fair())
    controller.cut("17")
    dealt = controller.sitting

    controller.cut("18")

    assert dealt is controller.sitting


def test_a_sitting_without_a_chain_keeps_the_old_shuffle(controller):
    """The same sitting is dealt the same cards as ever, from its identifier."""
    sitting = replace(new_sitting(GAME), game_id="controller")

    controller.open(sitting)

    assert controller.sitting.fair is None
    assert controller.sitting.state is not None


def test_whoever_did_not_cut_is_not_asked_for_the_next_chain(controller):
    """The deal is dealt at once by the new chain."""
    sitting = fair(cut="")

    controller.open(replace(sitting, session=replace(sitting.session, deals=1000)))

    assert "" == controller.sitting.fair.cut
    assert controller.sitting.state is not None


def test_a_chain_that_is_used_up_is_followed_by_another(controller, qtbot):
    """The person cuts again, and the new chain counts from its own first deal."""
    sitting = fair(cut="17")
    session = replace(sitting.session, deals=1000)

    with qtbot.waitSignal(controller.cut_wanted):
        controller.open(replace(sitting, session=session))

    renewed = controller.sitting.fair
    assert sitting.fair.chain != renewed.chain
    assert (1000, None) == (renewed.before, renewed.cut)


# The table.


@pytest.fixture
def asked(seated, qtbot):
    """Provide a program in which the pack waits for the cut."""
    app = seated(None)
    app.begin(GAME, cut=None)
    qtbot.waitUntil(lambda: app.features["fairness"].panel is not None)
    return app


def test_a_touch_on_the_pack_cuts_there(asked, qtbot):
    """Near the left end few cards are lifted; the deal begins at once."""
    pack = asked.features["fairness"].panel.pack

    QTest.mouseClick(pack, Qt.MouseButton.LeftButton, pos=QPoint(pack.width() // 4, pack.height() // 2))

    qtbot.waitUntil(lambda: asked.sitting.state is not None)
    assert "10" == asked.sitting.fair.cut
    assert asked.features["fairness"].panel is None


def test_arrows_and_enter_cut_too(asked, qtbot):
    """The pack is a slider that begins in the middle."""
    pack = asked.features["fairness"].panel.pack
    pack.setFocus()

    QTest.keyClick(pack, Qt.Key.Key_Right)
    QTest.keyClick(pack, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: asked.sitting.state is not None)
    assert "21" == asked.sitting.fair.cut


def test_enter_deals_without_a_cut_and_without_a_word(asked, qtbot):
    """The table explains the proof only to somebody who asks for it."""
    QTest.keyClick(asked.window, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: asked.sitting.state is not None)
    assert "" == asked.sitting.fair.cut
    assert asked.desk.dock._notice is None


def test_a_word_cuts(asked, qtbot):
    """The letter opens a field; a word that cannot be used is explained there."""
    QTest.keyClick(asked.window, Qt.Key.Key_W)
    asked.boards.finish()
    dialog = asked.boards.open_board("cut_word")
    dialog.box.setText('"')
    dialog.cut_button.click()
    assert "quotation marks" in dialog.fault

    dialog.box.setText("Elbflorenz")
    dialog.cut_button.click()

    qtbot.waitUntil(lambda: asked.sitting.state is not None)
    assert "Elbflorenz" == asked.sitting.fair.cut


def test_the_end_of_the_chain_is_shown_before_the_cut(asked):
    """Eight signs of it, and the whole for those who ask."""
    shown = asked.features["fairness"].panel.accessibleDescription()
    signs = asked.sitting.fair.chain.commitment.hex()

    assert f"{signs[:4]} {signs[4:8]}" in shown
    assert signs in asked.features["fairness"].panel.pack.accessibleDescription()


def test_another_sitting_takes_the_pack_away(asked):
    asked.resume(new_sitting(GAME))

    assert asked.features["fairness"].panel is None


def test_an_earlier_deal_takes_the_pack_away_and_the_way_back_brings_it_again(seated, qtbot):
    """The pack belongs to the next deal, and not to the one that is shown."""
    last = SETTLED.session.deals
    app = seated(None)
    app.resume(replace(SETTLED, fair=replace(fair(cut="17").fair, before=last - 1000)))
    app.controller.next_deal()
    qtbot.waitUntil(lambda: app.features["fairness"].panel is not None)

    app.controller.take_back()
    qtbot.waitUntil(lambda: app.sitting.state is not None)
    assert app.features["fairness"].panel is None

    app.controller.go(None)
    qtbot.waitUntil(lambda: app.features["fairness"].panel is not None)


@pytest.mark.parametrize(("wanted", "cut"), [(False, ""), (True, None)])
def test_only_a_person_who_wants_to_cut_is_asked(seated, wanted, cut):
    """The dialog for a new game deals at once, unless the preferences say otherwise."""
    app = seated(None, preferences=replace(STILL, cuts_pack=wanted))

    app.begin_chosen(GAME)

    assert cut == app.sitting.fair.cut


def test_just_play_does_not_ask(seated, qtbot):
    """The game begins at once."""
    app = seated(None, preferences=replace(STILL, cuts_pack=True))
    app.do(Command.JUST_PLAY)

    qtbot.waitUntil(lambda: app.sitting is not None and app.sitting.fair is not None)
    assert "" == app.sitting.fair.cut


def test_the_draw_makes_room_for_the_cut(seated, qtbot):
    app = seated(None)
    app.begin(FIRST_GAME, cut=None)
    app.desk.dock.furnish()

    KeyUser(app, qtbot).until(lambda: app.features["fairness"].panel is not None)

    assert not app.desk.dock.standing.draw.isVisible()


def test_the_pack_of_a_sitting_gives_way_to_the_draw_of_the_next(asked):
    """Its chain would be that of no sitting any more."""
    asked.begin(FIRST_GAME, cut=None)

    assert asked.features["fairness"].panel is None


def test_nothing_of_the_deal_before_lies_beside_the_pack(seated, qtbot):
    """The pool, the plates and the corner were those of another sitting."""
    app = seated()
    KeyUser(app, qtbot).wait_for_turn()

    app.begin(GAME, cut=None)

    qtbot.waitUntil(lambda: app.features["fairness"].panel is not None)
    assert app.desk.scene.centre.pool.pixmap().isNull()
    assert app.desk.dock.standing is None


# The proof.


@pytest.fixture(scope="module")
def over():
    """Provide a sitting that was cut at 17 and whose first deal is settled."""
    sitting = fair(cut="17")
    staked, game = sitting.session.with_antes(), sitting.ruleset
    state = start(game, staked.dealer, game.dealt(cards_for(sitting), staked.dealer), staked.stakes).state
    textbook = player("textbook")
    while (asked := request(state)) is not None:
        state = apply(state, textbook.decide(view(state, asked.seat), asked, Random(1))).state
    dealt = replace(sitting, session=staked, staked=staked, state=state)
    return dealt.settled(state.settlement, row_of(dealt))


def test_a_settled_deal_carries_its_proof(over):
    """The record has all five tags, and the cards follow from them."""
    record = parse_record(over.settled_record)

    assert Finding.PROVED is verified(record)
    assert over.fair.chain.commitment.hex() == record.tag("Commitment")


def test_a_kept_sitting_proves_the_same(over):
    """The record of a settled deal is written again from the save."""
    assert over == sitting_of(document_of(over))


def test_the_proof_is_checked_by_one_command(seated, over, qtbot):
    app = seated(None)
    app.resume(over)

    app.do(Command.CHECK_SHUFFLE)

    qtbot.waitUntil(lambda: any("Proved" in name for name in app.boards.names))


def test_during_the_deal_its_link_is_a_secret(seated):
    """The end of the chain can be noted, but nothing that leads to the cards."""
    app = seated(None)
    app.begin(GAME, cut="17")

    app.do(Command.CHECK_SHUFFLE)

    app.boards.finish()
    (name,) = app.boards.names
    details = app.boards.open_board(name)._trouble.details
    assert app.sitting.fair.chain.commitment.hex() in details
    assert app.sitting.fair.chain.link(1).hex() not in details


def test_the_score_sheet_checks_the_chosen_deal(seated, over, qtbot):
    """Chain and link are shown to somebody who asks for the proof, and in no line of the sheet."""
    app = seated(None)
    app.resume(over)
    app.do(Command.SCORE)
    app.boards.finish()

    sheet, link = app.boards.open_board("score_sheet"), over.fair.chain.link(1).hex()
    told = [label.text() for label in sheet.findChildren(QLabel)]
    told += [cell.text for row in sheet.sheet.sheet.cells for cell in row]
    assert not any(link[:4] in text for text in told)
    with qtbot.waitSignal(sheet.checked) as checked:
        sheet._check_button.click()
    assert [over.settled_record] == checked.args
