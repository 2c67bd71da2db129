"""The error of a file of problems."""

from __future__ import annotations

from ombre_desktop.engine import OmbreError


class ProblemError(OmbreError):
    """The error of a problem that cannot be used, with file, line (0 for the whole file) and mark."""

    def __init__(self, reason: str, file: str = "", line: int = 0, mark: str = "") -> None:
        at = f"{file}, line {line}" if line else file
        place = f"{at}: " if at else ""
        super().__init__(f"{place}[{mark}] {reason}" if mark else f"{place}{reason}")
        self.reason, self.file, self.line, self.mark = reason, file, line, mark
