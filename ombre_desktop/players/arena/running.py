"""A trial played deal by deal, wherever an executor has room for it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from threading import Lock

from ombre_desktop.players.arena.keeping import Kept
from ombre_desktop.players.arena.trial import Sample, Trial

CHUNK = 1
"""Deals that are sent out together; whoever is stopped waits for those that were sent."""

_ALONE = Lock()
"""Thinking is timed by the processor time of its process: the threads of a worker take turns."""


def played(
    trial: Trial, deals: int, executor: Executor, kept: Kept | None = None
) -> Iterator[dict[int, Sample]]:
    """
    All that is found so far, after each part that is finished: the deals from 0 to *deals* by number.

    What *kept* has is not played again, and whatever is finished is added to it. The deals
    are the same whatever the executor is, and in whatever order it finishes them.
    """
    found = {number: sample for number, sample in (kept.found if kept else {}).items() if number < deals}
    missing = [number for number in range(deals) if number not in found]
    chunks = [missing[at : at + CHUNK] for at in range(0, len(missing), CHUNK)]
    futures: list[Future[dict[int, Sample]]] = [executor.submit(deals_of, trial, chunk) for chunk in chunks]
    yield found
    try:
        for future in as_completed(futures):
            part = future.result()
            if kept:
                kept.add(part)
            found.update(part)
            yield found
    finally:
        for future in futures:
            future.cancel()


def deals_of(trial: Trial, numbers: Sequence[int]) -> dict[int, Sample]:
    """What these deals tell."""
    with _ALONE:
        return {number: trial.of_deal(number) for number in numbers}


def in_order(found: dict[int, Sample]) -> list[Sample]:
    """The samples by the number of their deal."""
    return [found[number] for number in sorted(found)]


def processes(workers: int | None = None) -> Executor:
    """So many processes of this machine; one for each of its cores without a number."""
    return ProcessPoolExecutor(
        workers or os.cpu_count(), mp_context=get_context("spawn"), initializer=_leave_stopping_to_the_first
    )


def _leave_stopping_to_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; only the first decides what happens then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
