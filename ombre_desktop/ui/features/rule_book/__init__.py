"""The rule book, opened at the page for the situation."""
