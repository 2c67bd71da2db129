"""A rest that is certain, cards that play themselves, and the expert's hand."""

from __future__ import annotations

from random import Random

from conftest import STILL, sitting_at
from dialect import Deal, auction, playing
from opponents import QuickPlayers
from person import KeyUser
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from twins import twin
from wording import said

from ombre_desktop.engine import CallRequest, Question, Seat
from ombre_desktop.engine.cards import cards as cards_in_turn
from ombre_desktop.players.claim import Claim
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.substitute import Substitute
from ombre_desktop.ui.texts.claims import claim_line
from ombre_desktop.value import replace

SURE = playing("renegado", trump="H", hands="1 SA H7 CA; 2 S2 S3 S4; 3 C2 C3 C4", ombre=1)
"""The person leads with the three matadors."""
OPEN = playing("renegado", trump="H", hands="1 SA H7 DK; 2 S2 S3 S4; 3 C2 C3 C4", ombre=1)
"""The king may be trumped."""
LOST = playing(
    "french", trump="H", hands="3 DK S3; 1 D6 D7; 2 C2 C3", contract="sans_prendre", ombre=3, dealer=2
).play("3 DK")
"""Nothing that the person holds can win a trick, and nobody can surrender."""
GIVEN_UP = playing("renegado", trump="H", hands="3 DK S3; 1 D6 D7; 2 C2 C3", ombre=3, dealer=2).play("3 DK")
FORCED = playing("renegado", trump="H", hands="3 DK S3; 1 D6 C7; 2 C2 C3", ombre=2, dealer=2).play("3 DK")
"""The person must follow with the only diamond."""


def asked(seated, qtbot, deal, **more):
    """Return a table at which the person has been asked, and every proof has been tried."""
    app = seated(deal=deal, **more)
    KeyUser(app, qtbot).wait_for_turn()
    qtbot.wait(1)
    return app


def offer(app) -> str:
    """Return the claim on the buttons: *mine*, *theirs* or nothing."""
    panel = app.desk.dock.panel
    shown = {wins for wins, button in panel._rest.items() if button.isVisible()}
    return {(): "", (True,): "mine", (False,): "theirs"}[tuple(shown)]


def finished(app, qtbot):
    """Wait for the settlement, and return the sitting."""
    qtbot.waitUntil(lambda: app.situation.is_settled, timeout=8000)
    return app.controller.sitting


def test_a_certain_rest_is_offered_with_its_proof(seated, qtbot):
    """The line names the cards that win, in their order."""
    app = asked(seated, qtbot, SURE)

    assert "mine" == offer(app)
    assert claim_line(Claim(True, cards_in_turn("SA H7 CA")), Deck.SPANISH) == app.desk.dock.panel.words


def test_nothing_is_offered_that_is_not_certain(seated, qtbot):
    app = asked(seated, qtbot, OPEN)

    assert "" == offer(app)
    assert not Command.FINISH.is_enabled(app.situation)


def test_a_hopeless_rest_can_be_left_to_the_others(seated, qtbot):
    """Both cards are played by the rules."""
    app = asked(seated, qtbot, LOST)
    assert "theirs" == offer(app)

    app.do(Command.FINISH)

    qtbot.waitUntil(lambda: app.controller.sitting.state.is_over)
    assert (0, 0, 2) == app.controller.sitting.state.play.won


def test_whatever_else_is_asked_is_left_to_the_person(seated, qtbot):
    """The Ombre surrenders after the first trick, and a defender may take the hand over."""
    app = asked(seated, qtbot, GIVEN_UP)

    app.do(Command.FINISH)

    qtbot.waitUntil(lambda: app.controller.request is not None)
    assert Question.TAKE_OVER is app.controller.request.question
    qtbot.waitUntil(lambda: app.desk.dock.panel is not None)
    assert said("maxims.on_surrender.0") == app.desk.dock.panel._maxim.words


def test_the_claimed_cards_are_played_through_the_rules(seated, qtbot):
    """The settlement is the one of the cards, played in the order of the proof."""
    app = asked(seated, qtbot, SURE)
    QTest.keyClick(app.desk.dock.panel, Qt.Key.Key_M)

    sitting = finished(app, qtbot)

    played = [str(trick.card_of(0)) for trick in sitting.state.play.tricks]
    assert ["SA", "H7", "CA"] == played
    assert (3, 0, 0) == sitting.state.play.won
    assert Mark.CLEAN is sitting.mark


def test_the_hint_is_to_claim_what_is_certain(seated, qtbot):
    """No card is advised beside it, and the key for what the hint says makes the claim."""
    app = asked(seated, qtbot, SURE)

    app.hint()

    proof = claim_line(Claim(True, cards_in_turn("SA H7 CA")), Deck.SPANISH)
    qtbot.waitUntil(lambda: proof in " ".join(app.turns.hints.told))
    app.desk.changed.emit()
    assert app.turns.hints.told
    QTest.keyClick(app.window, Qt.Key.Key_X)
    sitting = finished(app, qtbot)
    assert (3, 0, 0) == sitting.state.play.won
    assert Mark.CLEAN is sitting.mark


def test_no_proof_is_sought_in_a_set_deal(seated, qtbot):
    """It would tell the plan."""
    app = seated(None)
    app.runner.set_deal = {"set": "a record"}
    app.resume(sitting_at(SURE))
    KeyUser(app, qtbot).wait_for_turn()
    qtbot.wait(1)

    assert "" == offer(app)


def test_a_claim_tells_nothing_of_the_hidden_cards(seated, qtbot):
    """The table offers the same if the unseen cards change places."""
    told = set()
    for number in range(3):
        deal = Deal(twin(SURE.state, Seat(0), Random(number))) if number else SURE
        app = asked(seated, qtbot, deal)
        told.add((offer(app), app.desk.dock.panel.words))

    assert 1 == len(told)


