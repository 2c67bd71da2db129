"""Backups: everything as one file, and restored elsewhere; whatever goes wrong, nothing has changed."""

import errno
import os
import shutil
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from hashlib import sha256
from pathlib import Path

import pytest
from evening import GAME_ID, NOON, between, fresh, played

from ombre_desktop.storage import backup, codec, restore
from ombre_desktop.storage.arrivals import is_waiting
from ombre_desktop.storage.backup import back_up_everything, kept_files
from ombre_desktop.storage.display_options import PersonDocument
from ombre_desktop.storage.folders import HOME, Folders, room_for
from ombre_desktop.storage.helps import HELPS, HelpsDocument
from ombre_desktop.storage.history import History
from ombre_desktop.storage.lessons import LESSONS, LessonsDocument
from ombre_desktop.storage.made_problems import FOUND, MINE
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import CancelledError, ProblemKind, StorageError
from ombre_desktop.storage.restore import staged, take_place
from ombre_desktop.storage.saves import DocumentStore, PreferencesStore, SaveStore

EVENING = played(fresh(), 6)
OTHER = "f" * 32


def quiet(_: float) -> None:
    """Listen to no progress."""


def a_home(folder: Path, name: str = "Ana", sitting=EVENING) -> Folders:
    """Fill a home with a save, a history, preferences, and the progress of lessons and helps."""
    folders = Folders.of({HOME: str(folder)})
    history = History(folders.history)
    history.keep(sitting)
    history.close()
    SaveStore(folders.save).write(between(sitting))
    PreferencesStore(folders.preferences).write(PreferencesDocument(person=PersonDocument(name=name)))
    DocumentStore(folders.lessons, LESSONS).write(LessonsDocument(done=("first",)))
    DocumentStore(folders.helps, HELPS).write(HelpsDocument())
    return folders


def contents(folders: Folders) -> dict[str, bytes]:
    """Return every file of the home, by its place in it."""
    return {
        str(path.relative_to(folders.data)): path.read_bytes()
        for path in sorted(folders.data.rglob("*"))
        if path.is_file()
    }


def found_in(folders: Folders) -> tuple[object, ...]:
    """Return the contents that a start finds."""
    history = History(folders.history)
    deals = {one.game_id: len(history.deals(one.game_id)) for one in history.sittings()}
    history.close()
    save, liked = SaveStore(folders.save).read(), PreferencesStore(folders.preferences).read()
    lessons = DocumentStore(folders.lessons, LESSONS).read()
    assert () == save.problems + liked.problems + lessons.problems
    return deals, save.document.sitting.game_id, liked.document.person.name, lessons.document.done


@pytest.fixture
def home(tmp_path):
    return a_home(tmp_path / "home")


@pytest.fixture
def file(home, tmp_path):
    """Provide a backup of the home."""
    path = tmp_path / "everything.ombre-backup"
    back_up_everything(home, path, quiet, lambda: NOON)
    return path


@pytest.fixture
def elsewhere(tmp_path):
    """Provide the home of another machine, with games of its own."""
    return a_home(tmp_path / "elsewhere", "Bo", played(fresh(game_id=OTHER), 2))


def restored(path: Path, folders: Folders) -> Path | None:
    """Restore *path* as the program does, up to the next start; return the folder with the earlier home."""
    staged(path, folders, quiet).accept(folders, lambda: NOON)
    return take_place(folders)


def test_every_kept_file_is_packed(home):
    """
    All places of the home are packed but the log, the lock, errands, and of the person's own folders the
    files that the program did not make.
    """
    places = {getattr(home, name) for name in dir(Folders) if isinstance(getattr(Folders, name), property)}
    packed = set(kept_files(home).values())

    own = {home.decks, home.own_problems, home.own_lessons}
    assert {home.save, home.log, home.lock, home.errands, *own} == places - packed
    assert {home.own_problems / MINE, home.own_problems / FOUND} <= packed


