"""A deck of the person's own: what is read, what is refused card by card, and what stands in for it."""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path

import pytest
from conftest import STILL
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage

from ombre_desktop.commands import main as command
from ombre_desktop.engine import Card, Rank
from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.display_options import (
    PLAIN,
    Back,
    CardPrint,
    Deck,
    IndexSize,
    Preferences,
    SuitColours,
)
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.validation import validated
from ombre_desktop.ui.desk import deck_news
from ombre_desktop.ui.features.deck_sheets.files import drawn
from ombre_desktop.ui.features.deck_sheets.plan import Paper, Plan
from ombre_desktop.ui.features.settings import deck_shelf
from ombre_desktop.ui.features.settings.deck_rows import DeckRows
from ombre_desktop.ui.features.settings.deck_shelf import found_decks
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.paint.card_deck import BACK, DeckError, DeckFlaw, Flaw, index_of, our_deck, read_deck
from ombre_desktop.ui.paint.svg_bounds import is_modest
from ombre_desktop.ui.table.deck_art import render
from ombre_desktop.ui.table.deck_check import flaws_of
from ombre_desktop.ui.texts import decks as words
from ombre_desktop.ui.texts.decks import flaw_told
from ombre_desktop.value import replace

OWN = CardPrint(own="mine")
SIZE = (40, 62)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 310">{}</svg>'
BOMB = '<g id="a0"><path d="M0 0"/></g>' + "".join(
    f'<g id="a{n}">' + f'<use href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, 12)
)


def nothing(_: object) -> None:
    """Leave everything as it is."""


@pytest.fixture
def shelf(qapp) -> Path:
    folder = Folders.of().decks
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def mine(shelf) -> Path:
    """Return the folder of a red deck with one picture for all cards, and a blue back."""
    return made(shelf / "mine")


def made(folder: Path, **told: object) -> Path:
    folder.mkdir(parents=True)
    for name, colour in (("red", Qt.GlobalColor.red), ("blue", Qt.GlobalColor.blue)):
        picture = QImage(50, 70, QImage.Format.Format_RGB32)
        picture.fill(colour)
        picture.save(str(folder / f"{name}.png"))
    cards = dict.fromkeys(our_deck(Deck.FRENCH).told["cards"], "red.png")
    manifest = {"version": 1, "kind": "french", "name": "Mine", "maker": "Me", "licence": "CC0"}
    write(folder, manifest | {"cards": cards, "backs": ["blue.png"]} | told)
    return folder


def write(folder: Path, manifest: object) -> None:
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")


def change(folder: Path, **told: object) -> None:
    write(folder, json.loads((folder / "manifest.json").read_text("utf-8")) | told)


def middle(picture: QImage) -> QColor:
    return picture.pixelColor(picture.width() // 2, picture.height() // 2)


def flaws(folder: Path) -> list[DeckFlaw]:
    return [flaw for flaw in flaws_of(read_deck(folder)) if flaw is not None]


def test_cards_and_backs_come_from_the_own_deck_and_the_other_kind_from_ours(mine):
    red, blue, spanish = render(Deck.FRENCH, "SK", SIZE, OWN), render(Deck.FRENCH, BACK, SIZE, OWN), OWN

    assert (QColor("red"), QColor("blue")) == (middle(red), middle(blue))
    assert SIZE == red.size().toTuple()
    assert red.pixelColor(0, 0).alpha() < 100
    assert render(Deck.SPANISH, "SK", SIZE, spanish) == render(Deck.SPANISH, "SK", SIZE)
    assert render(Deck.FRENCH, "sign_S", SIZE, OWN) == render(Deck.FRENCH, "sign_S", SIZE)


def test_what_a_deck_cannot_do_leaves_its_pictures_alone(mine):
    other = replace(OWN, index=IndexSize.JUMBO, colours=SuitColours.FOUR, old=True, back=Back.SCALES)

    assert read_deck(mine).lacks == {"index", "letters", "colours", "old_print"}
    assert render(Deck.FRENCH, "SK", SIZE, OWN) == render(Deck.FRENCH, "SK", SIZE, other)
    assert render(Deck.FRENCH, BACK, SIZE, OWN) == render(Deck.FRENCH, BACK, SIZE, other)
    assert "Q" == index_of(Rank.QUEEN, Deck.FRENCH, OWN)


def test_an_example_of_our_deck_can_do_what_ours_can(shelf, capsys):
    assert 0 == command(["deck", "example", str(shelf / "mine")])
    jumbo = replace(PLAIN, index=IndexSize.JUMBO, colours=SuitColours.FOUR)
    pictures = [render(Deck.FRENCH, "SK", (97, 151), replace(jumbo, own=own)) for own in ("", "mine")]

    assert not read_deck(shelf / "mine").lacks
    assert pictures[0] == pictures[1]
    assert 3 == command(["deck", "example", str(shelf / "mine")])


def huge(path: Path) -> None:
    """Write a PNG of 400 megapixels in a few bytes."""
    head = struct.pack(">IIBBBBB", 14_000, 28_000, 8, 0, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(bytes(1000))), (b"IEND", b"")]
    chunks = (struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in parts)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def cut(path: Path) -> None:
    path.write_bytes((path.parent / "red.png").read_bytes()[:60])


