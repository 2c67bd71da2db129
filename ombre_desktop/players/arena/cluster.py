"""Many machines at once, through a Dask scheduler; needs the extra ``cluster``."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

from ombre_desktop.engine.errors import OmbreError

P = ParamSpec("P")
T = TypeVar("T")


class NoClusterError(OmbreError):
    """A cluster was asked for that cannot be had."""


class Cluster(Executor):
    """The workers of a Dask scheduler; whoever shuts it down leaves it, and it goes on for others."""

    def __init__(self, client: Any) -> None:
        self._client = client
        # Not *pure*: nothing is taken from the results of another program's run.
        self._tasks = client.get_executor(pure=False)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have *fn* called by some worker."""
        future: Future[T] = self._tasks.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        """Leave the scheduler; what it has not finished is cancelled."""
        self._tasks.shutdown(wait)
        self._client.close()


def on_cluster(address: str) -> Executor:
    """The workers of the Dask scheduler at *address*; `NoClusterError` if there is none, or no Dask here."""
    try:
        from distributed import Client  # noqa: PLC0415 - optional, and slow to load
    except ImportError as missing:
        raise NoClusterError("a cluster needs Dask: pip install 'ombre-desktop[cluster]'") from missing
    try:
        return Cluster(Client(address, timeout=10))
    except (OSError, ValueError) as wrong:
        raise NoClusterError(f"no scheduler answers at {address}: {wrong}") from wrong
