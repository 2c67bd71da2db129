"""The feature that asks seven people about one decision."""