def cut_jpeg(path: Path) -> None:
    QImage(50, 70, QImage.Format.Format_RGB32).save(str(path))
    path.write_bytes(path.read_bytes()[:-20])


def square(path: Path) -> None:
    QImage(60, 60, QImage.Format.Format_RGB32).save(str(path))


def linked(path: Path) -> None:
    outside = path.parents[2] / "outside.png"
    outside.write_bytes((path.parent / "red.png").read_bytes())
    path.symlink_to(outside)


@pytest.mark.parametrize(
    ("file", "flaw", "spoil"),
    [
        ("gone.png", Flaw.MISSING, nothing),
        ("huge.png", Flaw.TOO_LARGE, huge),
        ("heavy.png", Flaw.TOO_LARGE, lambda path: path.write_bytes(bytes(8_000_001))),
        ("cut.png", Flaw.DAMAGED, cut),
        ("cut.jpg", Flaw.DAMAGED, cut_jpeg),
        ("square.png", Flaw.WRONG_SHAPE, square),
        ("other.gif", Flaw.OTHER_KIND, lambda path: path.write_bytes(b"GIF89a" + bytes(20))),
        ("text.svg", Flaw.DAMAGED, lambda path: path.write_text("no drawing")),
        ("bomb.svg", Flaw.INTRICATE, lambda path: path.write_text(SVG.format(BOMB))),
        ("folder.png", Flaw.DAMAGED, Path.mkdir),
        ("link.png", Flaw.OUTSIDE, linked),
        ("../red.png", Flaw.OUTSIDE, nothing),
        ("/etc/passwd", Flaw.OUTSIDE, nothing),
        ("C:\\red.png", Flaw.OUTSIDE, nothing),
        ("\0", Flaw.OUTSIDE, nothing),
    ],
)
def test_a_bad_picture_is_told_with_its_card_and_ours_stands_in(mine, file, flaw, spoil):
    change(mine, cards=read_deck(mine).told["cards"] | {"HK": file})
    spoil(mine / file)
    heard = []

    picture = render(Deck.FRENCH, "HK", SIZE, OWN, heard.append)

    assert [DeckFlaw(flaw, "HK", file)] == heard == flaws(mine)
    assert render(Deck.FRENCH, "HK", SIZE) == picture
    assert flaw_told(heard[0], "Mine", Deck.FRENCH).startswith("King of hearts: ")


def test_the_coarser_prints_of_a_back_are_checked_too(mine):
    """The table would show them, so a check that overlooks them would call the deck sound."""
    change(mine, middle_backs=["nowhere.svg"], small_backs=["nowhere too.svg"])

    assert {"nowhere.svg", "nowhere too.svg"} == {flaw.file for flaw in flaws(mine)}


def test_a_name_that_is_no_card_is_told_as_it_stands():
    for name in ("XX", "sign_X"):
        assert name in flaw_told(DeckFlaw(Flaw.UNKNOWN, name), "Mine", Deck.FRENCH)


def test_a_deck_that_is_no_longer_offered_changes_nothing():
    """It may have been added beyond the number of decks that are offered."""
    liked = Preferences()

    assert liked is DeckRows({}, {}, {}).with_deck(liked, "gone")


def test_what_a_manifest_does_not_name_is_told(mine):
    cards = {name: file for name, file in read_deck(mine).told["cards"].items() if name != "D7"}
    change(mine, cards=cards | {"XX": "red.png"}, backs=[])

    expected = [DeckFlaw(Flaw.UNKNOWN, "XX"), DeckFlaw(Flaw.UNNAMED, "D7"), DeckFlaw(Flaw.UNNAMED, BACK)]
    assert expected == flaws(mine)
    assert render(Deck.FRENCH, BACK, SIZE, OWN) == render(Deck.FRENCH, BACK, SIZE)


