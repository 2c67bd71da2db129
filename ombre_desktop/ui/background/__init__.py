"""Background work, done in another thread or in steps over turns of the event loop."""
