"""The base class of all documents, apart from the codec, which the first frame does without."""

from __future__ import annotations

from dataclasses import Field, fields
from functools import cache
from typing import Any, ClassVar, get_type_hints


class Document:
    """
    Base class of documents kept as JSON, which are frozen dataclasses.

    The annotations say what a field may be; nothing is checked when the program makes a document.
    Fields that a later version may have added to a file are ignored.
    """

    __slots__ = ()
    # Types are strict, so that a damaged file is not read as something else.
    __pydantic_config__: ClassVar = {"strict": True, "extra": "ignore", "allow_inf_nan": False}
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @classmethod
    @cache
    def types(cls) -> dict[str, Any]:
        """Return the names of the fields with their types."""
        hints = get_type_hints(cls)
        return {field.name: hints[field.name] for field in fields(cls)}
