"""The runner of a trial: play its deals one by one on an executor."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from threading import Lock

from ombre_desktop import elsewhere
from ombre_desktop.players.arena.keeping import Kept
from ombre_desktop.players.arena.trial import Sample, Trial

_ALONE = Lock()
"""
A lock for the deals of one process: thinking is timed per process, so the threads of a process must take
turns.
"""


def played(
    trial: Trial, deals: int, executor: Executor, kept: Kept | None = None
) -> Iterator[dict[int, Sample]]:
    """
    Play deals 0 to *deals* - 1, and yield the samples so far, by number, after each finished deal.

    Deals in *kept* are not played again, and each finished deal is added to it. The results do not depend
    on the executor, nor on the order in which it finishes the deals.
    """
    found = {number: sample for number, sample in (kept.found if kept else {}).items() if number < deals}
    missing = [number for number in range(deals) if number not in found]
    futures: dict[Future[Sample], int] = {}
    try:
        for at in missing:  # thousands take seconds, and an interruption may come in the midst of them
            futures[executor.submit(deal_of, trial, at)] = at
        yield found
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
    """Play deal *number* of *trial* and return its sample."""
    with _ALONE:
        return trial.of_deal(number)


def in_order(found: dict[int, Sample]) -> list[Sample]:
    """Return the samples, sorted by the number of their deal."""
    return [found[number] for number in sorted(found)]


def processes(workers: int | None = None) -> Executor:
    """Return an executor with *workers* processes, or with one process per core."""
    alone = get_context("spawn")
    return ProcessPoolExecutor(workers or os.cpu_count(), mp_context=alone, initializer=_follow_the_first)


def _follow_the_first() -> None:
    """
    Make a worker ignore Ctrl-C, and end when the first process ends, even if that is killed.

    Ctrl-C reaches every process of a terminal, but only the first should decide what happens then.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    elsewhere.begin(_end_with_the_first, "ombre-first")


def _end_with_the_first() -> None:
    first = parent_process()
    if first is not None:
        first.join()
    os._exit(1)
