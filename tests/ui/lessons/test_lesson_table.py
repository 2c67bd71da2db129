"""A lesson at the table: played by keys alone, left, taken up again, in both decks and two languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from conftest import STILL
from learner import TAUGHT, Learner, Scales, lesson
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from wording import said

from ombre_desktop.engine import Card, PlayRequest, Seat, request, view
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.desk.pointers import rings
from ombre_desktop.ui.lessons import judge, reading
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.lesson import LEARNER, Lesson
from ombre_desktop.ui.lessons.sitting import sitting_for
from ombre_desktop.ui.lessons.teacher import Teacher
from ombre_desktop.ui.lessons.ways import AGAIN, LEAVE, ON, PLAY, ways_after
from ombre_desktop.ui.model.helps import Helps
from ombre_desktop.ui.panels.notice import Notice
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.table.arrangement import LIFT
from ombre_desktop.ui.table.card_ring import CardRing
from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.ui.table.turn import CALM
from ombre_desktop.ui.texts.lessons import better_choice
from ombre_desktop.value import replace

THE_EXCHANGE, SECOND_TRICK, FIFTH_TRICK, LAST_TRICK = 4, 10, 19, 31
"""The numbers of moves in the first lesson before the exchange, its second trick, its fifth and its last."""
HILARIO_WINS = 9
"""The number of moves from the beginning of the second lesson to words about Don Hilario."""
TRICK_WITHOUT_WORDS = 12
"""The number of moves in the second lesson before the learner's card in its second trick."""


@pytest.fixture(autouse=True)
def the_judge_is_waited_for(monkeypatch):
    """Wait for the judge even on a busy machine."""
    monkeypatch.setattr(judge, "PATIENCE", 20_000)


def learner(seated, qtbot, name: str = "first", **more) -> Learner:
    """Provide a learner at the table of the lesson *name*, who knows no other game."""
    runner = more.pop("runner", None) or Scales()
    person = Learner(seated(None, runner=runner, **more), qtbot, TAUGHT[name])
    person.learn_from(name, lesson(name).first)
    return person


@pytest.mark.parametrize(
    ("name", "deck"),
    [
        ("first", Deck.SPANISH),
        ("two_handed", Deck.FRENCH),
        ("homme_auvergne", Deck.FRENCH),
    ],
)
def test_a_lesson_is_played_by_keys_alone(seated, qtbot, name, deck):
    """The taught line leads to the recorded end, and the words name the cards of the deck in use."""
    person = learner(seated, qtbot, name, preferences=replace(STILL, deck=deck))

    told = person.play_lesson()

    assert lesson(name).record.state.outcome == person.controller.sitting.state.outcome
    assert all("{" not in sentence for sentences in told for sentence in sentences)
    suits = {Deck.SPANISH: ("swords", "coins"), Deck.FRENCH: ("spades", "diamonds")}[deck]
    assert any(suit in sentence for sentences in told for sentence in sentences for suit in suits)


def test_a_dear_card_is_taken_back_once_with_a_reason(seated, qtbot):
    """The king of trumps is taken back while basto is out, but may be played the second time."""
    person = Learner(seated(None, runner=Scales(CK=5.0)), qtbot)
    person.learn_from("first", SECOND_TRICK)
    moves = len(person.controller.sitting.state.history)

    person.choose("CK")
    person.wait(lambda: "Basto" in person.bubbles[0])

    assert moves == len(person.controller.sitting.state.history)
    assert person.bubbles == ("Basto, the ace of clubs, is still out and would take the king of clubs.",)
    person.choose("CK")
    person.wait(lambda: len(person.controller.sitting.state.history) > moves)
    assert person.table.dearest_trick == 2


def test_a_card_not_much_worse_is_played_without_a_word(seated, qtbot):
    """The card is less than three chips worse, allowing half a chip of error on either side."""
    person = Learner(seated(None, runner=Scales(SA=3.0)), qtbot, ("SA",))
    person.learn_from("first", SECOND_TRICK)

    person.decide_next()

    assert person.table.dearest_trick == 0


