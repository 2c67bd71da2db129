"""
Text from outside: markup, links, marks of direction, escape sequences, ten thousand characters.

These are put into names, titles, comments and file names, and so reach every label, tip, model and
dialog.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from dialect import auction
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from sources import UI, trees_with

from ombre_desktop.plain import UNSEEN
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import Problem, ProblemKind
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts import window as words
from ombre_desktop.ui.texts.replay import Step
from ombre_desktop.value import replace

RECORD = Path(__file__).resolve().parents[1] / "records" / "renegado" / "held_twice.ombre"

MARKUP = "<img src='x.png'><a href='file:/'>&Ana</a>"
NASTY = f"{MARKUP}\x1b[31m\u202e\u2066%s %(x)s"
"""Markup, a link, a mnemonic, an escape sequence, marks of direction, a format."""
LONG = "Ana & <b>Bo</b> " * 700
"""A text of ten thousand characters and more."""

UNSEEN_HERE = re.compile(f"(?![\n\t\u200b])[{UNSEEN}]")
"""A space of no width, at which our own paths may be broken."""
LONGEST = 25_000


# The texts on the screen, and for screen readers.


def check(app: QWidget) -> None:
    """Check that the window and its dialogs only display the text, without interpreting it."""
    tops = (app.window, *(one for one in QApplication.topLevelWidgets() if one.isVisible()))
    for widget in {id(w): w for top in tops for w in (top, *top.findChildren(QWidget))}.values():
        check_widget(widget)
        for text in (*plain_texts(widget), widget.toolTip()):
            assert not UNSEEN_HERE.search(text), (widget, text)
            assert len(text) < LONGEST, widget
    for model in app.window.findChildren(QAbstractItemModel):
        for shown, tip in cells(model):
            assert not UNSEEN_HERE.search(shown + tip)
            assert not is_markup(tip), tip


def check_widget(widget: QWidget) -> None:
    """Check that Qt interprets no text from outside in *widget*."""
    assert not is_markup(widget.toolTip()), widget.toolTip()
    assert "" == widget.whatsThis() == widget.statusTip()
    if isinstance(widget, QLabel) and widget.text():
        assert Qt.TextFormat.PlainText is widget.textFormat(), widget.text()
    if isinstance(widget, QTextEdit):
        assert_no_images_or_links(widget.document())
    if isinstance(widget, QAbstractButton):
        assert "&Ana" not in widget.text().replace("&&", "")


def is_markup(tip: str) -> bool:
    """Return True for a tip that Qt takes for HTML and that has markup from outside."""
    return Qt.mightBeRichText(tip) and bool(re.search("<(img|a|b)\\b", tip))


def assert_no_images_or_links(document: QTextDocument) -> None:
    """Check that markup in quoted text was escaped."""
    html = document.toHtml()
    assert "x.png" not in re.findall(r'<img[^>]*src="([^"]*)"', html)
    assert "file:/" not in re.findall(r'href="([^"]*)"', html)


def plain_texts(widget: QWidget) -> Iterator[str]:
    """Yield every text that a widget shows without interpreting it, or gives to a screen reader."""
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(widget.count()))
    elif isinstance(widget, QPlainTextEdit | QTextEdit):
        yield widget.toPlainText()


def cells(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    """Yield the text and the tip of each cell."""
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    for row in range(model.rowCount(QModelIndex())):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
        for column in range(columns):
            index = model.index(row, column, QModelIndex())
            shown, tip = (model.data(index, role) for role in roles)
            yield str(shown or ""), str(tip or "")


def settle(app: App) -> None:
    """Wait until everything that is opening has opened, and everything is painted."""
    app.boards.finish()
    for _ in range(3):
        QApplication.processEvents()
    app.window.grab()


# A record.


def nasty_record(folder: Path, text: str) -> Path:
    """Return a record that has *text* in every place that allows it."""
    for_a_tag = re.sub('[";{}\n]', "", text)
    record = RECORD.read_text(encoding="utf-8")
    seats = "; ".join(f"{seat} {for_a_tag} human" for seat in (1, 2, 3))
    record = record.replace("1 Ana; 2 Bo; 3 Ci", seats).replace("[Dealer", f'[Event "{for_a_tag}"]\n[Dealer')
    record = re.sub(r"\{[^}]*\}", lambda _: f"{{{for_a_tag}}}", record)
    name = "deal" if sys.platform == "win32" else text.replace("/", "")[:60]
    path = folder / f"{name}.ombre"
    path.write_text(record + "\n" + record, encoding="utf-8")
    return path


@pytest.mark.parametrize("text", [NASTY, LONG], ids=["nasty", "long"])
def test_a_record_says_what_it_says(seated, tmp_path, text):
    """The text appears on every page, from every chair, in the log, and when the deal is played on."""
    app = seated(None)
    app.do(Command.SHOW_FILE, nasty_record(tmp_path, text))
    app.features["files"].records.finish()
    settle(app)
    panel = app.replays.current.panel
    for step in (Step.NEXT_PAGE, Step.FORWARD, Step.END):
        panel.steps[step].click()
        settle(app)
        check(app)
    panel.chairs.setCurrentIndex(1)
    panel.deals.setCurrentIndex(1)
    app.desk.dock.use(Tool.LOG)
    settle(app)
    check(app)

    panel.steps[Step.START].click()
    panel.play_on.click()
    settle(app)

    check(app)
    assert panel.deals.count() == 2


def test_the_markup_of_a_name_can_be_read(seated, tmp_path):
    """Every visible character of the name is shown."""
    app = seated(None)
    app.do(Command.SHOW_FILE, nasty_record(tmp_path, "<b>Ana</b> & Co"))
    app.features["files"].records.finish()
    settle(app)

    assert "<b>Ana</b> & Co" in app.replays.current.panel.deals.itemText(0)
    assert "&lt;b&gt;Ana&lt;/b&gt; &amp; Co 1" in app.replays.current.panel.play_on.toolTip()
    assert "<b>Ana</b> & Co 1" in app.replays.current.panel.play_on.accessibleDescription()


# A sitting.


@pytest.fixture
def keeper(qapp, home):
    made = Keeper(Folders.of())
    yield made
    made.close()


@pytest.mark.parametrize("text", [NASTY, LONG], ids=["nasty", "long"])
def test_a_sitting_says_what_it_says(seated, qtbot, keeper, text):
    """
    The text appears at the table, on the score sheet, among the past sittings, and when the sitting is
    left.
    """
    begun = seated("five tricks", late=True)
    names = (text, *(f"{number} {text}" for number in (2, 3)))
    sitting = begun.controller.sitting
    begun.close()
    sitting = replace(sitting, company=replace(sitting.company, names=names))
    done: list[bool] = []
    keeper.write(sitting, lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))
    app = seated(None)
    app.keep_with(keeper, PreferencesDocument())

    app.resume(keeper.load().sitting)
    app.desk.dock.use(Tool.LOG)
    app.do(Command.NEW_GAME)
    app.do(Command.SCORE)
    app.do(Command.SITTINGS)
    app.do(Command.PREFERENCES)
    settle(app)

    check(app)


# Messages.


@pytest.mark.parametrize("text", [NASTY, LONG], ids=["nasty", "long"])
def test_a_message_says_what_it_says(seated, tmp_path, text):
    """
    The message may be about a file without a record, a wrong one, one that cannot be kept, or a mistake.
    """
    app = seated(deal=auction("pass"))
    wrong = tmp_path / "wrong.ombre"
    wrong.write_text(RECORD.read_text(encoding="utf-8").replace("1 entrada", f"1 {text.split()[0]}{text}"))
    for path in (tmp_path / text[:60].replace("/", ""), wrong):
        app.do(Command.SHOW_FILE, path)
        app.features["files"].records.finish()
    kinds = (ProblemKind.DAMAGED, ProblemKind.UNWRITABLE, ProblemKind.BAD_FIELD)
    app.messages.tell_problems(
        Problem(kind, Path(text), detail=text, kept=Path(text), field=text) for kind in kinds
    )
    app.messages.tell(Trouble(text, text, text, f"Traceback\n  {text}"))
    app.desk.dock.note(words.saved_sentence(text), words.saved_folder(text))
    settle(app)

    check(app)


# Where it comes in.


def test_a_name_is_one_line_and_not_long():
    assert "<b> Ana" == outside.name("<b>\nAna\u202e")
    assert outside.LONGEST_NAME == len(outside.name(LONG))


def test_comments_are_kept_in_their_lines_as_far_as_anybody_reads():
    """The lines of verses are kept."""
    assert ("What dire\nOffence",) == outside.comments(["What dire\r\nOffence\x1b"])
    assert ("x" * outside.LONGEST_COMMENTS + "…",) == outside.comments(["x" * 20_000])
    assert ("x" * outside.LONGEST_COMMENTS, "…") == outside.comments(["x" * outside.LONGEST_COMMENTS, "y"])


@pytest.mark.parametrize("words", ["a < b", "Ana & Bo", "AT&amp;T", "x\n<b>y</b>", ""])
def test_a_tip_that_nobody_takes_for_html_stays_as_it_is(words):
    assert words == outside.tip(words)


def test_a_tip_that_looks_like_html_is_written_in_html():
    assert "<span>&lt;b&gt;Ana&lt;/b&gt; &amp; Bo</span>" == outside.tip("<b>Ana</b> & Bo")


def test_a_report_is_spelled_out_and_cut():
    assert "a\n\\x1b[2J" == outside.report("a\n\x1b[2J")
    assert outside.LONGEST_REPORT + 1 == len(outside.report("x" * 30_000))


# That it stays so.


OF_PLAIN_TEXT = "shell/failed_start.py"
"""The one module with a message box made by Qt."""


def calls(name: str) -> list[tuple[str, ast.Call]]:
    """Return the calls of *name* in the screen's folder, with their modules."""
    return [
        (path.relative_to(UI).as_posix(), node)
        for path, tree in trees_with(name)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and name == getattr(node.func, "attr", getattr(node.func, "id", ""))
    ]


def test_every_tip_is_written_by_the_one_who_escapes():
    """The function `tip` knows when Qt would interpret the text."""
    given = [(path, ast.unparse(call.args[0])) for path, call in calls("setToolTip")]

    assert given
    assert [] == [(path, argument) for path, argument in given if not argument.startswith("tip(")]


def test_every_label_is_made_plain():
    """Labels are made in one place only."""
    assert ["dialogs/style.py"] == [path for path, _ in calls("QLabel")]


@pytest.mark.parametrize(
    "name", ["QMessageBox", "QErrorMessage", "QStaticText", "setWhatsThis", "setStatusTip"]
)
def test_nothing_else_that_guesses_is_used(name):
    """Qt has other functions that guess from its look whether a text is HTML."""
    assert [] == [place for place in calls(name) if place[0] != OF_PLAIN_TEXT]


def test_the_message_of_a_failed_start_is_plain_text():
    """The message may quote a file name, and is made from Qt's parts alone."""
    told = [ast.unparse(call) for path, call in calls("setTextFormat") if path == OF_PLAIN_TEXT]

    assert ["message.setTextFormat(Qt.TextFormat.PlainText)"] == told
