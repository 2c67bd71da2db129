"""Helps at the table: set for each deal, counted from decisions, and kept in their own file."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import auction, exchanging, one, playing
from person import KeyUser

from ombre_desktop.storage.display_options import HelpMode
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.storage.helps import HELPS
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.desk.helps import helps_file
from ombre_desktop.ui.desk.helps.helps_file import HelpsFile, document_of, shown_in
from ombre_desktop.ui.model.helps import LEARNT_ALREADY, Shown, Skill
from ombre_desktop.value import replace

HANDS = "1 HK HQ S4; 2 H4 S5 D6; 3 C7 D4 S3"


@pytest.fixture
def folders(tmp_path) -> Folders:
    return Folders.of({HOME: str(tmp_path)})


def kept(skill: Skill, shown: Shown) -> tuple[Shown, ...]:
    """Return the skills of a beginner except for one."""
    return tuple(shown if one is skill else Shown() for one in Skill)


def read(qtbot, folders: Folders, owner) -> tuple[tuple[Shown, ...], list[object]]:
    """Read the skills in *folders*, and return them with the problems."""
    shelf, problems = Shelf(folders, owner), []
    shelf.failed.connect(problems.append)
    file = HelpsFile(shelf, owner)
    with qtbot.waitSignal(file.found) as found:
        file.read()
    shelf.writer.close()
    return found.args[0], problems


# The file of skills.


def test_the_skills_come_back_from_their_file(qtbot, qapp, folders):
    shown = kept(Skill.BID, Shown(7, 1, 2, "game", True))
    DocumentStore(folders.helps, HELPS).write(document_of(shown))

    assert (shown, []) == read(qtbot, folders, qapp)


def test_a_damaged_file_is_told_set_aside_and_begun_again(qtbot, qapp, folders):
    store = DocumentStore(folders.helps, HELPS)
    store.write(document_of(kept(Skill.BID, Shown(7, 1, 2))))
    text = folders.helps.read_text(encoding="utf-8")
    folders.helps.write_text(text.replace("7", "8"), encoding="utf-8")

    shown, problems = read(qtbot, folders, qapp)

    assert (Shown(),) * len(Skill) == shown
    assert [ProblemKind.DAMAGED] == [problem.kind for problem in problems]
    assert problems[0].kept.exists()
    assert not folders.helps.exists()


def test_an_unknown_skill_is_damage():
    document = document_of((Shown(),) * len(Skill))
    document.skills["patience"] = document.skills["bid"]

    with pytest.raises(ValueError, match="patience"):
        document.check()


@pytest.mark.parametrize(("deals", "shown"), [(29, Shown()), (30, LEARNT_ALREADY)])
def test_who_has_played_long_gets_no_beginners_table(qtbot, qapp, folders, monkeypatch, *, deals, shown):
    """Experienced players have no file of skills from earlier versions."""
    monkeypatch.setattr(helps_file.HelpsFile, "_deals", lambda _: deals)

    assert {shown} == set(read(qtbot, folders, qapp)[0])


def test_a_new_home_has_no_deals_and_gets_no_history_from_counting_them(qtbot, qapp, folders):
    assert {Shown()} == set(read(qtbot, folders, qapp)[0])
    assert not folders.history.exists()


def test_nothing_is_written_over_before_it_was_read(seated, folders):
    shown = kept(Skill.BID, LEARNT_ALREADY)
    DocumentStore(folders.helps, HELPS).write(document_of(shown))
    app = seated(None)

    shelf = Shelf(folders, app)
    app.desk.helping.keep_on(shelf)
    app.desk.helping.close()
    shelf.writer.close()

    document = DocumentStore(folders.helps, HELPS).read().document
    assert document is not None
    assert shown == shown_in(document)


# At the table.


def at_play(seated, qtbot, preferences=STILL):
    app = seated(deal=playing("renegado", trump="D", hands=HANDS), preferences=preferences)
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    return app, person


def test_a_decision_is_counted_and_changes_nothing_in_its_deal(seated, qtbot):
    app, person = at_play(seated, qtbot)
    before = app.desk.helping.helps

    person.play(one("HK"))
    person.wait_for_turn()

    shown = dict(zip(Skill, app.desk.helping.shown, strict=True))
    assert 1 == shown[Skill.LEAD].right
    assert before == app.desk.helping.helps


def test_a_refused_card_is_a_bad_decision_once_a_turn(seated, qtbot):
    deal = playing("renegado", trump="D", hands="1 HK S4; 2 H4 S5; 3 C7 S3", ombre=2, dealer=1)
    app = seated(deal=deal.play("2 H4 C7"))
    person = KeyUser(app, qtbot)
    person.wait_for_turn()

    for _ in range(2):
        app.desk.hand._choose(one("S4"))

    shown = dict(zip(Skill, app.desk.helping.shown, strict=True))
    assert 1 == shown[Skill.MAY_PLAY].bad


def test_a_preference_changes_a_help_at_once(seated, qtbot):
    app, _ = at_play(seated, qtbot)
    before = app.desk.situation.helps.of(Skill.LEAD)

    app.prefer(replace(STILL, help_lead=HelpMode.OFF))

    assert (1.0, 0.0) == (before, app.desk.situation.helps.of(Skill.LEAD))


def test_the_meanings_of_bids_go_with_their_help(seated, qtbot):
    told = []
    for mode in (HelpMode.ON, HelpMode.OFF):
        app = seated(deal=auction("", dealer=3), preferences=replace(STILL, help_bid=mode))
        KeyUser(app, qtbot).wait_for_turn()
        told.append([bool(button.face.choice.meaning) for button in app.desk.dock.panel.buttons[1:]])

    assert [[True] * 3, [False] * 3] == told


@pytest.mark.parametrize("mode", [HelpMode.ON, HelpMode.OFF])
def test_the_marks_on_cards_go_with_their_helps(seated, qtbot, mode):
    """Dimmed cards, the gold line and the order of the suit led disappear with their helps."""
    deal = playing("renegado", trump="D", hands="1 HK S4; 2 H4 S5; 3 C7 S3", ombre=2, dealer=1)
    liked = replace(STILL, help_may_play=mode, help_who_wins=mode, help_plain_order=mode)
    app = seated(deal=deal.play("2 H4 C7"), preferences=liked)
    KeyUser(app, qtbot).wait_for_turn()

    sprites = app.desk.scene.arrangement.sprites
    marks = [any(one.dim for one in sprites), any(one.wins for one in sprites)]
    marks.append(app.desk.dock.standing.suit.isVisible())

    assert [mode is HelpMode.ON] * 3 == marks


def test_a_word_on_throwing_stands_over_the_buttons(seated, qtbot):
    app = seated(deal=exchanging("entrada"), size=(1280, 800))
    KeyUser(app, qtbot).wait_for_turn()

    maxim, *others = app.desk.dock.panel.places

    assert all(maxim.bottom() < other.bottom() for other in others)
