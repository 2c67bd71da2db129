"""The files of the program and of others: records, codes and backups."""

from __future__ import annotations

from ombre_desktop.ui.features.files.backups import BackupHost
from ombre_desktop.ui.features.files.codes import CodeHost
from ombre_desktop.ui.features.files.records import RecordHost
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program


class FilesHost(Feature):
    """The hosts of one window's records, codes and backups."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.backups = BackupHost(program)
        self.records = RecordHost(program, self.backups)
        self.codes = CodeHost(program, self.records)

    def close(self) -> None:
        """Stop reading, and any backup in progress."""
        self.backups.close()
        self.records.close()


FEATURE = FilesHost
