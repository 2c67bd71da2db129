"""The lessons' list, with exercises, problems, and what was missed and comes back."""
