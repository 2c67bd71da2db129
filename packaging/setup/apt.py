"""Packages of Debian and similar systems, installed as root, through sudo, or by the person."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from .console import SetupError, is_interactive, paragraphs, say
from .run_logged import last_lines, run_logged

QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
# Wait for the updater that many systems run when they have just been switched on, but do not wait
# long for a server that does not answer.
OPTIONS = ("-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1")


def is_at_home() -> bool:
    """Return True if this system has apt."""
    return shutil.which("apt-get") is not None


def is_root() -> bool:
    """Return True if this process runs as root, and can install packages without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install(packages: Sequence[str], log: Path) -> None:
    """
    Install *packages* and their dependencies, after telling the person.

    Raises:
        SetupError: the packages could not be installed; the message has the command for the person to run.
    """
    say("Some parts of the system that Ombre needs are missing:\n    " + " ".join(packages))
    if is_root():
        prefix: list[str] = []
    elif shutil.which("sudo"):
        say("They will be fetched with sudo, which may ask for your password.")
        prefix = ["sudo"] if is_interactive() else ["sudo", "-n"]
    else:
        raise SetupError(request(packages))
    say("Installing them with apt; this takes a minute or two.")
    update = [*prefix, "apt-get", *OPTIONS, "update"]
    fetch = [*prefix, "env", *(f"{name}={value}" for name, value in QUIET.items()), "apt-get", *OPTIONS]
    fetch += ["install", "-y", "--no-install-recommends", *packages]
    # A failed update alone does no harm: one unreachable third-party source is enough to make it fail.
    update_trouble = run_logged(update, log)
    trouble = run_logged(fetch, log)
    if trouble is not None:
        raise SetupError(paragraphs(request(packages), last_lines((update_trouble or "") + trouble)))


def one_line(packages: Sequence[str]) -> str:
    """Return the line that a person can paste to install *packages*."""
    fetch = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if is_root():
        return f"apt-get update && {fetch}"
    if shutil.which("sudo"):
        return f"sudo apt-get update && sudo {fetch}"
    return f"su -c 'apt-get update && {fetch}'"


def request(packages: Sequence[str]) -> str:
    """Return the message that asks the person to install *packages*."""
    return (
        "They could not be installed from here. Please run this line (or have it run by whoever\n"
        f"looks after this computer), then start Ombre again:\n    {one_line(packages)}"
    )
