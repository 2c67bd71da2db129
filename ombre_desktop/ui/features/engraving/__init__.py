"""The picture of a deal, to keep or to send."""