def test_a_backup_tells_what_it_holds(home, tmp_path):
    made = back_up_everything(home, tmp_path / "b", quiet, lambda: NOON)

    assert (NOON, 1, 6) == (made.made_at, made.sittings, made.deals)


def test_everything_comes_back_on_another_machine(file, elsewhere):
    """The games, the preferences and the progress of the other machine make room."""
    restored(file, elsewhere)

    assert ({GAME_ID: 6}, GAME_ID, "Ana", ("first",)) == found_in(elsewhere)


def test_problems_made_of_deals_come_back(home, tmp_path, elsewhere):
    """Those of the other machine make room; what somebody wrote there stays where it is."""
    for folders, name, text in (
        (home, MINE, "a"),
        (elsewhere, MINE, "b"),
        (elsewhere, FOUND, "c"),
        (elsewhere, "x", "d"),
    ):
        room_for(folders.own_problems / name).write_text(text)
    back_up_everything(home, tmp_path / "b", quiet)

    aside = restored(tmp_path / "b", elsewhere)

    assert {MINE: "a", "x": "d"} == {path.name: path.read_text() for path in elsewhere.own_problems.iterdir()}
    assert {"b", "c"} == {(aside / name).read_text() for name in (MINE, FOUND)}


def test_a_backup_of_the_version_before_is_restored(file, elsewhere):
    """Its list has another number, and nothing else."""
    of_version(file, 1)

    restored(file, elsewhere)

    assert ({GAME_ID: 6}, GAME_ID, "Ana", ("first",)) == found_in(elsewhere)


def test_an_empty_home_can_be_packed_and_restored(tmp_path, elsewhere):
    """Restored are the usual preferences, and no game."""
    path = tmp_path / "empty"
    back_up_everything(Folders.of({HOME: str(tmp_path / "nobody")}), path, quiet)

    restored(path, elsewhere)

    assert not elsewhere.history.exists()
    assert PreferencesDocument() == PreferencesStore(elsewhere.preferences).read().document


def test_the_earlier_home_is_kept_aside(file, elsewhere):
    """Every file of it, byte for byte."""
    before = contents(elsewhere)

    aside = restored(file, elsewhere)

    assert before == {path.name: path.read_bytes() for path in aside.iterdir()}


def test_only_the_last_earlier_home_is_kept(file, elsewhere):
    """Two restored backups leave one folder aside."""
    restored(file, elsewhere)
    staged(file, elsewhere, quiet).accept(elsewhere, lambda: NOON + timedelta(days=1))
    aside = take_place(elsewhere)

    assert [aside] == sorted(elsewhere.data.glob("replaced-*"))


def test_nothing_happens_before_the_next_start(file, elsewhere):
    """The running program keeps its own files."""
    before = found_in(elsewhere)

    staged(file, elsewhere, quiet).accept(elsewhere)

    assert before == found_in(elsewhere)
    assert is_waiting(elsewhere)


def test_an_unwanted_backup_leaves_nothing(file, elsewhere):
    before = contents(elsewhere)

    staged(file, elsewhere, quiet).discard()

    assert before == contents(elsewhere)
    assert (None, before) == (take_place(elsewhere), contents(elsewhere))


