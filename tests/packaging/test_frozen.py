"""The frozen program: what is packed, how that is checked, and what the program does first."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import check
import contents
import icu
import licences
import pack
import PySide6
import pytest
import system
from PySide6.QtCore import QLibraryInfo

from ombre_desktop import frozen
from ombre_desktop.missing_library import sentence_for
from ombre_desktop.ui.session.players_process import player_command
from ombre_desktop.ui.texts.languages import catalogue_of_qt

ROOT = Path(__file__).resolve().parents[2]
TRANSLATIONS_OF_QT = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
SITE = "/env/site-packages/PySide6"
on_linux = pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for Linux")
SUCCESS = subprocess.CompletedProcess([], 0)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Provide a small frozen program with its list of libraries and its licences."""
    place = tmp_path / "Ombre"
    for name in ("ombre", "program/libQt6Core.so.6", "program/core/compiled-0a1b2c3d/entry.abi3.so"):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(b"x" * 100)
    (place / "licences").mkdir()
    for name in check.REQUIRED_TEXTS:
        (place / "licences" / f"{name}.txt").touch()
    for name in (*(f"ombre_{language}.qm" for language in contents.LANGUAGES), *contents.CATALOGUES_OF_QT):
        (place / "program" / name).touch()
    listed = tmp_path / "linux.txt"
    listed.write_text("program/libQt6Core.so\nprogram/core/compiled/entry.so\n")
    monkeypatch.setattr(check, "committed_list", lambda _: listed)
    return place


# What is packed.


@pytest.mark.parametrize(
    ("path", "left_out"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", False),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", False),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", False),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", True),
        ("PySide6/plugins/tls/qopensslbackend.dll", True),
        ("PySide6/Qt6Network.dll", True),
        ("PySide6/opengl32sw.dll", True),
        ("ucrtbase.dll", True),
        ("api-ms-win-crt-runtime-l1-1-0.dll", True),
        ("VCRUNTIME140.dll", False),
        ("PySide6/Qt/translations/qtbase_es.qm", False),
        ("PySide6/translations/qtbase_es.qm", False),
        ("PySide6/Qt/translations/qtbase_xx.qm", True),
        ("PySide6/Qt/translations/qt_es.qm", True),
        ("ombre_desktop/assets/languages/ombre_es.qm", False),
    ],
)
def test_what_the_table_does_not_use_is_left_out(path, left_out):
    assert left_out is contents.is_left_out(path)


def test_qts_words_are_packed_under_the_names_that_the_table_looks_for():
    assert contents.CATALOGUES_OF_QT == tuple(map(catalogue_of_qt, contents.LANGUAGES))
    assert {*contents.CATALOGUES_OF_QT} <= {path.name for path in TRANSLATIONS_OF_QT.glob("*.qm")}


def test_a_library_of_the_system_stays_if_something_that_stays_is_linked_with_it():
    """Freetype needs libpng, although the theme that needs it too is left out."""
    entries = [
        (name, f"{origin}/{name}", "BINARY")
        for name, origin in (
            ("PySide6/Qt/lib/libQt6Gui.so.6", SITE),
            ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", SITE),
            ("libfreetype.so.6", "/usr/lib"),
            ("libpng16.so.16", "/usr/lib"),
            ("libpango.so.0", "/usr/lib"),
        )
    ]
    linked = {
        "libQt6Gui.so.6": ["libfreetype.so.6"],
        "libqgtk3.so": ["libpango.so.0", "libpng16.so.16"],
        "libfreetype.so.6": ["libpng16.so.16"],
    }

    kept = contents.kept(entries, lambda path: linked.get(Path(path).name, []), (SITE,))

    assert ["libQt6Gui.so.6", "libfreetype.so.6", "libpng16.so.16"] == [Path(one[0]).name for one in kept]


def test_the_library_of_python_stays_although_nothing_is_linked_with_it():
    """Debian keeps it among the libraries of the system."""
    entry = ("libpython3.11.so.1.0", "/lib/x86_64-linux-gnu/libpython3.11.so.1.0", "BINARY")

    assert [entry] == contents.kept([entry], lambda _: [], (SITE,))


