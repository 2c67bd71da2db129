"""
A measured child process: computers play many deals, and the memory is measured after the first, the middle
and the last.
"""

from __future__ import annotations

import sys

from report import Report, resident
from table import LIVELY, Table, application

from ombre_desktop.storage.display_options import Speed
from ombre_desktop.value import replace


def main() -> None:
    deals = int(sys.argv[1])
    made = application()
    report = Report()
    table = Table(replace(LIVELY, speed=Speed.NONE))
    table.app.desk.player.trick_hold = 0
    table.show()
    number = 0

    def weigh() -> None:
        nonlocal number
        sitting = table.app.controller.sitting
        if sitting is None or sitting.state is None or not sitting.state.is_over:
            return
        number += 1
        if number % 10 == 0:
            print(f"{number} of {deals} deals", file=sys.stderr, flush=True)
        for name, at in (("first", 1), ("half", deals // 2), ("last", deals)):
            if number == at:
                report.sizes[name] = resident()

    table.app.desk.quiet.connect(weigh)
    table.play(deals, "random", "random", "random")
    table.close()
    del made
    report.end()


main()
