"""The pseudo-language at every table and in every dialog: no text stays English, and none is cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from ombre_desktop import terminal_language
from ombre_desktop.storage.chance import Band
from ombre_desktop.storage.dealt_statistics import CardFigures, CardRow, Share
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.statistics import Figures, Group, Point, Run, Scope, Summary
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.features.statistics.statistics_dialog import StatisticsDialog
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.statistics import Sheet, Wanted
from ombre_desktop.ui.texts.languages import own_name
from ombre_desktop.value import replace
from tools.languages.pseudo import pseudo, write_pseudo
from tools.screenshots.legibility import cut
from tools.screenshots.moments import found
from tools.screenshots.phases import MOMENTS
from tools.screenshots.studio import Studio

PSEUDO = "ja"
"""The real language whose place the pseudo-language takes."""
PHASES = (
    *("auction", "trump", "exchange", "trick-5", "surrender", "settlement", "low-auction"),
    *("two-trump", "four-watching", "five-calling", "points-2-king", "points-3-man", "points-2-late"),
)
WAYS = ("text", "title", "accessibleName", "accessibleDescription", "toolTip", "windowTitle")
"""The properties that hold a widget's texts."""
NAMES = {"Don", "Hilario", "Doña", "Inés", "Baltasar", "Leonor", "Ombre", "Key", "Esc", "Ctrl", "English"}
"""Words that are the same in every language."""
IN_BRACKETS = re.compile(r"\[[^\[\]]*\]")
WORD = re.compile(r"[^\W\d_]{2,}")


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory):
    """Provide the folder of the pseudo-language instead of that of the real catalogues."""
    folder = tmp_path_factory.mktemp("languages")
    write_pseudo(folder, PSEUDO)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terminal_language, "CATALOGUES", folder)
        yield folder


@pytest.fixture(scope="module")
def studio(catalogues, app_families):
    """Provide a window that began in English."""
    studio = Studio(Preferences(), (1280, 800))
    yield studio
    studio.app.speech.rest()
    studio.window.close()


def speak(studio: Studio, **liked: object) -> None:
    """Change the preferences, as the dialog does."""
    studio._still = replace(studio._still, **liked)
    studio.app.prefer(studio._still)


def sit(studio: Studio, name: str) -> None:
    """Go to the phase called *name* in the screenshots."""
    studio._sit(found(next(moment for moment in MOMENTS if moment.name == name)))
    studio._pose(name)
    studio.app.desk._drawing.finish()


