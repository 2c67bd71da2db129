"""The difference that a hint shows where no reason is known: two tricks laid out small, or two chances."""

from __future__ import annotations

import pytest
from dialect import auction, playing
from opponents import QuickPlayers
from person import KeyUser
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from wording import said

from ombre_desktop.engine import Card, PlayCard, Say, Seat, Word
from ombre_desktop.players.advice import Advice, Alternative, Ending, Motive
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.advice.sketches import TwoChances, TwoTricks
from ombre_desktop.value import replace

KING, FOUR, SEVEN = (PlayCard(Card.parse(text)) for text in ("SK", "S4", "H7"))
LEAD = playing("renegado", trump="H", hands="1 SK S4 H7; 2 S2 H2 D6; 3 CA C7 D7", ombre=2, dealer=3)


def _ending(first: PlayCard, *others: str, winner: int) -> Ending:
    cards = (first.card, *map(Card.parse, others))
    return Ending(first, tuple(zip(map(Seat, range(3)), cards, strict=True)), Seat(winner))


TRICKS = (_ending(KING, "S2", "CA", winner=0), _ending(FOUR, "H2", "C7", winner=1))
UNKNOWN = Advice(
    KING,
    (Alternative(KING, 7.5, 0.4, 0.8), Alternative(FOUR, -2.0, 0.5, 0.3)),
    100,
    endings=TRICKS,
)


@pytest.fixture
def asked(seated, qtbot):
    """Provide a table at which the person leads."""
    app = seated(deal=LEAD, runner=QuickAdviser())
    KeyUser(app, qtbot).wait_for_turn()
    return app


class QuickAdviser(QuickPlayers):
    """An adviser who answers when the test says so."""

    def advise(self, _name, _view, _seed, _worlds=0) -> int:
        return 1


def advised(app, presses: int, advice: Advice) -> None:
    """Press H several times, and let the advice come."""
    for _ in range(presses):
        QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_H)
    app.runner.advised.emit(1, advice)


def sketch(app):
    return app.turns.hints._stand.paper.sketch


def test_without_a_reason_two_tricks_are_laid_out(asked):
    """Each names the card that leads to it, and who takes it."""
    advised(asked, 1, UNKNOWN)

    first, second = sketch(asked).tricks
    assert ("King of swords", said("hints._TAKES.0")) == (first.title, first.caption)
    taker = asked.controller.sitting.company.names[1]
    assert ("4 of swords", said("hints._TAKES.1", name=taker)) == (second.title, second.caption)
    assert [KING.card, Card.parse("H2")] == [first.winner, second.winner]


def test_a_screen_reader_hears_both_tricks(asked):
    advised(asked, 1, UNKNOWN)

    heard = asked.desk.announcer.last
    assert said("hints._ENDINGS.0", cards="king of swords, 2 of swords and ace of clubs") in heard
    assert "4 of swords, 2 of cups and 7 of clubs" in heard


def test_a_reason_comes_first_and_the_tricks_with_the_figures(asked):
    known = replace(UNKNOWN, motives=(Motive("highest_of_suit", (("suit", "S"),)),))

    advised(asked, 2, known)
    assert sketch(asked) is None

    advised(asked, 1, known)
    assert isinstance(sketch(asked), TwoTricks)


def test_tricks_that_end_alike_are_not_laid_out_beside_a_reason(asked):
    first, second = UNKNOWN.endings
    alike = replace(UNKNOWN, endings=(first, replace(second, winner=first.winner)))

    advised(asked, 2, replace(alike, motives=(Motive("highest_of_suit", (("suit", "S"),)),)))
    advised(asked, 1, replace(alike, motives=(Motive("highest_of_suit", (("suit", "S"),)),)))
    assert sketch(asked) is None


def test_the_sketch_covers_nothing_that_must_stay_clear(asked):
    """If there is no room for it, the words stand alone."""
    advised(asked, 1, UNKNOWN)
    paper = asked.turns.hints._stand.paper

    (place,) = paper.places
    assert not any(place.intersects(other) for other in paper._find_clear().must)
    assert place.contains(place.united(place).adjusted(1, 1, -1, -1))
    asked.window.resize(900, 600)
    (place,) = paper.places
    assert not any(place.intersects(other) for other in paper._find_clear().must)


class RecordingArt:
    """Pictures of cards in one colour, which remember what was painted."""

    def __init__(self) -> None:
        self.painted: list[tuple[Deck, Card]] = []

    def pixmap(self, deck, card, size, _ratio) -> QPixmap:
        self.painted.append((deck, card))
        picture = QPixmap(size.toSize())
        picture.fill(Qt.GlobalColor.blue)
        return picture


def test_the_cards_are_those_of_the_deck_on_the_table(asked):
    """Each is painted once, in the order of play, and the winning one stands higher."""
    advised(asked, 1, UNKNOWN)
    context, art = asked.turns.hints._stand.paper.context, RecordingArt()
    small = TwoTricks(sketch(asked).heading, sketch(asked).tricks[:1], art)
    size = small.size(context).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)

    painter = QPainter(image)
    small.paint(painter, QRectF(QPointF(0, 0), QSizeF(size)), context)
    painter.end()

    assert [(context.deck, card) for card in small.tricks[0].cards] == art.painted
    blue = [
        next(y for y in range(image.height()) if image.pixelColor(x, y) == QColor("blue"))
        for x in (20, image.width() - 20)
    ]
    assert blue[0] < blue[1]


def test_the_chances_of_a_bid_are_two_rows_of_pips(seated, qtbot):
    """Seven pips of ten are told from three by looking."""
    app = seated(deal=auction("pass pass", dealer=1), runner=QuickAdviser())
    bid = KeyUser(app, qtbot).wait_for_turn().calls[-1]
    other = Say(Word.PASS)
    figures = (Alternative(bid, 5.0, 0.4, 0.7), Alternative(other, -2.0, 0.4, 0.3))

    advised(app, 1, Advice(bid, figures, 40))

    assert isinstance(sketch(app), TwoChances)
    assert [7, 3] == [times for _, times in sketch(app).rows]


def test_what_pays_more_though_it_wins_less_is_said(seated, qtbot):
    """The chances would speak for the other choice."""
    app = seated(deal=auction("pass pass", dealer=1), runner=QuickAdviser())
    bid = KeyUser(app, qtbot).wait_for_turn().calls[-1]
    figures = (Alternative(bid, 5.0, 0.4, 0.4), Alternative(Say(Word.PASS), -2.0, 0.4, 0.6))

    advised(app, 1, Advice(bid, figures, 40))

    assert sketch(app) is None
    assert said("hints.pays_more_told", action="Pass") == app.turns.hints.told[-1]


def test_where_all_are_about_equal_there_is_nothing_to_show(asked):
    near = (Alternative(KING, 7.5, 0.4, 0.8), Alternative(FOUR, 7.2, 0.5, 0.8))

    advised(asked, 1, replace(UNKNOWN, alternatives=near, endings=()))

    assert sketch(asked) is None
    assert said("hints.all_equal_told") == asked.turns.hints.told[-1]
