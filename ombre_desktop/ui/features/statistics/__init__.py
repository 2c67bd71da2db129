"""The statistics of all deals, with the deals behind each figure."""