def test_an_answer_about_another_position_is_dropped(seated, qtbot):
    """The person has played meanwhile."""
    app = asked(seated, qtbot, OPEN)

    app.runner.claimed.emit(app.turns.claiming._number - 1, Claim(True, cards_in_turn("SA H7 DK")))

    assert "" == offer(app)


def test_a_process_that_talks_nonsense_claims_nothing(qtbot, monkeypatch):
    """No word of it reaches the table."""
    runner = PlayerRunner(command=["no such program"])
    monkeypatch.setattr(runner, "_send_if_trusted", lambda number, _: not runner._owed.add(number))
    number = runner.prove(SURE.seen_by(1))
    with qtbot.waitSignal(runner.claimed) as told:
        runner._take(f'{{"id": {number}, "claim": {{"wins": true, "cards": "SA SA SA"}}}}')

    assert [number, None] == told.args
    runner.close()


def test_a_question_that_is_not_about_a_card_is_left_to_the_person():
    """A claim of the game or a vole is a decision of its own."""
    claims = Substitute(claim=Claim(True, cards_in_turn("SA")))

    assert claims.answer(auction("").asked) is None


# The expert's hand.


def test_the_expert_decides_once_and_the_deal_is_helped(seated, qtbot):
    """The next card is the person's again, and the decision can be taken back."""
    app = asked(seated, qtbot, OPEN)
    app.do(Command.DECIDE)

    qtbot.waitUntil(lambda: len(app.controller.view.hand) == 2)
    KeyUser(app, qtbot).wait_for_turn()

    assert (Mark.HELPED, True) == (app.controller.sitting.mark, app.controller.can_take_back)
    app.controller.take_back()
    assert 3 == len(app.controller.view.hand)
    assert Mark.CLEAN is not app.controller.sitting.mark


def test_a_person_who_answers_first_is_obeyed(seated, qtbot):
    """The expert's thought is dropped, and the deal stays clean."""
    runner = QuickPlayers(patient=True)
    app = asked(seated, qtbot, OPEN, runner=runner)
    app.do(Command.DECIDE)
    assert runner.is_thinking

    app.controller.submit(OPEN.asked.actions[0])

    assert OPEN.asked.actions[0].card not in app.controller.view.hand
    assert Mark.CLEAN is app.controller.sitting.mark


def test_the_expert_plays_a_whole_deal_as_practice(seated, qtbot):
    app = asked(seated, qtbot, OPEN)
    app.do(Command.PLAY_DEAL)

    assert Mark.PRACTICE is finished(app, qtbot).mark


# Only one answer.

LAST = playing("renegado", trump="H", hands="3 DK; 1 D6; 2 C2", ombre=2, dealer=2).play("3 DK")
"""The person holds one card."""


def test_the_last_card_plays_itself(seated, qtbot):
    """It is raised first, as every card that is played for a person."""
    app = asked(seated, qtbot, LAST)
    assert app.turns.self_play._pause.isActive()
    assert "D6" == str(app.desk.hand.staging.raised)

    app.turns.self_play.go_on()

    assert () == app.controller.view.hand


def test_who_goes_back_to_the_last_card_is_not_sent_forward_again(seated, qtbot):
    app = asked(seated, qtbot, LAST)
    app.turns.self_play.go_on()
    user = KeyUser(app, qtbot)
    user.until(lambda: app.controller.can_take_back)

    app.do(Command.TAKE_BACK)

    user.until(lambda: app.desk.situation.asked is not None)
    assert app.situation.can_redo
    assert not app.turns.self_play._pause.isActive()


def test_the_last_card_of_a_lesson_is_left_to_the_pupil(seated, qtbot):
    """The teacher may have something to say about it."""
    app = seated(None)
    app.resume(replace(sitting_at(LAST), lesson="first"))
    KeyUser(app, qtbot).wait_for_turn()

    assert not app.turns.self_play._pause.isActive()


WANTED = replace(STILL, plays_itself=True)


def test_a_newcomer_plays_even_a_forced_card(seated, qtbot):
    """At first nothing is played for a person, who is still learning why a card is forced."""
    app = asked(seated, qtbot, FORCED)

    assert not app.turns.self_play._pause.isActive()


def test_a_forced_card_is_raised_and_played_after_a_pause(seated, qtbot):
    """The person sees which card it is before it goes."""
    app = asked(seated, qtbot, FORCED, preferences=WANTED)
    assert app.turns.self_play._pause.isActive()
    assert "D6" == str(app.desk.hand.staging.raised)

    app.turns.self_play.go_on()

    assert ["C7"] == list(map(str, app.controller.view.hand))


def test_a_choice_is_left_to_the_person(seated, qtbot):
    app = asked(seated, qtbot, OPEN, preferences=WANTED)

    assert not app.turns.self_play._pause.isActive()


def test_a_lone_pass_says_itself(seated, qtbot):
    """Nothing higher can be bid than a solo."""
    deal = auction("solo", dealer=2)
    app = asked(seated, qtbot, deal, preferences=WANTED)
    assert isinstance(app.controller.request, CallRequest)
    assert 1 == len(app.controller.request.actions)

    app.turns.self_play.go_on()

    assert app.controller.request is None or not isinstance(app.controller.request, CallRequest)


def test_an_answer_of_the_person_ends_the_pause(seated, qtbot):
    app = asked(seated, qtbot, FORCED, preferences=WANTED)

    app.desk.wishes.acted.emit(FORCED.asked.actions[0])

    assert not app.turns.self_play._pause.isActive()
