"""The save of the sitting: writing, reading, and files that cannot be used."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest
from evening import NOON, between, fresh, in_mid_deal, played

from ombre_desktop.storage import atomic, saves, slots
from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.problems import ProblemKind, StorageError
from ombre_desktop.storage.saves import SaveStore

DAMAGED = "damaged-20261121T120000Z"
FIRST, SECOND = in_mid_deal(1, 5), in_mid_deal(2, 9, NOON + timedelta(minutes=1))
BETWEEN = between(played(fresh(), 4))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "table.json"


@pytest.fixture
def store(path):
    return SaveStore(path, lambda: NOON)


@pytest.fixture
def newer_slot(store):
    """Provide the file of SECOND; the other one holds FIRST."""
    store.write(FIRST)
    store.write(SECOND)
    return store.slots[1]


def kinds(loaded):
    return [problem.kind for problem in loaded.problems]


def kept(loaded):
    """Return the document that was read, as if it had never been written."""
    return loaded.document and replace(loaded.document, step=0)


def test_nothing_kept_is_no_problem(store):
    """The first start finds no sitting and has nothing to say about it."""
    assert (None, ()) == (store.read().document, store.read().problems)


@pytest.mark.parametrize("save", [FIRST, between(fresh()), BETWEEN])
def test_what_is_written_is_read(store, save):
    """In mid-deal, before the first deal and between two deals."""
    store.write(save)

    assert (save, ()) == (kept(store.read()), store.read().problems)


def test_the_last_of_many_is_read(store, path):
    """By this store and by the next one, which goes on writing in turn."""
    for save in (FIRST, SECOND, FIRST):
        store.write(save)
    another = SaveStore(path)
    assert FIRST == kept(another.read())

    another.write(SECOND)

    assert SECOND == kept(store.read())
    assert 4 == store.read().document.step


def test_a_store_that_never_read_does_not_write_over_the_newest(store, path):
    """It looks first."""
    store.write(FIRST)
    store.write(SECOND)

    SaveStore(path).write(FIRST)

    assert SECOND == kept(SaveStore(path).read()) or FIRST == kept(SaveStore(path).read())
    assert 3 == SaveStore(path).read().document.step


def test_the_file_can_be_read_by_people(newer_slot):
    """It is JSON with one field a line, and says what it is."""
    lines = newer_slot.read_text().split("\n")

    assert ["", "{", ' "format": "ombre-save",', ' "schema_version": 6,'] == lines[:4]
    assert "ombre-save" == json.loads(newer_slot.read_text())["format"]


DAMAGES = {
    "half of it": lambda text: text[: len(text) // 2],
    "empty": lambda text: text[:0],
    "zeros": lambda text: "\0" * len(text),
    "no seal": lambda text: text[: text.index(',\n "seal"')] + "\n}\n",
    "the first seal": lambda text: text.replace('"seal"', '"sela"'),
    "a pit of brackets": lambda text: "[" * len(text) * 20,
    "another pool": lambda text: text.replace('"pool": ', '"pool": 1'),
    "no record": lambda text: text.replace("[Deal ", "[Dealt "),
    "nobody there speaks": lambda text: text.replace("auction   ", "auction   9 pass  "),
    "no version": lambda text: text.replace('"schema_version": 6', '"schema_version": "1"'),
    "no such version": lambda text: text.replace('"schema_version": 6', '"schema_version": -1'),
    "a newer version": lambda text: text.replace('"schema_version": 6', '"schema_version": 7'),
    "another game": lambda text: text.replace('"renegado"', '"pokerwiner"'),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_save_gives_way_to_the_last_good_one(store, newer_slot, damage):
    """It is kept under another name, the one before opens, and both are said."""
    spoilt = damage(newer_slot.read_text())
    newer_slot.write_text(spoilt)

    loaded = store.read()

    assert FIRST == kept(loaded)
    assert [ProblemKind.DAMAGED, ProblemKind.RESTORED] == kinds(loaded)
    aside = newer_slot.with_name(f"{newer_slot.name}.{DAMAGED}")
    assert aside == loaded.problems[0].kept
    assert spoilt == aside.read_text()


def test_a_writing_that_was_cut_off_is_no_damage(store, newer_slot):
    """Nothing was promised yet: what was promised lies in the other file."""
    half = text_of(FIRST).encode()[:900]
    newer_slot.write_bytes(slots.UNDER_WAY + half + newer_slot.read_bytes()[901:])

    assert (FIRST, ()) == (kept(store.read()), store.read().problems)


def test_a_writing_that_only_lacked_its_mark_counts(store, newer_slot):
    """All of it is there, as the seal says."""
    newer_slot.write_bytes(slots.UNDER_WAY + newer_slot.read_bytes()[1:])

    assert (SECOND, ()) == (kept(store.read()), store.read().problems)


def test_what_a_longer_save_left_behind_a_shorter_one_does_no_harm(store, newer_slot):
    """The program was killed before it could cut it off."""
    newer_slot.write_bytes(newer_slot.read_bytes() + b'the end of a longer one,\n "seal": "00000000"\n}\n')

    assert (SECOND, ()) == (kept(store.read()), store.read().problems)


def test_a_failed_writing_leaves_the_good_save_alone(store, newer_slot, monkeypatch):
    """Every further attempt uses the same file."""
    before = newer_slot.read_bytes()

    def full(*arguments):
        raise OSError(28, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr(slots.os, "write", full)
        for _ in range(3):
            with pytest.raises(StorageError):
                store.write(FIRST)

    assert before == newer_slot.read_bytes()
    assert SECOND == kept(store.read())


def test_bytes_that_are_no_text_are_damage(store):
    """UTF-8 or nothing."""
    store.slots[0].write_bytes(b'\n{"format": "\xff\xfe"}')

    assert [ProblemKind.DAMAGED] == kinds(store.read())


@pytest.mark.parametrize("text", ['{"format": "chess-save"}', "{}", "[1, 2]", '"spadille"'])
def test_a_foreign_file_is_kept_under_another_name(store, text):
    """A file that is no save must not be overwritten."""
    store.slots[0].write_text("\n" + text)

    loaded = store.read()

    assert (None, [ProblemKind.FOREIGN]) == (loaded.document, kinds(loaded))
    assert "\n" + text == loaded.problems[0].kept.read_text()


def test_if_both_are_damaged_both_are_kept(store, newer_slot):
    """Neither can be used: there is no sitting, and no file is lost."""
    store.slots[0].write_text("?")
    newer_slot.write_text("??")

    loaded = store.read()

    assert (None, [ProblemKind.DAMAGED] * 2) == (loaded.document, kinds(loaded))
    assert ["?", "??"] == [problem.kept.read_text() for problem in loaded.problems]


def test_two_damaged_files_of_one_moment_are_both_kept(store):
    """The second gets a name of its own."""
    slot = store.slots[0]
    for text in ("?", "??"):
        slot.write_text(text)
        store.read()

    names = [f"{slot.name}.{DAMAGED}", f"{slot.name}.{DAMAGED}-2"]
    assert ["?", "??"] == [slot.with_name(name).read_text() for name in names]


def test_the_restored_version_outlives_the_next_writing(store, newer_slot, path):
    """The version opened as the last good one is not given up for the damaged one."""
    newer_slot.write_text("?")
    store.read()

    store.write(SECOND)

    newer_slot.write_text("?")
    assert FIRST == kept(SaveStore(path).read())


def from_a_newer_program(slot):
    """Write into *slot* what a later version might."""
    later = text_of(SECOND).replace('"schema_version": 6', '"schema_version": 7')
    body = later.partition(',\n "seal"')[0]
    slot.write_text(f'\n{body},\n "honours": "unknown here"\n}}\n')
    return slot.read_text()


def test_a_newer_save_is_refused_and_stays(store, newer_slot):
    """The program that wrote it shall find it; an older save is not opened behind its back."""
    newer = from_a_newer_program(newer_slot)

    loaded = store.read()

    assert (None, [ProblemKind.NEWER]) == (loaded.document, kinds(loaded))
    assert newer == newer_slot.read_text()


@pytest.mark.parametrize("read_first", [True, False])
def test_a_newer_save_is_not_written_over(store, newer_slot, path, read_first):
    """When a new sitting must be kept, the newer program's is set aside."""
    newer = from_a_newer_program(newer_slot)
    later = SaveStore(path, lambda: NOON)
    if read_first:
        later.read()

    later.write(SECOND)
    later.write(FIRST)

    assert FIRST == kept(later.read())
    assert newer == newer_slot.with_name(f"{newer_slot.name}.newer-20261121T120000Z").read_text()


