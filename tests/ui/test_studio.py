"""The paint thread: slow pictures are painted on one other thread, the urgent ones first."""

import sys
import weakref
from threading import Event, Timer

import pytest
from PySide6.QtCore import QThread

from ombre_desktop.ui.background.paint_thread import LOCK, Studio, Urgency


@pytest.fixture
def studio(qapp):
    one = Studio()
    yield one
    one.close()


def occupied(studio):
    """Keep the studio busy until the event returned here is set."""
    begun, go_on = Event(), Event()

    def wait():
        begun.set()
        go_on.wait()

    studio.order(wait)
    begun.wait()
    return go_on


def test_work_is_done_one_after_another_on_another_thread(studio):
    painters = []
    for _ in range(5):
        studio.order(lambda: painters.append(QThread.currentThread()))

    studio.wait()

    assert 5 == len(painters)
    assert 1 == len(set(painters))
    assert studio.thread() not in painters


def test_what_is_wanted_comes_before_what_will_be(studio):
    """Equally urgent pictures are painted in the order in which they were ordered."""
    done, go_on = [], occupied(studio)
    for name, urgency in (("a", Urgency.BEFOREHAND), ("b", Urgency.WANTED), ("c", Urgency.WANTED)):
        studio.order(lambda name=name: done.append(name), urgency)

    go_on.set()
    studio.wait()

    assert ["b", "c", "a"] == done


def test_a_closed_studio_forgets_what_is_not_begun(studio):
    done, go_on = [], occupied(studio)
    studio.order(lambda: done.append("ordered before"))
    Timer(0.05, go_on.set).start()  # while it is being closed
    studio.close()

    studio.order(lambda: done.append("ordered after"))
    studio.wait()

    assert [] == done


def test_nobody_keeps_the_lock_for_a_third_of_a_frame(studio):
    assert LOCK == pytest.approx(sys.getswitchinterval())


@pytest.mark.parametrize("closes", [False, True])
def test_work_that_is_done_or_dropped_is_given_back(studio, closes):
    """Nothing may keep a picture's work, or a window of many hours would keep the pictures of all."""
    alive = weakref.WeakSet()

    def order():
        def work():
            pass

        alive.add(work)
        studio.order(work)

    go_on = occupied(studio) if closes else Event()
    for _ in range(100):
        order()
    if closes:
        Timer(0.05, go_on.set).start()
        studio.close()

    studio.wait()

    assert [] == list(alive)
