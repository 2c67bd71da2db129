"""Cards that are played for the person: a rest that is certain, the only answer, and the expert's choice."""
