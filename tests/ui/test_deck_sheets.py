"""A deck on paper: where its cards lie, what is in the files, and the dialog that asks for them."""

from __future__ import annotations

import json
import re
import sys
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from conftest import STILL
from person import dialog_of
from PySide6.QtCore import QLocale, QProcess, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QFileDialog
from test_file_dialog import FullDisk
from test_own_deck import made as made_deck

from ombre_desktop.engine import Card, Pack
from ombre_desktop.storage.display_options import PLAIN, Back, CardPrint, Deck, IndexSize, Letters
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.dialogs import file_dialog
from ombre_desktop.ui.features.deck_sheets import files, maker, process
from ombre_desktop.ui.features.deck_sheets.files import GivenUpError, Sheets
from ombre_desktop.ui.features.deck_sheets.host import usual_paper
from ombre_desktop.ui.features.deck_sheets.maker import Job, SheetMaker
from ombre_desktop.ui.features.deck_sheets.plan import UNIT, Form, Paper, Plan, Side
from ombre_desktop.ui.features.deck_sheets.sheet import SheetPress
from ombre_desktop.ui.features.deck_sheets.stamp import Stamp, stamp_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.file_saving import FileSaving
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.deck_sheets import deck_line
from ombre_desktop.ui.texts.languages import Speech
from ombre_desktop.value import replace

PLANS = [Plan(deck, paper) for deck in Deck for paper in Paper]
MARKS = 70
"""The distance of a crop mark's far end from the cards."""
SPANISH = Plan(Deck.SPANISH, Paper.A4)
THREE = tuple(map(Card.parse, ("SK", "S7", "C2")))
INK, FACE, BACK = QColor("#1d1b26"), QColor("blue"), QColor("red")


@pytest.fixture
def three(monkeypatch):
    """Let a deck have three cards, which take a moment instead of a second."""
    monkeypatch.setattr(Plan, "cards", THREE)


@pytest.mark.parametrize("plan", PLANS)
def test_all_cards_lie_on_the_paper_apart_from_each_other(plan):
    """There is room for the crop marks too."""
    cells = [plan.cell(at, Side.FACES) for at in range(8)]
    paper, reach = QRectF(0, 0, *plan.paper.value), plan.block()

    assert paper.contains(reach.adjusted(-MARKS, -MARKS, MARKS, MARKS))
    assert all(reach.contains(cell.adjusted(1, 1, -1, -1)) for cell in cells)
    assert not any(one.intersects(other) for one in cells for other in cells if one is not other)


@pytest.mark.parametrize("plan", PLANS)
def test_a_back_lies_behind_its_face(plan):
    """The sheet is turned about its long edge: what is 30 mm from the left is then 30 mm from the right."""
    for at in range(8):
        face, back = plan.cell(at, Side.FACES), plan.cell(at, Side.BACKS)
        assert face.top() == back.top()
        assert plan.paper.size.width() - face.right() == pytest.approx(back.left())


def test_cards_have_the_usual_size_in_the_shape_of_our_drawings():
    sizes = [plan.card / UNIT for plan in PLANS[::2]]

    assert [(61, 94.6), (58.5, 90.7)] == [(size.width(), round(size.height(), 1)) for size in sizes]


def test_the_forty_cards_of_ombre_fill_the_first_five_sheets():
    french = Plan(Deck.FRENCH, Paper.A4)

    assert (5, 7) == (SPANISH.sheets, french.sheets)
    assert Pack.SPANISH.cards == SPANISH.cards == sum(map(french.on, range(5)), ())
    assert 52 == len(set(french.cards))


def stand_in(name: str) -> Stamp:
    """Return a card of one colour, with a dark head."""

    def press(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, BACK if name == "back" else FACE)
        painter.fillRect(rect.adjusted(0, 0, 0, -0.8 * rect.height()), INK)

    return Stamp(press)


