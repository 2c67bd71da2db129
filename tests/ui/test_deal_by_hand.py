"""A deal laid out by hand: by clicks, keys, typing and chance; told card by card; then played."""

from __future__ import annotations

import pytest
from opponents import QuickPlayers
from person import MouseUser
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import Bid, CallRequest, Card, Say, Seat, Word, ruleset
from ombre_desktop.engine.cards import cards
from ombre_desktop.engine.codes import code_of, deal_of, numbered_deal
from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.variants import whole_variants
from ombre_desktop.players.judging import answering
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.features.deal_by_hand import bid_search, problem_maker, search
from ombre_desktop.ui.features.deal_by_hand.calls import called
from ombre_desktop.ui.features.deal_by_hand.draft import TALON, Draft, draft_of, first_draft
from ombre_desktop.ui.features.deal_by_hand.typed import TypedError, draft_in
from ombre_desktop.ui.features.deal_by_hand.wish import Measure
from ombre_desktop.ui.features.training.problem_file import problems_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.asking import NoReply
from ombre_desktop.ui.session.dealing import first_mark
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.texts.deal_by_hand import Wish
from ombre_desktop.value import replace

RENEGADO = ruleset("renegado")
EMPTY = first_draft(RENEGADO)
HAND = "SAKQ CQ4 HQ DQ32"
SA, CK = Card.parse("SA"), Card.parse("CK")


def board_of(app):
    """Return the dialog."""
    app.do(Command.BY_HAND)
    app.boards.finish()
    return app.boards.open_board("deal_by_hand")


@pytest.fixture
def app(seated):
    return seated(None)


# The draft.


def test_a_card_lies_at_one_place_only():
    draft = EMPTY.put(SA, 1).put(SA, TALON)

    assert TALON == draft.place_of(SA)
    assert (SA,) == draft.row(TALON)
    assert 39 == len(draft.left)


def test_the_talon_keeps_its_order_and_a_hand_is_sorted():
    draft = EMPTY.put(CK, TALON).put(SA, TALON, before=CK).put(Card.parse("D2"), 1).put(Card.parse("S7"), 1)

    assert cards("SA CK") == draft.row(TALON)
    assert cards("S7 D2") == draft.row(1)


def test_the_rest_is_dealt_at_random_in_every_game():
    """Cards that were laid out stay where they lie, and the code of the deal deals it again."""
    for one in whole_variants():
        for seats in one.seats:
            for dealer in range(seats):
                game = ruleset(one.name, seats=seats)
                draft = Draft(game, Seat(dealer))
                place, laid = draft.places[0], game.pack.cards[:3]
                draft = draft.with_row(place, laid).filled("seven")

                assert draft.is_whole, (one.name, seats)
                assert set(laid) <= set(draft.row(place))
                dealt = deal_of(draft.known.code)
                assert draft.layout == dealt.layout
                assert replace(draft, rows=()) == replace(
                    draft_of(dealt.ruleset, dealt.dealer, dealt.layout), rows=()
                )


def test_cards_that_another_game_lacks_are_back_with_the_first_game():
    two = Card.parse("S2")
    draft = EMPTY.put(two, 3)
    other = replace(draft, game=ruleset("german_solo"), dealer=Seat(3))

    assert other.is_empty
    assert two not in other.left
    assert 3 == replace(other, game=RENEGADO, dealer=Seat(2)).place_of(two)


# What is typed.


def is_painted(card) -> bool:
    """Tell whether there is ink on a card, within its edge."""
    picture = card.grab().toImage().scaled(20, 30)
    return any(picture.pixelColor(x, y).lightness() < 128 for x in range(4, 16) for y in range(4, 26))


def test_another_game_brings_a_deck_that_has_its_cards(app, qtbot):
    """The Spanish one has no 8, 9 and 10; they are named and painted as French cards."""
    board = board_of(app)
    box = board.fields.game_box
    assert "king of swords" == board.table.cards[Card.parse("SK")].accessibleName()

    box.setCurrentIndex(box._values.index(("german_solo", 4)))

    assert "king of spades" == board.table.cards[Card.parse("SK")].accessibleName()
    assert "ten of spades" == board.table.cards[Card.parse("ST")].accessibleName()
    ten = board.table.cards[Card.parse("ST")]
    qtbot.waitUntil(lambda: is_painted(ten))
    box.setCurrentIndex(box._values.index(("renegado", 3)))
    assert "king of swords" == board.table.cards[Card.parse("SK")].accessibleName()


