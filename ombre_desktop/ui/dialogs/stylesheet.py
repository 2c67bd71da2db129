"""
The stylesheet of the dialogs, a template with placeholders for colours and sizes (see `style`).

Nothing here depends on the focus, which `ring` shows.
"""

from ombre_desktop.ui.paint.scroll_bar import SCROLL_BAR

NO_ARROW = "QComboBox::drop-down { border: none; width: $s26; } QComboBox::down-arrow { image: none; }"
"""The rule for drop-down boxes that draw their arrows themselves."""

STYLESHEET = (
    SCROLL_BAR
    + """
* { font-family: "$sans"; font-size: $line; outline: none; }
QDialog {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $ground_top, stop:1 $ground_bottom);
    color: $text;
}
QWidget[part="bare"], QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }
QScrollArea { border: none; }
QLabel, QCheckBox, QRadioButton { color: $text; background: transparent; }
QLabel:disabled, QCheckBox:disabled { color: $disabled; }

QLabel[part="title"] { font-family: "$serif"; font-size: $title; font-weight: 600; color: $text; }
QLabel[part="section"] { font-family: "$serif"; font-size: $section; font-weight: 600; color: $gold; }
QLabel[part="name"] { font-size: $line; font-weight: 600; }
QLabel[part="note"] { font-size: $small; color: $muted; }
QLabel[part="saying"] { font-family: "$serif"; font-size: $saying; color: $muted; }
QLabel[part="figure"] { font-family: "$serif"; font-size: $name; font-weight: 600; }
QFrame[part="rule"] { background: $brass; border: none; min-height: 1px; max-height: 1px; }

QGroupBox[part="panel"] {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $lacquer_top, stop:1 $lacquer_bottom);
    border: 1px solid $brass_dark; border-radius: $s8;
}
QFrame[part="sheet"] {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $paper_top, stop:1 $paper_bottom);
    border: 1px solid $brass_dark; border-radius: $s8;
}
QFrame[part="sheet"] QLabel { color: $ink; }
QFrame[part="sheet"] QLabel[part="note"] { color: $faint_ink; }
QFrame[part="sheet"] QLabel[part="section"] { color: $ink; }

QPushButton {
    font-size: $button; font-weight: 600; color: $text; padding: $s6 $s18; border-radius: $s8;
    border: 2px solid $brass_dark; min-width: $s26; min-height: $push_least;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $lacquer_top, stop:1 $lacquer_bottom);
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $lacquer_bottom; }
QPushButton:disabled { color: $disabled; border-color: $brass_faint; }
QPushButton[part="gold"] {
    color: $leaf_ink; border-color: $brass_dark;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
        stop:0 $leaf_top, stop:0.5 $leaf_middle, stop:1 $leaf_bottom);
}
QPushButton[part="gold"]:hover { background: $leaf_top; }
QPushButton[part="gold"]:disabled {
    color: $disabled; border-color: $brass_faint;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $lacquer_top, stop:1 $lacquer_bottom);
}
QPushButton[part="link"] {
    border: 2px solid transparent; background: transparent; color: $gold; text-align: left;
    padding: $s4 $s6; min-height: $field_least; text-decoration: underline;
}
QPushButton[part="link"]:hover { color: $text; }
QPushButton[part="link"]:disabled { color: $muted; text-decoration: none; }
QPushButton[part="fold"] {
    border: none; border-top: 1px solid $brass_faint; border-radius: 0px; background: transparent;
    font-family: "$serif"; font-size: $name; color: $text; text-align: left;
    padding: $s8 $s6 $s8 $s26; min-height: $field_least;
}
QPushButton[part="fold"]:hover { color: $gold; }

QFrame[part="sheet"] QPushButton[part="link"] { color: $ink; text-decoration: underline; }
QFrame[part="sheet"] QPushButton[part="link"]:hover { color: $paper_edge; }

QPushButton[part="step"] { padding: $s4 $s3; min-width: $step_least; min-height: $field_least; }

QComboBox, QLineEdit, QSpinBox {
    color: $ink; border: 2px solid $brass_dark; border-radius: $s4; padding: $s4 $s8;
    min-height: $field_least;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $paper_top, stop:1 $paper_bottom);
    selection-background-color: $paper_edge; selection-color: $paper_top;
}
QSpinBox { padding-right: $s26; }
QComboBox { padding-right: $s2; }
QComboBox:hover, QSpinBox:hover { background: $paper_hover; }
QComboBox:disabled { color: $disabled; background: $well; border-color: $brass_faint; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: $s26; border: none; background: transparent;
}
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; }
QSpinBox QLineEdit { border: none; padding: 0; background: transparent; min-height: 0; }
"""
    + NO_ARROW
    + """
QComboBox QAbstractItemView {
    color: $ink; background: $paper_top; border: 1px solid $paper_edge; padding: $s3; outline: none;
    selection-background-color: $paper_edge; selection-color: #ffffff;
}
QComboBox QAbstractItemView::item { min-height: $option_least; padding: $s2 $s6; }

QRadioButton {
    border: 2px solid $brass_faint; border-radius: $s8; padding: $s5 $s14; spacing: 0px;
    min-height: $radio_least; min-width: $radio_broad;
    background: $well; color: $text;
}
QRadioButton::indicator { width: 0px; height: 0px; border: none; image: none; background: transparent; }
QRadioButton:hover { background: $hover; }
QRadioButton:checked {
    color: $leaf_ink; border-color: $brass_dark; font-weight: 600;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $leaf_top, stop:1 $leaf_middle);
}
QRadioButton:disabled { color: $disabled; border-color: $brass_faint; background: $well; }

QCheckBox {
    spacing: $s10; padding: $s4 $s6; border: 2px solid transparent; border-radius: $s4;
    min-height: $tick_least;
}
QCheckBox::indicator {
    width: $s18; height: $s18; border: 2px solid $brass_dark; border-radius: $s4; background: $paper_top;
}

QSlider { min-height: $slider; }
QSlider::groove:horizontal {
    height: $s6; background: $well; border: 1px solid $brass_dark; border-radius: $s3;
}
QSlider::sub-page:horizontal { background: $leaf_middle; border: 1px solid $brass_dark; border-radius: $s3; }
QSlider::handle:horizontal {
    width: $handle; margin: -$handle_out 0; border-radius: $handle_round;
    border: 2px solid $brass_dark; background: $leaf_top;
}

QProgressBar {
    font-family: "$serif"; font-size: $name; font-weight: 600; color: $ink; text-align: center;
    border: 2px solid $brass_dark; border-radius: $s8; min-height: $s26;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $paper_bottom, stop:1 $paper_top);
}
QProgressBar::chunk {
    border-radius: $s4;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
        stop:0 $leaf_top, stop:0.5 $leaf_middle, stop:1 $leaf_bottom);
}

QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:horizontal { background: transparent; height: $s14; margin: 0; }
QTextBrowser QScrollBar::handle, QPlainTextEdit QScrollBar::handle, QTableView QScrollBar::handle,
QFrame[part="sheet"] QScrollBar::handle,
QComboBox QScrollBar::handle { background: $paper_edge; }
QScrollBar::handle:horizontal { min-width: $s26; }

QTextBrowser, QPlainTextEdit {
    color: $ink; border: 2px solid $brass_dark; border-radius: $s8;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $paper_top, stop:1 $paper_bottom);
    selection-background-color: $paper_edge; selection-color: #ffffff;
}

QListWidget {
    color: $text; background: $well; border: 2px solid $brass_faint; border-radius: $s8; outline: none;
    padding: $s4;
}
QListWidget::item { padding: $s5 $s8; border-radius: $s4; min-height: $row_least; }
QListWidget::item:hover { background: $hover; }
QListWidget::item:selected {
    color: $leaf_ink;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $leaf_top, stop:1 $leaf_middle);
}

QListWidget[part="sheet"] {
    color: $ink; border: 2px solid $brass_dark;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $paper_top, stop:1 $paper_bottom);
}

QTableView {
    color: $ink; background: $paper_top; alternate-background-color: $paper_bottom;
    border: 2px solid $brass_dark; border-radius: $s8; gridline-color: $rule; outline: none;
    selection-background-color: $chosen; selection-color: $ink;
}
QTableView::item { padding: $s3 $s8; }
QTableView QTableCornerButton::section { background: $paper_bottom; border: none; }
QHeaderView { background: $paper_bottom; border: none; }
QHeaderView::section {
    font-weight: 600; color: $ink; background: $paper_bottom; padding: $s5 $s8; border: none;
    border-bottom: 2px solid $paper_edge;
}
QTableView QHeaderView { background: transparent; }
QTableView QHeaderView::section:first { border-top-left-radius: $s6; }
QTableView QHeaderView::section:last { border-top-right-radius: $s6; }
QFileDialog QTreeView, QFileDialog QListView {
    color: $ink; background: $paper_top; border: 2px solid $brass_dark; border-radius: $s8;
    selection-background-color: $chosen; selection-color: $ink;
}
QFileDialog QTreeView::item, QFileDialog QListView::item {
    min-height: $row_least; padding: $s2 $s4; color: $ink;
}
QFileDialog QTreeView::item:selected, QFileDialog QListView::item:selected { background: $chosen; }
QToolButton { border: 2px solid $brass_dark; border-radius: $s4; padding: 0; background: $paper_bottom; }
QToolButton:hover { background: $paper_hover; }
QToolTip { color: $ink; background: $paper_top; border: 1px solid $brass_dark; padding: $s4; }
"""
)