@pytest.mark.parametrize(
    ("manifest", "flaw"),
    [
        (None, DeckFlaw(Flaw.NO_MANIFEST)),
        ("{", DeckFlaw(Flaw.UNREADABLE)),
        ("[" * 100_000, DeckFlaw(Flaw.UNREADABLE)),
        ("[]", DeckFlaw(Flaw.UNREADABLE)),
        (" " * 500_001, DeckFlaw(Flaw.UNREADABLE)),
        ('{"version": 2}', DeckFlaw(Flaw.NEWER)),
        ('{"version": "1"}', DeckFlaw(Flaw.FIELD, file="version")),
        ({"kind": "tarot"}, DeckFlaw(Flaw.FIELD, file="kind")),
        ({"kind": []}, DeckFlaw(Flaw.FIELD, file="kind")),
        ({"name": " "}, DeckFlaw(Flaw.FIELD, file="name")),
        ({"licence": None}, DeckFlaw(Flaw.FIELD, file="licence")),
        ({"cards": {"SK": 3}}, DeckFlaw(Flaw.FIELD, file="cards")),
        ({"backs": "blue.png"}, DeckFlaw(Flaw.FIELD, file="backs")),
        ({"indices": {}}, DeckFlaw(Flaw.FIELD, file="index_group")),
    ],
)
def test_a_bad_manifest_is_told_and_ours_stands_in(mine, manifest, flaw):
    if isinstance(manifest, dict):
        change(mine, **manifest)
    elif manifest is None:
        (mine / "manifest.json").unlink()
    else:
        (mine / "manifest.json").write_text(manifest)
    heard = []

    picture = render(Deck.FRENCH, "HK", SIZE, OWN, heard.append)

    assert [flaw] == heard
    assert render(Deck.FRENCH, "HK", SIZE) == picture
    assert "Q" == index_of(Rank.QUEEN, Deck.FRENCH, OWN)
    assert flaw_told(flaw, "Mine", Deck.FRENCH)
    assert [flaw] == [one.flaw for one in found_decks()]


@pytest.mark.parametrize(
    ("inside", "is_good"),
    [
        ('<g id="a"><path d="M0 0"/></g><use href="#a"/><style>.a{fill:url(#b)}</style>', True),
        ('<a href="http://example.org"><text>K</text></a>', True),
        ('<image href="red.png"/>', False),
        ('<use href="other.svg#a"/>', False),
        ('<g id="a"><use href="#a"/></g>', False),
        ("<style>@import 'x.css';</style>", False),
        ('<rect style="fill:url(file:///etc/passwd)"/>', False),
        ("<g>" * 200 + "</g>" * 200, False),
        ('<filter id="f"/>' + '<rect filter="url(#f)"/>' * 300, False),
    ],
)
def test_a_drawing_that_needs_too_much_is_refused(inside, is_good):
    assert is_good == is_modest(SVG.format(inside))


def test_every_card_of_ours_is_within_bounds():
    for deck in Deck:
        heaviest = max(our_deck(deck).folder.glob("*.svg"), key=lambda path: path.stat().st_size)
        assert is_modest(heaviest.read_text("utf-8"))


def test_entities_are_refused():
    assert not is_modest('<!DOCTYPE svg [<!ENTITY a "aaa">]>' + SVG.format("<text>&a;</text>"))


# The shelf.


def test_a_deck_is_copied_once_and_nothing_else_of_its_folder(shelf, tmp_path):
    source = made(tmp_path / "My: deck", cards={"SK": "red.png", "SQ": "../secret"})
    (source / "LICENCE.txt").write_text("CC0")
    (source / "diary.txt").write_text("private")

    first, again = deck_shelf.add(source), deck_shelf.add(source)
    change(source, name="Other")
    other = deck_shelf.add(source)

    assert ["My- deck", "My- deck", "My- deck-2"] == [first.name, again.name, other.name]
    assert {"My- deck", "My- deck-2"} == {path.name for path in shelf.iterdir()}
    assert {"manifest.json", "red.png", "blue.png", "LICENCE.txt"} == {
        path.name for path in (shelf / first.name).iterdir()
    }
    assert first == deck_shelf.add(shelf / first.name)


def test_a_folder_without_a_deck_is_not_added(shelf, tmp_path):
    with pytest.raises(DeckError) as caught:
        deck_shelf.add(tmp_path)

    assert Flaw.NO_MANIFEST is caught.value.flaw.flaw
    assert [] == list(shelf.iterdir())


@pytest.mark.parametrize(("name", "is_good"), [("", True), ("my deck", True), ("..", False), ("a/b", False)])
def test_a_preference_names_a_folder_among_the_decks(name, is_good):
    fields = json.loads(text_of(PreferencesDocument())) | {"own_deck": name}
    try:
        assert name == validated(PreferencesDocument, fields).own_deck
        assert is_good
    except ValueError:
        assert not is_good


