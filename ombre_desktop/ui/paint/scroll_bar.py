"""The look of an upright scroll bar, the same in the dialogs and on the table."""

SCROLL_BAR = """
QScrollBar:vertical { background: transparent; width: $s14; margin: 0; }
QScrollBar::handle { background: $grip; border-radius: $s4; margin: $s3; }
QScrollBar::handle:hover { background: $gold; }
QScrollBar::handle:vertical { min-height: $s26; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
"""A stylesheet, a template with placeholders for colours and lengths."""