def test_heads_of_faces_and_backs_lie_at_the_same_edge(qapp, app_families, three):
    """The third card has its back in the right column, whose head is at the right; the left is empty."""
    plan, seen = SPANISH, {}
    press = SheetPress(plan, stand_in, app_families)
    for side in Side:
        page = QImage(210, 297, QImage.Format.Format_RGB32)
        page.fill(QColor("white"))
        with QPainter(page) as painter:
            painter.scale(0.1, 0.1)
            press.page(0, side).draw(painter)
        places = (plan.cell(2, Side.FACES), plan.cell(3, Side.FACES))
        seen[side] = [page.pixelColor((at.center() / UNIT).toPoint()) for at in places]
        left, right = plan.cell(2, side).left() / UNIT + 9, plan.cell(2, side).right() / UNIT - 9
        y = round(plan.cell(2, side).center().y() / UNIT)
        seen[side] += [page.pixelColor(round(x), y) for x in (left, right)]

    white = QColor("white")
    assert [FACE, white, INK, FACE] == seen[Side.FACES]
    assert [white, BACK, BACK, INK] == seen[Side.BACKS]


@pytest.fixture
def write(app_families, three, tmp_path):
    """Provide a function that writes the sheets of a small deck to *tmp_path*, under this name."""

    def write(name: str, plan: Plan = SPANISH, is_given_up=lambda: False) -> tuple[Path, Trouble | None]:
        press = SheetPress(plan, partial(files.drawn, plan, PLAIN), app_families)
        form = Form.PDF if name.endswith(".pdf") else Form.DRAWINGS
        return files.write_sheets(tmp_path / name, form, Sheets(plan, press, is_given_up))

    return write


def test_a_pdf_has_a_page_of_backs_behind_the_faces(write, tmp_path):
    """It is of the paper's size, holds no pixels, and is small, since every shape is drawn once."""
    path, trouble = write("deck.pdf")

    data = path.read_bytes()
    assert (tmp_path / "deck.pdf", None) == (path, trouble)
    assert (2, 0) == (data.count(b"/Contents"), data.count(b"/Subtype /Image"))
    (size,) = set(re.findall(rb"/MediaBox \[(.*?)\]", data))
    assert (595, 842) == tuple(map(float, size.split()[2:]))
    assert 100_000 < len(data) < 300_000
    assert [path] == list(tmp_path.iterdir())


def test_drawings_go_into_a_folder_that_is_new(write, tmp_path):
    """Another of the same name is left alone; the drawings are as large as the paper."""
    (tmp_path / "deck").mkdir()

    home, trouble = write("deck", Plan(Deck.FRENCH, Paper.LETTER))

    assert (tmp_path / "deck 2", None) == (home, trouble)
    assert {"sheet 1 faces.svg", "sheet 1 backs.svg"} == {one.name for one in home.iterdir()}
    begun = (home / "sheet 1 faces.svg").read_text(encoding="utf-8")[:300]
    assert 'width="215.9mm" height="279.4mm"' in begun


@pytest.mark.parametrize("name", ["deck.pdf", "drawings"])
def test_on_a_full_disk_nothing_half_written_remains(write, tmp_path, monkeypatch, name):
    """The file that was there before stays as it was."""
    (tmp_path / "deck.pdf").write_text("before")
    monkeypatch.setattr(file_dialog, "QSaveFile", FullDisk)

    home, trouble = write(name)

    assert (tmp_path / name, f"{home} could not be written.") == (home, trouble.sentence)
    assert ["before"] == [one.read_text() for one in tmp_path.iterdir()]


@pytest.mark.parametrize("name", ["deck.pdf", "drawings"])
def test_nothing_remains_of_sheets_that_are_given_up(write, tmp_path, name):
    """They are given up while the last page is drawn."""
    heeded = []

    with pytest.raises(GivenUpError):
        write(name, is_given_up=lambda: heeded.append(name) or len(heeded) > 2)

    assert [] == list(tmp_path.iterdir())


def test_a_folder_that_is_not_there_is_told(write):
    assert "none/drawings could not be written." in write("none/drawings")[1].sentence.replace("\\", "/")


@pytest.mark.parametrize(("name", "called"), [("S7", "the seven of swords"), ("back", "the back")])
def test_a_drawing_that_cannot_be_read_is_named(write, tmp_path, monkeypatch, name, called):
    blank = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
    monkeypatch.setattr(files, "drawing", lambda _, asked, __: b"torn" if asked == name else blank)

    _, trouble = write("deck.pdf")

    assert f"The drawing of {called} cannot be read." == trouble.sentence
    assert [] == list(tmp_path.iterdir())


