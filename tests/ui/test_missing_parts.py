"""Missing parts of the program: the person is told which, and everything else goes on."""

from __future__ import annotations

import pytest
from dialect import auction
from person import dialog_of
from PySide6.QtWidgets import QLabel

from ombre_desktop.engine import CallRequest, ChoiceRequest, Question, Word, variants
from ombre_desktop.storage.preferences import NewGameDocument
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.messages import MESSAGE
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.panels import chooser
from ombre_desktop.ui.panels.chooser import UnansweredRequestError, panel_for
from ombre_desktop.ui.texts import requests
from ombre_desktop.ui.texts.missing import no_question_sentence
from ombre_desktop.value import replace


@pytest.fixture
def whist(monkeypatch):
    """Provide a game that is listed among the others but has no module."""
    monkeypatch.setattr(variants, "_GAMES", (*variants.ruleset_names(), "whist"))


def words_of(dialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_a_game_without_its_module_is_not_offered(seated, whist):
    """The dialog opens with all the other games."""
    app = seated(None)

    app.do(Command.NEW_GAME)

    dialog = dialog_of(app, "new_game")
    assert [one.name for one in variants.whole_variants()] == list(dialog.games._seats_of)


def test_the_choice_of_a_game_names_the_one_that_is_missing(seated, whist):
    """The error names the game and the missing part."""
    app = seated(None)

    app.do(Command.NEW_GAME)

    (error,) = variants.broken_variants()
    assert str(error) in words_of(dialog_of(app, "new_game"))


def test_a_choice_of_whole_games_says_nothing_of_missing_ones(seated):
    app = seated(None)

    app.do(Command.NEW_GAME)

    assert "missing" not in words_of(dialog_of(app, "new_game"))


def test_the_game_that_was_played_last_may_be_missing(seated, monkeypatch):
    """Another game is chosen instead."""
    app = seated(None)
    monkeypatch.setattr(
        type(app.choices), "last_games", (replace(FIRST_GAME, ruleset="whist"), replace(FIRST_GAME, deals=6))
    )

    app.do(Command.NEW_GAME)

    game = dialog_of(app, "new_game").game
    assert ("renegado", 6) == (game.ruleset, game.deals)


def test_a_kept_choice_of_a_missing_game_gives_way(whist):
    """The choice is dropped like one of an unknown game, and the other preferences are read."""
    assert {"ruleset", "seats", "house"} == set(NewGameDocument(ruleset="whist").misfits())


def test_a_request_without_a_panel_is_named(unasked):
    """The message tells the author of a new kind of request where to enter its panel."""
    with pytest.raises(UnansweredRequestError, match=r"CallRequest .*panels\.chooser names no panel"):
        panel_for(unasked.controller.request, unasked.desk.dock.context, unasked.window)


def test_a_question_without_words_is_named(seated, monkeypatch):
    """The error names the word that is missing."""
    app = seated(None)
    monkeypatch.delitem(requests._QUESTIONS, Question.CONSENT)
    asked = ChoiceRequest(PERSON, Question.CONSENT, (Word.ACCEPT, Word.REFUSE))

    with pytest.raises(UnansweredRequestError, match=r"no words for .*CONSENT"):
        panel_for(asked, app.desk.dock.context, app.window)


def test_the_person_is_told_what_cannot_be_asked(unasked):
    """The message names the missing part, so that the person can report it."""
    (trouble,) = [dialog._trouble for dialog in unasked.boards._open.values()]

    assert no_question_sentence() == trouble.sentence
    assert "CallRequest" in trouble.details


def test_a_table_that_cannot_ask_goes_on(unasked, qtbot):
    """The log and the tools work, and another game can be begun."""
    assert unasked.desk.dock.standing.log is not None

    unasked.begin(replace(FIRST_GAME, ruleset="homme_auvergne", seats=2))

    qtbot.waitUntil(lambda: unasked.controller.request is not None and unasked.desk.dock.panel is not None)


@pytest.fixture
def unasked(monkeypatch, seated, qtbot):
    """Provide a window whose person should bid while the screen has no panel for that."""
    monkeypatch.delitem(chooser._PANELS, CallRequest)
    app = seated(deal=auction(""))
    qtbot.waitUntil(lambda: any(name.startswith(MESSAGE) for name in app.boards.coming.names))
    app.boards.finish()
    return app
