"""The picture of a deal that is over, in a file to keep or to send."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from conftest import NAMES, sitting_at
from dialect import Deal, auction, settled
from for_each import for_each
from person import KeyUser
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from spoiling import RECORDS

from ombre_desktop.engine.notation import GameRecord, format_record, parse_record
from ombre_desktop.storage.display_options import PLAIN, Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.features.engraving import host
from ombre_desktop.ui.features.engraving.deal_file import picture_file
from ombre_desktop.ui.features.engraving.deal_sheet import DealSheet, decisive_trick, sheet_of
from ombre_desktop.ui.features.engraving.engraver import WIDTH, Engraver, height_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.file_saving import FileSaving
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.shell.app import App
from ombre_desktop.value import replace

WON = "OOXOYOXYO"


def sheet(tricks: str = WON) -> DealSheet:
    """Return the sheet of a deal in which the *tricks* fall as given."""
    deal = settled("entrada", tricks)
    return sheet_of(format_record(GameRecord(deal.state)), sitting_at(deal), Deck.SPANISH)


@pytest.mark.parametrize(
    ("tricks", "decided"),
    [(WON, 7), ("OXOXOYOXO", 8), ("XXXXOOOYY", 7), ("XXXXXOOOO", 4)],
)
def test_the_trick_decides_after_which_nobody_can_catch_up(tricks, decided):
    """O is the Ombre, who must take more than either defender; the first trick has the number 0."""
    assert decided == decisive_trick(GameRecord(settled("entrada", tricks).state))


@for_each(
    [
        "lhombre/nolo_overbids_solo",
        "lhombre/two_nolos",
        "french/vole_lost_at_once",
        "renegado/vole_missed",
        "tresillo/vuelta_given_up",
    ]
)
def test_no_trick_decides_what_most_tricks_did_not(record):
    """A game without a trick, a vole, and a hand given up are lost or won otherwise."""
    text = (RECORDS / f"{record}.ombre").read_text(encoding="utf-8")

    assert decisive_trick(parse_record(text)) is None


def test_the_sheet_tells_of_everybody_by_name(qapp):
    """A friend who gets the picture is not who is meant by "you"; the hands are those of the play."""
    found = sheet()

    assert NAMES[:3] == tuple(holder.name for holder in found.holders)
    assert [9, 9, 9] == [len(holder.hand) for holder in found.holders]
    assert WON == "".join("OXY"[trick.winner] for trick in found.tricks)
    assert "you" not in found.line.lower()
    assert 5 == sum(int(holder.net.replace("\u2212", "-")) for holder in found.holders)


@pytest.fixture(scope="module")
def engraver(qapp, app_families) -> Engraver:
    """Provide a quick engraver of a deal, with two cards of each hand and one trick."""
    theme, whole = theme_for(ClothName.GREEN, ColourScheme.DARK), sheet()
    holders = tuple(replace(holder, hand=holder.hand[:2]) for holder in whole.holders)
    return Engraver(
        replace(whole, holders=holders, tricks=whole.tricks[:1]), PLAIN, app_families, theme, 0.25
    )


def test_pixels_show_the_whole_page(engraver):
    """Title, hands, tricks and the code are there: no third of the page is bare paper."""
    picture = QImage.fromData(picture_file(engraver, ".png"))
    thirds = [
        picture.copy(0, picture.height() * k // 3, picture.width(), picture.height() // 3) for k in range(3)
    ]

    assert (round(WIDTH / 4), round(height_of(engraver.sheet) / 4)) == (picture.width(), picture.height())
    assert all(
        len({third.pixel(x, y) for x in range(0, third.width(), 3) for y in range(0, third.height(), 3)})
        > 200
        for third in thirds
    )


@pytest.mark.parametrize(("suffix", "begins"), [(".svg", b"<?xml"), (".PDF", b"%PDF")])
def test_the_file_is_what_its_name_says(engraver, suffix, begins):
    assert picture_file(engraver, suffix).startswith(begins)


@pytest.fixture
def told(monkeypatch, tmp_path) -> list[tuple[str, ...]]:
    """Provide the messages about files, which are saved in *tmp_path* without a question."""
    found: list[tuple[str, ...]] = []
    monkeypatch.setattr("ombre_desktop.ui.features.engraving.host.RATIO", 0.25)
    monkeypatch.setattr(FileSaving, "ask", lambda *asked: asked[-1](tmp_path / asked[-2]))
    monkeypatch.setattr(App, "note", lambda _, *words: found.append(words))
    return found


def test_a_settled_deal_is_saved_and_told(seated, qtbot, told, tmp_path):
    """The picture is drawn in a thread."""
    app = seated(deal=settled("entrada", WON, stop=8))
    KeyUser(app, qtbot).play_deal()

    app.do(Command.SAVE_PICTURE)
    qtbot.waitUntil(lambda: bool(told))

    assert not QImage(str(tmp_path / "deal.png")).isNull()
    assert [("Saved as deal.png.", f"Folder: {tmp_path}")] == told


def test_a_replayed_deal_is_saved_with_its_own_people(seated, qtbot, told, monkeypatch):
    """The sitting beneath the replay may have others, and more of them."""
    drawn = []
    monkeypatch.setattr(host, "picture_file", lambda engraver, _: drawn.append(engraver.sheet) or b"")
    app = seated(deal=auction("pass", name="five_handed", dealer=5))
    app.replays.show_belinda()
    qtbot.waitUntil(lambda: app.replays.is_on and app.desk.player.is_idle)

    app.do(Command.SAVE_PICTURE)
    qtbot.waitUntil(lambda: bool(told))

    assert ["Belinda", "The Baron", "The Knight"] == [holder.name for holder in drawn[0].holders]


def test_a_picture_is_given_up_when_the_table_is_closed(seated, qtbot, told, monkeypatch):
    """It is still being drawn, and nobody is left to be told."""
    may_end = Event()
    monkeypatch.setattr(host, "picture_file", lambda *_: may_end.wait() and b"")
    app = seated(deal=settled("entrada", WON, stop=8))
    KeyUser(app, qtbot).play_deal()
    app.do(Command.SAVE_PICTURE)
    engraving = app.features["engraving"]

    engraving.close()
    may_end.set()
    engraving.finish()
    QApplication.processEvents()

    assert [] == told


def test_the_file_on_offer_takes_the_kind_that_is_chosen(seated):
    """Of what was typed only a suffix on offer is replaced, and no name becomes that of the folder."""
    app = seated(None)
    FileSaving(app).ask("Save", "Pictures (*.png);;Drawings (*.svg)", "deal.png", print)
    (asked,) = app.window.findChildren(QFileDialog)
    typed = asked.findChild(QLineEdit)

    def turned(name: str) -> str:
        typed.setText(name)
        asked.filterSelected.emit("Drawings (*.svg)")
        return typed.text()

    named = [turned(name) for name in ("deal.png", "game 1.5", "")]
    asked.reject()

    assert ["deal.svg", "game 1.5.svg", ""] == [Path(name).name for name in named]
    assert "svg" == asked.defaultSuffix()


ASKS, OPPOSES = "Ombre · ask leave", "defender"


@pytest.mark.parametrize(
    ("record", "title", "roles", "nets", "played", "decided"),
    [
        ("", "Everybody passes", ["speaks first", "speaks second", "dealer"], ["", "", ""], 0, None),
        (
            "renegado/given_up",
            "Entrada in coins",
            [OPPOSES, "Ombre · entrada", OPPOSES],
            ["0", "−25", "0"],
            2,
            None,
        ),
        (
            "quadrille/queen_called",
            "Forced spadille in clubs",
            ["ally", OPPOSES, OPPOSES, "Ombre · forced spadille"],
            ["+4", "−2", "−2", "+4"],
            10,
            6,
        ),
        ("zanga/codillo_with_estuche", "Play in coins", ["", "", "plays", ""], [""] * 4, 8, 6),
        (
            "five_handed/queen_called",
            "Ask leave in cups",
            [OPPOSES, ASKS, OPPOSES, "ally", OPPOSES],
            ["0", "+10", "0", "+5", "0"],
            8,
            5,
        ),
    ],
)
def test_the_sheet_of_a_deal_of_any_shape(qapp, *, record, title, roles, nets, played, decided):
    """Passed out, given up, with an ally, with partners, and at five seats; hands are those of the play."""
    if record:
        deal = Deal(parse_record((RECORDS / f"{record}.ombre").read_text(encoding="utf-8")).state)
    else:
        deal = auction("pass pass pass")

    found = sheet_of(format_record(GameRecord(deal.state)), sitting_at(deal), Deck.SPANISH)

    assert (title, played) == (found.title, len(found.tricks))
    assert roles == [holder.role for holder in found.holders]
    assert nets == [holder.net for holder in found.holders]
    assert {len(deal.state.layout.hands[0])} == {len(holder.hand) for holder in found.holders}
    assert decided == (found.decisive and found.decisive.number)
    assert bool(found.caption) is (decided is not None)
