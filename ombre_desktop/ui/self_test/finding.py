"""The findings of checks, and the report of them."""

from __future__ import annotations

import json
import platform
from enum import Enum
from typing import Any

from PySide6.QtCore import qVersion

from ombre_desktop import __version__
from ombre_desktop.frozen import is_frozen
from ombre_desktop.players.player import solver_runs
from ombre_desktop.value import Value


class Verdict(Enum):
    """The result of a check."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


class Finding(Value):
    """The finding of a check: *name*, *verdict*, what it saw or what was wrong, and its seconds."""

    name: str
    verdict: Verdict
    detail: str
    seconds: float


class FailedCheckError(Exception):
    """The failure of a check; the text says what does not work."""


class SkippedCheckError(Exception):
    """The skipping of a check that is impossible here; the text says why."""


def is_passed(findings: tuple[Finding, ...]) -> bool:
    """Tell whether at least one check was run and none failed."""
    return bool(findings) and all(one.verdict is not Verdict.FAILED for one in findings)


def report_of(findings: tuple[Finding, ...]) -> dict[str, Any]:
    """Return the report as plain data: what was tested, where, and every finding."""
    return {
        "program": "ombre-desktop",
        "version": __version__,
        "passed": is_passed(findings),
        "solver": solver_runs(),
        "frozen": is_frozen(),
        "python": platform.python_version(),
        "qt": qVersion(),
        "system": platform.platform(),
        "machine": platform.machine(),
        "seconds": round(sum(one.seconds for one in findings), 1),
        "checks": [
            {
                "name": one.name,
                "result": one.verdict.value,
                "detail": one.detail,
                "seconds": round(one.seconds, 2),
            }
            for one in findings
        ],
    }


def report_text(findings: tuple[Finding, ...]) -> str:
    """Return the report as JSON."""
    return json.dumps(report_of(findings), indent=1, ensure_ascii=False) + "\n"
