"""A deal from a code or a number is opened at the table and played."""

from __future__ import annotations

from io import StringIO

import pytest
from person import KeyUser
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.__main__ import main
from ombre_desktop.engine.codes import code_of, numbered_deal
from ombre_desktop.ui.frame.commands import Command


@pytest.mark.parametrize(("game", "seats"), [("renegado", 3), ("homme_auvergne", 2)])
def test_a_deal_from_a_code_is_played(seated, qtbot, tmp_path, game, seats):
    """The record has no move yet, and the deal is played from there to the settlement."""
    deal = numbered_deal(ruleset(game, seats=seats), 2)
    out = StringIO()
    main(["deal", code_of(deal)], out)
    path = tmp_path / "deal.ombre"
    path.write_text(out.getvalue(), encoding="utf-8")
    app = seated(None)

    app.do(Command.SHOW_FILE, path)
    app.features["files"].records.finish()
    app.boards.finish()
    QApplication.processEvents()
    app.replays.current.panel.play_on.click()
    KeyUser(app, qtbot).play_deal()

    state = app.controller.sitting.state
    assert (deal.ruleset, deal.layout, deal.dealer) == (state.ruleset, state.layout, state.dealer)
    assert state.is_over