def test_a_line_of_suits_is_a_hand_and_slashes_part_hands():
    draft = draft_in("♠akq cq4, hq dq3 / - / S7 / D7 S6", EMPTY)

    assert cards("SA SK SQ CQ C4 HQ DQ D3") == draft.row(1)
    assert () == draft.row(2)
    assert cards("S7") == draft.row(3)
    assert cards("D7 S6") == draft.row(TALON)


def test_a_code_and_a_record_are_laid_out_with_their_game_and_dealer():
    state = numbered_deal(ruleset("tresillo", seats=4), 5)

    for text in (code_of(state), format_record(record_of(state))):
        draft = draft_in(text, EMPTY)

        assert ("tresillo", 4, state.dealer) == (draft.game.name, draft.game.seats, draft.dealer)
        assert state.layout == draft.layout


@pytest.mark.parametrize(
    ("text", "flaws"),
    [
        ("SAK XQ", ["XQ"]),
        ("SA9 C8", [Card.parse("S9"), Card.parse("C8")]),
        ("SAA", [SA]),
        ("SA / SA", [SA]),
        ("SA/SK/SQ/SJ/S7", ["5"]),
        ("hello", ["HE", "HL", "HL", "HO"]),
    ],
)
def test_what_cannot_be_is_told_card_by_card(text, flaws):
    with pytest.raises(TypedError) as raised:
        draft_in(text, EMPTY)

    assert flaws == [found for _, found in raised.value.flaws]


def test_a_broken_record_is_no_deal():
    with pytest.raises(RecordError):
        draft_in('[Record "ombre 1"]\nnothing', EMPTY)


# The dialog.


def test_a_click_lays_a_card_into_the_lit_row_and_another_takes_it_back(app):
    board = board_of(app)
    table = board.table

    table.cards[SA].click()
    assert 1 == board.draft.place_of(SA)

    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=table._ground.rows[3].topLeft() + QPoint(20, 20))
    table.cards[CK].click()
    table.cards[SA].click()

    assert 3 == board.draft.place_of(CK)
    assert board.draft.place_of(SA) is None
    board.undo_button.click()
    assert 1 == board.draft.place_of(SA)


def test_a_card_is_dragged_into_a_row_and_back(app):
    board = board_of(app)
    table = board.table

    table.cards[SA].dropped.emit(table._ground.rows[TALON].center())
    table.cards[CK].dropped.emit(table._ground.rows[TALON].topLeft() + QPoint(table._ground.label, 9))
    assert (CK, SA) == board.draft.row(TALON)

    table.cards[SA].dropped.emit(table._ground.pack.center())
    assert (CK,) == board.draft.row(TALON)


def test_keys_lay_cards_out(qtbot, app):
    """A number gives the card to a row, and the next card has the focus."""
    board = board_of(app)
    with qtbot.waitActive(board):
        board.show()
        board.activateWindow()
    table = board.table
    table.cards[SA].setFocus()

    def press(*keys):
        for key in keys:
            QTest.keyClick(board.focusWidget(), key)

    press(Qt.Key.Key_2, Qt.Key.Key_0, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_3)

    assert cards("SA") == board.draft.row(2)
    assert cards("SK") == board.draft.row(TALON)
    assert cards("SJ") == board.draft.row(1)
    assert 1 == len(board.draft.row(3))
    table.cards[SA].setFocus()
    press(Qt.Key.Key_Delete)
    assert board.draft.place_of(SA) is None
    stops = [one for one in table.cards.values() if one.focusPolicy() is Qt.FocusPolicy.StrongFocus]
    assert 1 == len(stops)
    assert "Talon: 1 of 13" in table.accessibleDescription()


def test_typing_lays_cards_out_letter_by_letter_and_undo_takes_it_back_at_once(app):
    board = board_of(app)

    QTest.keyClicks(board.box, "SAK CQ4")
    assert cards("SA SK CQ C4") == board.draft.row(1)
    QTest.keyClick(board.box, Qt.Key.Key_Backspace)
    assert cards("SA SK CQ") == board.draft.row(1)

    board.undo_button.click()
    assert board.draft.is_empty
    assert not board.undo_button.isEnabled()


