"""Problems: positions with one clear answer, set to the person at the table."""
