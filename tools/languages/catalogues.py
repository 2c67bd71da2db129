"""The catalogues that translators write (``.ts``): their messages, and bringing them up to date."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import PySide6
from languages import ROOT, SOURCES, Message

PROGRAM = ROOT / "ombre_desktop"


def source_of(code: str, folder: Path = SOURCES) -> Path:
    """Return the path of the catalogue that the translators of a language write."""
    return folder / f"ombre_{code}.ts"


def update(catalogue: Path, program: Path = PROGRAM) -> None:
    """Bring *catalogue* up to date with the messages of the *program*, or create it if it does not exist."""
    code = catalogue.stem.removeprefix("ombre_")
    modules = sorted(str(path) for path in program.rglob("*.py"))
    options = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")
    values = ("-tr-function-alias", "translate+=Said")  # the messages that are values, see `phrases`
    _run("lupdate", *options, *values, "-target-language", code, *modules, "-ts", str(catalogue))


def messages(catalogue: Path) -> Iterator[tuple[Message, ElementTree.Element]]:
    """Yield every message of *catalogue* with its translation."""
    for context in ElementTree.parse(catalogue).getroot().iter("context"):
        yield from _messages(context)


def translate_all(catalogue: Path, translation: Callable[[Message], str]) -> None:
    """Translate every message of *catalogue* by a rule."""
    tree = ElementTree.parse(catalogue)
    for context in tree.getroot().iter("context"):
        for message, element in _messages(context):
            element.text = translation(message)
            element.attrib.pop("type", None)
    tree.write(catalogue, encoding="utf-8", xml_declaration=True)


def _messages(context: ElementTree.Element) -> Iterator[tuple[Message, ElementTree.Element]]:
    name = context.findtext("name", "")
    for message in context.iter("message"):
        translation = message.find("translation")
        if translation is not None:
            yield (name, message.findtext("source", "")), translation


def _run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools, which PySide6 includes."""
    program = Path(PySide6.__file__).parent / tool
    if not program.exists():
        program = program.with_suffix(".exe")
    subprocess.run([str(program), *arguments], check=True, cwd=ROOT)
