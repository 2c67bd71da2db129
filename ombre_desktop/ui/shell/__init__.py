"""The program round the table: window, menus, dialogs, files."""

from ombre_desktop.qt_guard import guard_against_none_loss

# This must run before any module of this package uses Qt.
guard_against_none_loss()

from ombre_desktop.qt_imports import import_without_qt  # noqa: E402
from ombre_desktop.qt_place import tell_qt_its_plugins  # noqa: E402 - it uses Qt

import_without_qt()
tell_qt_its_plugins()
