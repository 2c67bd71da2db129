"""Work in pieces: one piece a turn, and no piece waits for ever."""

from functools import partial

from PySide6.QtCore import QTimer

from ombre_desktop.ui.background.turns import Turns


def test_one_piece_is_done_in_a_turn(qtbot):
    """Other work has its turn between two pieces."""
    done: list[str] = []
    turns, other = Turns(), QTimer()
    other.timeout.connect(lambda: done.append("other"))
    other.start(0)

    turns.order({name: partial(done.append, name) for name in "abc"})
    qtbot.waitUntil(lambda: "c" in done)

    other.stop()
    assert list("abc") == [one for one in done if one != "other"]
    assert all("other" == between for between in done[done.index("a") + 1 : done.index("c") : 2])


def test_the_last_piece_has_its_turn_too(qtbot):
    """New orders always wait behind earlier ones."""
    done: list[str] = []
    turns = Turns()

    def again(name: str) -> None:
        done.append(name)
        if len(done) < 6:
            order()

    def order() -> None:
        turns.order({name: partial(again, name) for name in "abc"})

    order()
    qtbot.waitUntil(lambda: len(done) >= 6)

    assert list("abcabc") == done[:6]


def test_what_is_forgotten_is_not_done(qtbot):
    """The other pieces are still done."""
    done: list[str] = []
    turns = Turns()
    turns.order({name: partial(done.append, name) for name in "abc"})

    turns.forget("b")
    turns.forget("never ordered")
    turns.finish()

    assert list("ac") == done


def test_a_piece_that_fails_does_not_hold_up_the_next(qtbot):
    done: list[str] = []
    turns = Turns()
    turns.order({"a": lambda: 1 / 0, "b": partial(done.append, "b")})

    with qtbot.captureExceptions() as caught:
        qtbot.waitUntil(lambda: done == ["b"])

    assert [ZeroDivisionError] == [kind for kind, _, _ in caught]


def test_what_is_dropped_is_not_done(qtbot):
    done: list[str] = []
    turns = Turns()
    turns.order({"a": partial(done.append, "a")})

    turns.drop()
    turns.order({"b": partial(done.append, "b")})
    qtbot.waitUntil(lambda: bool(done))

    assert ["b"] == done


def test_what_is_left_can_be_done_at_once():
    done: list[str] = []
    turns = Turns()
    turns.order({name: partial(done.append, name) for name in "abc"})

    turns.finish()

    assert list("abc") == done