def test_a_discard_that_the_judge_did_not_think_of_is_weighed_as_well(seated, qtbot):
    """The judge had not tried throwing both kings and spadille."""
    thrown = "SA SK CK"
    person = Learner(seated(None, runner=Scales(**{thrown: 9.0})), qtbot)
    person.learn_from("first", THE_EXCHANGE)

    person.choose(thrown)
    person.wait(lambda: len(person.bubbles) == 1)

    assert person.bubbles == ("You would throw a king away. Kings win tricks: keep them.",)


def test_without_a_known_reason_the_count_is_told(seated, qtbot):
    """The teacher invents no reason; equal chances to win are not compared."""
    person = Learner(seated(None, runner=Scales(DQ=6.0)), qtbot)
    person.learn_from("first", SECOND_TRICK)

    person.choose("DQ")
    best = "the ace of swords"
    told = said("lessons.better_card.1", better=best)
    person.wait(lambda: len(person.bubbles) == 1)

    assert (told,) == person.bubbles


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((1, 0), "wins about once in 10, this one hardly ever."),
        ((7, 1), "wins about 7 times in 10, this one only once."),
        ((7, 4), "wins about 7 times in 10, this one only 4."),
        ((4, 4), "brings more on average."),
    ],
)
def test_the_teacher_compares_choices_in_any_game(qapp, chances, told):
    """Some games are not played for chips, and nobody says 1 times."""
    assert f"Another choice {told} Choose again." == better_choice(*chances)


def test_a_lesson_goes_on_after_a_restart_at_the_same_card(seated, qtbot):
    """The lesson is kept apart, so the sitting in hand is still the one before it, card by card."""
    folders = Folders.of()
    app = seated(runner=Scales())
    app.keep_with(Keeper(folders, app), PreferencesDocument())
    app.resume(app.sitting, saved=False)
    played = app.sitting
    person = Learner(app, qtbot, ("SA", "SK"))
    person.learn_from("first", SECOND_TRICK)
    person.decide_next()
    person.decide_next()
    person.wait_for_turn()
    left, told = person.controller.sitting.state, person.bubbles
    app.window.close()

    again = seated(None, runner=Scales())
    keeper = Keeper(folders, again)
    again.keep_with(keeper, PreferencesDocument())
    resumed = Learner(again, qtbot)
    resumed.learn()
    resumed.wait_for_turn()

    assert left == resumed.controller.sitting.state
    assert told == resumed.bubbles
    assert played.state == keeper.load().sitting.state


def test_the_sitting_that_waited_goes_on_when_the_lesson_is_left(seated, qtbot):
    """The sitting has the same cards, and the table shows nothing of the lesson."""
    app = seated(runner=Scales())
    before = app.sitting
    person = Learner(app, qtbot)
    person.learn()
    person.wait_for_turn()

    app.lessons.leave_to_table()

    assert before.state == app.sitting.state
    assert not app.lessons.is_on
    assert {} == app.desk.view.hand_zone._pointed


def test_a_deal_that_went_wrong_is_tried_again_from_its_dearest_trick(seated, qtbot):
    """The learner insisted on a trump in the fifth trick, which is tried again."""
    person = Learner(seated(None, runner=Scales(C6=9.0)), qtbot, ("C6",))
    person.learn_from("first", FIFTH_TRICK)
    person.choose("C6")
    person.wait(lambda: "nobody beats" in person.bubbles[0])
    person.play_lesson()
    person.go_on_from_sheet()
    question = person.app.lessons.questions.panel

    question.chosen.emit(AGAIN)

    person.wait_for_turn()
    assert 4 == len(person.controller.sitting.state.playing.tricks)
    assert person.bubbles


