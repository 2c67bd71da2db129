"""The file of the sitting: written, read, and what becomes of files that cannot be used."""

import json
from datetime import timedelta

import pytest
from evening import NOON, between, fresh, in_mid_deal, played

from ombre_desktop.storage import atomic, regular
from ombre_desktop.storage.atomic import backup_of
from ombre_desktop.storage.problems import ProblemKind, StorageError
from ombre_desktop.storage.saves import SaveStore

DAMAGED = "sitting.json.damaged-20261121T120000Z"
FIRST, SECOND = in_mid_deal(1, 5), in_mid_deal(2, 9, NOON + timedelta(minutes=1))
BETWEEN = between(played(fresh(), 4))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "sitting.json"


@pytest.fixture
def store(path):
    return SaveStore(path, lambda: NOON)


def kinds(loaded):
    return [problem.kind for problem in loaded.problems]


def edited(path, **changes):
    """Change fields of the file as another program would."""
    fields = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**fields, **changes}), encoding="utf-8")


def test_nothing_kept_is_no_problem(store):
    """The first start finds no sitting and has nothing to say about it."""
    assert (None, ()) == (store.read().document, store.read().problems)


@pytest.mark.parametrize("save", [FIRST, between(fresh()), BETWEEN])
def test_what_is_written_is_read(store, save):
    """In mid-deal, before the first deal and between two deals."""
    store.write(save)

    assert (save, ()) == (store.read().document, store.read().problems)


def test_the_file_can_be_read_by_people(store, path):
    """It is JSON with one field a line, and says what it is."""
    store.write(FIRST)

    assert ["{", ' "format": "ombre-save",', ' "schema_version": 2,'] == path.read_text().splitlines()[:3]


