"""The two commands that a fresh machine is set up with; nothing here needs a network."""

import ast
import base64
import hashlib
import os
import subprocess
import sys
import threading
import zipfile
from pathlib import Path

import pytest
from setup import (
    apt,
    checkout,
    launch,
    pip_install,
    pip_route,
    preparation,
    python_floor,
    system_libraries,
)
from setup.console import SetupError
from setup.environment import UNDER_WAY, Environment
from setup.file_lock import held

ROOT = Path(__file__).resolve().parents[2]

# What old Pythons read.

READ_BY_OLD_PYTHONS = [
    "play.py",
    "run_tests.py",
    "packaging/setup/__init__.py",
    "packaging/setup/isolation.py",
    "packaging/setup/python_floor.py",
]
YOUNGER_THAN_PYTHON_2 = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Nonlocal, ast.YieldFrom, ast.Match)


@pytest.mark.parametrize("name", READ_BY_OLD_PYTHONS)
def test_old_pythons_can_read_what_they_must(name):
    """Nothing in the files read before the version is checked is younger than Python 2.7."""
    text = (ROOT / name).read_text(encoding="ascii")

    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, YOUNGER_THAN_PYTHON_2)
        if isinstance(node, ast.FunctionDef):
            arguments = node.args
            annotated = [argument for argument in arguments.args if argument.annotation]
            assert [*arguments.kwonlyargs, *arguments.posonlyargs, *annotated] == []
            assert node.returns is None
        if isinstance(node, ast.Raise):
            assert node.cause is None


@pytest.mark.skipif(sys.platform == "win32", reason="the programs are shell scripts here")
def test_an_old_python_starts_again_with_a_newer_one(monkeypatch, tmp_path):
    """A name on the search path is not enough: the program behind it is asked."""
    hollow = tmp_path / "hollow" / python_floor.NAMES[0]
    sound = tmp_path / "sound" / python_floor.NAMES[0]
    for program, lines in (hollow, "exit 127"), (sound, f'exec "{sys.executable}" "$@"'):
        program.parent.mkdir()
        program.write_text(f"#!/bin/sh\n{lines}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", os.pathsep.join([str(hollow.parent), str(sound.parent)]))

    assert str(sound) == python_floor.newer_python()


def test_a_python_that_is_asked_runs_nothing_in_the_current_folder(monkeypatch, tmp_path):
    """A file there may have the name of a module that the question needs."""
    (tmp_path / "shutil.py").write_text("raise SystemExit(1)")
    monkeypatch.chdir(tmp_path)

    assert python_floor.can_run(sys.executable, "import shutil")


def test_the_pip_beside_a_python_is_not_sought_in_the_current_folder(tmp_path):
    """It is the one way that is not wholly isolated: this pip may be the person's own."""
    route = pip_route.own()
    if route is None:
        pytest.skip("this Python came without pip")

    assert [sys.executable, "-P", "-m", "pip"] == list(route.command(Environment(tmp_path)))[:4]


def test_without_a_newer_python_the_person_is_told(monkeypatch):
    """The message names the version that is wanted and the one that was found."""
    monkeypatch.setattr(sys, "version_info", (3, 9, 6, "final", 0))
    monkeypatch.setenv("PATH", "")

    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is Python 3\.9"):
        python_floor.require_python()


# The place and the stamp.


def make_environment(directory):
    """Make an environment by hand, with everything but libraries."""
    environment = Environment(directory)
    environment.python.parent.mkdir(parents=True)
    environment.python.touch()
    (directory / "pyvenv.cfg").write_text(f"home = {Path(sys.executable).parent}\n")
    environment.latch.touch()
    return environment


@pytest.fixture
def lock(tmp_path):
    path = tmp_path / "some.lock"
    path.write_text("card==1.0\n", encoding="utf-8")
    return path


def test_a_complete_environment_holds_its_lock_and_no_other(tmp_path, lock):
    """A changed lock file is noticed; what was installed still counts as a complete set-up."""
    environment = make_environment(tmp_path / "env")
    environment.mark_complete(lock)
    held_before = environment.holds(lock)

    lock.write_text("card==1.1\n", encoding="utf-8")

    assert (held_before, environment.holds(lock), environment.is_complete()) == (True, False, True)


def test_an_interrupted_environment_is_not_complete(tmp_path, lock):
    """The stamp is taken away before anything changes."""
    environment = make_environment(tmp_path / "env")
    environment.mark_complete(lock)

    environment.mark_under_way()

    assert not environment.is_complete()
    assert not environment.holds(lock)


