"""The program round the table: window, menus, dialogs, files."""
