"""Records in files: opened with care, written plainly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QIODevice, QObject, QSaveFile, QTimer, Signal

from ombre_desktop.engine.flaws import Flaw
from ombre_desktop.engine.notation import GameRecord, Reading
from ombre_desktop.engine.notation.reader import each_record
from ombre_desktop.ui.dialogs.message import Trouble
from ombre_desktop.ui.texts.deck import Deck
from ombre_desktop.ui.texts.flaws import flaw_sentence
from ombre_desktop.value import Value

translate = QCoreApplication.translate

LARGEST = 4_000_000
"""Bytes; a longer file is no record of a deal."""

A_TURN = 4
"""Records that are read in one turn of the event loop: a deal takes two milliseconds."""


class Opened(Value):
    """
    The records of a file as far as they are right, and what is wrong with them.

    Of a file that could not even be opened *detail* says why.
    """

    path: Path
    records: tuple[GameRecord, ...] = ()
    flaws: tuple[Flaw, ...] = ()
    detail: str = ""


class RecordReader(QObject):
    """
    Reads the records in a file, a few in each turn of the event loop; a file of few is read at once.

    Of one that is wrong the moves before its first flaw are kept.
    """

    opened = Signal(object)
    """An `Opened`, once all is read."""

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._path = path
        self._readings: list[Reading] = []
        self._left: Iterator[Reading] = iter(())

    def start(self) -> None:
        """Read the first."""
        try:
            if self._path.stat().st_size > LARGEST:
                self.opened.emit(Opened(self._path))
                return
            text = self._path.read_text(encoding="utf-8-sig")
        except OSError as error:
            self.opened.emit(Opened(self._path, detail=str(error)))
            return
        except UnicodeDecodeError:
            self.opened.emit(Opened(self._path))
            return
        self._left = each_record(text)
        self._go_on()

    def give_up(self) -> None:
        """Read no further, and tell nothing."""
        self.blockSignals(True)
        self.deleteLater()

    def _go_on(self) -> None:
        read = list(islice(self._left, A_TURN))
        self._readings += read
        if len(read) == A_TURN:
            QTimer.singleShot(0, self, self._go_on)
            return
        records = tuple(reading.record for reading in self._readings if reading.record is not None)
        flaws = tuple(flaw for reading in self._readings for flaw in reading.flaws)
        self.opened.emit(Opened(self._path, records, flaws))


def trouble_with(opened: Opened, deck: Deck) -> Trouble:
    """What to tell of a record that is wrong."""
    details = opened.detail or "\n".join(f"{opened.path}: {flaw}" for flaw in opened.flaws)
    if not opened.records:
        none = translate("Window", "There is no record of a deal in {path}.")
        template = translate("Window", "{path} cannot be opened.") if opened.detail else none
        return Trouble(translate("Window", "No record"), template.format(path=opened.path), details=details)
    return Trouble(
        translate("Window", "The record cannot be read whole"),
        flaw_sentence(opened.flaws[0], deck),
        translate("Window", "The table shows the deal up to there."),
        details,
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
