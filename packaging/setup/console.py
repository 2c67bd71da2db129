"""The console of the set-up: plain lines for a person who wants to play cards."""

import sys


class SetupError(Exception):
    """The set-up stopped at something that a person can mend; the message says what, and how."""


def say(line: str) -> None:
    """Print *line* at once, even into a pipe."""
    print(line, flush=True)


def is_interactive() -> bool:
    """Return True if a person reads the output as it is printed, and could answer."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def paragraphs(*parts: str) -> str:
    """Join *parts*, separated by empty lines."""
    return "\n\n".join(parts)
