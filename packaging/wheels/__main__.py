"""
Build the published packages, and try them: ``python packaging/wheels [FOLDER]``.

It writes the source distribution and the wheels of engine, players and table into FOLDER (by default ``dist``
in the checkout); the players' wheel once compiled for this system, and once for all. Then it installs them
into fresh environments, in every order, and runs their commands from another folder. Pip downloads all that
this needs.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from errno import EEXIST
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.append(str(Path(__file__).resolve().parents[1]))

from publishing.distribution import WHEELS, published_copy

ROOT = Path(__file__).resolve().parents[2]
FRONTEND = "build>=1.2"
CHECKER = "mypy>=1.13"
TRIALS = (
    ("ombre", "rulesets"),
    ("ombre", "replay", str(ROOT / "tests" / "records" / "renegado" / "puesta.ombre")),
    ("ombre", "play", "--deals", "3"),
    ("ombre-desktop", "--version"),
    ("ombre-desktop", "--self-test"),
)
"""Commands of the installed program; the last one notices any part that the wheels lack."""
OF_EACH = {
    "ombre-engine": ("-m", "ombre_desktop.engine", "rulesets"),
    "ombre-players": ("-m", "ombre_desktop.players", "play", "--deals", "1"),
}
"""A command of each distribution that needs none above it."""
LOST = """
import sys
from importlib.metadata import files
sys.exit([str(file) for name in sys.argv[1:] for file in files(name) if not file.locate().exists()] or 0)
"""
"""A program that names the files that distributions own and that are not there."""
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""A program in a readme, which a type checker reads as somebody else's."""
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
            wheels = build(target, Path(folder))
            install_in_every_order(wheels, Path(folder, "orders"))
            install_and_try(wheels, Path(folder, "installed"))
    except (FileNotFoundError, FileExistsError) as wrong:
        print(f"{wrong.strerror}: {wrong.filename}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


def build(target: Path, folder: Path) -> dict[str, Path]:
    """Write source distribution and wheels into *target*; return the wheel for each distribution."""
    environment, copy = folder / "building", published_copy(ROOT, folder / "copy")
    make_environment(environment)
    python = program(environment, "python")
    run(python, "-I", "-m", "pip", "install", "--quiet", FRONTEND)
    wheels = {}
    for name, place in WHEELS.items():
        kinds = [] if place == "." else ["--wheel"]  # all sources are those of the table
        for uncompiled in ("1", "") if name == "ombre-players" else ("",):
            words = ("-I", "-m", "build", "--outdir", str(target), *kinds, str(copy / place))
            run(python, *words, OMBRE_UNCOMPILED=uncompiled)
        built = target.glob(f"{name.replace('-', '_')}-*.whl")
        wheels[name] = max(built, key=lambda path: path.stat().st_mtime_ns)
    return wheels


def install_in_every_order(wheels: dict[str, Path], environment: Path) -> None:
    """
    Install and remove the *wheels* in every order, without what they need of others.

    Raises:
        FileNotFoundError: a file is missing that a distribution still installed owns.
        subprocess.CalledProcessError: a distribution cannot do what needs no other one.
    """
    make_environment(environment)
    python = program(environment, "python")
    for coming in permutations(wheels):
        installed: list[str] = []
        for name in coming:
            run(python, "-I", "-m", "pip", "install", "--quiet", "--no-deps", wheels[name])
            installed.append(name)
            check_what_is_there(python, installed)
        for name in coming:
            run(python, "-I", "-m", "pip", "uninstall", "--quiet", "--yes", name)
            installed.remove(name)
            check_what_is_there(python, installed)
    if left := next(environment.glob("**/ombre_desktop"), None):
        raise FileExistsError(EEXIST, "left behind", str(left))


def check_what_is_there(python: Path, installed: list[str]) -> None:
    """Look for every file of the distributions *installed*, and run what they can do."""
    run(python, "-I", "-c", LOST, *installed)
    for name, command in OF_EACH.items():
        if name not in installed:
            return
        run(python, "-I", *command, folder=python.parent)


def install_and_try(wheels: dict[str, Path], environment: Path) -> None:
    """
    Install the *wheels* with all they need into a fresh *environment*, and run each of the `TRIALS`.

    Raises:
        FileNotFoundError: a part of the wheels is not where it should be.
        subprocess.CalledProcessError: if a trial fails.
    """
    make_environment(environment)
    pip = (program(environment, "python"), "-I", "-m", "pip", "install", "--quiet")
    run(*pip, *wheels.values())
    for page in PAGES:
        (environment / page).stat()
    for command, *arguments in (*TRIALS, *([AT_THE_TABLE] if sys.platform == "linux" else ())):
        run(program(environment, command), *arguments, folder=environment)
    run(*pip, CHECKER)
    for name in OF_EACH:
        readme = (ROOT / WHEELS[name] / "README.md").read_text(encoding="utf-8")
        (environment / "example.py").write_text("".join(EXAMPLE.findall(readme)), encoding="utf-8")
        run(program(environment, "mypy"), "--strict", "example.py", folder=environment)
        run(program(environment, "python"), "-P", "example.py", folder=environment)


def make_environment(place: Path) -> None:
    """Make an environment with pip in it."""
    venv.create(place, with_pip=True, symlinks=os.name != "nt")


def program(environment: Path, name: str) -> Path:
    """Return the command *name* that is installed in *environment*."""
    return (
        environment / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))
    )


def run(command: Path, *arguments: str | Path, folder: Path = ROOT, **variables: str) -> None:
    """
    Run *command* in *folder*, without a display and without the checkout on its path.

    Raises:
        subprocess.CalledProcessError: if it fails.
    """
    print("$", command.name, *arguments, flush=True)
    others = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", *DISPLAYS))}
    home = {"OMBRE_HOME": str(folder / "home")}
    subprocess.run([command, *arguments], cwd=folder, env=others | home | variables, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