def test_a_text_of_several_lines_is_pasted_whole(app):
    board = board_of(app)
    state = numbered_deal(ruleset("quadrille"), 3)
    QGuiApplication.clipboard().setText(format_record(record_of(state)))

    QTest.keyClick(board.box, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    assert state.layout == board.draft.layout
    assert ("quadrille", 4) == board.fields.game_box.value
    assert int(state.dealer) == board.fields.dealer_box.value


def test_too_many_cards_are_told_and_nothing_is_played(app):
    board = board_of(app)
    board.lay(EMPTY.with_row(2, RENEGADO.pack.cards[:10]))

    assert board.told == "Don Hilario has 10 cards; 1 is too many."
    assert not board.play_button.isEnabled()
    assert not board.random_button.isEnabled()


def test_a_mistake_in_typing_is_told_and_loses_nothing(app):
    board = board_of(app)
    board.box.setText("SAK")
    board.box.setText("SAK S9")

    assert board.told == "The nine of swords is not in the pack of this game."
    assert cards("SA SK") == board.draft.row(1)


def test_a_whole_deal_is_played_as_practice_with_just_these_cards(app, monkeypatch):
    """It is saved before its first decision."""
    saved = []
    monkeypatch.setattr(app.journal, "write", lambda sitting, done: saved.append(sitting) or done())
    board = board_of(app)
    board.box.setText("SAKQ CQ4 HQ DQ3 C2")
    board.random_button.click()
    layout = board.draft.layout

    assert board.told == "The deal is whole."
    board.code_button.click()
    assert layout == deal_of(QGuiApplication.clipboard().text()).layout
    board.play_button.click()

    assert layout == app.sitting.state.layout
    assert Mark.PRACTICE is app.sitting.mark
    assert app.sitting in saved


def test_what_was_laid_out_is_there_again_when_the_dialog_is_opened_again(app):
    board = board_of(app)
    board.table.cards[SA].click()
    board.fields.game_box.setCurrentIndex(board.fields.game_box._values.index(("lhombre", 4)))
    board.reject()

    again = board_of(app)

    assert (SA,) == again.draft.row(1)
    assert "lhombre" == again.draft.game.name


# Deals as one wishes.


@pytest.mark.parametrize(
    ("wish", "hand", "fits"),
    [
        (Wish.FIVE_TRUMPS, "SA CA HK HQ HJ", True),
        (Wish.SIX_TRUMPS, "SA CA HK HQ HJ", False),
        (Wish.TWO_MATADORS, "SA H7 D3", True),
        (Wish.THREE_MATADORS, "SA H7 CA", True),
        (Wish.THREE_MATADORS, "SA HK CA", False),
        (Wish.WEAK, "SA SK CK HK DK", True),
    ],
)
def test_a_wish_counts_trumps_and_matadors_in_the_best_suit(wish, hand, fits):
    """Spadille and basto are trumps and matadors in every suit."""
    measure = Measure(RENEGADO)

    assert fits is measure.fits(wish, [frozenset(cards(hand)), frozenset()])
    assert measure.fits(Wish.AGAINST_MATADORS, [frozenset(), frozenset(cards("SA H7 CA"))])


def test_a_deal_is_found_as_one_wishes_and_its_chance_is_said(app):
    """The cards laid out stay; the next press looks for another."""
    board = board_of(app)
    board.table.cards[SA].click()
    board.wish_boxes[0].set_value(Wish.THREE_MATADORS)
    board.random_button.click()
    assert "Looking" in board.told
    assert "Stop" in board.random_button.text()
    board._search.finish()

    assert board.draft.is_whole
    assert SA in board.draft.row(1)
    assert "about one deal in" in board.told
    first = board.draft
    board.random_button.click()
    board._search.finish()
    assert first != board.draft
    assert SA in board.draft.row(1)


def test_a_search_can_be_left_and_ends_where_there_is_no_such_deal(app, monkeypatch):
    board = board_of(app)
    monkeypatch.setattr(search, "MOST", 200)
    board.box.setText("S7654 C7653 D2")
    board.wish_boxes[0].set_value(Wish.SEVEN_TRUMPS)
    board.random_button.click()
    board.random_button.click()
    assert not board._search.is_on
    assert "still to be laid" in board.told

    board.random_button.click()
    board._search.finish()

    assert "None of 200 deals was such." == board.told
    assert not board.draft.is_whole


def test_no_matador_is_looked_for_in_a_game_without_any(app):
    board = board_of(app)
    board.lay(first_draft(ruleset("german_solo")))
    board.wish_boxes[0].set_value(Wish.THREE_MATADORS)
    board.random_button.click()

    assert "This game has no matadors." == board.told


def test_the_next_deal_of_the_same_kind_is_a_key_away(app):
    """After a deal was played, the cards laid out and the wish are there, and the rest can be dealt again."""
    board = board_of(app)
    board.table.cards[SA].click()
    board.wish_boxes[0].setCurrentIndex(list(Wish).index(Wish.FIVE_TRUMPS))
    board.random_button.click()
    board._search.finish()
    board.play_button.click()

    again = board_of(app)

    assert Wish.FIVE_TRUMPS is again.wish_boxes[0].value
    assert {SA} == {card for place in again.draft.places for card in again.draft.row(place)}


# The bids so far.


def whole_board(app, seed="seven"):
    """Return the dialog with a whole deal."""
    board = board_of(app)
    board.lay(EMPTY.filled(seed))
    return board


def say(board, *bids):
    """Choose *bids*, one seat after another."""
    for bid in bids:
        board.bids.box.chosen.emit(bid)


def test_bids_are_said_seat_by_seat_and_taken_back(app):
    """Only lawful ones are offered, and the sentence tells who has said what."""
    board = board_of(app)
    assert not board.bids.isVisible()
    board.lay(EMPTY.filled("seven"))

    say(board, Bid("entrada"), Say(Word.PASS))

    assert (Bid("entrada"), Say(Word.PASS)) == board.draft.bids
    assert board.bids.told.startswith("Said so far: You: ")
    assert Bid("entrada") not in board.bids.box._values
    board.bids.back_button.click()
    assert (Bid("entrada"),) == board.draft.bids
    board.undo_button.click()
    assert (Bid("entrada"), Say(Word.PASS)) == board.draft.bids


def test_the_next_bid_asks_the_person_or_another(app):
    """The person is spoken to, the others are named."""
    board = whole_board(app)
    assert "You say…" == board.bids.box.itemText(0)

    say(board, Bid("entrada"))

    assert f"{board.bids._names[2]} says…" == board.bids.box.itemText(0)


def test_bids_are_taken_back_without_moving_the_pointer(app):
    """The button stays where it is when the list of bids comes back beside it."""
    board = whole_board(app)
    say(board, Bid("vuelta"), Say(Word.PASS), Say(Word.PASS))
    QApplication.processEvents()
    assert not board.bids.box.isVisible()
    before = board.bids.back_button.geometry()

    board.bids.back_button.click()
    QApplication.processEvents()

    assert board.bids.box.isVisible()
    assert before == board.bids.back_button.geometry()


def test_the_deal_is_played_after_its_bids(app):
    """Those who have spoken do not speak again, and the sitting is for practice."""
    board = whole_board(app)
    say(board, Bid("entrada"), Say(Word.PASS), Say(Word.PASS))

    board.play_button.click()
    app.boards.finish()

    sitting = app.controller.sitting
    assert Mark.PRACTICE is sitting.mark
    assert [Bid("entrada"), Say(Word.PASS), Say(Word.PASS)] == [
        move.action for move in sitting.state.history[:3]
    ]
    assert not isinstance(app.controller.request, CallRequest)


def test_bids_that_are_not_lawful_any_more_are_left_out(app):
    """Another dealer changes who speaks, and what may be said."""
    board = whole_board(app)
    say(board, Bid("solo"), Say(Word.PASS))

    board.lay(replace(board.draft, bids=(Say(Word.PASS), Bid("solo"), Bid("entrada"))))

    assert (Say(Word.PASS), Bid("solo")) == called(board.draft).bids


def test_a_deal_with_bids_is_copied_as_a_record_and_read_again(app):
    """A code holds only cards."""
    board = whole_board(app)
    say(board, Say(Word.PASS), Bid("vuelta"))

    board.code_button.click()

    assert board.draft == replace(draft_in(QGuiApplication.clipboard().text(), EMPTY), rows=board.draft.rows)
    assert board.told == "The record has been copied, with the bids."


class Bidders(QuickPlayers):
    """Opponents who answer questions of a review in this process, in a later turn."""

    def review(self, words):
        number = self._next()
        said = answering.answer(words)
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(number, said))
        return number


