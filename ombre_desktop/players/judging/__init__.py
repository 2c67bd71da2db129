"""The judging of decisions: what each one cost, and how luck and skill share a deal."""