def test_an_environment_whose_python_is_gone_is_not_complete(tmp_path, lock):
    """Uninstalling the Python behind it is noticed before it is used."""
    environment = make_environment(tmp_path / "env")
    environment.mark_complete(lock)

    environment.python.unlink()

    assert not environment.is_complete()
    assert not environment.holds(lock)


def test_an_environment_of_an_earlier_checkout_is_still_ours(tmp_path):
    """The file's name never changes, or an update would fetch everything again, into another folder."""
    place = tmp_path / ".venv"
    place.mkdir()
    (place / "ombre-setup.latch").touch()

    assert place == checkout.choose_environment(tmp_path).directory


def test_clearing_leaves_only_the_latch(tmp_path):
    """The latch is held meanwhile, and marks the folder as ours."""
    environment = make_environment(tmp_path / "env")

    environment.clear()

    files = {path.name: path.read_text(encoding="utf-8") for path in environment.directory.iterdir()}
    assert files == {environment.latch.name: "", "ombre-setup.txt": UNDER_WAY}


@pytest.fixture
def fresh_checkout(tmp_path, monkeypatch):
    """Provide a checkout in which nothing was set up, and a cache directory beside it."""
    monkeypatch.setattr(checkout, "cache_directory", lambda: tmp_path / "cache")
    root = tmp_path / "a checkout"
    root.mkdir()
    return root


def test_the_environment_lies_in_the_checkout(fresh_checkout):
    """Nothing is strewn about the user's folders without need."""
    assert fresh_checkout / ".venv" == checkout.choose_environment(fresh_checkout).directory


def test_an_environment_made_by_others_is_left_alone(fresh_checkout):
    """A developer's own `.venv` is neither used nor emptied."""
    (fresh_checkout / ".venv" / "bin").mkdir(parents=True)

    chosen = checkout.choose_environment(fresh_checkout)

    assert chosen.directory.parent.name == "cache"


def test_a_begun_environment_is_found_again(fresh_checkout):
    """An interrupted set-up goes on where it began."""
    with held(Environment(fresh_checkout / ".venv").latch):
        pass

    assert fresh_checkout / ".venv" == checkout.choose_environment(fresh_checkout).directory


def test_a_checkout_that_cannot_be_written_has_its_environment_in_the_cache(fresh_checkout, monkeypatch):
    """Such as one that an administrator put somewhere for all."""
    monkeypatch.setattr(os, "access", lambda *_: False)

    assert checkout.choose_environment(fresh_checkout).directory.parent.name == "cache"


def test_no_environment_lies_where_linux_finds_no_library(fresh_checkout, monkeypatch):
    """The loader of libraries puts something else in place of these words."""
    monkeypatch.setattr(sys, "platform", "linux")
    found = ("$ORIGIN", "$LIB-2", "a ${PLATFORM} b")
    harmless = ("$HOME", "$LIBRARY", "LIB", "${LIB")
    for name in (*found, *harmless):
        (fresh_checkout / name).mkdir()

    inside = [name for name in found + harmless if checkout.can_hold_environment(fresh_checkout / name)]

    assert list(harmless) == inside


def test_windows_paths_stay_short_enough(monkeypatch, tmp_path):
    """Qt's longest file would not be found below a long path."""
    monkeypatch.setattr(sys, "platform", "win32")
    deep = tmp_path / ("d" * checkout.LONGEST_WINDOWS_PATH)
    deep.mkdir()

    assert not checkout.can_hold_environment(deep)


def test_an_environment_is_not_made_where_python_makes_none(tmp_path):
    """`venv` refuses a folder that the search path cannot name."""
    divided = tmp_path / f"a{os.pathsep}b"
    divided.mkdir()

    assert not checkout.can_hold_environment(divided)


def test_a_second_set_up_waits_for_the_first(tmp_path, capsys):
    """Two double-clicks do not work in one folder at a time."""
    entered = threading.Event()

    def second() -> None:
        with held(tmp_path / "latch"):
            entered.set()

    with held(tmp_path / "latch"):
        thread = threading.Thread(target=second)
        thread.start()
        early = entered.wait(0.3)
    thread.join(10)

    assert (early, entered.is_set()) == (False, True)
    assert "waiting" in capsys.readouterr().out


# The whole set-up, with one small library.


def record_digest(text):
    """Return the digest of *text*, spelt as a wheel's RECORD wants it."""
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")


