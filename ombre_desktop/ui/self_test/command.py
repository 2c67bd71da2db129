"""``ombre-desktop --self-test``: run every check, print the findings, and return a status."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from traceback import format_exception, format_exception_only
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from ombre_desktop.plain import lines_spelled_out
from ombre_desktop.ui.self_test import children
from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.checks import CHECKS, Check
from ombre_desktop.ui.self_test.finding import (
    FailedCheckError,
    Finding,
    SkippedCheckError,
    Verdict,
    is_passed,
    report_text,
)
from ombre_desktop.ui.self_test.home import NoRoomError, test_home
from ombre_desktop.ui.self_test.watch import Watch
from ombre_desktop.ui.shell.command_line import FULL
from ombre_desktop.ui.texts import self_test as words

CHILDREN: Mapping[str, Callable[[], int]] = {
    children.WINDOW: children.be_window,
    children.TABLE: children.be_table,
}
PLATFORM = "QT_QPA_PLATFORM"
UNSEEN = "offscreen"
CANNOT = "This plugin does not support"
"""The beginning of Qt's warnings about what an off-screen window cannot do."""


def self_test(part: str, report: Path | None) -> int:
    """Run the self-test, or be one of its processes if *part* names one; return the exit status."""
    sys.dont_write_bytecode = True
    if part in CHILDREN:
        return CHILDREN[part]()
    if report is not None:
        report = report.absolute()
    try:
        findings = _found(is_thorough=part == FULL)
    except NoRoomError as reason:
        print(words.no_room(str(reason)), file=sys.stderr)
        return 1
    print(words.conclusion(is_passed(findings), len(findings)))
    return _reported(findings, report)


def _found(*, is_thorough: bool) -> tuple[Finding, ...]:
    """Run every check in a fresh home; raise `NoRoomError` if there is no room for one."""
    with test_home() as home:
        watch = Watch(home)
        watch.begin()
        os.environ[children.SHOWN_BY] = os.environ.get(PLATFORM, "")
        os.environ[PLATFORM] = UNSEEN
        qInstallMessageHandler(_tell)
        application = QApplication(["ombre-desktop", "-style", "Fusion"])
        bench = Bench(home, watch, is_thorough=is_thorough)
        findings = made(CHECKS, bench)
        bench.close()
        application.processEvents()
    return findings


def made(checks: Mapping[str, Check], bench: Bench) -> tuple[Finding, ...]:
    """Run *checks*, one after another, and print their findings."""
    findings = []
    for name, check in checks.items():
        found = _made(name, check, bench)
        print(words.line(found.name, found.verdict.value, found.seconds, found.detail), flush=True)
        findings.append(found)
    return tuple(findings)


def _made(name: str, check: Check, bench: Bench) -> Finding:
    """Run one *check*; an uncaught exception in any callback of Qt makes it fail as well."""
    defects: list[BaseException] = []

    def note(_kind: type[BaseException], defect: BaseException, _trace: TracebackType | None) -> None:
        defects.append(defect)

    before, sys.excepthook = sys.excepthook, note
    begun = time.monotonic()
    try:
        detail, verdict = check(bench), Verdict.PASSED
    except SkippedCheckError as reason:
        detail, verdict = str(reason), Verdict.SKIPPED
    except FailedCheckError as reason:
        detail, verdict = str(reason), Verdict.FAILED
    except Exception as defect:  # of any kind, since the other checks must still run
        detail, verdict = "".join(format_exception(defect)), Verdict.FAILED
    finally:
        sys.excepthook = before
    if defects:
        told = "".join(line for defect in defects for line in format_exception_only(defect))
        detail, verdict = f"{detail}\n{told}", Verdict.FAILED
    return Finding(name, verdict, lines_spelled_out(detail).strip(), time.monotonic() - begun)


def _reported(findings: tuple[Finding, ...], report: Path | None) -> int:
    """Write the *report* if one is wanted; return the exit status."""
    if report is not None:
        try:
            report.write_text(report_text(findings), encoding="utf-8")
        except OSError as error:
            print(words.not_written(str(report), error.strerror or str(error)), file=sys.stderr)
            return 1
    return 0 if is_passed(findings) else 1


def _tell(_kind: QtMsgType, _where: QMessageLogContext, what: str) -> None:
    """Print a message from Qt, except a warning about what an off-screen window cannot do."""
    if not what.startswith(CANNOT) and sys.stderr is not None:
        print(what, file=sys.stderr)
