"""Opens records from files, and saves the record of the deal on the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from ombre_desktop.ui.texts import window as words

# What reads and writes files is imported when it is first wanted: the table stands without it.

if TYPE_CHECKING:
    from ombre_desktop.ui.main_window import MainWindow
    from ombre_desktop.ui.record_file import Opened, RecordReader
    from ombre_desktop.ui.replay.programme import Programme


class RecordHost(QObject):
    """The records of the window: one file is read at a time."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._reader: RecordReader | None = None

    def open(self) -> None:
        """Ask for a file and open the record in it."""
        name, _ = QFileDialog.getOpenFileName(self._window, words.open_title(), "", words.record_files())
        if name:
            self.show(Path(name))

    def show(self, path: Path) -> None:
        """Replay the records in *path*; what is wrong with one is told with line, column and rule."""
        from ombre_desktop.ui.record_file import RecordReader  # noqa: PLC0415

        if self._reader is not None:
            self._reader.give_up()
        self._reader = RecordReader(path, self._window)
        self._reader.opened.connect(self._show_opened)
        self._reader.start()

    def _show_opened(self, opened: Opened) -> None:
        from ombre_desktop.ui.record_file import trouble_with  # noqa: PLC0415

        def read() -> Programme:
            from ombre_desktop.ui.replay.programme import of_records  # noqa: PLC0415

            return of_records(opened.path.stem.replace("_", " "), opened.records)

        if self._reader is not None:
            self._reader.deleteLater()
            self._reader = None
        window = self._window
        if not opened.records and window.replay is None and window.controller.sitting is None:
            window.take_up()
            window.dialogs.finish()  # so that the message does not come to lie under a new game
        if not opened.records or opened.flaws:
            self._window.dialogs.tell(trouble_with(opened, self._window.preferences.deck))
        if opened.records:
            window.show_replay(read)

    def save(self) -> None:
        """Ask for a file and write the record of the deal into it."""
        from ombre_desktop.ui.record_file import write_record  # noqa: PLC0415

        text = self._window.record_to_save()
        if text is None:
            return
        kind = words.record_files()
        name, _ = QFileDialog.getSaveFileName(self._window, words.save_title(), "deal.ombre", kind)
        trouble = write_record(Path(name), text) if name else None
        if trouble is not None:
            self._window.dialogs.tell(trouble)
