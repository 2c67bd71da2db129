"""Pictures of the table in every phase of a deal, for people to check."""
