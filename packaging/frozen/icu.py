"""
The data of ICU, cut down to what Qt asks for on Linux.

Qt's wheel brings 32 MB of data in ``libicudata``. Qt takes from ICU the order of words in each language (by
which its file dialog sorts), capitals, old encodings, and names of time zones. Capitals need no data, every
Linux that Qt runs on speaks UTF-8, and the program names no time zone. So the orders of all languages stay:
3 MB. Where a line may break, also in Japanese, Qt knows by itself.
"""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Mapping
from pathlib import Path

KEPT = "coll/"
"""The folder of the package whose items stay: the order of words."""
USES = ("u_", "ucnv_", "UCNV_", "ucol_", "ucal_")
"""The parts of ICU that Qt may use, by the beginnings of their functions; see above."""
HEADER = re.compile(rb"(?s)(..)\xda\x27\x14\0\0\0\0\0..CmnD")
"""The head of a package of data: its length, ICU's mark, little-endian values, and the kind."""
ASSEMBLY = """\
.section .rodata
.balign 16
.globl {symbol}
.type {symbol}, @object
{symbol}:
.incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


class IcuError(Exception):
    """The library is not as expected, or Qt uses more of ICU than stays."""


def cut(folder: Path, work: Path) -> None:
    """
    Replace the library of ICU's data in the program's *folder* by a small one.

    Raises:
        IcuError: see there.
        subprocess.CalledProcessError: the compiler failed.
    """
    for library in folder.glob("*/PySide6/Qt/lib/libicudata.so.*"):
        version = library.name.rpartition(".")[2]
        if others := [name for name in _used(library.parent, version) if not name.startswith(USES)]:
            raise IcuError(f"Qt now uses parts of ICU whose data would be missing: {' '.join(others)}")
        head, items = package(library.read_bytes())
        data = work / "icu.dat"
        data.write_bytes(packed(head, {name: item for name, item in items.items() if KEPT in name}))
        source = work / "icu.s"
        source.write_text(ASSEMBLY.format(symbol=f"icudt{version}_dat", data=data), encoding="utf-8")
        options = ("-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-Wl,-s")
        subprocess.run(["gcc", *options, "-o", library, source], check=True)


def package(library: bytes) -> tuple[bytes, dict[str, bytes]]:
    """Return the head of the data inside *library*, and its items by name, without the last one."""
    found = [match.start() for match in HEADER.finditer(library)]
    if len(found) != 1:
        raise IcuError(f"{len(found)} packages of ICU's data instead of one")
    start = found[0]
    (length,) = struct.unpack_from("<H", library, start)
    table = start + length
    (number,) = struct.unpack_from("<I", library, table)
    places = [struct.unpack_from("<II", library, table + 4 + 8 * index) for index in range(number)]
    names = [library[table + name : library.index(b"\0", table + name)].decode() for name, _ in places]
    ends = [data for _, data in places[1:]]
    items = {
        name: library[table + data : table + end]
        for name, (_, data), end in zip(names, places, ends, strict=False)
    }
    return library[start:table], items


def packed(head: bytes, items: Mapping[str, bytes]) -> bytes:
    """Return a package with this *head* and these *items*: a table of places, the names, the data."""
    names = [name.encode() + b"\0" for name in sorted(items)]
    name_at = 4 + 8 * len(names)
    data_at = _aligned(name_at + sum(map(len, names)))
    table, data = [struct.pack("<I", len(names))], []
    for name in names:
        item = items[name[:-1].decode()]
        table.append(struct.pack("<II", name_at, data_at))
        data.append(item.ljust(_aligned(len(item)), b"\0"))
        name_at += len(name)
        data_at += len(data[-1])
    start = b"".join((*table, *names))
    return b"".join((head, start.ljust(_aligned(len(start)), b"\0"), *data))


def _aligned(length: int) -> int:
    return (length + 15) // 16 * 16


def _used(libraries: Path, version: str) -> list[str]:
    """Return the functions of ICU that Qt's *libraries* use."""
    qt = map(str, sorted(libraries.glob("libQt6*.so.*")))
    command = ["nm", "-D", "--undefined-only", *qt]
    told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return sorted(set(re.findall(rf" U (\w+)_{version}$", told, re.MULTILINE)))
