"""The words for a start that fails; they are printed, since there is no window."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

failed_title = Said("Start", "Ombre cannot start")
"""The title of the message about a start that failed."""
failed = Said("Start", "The table could not be set up: there is a mistake in the program.")
"""The message that the table could not be set up."""
failed_note = Said(
    "Start",
    "Your games were not touched, and nothing was sent to anybody. The details can be copied.",
)
"""The note that the games are safe and the details can be copied."""


def no_home(variable: str, value: str) -> str:
    """Return the message that the program's folder cannot be found."""
    template = translate("Start", "Your home folder cannot be found. Set {variable} to a folder of yours.")
    if value:
        template = translate("Start", "{variable} names a folder that cannot be found: {value}")
    return template.format(variable=variable, value=value)


def no_display(reason: str) -> str:
    """Return the message that Qt can use no screen; *reason* is Qt's own text."""
    sentence = translate(
        "Start",
        "Ombre cannot open a window: Qt cannot use the display. Look at the variables DISPLAY,"
        " WAYLAND_DISPLAY and QT_QPA_PLATFORM.",
    )
    return f"{sentence}\n\n{reason}"


def not_heeded(variable: str, value: str) -> str:
    """Return the message about a variable that would leave nothing visible."""
    template = translate("Start", "{variable}={value} is ignored: nobody could see a table.")
    return template.format(variable=variable, value=value)


def logged_in(path: str) -> str:
    """Return the sentence that the details are in the log at *path*."""
    return translate("Start", "The details are in {path}").format(path=path)
