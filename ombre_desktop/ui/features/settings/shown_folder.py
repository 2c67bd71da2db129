"""Folders of the person's own, shown by the system's file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from ombre_desktop.storage.problems import writing_failed


def show_folder(folder: Path, *inside: Path) -> None:
    """Show *folder*, which is made at its first use, as are those *inside*; raise `StorageError`."""
    for each in (folder, *inside):
        try:
            each.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise writing_failed(error, each) from error
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