DAMAGES = {
    "half of it": lambda text: text[: len(text) // 2],
    "empty": lambda text: text[:0],
    "zeros": lambda text: "\0" * len(text),
    "a pit of brackets": lambda text: "[" * len(text) * 20,
    "another pool": lambda text: text.replace('"pool": ', '"pool": 1'),
    "no record": lambda text: text.replace("[Deal ", "[Dealt "),
    "nobody there speaks": lambda text: text.replace("auction   ", "auction   9 pass  "),
    "no version": lambda text: text.replace('"schema_version": 2', '"schema_version": "1"'),
    "no such version": lambda text: text.replace('"schema_version": 2', '"schema_version": -1'),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_save_gives_way_to_the_last_good_one(store, path, damage):
    """It is kept under another name, the backup opens, and both are said."""
    store.write(FIRST)
    store.write(SECOND)
    spoilt = damage(path.read_text())
    path.write_text(spoilt)

    loaded = store.read()

    assert FIRST == loaded.document
    assert [ProblemKind.DAMAGED, ProblemKind.RESTORED] == kinds(loaded)
    assert path.with_name(DAMAGED) == loaded.problems[0].kept
    assert spoilt == path.with_name(DAMAGED).read_text()


def test_bytes_that_are_no_text_are_damage(store, path):
    """UTF-8 or nothing."""
    path.write_bytes(b'{"format": "\xff\xfe"}')

    assert [ProblemKind.DAMAGED] == kinds(store.read())


@pytest.mark.parametrize("text", ['{"format": "chess-save"}', "{}", "[1, 2]", '"spadille"'])
def test_a_foreign_file_is_kept_under_another_name(store, path, text):
    """Something else than a save is not ours to write over."""
    path.write_text(text)

    loaded = store.read()

    assert (None, [ProblemKind.FOREIGN]) == (loaded.document, kinds(loaded))
    assert text == loaded.problems[0].kept.read_text()


def test_if_both_are_damaged_both_are_kept(store, path):
    """Neither the save nor its backup can be used: there is no sitting, and no file is lost."""
    store.write(FIRST)
    store.write(SECOND)
    path.write_text("?")
    backup_of(path).write_text("??")

    loaded = store.read()

    assert (None, [ProblemKind.DAMAGED] * 2) == (loaded.document, kinds(loaded))
    assert ["?", "??"] == [problem.kept.read_text() for problem in loaded.problems]


def test_two_damaged_files_of_one_moment_are_both_kept(store, path):
    """The second gets a name of its own."""
    for text in ("?", "??"):
        path.write_text(text)
        store.read()

    assert ["?", "??"] == [path.with_name(name).read_text() for name in (DAMAGED, DAMAGED + "-2")]


def test_a_save_that_vanished_is_restored(store, path):
    """Between two renamings only the backup has a name."""
    store.write(FIRST)
    store.write(SECOND)
    path.unlink()

    loaded = store.read()

    assert (FIRST, [ProblemKind.RESTORED]) == (loaded.document, kinds(loaded))


def test_the_restored_version_outlives_the_next_writing(store, path):
    """What was opened as the last good version is not given up for the damaged one."""
    store.write(FIRST)
    store.write(SECOND)
    path.write_text("?")
    store.read()

    store.write(SECOND)

    assert FIRST == SaveStore(backup_of(path)).read().document


def test_a_newer_save_is_refused_and_stays(store, path):
    """The program that wrote it shall find it; an older backup is not opened behind its back."""
    store.write(FIRST)
    store.write(SECOND)
    edited(path, schema_version=3, honours="unknown here")
    newer = path.read_text()

    loaded = store.read()

    assert (None, [ProblemKind.NEWER]) == (loaded.document, kinds(loaded))
    assert newer == path.read_text()


@pytest.mark.parametrize("read_first", [True, False])
def test_a_newer_save_is_not_written_over(store, path, read_first):
    """When a new sitting must be kept, the newer program's is set aside."""
    SaveStore(path).write(FIRST)
    edited(path, schema_version=3)
    newer = path.read_text()
    if read_first:
        store.read()

    store.write(SECOND)
    store.write(FIRST)

    assert FIRST == store.read().document
    assert newer == path.with_name("sitting.json.newer-20261121T120000Z").read_text()


def test_a_save_that_cannot_be_read_is_not_written_over(store, path, monkeypatch):
    """What the system hides is reported, then set aside."""
    store.write(FIRST)
    kept = path.read_text()
    hidden = SaveStore(path, lambda: NOON)

    allowed = regular.os.open

    def refuse(asked, flags):
        if asked == str(path):
            raise PermissionError(13, "hidden")
        return allowed(asked, flags)

    with monkeypatch.context() as patch:
        patch.setattr(regular, "_opened", refuse)
        assert [ProblemKind.UNREADABLE] == kinds(hidden.read())
        hidden.write(SECOND)

    assert SECOND == store.read().document
    assert kept == path.with_name("sitting.json.unreadable-20261121T120000Z").read_text()


def test_what_cannot_be_moved_is_reported_all_the_same(store, path, monkeypatch):
    """In a folder that may only be read, a damaged save stays where it is."""
    path.write_text("?")

    def refuse(*arguments):
        raise PermissionError(13, "read only")

    monkeypatch.setattr(atomic.os, "replace", refuse)
    loaded = store.read()

    assert ([ProblemKind.DAMAGED], None) == (kinds(loaded), loaded.problems[0].kept)
    with pytest.raises(StorageError):
        store.write(FIRST)
    assert "?" == path.read_text()


def test_unknown_fields_do_no_harm(store, path):
    """A later version may add to this one."""
    store.write(FIRST)
    edited(path, weather="fair")

    assert (FIRST, ()) == (store.read().document, store.read().problems)


def test_reading_sweeps_the_folder(store, path):
    """What a killed writer left is gone after the next start."""
    store.write(FIRST)
    path.with_name(".sitting.json.999999999-x.tmp").write_text("half")

    store.read()

    assert ["sitting.json"] == [one.name for one in path.parent.iterdir()]


def test_a_discarded_sitting_does_not_come_back(store, path):
    """Neither the save nor its backup is left."""
    store.write(FIRST)
    store.write(SECOND)

    store.discard()
    store.discard()

    assert (None, ()) == (store.read().document, store.read().problems)


def test_discarding_may_fail(store, path):
    """A save that cannot be removed is a problem, not a crash."""
    path.mkdir()

    with pytest.raises(StorageError):
        store.discard()