@pytest.mark.parametrize("moves", [0, 3, 4, 5, 9])
def test_a_start_killed_in_the_exchange_is_finished_by_the_next(file, elsewhere, monkeypatch, moves):
    """The program is killed after some of the ten moves, five out of the home and five into it."""
    staged(file, elsewhere, quiet).accept(elsewhere)
    done, move = [], restore._move

    def killed(source, target):
        if len(done) == moves:
            raise KeyboardInterrupt
        done.append(source)
        move(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(restore, "_move", killed)
        with pytest.raises(KeyboardInterrupt):
            take_place(elsewhere)

    take_place(elsewhere)

    assert ({GAME_ID: 6}, GAME_ID, "Ana", ("first",)) == found_in(elsewhere)
    (aside,) = elsewhere.data.glob("replaced-*")
    history = History(aside / "history.sqlite3")
    assert [OTHER] == [one.game_id for one in history.sittings()]
    history.close()


# Bad input.


def rewritten(path: Path, **changed: bytes) -> None:
    """Write the archive again with the files *changed*, whose names have an underscore for a dot."""
    with zipfile.ZipFile(path) as old:
        files = {name: old.read(name) for name in old.namelist()}
    files |= {name.replace("__", "."): data for name, data in changed.items()}
    with zipfile.ZipFile(path, "w") as new:
        for name, data in files.items():
            new.writestr(name, data)


def listed(path: Path):
    """Return the list of contents of the backup."""
    with zipfile.ZipFile(path) as archive:
        return backup.BACKUP.read(archive.read("backup.json").decode()).document


def no_archive(path):
    path.write_text("Dear diary, today I played Ombre. " * 50)


def another_archive(path):
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("recipe.txt", "flour, water, salt")


def cut_short(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def flipped(path):
    data = bytearray(path.read_bytes())
    data[200:260] = bytes(60)
    path.write_bytes(bytes(data))


def of_another_file(path):
    rewritten(path, history__sqlite3=b"not what the list says")


def with_a_wrong_list(path):
    text = codec.text_of(listed(path)).replace('"deals": 6', '"deals": 7')
    rewritten(path, backup__json=text.encode())


def of_a_newer_program(path):
    of_version(path, 3)


def of_version(path, number):
    """Give the list of contents another number, and seal it again."""
    text = codec.text_of(listed(path)).replace('"schema_version": 2', f'"schema_version": {number}')
    body = text.partition(',\n "seal"')[0]
    rewritten(path, backup__json=f"{body}{codec._SEAL}{codec._sum(body)}{codec._END}".encode())


def of_a_foreign_history(path):
    """Put another program's database in the place of the history; the list fits."""
    foreign = path.with_name("foreign")
    with closing(sqlite3.connect(foreign)) as database:
        database.execute("CREATE TABLE recipe (flour, water, salt)")
        database.commit()
    with_history(path, foreign.read_bytes())


def with_history(path, data: bytes):
    """Put *data* in the place of the history; the list fits."""
    known = listed(path)
    files = tuple(
        replace(one, size=len(data), sha256=sha256(data).hexdigest())
        if one.name == "history.sqlite3"
        else one
        for one in known.files
    )
    text = codec.text_of(replace(known, files=files))
    rewritten(path, history__sqlite3=data, backup__json=text.encode())


def with_list(path, *names: str):
    """List and pack files of these *names*, each with the same letters."""
    data = b"{}"
    files = tuple(backup.PackedFile(name, len(data), sha256(data).hexdigest()) for name in names)
    text = codec.text_of(backup.BackupDocument(NOON, files))
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, data)
        archive.writestr("backup.json", text)


def of_nothing(path):
    with_list(path)


def of_foreign_files(path):
    with_list(path, "preferences.json", *(f"{number}.txt" for number in range(20)))


def of_a_path_of_windows(path):
    with_list(path, "..\\preferences.json")


def of_a_name_with_nul(path):
    with_list(path, "preferences.json\0.txt")


def with_an_unlisted_file(path):
    rewritten(path, more__txt=b"nobody lists me")


def packed_by_another_method(path):
    with zipfile.ZipFile(path) as old:
        files = {name: old.read(name) for name in old.namelist()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as new:
        for name, data in files.items():
            new.writestr(name, data)


def of_a_huge_save(path):
    known = listed(path)
    files = (replace(known.files[0], size=1 << 39), *known.files[1:])
    rewritten(path, backup__json=codec.text_of(replace(known, files=files)).encode())


def of_an_empty_history(path):
    with_history(path, b"")


def changed_by(*statements: str):
    """Return a spoiler that does these *statements* in the history of a backup."""

    def spoil(path):
        unpacked = path.with_name("unpacked")
        with zipfile.ZipFile(path) as archive:
            unpacked.write_bytes(archive.read("history.sqlite3"))
        with closing(sqlite3.connect(unpacked)) as database:
            for statement in statements:
                database.execute(statement)
            database.commit()
        with_history(path, unpacked.read_bytes())

    return spoil


GREEDY = "CREATE TRIGGER greedy AFTER INSERT ON sitting BEGIN DELETE FROM deal; END"


def gone(path):
    path.unlink()


def a_folder(path):
    path.unlink()
    path.mkdir()


def a_pipe(path):
    path.unlink()
    os.mkfifo(path)


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (no_archive, ProblemKind.FOREIGN),
        (another_archive, ProblemKind.FOREIGN),
        (cut_short, ProblemKind.DAMAGED),
        (flipped, ProblemKind.DAMAGED),
        (of_another_file, ProblemKind.DAMAGED),
        (with_a_wrong_list, ProblemKind.DAMAGED),
        (of_a_newer_program, ProblemKind.NEWER),
        (of_a_foreign_history, ProblemKind.FOREIGN),
        (of_nothing, ProblemKind.DAMAGED),
        (of_foreign_files, ProblemKind.DAMAGED),
        (of_a_path_of_windows, ProblemKind.DAMAGED),
        (of_a_name_with_nul, ProblemKind.DAMAGED),
        (with_an_unlisted_file, ProblemKind.DAMAGED),
        (packed_by_another_method, ProblemKind.DAMAGED),
        (of_a_huge_save, ProblemKind.DAMAGED),
        (of_an_empty_history, ProblemKind.DAMAGED),
        (changed_by("DROP TABLE deal", "DROP TABLE sitting"), ProblemKind.DAMAGED),
        (changed_by(GREEDY), ProblemKind.DAMAGED),
        (changed_by("CREATE TABLE more (x)"), ProblemKind.DAMAGED),
        (changed_by("DELETE FROM deal WHERE number > 3"), ProblemKind.DAMAGED),
        (changed_by("PRAGMA user_version = -1"), ProblemKind.DAMAGED),
        (changed_by("PRAGMA user_version = 3"), ProblemKind.DAMAGED),
        (changed_by("PRAGMA user_version = 99"), ProblemKind.NEWER),
        (gone, ProblemKind.UNREADABLE),
        (a_folder, ProblemKind.UNREADABLE),
        pytest.param(
            a_pipe, ProblemKind.UNREADABLE, marks=pytest.mark.skipif(os.name == "nt", reason="no pipes")
        ),
    ],
)
def test_a_bad_file_changes_nothing(file, elsewhere, spoil, kind):
    """The file is named with its fault, and the home is as it was."""
    before = contents(elsewhere)
    spoil(file)

    with pytest.raises(StorageError) as caught:
        staged(file, elsewhere, quiet)

    assert (kind, file) == (caught.value.problem.kind, caught.value.problem.path)
    assert before == contents(elsewhere)


