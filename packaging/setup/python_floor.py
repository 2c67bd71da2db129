# ruff: noqa: UP032
"""
The oldest Python that Ombre runs on, and the way from an older one to a newer.

Whatever Python the person happens to have reads this file, down to 2.7: no annotation,
no f-string and nothing younger may stand in it.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)
NAMES = ("python3.14", "python3.13", "python3.12", "python3.11", "python3")


def require_python():
    """
    Return if this Python is new enough.

    Otherwise run the same command with a newer one found on the search path, and leave
    with its exit status; if there is none, leave with a message.
    """
    if sys.version_info >= OLDEST:
        return
    newer = newer_python()
    if newer is None:
        sys.exit(advice())
    sys.exit(subprocess.call([newer] + sys.argv))  # noqa: RUF005


def newer_python():
    """Find the first Python on the search path that is new enough, or None."""
    for name in NAMES:
        for folder in os.environ.get("PATH", "").split(os.pathsep):
            program = os.path.join(folder, name + (".exe" if os.name == "nt" else ""))
            if os.access(program, os.X_OK) and is_new_enough(program):
                return program
    return None


def is_new_enough(program):
    """Ask *program* itself: a name proves nothing, version managers leave hollow ones behind."""
    question = "import sys; sys.exit(0 if sys.version_info >= {} else 1)".format(OLDEST)
    with open(os.devnull, "w") as nowhere:
        try:
            return subprocess.call([program, "-c", question], stdout=nowhere, stderr=nowhere) == 0
        except OSError:
            return False


def advice():
    """Say which Python is wanted and where to get it."""
    found = "{}.{}".format(*sys.version_info[:2])
    wanted = "{}.{}".format(*OLDEST)
    where = "https://www.python.org/downloads/ has it for Windows and macOS."
    if sys.platform.startswith("linux"):
        where = "Your distribution has it, perhaps as a package called python3.12 or python3.13."
    return (
        "Ombre needs Python {} or newer; this is Python {}.\n{}\n"
        "Once it is installed, start Ombre again with it.".format(wanted, found, where)
    )
