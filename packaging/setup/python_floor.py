# ruff: noqa: UP032
"""
The oldest Python that Ombre runs on, and the switch from an older Python to a newer one.

Any Python from 2.7 on may read this file, so it has no annotations, no f-strings and no later syntax. Types
are in comments.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)
NAMES = ("python3.14", "python3.13", "python3.12", "python3.11", "python3")


# Debian's python3-minimal comes without most of the standard library.
REST_OF_PYTHON = "apt-get update && apt-get install -y --no-install-recommends python3"


def require_python():
    # type: () -> None
    """
    Return if this Python is new enough and complete. Otherwise find or install one that is, run the same
    command with it, and exit with its status; if that is impossible, exit with a message.
    """
    if sys.version_info < OLDEST:
        start_again_with(newer_python() or sys.exit(advice()))
    if not has_whole_library():
        complete_library()
        start_again_with(sys.executable)


def start_again_with(program):
    # type: (str) -> None
    """Run the same command with *program* instead, and exit with its status."""
    sys.exit(subprocess.call([program] + sys.argv))  # noqa: RUF005


def newer_python():
    # type: () -> str | None
    """Return the first Python on the search path that is new enough, or None."""
    # A name proves nothing: version managers leave programs with such names that start no Python.
    question = "import sys; sys.exit(0 if sys.version_info >= {} else 1)".format(OLDEST)
    for name in NAMES:
        for folder in os.environ.get("PATH", "").split(os.pathsep):
            program = os.path.join(folder, name + (".exe" if os.name == "nt" else ""))
            if os.access(program, os.X_OK) and can_run(program, question):
                return program
    return None


def can_run(program, code):
    # type: (str, str) -> bool
    """Tell whether *program* is a Python that runs *code* successfully; print nothing."""
    with open(os.devnull, "w") as nowhere:
        try:
            return subprocess.call([program, "-I", "-c", code], stdout=nowhere, stderr=nowhere) == 0
        except OSError:
            return False


def advice():
    # type: () -> str
    """Return the message that says which Python is needed and where to get it."""
    found = "{}.{}".format(*sys.version_info[:2])
    wanted = "{}.{}".format(*OLDEST)
    where = "https://www.python.org/downloads/ has it for Windows and macOS."
    if sys.platform.startswith("linux"):
        where = "Your distribution has it, perhaps as a package called python3.12 or python3.13."
    return (
        "Ombre needs Python {} or newer; this is Python {}.\n{}\n"
        "Once it is installed, start Ombre again with it.".format(wanted, found, where)
    )


def has_whole_library():
    # type: () -> bool
    """Tell whether this Python has its whole standard library; Debian's python3-minimal does not."""
    try:
        import shutil  # noqa: F401, PLC0415 - one of the many missing modules, and needed in any case
    except ImportError:
        return False
    return True


def complete_library():
    # type: () -> None
    """Install Debian's complete Python; if that fails, exit with a message that says how to do it."""
    print("This Python lacks most of its standard library.")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing the rest with apt:\n    " + REST_OF_PYTHON)
        sys.stdout.flush()
        subprocess.call(["sh", "-c", REST_OF_PYTHON + " >/dev/null"])
    if not can_run(sys.executable, "import shutil"):
        sys.exit("Please have this line run as root, then start Ombre again:\n    " + REST_OF_PYTHON)
