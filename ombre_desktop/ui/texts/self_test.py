"""
The words that the self-test prints.

The findings of a check are in English, like the log, for the people who read it.
"""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import translate


def line(name: str, verdict: str, seconds: float, detail: str) -> str:
    """Return the line for a check."""
    said = {
        "passed": translate("SelfTest", "passed"),
        "failed": translate("SelfTest", "FAILED"),
        "skipped": translate("SelfTest", "skipped"),
    }[verdict]
    return f"{said:8} {name:8} {seconds:5.1f} s  {detail}"


def conclusion(passed: bool, count: int) -> str:
    """Return the overall result."""
    if passed:
        return translate("SelfTest", "All is well: nothing failed in {count} checks.").format(count=count)
    return translate("SelfTest", "Something is wrong with this copy of Ombre; the lines above say what.")


def not_written(path: str, reason: str) -> str:
    """Return the message that the report could not be written."""
    template = translate("SelfTest", "The report could not be written to {path}: {reason}.")
    return template.format(path=path, reason=reason)


def no_room(reason: str) -> str:
    """Return the message that no folder for temporary files can be written to."""
    template = translate(
        "SelfTest",
        "The self-test needs room for temporary files. Set TMPDIR (on Windows TEMP) to a folder that can be"
        " written to: {reason}.",
    )
    return template.format(reason=reason)