def test_a_hint_is_given_where_the_teacher_has_no_advice(seated, qtbot):
    """In the second deal the teacher says nothing about the second trick; the expert's card is marked."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("second", TRICK_WITHOUT_WORDS)
    assert person.bubbles == ()

    person.letter("h")
    person.letter("h")

    hints = person.app.turns.hints
    person.wait(lambda: hints._rings is not None)
    assert [person.desk.place_of(Card.parse("D4"))] == list(hints._rings.cards)


def test_where_the_teacher_advises_the_hint_leads_back_to_their_words(seated, qtbot):
    """The ring and the hint never compete, and the key is not silent."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", SECOND_TRICK)

    person.letter("h")

    notices = person.window.findChildren(Notice)
    assert [said("lessons.advised_told")] == [one.accessibleName() for one in notices if one.isVisible()]
    assert () == person.app.turns.hints.told


def test_words_without_advice_make_room_for_a_hint(seated, qtbot):
    """The first words of the chosen deals say what they are, and not what to bid."""
    person = learner(seated, qtbot, "red")
    assert person.bubbles

    person.letter("h")

    person.wait(lambda: person.app.turns.hints.told)
    assert () == person.bubbles


def test_a_lesson_counts_nowhere(seated, qtbot):
    """Neither the statistics nor the score sheets know of it, for its cards are chosen and known."""
    folders = Folders.of()
    app = seated(None, runner=Scales())
    app.keep_with(Keeper(folders, app), PreferencesDocument())
    person = Learner(app, qtbot)
    person.learn_from("first", LAST_TRICK)
    person.play_lesson()

    app.window.close()

    assert not folders.history.exists() or () == History(folders.history).sittings()


def test_the_corner_tells_which_lesson_it_is(seated, qtbot):
    """A learner who knows no game begins with bare tricks; their second lesson is the first deal."""
    person = learner(seated, qtbot)

    told = person.desk.dock.standing.contract.accessibleDescription()

    assert f"Lesson: 2 of {len(TAUGHT)}" in told


def test_before_another_lesson_the_beginning_is_explained(seated, qtbot):
    """Every lesson begins afresh, and what was won before does not count."""
    person = learner(seated, qtbot, "tricks")
    person.play_lesson()

    person.go_on_from_sheet()

    told = person.app.lessons.questions.panel.accessibleName()
    assert said("lessons.question_after.2") == told


def after_the_second_lesson(seated, qtbot) -> Learner:
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("second", len(lesson("second").steps) - 4)
    person.play_lesson()
    person.go_on_from_sheet()
    return person


def test_after_the_second_lesson_a_real_game_is_the_first_answer(seated, qtbot):
    """It is Renegado with easy opponents and full helps; the next lesson follows."""
    person = after_the_second_lesson(seated, qtbot)

    first, onward, *_ = person.app.lessons.questions.panel.buttons
    names = first.accessibleName(), onward.accessibleName()
    person.letter("1")

    assert names[0].startswith(said("lessons.real_game_answer"))
    assert names[1].startswith("Five more deals")
    sitting = person.controller.sitting
    assert ("renegado", "") == (sitting.ruleset.name, sitting.lesson)
    assert {"novice"} == {kind.partition("-")[0] for kind in sitting.company.players[1:]}
    assert Helps() == person.desk.helping.helps
    assert not person.app.lessons.is_on


def test_before_the_second_lesson_no_game_is_offered(seated, qtbot):
    """A learner who has played on one side only is not sent away yet."""
    kept = ways_after(0, "", None, went_well=True)[1]

    assert [ON, AGAIN, LEAVE] == [way for way, _ in kept]
    later = ways_after(3, "", None, went_well=False, can_play=True)[1]
    assert [AGAIN, ON, PLAY, LEAVE] == [way for way, _ in later]


def test_after_the_second_lesson_five_more_are_offered():
    """The number that the answer names is that of the lessons."""
    assert lesson("second").text.onward.startswith("Five more deals")
    assert 5 == list(TAUGHT).index("five") - list(TAUGHT).index("second")


def test_the_last_words_can_be_read_again(seated, qtbot):
    """F7 lists the last words, and Escape leads back to the hand."""
    person = Learner(seated(None, runner=Scales()), qtbot, ("SA",))
    person.learn_from("first", SECOND_TRICK)
    person.decide_next()
    person.wait_for_turn()

    person.key(Qt.Key.Key_F7)

    words = person.table.board.last_words
    assert words.isVisible()
    assert person.bubbles == words.lines[-2:]
    assert 4 == len(words.lines)
    person.escape()
    assert not words.isVisible()


