"""Words of a game that are explained by themselves when the person first meets them in that game."""

from __future__ import annotations

import pytest
from dialect import playing
from person import KeyUser

from ombre_desktop.storage.display_options import HelpMode
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.helps import HELPS, HelpsDocument
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.dialogs.glossary import meaning_of
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App
from ombre_desktop.value import replace


@pytest.fixture
def settled(seated, qtbot):
    """Provide a function that plays a deal of French Ombre to a tie, in a home that has met these words."""

    def play(*met: str, **liked: HelpMode) -> App:
        folders = Folders.of()
        DocumentStore(folders.helps, HELPS).write(HelpsDocument(met=met))
        deal = playing("french", trump="H", hands="1 HK S4; 2 H4 S5; 3 C7 C6", contract="play")
        app = seated(deal=deal.play("1 HK H4 C7").play("1 S4"))
        app.keep_with(Keeper(folders, app), PreferencesDocument())
        app.desk.set_preferences(replace(app.preferences, **liked))
        qtbot.waitUntil(lambda: app.desk.helping._is_read)
        qtbot.waitUntil(lambda: app.desk.dock.standing and app.desk.dock.standing.settlement is not None)
        person = KeyUser(app, qtbot)
        person.until(lambda: person.is_settled)
        return app

    return play


def told(app: App) -> str:
    """Return the words of the bubble; empty if there is none."""
    bubble = app.desk.teller.bubble
    return "" if bubble is None else bubble.accessibleName()


def test_a_word_met_for_the_first_time_is_explained_where_it_stands(settled):
    """The bubble covers nothing that is to be read or pressed, and stays though the pointer moves."""
    app = settled()
    teller = app.desk.teller

    app.desk.view.moved.emit(app.desk.view.viewport().rect().topLeft().toPointF())

    assert meaning_of(Term.REMISE, app.desk.deck).meaning in told(app)
    assert not any(map(teller.bubble.place.intersects, app.desk.dock.kept_clear))


def test_a_word_is_met_once_in_each_game(settled):
    """The next start knows it."""
    app = settled()
    assert told(app)

    app.desk.helping.close()
    app.keeper.shelf.wait()

    assert "french/remise" in DocumentStore(Folders.of().helps, HELPS).read().document.met


@pytest.mark.parametrize(
    ("met", "liked"),
    [
        (("french/remise", "french/play"), {}),
        (("quadrille/remise",), {"help_bid": HelpMode.OFF}),
    ],
)
def test_a_word_met_before_is_not_explained_again(settled, met, liked):
    """Nor is any for somebody without the help with bids."""
    assert not told(settled(*met, **liked))


def test_a_word_met_in_another_game_is_explained_in_this_one(settled):
    """Quadrille has remises too, but for other tricks."""
    assert told(settled("quadrille/remise"))
