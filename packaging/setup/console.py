"""The console of the set-up: plain lines for a person who wants to play cards."""

import sys


class SetupError(Exception):
    """The set-up stopped at a problem that a person can solve; the message tells them what to do."""


def say(line: str) -> None:
    """Print *line* at once, even into a pipe."""
    print(line, flush=True)


def is_interactive() -> bool:
    """Return True if a person sees the output as it is printed, and can answer."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def paragraphs(*parts: str) -> str:
    """Join *parts*, separated by empty lines."""
    return "\n\n".join(parts)
