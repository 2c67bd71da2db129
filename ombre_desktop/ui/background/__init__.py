"""Work beside the table: in another thread, or a step in each turn of the event loop."""
