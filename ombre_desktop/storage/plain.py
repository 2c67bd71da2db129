"""
Documents as text, and back without a check where the text is certainly our own.

A text that the program wrote ends in a *seal*, a checksum of what stands before it. While
the seal fits, nobody else has touched the text and it is taken as it is; what has been
edited, damaged or made by another hand goes through the checks of `checking`.
"""

from __future__ import annotations

import json
from dataclasses import fields
from datetime import datetime
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints
from zlib import crc32

Fields = dict[str, Any]
"""A document as JSON gives it."""


class Document:
    """
    Something kept as JSON: the base of frozen dataclasses.

    The annotations say what a field may be; nothing is checked when a document is made by
    the program. What a later version may have added to a file is passed over.
    """

    __slots__ = ()
    # Types are taken at their word, so that a damaged file is not read as something else.
    __pydantic_config__ = {"strict": True, "extra": "ignore", "allow_inf_nan": False}  # noqa: RUF012

    @classmethod
    @cache
    def types(cls) -> dict[str, Any]:
        """The names of the fields, and what each may hold."""
        hints = get_type_hints(cls)
        return {field.name: hints[field.name] for field in fields(cls)}  # type: ignore[arg-type]


D = TypeVar("D", bound=Document)

_SEAL = ',\n "seal": "'
_END = '"\n}\n'


def text_of(document: Document) -> str:
    """The file of *document*: JSON with one field a line, sealed."""
    lines = ",\n ".join(f'"{name}": {json_of(value)}' for name, value in fields_of(document).items())
    body = f"{{\n {lines}"
    return f"{body}{_SEAL}{_sum(body)}{_END}"


def is_sealed(text: str) -> bool:
    """True if *text* is, to the letter, what `text_of` once made."""
    body, seal, rest = text.rpartition(_SEAL)
    return bool(seal) and rest == _sum(body) + _END


def json_of(value: object) -> str:
    """*value*, a document or part of one, as JSON."""
    return json.dumps(value, default=_plain, ensure_ascii=False)


def fields_of(document: Document) -> Fields:
    """The fields of *document* by name, as they are."""
    return {name: getattr(document, name) for name in document.types()}


def document_of(kind: type[D], found: Fields) -> D:
    """
    The document of this *kind* that JSON gave the fields of, unchecked.

    Raises `LookupError`, `TypeError` or `ValueError` if they make none.
    """
    return kind(**{name: _typed(held, found[name]) for name, held in kind.types().items() if name in found})


def _typed(hint: Any, found: Any) -> Any:
    """*found* as *hint* has it: JSON knows no tuples, words of a list, or times."""
    origin = get_origin(hint)
    if origin is tuple:
        return tuple(_typed(get_args(hint)[0], one) for one in found)
    if origin is dict:
        return {name: _typed(get_args(hint)[1], one) for name, one in found.items()}
    if origin in (Union, UnionType):
        return None if found is None else _typed(get_args(hint)[0], found)
    if hint is datetime:
        return datetime.fromisoformat(found)
    if isinstance(hint, type) and issubclass(hint, Document):
        return document_of(hint, found)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(found)
    return found


def _plain(value: object) -> object:
    if isinstance(value, Document):
        return fields_of(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} is nothing that a document holds")


def _sum(body: str) -> str:
    return f"{crc32(body.encode('utf-8', 'surrogatepass')):08x}"
