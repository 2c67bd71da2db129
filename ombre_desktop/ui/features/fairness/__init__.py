"""The cut before a sitting, and the check of a shuffle."""