def test_nothing_that_the_program_imports_is_left_out():
    """Only a module that has the last part of a name as a word can import it."""
    last = "|".join(re.escape(name.rpartition(".")[2]) for name in contents.PACKAGES_LEFT_OUT)
    named = re.compile(rf"\b({last})\b")
    imported = {
        name
        for path in (ROOT / "ombre_desktop").rglob("*.py")
        if not {"arena", "envs", "policies.py"} & set(path.parts)
        if named.search(text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        for name in names_of(node)
    }

    assert set() == imported & set(contents.PACKAGES_LEFT_OUT)


def names_of(node):
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []


# Where it is built.


@pytest.mark.parametrize(("prefix", "needs"), [("/usr", True), ("/opt/python", False)])
def test_the_python_of_debian_needs_the_parts_that_are_packed_apart(prefix, needs):
    assert needs is ("python3-dev" in system.packages(prefix))


@pytest.mark.parametrize(("is_root", "first"), [(True, "apt-get"), (False, "sudo")])
def test_only_who_is_not_root_needs_sudo(is_root, first, monkeypatch):
    """A container has no sudo."""
    run = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(system, "is_root", lambda: is_root)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: run.append(command) or SUCCESS)

    assert 0 == system.main()
    assert [first, first] == [command[0] for command in run]


# How it is checked.


def test_a_program_as_it_should_be_has_no_problem(folder):
    assert [] == check.problems_of(folder)


@pytest.mark.parametrize(
    ("added", "problem"),
    [
        ("program/libssl.so.3", "Not in linux.txt: program/libssl.so"),
        ("program/libQt6Charts.so.6", "An add-on of Qt: program/libQt6Charts.so"),
    ],
)
def test_a_library_that_nobody_named_is_a_problem(folder, added, problem):
    (folder / added).touch()

    assert problem in check.problems_of(folder)


def test_a_library_that_is_gone_is_a_problem(folder):
    (folder / "program" / "libQt6Core.so.6").unlink()

    assert ["Only in linux.txt: program/libQt6Core.so"] == check.problems_of(folder)


def test_where_there_is_no_list_yet_the_build_prints_one(folder, monkeypatch, tmp_path):
    """Nobody can commit the list of a system on which nothing was ever built."""
    monkeypatch.setattr(check, "committed_list", lambda _: tmp_path / "windows.txt")

    assert [] == check.problems_of(folder)
    assert check.libraries(folder) == check.notes_on(folder)[1:]


def test_where_there_is_a_list_nothing_is_printed(folder):
    assert [] == check.notes_on(folder)


@pytest.mark.parametrize(("limits", "name"), [((0, 1), "Ombre"), ((1, 0), "ombre.tar.xz")])
def test_a_program_that_has_grown_is_a_problem(folder, monkeypatch, limits, name):
    """The folder, and what people download; the parts are told with it."""
    monkeypatch.setattr(check, "LIMITS", {"linux": limits})
    archive = folder.with_name("ombre.tar.xz")
    archive.write_bytes(b"x")

    (problem,) = check.size_problems(folder, [archive])

    assert problem.startswith(f"{name} has 0.0 MB; the limit is 0. 0.0 MB: ")
    assert "compiled solver 0.0" in problem


def test_every_file_is_a_part_of_the_ledger(folder):
    assert check.size(folder) == sum(check.parts(folder).values())


HEAD = b"\x20\0\xda\x27\x14\0\0\0\0\0\x02\0CmnD".ljust(32, b"\0")
ITEMS = {
    "icudt73l/coll/da.res": b"danish",
    "icudt73l/curr/da.res": b"krone" * 9,
    "icudt73l/zone/da.res": b"!",
}


def test_the_data_of_icu_is_read_as_it_is_written():
    """The last item, whose end is that of the library, is a currency or a zone, and never kept."""
    library = b"code" * 4 + icu.packed(HEAD, ITEMS)

    head, items = icu.package(library)

    assert HEAD == head
    assert {name: item.rstrip(b"\0") for name, item in items.items()} == dict([*ITEMS.items()][:2])


def test_only_the_order_of_words_is_kept():
    kept = icu.packed(HEAD, {name: item for name, item in ITEMS.items() if icu.KEPT in name})

    assert b"danish" in kept
    assert b"krone" not in kept


def test_another_library_than_that_of_icu_is_refused():
    with pytest.raises(icu.IcuError, match="0 packages"):
        icu.package(b"no data")


