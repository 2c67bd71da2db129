"""The program round the table: window, menus, dialogs, files."""

from ombre_desktop.qt_guard import guard_against_none_loss

# Here, so that it comes before whatever a module of this package asks of Qt.
guard_against_none_loss()
