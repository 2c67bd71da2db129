"""The two commands: play, and run the tests."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import languages

from .checkout import PLAY_LOCK, ROOT, TEST_LOCK, choose_environment
from .console import SetupError, say
from .environment import Environment
from .preparation import prepare
from .run_logged import last_lines
from .solver import see_to_solver

TABLE = "from ombre_desktop.__main__ import main; sys.exit(main())"
BEGIN = f"import sys; sys.path.insert(0, {str(ROOT)!r}); {TABLE}"
"""The game's first line. PYTHONPATH cannot name every checkout: it is divided at each colon."""
DETACHED = "--detached"  # for the files that people double-click: the game stays open when the console closes
LONG_ENOUGH_TO_FAIL = 1.5  # seconds


SIDE_BY_SIDE = ("-n", "auto", "--maxprocesses=4", "--dist=worksteal")
"""
The default options of pytest; options on the command line follow them, and so override them.

Each process takes neighbouring tests, so that what a module shares is made in one of them.
"""


def play(arguments: Sequence[str]) -> int:
    """Start the game with *arguments*, after installing everything it needs."""
    environment = ready_environment(PLAY_LOCK)
    with suppress(OSError, KeyboardInterrupt):  # the game runs without a compiled solver
        see_to_solver(environment)
    os.environ.update(catalogues(environment))
    game = ["-P", "-c", BEGIN, *(given for given in arguments if given != DETACHED)]
    if DETACHED in arguments:
        return start_detached(environment, game)
    return run([environment.python, *game], without_current_folder(os.environ))


def test(arguments: Sequence[str]) -> int:
    """Run the tests with *arguments* for pytest; return its exit status."""
    if os.pathsep in str(ROOT):
        sys.exit(f"The tests cannot run in {ROOT}: Python divides its search path at {os.pathsep!r}.")
    environment = ready_environment(TEST_LOCK)
    os.chdir(ROOT)
    variables = without_windows(with_checkout_on_path(os.environ))
    return run([environment.python, "-P", "-m", "pytest", *SIDE_BY_SIDE, *arguments], variables)


def ready_environment(lock: Path) -> Environment:
    """Return the environment with the packages of *lock*; exit with a plain message if that fails."""
    try:
        environment = choose_environment()
        prepare(environment, lock)
    except SetupError as problem:
        sys.exit(f"\n{problem}")
    except (OSError, RuntimeError) as problem:  # RuntimeError: the home folder cannot be found
        sys.exit(f"\nThe set-up could not go on: {problem}")
    except KeyboardInterrupt:
        sys.exit("\nStopped. Start again at any time; what has been downloaded already is kept.")
    return environment


def catalogues(environment: Environment) -> dict[str, str]:
    """
    Return the variables of a process that finds the translated words; compile them if they have changed.

    A checkout that cannot be written to has them beside its libraries.
    """
    try:
        return languages.variables(languages.see_to(languages.PLACE, environment.directory / "languages"))
    except OSError as problem:
        say(f"Ombre speaks only English this time: {problem}")
        return {}


def with_checkout_on_path(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the *variables* of a process that finds the checkout's packages from any folder."""
    others = without_current_folder(variables)
    return {**others, "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), others["PYTHONPATH"])))}


def without_current_folder(variables: Mapping[str, str]) -> dict[str, str]:
    """Return *variables* without the empty and relative entries of PYTHONPATH: the current folder."""
    entries = filter(os.path.isabs, variables.get("PYTHONPATH", "").split(os.pathsep))
    return {**variables, "PYTHONPATH": os.pathsep.join(entries)}


def without_windows(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the *variables* of a process that draws off-screen if Linux has no screen to draw on."""
    has_screen = variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY")
    if has_screen or not sys.platform.startswith("linux"):
        return dict(variables)
    return {**variables, "QT_QPA_PLATFORM": variables.get("QT_QPA_PLATFORM") or "offscreen"}


def run(command: Sequence[str | Path], variables: Mapping[str, str]) -> int:
    """Replace this process by *command* if the system can do that; otherwise run it and return its status."""
    sys.stdout.flush()
    if sys.platform != "win32":
        os.execve(command[0], list(map(str, command)), variables)
    with subprocess.Popen(command, env=variables) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # the child process received the Ctrl-C too, and decides what to do


def start_detached(environment: Environment, arguments: Sequence[str]) -> int:
    """
    Start the game so that it outlives this process and its console.

    Returns:
        0 if the game still runs after a moment; otherwise its exit status, after showing its output.
    """
    own_group = 0
    if sys.platform == "win32":
        own_group = subprocess.CREATE_NEW_PROCESS_GROUP
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            [environment.windowed_python, *arguments],
            env=without_current_folder(os.environ),
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            creationflags=own_group,
            start_new_session=sys.platform != "win32",
        )
        try:
            status = process.wait(timeout=LONG_ENOUGH_TO_FAIL)
        except subprocess.TimeoutExpired:
            return 0
        if status:
            said.seek(0)
            say("Ombre ended at once. This is what it said:")
            say(last_lines(said.read().decode("utf-8", errors="replace")))
    return status