def test_a_licence_that_is_missing_is_a_problem(folder):
    (folder / "licences" / "LGPL-3.0.txt").unlink()

    assert ["No licence LGPL-3.0.txt"] == check.problems_of(folder)


def test_where_nobody_tells_the_licence_of_a_library_the_build_ends_with_a_sentence(monkeypatch):
    """Only Debian's packages tell it: what comes from another system is not packed."""
    monkeypatch.setattr(shutil, "which", lambda _: None)

    with pytest.raises(licences.LicenceError, match=r"C:\\ucrtbase\.dll belongs to this system"):
        licences.package_of("C:\\ucrtbase.dll")


@pytest.mark.parametrize("name", ["ombre_es.qm", "qtbase_es.qm"])
def test_a_language_that_is_missing_is_a_problem(folder, name):
    """In our words, or in those of Qt's own dialogs."""
    (folder / "program" / name).unlink()

    assert [f"No catalogue {name}"] == check.problems_of(folder)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("program/libpng16.so.16", "program/libpng16.so"),
        ("program/libpython3.12.so.1.0", "program/libpython3.so"),
        ("program/python311.dll", "program/python3.dll"),
        ("program/_json.cpython-311-x86_64-linux-gnu.so", "program/_json.so"),
        ("program/compiled-bf409e32/entry.abi3.so", "program/compiled/entry.so"),
    ],
)
def test_the_list_outlives_new_versions(name, plain):
    assert plain == check.plain(name)


def test_the_list_for_linux_is_committed():
    """It has the compiled solver, both kinds of window, and no second copy of a library."""
    names = (
        (ROOT / "packaging" / "frozen" / "libraries" / "debian-12.txt").read_text(encoding="utf-8").split()
    )

    assert sorted(set(names)) == names
    for part in (
        "compiled/entry.so",
        "platforms/libqxcb.so",
        "platforms/libqwayland.so",
        "libpng16.so",
    ):
        assert any(part in name for name in names)


# How it is packed for Linux.


@pytest.fixture
def unpacked(tmp_path):
    """Return the contents of the archive, without the program itself, which only says that it runs."""
    place = tmp_path / "ombre 0.1"
    (place / "icons").mkdir(parents=True)
    for path in pack.LINUX.iterdir():
        (place / path.name).write_bytes(path.read_bytes())
        (place / path.name).chmod(0o755)
    for path in (pack.ICON / "ombre.svg", *pack.ICON.glob("ombre-*.png")):
        (place / "icons" / path.name).write_bytes(path.read_bytes())
    (place / "ombre").write_text("#!/bin/sh\necho it runs\n")
    (place / "ombre").chmod(0o755)
    return place


@pytest.fixture
def home(tmp_path):
    """
    Provide a home with games, and with characters in its name that mean something to a shell or to a menu.
    """
    place = tmp_path / 'it\'s "my" $HOME & 100% \\ | `home` é'
    games = place / ".local" / "share" / "ombre-desktop" / "table.json"
    games.parent.mkdir(parents=True)
    games.write_text("{}")
    return place


@on_linux
def test_it_is_installed_for_one_person_and_removed_without_their_games(unpacked, home):
    """Also twice."""
    for _ in range(2):
        done_in(home, unpacked / "install.sh")
    said = done_in(home, home / ".local" / "bin" / "ombre-desktop")
    gone = done_in(home, home / ".local" / "share" / "ombre-program" / "uninstall.sh")
    left = [path for path in home.rglob("*") if path.is_file() and "mime" not in path.parts]

    assert "it runs\n" == said
    assert [home / ".local" / "share" / "ombre-desktop" / "table.json"] == [
        path for path in left if path.name != "mimeinfo.cache"
    ]
    assert [f"  {home}/.local/share/ombre-desktop"] == gone.splitlines()[2:]


