"""Records, codes and backups, from files, from the clipboard and dropped on the window."""