LOOKS = (
    ((1024, 700), 200, tuple(TAUGHT), 1),
    ((1280, 800), 100, tuple(TAUGHT)[:5], 2),
    ((1024, 700), 100, ("first",), None),
    ((1600, 1000), 100, ("tricks", "second"), 3),
)
"""
The sizes of the window and of the text at which bubbles must find a place, the lessons tried there, and how
many of the longest speeches of each.
"""


def in_the_way(person: Learner) -> Iterator[QRectF]:
    """
    Yield the places that no bubble may cover: contract, trumps, tools, cards, trick, and what has a ring.

    So are faces, names, tricks won, pool and talon, but beside all names the largest text has no room. It
    keeps away from the question, too, but for the words that yield to it in play.
    """
    desk = person.desk
    yield from company(person, names=person.app.preferences.text_scale < 2)
    tools = (button.place for button in desk.dock.standing.tools.buttons)
    cards = [*person.controller.view.hand, *(card for _, card in desk.situation.picture.trick)]
    lying = (place.bounds for place in map(desk.place_of, cards) if place is not None)
    yielding = desk.dock.panel.yielding if isinstance(desk.situation.asked, PlayRequest) else ()
    asked = (place for place in desk.dock.kept_clear if place not in yielding)
    away = 11 * desk.scene.brush.layout.unit
    yield from (place.adjusted(-away, -away, away, away) for place in asked)
    yield from desk.dock.standing.corners
    yield from (*tools, *lying, *(one.bounds for one in person.table.board.rings.cards))


def company(person: Learner, *, names: bool) -> Iterator[QRectF]:
    """Yield the places of all faces, of the *names* or not, of the tricks won, the pool and the talon."""
    scene, now = person.desk.scene, person.desk.situation
    for decor, seat in zip(scene.seats, scene.brush.layout.seats, strict=True):
        yield circle(seat.medallion, seat.medallion_radius + seat.ring)
        if names:
            facts = person.desk.scenery.facts(now, Seat(decor.seat))
            yield decor._name_plate(facts, scene.brush.at_seats)[0]
    lying = (one for one in scene.arrangement.sprites if one.won_by is not None or "talon" in one.key)
    yield from (one.place.bounds for one in lying)
    if scene.brush.layout.has_pool:
        yield circle(scene.brush.layout.centre.pool.centre, scene.brush.layout.centre.pool.radius)


def longest_speeches(of: Lesson, most: int | None) -> list[str]:
    """Return a record up to each of the *most* moments at which the longest words are said, or to all."""
    teacher, found = Teacher(of.marks, "none"), []
    for step in of.steps[of.first :]:
        asked = request(step.state)
        if step.state.is_over or (asked is not None and asked.seat == LEARNER):
            marks = teacher.speak(view(step.state, LEARNER))
            found.append((sum(len(mark.words) for mark in marks), step.state))
    found.sort(key=lambda said: -said[0])
    return [format_record(record_of(state)) for length, state in found[:most] if length]


@pytest.mark.parametrize(("size", "text", "names", "most"), LOOKS)
def test_bubbles_cover_nothing_in_use(seated, qtbot, *, size, text, names, most):
    """Question, tools, cards, trick and the subject can be seen beside the words."""
    person = learner(seated, qtbot, size=size, preferences=replace(STILL, text_scale=text / 100))
    covered, pointing, pointed = [], 0, 0

    for name in names:
        for number, deal in enumerate(longest_speeches(lesson(name), most)):
            person.app.lessons._open(lesson(name), sitting_for(lesson(name), deal))
            person.until(lambda: person.bubbles)
            person.desk._drawing.finish()
            board, window = person.table.board, person.desk.scene.brush.layout.window
            for at in range(len(board.sentences)):
                spoken = board.bubble.spoken
                paper = spoken.paper.adjusted(1, 1, -1, -1)
                if any(map(paper.intersects, in_the_way(person))):
                    covered.append((name, number, at))
                assert window.contains(spoken.paper)
                pointing += spoken.line is not None
                pointed += bool(board.rings.cards)
                board.go_on()

    assert [] == covered
    assert pointing >= pointed / 3 > 0


