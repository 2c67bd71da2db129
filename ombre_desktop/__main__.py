"""Start the table: ``ombre-desktop [FILE.ombre]``, or ``python -m ombre_desktop``."""

import sys

from ombre_desktop.frozen import is_frozen, settle
from ombre_desktop.isolation import isolate
from ombre_desktop.terminal import command


def main() -> int:
    """Run the program, importing only the parts that its option needs."""
    isolate()
    if is_frozen():
        settle()
    if sys.argv[1:2] == ["--players"]:
        # A frozen program serves as its own players' process.
        from ombre_desktop.players.process import main as serve  # 35 ms

        serve()
        return 0
    if sys.argv[1:2] == ["--sheets"]:
        # Any program serves as the process that draws the sheets of a deck.
        from ombre_desktop.ui.features.deck_sheets.process import main as draw  # 150 ms

        return draw(sys.argv[2])
    return command(_run)


def _run() -> int:
    """Open the table; if the start fails, print a sentence that says why."""
    try:
        from ombre_desktop.ui.entry import run  # 99 ms, and players do not need it

        return run(sys.argv[1:])
    except OSError:
        raise  # `command` reports it
    except Exception as error:  # any error, since the people who play cannot read a traceback
        from ombre_desktop.failed_start import tell  # 5 ms

        return tell(error)


if __name__ == "__main__":
    sys.exit(main())
