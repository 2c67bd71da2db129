"""Installing the lock file with pip: progress while it runs, an explanation if it fails."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from .console import SetupError, is_interactive, paragraphs, say
from .run_logged import last_lines, run_logged

# Pip's messages, and explanations for people. The first match counts, so the order matters:
# without a connection, pip also says that there is "no matching distribution".
EXPLANATIONS: tuple[tuple[str, str], ...] = (
    ("No space left on device", "The disk is full: Ombre needs about 400 MB."),
    ("THESE PACKAGES DO NOT MATCH THE HASHES", "What arrived is not what was asked for; it was thrown away."),
    (
        "CERTIFICATE_VERIFY_FAILED|TLS CA certificate bundle|certificate verify failed",
        "The server's certificate cannot be checked on this machine. Look at its clock, and whether its\n"
        "certificates are installed (on Debian: the package ca-certificates).",
    ),
    ("ProxyError|Cannot connect to proxy", "The proxy that this machine is told to use does not answer."),
    (
        "NewConnectionError|NameResolutionError|ConnectTimeoutError|Read timed out|Connection (refused|reset)"
        "|Network is unreachable|name resolution",
        "The internet cannot be reached. Connect this machine and start Ombre again: what has come already\n"
        "is kept, and once everything is set up no connection is needed.",
    ),
    (
        "No matching distribution found|is not a supported wheel",
        "There is no build of these libraries for this Python on this machine.\n"
        "Ombre runs on 64-bit Windows, on macOS 13 or newer, and on Linux with glibc 2.34 or newer\n"
        "(Debian 12, Ubuntu 22.04), on 64-bit ARM with 2.39 (Debian 13, Ubuntu 24.04).\n"
        "A very new or unusual Python may be the reason too: try another.",
    ),
)

# Only large downloads are reported, because only these make a person wait.
DOWNLOAD = re.compile(r"Downloading (?:\S*/)?(?P<name>\w+)-(?P<version>[\w.]+)-\S+ \((?P<size>[^)]+ MB)\)")
PROGRESS = re.compile(r"Progress (\d+) of (\d+)")


def install(pip: Sequence[str | Path], lock: Path, log: Path, *, counts_bytes: bool) -> None:
    """
    Make *pip*, a command, install exactly what *lock* lists.

    Mirrors and proxies stay as the person has set them; only the destination is decided here.

    Parameters:
        counts_bytes: whether this pip can report its progress for a program to read.

    Raises: SetupError: something could not be installed, with the reason in plain words.
    """
    bar = "raw" if counts_bytes and is_interactive() else "off"
    # The lock lists every package, so nothing is left for pip to look for. Older pips refuse a newer release
    # of a package that is asked for with an extra, even where the lock pins that package.
    options = ["--no-deps", "--require-hashes", "--only-binary", ":all:", "--no-user", "--no-input"]
    options += ["--disable-pip-version-check", "--no-color", "--progress-bar", bar]
    trouble = run_logged([*pip, "install", *options, "-r", lock], log, progress())
    if trouble is not None:
        raise SetupError(explain(trouble) + f"\n(pip's own words are in {log})")


def progress() -> Callable[[str], None]:
    """Return a function that reads pip's output and tells a person in a few words what pip is doing."""
    tenths = 0

    def watch(line: str) -> None:
        nonlocal tenths
        if found := DOWNLOAD.search(line):
            tenths = 0
            say(f"  {found['name']} {found['version']}, {found['size']}")
        elif found := PROGRESS.match(line):
            done, whole = int(found[1]), int(found[2])
            if whole > 10_000_000 and 10 * done // whole > tenths:
                tenths = 10 * done // whole
                say(f"    {10 * tenths} %")
        elif line.startswith("Installing collected packages"):
            say("Unpacking ...")

    return watch


def explain(printed: str) -> str:
    """Explain in plain words why pip failed, from the text that it *printed*."""
    for signs, meaning in EXPLANATIONS:
        if re.search(signs, printed):
            return meaning
    return paragraphs("The libraries that Ombre needs could not be installed.", last_lines(printed))
