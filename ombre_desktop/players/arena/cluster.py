"""Many machines at once, through a Dask scheduler; needs the extra ``cluster``."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import cast

from ombre_desktop.engine.errors import OmbreError


class NoClusterError(OmbreError):
    """A cluster was asked for that cannot be had."""


def on_cluster(address: str) -> Executor:
    """The workers of the Dask scheduler at *address*; `NoClusterError` if there is none, or no Dask here."""
    try:
        from distributed import Client  # noqa: PLC0415 - optional, and slow to load
    except ImportError as missing:
        raise NoClusterError("a cluster needs Dask: pip install 'ombre-desktop[cluster]'") from missing
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as wrong:
        raise NoClusterError(f"no scheduler answers at {address}: {wrong}") from wrong
    return cast("Executor", client.get_executor(pure=False))
