"""An executor on many machines, through a Dask scheduler; needs the extra ``cluster``."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

from ombre_desktop.engine.errors import OmbreError

P = ParamSpec("P")
T = TypeVar("T")


class NoClusterError(OmbreError):
    """The requested cluster is not available."""


class Cluster(Executor):
    """An executor on the workers of a Dask scheduler; shutting it down leaves the scheduler running."""

    def __init__(self, client: Any) -> None:
        self._client = client
        # Not *pure*: results cached from another run must not be used.
        self._tasks = client.get_executor(pure=False)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Call *fn* on one of the workers."""
        future: Future[T] = self._tasks.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        """Disconnect from the scheduler, and cancel all tasks that are not finished."""
        self._tasks.shutdown(wait)
        self._client.close()


def on_cluster(address: str) -> Executor:
    """Connect to the Dask scheduler at *address*; raise `NoClusterError` if it or Dask is missing."""
    try:
        from distributed import Client  # optional, and slow to load
    except ImportError as missing:
        raise NoClusterError("a cluster needs Dask: pip install 'ombre-desktop[cluster]'") from missing
    try:
        return Cluster(Client(address, timeout=10))
    except (OSError, ValueError) as wrong:
        raise NoClusterError(f"no Dask scheduler answers at {address}: {wrong}") from wrong
