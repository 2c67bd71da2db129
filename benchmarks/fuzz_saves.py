#!/usr/bin/env python3
"""
Damage saves in every way, and check that none is read as another sitting.

``python benchmarks/fuzz_saves.py [--flips 3000] [--fields 3000] [--bytes 4000] [--seed 1]``

Two saves of one sitting lie in their two files; the newer one is damaged: a bit is flipped, a field is
changed and written again, with the old seal or a forged one, or bytes are cut out and put in. The program
must open the newer save unchanged, or the older one with a problem reported; with a forged seal it may also
open a sitting that keeps every rule. Older versions had no seal: one of their sittings must open unchanged,
or as one whose deals account for its chips. The exit status is 1 if any other sitting is opened.
"""

from __future__ import annotations

import dataclasses
import json
import sys
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from evening import fresh, in_mid_deal, played
from options import Options

from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.document_errors import UnfitError
from ombre_desktop.storage.documents import SaveDocument
from ombre_desktop.storage.saves import SAVE, SaveStore

OLDER, NEWER = in_mid_deal(1, 4), in_mid_deal(3, 12)
VALUES: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 10**6, 2**63, 10**400, 0.5, "", "1", "?", "renegado", "human"),
    *([], [0], [0, 0, 0], {}, {"sitting": {}}, "\ud800", "pass", "SA", ["pass"], "[Deal"),
)


def flipped(text: str, rng: Random) -> bytes:
    """Return *text* with one bit flipped."""
    spoilt = bytearray(text.encode())
    at = rng.randrange(8 * len(spoilt))
    spoilt[at // 8] ^= 1 << at % 8
    return bytes(spoilt)


def cut(text: str, rng: Random) -> bytes:
    """Return *text* with some bytes removed and others inserted."""
    spoilt = text.encode()
    at, count = rng.randrange(len(spoilt) + 1), rng.choice((0, 1, 2, 7, 40, 400))
    put = bytes(rng.choices(b'0123456789-,:"{}[] \n\\\xff\x00eEnulltrue', k=rng.choice((0, 1, 2, 9))))
    return spoilt[:at] + put + spoilt[at + count :]


def changed(text: str, rng: Random) -> dict[str, Any]:
    """Return the fields of *text* with one of them changed, left out, or replaced by a copy of another."""
    fields: dict[str, Any] = json.loads(text)
    places = list(_places(fields))
    holder, name = rng.choice(places)
    kind = rng.randrange(4)
    if kind == 0 and isinstance(holder, dict):
        del holder[name]
    elif kind == 1 and isinstance(holder[name], int):
        holder[name] += rng.choice((-5, -1, 1, 2, 100))
    elif kind == 2:
        other, key = rng.choice(places)
        holder[name] = json.loads(json.dumps(other[key]))
    else:
        holder[name] = rng.choice(VALUES)
    return fields


def _places(branch: Any) -> list[tuple[Any, Any]]:
    """Yield every place in *branch* that can be changed: its container, and its key or index there."""
    keys = list(branch) if isinstance(branch, dict) else range(len(branch))
    found = []
    for key in keys:
        found.append((branch, key))
        if isinstance(branch[key], dict | list):
            found += _places(branch[key])
    return found


def resealed(fields: dict[str, Any]) -> str:
    """Return the file of *fields* with a valid seal, as a forger would make it."""
    rest = {name: value for name, value in fields.items() if name != "seal"}
    body = "{\n " + ",\n ".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in rest.items())
    return f'{body},\n "seal": "{crc32(body.encode()):08x}"\n}}\n'


class Judge:
    """A trial of damage: two saves are written, the newer one is damaged, and the result is checked."""

    def __init__(self, folder: Path) -> None:
        self.toll: Counter[str] = Counter()
        self._store = SaveStore(folder / "table.json")
        self._store.write(OLDER)
        self._store.write(NEWER)
        self.sound = text_of(dataclasses.replace(NEWER, step=2))

    def judge(self, kind: str, spoilt: bytes, *, is_forged: bool = False) -> None:
        """Count the outcome for the save that holds *spoilt*."""
        self._store.slots[1].write_bytes(b"\n" + spoilt)
        loaded = self._store.read()
        for problem in loaded.problems:
            if problem.kept is not None:
                problem.kept.unlink()
        found = loaded.document and dataclasses.replace(loaded.document, step=0)
        if loaded.problems and found in (OLDER, None):
            verdict = "told"
        elif found == NEWER and not loaded.problems:
            verdict = "as it was"
        elif is_forged and found is not None and follows(found):
            verdict = "another lawful sitting"
        else:
            verdict = "TAKEN"
            print(kind, spoilt[:2000], loaded.problems, sep="\n", file=sys.stderr)
        self.toll[f"{kind}: {verdict}"] += 1


def follows(save: SaveDocument) -> bool:
    """Tell whether *save* could have been written at a table."""
    try:
        save.check()
    except ValueError:
        return False
    return True


def old_saves(count: int, rng: Random, toll: Counter[str]) -> None:
    """Change fields of a sitting of version 2, which had no seal at first."""
    sitting = played(fresh(), 2)
    whole = json.loads(text_of(dataclasses.replace(NEWER, sitting=sitting, deal=None, moves=())))
    fields = {name: whole[name] for name in ("format", "saved_at", "sitting")}
    sound = json.dumps({**fields, "schema_version": 2, "deal": None})
    for _ in range(count):
        try:
            read = SAVE.read(json.dumps(changed(sound, rng)))
        except UnfitError:
            toll["version 2: told"] += 1
            continue
        try:
            read.document.check_past()
            toll["version 2: as it was, or its deals lead to its chips"] += 1
        except ValueError:
            toll["version 2: TAKEN"] += 1


def options() -> Namespace:
    parser = Options(__doc__)
    parser.count("--flips", 3_000)
    parser.count("--fields", 3_000)
    parser.count("--bytes", 4_000)
    parser.seed(1)
    return parser.parse_args()


def main() -> int:
    chosen = options()
    rng = Random(chosen.seed)
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(Path(folder))
        ways: tuple[tuple[str, int, Callable[[str, Random], bytes]], ...] = (
            ("a bit flipped", chosen.flips, flipped),
            ("bytes cut and put in", chosen.bytes, cut),
            ("a field changed", chosen.fields // 3, lambda *given: json.dumps(changed(*given)).encode()),
        )
        for kind, count, way in ways:
            for _ in range(count):
                judge.judge(kind, way(judge.sound, rng))
        for _ in range(chosen.fields // 3):
            forged = resealed(changed(judge.sound, rng)).encode()
            judge.judge("a field changed, with a forged seal", forged, is_forged=True)
        old_saves(chosen.fields // 3, rng, judge.toll)
    for verdict, count in sorted(judge.toll.items()):
        print(f"{count:>6} {verdict}")
    return int(any("TAKEN" in verdict for verdict in judge.toll))


if __name__ == "__main__":
    sys.exit(main())
