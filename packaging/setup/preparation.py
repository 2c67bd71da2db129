"""The set-up itself, step by step. Each step says what it does, and may be interrupted."""

import importlib.util
import os
import sys
from pathlib import Path

from . import apt, pip_install, pip_route, system_libraries
from .checkout import PLAY_LOCK, TEST_LOCK
from .console import SetupError, paragraphs, say
from .environment import Environment
from .file_lock import held
from .pip_route import PipRoute
from .run_logged import last_lines, run_logged
from .system_libraries import TO_LOAD, TO_OPEN_A_WINDOW

PROOF = "import PySide6.QtNetwork, PySide6.QtSvg, PySide6.QtWidgets, pydantic"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
NAMES_OF_CERTIFICATES = ("PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")


def prepare(environment: Environment, lock: Path) -> None:
    """
    Make sure that everything in *lock* is installed in *environment*.

    This takes a moment if everything is installed already, and some minutes the first time.

    Raises: SetupError: the person must help.
    """
    if is_ready(environment, lock):
        remind_of_windows(environment)
        return
    with held(environment.latch):
        if not is_ready(environment, lock):
            set_up(environment, lock)


def is_ready(environment: Environment, lock: Path) -> bool:
    """Return True if nothing needs to be installed; the tests' environment can be used for playing too."""
    return environment.holds(lock) or (lock == PLAY_LOCK and environment.holds(TEST_LOCK))


def set_up(environment: Environment, lock: Path) -> None:
    """Make *environment*, or bring it up to date if an earlier set-up was finished there."""
    is_new = not (environment.is_complete() and pip_route.inside(environment))
    if is_new:
        say("Setting Ombre up. This is done once, and takes a few minutes.")
        environment.clear()
    else:
        say("Bringing Ombre's libraries up to date.")
        environment.mark_under_way()
    supply_system(environment)
    route = pip_route.inside(environment) or choose_pip_route()
    if is_new:
        make_environment(environment, with_pip=route.puts_pip_inside)
    say("Fetching the libraries:")
    pip_install.install(route.command(environment), lock, environment.log, counts_bytes=route.counts_bytes)
    say("Trying them out ...")
    prove(environment)
    environment.mark_complete(lock)
    say("Ready.")


def supply_system(environment: Environment) -> None:
    """
    Install the missing packages of Debian, or say how to; leave a note if some are still missing.

    Raises: SetupError: an indispensable package is missing.
    """
    environment.lacking.unlink(missing_ok=True)
    essential = system_libraries.missing(TO_LOAD)
    useful = [*missing_certificates(), *system_libraries.missing(TO_OPEN_A_WINDOW)]
    if importlib.util.find_spec("venv") is None or apt.is_root():
        essential += missing_python_parts()
    elif essential or useful:
        useful += missing_python_parts()  # not worth a password by themselves: pip's wheel can be downloaded
    packages = [*essential, *useful]
    if not packages:
        return
    try:
        if not apt.is_at_home():
            raise SetupError(system_libraries.how_to_install(packages))
        apt.install(packages, environment.log)
    except SetupError as problem:
        # Without apt, the names of packages are a guess: `prove` decides whether anything is missing.
        if essential and apt.is_at_home():
            raise
        say(f"{problem}\nContinuing without them for now; windows may not open yet.")
        environment.lacking.touch()


def missing_python_parts() -> list[str]:
    """Return the package that Debian's own Python still needs to make an environment with pip, if any."""
    is_complete = importlib.util.find_spec("venv") and (pip_route.bundled() or pip_route.own())
    if is_complete or not is_debians_python():
        return []
    return [f"python3.{sys.version_info.minor}-venv"]


def missing_certificates() -> list[str]:
    """Return the package of certificates for Debian's own Python, if no certificates are installed."""
    places = [CERTIFICATES, *(Path(os.environ[name]) for name in NAMES_OF_CERTIFICATES if name in os.environ)]
    if any(place.is_file() for place in places) or not is_debians_python():
        return []
    return ["ca-certificates"]


def is_debians_python() -> bool:
    """Return True if apt can add packages to the Python that runs this."""
    return sys.base_prefix == "/usr" and apt.is_at_home()


def remind_of_windows(environment: Environment) -> None:
    """Say again which packages are missing for a window, if an earlier set-up could not install them."""
    if not environment.lacking.exists() or not (os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}):
        return
    packages = system_libraries.missing(TO_OPEN_A_WINDOW)
    if not packages:
        environment.lacking.unlink()
    elif apt.is_at_home():
        say(f"Ombre's window may not open until you run this:\n    {apt.one_line(packages)}")
    else:
        say(system_libraries.how_to_install(packages))


def choose_pip_route() -> PipRoute:
    """Return the first way to get pip that is possible here."""
    importlib.invalidate_caches()  # apt may just have installed ensurepip
    return pip_route.bundled() or pip_route.own() or pip_route.fetched()


def make_environment(environment: Environment, *, with_pip: bool) -> None:
    """Let `venv` make the environment; the files that the set-up has already put there stay."""
    options = [] if with_pip else ["--without-pip"]
    command = [sys.executable, "-I", "-m", "venv", *options, str(environment.directory)]
    trouble = run_logged(command, environment.log)
    if trouble is not None:
        raise SetupError(
            paragraphs("Python could not make an environment for Ombre's libraries.", last_lines(trouble))
        )


def prove(environment: Environment) -> None:
    """Import what the game imports, to prove that the environment is usable."""
    trouble = run_logged([environment.python, "-I", "-c", PROOF], environment.log)
    if trouble is None:
        return
    parts = ["Everything was installed, but it does not run on this machine:", last_lines(trouble)]
    if lacking := system_libraries.missing({**TO_LOAD, **TO_OPEN_A_WINDOW}):
        parts.append(system_libraries.how_to_install(lacking))
    raise SetupError(paragraphs(*parts))
