"""The output of other programs: kept in a log, passed on line by line, and shown when a program fails."""

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

LAST_LINES = 12


def ignore(line: str) -> None:
    """Ignore the line."""


def run_logged(
    command: Sequence[str | Path],
    log: Path,
    watch: Callable[[str], None] = ignore,
) -> str | None:
    """
    Run *command* to its end; everything it prints goes to *log* and, line by line, to *watch*.

    Returns:
        None if the command succeeded, otherwise everything that it printed.
    """
    printed: list[str] = []
    with log.open("a", encoding="utf-8") as kept:
        kept.write("$ " + " ".join(map(str, command)) + "\n")
        try:
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as problem:
            kept.write(f"{problem}\n")
            return str(problem)
        with process:
            for line in process.stdout or ():
                printed.append(line)
                kept.write(line)
                watch(line.rstrip())
    return "".join(printed) if process.returncode else None


def last_lines(printed: str) -> str:
    """Return the end of a program's output, indented, to be printed under an explanation."""
    lines = [line for line in printed.splitlines() if line.strip()]
    return "\n".join(f"    {line}" for line in lines[-LAST_LINES:])