@pytest.fixture
def bidders(seated, monkeypatch):
    """Provide a window whose opponents can be asked what they would bid; few deals are enough."""
    monkeypatch.setattr(bid_search, "SAMPLE", 5)
    return seated(None, runner=Bidders())


def test_a_deal_is_found_in_which_the_person_is_ombre(bidders, qtbot):
    """The bids that lead there are said already, and the chance is told."""
    board = board_of(bidders)
    board.lay(replace(EMPTY, rows=((), cards("SA SK S7 S3 S5 CA CK"), *EMPTY.rows[2:])))
    board.wish_boxes[0].set_value(Wish.OMBRE)

    board.random_button.click()
    qtbot.waitUntil(lambda: not board._search.is_on)

    dealt = called(board.draft).record.state
    assert (0, None) == (dealt.ombre, called(board.draft).asked)
    assert board.told.startswith("Found: ")
    assert {Card.parse("SA"), CK} <= set(board.draft.row(1))


def test_a_bid_that_the_game_does_not_have_is_not_looked_for(bidders):
    board = board_of(bidders)
    board.lay(first_draft(ruleset("homme_auvergne", seats=3)))
    board.wish_boxes[0].set_value(Wish.VUELTA)

    board.random_button.click()

    assert "This game has no such bid." == board.told


