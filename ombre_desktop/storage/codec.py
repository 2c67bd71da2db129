"""
The codec: documents as sealed text, and back.

A text that the program wrote ends in a *seal*, a checksum of everything before it. While the seal
fits, the text is unchanged and its fields are read without pydantic. The seal's form never changes,
because it is checked before the version of a file.
"""

from __future__ import annotations

import json
from datetime import datetime
from enum import Enum
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin
from zlib import crc32

from ombre_desktop.storage.document import Document

Fields = dict[str, Any]
"""A document as parsed JSON."""


D = TypeVar("D", bound=Document)

_SEAL = ',\n "seal": "'
_END = '"\n}\n'


def text_of(document: Document) -> str:
    """Format *document* as JSON with one field a line, sealed."""
    lines = ",\n ".join(f'"{name}": {json_of(value)}' for name, value in fields_of(document).items())
    # JSON may hold lone surrogates, which no file can: a replacement takes their place.
    body = f"{{\n {lines}".encode("utf-8", "replace").decode()
    return f"{body}{_SEAL}{_sum(body)}{_END}"


class Seal(Enum):
    """The state of a text's checksum."""

    FITS = "fits"
    WRONG = "wrong"
    MISSING = "missing"


def seal_of(text: str) -> Seal:
    """Compare the seal of *text* with the text before it."""
    # A line break within a string is written as two characters, so the first match is the seal's own.
    body, mark, rest = text.partition(_SEAL)
    if mark:
        return Seal.FITS if rest == _sum(body) + _END else Seal.WRONG
    return Seal.WRONG if '"seal"' in text else Seal.MISSING


def is_sealed(text: str) -> bool:
    """Return True if *text* is exactly what `text_of` once made."""
    return seal_of(text) is Seal.FITS


def up_to_seal(text: str) -> str:
    """Cut off anything after the end of a sealed text; return a text without a seal whole."""
    body, mark, rest = text.partition(_SEAL)
    return body + mark + rest[: len(_sum("")) + len(_END)] if mark else text


def json_of(value: object) -> str:
    """Format *value*, a document or part of one, as JSON."""
    return json.dumps(value, default=_plain, ensure_ascii=False)


def parsed_json(text: str | bytes) -> Any:
    """Parse *text* from outside; raise `ValueError` if it is no JSON, or nested too deeply to be read."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def fields_of(document: Document) -> Fields:
    """Return the fields of *document* by name, unconverted."""
    return {name: getattr(document, name) for name in document.types()}


def document_of(kind: type[D], found: Fields) -> D:
    """
    Build the document of this *kind* from parsed JSON fields, without checking bounds.

    Raises `LookupError`, `TypeError` or `ValueError` if a field has another type.
    """
    return kind(**{name: _typed(held, found[name]) for name, held in kind.types().items() if name in found})


def _typed(hint: Any, found: Any) -> Any:
    """Convert *found* to the type *hint*: JSON has no tuples, enumerations or times."""
    origin = get_origin(hint)
    if origin is tuple:
        return tuple(_typed(get_args(hint)[0], one) for one in _one_of(list, found))
    if origin is dict:
        return {name: _typed(get_args(hint)[1], one) for name, one in _one_of(dict, found).items()}
    if origin in (Union, UnionType):
        return None if found is None else _typed(get_args(hint)[0], found)
    if origin is Literal:
        return _one_of(type(get_args(hint)[0]), found)
    if hint is datetime:
        return datetime.fromisoformat(found)
    if issubclass(hint, Document):
        return document_of(hint, _one_of(dict, found))
    if issubclass(hint, Enum):
        return hint(found)
    return _one_of(hint, found)


def _one_of(kind: type, found: Any) -> Any:
    """Return *found* if it is exactly of this *kind*; else raise `TypeError`."""
    if type(found) is not kind:
        raise TypeError(f"{found!r:.80} is not a {kind.__name__}")
    return found


def _plain(value: object) -> object:
    if isinstance(value, Document):
        return fields_of(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} cannot be part of a document")


def _sum(body: str) -> str:
    return f"{crc32(body.encode('utf-8', 'surrogatepass')):08x}"