def write_wheel(folder, version):
    """Write a wheel of the library `card`, which knows its version; return its SHA-256 in hexadecimal."""
    info = f"card-{version}.dist-info"
    files = {
        "card.py": f"version = {version!r}\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: card\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = [f"{name},sha256={record_digest(text)},\n" for name, text in files.items()]
    folder.mkdir(exist_ok=True)
    path = folder / f"card-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
        wheel.writestr(f"{info}/RECORD", "".join(record) + f"{info}/RECORD,,\n")
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture
def small_world(tmp_path, monkeypatch):
    """Provide two versions of one library in a folder, and no other source; the system lacks nothing."""
    if not (pip_route.bundled() or pip_route.own()):
        pytest.skip("this Python came without pip, and fetching one needs a network")
    wheels = tmp_path / "some wheels"
    locks = {}
    for version in "1.0", "1.1":
        locks[version] = tmp_path / f"{version}.lock"
        locks[version].write_text(f"card=={version} --hash=sha256:{write_wheel(wheels, version)}\n")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", wheels.as_uri())
    monkeypatch.setenv("PIP_USER", "1")  # a person's setting that must not lead elsewhere
    monkeypatch.setattr(preparation, "supply_system", lambda _: None)
    monkeypatch.setattr(preparation, "PROOF", "import card")
    return Environment(tmp_path / "an env"), locks


def installed_version(environment):
    code = "import card; print(card.version)"
    return subprocess.check_output([environment.python, "-c", code], text=True).strip()


def test_set_up_recovery_renewal_and_refusal(small_world):
    """
    A set-up that was interrupted is made again, a complete one is renewed in place, then left alone.

    A library that was tampered with is refused: the hash in the lock file decides, and the environment does
    not count as complete any more.
    """
    environment, locks = small_world
    environment.python.parent.mkdir(parents=True)
    environment.python.write_text("half a file")
    environment.latch.touch()
    environment.mark_under_way()
    versions = []

    for version in "1.0", "1.1":
        preparation.prepare(environment, locks[version])
        versions.append(installed_version(environment))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(preparation, "set_up", lambda *_: pytest.fail("there was nothing to do"))
        preparation.prepare(environment, locks["1.1"])
    assert versions == ["1.0", "1.1"]
    assert environment.is_complete()

    text = locks["1.0"].read_text()
    locks["1.0"].write_text(text[:-5] + ("0000\n" if not text.endswith("0000\n") else "1111\n"))

    with pytest.raises(SetupError, match="not what was asked for"):
        preparation.prepare(environment, locks["1.0"])

    assert not environment.is_complete()


# Words for what goes wrong.


@pytest.mark.parametrize(
    ("printed", "meaning"),
    [
        (
            "Retrying after connection broken by 'NewConnectionError(...: Failed to establish a new\n"
            "connection: [Errno -3] Temporary failure in name resolution')\n"
            "ERROR: No matching distribution found for pydantic",
            "internet cannot be reached",
        ),
        ("ERROR: No matching distribution found for pyside6-essentials", "no build of these libraries"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE FILE", "not what was asked for"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]", "certificate"),
        ("Cannot connect to proxy.', NewConnectionError", "proxy"),
        ("ValueError: something new", "something new"),
    ],
)
def test_pip_is_translated(printed, meaning):
    """The person reads what to do, not a traceback; what nobody foresaw is shown as it is."""
    assert meaning in pip_install.explain(printed)


def test_only_large_downloads_are_announced(capsys):
    """A person waits for megabytes, not for kilobytes."""
    watch = pip_install.progress()

    watch("  Downloading qt_part-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (80.3 MB)")
    watch("Progress 41000000 of 80300000")
    watch("  Downloading https://mirror.example/files/small-1.0-py3-none-any.whl (13 kB)")

    assert capsys.readouterr().out == "  qt_part 6.11.3, 80.3 MB\n    50 %\n"


def test_an_interrupted_set_up_ends_plainly(monkeypatch):
    """Ctrl+C is no error of the program's."""

    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(launch, "prepare", interrupted)

    with pytest.raises(SystemExit, match="Start again at any time"):
        launch.play([])


# Debian's packages.


@pytest.fixture
def commands(monkeypatch):
    """Provide the commands that would have been run; all succeed."""
    seen: list[str] = []
    monkeypatch.setattr(apt, "run_logged", lambda command, _: seen.append(" ".join(command)))
    return seen


def programs(monkeypatch, *names):
    """Let only the programs *names* be there."""
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name in names else None)


def test_root_installs_packages_directly(monkeypatch, commands, tmp_path):
    """As in a container."""
    monkeypatch.setattr(apt, "is_root", lambda: True)

    apt.install(["libgl1", "libegl1"], tmp_path / "log")

    assert commands[0].startswith("apt-get")
    assert commands[0].endswith("update")
    assert commands[1].startswith("env DEBIAN_FRONTEND=noninteractive apt-get")
    assert commands[1].endswith("install -y --no-install-recommends libgl1 libegl1")