def words(root: QWidget) -> Iterator[tuple[str, str, str]]:
    """Yield every text that is shown or read out in *root*, with its place."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible() and "QTextBrowser" not in type(widget).__name__:
            for way in WAYS:
                say = getattr(widget, way, None)
                told = say() if callable(say) else ""
                if isinstance(told, str) and told:
                    yield type(widget).__name__, way, told


def english(told: str) -> list[str]:
    """Return the words outside the brackets of the pseudo-language."""
    before = None
    while before != told:
        before, told = told, IN_BRACKETS.sub("", told)
    return [word for word in WORD.findall(told) if word not in NAMES]


def in_english(root: QWidget) -> list[tuple[str, str, str]]:
    return [said for said in words(root) if english(said[2])]


# The rule by which it is made.


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Take back", "[Táké báck ééé]"),
        ("&Open a record…", "[&Opén á récórd… ééééé]"),
        ("{name} plays {card:the}.", "[{name} pláys {card:the}. ééé]"),
        ("<b>Trump</b>", "[<b>Trúmp</b> é]"),
        ("P", "P"),
        ("{at} · {of}", "{at} · {of}"),
    ],
)
def test_fields_keys_and_markup_stay(text, told):
    assert told == pseudo(("Context", text))


def test_it_is_longer_by_two_fifths():
    for text in ("Take back", "You must follow suit, and hold no other trump than the matadors."):
        assert len(text) * 1.4 <= len(pseudo(("Context", text))) <= len(text) * 1.4 + 4


# The table.


def test_every_text_follows_while_the_window_is_open(studio):
    """The texts change with a trick on the table and a card refused."""
    speak(studio, language="en")
    sit(studio, "trick-5")
    desk = studio.app.desk
    before = list(words(studio.window))
    lines = desk.dock.standing.log.lines

    speak(studio, language=PSEUDO)

    assert len([said for said in before if english(said[2])]) > 20
    assert [] == in_english(studio.window)
    assert len(lines) == len(desk.dock.standing.log.lines) > 5
    assert [] == [line for line in desk.dock.standing.log.lines if english(line)]
    speak(studio, language="en")
    assert before == list(words(studio.window))


@pytest.mark.parametrize("phase", PHASES)
def test_nothing_at_the_table_stays_english_or_is_cut(studio, phase):
    """The text is twice its usual size."""
    speak(studio, language=PSEUDO, text_scale=2.0)

    sit(studio, phase)

    assert [] == in_english(studio.window)
    assert [] == cut(studio.app.desk.view)


def test_the_first_page_follows_and_is_not_cut(studio):
    """The language changes while a choice is open."""
    speak(studio, language="en", text_scale=2.0)
    studio.app.rise()
    studio.app.do(Command.FIRST_PAGE)

    speak(studio, language=PSEUDO)
    studio.app.desk.wait_until_painted()

    assert [] == [said for said in in_english(studio.app.desk.view) if own_name(PSEUDO) not in said[2]]
    assert [] == cut(studio.app.desk.view)


def test_thrown_cards_stay_thrown_when_the_language_changes(studio):
    speak(studio, language="en", text_scale=1.0)
    sit(studio, "exchange")
    thrown = studio.app.desk.hand.staging.thrown

    speak(studio, language=PSEUDO)

    assert len(thrown) == 3
    assert thrown == studio.app.desk.hand.staging.thrown
    assert "3" in studio.app.desk.dock.panel.accessibleDescription()


def test_a_replay_follows(studio):
    speak(studio, language="en", text_scale=1.0)
    studio._replay(3)
    at = studio.app.replays.current.replay.at

    speak(studio, language=PSEUDO)

    assert at == studio.app.replays.current.replay.at
    assert [] == [said for said in in_english(studio.window) if "The evening" not in said[2]]
    studio.app.replays.close()
    studio.app.boards.close_all()


# Dialogs.


@pytest.mark.parametrize("name", ["new_game", "preferences", "rules", "about", "score_sheet"])
def test_a_dialog_follows_in_its_place_and_is_not_cut(studio, name):
    speak(studio, language="en", text_scale=2.0)
    studio._sit(found(next(moment for moment in MOMENTS if moment.name == "settlement")))
    app = studio.app
    opens = {
        "new_game": partial(app.do, Command.NEW_GAME),
        "preferences": partial(app.do, Command.PREFERENCES),
        "rules": partial(app.do, Command.RULE),
        "about": partial(app.do, Command.ABOUT),
        "score_sheet": partial(app.do, Command.SCORE),
    }
    opens[name]()
    studio.app.boards.finish()
    place = studio.app.boards.open_board(name).geometry()

    speak(studio, language=PSEUDO)

    dialog = studio.app.boards.open_board(name)
    assert [] == [said for said in in_english(dialog) if said[2] != own_name(PSEUDO)]
    assert [] == cut(dialog)
    assert place == dialog.geometry()
    studio.app.boards.close_all()


@pytest.mark.parametrize("sheet", [Sheet.CURVE, Sheet.RESULTS, Sheet.CARDS])
def test_the_statistics_are_translated_and_not_cut(studio, sheet):
    """Every figure, heading and choice, in the largest text."""
    speak(studio, language=PSEUDO, text_scale=2.0)
    app = studio.app
    dialog = StatisticsDialog(app.boards.appearance, Wanted(sheet), seated=True, parent=app.window)
    dialog.show()
    group = Group(("entrada", "codille"), Figures(3, 1, 0, 1, -15))
    share = Share(9, Band(3, 12, 7))
    cards = CardFigures(30, 3, (CardRow("spadille", (share, share, share)),))
    points = (Point("2026-01-02T20:00:00+00:00", 1, 10), Point("2026-01-03T20:00:00+00:00", 3, -15))
    summary = Summary(Figures(3, 1, 0, 1, -15), best=10, worst=-20, seconds=600)
    runs, games = (Run(0, 1), Run(1, 2)), (("renegado", False),)

    dialog.show_report(Report(Wanted(sheet), Scope(), summary, runs, points, (group,), cards, games=games))
    QApplication.processEvents()

    assert [] == in_english(dialog)
    assert [] == cut(dialog)
    dialog.close()
