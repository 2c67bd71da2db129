"""The notes of a release, made from the files in ``changes``: one sentence or two for each change."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

from publishing.project import Unready

FOLDER = "changes"
KINDS = {"new": "New", "better": "Better", "mended": "Mended"}
NAME = re.compile(rf"[a-z0-9-]+\.({'|'.join(KINDS)})\.md")
LONGEST = 400
"""The greatest number of characters of a change, which is one sentence or two."""
ONE_SCREEN = 60
"""The greatest number of lines of the notes of a release."""
UNRELEASED = " (unreleased)"
HEADING = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)


def files_in(folder: Path) -> list[Path]:
    """Return the changes in *folder*, by their names."""
    return sorted(path for path in folder.glob("*.md") if path.name != "README.md")


def fault(path: Path) -> str | None:
    """Return what is wrong with the change at *path*, if anything is."""
    if not NAME.fullmatch(path.name):
        return f"{path.name}: a change is called SLUG.new.md, SLUG.better.md or SLUG.mended.md"
    text = path.read_text(encoding="utf-8").strip()
    if not 0 < len(text) <= LONGEST:
        return f"{path.name}: {len(text)} characters, where one sentence or two have up to {LONGEST}"
    if text.startswith(("#", "* ", "- ")) or "\n\n" in text or text[-1] not in ".!":
        return f"{path.name}: a change is plain sentences, without headings or bullets"
    return None


def parts(changelog: str) -> list[tuple[str, str]]:
    """Return title and text of every version in *changelog*, newest first."""
    headings = list(HEADING.finditer(changelog))
    ends = [heading.start() for heading in headings[1:]] + [len(changelog)]
    return [
        (heading["title"], changelog[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]


def released(changelog: str) -> list[tuple[str, date]]:
    """Return the versions that have come out, with their days, newest first."""
    dated = (re.fullmatch(r"(\S+), (\d{4}-\d\d-\d\d)", title) for title, _ in parts(changelog))
    return [(match[1], date.fromisoformat(match[2])) for match in dated if match]


def collected(folder: Path) -> str:
    """Return the changes in *folder* under the headings of their kinds; raise `Unready` if one is faulty."""
    files = files_in(folder)
    faults = [wrong for wrong in map(fault, files) if wrong]
    if faults:
        raise Unready("; ".join(faults))
    notes = []
    for kind, title in KINDS.items():
        said = [
            " ".join(path.read_text(encoding="utf-8").split()) for path in files if f".{kind}." in path.name
        ]
        if said:
            notes.append("\n".join([f"### {title}", "", *(f"* {text}" for text in said)]))
    return "\n\n".join(notes)


def dated(changelog: str, folder: Path, version: str, day: date) -> str:
    """
    Return *changelog* with the notes of *version*, which comes out on *day*.

    The first version tells what the program is, as its text in *changelog* does: nobody had one before that
    could have changed. Every later version tells the changes in *folder*.
    """
    first = not released(changelog)
    notes = parts(changelog)[0][1] if first else collected(folder)
    if not notes:
        raise Unready(f"nothing in {FOLDER} says what is new in {version}")
    if notes.count("\n") >= ONE_SCREEN:
        raise Unready(f"the notes have more than {ONE_SCREEN} lines: join small changes in {FOLDER}")
    heading = HEADING.search(changelog)
    assert heading is not None
    kept = "" if first else changelog[heading.start() :]
    return f"{changelog[: heading.start()]}## {version}, {day}\n\n{notes}\n" + (f"\n{kept}" if kept else "")