def test_a_search_ends_if_nobody_answers(bidders, qtbot, monkeypatch):
    """The opponents' process may fail."""
    board = board_of(bidders)
    monkeypatch.setattr(bidders.runner, "review", lambda _: 77)
    board.wish_boxes[0].set_value(Wish.LEFT)
    board.random_button.click()
    qtbot.waitUntil(lambda: board._search._asked == 77)

    bidders.runner.unreviewed.emit(77, None)

    assert not board._search.is_on
    assert board.told.startswith("None of ")


@pytest.mark.parametrize(
    ("wish", "ombre", "contract", "fits"),
    [
        (Wish.OMBRE, 0, "entrada", True),
        (Wish.OMBRE, 1, "entrada", False),
        (Wish.VUELTA, 0, "vuelta", True),
        (Wish.SOLO, 0, "vuelta", False),
        (Wish.LEFT, 2, "solo", True),
        (Wish.LEFT, None, None, False),
    ],
)
def test_a_wish_for_the_auction_is_measured_by_its_end(wish, ombre, contract, fits):
    """The player on the person's left is the last seat: turns pass to the right."""
    assert fits is Measure(RENEGADO).fits_bids(wish, ombre, contract)


def test_two_wishes_are_put_together(app):
    """Both hold, of the person's cards and of another's."""
    board = board_of(app)
    board.wish_boxes[0].set_value(Wish.WEAK)
    board.wish_boxes[1].set_value(Wish.AGAINST_MATADORS)
    board.random_button.click()
    board._search.finish()

    hands = [frozenset(board.draft.row(place)) for place in (1, 2, 3)]
    measure = Measure(RENEGADO)
    assert measure.fits(Wish.WEAK, hands)
    assert measure.fits(Wish.AGAINST_MATADORS, hands)


def test_a_wish_for_the_cards_narrows_one_for_the_auction(bidders, qtbot):
    """Only deals with such cards are bid out."""
    board = board_of(bidders)
    board.wish_boxes[0].set_value(Wish.OMBRE)
    board.wish_boxes[1].set_value(Wish.THREE_MATADORS)

    board.random_button.click()
    qtbot.waitUntil(lambda: not board._search.is_on)

    assert Measure(RENEGADO).fits(Wish.THREE_MATADORS, [frozenset(board.draft.row(1)), frozenset()])
    assert 0 == called(board.draft).record.state.ombre


# One such deal after another.