def test_a_save_that_cannot_be_read_is_not_written_over(store, newer_slot, path, monkeypatch):
    """A file that the system hides is reported, then set aside."""
    hidden = newer_slot.read_text()
    later = SaveStore(path, lambda: NOON)
    allowed = saves.read_regular

    def refuse(asked):
        if asked == newer_slot:
            raise PermissionError(13, "hidden")
        return allowed(asked)

    with monkeypatch.context() as patch:
        patch.setattr(saves, "read_regular", refuse)
        assert [ProblemKind.UNREADABLE, ProblemKind.RESTORED] == kinds(later.read())
        later.write(BETWEEN)

    assert BETWEEN == kept(later.read())
    assert hidden == newer_slot.with_name(f"{newer_slot.name}.unreadable-20261121T120000Z").read_text()


def test_what_cannot_be_moved_is_reported_all_the_same(store, monkeypatch):
    """In a folder that may only be read, a damaged save stays where it is."""
    store.slots[0].write_text("?")

    def refuse(*arguments):
        raise PermissionError(13, "read only")

    monkeypatch.setattr(atomic.os, "replace", refuse)
    loaded = store.read()

    assert ([ProblemKind.DAMAGED], None) == (kinds(loaded), loaded.problems[0].kept)
    with pytest.raises(StorageError):
        store.write(FIRST)
    assert "?" == store.slots[0].read_text()


def test_reading_sweeps_the_folder(store, path):
    """The remains of a killed writer are gone after the next start."""
    store.write(FIRST)
    path.with_name(".table-1.json.999999999-x.tmp").write_text("half")

    store.read()

    assert ["table-1.json"] == [one.name for one in path.parent.iterdir()]


def test_the_size_does_not_grow_with_the_sitting(store):
    """A deal is dropped once the history has it: only the figures get longer."""
    sizes = []
    for deals in (1, 30):
        save = in_mid_deal(deals, 6)
        store.write(replace(save, sitting=replace(save.sitting, results=())))
        sizes.append(store.slots[0].stat().st_size)
        store.write(FIRST)

    assert abs(sizes[1] - sizes[0]) < 200