def test_the_teacher_has_one_thought_at_a_time(seated, qtbot, monkeypatch):
    """
    The next comes with any key or click in the window, never by itself; the ring is that of the thought.

    No key does it that is held, or pressed elsewhere, and no modifier alone. A click on the last thought
    brings back the first.
    """
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", SECOND_TRICK)
    board = person.table.board
    assert len(board.sentences) == 2
    assert board.bubble.sentences == board.sentences[:1]
    assert [] == list(board.rings.cards)
    assert board.bubble.spoken.line is None

    window = person.window.windowHandle()
    QTest.keyClick(window, Qt.Key.Key_Shift)
    alone = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Z, alone, "z", autorep=True))
    QTest.keyClick(QLineEdit(), Qt.Key.Key_Z)
    assert not board._next.isActive()

    QTest.keyClick(window, Qt.Key.Key_Z)

    person.desk.view.hand_zone.by_keys = False
    person.wait(lambda: board.bubble.sentences == board.sentences[1:])
    ace = person.desk.place_of(Card.parse("SA"))
    assert [ace] == list(board.rings.cards)
    tip, paper = board.bubble.spoken.line.p2(), board.bubble.spoken.paper
    assert ace.bounds.left() < tip.x() < ace.bounds.right()
    assert 10 < ace.bounds.top() - paper.bottom() < 60
    assert board.rings.beat == 0, "less motion is wanted"
    monkeypatch.setattr(rings, "BEAT", 40)
    board.rings._beats.setDuration(80)
    person.desk.player.tempo = CALM
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=paper.center().toPoint())
    person.wait(lambda: board.bubble.sentences == board.sentences[:1])
    QTest.keyClick(window, Qt.Key.Key_Z)
    person.wait(lambda: board.rings.beat > 0)
    person.wait(lambda: board.rings.beat == 0)


def test_words_about_a_person_stand_beside_their_card(seated, qtbot):
    """Their card in the trick is meant, and gets no ring, since it is not the learner's."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("second", lesson("second").first + HILARIO_WINS)

    (partner,) = (card for seat, card in person.desk.situation.picture.trick if seat == 1)
    tip, card = person.table.board.bubble.spoken.line.p2(), person.desk.place_of(partner).bounds
    assert "Don Hilario" in person.bubbles[0]
    assert card.adjusted(-40, -40, 40, 40).contains(tip)
    assert [] == list(person.table.board.rings.cards)


def test_rings_and_bubbles_follow_the_window(seated, qtbot):
    """In a smaller window the ring is at the card's new place, and the bubble has made room for it."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", SECOND_TRICK)
    board = person.table.board

    person.window.resize(1024, 700)
    person.wait(lambda: person.desk.scene.brush.layout.window.width() == 1024)
    person.desk._drawing.finish()

    board.go_on()
    ace = person.desk.place_of(Card.parse("SA"))
    assert [ace] == list(board.rings.cards)
    assert not any(map(board.bubble.spoken.paper.intersects, in_the_way(person)))

    person.desk.view.hand_zone.by_keys = True
    person.desk.view.proxy(Card.parse("SA")).setFocus(Qt.FocusReason.TabFocusReason)
    lifted = QPointF(0, -LIFT * person.desk.scene.brush.layout.unit)
    assert [replace(ace, centre=ace.centre + lifted)] == list(board.rings.cards), (
        "the ring goes with its card"
    )
    assert not any(item.isVisible() for item in person.desk.scene.items() if isinstance(item, CardRing))


def test_the_talon_gets_a_ring_where_it_is_introduced(seated, qtbot):
    """Somebody who has never seen a talon is shown where it lies."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", THE_EXCHANGE)
    talon = person.desk.scene.brush.layout.centre.talon.centre

    assert any(ring.bounds.contains(talon) for ring in person.table.board.rings.cards)


def test_a_lesson_goes_on_in_another_language(seated, qtbot):
    """The lesson continues at the same card, even in the middle of a bubble, and repeats its question."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", FIFTH_TRICK)
    spanish = next(mark.words for mark in lesson("first", "es").marks if mark.name == "stop")

    person.app.prefer(replace(person.app.preferences, language="es"))
    person.app.lessons.finish()

    assert (spanish,) == person.bubbles


