"""SHA-256 without OpenSSL, which `hashlib` would load: three megabytes, and a moment at every start."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Protocol, cast


class Digest(Protocol):
    """A checksum of bytes, as in `hashlib`."""

    def digest(self) -> bytes:
        """Return the checksum as bytes."""
        ...

    def hexdigest(self) -> str:
        """Return the checksum in hexadecimal digits."""
        ...


def _constructor() -> Callable[[bytes], Digest]:
    """Return Python's own implementation, by its name from 3.12 on or before, or else that of `hashlib`."""
    for name in ("_sha2", "_sha256"):
        with suppress(ImportError):
            return cast("Callable[[bytes], Digest]", import_module(name).sha256)
    # Named here, so that a frozen program carries it, and with it the implementations above.
    from hashlib import sha256

    return sha256


sha256 = _constructor()
