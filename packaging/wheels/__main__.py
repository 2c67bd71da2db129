"""
Build the published packages, and try them: ``python packaging/wheels [FOLDER]``.

It writes the source distribution, and the wheel built from it, into FOLDER (by default ``dist`` in the
checkout). Then it installs the wheel into a fresh environment, and runs its commands from another folder. Pip
downloads everything that this needs.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
FRONTEND = "build>=1.2"
TRIALS = (
    ("ombre", "rulesets"),
    ("ombre", "replay", str(ROOT / "tests" / "records" / "renegado" / "puesta.ombre")),
    ("ombre", "play", "--deals", "3"),
    ("ombre-desktop", "--version"),
    ("ombre-desktop", "--self-test"),
)
"""Commands of the installed program; the last one notices any part that the wheel lacks."""
PAGES = ("share/man/man1/ombre.1", "share/man/man1/ombre-desktop.1")
"""The manual pages, below the environment."""
AT_THE_TABLE = ("ombre-desktop", "--deck", "french", "--folder", ".")
"""The command that plays a deal without a display; only a Linux system can lack a display."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def main(arguments: list[str]) -> int:
    """Build, install and try the packages; stop at the first command that fails, and return its status."""
    target = Path(arguments[0] if arguments else ROOT / "dist").resolve()
    try:
        with TemporaryDirectory() as folder:
            wheel = build(target, Path(folder, "building"))
            install_and_try(wheel, Path(folder, "installed"))
    except FileNotFoundError as missing:
        print(f"Not installed: {missing.filename}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


def build(target: Path, environment: Path) -> Path:
    """Write source distribution and wheel into *target*; return the path of the wheel."""
    make_environment(environment)
    run(program(environment, "python"), "-I", "-m", "pip", "install", "--quiet", FRONTEND)
    before = set(target.glob("*.whl"))
    run(program(environment, "python"), "-I", "-m", "build", "--outdir", target, ROOT)
    wheels = sorted(target.glob("*.whl"), key=lambda path: (path not in before, path.stat().st_mtime_ns))
    return wheels[-1]


def install_and_try(wheel: Path, environment: Path) -> None:
    """
    Install *wheel* into a fresh *environment* and run each of the `TRIALS`.

    Raises:
        FileNotFoundError: a part of the wheel is not where it should be.
        subprocess.CalledProcessError: if a trial fails.
    """
    make_environment(environment)
    run(program(environment, "python"), "-I", "-m", "pip", "install", "--quiet", wheel)
    for page in PAGES:
        (environment / page).stat()
    for command, *arguments in (*TRIALS, *([AT_THE_TABLE] if sys.platform == "linux" else ())):
        run(program(environment, command), *arguments, folder=environment)


def make_environment(place: Path) -> None:
    """Make an environment with pip in it."""
    venv.create(place, with_pip=True, symlinks=os.name != "nt")


def program(environment: Path, name: str) -> Path:
    """Return the command *name* that is installed in *environment*."""
    return (
        environment / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))
    )


def run(command: Path, *arguments: str | Path, folder: Path = ROOT) -> None:
    """
    Run *command* in *folder*, without a display and without the checkout on its path.

    Raises:
        subprocess.CalledProcessError: if it fails.
    """
    print("$", command.name, *arguments, flush=True)
    others = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", *DISPLAYS))}
    subprocess.run(
        [command, *arguments], cwd=folder, env=others | {"OMBRE_HOME": str(folder / "home")}, check=True
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
