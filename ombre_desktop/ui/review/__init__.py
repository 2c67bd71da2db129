"""The review of a deal: every decision judged, shown along the deal, and luck told from skill."""
