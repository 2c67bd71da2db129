"""Records in files: opened with care, written plainly."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QIODevice, QSaveFile

from ombre_desktop.engine.errors import Flaw
from ombre_desktop.engine.notation import GameRecord, read_records
from ombre_desktop.ui.dialogs.message import Trouble
from ombre_desktop.ui.texts.deck import Deck
from ombre_desktop.ui.texts.flaws import flaw_sentence
from ombre_desktop.value import Value

translate = QCoreApplication.translate

LARGEST = 4_000_000
"""Bytes; a longer file is no record of a deal."""


class Opened(Value):
    """The records of a file as far as they are right, and what is wrong with them."""

    path: Path
    records: tuple[GameRecord, ...] = ()
    flaws: tuple[Flaw, ...] = ()
    detail: str = ""


def read_record(path: Path) -> Opened:
    """The records in *path*; of one that is wrong the moves before its first flaw are kept."""
    try:
        if path.stat().st_size > LARGEST:
            return Opened(path)
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        return Opened(path, detail=str(error))
    readings = read_records(text)
    records = tuple(reading.record for reading in readings if reading.record is not None)
    return Opened(path, records, tuple(flaw for reading in readings for flaw in reading.flaws))


def trouble_with(opened: Opened, deck: Deck) -> Trouble:
    """What to tell of a record that is wrong."""
    title = translate("Window", "The record cannot be read whole")
    if not opened.flaws:
        sentence = translate("Window", "There is no record of a deal in {path}.").format(path=opened.path)
        return Trouble(title, sentence, details=opened.detail)
    kept = ""
    if opened.records:
        kept = translate("Window", "The table shows the deal up to there.")
    return Trouble(
        title,
        flaw_sentence(opened.flaws[0], deck),
        kept,
        "\n".join(f"{opened.path}: {flaw}" for flaw in opened.flaws),
    )


def write_record(path: Path, text: str) -> Trouble | None:
    """Write *text* into *path*, whole or not at all; what to tell if that fails."""
    file = QSaveFile(str(path))
    if file.open(QIODevice.OpenModeFlag.WriteOnly):
        file.write(text.encode())
        if file.commit():
            return None
    title = translate("Window", "The record was not written")
    sentence = translate("Window", "{path} could not be written.").format(path=path)
    return Trouble(title, sentence, details=file.errorString())
