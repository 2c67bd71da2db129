"""
The program's messages by the place in the code, so that rewording one breaks no test.

A place is a module, a table or function in it, and the steps from there to one message:
``event_words.PLAYS.1``, ``calls._CONTRACTS.entrada``, ``window.save_title``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from ombre_desktop import ui
from ombre_desktop.ui.texts.phrases import count

Message = tuple[str, str]
"""A context and a text in English."""

MARKS = ("QT_TRANSLATE_NOOP", "translate", "tr", "Said")


class Heard(str):
    """A value as it is heard: a name with its article, or one that takes none."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        return self[:1].upper() + self[1:] if form[:1].isupper() else str(self)


def heard(value: object) -> object:
    """Return *value* as a sentence takes it; a number brings its forms along."""
    return count(value) if isinstance(value, int) else Heard(value)


def said(place: str, **fields: object) -> str:
    """Return the message at *place*, with its *fields* filled in."""
    template = QCoreApplication.translate(*message(place))
    return template.format(**{name: heard(value) for name, value in fields.items()})


def message(place: str) -> Message:
    """Return the context and the text at *place*."""
    module, _, rest = place.partition(".")
    known = messages(module)
    assert rest in known, f"no message at {place}; there are {sorted(known)}"
    return known[rest]


@cache
def messages(module: str) -> dict[str, Message]:
    """
    Return every message of a *module* of the screen by its place; the module of texts is searched first.
    """
    named = Path(ui.__file__).parent.rglob(f"{module}.py")
    path = min(named, key=lambda path: path.parent.name != "texts")
    return dict(_in_body(ast.parse(path.read_text(encoding="utf-8")).body, "", ""))


def _in_body(body: list[ast.stmt], prefix: str, owner: str) -> Iterator[tuple[str, Message]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _in_body(node.body, f"{prefix}{node.name}.", node.name)
        elif isinstance(node, ast.FunctionDef):
            yield from _numbered(_spoken_in(node, owner), f"{prefix}{node.name}")
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for path, marked in _in_table(node.value, owner):
                yield ".".join([prefix + ast.unparse(targets[0]), *path]), marked


def _numbered(found: list[Message], name: str) -> Iterator[tuple[str, Message]]:
    """Yield the messages of a function in their order, numbered unless there is only one."""
    alone = len(found) == 1
    yield from ((name if alone else f"{name}.{place}", marked) for place, marked in enumerate(found))


def _spoken_in(function: ast.FunctionDef, owner: str) -> list[Message]:
    calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
    marked = ((node.lineno, node.col_offset, found) for node in calls if (found := _marked(node, owner)))
    return [found for *_, found in sorted(marked)]


def _in_table(node: ast.expr, owner: str) -> Iterator[tuple[list[str], Message]]:
    if isinstance(node, ast.Call) and (found := _marked(node, owner)):
        yield [], found
        return
    for step, part in _parts(node):
        for path, found in _in_table(part, owner):
            yield [step, *path], found


def _parts(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """Yield the parts of a table, each with the step that leads to it."""
    match node:
        case ast.Dict(keys=keys, values=values):
            yield from ((_word(key), value) for key, value in zip(keys, values, strict=True) if key)
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            yield from ((str(place), one) for place, one in enumerate(elements))
        case ast.Call(args=args, keywords=keywords):
            yield from ((str(place), one) for place, one in enumerate(args))
            yield from ((one.arg, one.value) for one in keywords if one.arg)


def _word(key: ast.expr) -> str:
    """Return a key of a table as one word: the name of a member, or the text of a literal."""
    match key:
        case ast.Attribute(attr=name):
            return name
        case ast.Constant(value=value):
            return str(value)
        case ast.Tuple(elts=elements):
            return "-".join(map(_word, elements))
    return ast.unparse(key)


def _marked(node: ast.Call, owner: str) -> Message | None:
    """Return the message that this call marks for translation, if it does."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name not in MARKS:
        return None
    literals = [
        one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
    ]
    if name == "tr":
        return (owner, literals[0]) if literals else None
    return (literals[0], literals[1]) if len(literals) == 2 else None
