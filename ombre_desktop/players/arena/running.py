"""A trial played deal by deal, wherever an executor has room for it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from threading import Lock, Thread

from ombre_desktop.players.arena.keeping import Kept
from ombre_desktop.players.arena.trial import Sample, Trial

_ALONE = Lock()
"""Thinking is timed by the processor time of its process: the threads of a worker take turns."""


def played(
    trial: Trial, deals: int, executor: Executor, kept: Kept | None = None
) -> Iterator[dict[int, Sample]]:
    """
    All that is found so far, after each deal that is finished: the deals from 0 to *deals* by number.

    What *kept* has is not played again, and whatever is finished is added to it. The deals
    are the same whatever the executor is, and in whatever order it finishes them.
    """
    found = {number: sample for number, sample in (kept.found if kept else {}).items() if number < deals}
    missing = [number for number in range(deals) if number not in found]
    futures: dict[Future[Sample], int] = {executor.submit(deal_of, trial, at): at for at in missing}
    yield found
    try:
        for future in as_completed(futures):
            number, sample = futures[future], future.result()
            if kept:
                kept.add(number, sample)
            found[number] = sample
            yield found
    finally:
        for future in futures:
            future.cancel()


def deal_of(trial: Trial, number: int) -> Sample:
    """What this deal tells."""
    with _ALONE:
        return trial.of_deal(number)


def in_order(found: dict[int, Sample]) -> list[Sample]:
    """The samples by the number of their deal."""
    return [found[number] for number in sorted(found)]


def processes(workers: int | None = None) -> Executor:
    """So many processes of this machine; one for each of its cores without a number."""
    return ProcessPoolExecutor(
        workers or os.cpu_count(), mp_context=get_context("spawn"), initializer=_follow_the_first
    )


def _follow_the_first() -> None:
    """
    Ctrl-C reaches every process of a terminal; only the first decides what happens then.

    When that one is gone, though it was killed, nobody waits for a result any more.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = parent_process()
    if first is not None:
        first.join()
    os._exit(1)