def test_a_card_may_be_a_picture(qapp, tmp_path):
    """Its paper has the colour of its edge."""
    image = QImage(20, 31, QImage.Format.Format_RGB32)
    image.fill(BACK)
    path = tmp_path / "card.png"
    image.save(str(path))

    assert BACK == stamp_of(path).edge


def test_a_stroke_of_the_usual_width_stays(qapp):
    """The means that keeps a PDF small may not take it away."""
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path %s d="M0 1h2"/></svg>'
    for stroke in (b'stroke="#f00"', b'stroke="#f00" stroke-width="1"', b'style="stroke:#f00"'):
        page = QImage(2, 2, QImage.Format.Format_RGB32)
        page.fill(QColor("white"))
        with QPainter(page) as painter:
            stamp_of(svg % stroke).press(painter, QRectF(0, 0, 2, 2))
        assert QColor("white") != page.pixelColor(1, 1), stroke


@pytest.mark.parametrize(("place", "paper"), [("de_DE", Paper.A4), ("en_US", Paper.LETTER)])
def test_the_paper_is_that_of_the_country(place, paper):
    assert paper is usual_paper(QLocale(place))


PRINTED = CardPrint(Letters.GERMAN, IndexSize.JUMBO, back=Back.SCALES, left_handed=True)


def test_the_process_gets_the_job_as_it_was_given(qapp, tmp_path, monkeypatch):
    """The answer leads to the place of the sheets."""
    job = Job(Plan(Deck.FRENCH, Paper.LETTER, "Mine"), Form.DRAWINGS, PRINTED, "en", tmp_path / "deck")
    found = []
    monkeypatch.setattr(process, "drawn", lambda *asked: found.append(asked))
    monkeypatch.setattr(process, "SheetPress", lambda _, stamp, __: stamp("SK"))
    monkeypatch.setattr(process, "write_sheets", lambda path, form, _: found.append(form) or (path, None))

    told = json.loads(process._done(job.text, Speech(qapp), Event()))

    assert [(job.plan, PRINTED, "SK"), Form.DRAWINGS] == found
    assert {"path": str(job.path), "trouble": None} == told


JOB = Job(SPANISH, Form.DRAWINGS, PLAIN, "da", Path("/none/deck"))


@pytest.fixture
def made(qapp, monkeypatch):
    """Provide a maker for whose process *program* stands in, and what it tells."""
    by, told = SheetMaker(qapp), []

    def make(program: str):
        command = [sys.executable, "-I", "-S", "-c", program]
        monkeypatch.setattr(maker, "program_command", lambda *_: command)
        by.begin(JOB, lambda *found: told.append(found))
        return by, told

    yield make
    by.close()


def test_a_process_that_breaks_off_is_told(made, qtbot):
    """Its complaint is in the details."""
    _, told = made("import sys; sys.exit('no memory')")
    qtbot.waitUntil(lambda: bool(told))

    ((path, (trouble,)),) = told
    assert (JOB.path, "no memory") == (path, trouble.details.strip())


def test_a_process_that_is_given_up_ends_by_itself(made, qtbot):
    """It hears that its input is closed, and nobody is told."""
    by, told = made("import sys; sys.stdin.read(); print('{}')")
    running = by._process
    running.waitForStarted()

    by.give_up()  # as its dialog does, which is closed before the program
    by.close()

    assert QProcess.ProcessState.NotRunning is running.state()
    qtbot.wait(1)
    assert [] == told


def test_the_program_is_the_process(qapp, qtbot):
    """In a folder that is not there it tells so in the person's language."""
    told, by = [], SheetMaker(qapp)

    by.begin(JOB, lambda *found: told.append(found))
    by.finish()
    qtbot.waitUntil(lambda: bool(told))

    ((home, (trouble,)),) = told
    assert (JOB.path, f"{JOB.path} kunne ikke skrives.") == (home, trouble.sentence)