@pytest.mark.parametrize("error", [MemoryError, OverflowError, ValueError, RecursionError])
def test_whatever_a_backup_makes_python_raise_is_told_as_damage(file, elsewhere, monkeypatch, error):
    """Nothing is left of it."""
    before = contents(elsewhere)

    def broken(*_):
        raise error

    monkeypatch.setattr(restore, "_check", broken)

    with pytest.raises(StorageError) as caught:
        staged(file, elsewhere, quiet)

    assert ProblemKind.DAMAGED is caught.value.problem.kind
    assert before == contents(elsewhere)


def test_a_history_of_a_newer_program_is_refused(home, tmp_path, elsewhere):
    """The rest would fit, but not the deals."""
    history = History(home.history)
    history.ask(lambda database: database.execute("PRAGMA user_version = 99"))
    history.close()
    path, before = tmp_path / "newer", contents(elsewhere)
    back_up_everything(home, path, quiet)

    with pytest.raises(StorageError) as caught:
        staged(path, elsewhere, quiet)

    assert ProblemKind.NEWER is caught.value.problem.kind
    assert before == contents(elsewhere)


def test_a_path_out_of_the_folder_is_refused(file, elsewhere):
    """An archive from elsewhere writes nothing anywhere else."""
    known = listed(file)
    evil = known.files[0].__class__("../evil.json", known.files[0].size, known.files[0].sha256)
    changed = backup.BackupDocument(known.made_at, (evil,), 0, 0)
    with zipfile.ZipFile(file) as archive:
        data = archive.read(known.files[0].name)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("../evil.json", data)
        archive.writestr("backup.json", codec.text_of(changed))

    with pytest.raises(StorageError) as caught:
        staged(file, elsewhere, quiet)

    assert ProblemKind.DAMAGED is caught.value.problem.kind
    assert not (elsewhere.data / "evil.json").exists()


