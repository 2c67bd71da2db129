"""The painted table in words: invisible labels for screen readers and the keyboard."""