@pytest.fixture
def begun(monkeypatch, tmp_path) -> list[tuple[object, ...]]:
    """Provide the jobs that are begun, for files in *tmp_path* without a question."""
    found: list[tuple[object, ...]] = []
    monkeypatch.setattr(SheetMaker, "begin", lambda _, *begun: found.append(begun))
    monkeypatch.setattr(FileSaving, "ask", lambda *asked: asked[-1](tmp_path / asked[-2]))
    monkeypatch.setattr(FileSaving, "ask_folder", lambda *asked: asked[-1](tmp_path))
    return found


def test_a_folder_is_asked_for(seated):
    app, chosen = seated(None), []
    FileSaving(app).ask_folder("The place", chosen.append)
    (asked,) = app.window.findChildren(QFileDialog)

    assert (asked.FileMode.Directory, "The place") == (asked.fileMode(), asked.windowTitle())
    asked.fileSelected.emit("here")
    asked.reject()
    assert [Path("here")] == chosen


def test_the_chosen_deck_is_saved_on_the_chosen_paper(seated, begun, monkeypatch, tmp_path):
    """The dialog says that it is at work, and goes once the sheets are there; they are never of old paper."""
    noted = []
    monkeypatch.setattr(App, "note", lambda _, *words: noted.append(words))
    app = seated(None, preferences=replace(STILL, old_print=True))
    app.do(Command.PRINT_DECK)
    dialog = dialog_of(app, "deck_sheets")
    dialog.preview.finish()
    dialog.decks.button(Deck.FRENCH).click()
    dialog.papers.button(Paper.LETTER).click()
    assert dialog.save.accessibleDescription().startswith("52 cards of 58.5 × 90.7 mm, on 7 sheets")

    dialog.save.click()

    ((job, told),) = begun
    assert (Plan(Deck.FRENCH, Paper.LETTER), tmp_path / "French deck.pdf") == (job.plan, job.path)
    assert (False, "The sheets are being drawn.") == (
        dialog.save.isEnabled(),
        dialog.save.accessibleDescription(),
    )
    assert (Form.PDF, False) == (job.form, job.printed.old)
    told(job.path, ())
    assert [("Saved as French deck.pdf.", f"Folder: {tmp_path}")] == noted
    assert app.boards.open_board("deck_sheets") is None


def test_a_deck_of_ones_own_is_called_by_its_name(seated, begun, tmp_path):
    """Its folder gives the name of the file; the other deck is ours."""
    own = made_deck(Folders.of().decks / "mine", kind="spanish", name="Night & Day")
    app = seated(None, preferences=replace(STILL, own_deck=own.name))
    app.do(Command.PRINT_DECK)
    dialog = dialog_of(app, "deck_sheets")
    assert ["Night && Day", "French deck"] == [button.text() for button in dialog.decks.buttons]

    dialog.save.click()

    ((job, _),) = begun
    assert ("Night & Day", "mine", tmp_path / "mine.pdf") == (job.plan.name, job.printed.own, job.path)
    assert "Night & Day, cards of 61 × 94.6 mm" == deck_line(job.plan.deck, job.plan.name, 61.0, 94.57)


def test_after_trouble_the_sheets_can_be_saved_elsewhere(seated, begun, tmp_path):
    app = seated(None)
    app.do(Command.PREFERENCES)
    dialog_of(app, "preferences").print_wanted.emit()
    dialog = dialog_of(app, "deck_sheets")
    dialog.forms.button(Form.DRAWINGS).click()
    dialog.save.click()
    ((job, told),) = begun
    assert (Form.DRAWINGS, tmp_path / "Spanish deck") == (job.form, job.path)

    told(Path(tmp_path), (Trouble("The file was not written", "It could not be written."),))

    assert dialog.save.isEnabled()
    assert any(name.startswith("message") for name in app.boards.names)


def test_the_preview_shows_both_sides(seated):
    """The paper is white between the cards of neither: there are many colours on both."""
    app = seated(None)
    app.do(Command.PRINT_DECK)
    preview = dialog_of(app, "deck_sheets").preview
    preview.finish()

    shown = preview.grab().toImage()
    middle, rows = shown.width() // 2, range(0, shown.height(), 3)
    for half in (range(0, middle, 3), range(middle, shown.width(), 3)):
        assert len({shown.pixel(x, y) for x in half for y in rows}) > 100
