"""The coach, who looks at the person's choices once a deal is over."""
