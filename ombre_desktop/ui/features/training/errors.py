"""The error of a file of problems."""

from __future__ import annotations

from ombre_desktop.engine import OmbreError
from ombre_desktop.engine.flaws import Flaw, FlawKind


class ProblemError(OmbreError):
    """
    The error of a problem that cannot be used, with file, line (0 for the whole file) and mark.

    *flaw* is what the screen has a sentence for.
    """

    def __init__(
        self, reason: str, file: str = "", line: int = 0, mark: str = "", *, flaw: Flaw | None = None
    ) -> None:
        at = f"{file}, line {line}" if line else file
        place = f"{at}: " if at else ""
        super().__init__(f"{place}[{mark}] {reason}" if mark else f"{place}{reason}")
        self.reason, self.file, self.line, self.mark = reason, file, line, mark
        self.flaw = flaw or Flaw(line or 1, 1, FlawKind.NO_RECORD)
