"""The catalogues that translators write (``.ts``): their messages, and bringing them up to date."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import documents
import PySide6
from languages import ROOT, Message

PROGRAM = ROOT / "ombre_desktop"
ALIKE = 0.6
"""The share of a text that a new message has in common with an old one, whose translation becomes a draft."""


def update(catalogue: Path, program: Path = PROGRAM) -> None:
    """Bring *catalogue* up to date with the messages of the *program*, or create it if it does not exist."""
    _update(catalogue, sorted(program.rglob("*.py")))


def update_documents(catalogue: Path, kind: str) -> None:
    """Bring *catalogue* up to date with the documents of a *kind*, or create it if it does not exist."""
    with TemporaryDirectory() as folder:
        marked = Path(folder, f"{kind}.py")
        marked.write_text("\n".join(_marked(kind)), encoding="utf-8")
        _update(catalogue, [marked])


def messages(catalogue: Path) -> Iterator[tuple[Message, Element]]:
    """Yield every message of *catalogue* with its translation."""
    for name, message in _messages(ElementTree.parse(catalogue)):
        translation = message.find("translation")
        if translation is not None:
            yield (name, message.findtext("source", "")), translation


def translate_all(catalogue: Path, translation: Callable[[Message], str]) -> None:
    """Translate every message of *catalogue* by a rule."""
    tree = ElementTree.parse(catalogue)
    for name, message in _messages(tree):
        element = message.find("translation")
        if element is not None:
            element.text = translation((name, message.findtext("source", "")))
            element.attrib.pop("type", None)
    tree.write(catalogue, encoding="utf-8", xml_declaration=True)


def _update(catalogue: Path, modules: Sequence[Path]) -> None:
    """Bring *catalogue* up to date; a message that has changed keeps its translation as a draft."""
    before = dict(_translated(catalogue)) if catalogue.is_file() else {}
    _lupdate(catalogue, modules)
    if _draft(catalogue, before):
        _lupdate(catalogue, modules)  # writes the file as it always does


def _marked(kind: str) -> Iterator[str]:
    """Yield the lines of a module that marks the words of all documents of a *kind* for translation."""
    for document in documents.documents(kind):
        for text, note in document.messages().items():
            yield f"#: {note}"
            yield f"translate({_quoted(document.name)}, {_quoted(text)})"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _translated(catalogue: Path) -> Iterator[tuple[Message, str]]:
    """Yield the translation of every message that has one."""
    for message, translation in messages(catalogue):
        if translation.text:
            yield message, translation.text


def _draft(catalogue: Path, before: dict[Message, str]) -> bool:
    """Draft translations from those *before* of messages that have changed; return True if there are any."""
    tree = ElementTree.parse(catalogue)
    now = {(name, message.findtext("source", "")) for name, message in _messages(tree)}
    drafted = False
    for name, message in _messages(tree):
        translation, source = message.find("translation"), message.find("source")
        if translation is None or source is None or translation.text:
            continue
        gone = [text for context, text in before.keys() - now if context == name]
        for old in get_close_matches(source.text or "", gone, 1, ALIKE):
            translation.text, drafted = before[name, old], True
            was = Element("oldsource")
            was.text = old
            message.insert(list(message).index(source) + 1, was)
    if drafted:
        tree.write(catalogue, encoding="utf-8", xml_declaration=True)
    return drafted


def _messages(tree: ElementTree.ElementTree[Element]) -> Iterator[tuple[str, Element]]:
    """Yield every message with the name of its context."""
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def _lupdate(catalogue: Path, modules: Sequence[Path]) -> None:
    options = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")
    values = ("-tr-function-alias", "translate+=Said")  # the messages that are values, see `phrases`
    target = ("-target-language", catalogue.stem.rpartition("_")[2])
    _run("lupdate", *options, *values, *target, *map(str, modules), "-ts", str(catalogue))


def _run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools, which PySide6 includes."""
    program = Path(PySide6.__file__).parent / tool
    if not program.exists():
        program = program.with_suffix(".exe")
    subprocess.run([str(program), *arguments], check=True, cwd=ROOT)
