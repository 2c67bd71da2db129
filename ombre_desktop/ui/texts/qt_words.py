"""
Words of Qt's own dialogs that its catalogues lack, or have in another country's form.

Qt asks for them by these contexts, and finds them in the program's catalogue before its own.
"""

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP

OF_FILES = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "File &name:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
)
"""Labels of a dialog for a file: Qt 6.11 gave two of them keys, and its only Portuguese is that of Brazil."""
