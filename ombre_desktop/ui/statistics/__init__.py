"""The statistics: the dialog, its tables and its painted charts."""
