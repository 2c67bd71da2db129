"""The focus comes back to the table, so that Enter answers the question there and presses no tool."""

from __future__ import annotations

from conftest import STILL
from evening import after_deals, fresh
from person import KeyUser
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ombre_desktop.ui.frame.commands import Command, Group
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.value import replace

GAME = replace(FIRST_GAME, house="first_dealer=random")
ELSEWHERE = {
    *(Command.QUIT, Command.FULL_SCREEN, Command.NEXT_PART, Command.PART_BEFORE, Command.JUST_PLAY),
    Command.END_SITTING,
    *(Command.OPEN_RECORD, Command.SAVE_RECORD, Command.BACK_UP, Command.RESTORE),
    *(Command.LEARN, Command.PROBLEMS, Command.PRACTICE, Command.REVIEW, Command.BELINDA),
}
"""The commands that leave the table, move the focus on purpose, or ask the system for a file."""
DIALOGS = 11
"""The least number of dialogs that the others open."""
SLACK = 4
"""The pixels by which a title in another language may move what stands under it."""


def tool(app, chosen=Tool.LOG):
    return app.desk.dock.furnish().tools.tool(chosen)


def test_every_dialog_gives_the_focus_back_to_the_table(seated, qtbot):
    """Enter after it answers the table's question, and does not press the tool that had the focus before."""
    app = seated(None)
    app.resume(after_deals(fresh(), 1))
    qtbot.waitUntil(lambda: app.situation.is_settled)
    met = set()
    for command in (one for one in Command if one.group is not Group.NONE and one not in ELSEWHERE):
        tool(app).setFocus()
        app.do(command)
        app.boards.finish()
        for name in app.boards.names:
            met.add(name)
            app.boards.open_board(name).reject()
            assert app.window is app.window.focusWidget(), name

    assert len(met) >= DIALOGS


def test_enter_deals_without_a_cut_after_the_dialog_for_a_new_game(seated, qtbot):
    """A tool had the focus before, and Enter would have pressed it again."""
    app = seated(preferences=replace(STILL, cuts_pack=True))
    KeyUser(app, qtbot).wait_for_turn()
    tool(app).setFocus()
    app.do(Command.NEW_GAME)
    app.boards.finish()
    dialog = app.boards.open_board("new_game")
    dialog.begun.emit(GAME)
    dialog.accept()
    qtbot.waitUntil(lambda: app.features["fairness"].panel is not None)
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)

    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: app.sitting.state is not None)


def test_the_focus_of_a_part_that_goes_is_not_a_tools(seated):
    """A dimmed tool does not pass it to its neighbour either."""
    app = seated(None)
    tools = app.desk.dock.furnish().tools
    for take_away in (lambda: tools.allow(Tool.LOG, False), tools.hide):
        tools.allow(Tool.LOG, True)
        tools.show()
        tool(app).setFocus()
        take_away()

        assert app.window is QApplication.focusWidget()


def test_a_click_on_a_tool_leaves_the_focus_where_it_is(seated):
    app = seated(None)

    QTest.mouseClick(tool(app, Tool.SOUND), Qt.MouseButton.LeftButton)

    assert app.window is QApplication.focusWidget()


def test_a_change_of_language_leaves_the_person_at_their_place(seated):
    """The dialog is made again, but the choice of the language keeps the focus and stays where it was."""
    app = seated(None)
    app.do(Command.PREFERENCES)
    app.boards.finish()
    asked = app.boards.open_board("preferences")
    asked.resize(700, 400)
    german = asked._segments["language"].button("de")
    german.setFocus()
    asked.bring_into_view(german)
    before = german.mapTo(asked, QPoint())

    german.click()
    app.boards.finish()

    again = app.boards.open_board("preferences")
    chosen = again._segments["language"].button("de")
    app.speech.rest()
    assert again is not asked
    assert chosen is again.focusWidget()
    assert abs(before.y() - chosen.mapTo(again, QPoint()).y()) <= SLACK
