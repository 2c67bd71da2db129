"""The replacement of the sketch in the window by the real table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLockFile, QTimer
from PySide6.QtWidgets import QApplication

from ombre_desktop.storage.arrivals import is_waiting
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.errands import forget_errands
from ombre_desktop.storage.first_look import FirstLook
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.outside import games_outside
from ombre_desktop.storage.problems import is_newer
from ombre_desktop.ui.background.memory import collect_when_idle
from ombre_desktop.ui.background.opening import Steps
from ombre_desktop.ui.paint.colour_scheme import heed_contrast
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept import Kept
from ombre_desktop.ui.session.kept_preferences import preferences_of
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.players_process import PlayersProcess
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.ui.shell.defects import Defects
from ombre_desktop.ui.shell.icon import window_icon
from ombre_desktop.ui.shell.lock import is_held_elsewhere
from ombre_desktop.ui.shell.outside_games import OutsideGames
from ombre_desktop.ui.shell.start import Start
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.texts.error_messages import newer_program, no_players, open_already
from ombre_desktop.value import replace


def move_in(window: TableWindow, start: Start, process: PlayersProcess) -> Steps[App]:
    """Put the real table into *window*, and open the kept sitting as soon as it is read."""
    QApplication.setWindowIcon(window_icon())
    keeper = keeper_of(start.folders, start.lock)
    yield
    preferences = _as_seen(start.seen) if keeper is None else preferences_of(keeper.preferences())
    yield
    families = load_fonts()
    yield
    app = App(window, families, preferences, PlayerRunner(process=process))
    Defects(app.tell, window).listen()
    process.failing.connect(lambda details: _tell_no_players(app, details))
    yield
    if keeper is None:
        open_kept(app, None, None, start.options)
    else:
        # Read in another thread, since a sitting may be long.
        keeper.fetch(lambda kept: open_kept(app, keeper, kept, start.options))
    QTimer.singleShot(0, window, collect_when_idle)
    return app


def _as_seen(look: FirstLook) -> Preferences:
    """Return preferences with the *look* of the first frame, for a copy that reads no others."""
    return Preferences(cloth=look.cloth, chrome=look.chrome, text_scale=look.text)


def keeper_of(folders: Folders, lock: QLockFile) -> Keeper | None:
    """Return the keeper, or None if another copy has the lock."""
    if is_held_elsewhere(lock):
        return None
    forget_errands(folders)
    if is_waiting(folders):
        from ombre_desktop.storage.restore import take_place

        take_place(folders)
    return Keeper(folders)


def open_kept(app: App, keeper: Keeper | None, kept: Kept | None, options: Options) -> None:
    """Open the kept sitting, or ask for a new game; in a second copy, say that Ombre is open already."""
    if keeper is None or kept is None:
        _tell_open_already(app)
        return
    if is_newer(kept.problems):
        _tell_newer(app, kept)
        kept = replace(kept, problems=())
        keeper.close()
    else:
        app.keep_with(keeper, kept.preferences)
        keeper.look_after_history()
    # If the system wants less motion or another contrast, the table is told afterwards.
    heed_contrast(app.follow_system)
    outside = games_outside(keeper.folders)
    if outside is None or kept.problems:
        app.open(kept, options.record)
    else:
        _offer_games(app, keeper, outside, lambda copied: app.open(copied or kept, options.record))
    QTimer.singleShot(0, app, lambda: _listen(app, keeper.folders))


def _listen(app: App, folders: Folders) -> None:
    """Follow the wishes of the system, and do the errands of other starts, once the table has been laid."""
    from ombre_desktop.ui.shell.errands import ErrandHost
    from ombre_desktop.ui.shell.system_wishes import SystemWishes

    SystemWishes(app)
    ErrandHost(folders, app.window, app.show_file)


def _offer_games(app: App, keeper: Keeper, outside: Folders, then: Callable[[Kept | None], None]) -> None:
    """Offer to copy another installation's games; if no game is begun meanwhile, pass them to *then*."""
    games = OutsideGames(outside, app.messages, app.choices)
    games.offer(keeper, lambda kept: then(kept) if app.sitting is None else None)


def _tell_no_players(app: App, details: str) -> None:
    """Say that simpler players have taken the computer players' places."""
    app.tell(no_players(details))


def _tell_newer(app: App, kept: Kept) -> None:
    """Say that the files belong to a newer version, and that this version leaves them alone."""
    app.tell(newer_program(kept.problems))


def _tell_open_already(app: App) -> None:
    """Say that another copy of the program is open, and close with the message."""
    app.tell_and_close(open_already())
