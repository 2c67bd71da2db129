"""
Values: objects of a few named fields that never change.

They are a lighter replacement for frozen, slotted dataclasses, with the same syntax. A dataclass
generates and compiles its methods for each class, which takes half a millisecond; here all methods
but the constructor are shared. The program has two hundred kinds of values, so it starts a tenth of
a second sooner. Making a value takes little more than half the time.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, NoReturn, TypeVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Kind(type):
    """
    The metaclass of values.

    The fields of a kind are those of its base and those annotated in its body, except a
    ``ClassVar``; a value assigned there is the field's default.
    """

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Kind:
        """Create a class with a slot for each of its fields."""
        annotated: dict[str, str] = body.get("__annotations__", {})
        own = tuple(field for field, what in annotated.items() if not what.startswith("ClassVar"))
        defaults = {field: body.pop(field) for field in own if field in body}
        kind: Any = super().__new__(mcs, name, bases, {**body, "__slots__": own})
        kind.__match_args__ = kind._fields = (*getattr(kind, "_fields", ()), *own)  # type: ignore[misc]
        if own:
            kind._defaults = {**kind._defaults, **defaults}
            kind._parts = attrgetter(*kind._fields)
            kind.__init__ = _constructor_at_first_use(kind)
        made: Kind = kind
        return made


def _constructor_at_first_use(kind: Any) -> Callable[..., None]:
    """
    Return an ``__init__`` that puts the generated one in its place.

    Generating is two thirds of the cost of a kind, and most kinds have no value when the table is ready.
    """

    def first(self: object, *values: object, **named: object) -> None:
        kind.__init__ = _constructor(kind)
        kind.__init__(self, *values, **named)

    return first


def _constructor(kind: Any) -> Callable[..., None]:
    """Generate the ``__init__`` of *kind*; it names the fields, so classes cannot share it."""
    fields, defaults = kind._fields, kind._defaults
    given = ", ".join(f"{field}=default_{field}" if field in defaults else field for field in fields)
    steps = "; ".join(f"set_{field}(self, {field})" for field in fields)
    # Assignment to a field is refused, so the constructor sets each field through its slot.
    scope: dict[str, Any] = {f"set_{field}": getattr(kind, field).__set__ for field in fields}
    scope |= {f"default_{field}": default for field, default in defaults.items()}
    exec(f"def __init__(self, {given}): {steps}", scope)
    constructor: Callable[..., None] = scope["__init__"]
    return constructor


class Value(metaclass=Kind):
    """
    Base class of all values, which are equal if they have the same class and equal fields.

    Fields can be given by position or by name, and matched by position.
    """

    _fields: ClassVar[tuple[str, ...]]
    _defaults: ClassVar[dict[str, object]] = {}
    _parts: ClassVar[attrgetter[Any]] = attrgetter("__class__")
    """The getter of all fields at once; for a kind without fields, of its class."""

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return self is other or self._parts(self) == self._parts(other)

    def __hash__(self) -> int:
        return hash(self._parts(self))

    def __repr__(self) -> str:
        fields = ", ".join(f"{field}={getattr(self, field)!r}" for field in self._fields)
        return f"{type(self).__qualname__}({fields})"

    def __setattr__(self, name: str, to: object) -> NoReturn:
        raise AttributeError(f"{name!r} cannot be set: {type(self).__name__} is a value")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{name!r} cannot be deleted: {type(self).__name__} is a value")

    def __reduce__(self) -> tuple[type[Value], tuple[object, ...]]:
        return type(self), tuple(getattr(self, field) for field in self._fields)


made = tuple.__new__
"""A constructor of named tuples from all their fields, twice as fast as the usual one."""

V = TypeVar("V")


def replace(value: V, **changes: object) -> V:
    """Return a copy of a value, named tuple or dataclass with some fields changed."""
    fields: Any = getattr(value, "_fields", None) or value.__dataclass_fields__  # type: ignore[attr-defined]
    return type(value)(**{field: getattr(value, field) for field in fields} | changes)