# The terminal.


def test_the_check_lists_flaws_in_the_terminal(mine, capsys):
    assert 0 == command(["deck", "check", str(mine)])
    assert words.sound(read_deck(mine)) in capsys.readouterr().out

    change(mine, cards=read_deck(mine).told["cards"] | {"HK": "gone.png"})
    assert 1 == command(["deck", "check", str(mine)])
    assert "King of hearts: the file “gone.png” is missing." in capsys.readouterr().out
    assert 1 == command(["deck", "check", "--json", str(mine)])
    assert {"flaw": "missing", "of": "HK", "file": "gone.png"} == json.loads(capsys.readouterr().out)
    assert 1 == command(["deck", "check", str(mine / "nowhere")])


def test_a_deck_on_paper_is_that_of_the_person(mine):
    change(mine, cards=read_deck(mine).told["cards"] | {"HK": "gone.png"})
    plan = Plan(Deck.FRENCH, Paper.A4)
    edges = {name: drawn(plan, OWN, name).edge.name() for name in ("SK", BACK)}

    assert {"SK": "#ff0000", BACK: "#0000ff"} == edges
    assert drawn(plan, PLAIN, "HK").edge == drawn(plan, OWN, "HK").edge


# At the table, and in the preferences.


def test_a_deck_that_is_gone_is_told_and_the_choice_is_kept(seated, qtbot, monkeypatch):
    monkeypatch.setattr(deck_news, "SOON", 0)
    liked = replace(STILL, own_deck="mine", deck=Deck.FRENCH)
    app = seated(preferences=liked)

    app.desk.wait_until_painted()
    qtbot.waitUntil(lambda: app.desk.dock._notice is not None)

    assert flaw_told(DeckFlaw(Flaw.GONE), "mine", Deck.FRENCH) in app.desk.dock._notice.accessibleName()
    assert liked == app.preferences


def test_a_deck_that_comes_back_is_painted_again_when_the_preferences_open(seated, qtbot, mine):
    away = mine.rename(mine.with_name("away"))
    app = seated(preferences=replace(STILL, own_deck="mine", deck=Deck.FRENCH))
    app.desk.wait_until_painted()
    king, size = Card.parse("SK"), QSizeF(0, 100)

    def colour():
        picture = app.desk.art.pixmap(Deck.FRENCH, king, size, 1.0)
        return None if picture is None else middle(picture.toImage())

    qtbot.waitUntil(lambda: colour() not in (None, QColor("red")))
    away.rename(mine)
    preferences_of(app)

    qtbot.waitUntil(lambda: QColor("red") == colour())


def preferences_of(app):
    app.do(Command.PREFERENCES)
    app.boards.finish()
    return app.boards.open_board("preferences")


def own_decks(app):
    (host,) = (one for one in app.boards.children() if type(one).__name__ == "SettingsHost")
    return host._decks


def test_a_deck_is_added_chosen_and_greys_what_it_cannot_do(seated, qtbot, tmp_path):
    source = made(tmp_path / "mine")
    app = seated(preferences=STILL)
    dialog = preferences_of(app)
    decks, index = dialog._segments["deck"], dialog._segments["index"]

    own_decks(app).add(dialog, source)
    qtbot.waitUntil(lambda: "mine" == app.preferences.own_deck)

    assert (Deck.FRENCH, "mine") == (app.preferences.deck, decks.value)
    assert "Mine" == decks.button("mine").text()
    assert not index.isEnabled()
    assert words.drawn_one_way() == dialog._fields["index"]._note.text()
    assert [words.back_number(1)] == [one.text() for one in dialog._segments["back"].buttons]
    assert "Me" in dialog._fields["deck"]._note.text()

    decks.button(Deck.SPANISH).click()
    assert (Deck.SPANISH, "") == (app.preferences.deck, app.preferences.own_deck)
    assert index.isEnabled()
    assert 3 == len(list(dialog._segments["back"].buttons))


def test_a_deck_that_is_away_is_told_in_the_preferences(seated, qtbot):
    app = seated(preferences=replace(STILL, own_deck="mine", deck=Deck.FRENCH))
    dialog = preferences_of(app)
    own_decks(app).finish()

    assert Deck.FRENCH is dialog._segments["deck"].value
    assert words.kept_for_later(DeckFlaw(Flaw.GONE), "mine") == dialog._fields["deck"]._note.text()
    dialog._segments["back"].button(Back.SCALES).click()
    assert "mine" == app.preferences.own_deck
