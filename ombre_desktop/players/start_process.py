"""
Start-up file of the players' process, run by its path: ``python -I -S …/players/start_process.py``.

Python then imports only from its own library and the folder of this package. It ignores the current folder,
``PYTHONPATH`` and installed packages; the players need none of them.
"""

import gc
import os
import sys

if __name__ == "__main__":
    # Everything that is loaded stays; scanning it for garbage would take a fifth of the start-up time.
    gc.disable()
    sys.path.append(os.path.abspath(os.path.join(os.path.dirname(__file__), os.pardir, os.pardir)))

    from ombre_desktop.players.process import main

    main()