def test_the_question_before_the_lessons_is_asked_in_another_language(seated, qtbot):
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.app.lessons.begin()
    person.app.lessons.finish()

    person.app.prefer(replace(person.app.preferences, language="es"))

    assert "¿Qué juego conoces ya?" == person.app.lessons.questions.panel.accessibleName()


def test_a_lesson_that_cannot_be_read_is_told(seated, qtbot, monkeypatch):
    """The message gives the place of the mistake, and the sitting in hand is still there."""

    def broken(*_):
        raise LessonError("has no words", "first.txt", 7, "goal")

    app = seated(runner=Scales())
    before = app.sitting
    monkeypatch.setattr(reading, "read_lesson", broken)

    app.lessons.begin()
    app.lessons.finish()
    app.boards.finish()

    (name,) = app.boards._open
    told = app.boards._open[name].findChildren(QLabel)
    assert any("first.txt" in label.text() for label in told)
    assert before is app.sitting


def test_a_review_of_the_deal_leads_back_to_the_lesson(seated, qtbot):
    """The lesson is done, and the question how to go on is asked when the replay is closed."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", FIFTH_TRICK)
    person.play_lesson()
    person.wait(lambda: person.desk.dock.standing.settlement.can_be_left)
    lessons, replays = person.app.lessons, person.app.replays

    person.desk.wishes.review_wanted.emit()
    person.wait(lambda: replays.is_on)
    assert "first" in lessons.progress.document.done
    replays.close()

    person.wait(lambda: lessons.questions.panel is not None)
    assert lessons.is_on
    assert lessons.questions.panel.buttons


def test_a_replay_in_mid_lesson_leads_back_to_its_card(seated, qtbot):
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", FIFTH_TRICK)
    moves = len(person.controller.sitting.state.history)
    lessons, replays = person.app.lessons, person.app.replays

    replays.show_belinda()
    person.wait(lambda: replays.is_on)
    assert not lessons.is_on
    replays.close()
    lessons.finish()

    person.wait_for_turn()
    assert lessons.table.lesson.name == "first"
    assert moves == len(person.controller.sitting.state.history)


def test_the_ring_about_the_pool_leaves_the_bill_readable(seated, qtbot):
    """Rings are put round things, not round words on paper; the figure of the pool is within its ring."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", FIFTH_TRICK)
    person.play_lesson()
    settlement = person.desk.dock.standing.settlement
    person.wait(lambda: settlement.can_be_left)

    pool = person.desk.scene.brush.layout.centre.pool
    (ring,) = [place.bounds for place in person.table.board.rings.cards]

    assert ring.adjusted(-1, -1, 1, 1).contains(pool.figure(1.0))
    assert not ring.intersects(settlement.sheet)


def test_a_lesson_left_for_a_replay_is_forgotten_once_another_begins(seated, qtbot):
    """Otherwise a later replay would lead back to it."""
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", FIFTH_TRICK)
    lessons, replays = person.app.lessons, person.app.replays
    replays.show_belinda()
    person.wait(lambda: replays.is_on)

    lessons.begin_at("second")
    lessons.finish()

    assert "second" == lessons.table.lesson.name
    assert lessons._resume is None


def test_a_replay_leads_back_to_the_question_after_a_lesson(seated, qtbot):
    person = Learner(seated(None, runner=Scales()), qtbot)
    person.learn_from("first", FIFTH_TRICK)
    person.play_lesson()
    person.go_on_from_sheet()
    lessons, replays = person.app.lessons, person.app.replays
    asked = lessons.questions.panel.accessibleName()

    replays.show_belinda()
    person.wait(lambda: replays.is_on)
    replays.close()

    person.wait(lambda: lessons.questions.panel is not None)
    assert asked == lessons.questions.panel.accessibleName()