def test_other_deals_like_it_follow(app, qtbot):
    """Each completes the same cards; all are of one sitting, and for practice."""
    board = board_of(app)
    board.table.cards[SA].click()
    board.wish_boxes[0].setCurrentIndex(list(Wish).index(Wish.FIVE_TRUMPS))
    board.random_button.click()
    board._search.finish()
    board.series_box.setChecked(True)
    board.play_button.click()
    app.boards.finish()
    first = app.controller.sitting
    MouseUser(app, qtbot).play_deal()

    app.desk.wishes.next_deal.emit()
    qtbot.waitUntil(lambda: not app.controller.sitting.state.is_over)

    second = app.controller.sitting
    assert (first.game_id, 1, Mark.PRACTICE) == (second.game_id, second.session.deals, second.mark)
    assert first.state.layout != second.state.layout
    assert {True} == {SA in one.state.layout.hands[0] for one in (first, second)}
    assert first.session.dealer == second.session.dealer
    assert Mark.PRACTICE is second.rows[0].mark
    assert sum(second.session.chips) + second.session.pool == 0
    assert Mark.PRACTICE is first_mark(second)


# A problem of it.


class Posers(QuickPlayers):
    """Opponents who say of every decision what a test wants, in a later turn."""

    reply = None

    def review(self, words):
        number, said = self._next(), self.reply
        self.words = words
        assert words["poses"]
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(number, said))
        return number


@pytest.fixture
def posers(seated, home, monkeypatch):
    """Provide a window whose opponents can be asked about problems, with a home to keep them in."""
    monkeypatch.setattr(problem_maker, "solver_runs", lambda: "compiled")
    found = seated(None, runner=Posers())
    keeper = Keeper(Folders.of(), found)
    found.keep_with(keeper, keeper.load().preferences)
    return found


def test_a_deal_makes_a_problem_if_one_answer_is_clear(posers, qtbot):
    """It is kept with the person's own, and reads as one."""
    board = whole_board(posers)
    posers.runner.reply = {"tags": [["Kind", "bid"], ["Grade", "2"], ["Answer", "solo"]]}

    board.problem_button.click()
    assert "Judging it; that takes a moment." == board.told
    qtbot.waitUntil(lambda: board.told == "It is one of your problems now.")
    posers.keeper.shelf.wait()

    (problem,) = problems_of(Folders.of().own_problems / "mine.ombre")
    assert ((Bid("solo"),), board.draft.layout) == (problem.answers, problem.record.state.layout)


@pytest.mark.parametrize(
    ("reply", "told"),
    [
        ({"tags": None}, "No problem: no answer is clearly the best."),
        ({"tags": 7}, "No problem: nobody could judge this decision."),
        ({}, "No problem: nobody could judge this decision."),
    ],
)
def test_a_deal_without_a_clear_answer_makes_no_problem(posers, qtbot, reply, told):
    """The reason is told, and nothing is written."""
    board = whole_board(posers)
    posers.runner.reply = reply

    board.problem_button.click()
    qtbot.waitUntil(lambda: board.told == told)

    assert not Folders.of().own_problems.exists()


def test_a_deal_is_judged_without_the_compiled_solver_too(posers, qtbot, monkeypatch):
    """It takes longer, which is told; only who waits for it asks for that."""
    monkeypatch.setattr(problem_maker, "solver_runs", lambda: "interpreted")
    board = whole_board(posers)
    posers.runner.reply = {"tags": None}

    board.problem_button.click()

    assert "Judging it; that may take a minute." == board.told
    assert posers.runner.words["slowly"]
    qtbot.waitUntil(lambda: board.told == "No problem: no answer is clearly the best.")


def test_a_deal_that_takes_too_long_to_judge_says_so(posers, monkeypatch):
    """The question is withdrawn when the board is left."""
    monkeypatch.setattr(posers.runner, "review", lambda _: 77)
    withdrawn = []
    monkeypatch.setattr(posers.runner, "cancel", withdrawn.append)
    board = whole_board(posers)

    board.problem_button.click()
    posers.runner.unreviewed.emit(77, NoReply.LATE)
    assert "No problem: judging this decision takes too long here." == board.told
    board.problem_button.click()
    board.reject()

    assert [77] == withdrawn


def test_a_problem_begins_where_the_person_decides(posers):
    """The person is told to say the bids up to their own."""
    board = whole_board(posers)
    say(board, Bid("solo"))

    board.problem_button.click()

    assert board.told == "A problem begins where you decide. Say the bids up to there."


def test_nobody_judges_if_the_process_fails(posers, monkeypatch):
    """The person is told, and may ask again."""
    board = whole_board(posers)
    monkeypatch.setattr(posers.runner, "review", lambda _: 77)
    board.problem_button.click()

    posers.runner.unreviewed.emit(77, NoReply.LOST)

    assert board.told == "No problem: nobody could judge this decision."
