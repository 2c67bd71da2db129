"""
The way in which the new environment gets pip.

Python includes pip in `ensurepip`, which Debian and similar systems move to a separate package. If
`ensurepip` is missing, the pip that belongs to this Python is used; if there is none, pip's wheel is
downloaded and run directly.
"""

import hashlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin

from .console import SetupError, paragraphs
from .environment import Environment
from .pip_install import explain

OLDEST_OWN_PIP = (22, 3)  # the first version that can install into another environment
FIRST_TO_COUNT_BYTES = (24, 1)  # the first version whose progress a program can read

FETCHED_VERSION = (26, 3)
FETCHED_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"


@dataclass(frozen=True, slots=True)
class PipRoute:
    """A way to get pip: the command that runs it, its version, and whether `venv` must install it first."""

    command: Callable[[Environment], Sequence[str | Path]]
    version: tuple[int, ...]
    puts_pip_inside: bool = False

    @property
    def counts_bytes(self) -> bool:
        """Return True if this pip can report its progress for a program to read."""
        return self.version >= FIRST_TO_COUNT_BYTES


def inside(environment: Environment) -> PipRoute | None:
    """Return the pip that an earlier set-up put into *environment*, or None."""
    for pattern in ("lib/python3.*/site-packages/pip-*.dist-info", "Lib/site-packages/pip-*.dist-info"):
        for found in environment.directory.glob(pattern):
            return PipRoute(run_inside, _numbers(found.name), puts_pip_inside=True)
    return None


def bundled() -> PipRoute | None:
    """Return the pip in Python's own `ensurepip`, or None if this Python does not have it."""
    if importlib.util.find_spec("ensurepip") is None:
        return None
    import ensurepip  # noqa: PLC0415 - Debian's Python comes without

    return PipRoute(run_inside, _numbers(ensurepip.version()), puts_pip_inside=True)


def run_inside(environment: Environment) -> Sequence[str | Path]:
    """Return the command of the pip in *environment*."""
    return [environment.python, "-I", "-m", "pip"]


def own() -> PipRoute | None:
    """Return the pip of this Python, or None if it has none that can install into another environment."""
    if importlib.util.find_spec("pip") is None:
        return None
    import pip  # noqa: PLC0415 - not every Python has one

    version = _numbers(pip.__version__)
    if version < OLDEST_OWN_PIP:
        return None
    # Not -I: this pip may be among the person's own packages.
    return PipRoute(lambda place: [sys.executable, "-P", "-m", "pip", "--python", place.python], version)


def fetched() -> PipRoute:
    """Return a pip that is downloaded and run from its wheel, for this installation only."""
    return PipRoute(lambda place: [place.python, "-I", fetch_wheel(place.directory) / "pip"], FETCHED_VERSION)


def fetch_wheel(folder: Path) -> Path:
    """
    Fetch pip's wheel into *folder* from the package index, which `PIP_INDEX_URL` may name.

    Raises: SetupError: the wheel cannot be downloaded, or is not the expected one.
    """
    import urllib.request  # noqa: PLC0415 - slow to import, and seldom needed

    name = f"pip-{'.'.join(map(str, FETCHED_VERSION))}-py3-none-any.whl"
    page = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/") + "/pip/"
    try:
        with urllib.request.urlopen(page, timeout=60) as answer:
            links = answer.read().decode("utf-8")
        if (link := re.search(rf'href="([^"]*/{re.escape(name)})["#]', links)) is None:
            raise SetupError(f"The package index at {page} does not have {name}.")
        with urllib.request.urlopen(urljoin(page, link[1]), timeout=60) as answer:
            wheel = answer.read()
    except OSError as problem:
        failure = f"pip could not be fetched from {page}:\n    {problem}"
        raise SetupError(paragraphs(explain(str(problem)), failure)) from problem
    if hashlib.sha256(wheel).hexdigest() != FETCHED_SHA256:
        raise SetupError(f"The file that {page} sent as {name} is not the expected one; it was deleted.")
    (folder / name).write_bytes(wheel)
    return folder / name


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)[:2]))
