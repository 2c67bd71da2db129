"""The accessible tree of the window and its dialogs, as a screen reader finds it."""

from __future__ import annotations

from functools import partial

from dialect import auction
from person import KeyUser, dialog_of
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton, QToolTip
from reading import ROLES, found_in, mute_buttons, name_of, named_fillers

from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.table.group import Group


def test_every_name_in_the_dialogs_is_heard(seated):
    app = seated(None)
    opening = {
        "preferences": partial(app.do, Command.PREFERENCES),
        "about": partial(app.do, Command.ABOUT),
        "rules": partial(app.do, Command.RULE),
        "new_game": partial(app.do, Command.NEW_GAME),
    }

    for name, open_dialog in opening.items():
        open_dialog()
        dialog = dialog_of(app, name)
        assert ([], []) == (named_fillers(dialog), mute_buttons(dialog)), name
        dialog.reject()


def test_a_hidden_log_has_no_lines_to_be_found(seated, qtbot):
    """The lines of the log are found again once it is opened, in a window that shows all of them."""
    app = seated(deal=auction("pass"), size=(1600, 1440))
    KeyUser(app, qtbot).wait_for_turn()
    log = app.desk.dock.standing.log
    listed = log.findChild(QListWidget)

    hidden = listed.count()
    app.desk.dock.use(Tool.LOG)

    assert 0 == hidden < len(log.lines)
    assert list(log.lines) == [name_of(one) for one in found_in(listed) if one.role() is ROLES.ListItem]


def test_a_group_keeps_no_key_for_itself(qtbot):
    """Space would otherwise tick a group box."""
    group = Group()
    qtbot.addWidget(group)
    space = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)

    QApplication.sendEvent(group, space)

    assert not space.isAccepted()


def test_a_sign_shows_its_name_as_a_tip(seated, qtbot, monkeypatch):
    """A sign has no name but its tip, which would otherwise be read out as a description as well."""
    app = seated(None)
    app.do(Command.RULE)
    dialog = dialog_of(app, "rules")
    (button,) = (one for one in dialog.findChildren(QPushButton) if one.accessibleName() == "Larger text")
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _widget: shown.append(words))

    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))

    assert ["Larger text"] == shown
    assert "" == button.toolTip()