def test_a_user_with_sudo_is_told_before_it_asks(monkeypatch, commands, tmp_path, capsys):
    """A password is never asked for out of the blue."""
    monkeypatch.setattr(apt, "is_root", lambda: False)
    programs(monkeypatch, "sudo", "apt-get")

    apt.install(["libgl1"], tmp_path / "log")

    assert "ask for your password" in capsys.readouterr().out
    assert all(command.startswith("sudo ") for command in commands)


def test_a_user_without_sudo_gets_the_one_line(monkeypatch, commands, tmp_path):
    """Nothing is tried that cannot succeed."""
    monkeypatch.setattr(apt, "is_root", lambda: False)
    programs(monkeypatch, "apt-get")

    with pytest.raises(SetupError, match=r"su -c 'apt-get update && apt-get install .* libgl1'"):
        apt.install(["libgl1"], tmp_path / "log")

    assert commands == []


def test_a_missing_window_library_stops_nobody(monkeypatch, tmp_path, capsys):
    """It is named, and named again at the next start that has a screen, until it is there."""
    environment = make_environment(tmp_path / "env")
    monkeypatch.setattr(apt, "is_root", lambda: False)
    monkeypatch.setattr(preparation, "missing_certificates", list)
    monkeypatch.setattr(preparation, "missing_python_parts", list)
    lacking = {"libxcb-cursor.so.0"}
    monkeypatch.setattr(system_libraries, "can_load", lambda soname: soname not in lacking)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    programs(monkeypatch, "apt-get")

    preparation.supply_system(environment)
    first = capsys.readouterr().out
    preparation.remind_of_windows(environment)
    second = capsys.readouterr().out
    lacking.clear()
    preparation.remind_of_windows(environment)

    assert "libxcb-cursor0" in first
    assert "libxcb-cursor0" in second
    assert not environment.lacking.exists()


def test_other_systems_are_given_their_own_line(monkeypatch):
    """Without apt the set-up installs nothing, but knows the command to type."""
    programs(monkeypatch, "dnf")

    assert "sudo dnf install" in system_libraries.how_to_install(["libgl1"])


# Starting.


def test_tests_draw_off_screen_where_there_is_no_screen(monkeypatch):
    """Qt would end the whole process otherwise; a platform that somebody chose stays chosen."""
    monkeypatch.setattr(sys, "platform", "linux")

    assert launch.without_windows({})["QT_QPA_PLATFORM"] == "offscreen"
    assert launch.without_windows({"QT_QPA_PLATFORM": ""})["QT_QPA_PLATFORM"] == "offscreen"
    assert launch.without_windows({"QT_QPA_PLATFORM": "minimal"})["QT_QPA_PLATFORM"] == "minimal"
    assert "QT_QPA_PLATFORM" not in launch.without_windows({"DISPLAY": ":0"})


def test_a_person_without_a_home_is_told(monkeypatch):
    """Outside the checkout, only the environment can find the packages."""

    def homeless():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(launch, "choose_environment", homeless)

    with pytest.raises(SystemExit, match="could not go on: Could not determine home"):
        launch.ready_environment(checkout.PLAY_LOCK)


def test_the_game_is_found_from_any_folder():
    """Without giving up what the person has on the path already."""
    elsewhere = str(ROOT.parent)

    variables = launch.with_checkout_on_path({"PYTHONPATH": elsewhere})

    assert f"{ROOT}{os.pathsep}{elsewhere}" == variables["PYTHONPATH"]


@pytest.mark.parametrize("entries", ["", os.pathsep, f"{os.pathsep}{ROOT}", os.curdir, f"lib{os.pathsep}"])
def test_the_game_is_not_sought_in_the_current_folder(entries):
    """An empty or relative entry of the person's path would mean it."""
    variables = launch.without_current_folder({"PYTHONPATH": entries})

    assert variables["PYTHONPATH"] in ("", str(ROOT))


@pytest.mark.filterwarnings("ignore:subprocess:ResourceWarning")  # it is meant to be left running
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    ("code", "status"),
    [("import time; time.sleep(3)", 0), ("raise SystemExit('no')", 1)],
)
def test_a_detached_game_that_fails_at_once_is_heard(code, status, tmp_path, monkeypatch, capsys):
    """A double-click either opens the table or says why not."""
    environment = Environment(tmp_path)
    monkeypatch.setattr(Environment, "windowed_python", sys.executable)
    monkeypatch.setattr(launch, "LONG_ENOUGH_TO_FAIL", 1.0)

    assert launch.start_detached(environment, ["-I", "-S", "-c", code]) == status
    assert ("    no" in capsys.readouterr().out) == bool(status)