@on_linux
def test_the_menu_starts_what_was_installed(unpacked, home):
    """The file's own escapes are read first, then the quotes as by a shell, then the menu's percent signs."""
    done_in(home, unpacked / "install.sh")
    entry = home / ".local" / "share" / "applications" / "io.github.ombre_desktop.Ombre.desktop"
    (line,) = (line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec="))

    command = line.removeprefix("Exec=").replace("\\\\", "\\")
    words = subprocess.run(["sh", "-c", f"printf '%s\n' {command}"], capture_output=True, check=True).stdout
    program, field = words.decode().splitlines()

    assert f"{home}/.local/share/ombre-program/ombre" == program.replace("%%", "%")
    assert "%f" == field


@on_linux
def test_no_folder_stays_that_was_made_and_none_goes_that_was_not(unpacked, tmp_path):
    """
    Also after a second installation; a folder into which another program wrote stays too. Where there are no
    games, none are spoken of.
    """
    home = tmp_path / "home"
    share = home / ".local" / "share"
    (share / "icons" / "hicolor" / "48x48").mkdir(parents=True)
    before = sorted(home.rglob("*"))
    for _ in range(2):
        done_in(home, unpacked / "install.sh")
    (share / "metainfo" / "other.xml").touch()

    gone = done_in(home, share / "ombre-program" / "uninstall.sh")

    assert "Ombre is gone.\n" == gone
    assert sorted([*before, share / "metainfo", share / "metainfo" / "other.xml"]) == sorted(home.rglob("*"))


@on_linux
@pytest.mark.parametrize("name", ["a\nb", "$ORIGIN", "a $LIB-2", "${PLATFORM}"])
def test_a_folder_that_a_menu_or_the_system_misreads_is_refused(unpacked, tmp_path, name):
    """Nothing is written, and the folder is named."""
    home = tmp_path / name
    variables = {"HOME": str(home), "PATH": "/usr/bin:/bin"}

    done = subprocess.run(
        [unpacked / "install.sh"], env=variables, capture_output=True, text=True, check=False
    )

    assert (1, False) == (done.returncode, home.exists())
    assert str(home) in done.stderr


def done_in(home, command):
    """Run *command* for the person at *home*; return what it said."""
    variables = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    return subprocess.run([command], env=variables, check=True, capture_output=True, encoding="utf-8").stdout


# What the program does first.


def test_children_get_the_library_path_of_the_system():
    variables = {"LD_LIBRARY_PATH": "/opt/Ombre/program", "LD_LIBRARY_PATH_ORIG": "/opt/cuda"}

    frozen.restore_library_path(variables)

    assert {"LD_LIBRARY_PATH": "/opt/cuda"} == variables


def test_children_get_no_library_path_where_there_was_none():
    variables = {"LD_LIBRARY_PATH": "/opt/Ombre/program"}

    frozen.restore_library_path(variables)

    assert {} == variables


def test_libraries_are_loaded_by_path_each_after_what_it_needs():
    """A folder with a colon in its name cannot stand on the loader's path."""
    needs = {"a": {"b"}, "b": {"c"}, "c": set(), "d": {"missing"}}
    loaded = []

    def load(library):
        is_possible = needs[library] <= set(loaded)
        loaded.extend([library] * is_possible)
        return is_possible

    frozen.load_all(list(needs), load)

    assert ["c", "b", "a"] == loaded


def test_a_library_is_loaded_that_is_no_module(tmp_path):
    """Python complains of it only once it is loaded."""
    nothing = tmp_path / "libnothing.so"
    nothing.write_bytes(b"")

    assert [True, False] == [frozen.load_library(str(path)) for path in (a_library_of_qt(), nothing)]


def a_library_of_qt():
    """Return a library that is no module of Python."""
    return next(path for path in Path(PySide6.__file__).parent.rglob("*Qt6Core*") if path.is_file())


def test_a_frozen_program_is_its_own_players_process(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    assert [sys.executable, "--players"] == player_command()


def test_without_a_console_there_is_something_to_print_to(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)

    frozen.settle()

    sys.stdout.write("nobody reads this")
    assert (True, True) == (sys.stdout.writable(), sys.stderr.writable())
    sys.stdout.close()
    sys.stderr.close()


@pytest.mark.parametrize(
    ("library", "package"), [("libGL.so.1", "libgl1"), ("libEGL.so.1", "libegl1"), ("libother.so.7", "")]
)
def test_a_library_that_the_system_lacks_is_named_with_its_package(library, package):
    error = ImportError(f"{library}: cannot open shared object file: No such file or directory")

    sentence = sentence_for(error)

    assert library in sentence
    assert package in sentence


def test_another_import_error_is_a_defect():
    assert sentence_for(ImportError("No module named 'ombre_desktop.tabel'")) is None
