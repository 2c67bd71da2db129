"""A deal that was played, gone through again at the table."""