def test_a_full_disk_stops_a_restore(file, elsewhere, monkeypatch):
    before = contents(elsewhere)
    full = shutil.disk_usage(elsewhere.data)._replace(free=100)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: full)

    with pytest.raises(StorageError) as caught:
        staged(file, elsewhere, quiet)

    assert ProblemKind.DISK_FULL is caught.value.problem.kind
    assert before == contents(elsewhere)


def test_a_disk_that_fills_during_a_restore_stops_it(file, elsewhere, monkeypatch):
    """The files unpacked by then are removed again."""
    before, fsync = contents(elsewhere), []

    def full(number):
        fsync.append(number)
        if len(fsync) > 1:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(restore.os, "fsync", full)
    with pytest.raises(StorageError) as caught:
        staged(file, elsewhere, quiet)

    assert ProblemKind.DISK_FULL is caught.value.problem.kind
    assert len(fsync) > 1
    assert before == contents(elsewhere)


def test_a_full_disk_stops_a_backup(home, file, monkeypatch):
    """The earlier backup of that name stays."""
    before = file.read_bytes()

    def full(*_args, **_more):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    with pytest.raises(StorageError) as caught:
        back_up_everything(home, file, quiet)

    assert (ProblemKind.DISK_FULL, before) == (caught.value.problem.kind, file.read_bytes())
    assert [] == list(file.parent.glob(".ombre-backup-*"))


def test_a_damaged_history_is_not_packed(home, tmp_path):
    home.history.write_text("Dear diary, today I played Ombre. " * 500)
    path = tmp_path / "b"

    with pytest.raises(StorageError) as caught:
        back_up_everything(home, path, quiet)

    assert (ProblemKind.DAMAGED, False) == (caught.value.problem.kind, path.exists())


@pytest.mark.parametrize("when", [0.1, 0.6])
def test_a_cancelled_backup_leaves_nothing(home, tmp_path, when):
    """The person may cancel while the history is copied, and while it is packed."""

    def cancel(done: float) -> None:
        if done > when:
            raise CancelledError

    with pytest.raises(CancelledError):
        back_up_everything(home, tmp_path / "b", cancel)

    assert ["home"] == [path.name for path in tmp_path.iterdir()]


def test_a_cancelled_restore_leaves_nothing(file, elsewhere):
    before = contents(elsewhere)

    def cancel(_: float) -> None:
        raise CancelledError

    with pytest.raises(CancelledError):
        staged(file, elsewhere, cancel)

    assert before == contents(elsewhere)


def test_a_killed_restore_is_swept_by_the_next(file, elsewhere, tmp_path):
    """A folder left unpacked by halves is removed."""
    left = elsewhere.data / ".restoring-left"
    left.mkdir()

    staged(file, elsewhere, quiet).discard()

    assert not left.exists()
