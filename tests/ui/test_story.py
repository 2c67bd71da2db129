"""The log after a deal was opened in its midst."""

from __future__ import annotations


def test_a_deal_that_goes_on_has_its_whole_log(seated, qtbot):
    """What happened before the window was closed can be read again, each thing once."""
    window = seated()
    desk = window.desk
    qtbot.waitUntil(lambda: window.controller.request is not None and desk.player.is_idle)
    told = desk.dock.standing.log.lines

    window.resume(window.controller.sitting)

    assert len(told) > 0
    assert told == desk.dock.standing.log.lines
